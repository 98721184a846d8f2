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

error-view-viewer = viewer { $viewer }: a seat from 1 to { $seats } wanted, or 0, a spectator

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

# An order of cards, as $place 1 to 9 of them.
error-solve-order-length = { $count } cards: an order has { $wanted }, the start card, two in hand and six to draw
error-solve-order-card = card { $card }, at place { $place }: cards are numbered from 1 to { $cards }
error-solve-order-repeated = card { $card }, at place { $place }: it came before; there is one of each card
error-solve-recipes = two different recipes wanted, as in 16,17
error-solve-recipes-dealt = --recipes dealt goes with --seed
error-solve-recipes-of-book = --recipe-book with --order: name two of its recipes, as in --recipes 16,17
error-solve-recipe-number = recipe { $recipe }: recipes are numbered from 1 to { $recipes }
error-solve-recipe-in-order = recipe { $recipe } is on the back of card { $recipe }, which is in the order
error-solve-width = width { $width }: from 1 to { $widest } groves can be kept after each play
error-solve-state = a game for one wanted, in which a card is to be laid now
error-solve-draws = { $left } cards are still to be drawn, not { $given }
error-solve-draw-card = card { $card }, draw { $place }: it was seen before, or is not a card of the deck
