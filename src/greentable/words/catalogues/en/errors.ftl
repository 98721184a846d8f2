### What went wrong through somebody's input: an id for each code, "bots.unknown" is
### error-bots-unknown.

# A text that somebody wrote: a move, a card, a ruleset, a record. $line and $column count from 1.
error-placed = line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $message }

# The same in a file; $message is what is wrong and where.
error-in-file = { $file }, { $message }

# A move that the rules refuse. $move is the move as it is written, $reason a sentence said to the player.
error-refused = seat { $seat } may not '{ $move }': { $reason }

## Reading what somebody wrote. $wanted says what would be right, $found is what stands there, quoted.

error-notation-wanted = { $wanted } wanted, found { $found }
# $form is an example, or several.
error-notation-move = { $wanted } wanted, found { $found } (as in: { $form })

# In place of $found: the text has ended.
found-end = the end

error-notation-verb = unknown word { $word }: one of { $known }

# In place of $wanted. A word, a space and signs in quotes are typed so in every language.
wanted-nothing-more = nothing more
wanted-word = a word
wanted-space-and = a space and { $wanted }
# $sign is one like '@'.
wanted-sign-and = { $sign } and { $wanted }

error-seed = { $text } is not a seed: printable text without spaces around it

## Languages

error-text-language = unknown language '{ $language }': one of { $known }
# Said once, before the command goes on in English.
error-cli-language = unknown language '{ $language }': one of { $known }. Going on in English.

## Around an error, by what kind it is

# A text that somebody typed: a move, a card, a ruleset. $column counts characters from 1.
error-notation = Not understood at character { NUMBER($column, useGrouping: 0) }: { $message }

error-record = The record is wrong at line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $message }
error-illegal-move = Not allowed: { $message }
error-unsupported-ruleset = These rules cannot be played: { $message }

## Rulesets as text. $known lists what is possible, $about says what a switch is about.

error-ruleset-edition = unknown edition { $name }: one of { $known }
error-ruleset-switch = unknown switch { $name }: one of { $known }
error-ruleset-switch-twice = switch '{ $name }' stands there twice: once wanted
error-ruleset-value = { $switch }={ $found }: { $wanted } wanted ({ $about })
error-ruleset-impossible = { $switch }: { $value } is not possible ({ $about })
# $game is the name of a game.
error-ruleset-seats = { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: { $game } is for { $fewest } to { $most }

## Positions as JSON

error-state-fields = fields missing or unknown: { $fields }
error-state-number = field '{ $field }': one whole number wanted
# $shape is how many numbers, as 27 or 7×27.
error-state-shape = field '{ $field }': { $shape } whole numbers wanted
# $rules is the name of a class.
error-state-rules = these are not the fields of a { $rules }
error-state-rules-value = { $switch }: { $value } is not possible there

## Drawings

error-drawing-cell = cells of { $size } pixels: at least { $least } wanted, or fruit cannot be told apart
error-drawing-seat = there is no seat { $seat }: { $seats ->
    [one] there is one seat
   *[other] seats are 1 to { $seats }
}
error-drawing-line = a line of play begins with a start card: there is no scene

## Views

error-view-viewer = viewer { $viewer }: a seat from 1 to { $seats } wanted, or 0, a spectator

## Recorded games told in words

error-text-game = there are no words for { $game } yet, only for { $known }
error-text-viewer = there is no seat { $seat }: { $seats ->
    [one] 1, or 0 for a spectator
   *[other] from 1 to { $seats }, or 0 for a spectator
}
# $names is a row of seats with their names: "1 Ann, 2 Ben".
error-text-viewer-name = nobody is called { $name }: 0 is a spectator, { $names }
error-text-viewer-twice = { $name } is the name of several seats: give the number of one
error-text-ply = there is no ply { NUMBER($ply, useGrouping: 0) }: the record has 0 to { NUMBER($plies, useGrouping: 0) }
error-text-recipes = the recorded game was played with other recipes
error-text-recipes-of-grass = there are no recipes in a game of Grass

## The command line

# $message is one of the texts help-argparse-…; $program is like "greentable play grass".
error-cli-usage = { $message } (see { $program } --help)
# A file, or the system, that a command stumbled over. $why is what the system says.
error-cli-file = { $file }: { $why }
error-cli-system = { $why }
error-cli-arguments = unrecognized arguments: { $arguments } (see { $program } --help)

## A program that asks for something impossible. $found is the name of a type in Python.

error-argument-move = a move, or its token, wanted; found { $found }
error-argument-ruleset = a ruleset, or a text that says one, wanted; found { $found }
error-argument-seat = the number of a seat wanted, found { $found }
error-argument-seats = a number of seats wanted, found { $found }
error-argument-state = a state of the game wanted, found { $found }
error-argument-document = a document of a view or an event wanted: { $trouble }

# $form is an example of all that can follow a word, as moves are written.
error-move-form = no such move: what goes with “{ $verb }” is as in { $form }
error-move-verb = no such move: { $verb } is not a verb
error-move-parts = the parts of a move wanted: { $trouble }

## Seeds

error-seed-twice = one seed for all rounds, or a list with one for each round, wanted; found both
error-seed-round = no seed for round { $round }: the list has { $count }

## Compiled play

error-compiled-unavailable = compiled play needs Numba: install greentable[fast]
error-compiled-nothing-to-compile-with = nothing to compile with: install greentable[fast]; everything else works
error-compiled-cache = cannot keep compiled code in { $folder }: { $reason }; GREENTABLE_CACHE in the environment names another folder

# $target is what somebody asked for, $known the games.
error-compiled-target = nothing called '{ $target }' can be compiled: one of { $known }
error-compiled-module = no module '{ $module }' to compile
error-compiled-batch-size = a batch needs a view and at least one game
error-compiled-batch-seats = views of games with different numbers of seats cannot share a batch
error-compiled-batch-moves = { $moves } moves for { $games } games: one for each wanted

## The solver of Grove

error-hint-not-asked = nothing is asked of this seat now

# An order of cards, as $place 1 to 9 of them.
error-solve-order-length = { $count ->
    [one] one card
   *[other] { $count } cards
}: an order has { $wanted }, the start card, two in hand and six to draw
error-solve-order-card = card { $card }, at place { $place }: cards are numbered from 1 to { $cards }
error-solve-order-repeated = card { $card }, at place { $place }: it came before; there is one of each card
error-solve-recipes = two different recipes wanted, as in 16,17
error-solve-recipes-of-book = --recipe-book with --order: name two of its recipes, as in --recipes 16,17
error-solve-recipe-number = recipe { $recipe }: recipes are numbered from 1 to { $recipes }
error-solve-recipe-in-order = recipe { $recipe } is on the back of card { $recipe }, which is in the order
error-solve-width = width { $width }: from 1 to { $widest } groves can be kept after each play
error-solve-state = a game for one wanted, in which a card is to be laid now
error-solve-draws = { $left ->
    [one] one card is
   *[other] { $left } cards are
} still to be drawn, not { $given }
error-solve-draw-card = card { $card }, draw { $place }: it was seen before, or is not a card of the deck
error-solve-seconds = { $seconds } seconds: more than 0 and at most { $longest } wanted
error-advice-milliseconds = { $found } milliseconds: more than 0 and at most { $most } wanted
error-advice-iterations = { $found } iterations: from 1 to { $most } wanted
error-advice-searches = { $found } searches: from 1 to { $most } wanted
error-best-known-file = cannot read { $file }: { $why }
error-best-known-damaged = { $file }, line { $number }: not a deal with a line of play that scores what it says
error-review-game = only a finished game of Grove for one player can be reviewed
error-review-grass = only a finished game of Grass can be reviewed, for one of its seats

## Bots

error-bots-unknown = unknown bot '{ $name }': one of { $known }
# $signature is what the function takes, as Python writes it.
error-bots-signature = a bot takes (view, legal, chance) or (view, legal, chance, budget), not { $signature }

## Completion by a shell

error-completion-shell = unknown shell { $shell }: one of { $known }

## What the system says of a file: in place of $why in "cannot read FILE: …"

system-not-there = No such file or directory
system-not-allowed = Permission denied
system-exists = File exists
system-folder = Is a directory
system-no-folder = Not a directory
system-full = No space left on device
system-read-only = Read-only file system
system-long-name = File name too long
system-links = Too many levels of symbolic links
system-device = Input/output error
system-refused = Connection refused
system-no-answer = No answer in time
system-no-way = No way there over the network
system-name = this cannot be the name of a file
