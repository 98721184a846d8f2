### What went wrong through somebody's input: an id for each code, "bots.unknown" is
### error-bots-unknown.

# A text that somebody wrote: a move, a card, a ruleset, a record. $line and $column count from 1.
error-placed = line { $line }, column { $column }: { $message }

# An error that has no sentence of its own yet: $text is English.
error-verbatim = { $text }

error-text-language = unknown language '{ $language }': one of { $known }

## Around an error, by what kind it is

# A text that somebody typed: a move, a card, a ruleset. $column counts characters from 1.
error-notation = Not understood at character { $column }: { $message }

error-record = The record is wrong at line { $line }, column { $column }: { $message }
error-illegal-move = Not allowed: { $message }
error-unsupported-ruleset = These rules cannot be played: { $message }

## Tables and views

error-table-seats = { $seats } names: { $fewest } to { $most } people play this game
error-view-viewer = viewer { $viewer }: a seat from 1 to { $seats } wanted, or 0, a spectator

## A program that asks for something impossible. $found is the name of a type in Python.

error-argument-move = a move, or its token, wanted; found { $found }
error-argument-ruleset = a ruleset, or a text that says one, wanted; found { $found }
error-argument-seat = the number of a seat wanted, found { $found }
error-argument-seats = a number of seats wanted, found { $found }
error-argument-state = a state of the game wanted, found { $found }

# $form is an example of all that can follow a word, as moves are written.
error-move-form = no such move: what goes with “{ $verb }” is as in { $form }
error-move-verb = no such move: { $verb } is no verb

## Seeds

error-seed-twice = one seed for all rounds, or a list with one for each round, wanted; found both
error-seed-round = no seed for round { $round }: the list has { $count }

## Bots

error-bots-unknown = unknown bot '{ $name }': one of { $known }
# $signature is what the function takes, as Python writes it.
error-bots-signature = a bot takes (view, legal, chance) or (view, legal, chance, budget), not { $signature }
