### The final count of a game of Grove, and what a placement would change.

## The lines of the count, as headings of rows

grove-line-dice = Dobbelstenen op bomen
grove-line-multiplied = Vermenigvuldiging
grove-line-bonus = Recepten
grove-line-squirrel = Eekhoorn
grove-line-total = Oogst

# $who has a harvest of $amount points; $title is its title.
grove-score-title = { $who }: { $amount } – { $title }

# In the recipe challenge, for a player with less than the target.
grove-score-missed = { $who } komt { $short ->
    [one] { $short } punt
   *[other] { $short } punten
} tekort voor de doelscore van { $target }.

## What a placement would change, after the clauses of the events

grove-change-nothing = geen dobbelsteen toegevoegd of veranderd
grove-change-squirrel = de eekhoorn kost { $cost ->
    [one] { $cost } punt
   *[other] { $cost } punten
}
grove-change-squirrel-more = de eekhoorn kost { $cost ->
    [one] { $cost } punt
   *[other] { $cost } punten
} in plaats van { $before }
# $recipe is the name of a recipe.
grove-change-recipe-met = aan ‘{ $recipe }’ is voldaan
grove-change-recipe-lost = aan ‘{ $recipe }’ is niet meer voldaan
grove-change-score = score { $before } → { $after }
