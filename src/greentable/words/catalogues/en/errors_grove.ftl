### What can be wrong with decks, recipes, rulesets and pictures of Grove that somebody wrote.
### $found is what stands there, quoted, $form an example of what is wanted.

## Moves in writing

error-notation-grove-verb = unknown word { $found }: one of { $known }, or a card laid (as in: { $form })

# What would be right at a place of a move, before "wanted, found …".
wanted-grove-card = a card from 1 to { $most }
wanted-grove-recipe = a recipe from 1 to { $most }
wanted-grove-column = a column from -{ $most } to { $most }
wanted-grove-row = a row from -{ $most } to { $most }
wanted-grove-rotation = a rotation of 0, 90, 180 or 270
wanted-grove-colon-column = ':' and a column
wanted-grove-comma-row = ',' and a row
wanted-grove-comma-rotation = ',' and a rotation
wanted-grove-space-card = a space and a card
wanted-grove-space-recipe = a space and a second recipe
wanted-grove-space-cell = a space and a cell
wanted-grove-recipes = two different recipes, the lower number first,
# $cells are the six cells of the card, as moves have them.
wanted-grove-cell = a cell of the card ({ $cells })
wanted-grove-cells = cells by rows from above, then by columns, each once,

## Deck files

# A card is called by its number; 0 is one without.
error-deck-cell = { $card ->
    [0] the card
   *[other] card { $card }
}, row { $row }, cell { $cell }: one of { $choices } wanted, found { $found }
error-deck-cell-missing = { $card ->
    [0] the card
   *[other] card { $card }
}, row { $row }, cell { $cell }: one of { $choices } wanted, found the end of the line
error-deck-cells = { $card ->
    [0] the card
   *[other] card { $card }
}: six cells, found a seventh word { $found } (as in: { $form })
error-deck-rows = { $card ->
    [0] the card
   *[other] card { $card }
}: '/' wanted between the rows, found { $found } (as in: { $form })
error-deck-rows-missing = { $card ->
    [0] the card
   *[other] card { $card }
}: '/' wanted between the rows, found the end of the line (as in: { $form })
error-deck-no-glade = card { $card }: no glade: five trees and one glade wanted
error-deck-second-glade = card { $card }, row { $row }, cell { $cell }: a second glade: five trees and one glade wanted
# $fruit is the name of a fruit.
error-deck-no-fruit = card { $card }: no { $fruit }: every fruit at least once wanted
error-deck-twin = card { $card }: the same card as { $twin }, perhaps half turned
error-deck-missing = { $cards } cards wanted, numbered from 1: no card { $missing }
error-deck-number = a card’s number from 1 to { $most } wanted, found { $found } (as in: { $form })
error-deck-number-twice = card { $card } for the second time; the first is in line { NUMBER($first, useGrouping: 0) }
error-deck-faces = a deck is { $cards } faces of six cells
error-deck-name = unknown deck { $found }: one of { $known }
error-deck-cards = deck { $found }…: one of { $known }, or { $cards } cards as { $form }
error-deck-used-up = the deck order has no card left that nobody has seen

## Recipe books

# A recipe by its number, and what is wrong with it.
error-recipes-of = recipe { $number }: { $fault }
error-recipes-of-unnumbered = recipe ?: { $fault }
error-recipes-missing = { $recipes } recipes wanted, numbered from 1: no recipe { $missing }
error-recipes-name = unknown recipe book { $found }: one of { $known }
error-recipes-book = book { $found }…: one of { $known }, or { $recipes } recipes as { $form }
error-recipes-codes = a book is { $recipes } recipes of { $numbers } numbers
error-recipes-no-recipe = not the numbers of a recipe

# The file is no TOML: $words is what the reader of TOML says, in English.
error-recipes-syntax = not TOML ({ $words })
error-recipes-digits = a number of { NUMBER($digits, useGrouping: 0) } digits is far too large
error-recipes-nested = too many lists or tables inside each other: none is wanted inside a recipe
error-recipes-tables = { $recipes } tables [[recipe]] wanted, found none
error-recipes-table = unknown key { $found }: only tables [[recipe]] wanted

# One key of a recipe, $key.
error-recipes-key = unknown key { $found }: one of { $known }
error-recipes-key-twice = { $found } stands there twice: once wanted
error-recipes-number = number: from 1 to { $most }, each once, found { $found }
error-recipes-words = { $key }: words wanted, found { $found }
error-recipes-words-length = { $key }: at most { $most } characters wanted, found { NUMBER($length, useGrouping: 0) }
error-recipes-words-character = { $key }: words on one line wanted, found the character { $character }
error-recipes-translations = { $key }: a table of words by language wanted, found { $found }
error-recipes-language = { $key }: the code of a language wanted, as it or de, found { $found }
error-recipes-fits-only = { $key } is for count = 'fits' only
error-recipes-cap = cap goes with bonus_each only
error-recipes-of-key = 'of' goes with 'times' only
error-recipes-barrow-counts = barrow_counts: true or false wanted, found { $found }
error-recipes-count = count: one of { $known } wanted, found { $found }
error-recipes-count-fruit = count = '{ $count }' is not for one fruit
error-recipes-count-values = count = '{ $count }' does not look at values
# $two is an example of two fruits.
error-recipes-fruits = fruit: orange, lemon or lime wanted, or two of them as in { $two }, found { $found }
# $all is the word for all fruits.
error-recipes-times-of = of: orange, lemon, lime or { $all } wanted, found { $found }
error-recipes-value-or = 'value' or '{ $key }', not both
error-recipes-effect = bonus, bonus_each or times wanted; bonus and bonus_each not together
error-recipes-no-points = { $key }: more or less than 0 points wanted
error-recipes-range = { $key }: a number from { $least } to { $most } wanted, found { $found }
error-recipes-choice = { $key }: { $known } wanted, found { $found }

# What stands there, where it cannot be quoted.
found-nothing = nothing
found-list = a list
found-table = a table
found-large = a number that is far too large

## Rulesets

error-ruleset-recipes = recipes: { $found } is not possible (the recipe challenge)
error-ruleset-aside = aside: different cards from 1 to { $most } with commas between them wanted, found { $found }
error-ruleset-aside-cards = aside: there are only cards 1 to { $most }
error-ruleset-aside-left = aside: { $left ->
    [one] one card is left
   *[other] { $left } cards are left
}, and { $needed } are needed
error-ruleset-aside-recipes = aside: in the recipe challenge all cards are in the game
error-ruleset-other-half = the other half can be played after a game of nine cards without recipes

## Pictures in letters

error-picture-key = one of { $known } wanted
error-picture-once = { $key } only once wanted
error-picture-bare = nothing after { $key } wanted
error-picture-seats = at most { $most } seats wanted
error-picture-seat = seat { $seat } wanted
error-picture-seat-above = seat 1 above its grove wanted
error-picture-common = only what belongs to all before seat 1 wanted
error-picture-grove = columns and rows of a grove wanted for seat { $seat }
error-picture-columns = the numbers of the columns wanted
error-picture-columns-order = columns one after the other wanted
error-picture-row = the number of the row wanted
error-picture-row-twice = row { $row } only once wanted
error-picture-row-length = { $cells } cells wanted
error-picture-cell = a cell as O2, O2/5, O2*, --, --/O5 or . wanted
error-picture-deck = a number from 0 to 9 wanted
error-picture-card = cards from 1 to { $most } wanted
error-picture-card-aside = cards that are in the game wanted
error-picture-card-twice = each card once wanted
error-picture-too-many = at most { $most } cards wanted
error-picture-recipes = two recipes, the lower number first, wanted
error-picture-recipes-seen = other cards than in hands and groves wanted
error-picture-nine = of nine cards { $held } in hand and { $deck } to draw
error-picture-laid = { $cards } cards that are not in hand wanted
error-picture-placed-cards = cards that lie in the grove, each once, wanted
error-picture-placed-cells = cards whose cells lie on top in the picture wanted
error-picture-chose = seat { $seat } may not { $found }: { $reason }
error-picture-nobody = somebody who still chooses, or over, wanted
error-picture-pieces = there is one barrow and one squirrel for each seat
error-picture-size = { $size } cells long with { $left } cards to play: no grove can be so
error-picture-far = columns and rows from { $near } to { $far } wanted with { $left } cards to play
error-picture-supply = more than five dice of a fruit: supply { $supply }
error-picture-differs = { $key } { $found }: by the picture it is { $right }
