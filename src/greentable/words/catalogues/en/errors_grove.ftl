### What can be wrong with decks, recipes, rulesets and pictures of Grove that someone wrote.
### $found is what is there, in quotes; $form is an example of what would be right.

## Moves in writing

error-notation-grove-verb = unknown word { $found }: expected one of { $known }, or a card to place (example: { $form })

# What would be right at some place in a move: "expected …, got …".
wanted-grove-card = a card from 1 to { $most }
wanted-grove-recipe = a recipe from 1 to { $most }
wanted-grove-column = a column from -{ $most } to { $most }
wanted-grove-row = a row from -{ $most } to { $most }
wanted-grove-rotation = a rotation of 0, 90, 180 or 270
wanted-grove-colon-column = “:” and a column
wanted-grove-comma-row = “,” and a row
wanted-grove-comma-rotation = “,” and a rotation
wanted-grove-space-card = a space and a card
wanted-grove-space-recipe = a space and a second recipe
wanted-grove-space-cell = a space and a cell
wanted-grove-recipes = two different recipes, the lower number first
# $cells are the six cells of the card, as moves have them.
wanted-grove-cell = a cell of the card ({ $cells })
wanted-grove-cells = cells in order (row by row from the top, then by column, each only once)

## Deck files

# $card is the number of a card, or 0 if it has none.
error-deck-cell = { $card ->
    [0] card
   *[other] card { $card }
}, row { $row }, cell { $cell }: expected one of { $choices }, got { $found }
error-deck-cell-missing = { $card ->
    [0] card
   *[other] card { $card }
}, row { $row }, cell { $cell }: expected one of { $choices }, got the end of the line
error-deck-cells = { $card ->
    [0] card
   *[other] card { $card }
}: expected six cells, got a seventh, { $found } (example: { $form })
error-deck-rows = { $card ->
    [0] card
   *[other] card { $card }
}: expected “/” between the rows, got { $found } (example: { $form })
error-deck-rows-missing = { $card ->
    [0] card
   *[other] card { $card }
}: expected “/” between the rows, got the end of the line (example: { $form })
error-deck-no-glade = card { $card } has no glade: each card needs five trees and one glade
error-deck-second-glade = card { $card } has a second glade in row { $row }, cell { $cell }: each card needs five trees and one glade
# $fruit is the name of a fruit.
error-deck-no-fruit = card { $card } has no { $fruit }: each card needs all three fruits
error-deck-twin = card { $card } is the same as card { $twin }, perhaps rotated by 180°
# $missing is one number, or several.
error-deck-missing = expected cards 1 to { $cards }, missing: { $missing }
error-deck-number = expected a card number from 1 to { $most }, got { $found } (example: { $form })
error-deck-number-twice = card { $card } appears twice: first on line { NUMBER($first, useGrouping: 0) }
error-deck-faces = a deck needs { $cards } cards with six cells each
error-deck-name = unknown deck { $found } (available: { $known })
error-deck-cards = unknown deck { $found }…: expected a name ({ $known }) or { $cards } cards like { $form }
error-deck-used-up = the deck order has no unseen cards left

## Recipe books

# A recipe by its number, and what is wrong with it.
error-recipes-of = recipe { $number }: { $fault }
error-recipes-of-unnumbered = recipe without a valid number: { $fault }
# $missing is one number, or several.
error-recipes-missing = expected recipes 1 to { $recipes }, missing: { $missing }
error-recipes-name = unknown recipe book { $found } (available: { $known })
error-recipes-book = unknown recipe book { $found }…: expected a name ({ $known }) or { $recipes } recipes like { $form }
error-recipes-codes = a recipe book needs { $recipes } recipes of { $numbers } numbers each
error-recipes-no-recipe = these numbers don’t make a recipe

# The file is not TOML: $words is what the reader of TOML says, in English.
error-recipes-syntax = invalid TOML ({ $words })
error-recipes-digits = a number with { NUMBER($digits, useGrouping: 0) } digits is far too large
error-recipes-nested = lists or tables are nested too deeply: a recipe needs none
error-recipes-tables = expected { $recipes } tables [[recipe]], got none
error-recipes-table = unknown key { $found }: expected only tables [[recipe]]

# One key of a recipe, $key.
error-recipes-key = unknown key { $found }: expected one of { $known }
error-recipes-key-missing = { $key } is missing
error-recipes-key-twice = { $found } is given twice
error-recipes-number = number: expected 1 to { $most }, each only once, got { $found }
error-recipes-words = { $key }: expected text, got { $found }
error-recipes-words-length = { $key }: expected at most { $most } characters, got { NUMBER($length, useGrouping: 0) }
error-recipes-words-character = { $key }: expected text on one line, got the character { $character }
error-recipes-translations = { $key }: expected a table of texts by language, got { $found }
error-recipes-language = { $key }: expected a language code such as “it” or “de”, got { $found }
error-recipes-fits-only = { $key } can only be used with count = "fits"
error-recipes-cap = “cap” can only be used with “bonus_each”
error-recipes-of-key = “of” can only be used with “times”
error-recipes-barrow-counts = barrow_counts: expected true or false, got { $found }
error-recipes-count = count: expected one of { $known }, got { $found }
error-recipes-count-fruit = fruit can’t be used like this with count = "{ $count }"
error-recipes-count-values = values can’t be used with count = "{ $count }"
# $two is an example of two fruits.
error-recipes-fruits = fruit: expected orange, lemon or lime, or two of them like { $two }, got { $found }
# $all is the word for all fruits.
error-recipes-times-of = of: expected orange, lemon, lime or { $all }, got { $found }
error-recipes-value-or = use “value” or “{ $key }”, not both
error-recipes-effect = expected bonus, bonus_each or times, but not bonus and bonus_each together
error-recipes-no-points = { $key } can’t be 0 points
error-recipes-range = { $key }: expected a number from { $least } to { $most }, got { $found }
error-recipes-choice = { $key }: expected { $known }, got { $found }

# What is there, where it can’t be quoted: "got …".
found-list = a list
found-table = a table
found-large = a number that is far too large

## Rulesets

error-ruleset-recipes = recipes (the recipe challenge) can’t be { $found }
error-ruleset-aside = aside: expected different cards from 1 to { $most }, separated by commas, got { $found }
error-ruleset-aside-cards = aside: there are only cards 1 to { $most }
error-ruleset-aside-left = aside leaves { $left ->
    [one] one card
   *[other] { $left } cards
}, but { $needed } are needed
error-ruleset-aside-recipes = aside can’t be used here: the recipe challenge needs all cards
error-ruleset-other-half = the other half can only follow a game of nine cards without recipes

## Pictures in letters

error-picture-key = expected one of { $known }
error-picture-once = { $key } is given twice
error-picture-bare = expected nothing after { $key }
error-picture-seats = expected at most { $most } seats
error-picture-seat = expected seat { $seat }
error-picture-seat-above = expected seat 1 above its grove
error-picture-common = only what all players share can come before seat 1
error-picture-grove = expected the columns and rows of a grove for seat { $seat }
error-picture-columns = expected the numbers of the columns
error-picture-columns-order = expected consecutive columns
error-picture-row = expected a row number
error-picture-row-twice = row { $row } is given twice
error-picture-row-length = expected { $cells ->
    [one] one cell
   *[other] { $cells } cells
}
error-picture-cell = expected a cell like O2, O2/5, O2*, --, --/O5 or “.”
error-picture-deck = expected a number from 0 to 9
error-picture-card = expected cards from 1 to { $most }
error-picture-card-aside = expected only cards that are in the game
error-picture-card-twice = expected each card only once
error-picture-too-many = expected at most { $most } cards
error-picture-recipes = expected two recipes, the lower number first
error-picture-recipes-seen = expected recipes whose cards aren’t in hands or groves
error-picture-nine = { $held } in hand and { $deck } to draw: there are only nine cards
error-picture-laid = expected { $cards ->
    [one] one card that is not in hand
   *[other] { $cards } cards that are not in hand
}
error-picture-placed-cards = expected cards from the grove, each only once
error-picture-placed-cells = expected cards whose visible cells match the picture
# $reason is a sentence for the player.
error-picture-chose = { $found } isn’t allowed for seat { $seat }: { $reason }
error-picture-nobody = expected a seat that still has to choose, or “over”
error-picture-pieces = each seat has only one wheelbarrow and one squirrel
error-picture-size = no grove can be { $size } cells long with { $left ->
    [one] one card
   *[other] { $left } cards
} left to play
error-picture-far = expected columns and rows from { $near } to { $far }, with { $left ->
    [one] one card
   *[other] { $left } cards
} left to play
error-picture-supply = more than five dice of one fruit: supply { $supply }
error-picture-differs = { $key } is { $found }, but the picture shows { $right }
