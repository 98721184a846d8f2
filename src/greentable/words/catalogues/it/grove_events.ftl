### What happens in a game of Grove. $who is a name, $place a column and row as moves have them, "2,-1".

## Whole sentences

# $first and $second are names of recipes, $target is the sum of their numbers.
grove-event-recipes = Le Ricette sono “{ $first }” e “{ $second }”. Il punteggio bersaglio è { $target }.
grove-event-started = Il Frutteto inizia con la carta { $card }.
grove-event-drew = Viene pescata la carta { $card }.
grove-event-chose = { $who } ha scelto.

# $rotation is in degrees, clockwise.
grove-event-laid = { $rotation ->
    [0] { $who } gioca la carta { $card } in { $place }.
   *[other] { $who } gioca la carta { $card } in { $place }, ruotata di { $rotation }°.
}

# The same with what it does: $parts is a row of the clauses below.
grove-event-laid-with = { $rotation ->
    [0] { $who } gioca la carta { $card } in { $place }: { $parts }.
   *[other] { $who } gioca la carta { $card } in { $place }, ruotata di { $rotation }°: { $parts }.
}
grove-event-stuck = { $who } non può più giocare carte e si ferma qui.

# $recipe is the name of a recipe. Some recipes take points away: $amount may be negative.
grove-event-recipe = { $who } soddisfa la Ricetta “{ $recipe }”: { $amount ->
    [one] { $amount } punto.
   *[other] { $amount } punti.
}
# A recipe that multiplies dice; $times is a sentence about that (grove-effect-multiply). Few such recipes
# give points as well.
grove-event-recipe-times = { $amount ->
    [0] { $who } soddisfa la Ricetta “{ $recipe }”. { $times }
    [one] { $who } soddisfa la Ricetta “{ $recipe }”: { $amount } punto. { $times }
   *[other] { $who } soddisfa la Ricetta “{ $recipe }”: { $amount } punti. { $times }
}

# $line is one of the headings of the final count.
grove-event-scored = { $who } – { $line }: { $amount }.
grove-event-reached = { $who } raggiunge il punteggio bersaglio di { $target }.
grove-event-won = { $who } vince con { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
}.
# A tie (grove.several.3): $dice are the winner’s dice, $most the most dice of another player who tied.
grove-event-won-by-dice = Parità a { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
}. { $who } vince per numero di dadi: { $dice } contro { $most }.

# Several players have the same score and used as many dice; $who is a row of names.
grove-event-won-together = { $who } vincono insieme con { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
} a testa.

# A clause below as a sentence of its own.
grove-event-at-cell = { $who }: { $clause }.

## Clauses: what happens to the die at a place. $thing is a die, a basket or the wheelbarrow; the
## wheelbarrow, which shows 15, is feminine.

grove-clause-squirrel = lo Scoiattolo si piazza in { $place }
grove-clause-squirrel-takes = lo Scoiattolo si piazza in { $place } e { $before ->
    [15] la
   *[other] il
} { $thing } che era lì ({ $before }) torna nella pila dei dadi
grove-clause-appeared = un nuovo { $thing } in { $place } mostra { $after }
grove-clause-rose = il { $thing } in { $place } sale da { $before } a { $after }
grove-clause-basket = il { $thing } in { $place } supera il 6 e diventa un cestino (10)
grove-clause-barrow = il { $thing } in { $place } diventa la Carriola (15)
grove-clause-stayed = { $after ->
    [15] la
   *[other] il
} { $thing } in { $place } passa sul nuovo albero e resta a { $after }
grove-clause-fell = { $after ->
    [15] la
   *[other] il
} { $thing } in { $place } ({ $after }) ora è su una radura e non dà punti
grove-clause-no-die-left = per { $place } non c’è più nessun { $thing }
