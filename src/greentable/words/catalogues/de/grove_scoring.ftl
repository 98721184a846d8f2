### The final count of a game of Grove, and what a placement would change.

## The lines of the count, as headings of rows

grove-line-dice = Würfel auf Bäumen
grove-line-multiplied = Multiplikation
grove-line-bonus = Rezepte
grove-line-squirrel = Eichhörnchen
grove-line-total = Ernte

# $who has a harvest of $amount points; $title is its title.
grove-score-title = { $who }: { $amount } – { $title }

# In the recipe challenge, for a player with less than the target.
grove-score-missed = { $who } verfehlt das Ziel von { $target } um { $short ->
    [one] { $short } Punkt
   *[other] { $short } Punkte
}.

## What a placement would change, after the clauses of the events

grove-change-nothing = kein Würfel kommt dazu oder ändert sich
grove-change-squirrel = das Eichhörnchen kostet { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
}
grove-change-squirrel-more = das Eichhörnchen kostet { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
} statt { $before }
# $recipe is the name of a recipe.
grove-change-recipe-met = „{ $recipe }“ erfüllt
grove-change-recipe-lost = „{ $recipe }“ nicht mehr erfüllt
grove-change-score = Punkte { $before } → { $after }
