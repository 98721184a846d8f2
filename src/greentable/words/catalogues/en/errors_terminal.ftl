### What was wrong with what somebody typed, in a command line or in a game in the terminal.
### Words after -- are typed so in every language. $file is a file's name, $why what the system says.

## Names, seats and bots

error-play-names = { $names ->
    [one] one name
   *[other] { $names } names
} for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
error-play-name = { $name } is not a name: 1 to { $most } printable characters wanted
error-play-names-alike = two seats cannot have the same name
error-play-seat = there is no seat { $seat } at a table of { $seats }
error-play-watch = --watch and --seat: either watch or play
error-play-together = { $option } and { $other }: only one of them
error-play-nobody = --people: { $name } does not sit at this table; { $names } do
error-play-bots = { $bots ->
    [one] one bot
   *[other] { $bots } bots
} for { $seats ->
    [0] no free seat
    [one] one free seat
   *[other] { $seats } free seats
}
error-play-pace = --pace { $pace }: from 0 to 60 seconds

## Rules

error-play-ruleset = --ruleset already names an edition: leave out --edition
error-play-set = --set { $switch }: a value is missing, as in { $switch }={ $value }
error-play-other-half = --other-half: in the recipe challenge no nine cards are left over

## Saving and going on

error-play-save = cannot write { $file }: { $why }
error-play-save-no-file = { $file } is not an ordinary file: a game needs a file of its own
error-play-save-exists = { $file } already exists: name another file, or go on with the game in it by --resume
error-play-save-where = Which file? Type: save FILE
# $option is an option like --seats.
error-play-resume = { $option } cannot go with --resume: the saved game has its own
# $found and $wanted are names of games.
error-play-resume-game = { $file } is a game of { $found }, not of { $wanted }
error-play-delete-which = --delete needs the name of a game, as `greentable games` lists it
error-play-no-game = there is no game { $name } here: `greentable games` lists those that there are
error-play-resume-seed = { $file } has no seed, so nobody knows which cards come next
error-play-resume-cards = the cards of { $file } were not dealt from its seed: it cannot go on
error-play-recipe-book = --recipe-book: the saved game was played with other recipes
error-play-other-half-file = { $file } is another game than the other half: move it away first
error-play-deck-order = the cards of this game were given, not dealt from its seed: give them again with --deck-order

## Deck orders of Grass, in a file

error-deck-order-size = { $file } is too large for deck orders: at most { $most } bytes
error-deck-order-file = cannot read { $file }: { $why }
error-deck-order-encoding = cannot read { $file }: it is not text in UTF-8
error-deck-order-empty = no deck order: cards by their codes wanted
# $code is the two letters of a card.
error-deck-order-cards = the deck order of round { $round } has { $found } × { $code }; this deck has { $wanted }

## Decks and recipes of Grove, in files

error-grove-file = cannot read { $file }: { $why }
error-grove-file-size = { $file } is too large: at most { $most } bytes
error-grove-file-nested = { $file }: too many brackets inside each other
error-grove-file-encoding = { $file }, line { NUMBER($line, useGrouping: 0) }: found the byte { $byte }, UTF-8 wanted

## The solver's command line

error-solve-numbers = { $option }: numbers with commas between them wanted, number { $place } is { $found }
error-solve-recipes-dealt = --recipes dealt goes with --seed
error-solve-file = cannot write { $file }: { $why }
error-solve-folder = cannot write { $file }: there is no folder { $folder }
error-solve-no-drawing = { $file } exists and is not a drawing: it is not overwritten

## In a game of Grass. $text is what was typed.

error-play-grass-empty = Type a number of the list, a move as in play PA, or ? for help.
error-play-grass-word = Unknown command “{ $text }”: type a number of the list, a move as in play PA, or ? for help.
error-play-grass-number = “{ $text }” is not a number of the list: { $most ->
    [0] 0 ends your turn.
   *[other] type one from 1 to { NUMBER($most, useGrouping: 0) }.
}
# $words is a row of commands.
error-play-grass-unclear = “{ $text }” could be { $words }.
# $words are some of $count moves that were meant.
error-play-grass-several = “{ $text }” could be { $count } moves: { $words }{ $count ->
    [2] .
    [3] .
   *[other] , and so on.
}
error-play-grass-why = Ask about a card or a move, as in: why PA, why play FE@3, why 2
error-play-grass-busy = “busy” is for when somebody makes you an offer: it declines all offers until your next turn.
error-play-grass-no-taking-back = In Grass a move stays once it is made. Before you choose, “hint” says what a good one would be.
error-play-grass-offers = You cannot make an offer now.

## In a game of Grove. $text is what was typed, $token an example of a placement.

error-play-grove-empty = Type a placement as in { $token }, “list” for all that are possible, or ? for help.
error-play-grove-word = Unknown command “{ $text }”: type a placement as in { $token }, a number of the list, or ? for help.
# $words is a row of commands.
error-play-grove-unclear = “{ $text }” could be { $words }.
error-play-grove-more = “{ $word }” stands alone: “{ $rest }” is too much.
error-play-grove-number = “{ $text }”: type a number from 1 to { NUMBER($most, useGrouping: 0) }, as “list” shows them.
# After a choice was asked for. $numbers is a row of numbers, one of which is meant.
error-play-grove-number-choice = “{ $text }” is none of these: type { $numbers }, or “list” for all placements.
error-play-grove-number-unlisted = “{ $text }”: numbers are those of the list; type “list” to see it. A card is laid as in { $token }.
error-play-grove-token = Name a placement, as in: { $word } { $token }
error-play-grove-card = You do not hold card { $card }.
# $cards are the numbers of the cards in hand.
error-play-grove-list = “{ $text }” cannot be listed: type list, list all, or list and one of your cards ({ $cards }).
