### The final count of a game of Grove, and what a placement would change.

## The lines of the count, as headings of rows

grove-line-dice = Dadi sugli alberi
grove-line-multiplied = Moltiplicatori
grove-line-bonus = Ricette
grove-line-squirrel = Scoiattolo
grove-line-total = Raccolto

# $who has a harvest of $amount points; $title is its title.
grove-score-title = { $who }: { $amount } – { $title }

# In the recipe challenge, for a player with less than the target.
grove-score-missed = { $who } manca il punteggio bersaglio di { $target } per { $short ->
    [one] { $short } punto
   *[other] { $short } punti
}.

## What a placement would change, after the clauses of the events

grove-change-nothing = nessun dado aggiunto o cambiato
grove-change-squirrel = lo Scoiattolo costa { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
}
grove-change-squirrel-more = lo Scoiattolo costa { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
} invece di { $before }
# $recipe is the name of a recipe.
grove-change-recipe-met = Ricetta soddisfatta: { $recipe }
grove-change-recipe-lost = Ricetta non più soddisfatta: { $recipe }
grove-change-score = punteggio { $before } → { $after }
