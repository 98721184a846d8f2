### The final count of a game of Grove, and what a placement would change.

## The lines of the count, as headings of rows

grove-line-dice = Dés sur les arbres
grove-line-multiplied = Multiplication
grove-line-bonus = Recettes
grove-line-squirrel = Écureuil
grove-line-total = Récolte

# $who has a harvest of $amount points; $title is its title.
grove-score-title = { $who } : { $amount } – { $title }

# In the recipe challenge, for a player with less than the target.
grove-score-missed = Il manque { $short ->
    [one] { $short } point
   *[other] { $short } points
} à { $who } pour atteindre l’objectif de { $target }.

## What a placement would change, after the clauses of the events

grove-change-nothing = aucun dé ajouté ni modifié
grove-change-squirrel = l’écureuil coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
grove-change-squirrel-more = l’écureuil coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} au lieu de { $before }
# $recipe is the name of a recipe.
grove-change-recipe-met = recette réussie : { $recipe }
grove-change-recipe-lost = recette perdue : { $recipe }
grove-change-score = score { $before } → { $after }
