### The count at the end of a game of Grove, and what a placement would change.

## The lines of the count, as headings of rows

grove-line-dice = Dadi sugli alberi
grove-line-multiplied = Moltiplicati
grove-line-bonus = Ricette
grove-line-squirrel = Scoiattolo
grove-line-total = Raccolto

grove-score-title = { $who }: { $amount } – { $title }

grove-score-missed = { $who } manca il punteggio bersaglio di { $target } per { $short ->
    [one] un punto
   *[other] { $short } punti
}.

## What a placement would change, after the clauses of the events

grove-change-nothing = nessun dado arriva o cambia
grove-change-squirrel = lo Scoiattolo costa { $cost }
grove-change-squirrel-more = lo Scoiattolo costa { $cost }, non { $before }
grove-change-recipe-met = { $recipe }: condizione soddisfatta
grove-change-recipe-lost = { $recipe }: condizione non più soddisfatta
grove-change-score = punteggio { $before } → { $after }
