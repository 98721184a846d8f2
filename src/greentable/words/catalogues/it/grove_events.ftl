### What happens in a game of Grove. $who is a name, $place a column and row as moves have them, "2,-1".

## Whole sentences

grove-event-recipes = Le Ricette sono { $first } e { $second }. Il punteggio bersaglio è { $target }.
grove-event-started = Il Frutteto inizia con la carta { $card }.
grove-event-drew = Viene pescata la carta { $card }.
grove-event-chose = { $who } ha scelto.

grove-event-laid = { $who } gioca la carta { $card } in { $place }, { $rotation ->
    [0] senza ruotarla
   *[other] ruotata di { $rotation }°
}.

grove-event-laid-with = { $who } gioca la carta { $card } in { $place }, { $rotation ->
    [0] senza ruotarla
   *[other] ruotata di { $rotation }°
}: { $parts }.
grove-event-stuck = { $who } non può giocare nessuna carta e si ferma.

grove-event-recipe = { $who } completa { $recipe }: { $amount ->
    [0] moltiplica.
    [one] un punto.
   *[other] { $amount } punti.
}

grove-event-scored = { $who }: { $line } { $amount }.
grove-event-reached = { $who } raggiunge il punteggio bersaglio di { $target }.
grove-event-won = { $who } vince con { $amount }.
# A tie (grove.several.3): $dice are those of the winner, $most the most of anybody else who has as much.
grove-event-won-by-dice = { $who } vince con { $amount }: in caso di parità vince chi ha usato più dadi, { $dice } contro { $most }.

grove-event-won-together = { $who } vincono insieme con { $amount } a testa.

grove-event-at-cell = { $who }: { $clause }.

## Clauses: what happens to the die at a place. $thing is a die, a basket or the barrow; the barrow,
## which shows 15, is feminine.

grove-clause-squirrel = lo Scoiattolo si piazza in { $place }
grove-clause-squirrel-takes = lo Scoiattolo si piazza in { $place } e { $before ->
    [15] la
   *[other] il
} { $thing } che era lì ({ $before }) torna nella pila
grove-clause-appeared = un nuovo { $thing } in { $place } mostra { $after }
grove-clause-rose = il { $thing } in { $place } sale da { $before } a { $after }
grove-clause-basket = il { $thing } in { $place } supera il 6 e diventa un cestino da 10
grove-clause-barrow = il { $thing } in { $place } diventa la Carriola, 15
grove-clause-stayed = { $after ->
    [15] la
   *[other] il
} { $thing } in { $place } passa sulla nuova carta e resta { $after }
grove-clause-fell = { $after ->
    [15] la
   *[other] il
} { $thing } in { $place } ({ $after }) ora è su una radura e non dà punti
grove-clause-no-die-left = per { $place } non è rimasto nessun { $thing }
