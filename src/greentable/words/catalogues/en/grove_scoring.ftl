### The final count of a game of Grove, and what a placement would change.

## The lines of the count, as headings of rows

grove-line-dice = Dice on trees
grove-line-multiplied = Multipliers
grove-line-bonus = Recipes
grove-line-squirrel = Squirrel
grove-line-total = Harvest

# $who has a harvest of $amount points; $title is its title.
grove-score-title = { $who }: { $amount } – { $title }

# In the recipe challenge, for a player with less than the target.
grove-score-missed = { $who } misses the target of { $target } by { $short ->
    [one] { $short } point
   *[other] { $short } points
}.

## What a placement would change, after the clauses of the events

grove-change-nothing = no dice added or changed
grove-change-squirrel = the squirrel costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
grove-change-squirrel-more = the squirrel costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} instead of { $before }
# $recipe is the name of a recipe.
grove-change-recipe-met = { $recipe } completed
grove-change-recipe-lost = { $recipe } no longer complete
grove-change-score = score { $before } → { $after }
