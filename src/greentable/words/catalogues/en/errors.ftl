### Errors in what someone typed or wrote: one id for each code, "bots.unknown" is
### error-bots-unknown. Most follow a place ("line 3, column 5: …") or the name of the program
### ("greentable: …"), so most start with a small letter, and they end without a full stop.

# A text that someone wrote: a move, a card, a ruleset, a record. $line and $column count from 1.
error-placed = line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $message }

# The same in a file. $message says what is wrong and where.
error-in-file = { $file }, { $message }

# A move that the rules refuse. $move is the move as written, $reason a sentence for the player.
error-refused = “{ $move }” isn’t allowed for seat { $seat }: { $reason }

## Reading what someone wrote. $wanted is what would be right, $found what is there, in quotes.

error-notation-wanted = expected { $wanted }, got { $found }
# $form is one or more examples.
error-notation-move = expected { $wanted }, got { $found } (example: { $form })

# In place of $found: the text has ended.
found-end = the end of the text

error-notation-verb = unknown word { $word }: expected one of { $known }

# In place of $wanted. Words, spaces and signs in quotes are typed like this in every language.
wanted-nothing-more = the end of the text
wanted-word = a word
wanted-space-and = a space and { $wanted }
# $sign is for example @.
wanted-sign = “{ $sign }”
wanted-sign-and = “{ $sign }” and { $wanted }

error-seed = { $text } isn’t a valid seed: use printable text without spaces at either end

## Languages

error-text-language = unknown language “{ $language }” (available: { $known })
# Shown once, before the command continues in English.
error-cli-language = unknown language “{ $language }” (available: { $known }). Continuing in English.

## Around an error, depending on its kind

# A text that someone typed: a move, a card, a ruleset. $column counts characters from 1.
error-notation = Error at character { NUMBER($column, useGrouping: 0) }: { $message }

error-record = Error in the record, line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $message }
error-illegal-move = Not allowed: { $message }
error-unsupported-ruleset = You can’t play by these rules: { $message }

## Rulesets as text. $known lists what is possible, $about says what a switch is about.

error-ruleset-edition = unknown edition { $name } (available: { $known })
error-ruleset-switch = unknown switch { $name } (available: { $known })
error-ruleset-switch-twice = switch “{ $name }” is given twice
error-ruleset-value = { $switch }={ $found }: expected { $wanted } ({ $about })
error-ruleset-impossible = { $switch } can’t be { $value } ({ $about })
# $game is the name of a game.
error-ruleset-seats = { $game } is for { $fewest } to { $most } players, not { $seats }

## Positions as JSON

error-state-fields = missing or unknown fields: { $fields }
error-state-number = field “{ $field }”: expected a whole number
# $shape is how many numbers, for example 27 or 7×27.
error-state-shape = field “{ $field }”: expected { $shape } whole numbers
# $rules is the name of a class.
error-state-rules = these aren’t the fields of { $rules }
error-state-rules-value = { $switch } can’t be { $value }

## Drawings

error-drawing-cell = cells of { $size } pixels are too small to show fruit: use at least { $least }
error-drawing-seat = there is no seat { $seat }: { $seats ->
    [one] the only seat is 1
   *[other] seats are numbered 1 to { $seats }
}
error-drawing-line = nothing to draw: a line of play begins with a start card

## Views

error-view-viewer = viewer { $viewer }: expected a seat from 1 to { $seats }, or 0 for a spectator

## Recorded games retold in words

error-text-game = games of { $game } can’t be told in words yet (available: { $known })
error-text-viewer = there is no seat { $seat }: { $seats ->
    [one] use 1, or 0 for a spectator
   *[other] use 1 to { $seats }, or 0 for a spectator
}
# $names lists the seats with their names: "1 Ann, 2 Ben".
error-text-viewer-name = no player is called { $name } (available: 0 for a spectator, { $names })
error-text-viewer-twice = several players are called { $name }: give the number of a seat
error-text-ply = there is no ply { NUMBER($ply, useGrouping: 0) }: plies run from 0 to { NUMBER($plies, useGrouping: 0) }
error-text-recipes = this game was played with other recipes
error-text-recipes-of-grass = there are no recipes in Grass

## The command line

# $message is one of the texts help-argparse-…; $program is for example "greentable play grass".
error-cli-usage = { $message } (see { $program } --help)
# A file or connection that caused an error. $why is what the system says.
error-cli-file = { $file }: { $why }
error-cli-system = { $why }
error-cli-arguments = unrecognised arguments: { $arguments } (see { $program } --help)

## A program that asks for something impossible. $found is the name of a type in Python.

error-argument-move = expected a move or its token, got { $found }
error-argument-ruleset = expected a ruleset or its text, got { $found }
error-argument-seat = expected a seat number, got { $found }
error-argument-seats = expected a number of seats, got { $found }
error-argument-state = expected a game state, got { $found }
# $trouble is what the reader of JSON says, in English.
error-argument-document = not a valid view or event document: { $trouble }

# $form gives every form that a verb has, as moves are written.
error-move-form = invalid move: “{ $verb }” is used like this: { $form }
error-move-verb = invalid move: { $verb } isn’t a verb
error-move-parts = invalid move: { $trouble }

## Seeds

error-seed-twice = give one seed for all rounds or a list with one for each round, not both
error-seed-round = no seed for round { $round }: the list ends at { $count }

## Compiled play

error-compiled-unavailable = compiled play needs Numba: install greentable[fast]
error-compiled-nothing-to-compile-with = compiling needs Numba: install greentable[fast] (everything else works without it)
error-compiled-cache = can’t store compiled code in { $folder }: { $reason } (to use another folder, set GREENTABLE_CACHE)

# $target is what was asked for, $known the games.
error-compiled-target = can’t compile “{ $target }” (available: { $known })
error-compiled-module = can’t compile “{ $module }”: there is no such module
error-compiled-batch-size = a batch needs a view and at least one game
error-compiled-batch-seats = all views in a batch need the same number of seats
error-compiled-batch-moves = expected one move per game, got { $moves ->
    [one] one move
   *[other] { $moves } moves
} for { $games ->
    [one] one game
   *[other] { $games } games
}

## The solver of Grove

error-hint-not-asked = this seat has nothing to decide right now

# An order of nine cards, $place 1 to 9.
error-solve-order-length = expected { $wanted } cards (the start card, two in hand, six to draw), got { $count }
error-solve-order-card = there is no card { $card } (position { $place }): cards are numbered 1 to { $cards }
error-solve-order-repeated = card { $card } appears again at position { $place }: there is only one of each card
error-solve-recipes = expected two different recipes, e.g. 16,17
error-solve-recipes-of-book = --recipe-book with --order needs two recipes from the book, e.g. --recipes 16,17
error-solve-recipe-number = there is no recipe { $recipe }: recipes are numbered 1 to { $recipes }
error-solve-recipe-in-order = recipe { $recipe } is on the back of card { $recipe }, which is in the order
# How many groves the search keeps after each card.
error-solve-width = expected a width from 1 to { $widest }, got { $width }
error-solve-state = expected a solo game with a card to place now
error-solve-draws = expected { $left ->
    [one] one card
   *[other] { $left } cards
} to draw, got { $given }
error-solve-draw-card = draw { $place }: card { $card } has already been seen or isn’t in the deck
error-solve-seconds = expected more than 0 and at most { $longest } seconds, got { $seconds }
error-advice-milliseconds = expected more than 0 and at most { $most } milliseconds, got { $found }
error-advice-iterations = expected 1 to { $most } iterations, got { $found }
error-advice-searches = expected 1 to { $most } searches, got { $found }
error-best-known-file = can’t read { $file }: { $why }
error-best-known-damaged = { $file }, line { NUMBER($number, useGrouping: 0) }: expected a deal with a line of play that reaches its score
error-review-game = only a finished solo game of Grove can be reviewed
error-review-grass = only a finished game of Grass can be reviewed, for one of its seats

## Bots

error-bots-unknown = unknown bot “{ $name }” (available: { $known })
# $signature is what the function takes, as Python writes it.
error-bots-signature = a bot takes (view, legal, chance) or (view, legal, chance, budget), not { $signature }

## Completion by a shell

error-completion-shell = unknown shell { $shell } (available: { $known })

## What the system says about a file or a connection: in place of $why in "can’t read FILE: …"

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
system-no-answer = Connection timed out
system-no-way = Network is unreachable
system-name = Invalid file name
