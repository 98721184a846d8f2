### The count at the end of a game of Grove, and what a placement would change.

## The lines of the count, as headings of rows

grove-line-dice = Würfel auf Bäumen
grove-line-multiplied = Multipliziert
grove-line-bonus = Rezepte
grove-line-squirrel = Eichhörnchen
grove-line-total = Ernte

# $who has a harvest of $amount points; $title is its title.
grove-score-title = { $who }: { $amount } – { $title }

# In the recipe challenge, for a player with less than the target.
grove-score-missed = { $who } verfehlt das Ziel von { $target } um { $short }.

## What a placement would change, after the clauses of the events

grove-change-nothing = kein Würfel kommt hinzu oder ändert sich
grove-change-squirrel = das Eichhörnchen kostet { $cost }
grove-change-squirrel-more = das Eichhörnchen kostet { $cost } statt { $before }
# $recipe is the name of a recipe.
grove-change-recipe-met = { $recipe } ist erfüllt
grove-change-recipe-lost = { $recipe } ist nicht mehr erfüllt
grove-change-score = Punkte { $before } → { $after }
