### Errors in a command line, or in what a player typed in the terminal.
### Words after -- are typed as they are in every language. $file is a file’s name, $why what the system says.

## Names, seats and bots

error-play-names = too many names: got { $names } for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
error-play-name = { $name } can’t be a name: expected 1 to { $most } printable characters
error-play-names-alike = every seat needs a different name
error-play-seat = expected a seat from 1 to { $seats }, got { $seat }
error-play-watch = --watch and --seat can’t be used together: watch or play
error-play-together = { $option } and { $other } can’t be used together
error-play-nobody = --people: nobody at this table is called { $name }; the players are { $names }
error-play-bots = too many bots: got { $bots }, but there { $seats ->
    [0] is no free seat
    [one] is only one free seat
   *[other] are only { $seats } free seats
}
error-play-pace = --pace: expected 0 to 60 seconds, got { $pace }

## Rules

error-play-ruleset = --ruleset already includes an edition: leave out --edition
error-play-set = --set { $switch }: expected a value, e.g. { $switch }={ $value }
error-play-other-half = --other-half: after the recipe challenge, fewer than nine cards are left

## Saving and resuming

error-play-save = can’t write { $file }: { $why }
error-play-save-no-file = { $file } isn’t a regular file: choose another file for this game
error-play-save-exists = { $file } already exists: choose another file, or resume the game in it with --resume
error-play-save-where = Which file? Type: save FILE
# $option is an option like --seats.
error-play-resume = { $option } can’t be used with --resume: the saved game already sets it
# $found and $wanted are names of games.
error-play-resume-game = { $file }: expected a game of { $wanted }, got a game of { $found }
error-play-delete-which = --delete needs the name of a game: `greentable games` lists them
error-play-no-game = there’s no game called { $name }: `greentable games` lists your games
error-play-resume-seed = { $file } has no seed, so its next cards are unknown
error-play-resume-cards = { $file } can’t be resumed: its cards weren’t dealt from its seed
error-play-recipe-book = --recipe-book: the saved game was played with other recipes
error-play-other-half-file = { $file } isn’t the other half of this game: move it away first
error-play-deck-order = this game was played with a given card order: add the same --deck-order again

## Deck orders of Grass, in a file

error-deck-order-size = { $file } is too large for a deck order: expected at most { $most } bytes
error-deck-order-file = can’t read { $file }: { $why }
error-deck-order-encoding = can’t read { $file }: expected text in UTF-8
error-deck-order-empty = the deck order is empty: expected card codes
# $code is the two letters of a card.
error-deck-order-cards = deck order of round { $round }: expected { $wanted } × { $code }, got { $found }

## Decks and recipes of Grove, in files

error-grove-file = can’t read { $file }: { $why }
error-grove-file-size = { $file } is too large: expected at most { $most } bytes
error-grove-file-nested = { $file }: brackets are nested too deeply
error-grove-file-encoding = { $file }, line { NUMBER($line, useGrouping: 0) }: expected UTF-8, got the byte { $byte }

## The solver’s command line

error-solve-numbers = { $option }: expected numbers separated by commas, but item { $place } is { $found }
error-solve-recipes-dealt = --recipes dealt can only be used with --seed
error-solve-file = can’t write { $file }: { $why }
error-solve-folder = can’t write { $file }: there’s no folder { $folder }
error-solve-no-drawing = { $file } already exists and isn’t a drawing: choose another file

## In a game of Grass. $text is what the player typed.

error-play-grass-empty = Type a number from the list, a move such as “play PA”, or ? for help.
error-play-grass-word = Unknown command “{ $text }”. Type a number from the list, a move such as “play PA”, or ? for help.
error-play-grass-number = “{ $text }” isn’t a number from the list. { $most ->
    [0] Type 0 to end your turn.
    [1] Type 1.
   *[other] Type a number from 1 to { NUMBER($most, useGrouping: 0) }.
}
# $words is a row of commands.
error-play-grass-unclear = “{ $text }” could mean { $words }.
# $words are some of the $count moves that the text could mean.
error-play-grass-several = “{ $text }” could mean { $count ->
    [2] { $words }.
    [3] { $words }.
   *[other] { $count } moves, for example { $words }.
}
error-play-grass-why = Ask about a card or a move, for example “why PA”, “why play FE@3” or “why 2”.
error-play-grass-busy = Type “busy” when someone makes you an offer. It declines all offers until your next turn.
error-play-grass-no-taking-back = You can’t undo a move in Grass. Type “hint” for advice before you choose.
error-play-grass-offers = You can’t make an offer right now.

## In a game of Grove. $text is what the player typed, $token an example of a placement.

error-play-grove-empty = Type a placement such as { $token }, “list” to see what’s possible, or ? for help.
error-play-grove-word = Unknown command “{ $text }”. Type a placement such as { $token }, a number from the list, or ? for help.
# $words is a row of commands.
error-play-grove-unclear = “{ $text }” could mean { $words }.
error-play-grove-more = Just type “{ $word }”, without “{ $rest }”.
error-play-grove-number = “{ $text }” isn’t a number from the list. { $most ->
    [1] Type 1.
   *[other] Type a number from 1 to { NUMBER($most, useGrouping: 0) }.
}
# After the player was asked to choose. $numbers is a row of numbers, one of which is right.
error-play-grove-number-choice = “{ $text }” isn’t one of the choices. Type { $numbers }, or “list” for all placements.
error-play-grove-number-unlisted = Type “list” before a number such as “{ $text }”, or type a placement such as { $token }.
error-play-grove-token = Add a placement, for example “{ $word } { $token }”.
error-play-grove-card = You don’t have card { $card } in your hand.
# $cards are the numbers of the cards in hand.
error-play-grove-list = There’s no list for “{ $text }”. Type “list”, “list all”, or “list” with one of your cards ({ $cards }).
