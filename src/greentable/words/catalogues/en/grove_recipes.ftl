### Recipes of Grove: a sentence made from what a recipe counts, wants and gives.
### Used for books that do not come with the program; the house book stands in grove_house_recipes.ftl.

# The name of a recipe whose book is not at hand.
grove-recipe-name = Recipe { $number }

# A recipe from somebody's own file, in the words of that file.
grove-recipe-own = { $name }
grove-recipe-own-sentence = { $sentence }

# "Lemon dice that show 5 or more: at least 2. Gives 7 points."
grove-recipe-sentence = { $subject }: { $limits }. { $effect }
grove-recipe-without-barrow = { $sentence } The barrow does not count.

## What is counted. The texts that end in "of" count dice of one fruit only, $fruit.

grove-count-dice = Dice in play
grove-count-dice-of = Dice in play ({ $fruit })
grove-count-line = Dice side by side in one row or column
grove-count-line-of = Dice side by side in one row or column ({ $fruit })
grove-count-group = Dice in one group
grove-count-group-of = Dice in one group ({ $fruit })
grove-count-values = Different values among the dice
grove-count-values-of = Different values among the dice ({ $fruit })
grove-count-fallen = Dice on glades
grove-count-fallen-of = Dice on glades ({ $fruit })
grove-count-mixed-lines = Places where three dice side by side are one of each fruit
grove-count-each = Dice of the fruit that has fewest
grove-count-each-of = Dice of the fruit that has fewer ({ $fruit })
grove-count-equal = Dice of each fruit, if all three have the same number
grove-count-equal-of = Dice of each of two fruits, if both have the same number ({ $fruit })
grove-count-squirrel = The squirrel is in the grove
grove-count-empty-glades = Glades without a die
grove-count-bare-trees = Trees without a die
grove-count-cells = Cells in sight
grove-count-square = The side of the largest full square of cells
grove-count-fits = The grove fits in { $wide } by { $high } cells, either way round

# Only dice that show something; 10 is a basket, 15 the barrow.
grove-count-showing = { $subject } that show { $least }
grove-count-showing-from = { $subject } that show { $least } or more
grove-count-showing-up-to = { $subject } that show { $most } or less
grove-count-showing-between = { $subject } that show { $least } to { $most }

## How much of it is wanted

grove-limit-least = at least { $least }
grove-limit-most = at most { $most }
grove-limit-exactly = exactly { $least }
grove-limit-between = { $least } to { $most }
grove-limit-none = none

# Of what is so or is not.
grove-limit-yes = yes
grove-limit-no = no

## What it gives

grove-effect-bonus = Gives { $amount ->
    [one] one point.
   *[other] { $amount } points.
}
grove-effect-bonus-each = Gives { $amount ->
    [one] one point
   *[other] { $amount } points
} for each of them, at most { $cap }.
grove-effect-malus = Takes { $amount ->
    [one] one point.
   *[other] { $amount } points.
}
grove-effect-malus-each = Takes { $amount ->
    [one] one point
   *[other] { $amount } points
} for each of them, at most { $cap }.
grove-effect-multiply = Dice on trees count { $amount } times ({ $fruit }).
grove-effect-multiply-all = All dice on trees count { $amount } times.
# Points and a multiplier: two sentences of those above.
grove-effect-both = { $points } { $times }
