### Recipes of Grove: a sentence made from what a recipe counts, how many it needs, and what it gives.
### Used for books that do not come with the program; the house book is in grove_house_recipes.ftl.

# The name of a recipe whose book is not at hand.
grove-recipe-name = Recipe { $number }

# A recipe from a player’s own file, in the words of that file.
grove-recipe-own = { $name }
grove-recipe-own-sentence = { $sentence }

# "Number of lemon dice in play showing 5 or more: at least 2. Gives 7 points."
grove-recipe-sentence = { $subject }: { $limits }. { $effect }
grove-recipe-without-barrow = { $sentence } The wheelbarrow doesn’t count.

## What is counted. The texts that end in "of" count dice of one fruit only, $fruit, or of two.

grove-count-dice = Number of dice in play
grove-count-dice-of = Number of { $fruit } dice in play
grove-count-line = Longest line of dice in a row or column
grove-count-line-of = Longest line of { $fruit } dice in a row or column
grove-count-group = Largest group of connected dice
grove-count-group-of = Largest group of connected { $fruit } dice
grove-count-values = Number of different values on dice
grove-count-values-of = Number of different values on { $fruit } dice
grove-count-fallen = Number of dice on glades
grove-count-fallen-of = Number of { $fruit } dice on glades
grove-count-mixed-lines = Number of lines of three dice side by side, one of each fruit
grove-count-each = Number of dice of the least common fruit
grove-count-each-of = Number of { $fruit } dice (whichever are fewer)
grove-count-equal = Number of dice of each fruit (only if all three are equal)
grove-count-equal-of = Number of dice of each fruit, { $fruit } (only if both are equal)
grove-count-squirrel = The squirrel is in your grove
grove-count-empty-glades = Number of glades without a die
grove-count-bare-trees = Number of trees without a die
grove-count-cells = Number of visible cells
grove-count-square = Side length of the largest full square of cells
grove-count-fits = The grove fits in { $wide } × { $high } cells, upright or sideways

# Only dice with some values; 10 is a basket, 15 the wheelbarrow.
grove-count-showing = { $subject } showing { $least }
grove-count-showing-from = { $subject } showing { $least } or more
grove-count-showing-up-to = { $subject } showing { $most } or less
grove-count-showing-between = { $subject } showing { $least } to { $most }

## How many of it are needed

grove-limit-least = at least { $least }
grove-limit-most = at most { $most }
grove-limit-exactly = exactly { $least }
grove-limit-between = { $least } to { $most }
grove-limit-none = none

# Of what is either true or not.
grove-limit-yes = yes
grove-limit-no = no

## What it gives

grove-effect-bonus = Gives { $amount ->
    [one] { $amount } point.
   *[other] { $amount } points.
}
grove-effect-bonus-each = Gives { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} for each, up to { $cap }.
grove-effect-malus = Costs { $amount ->
    [one] { $amount } point.
   *[other] { $amount } points.
}
grove-effect-malus-each = Costs { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} for each, up to { $cap }.
# $amount is at least 2.
grove-effect-multiply = Dice on { $fruit } trees count { $amount ->
    [2] double.
    [3] triple.
   *[other] { $amount } times.
}
grove-effect-multiply-all = All dice on trees count { $amount ->
    [2] double.
    [3] triple.
   *[other] { $amount } times.
}
# Points and a multiplier: two sentences of those above.
grove-effect-both = { $points } { $times }
