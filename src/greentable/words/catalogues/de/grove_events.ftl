### What happens in a game of Grove. $who is a name, $place a column and row as moves have them, "2,-1".

## Whole sentences

# $first and $second are names of recipes, $target is the sum of their numbers.
grove-event-recipes = Die Rezepte sind „{ $first }“ und „{ $second }“. Das Ziel ist { $target }.
grove-event-started = Karte { $card } ist die Startkarte.
grove-event-drew = Karte { $card } wird gezogen.
grove-event-chose = { $who } hat gewählt.

# $rotation is in degrees, clockwise.
grove-event-laid = { $rotation ->
    [0] { $who } legt Karte { $card } auf { $place }.
   *[other] { $who } legt Karte { $card } um { $rotation }° gedreht auf { $place }.
}

# The same with what it does: $parts is a row of the clauses below.
grove-event-laid-with = { $rotation ->
    [0] { $who } legt Karte { $card } auf { $place } – { $parts }.
   *[other] { $who } legt Karte { $card } um { $rotation }° gedreht auf { $place } – { $parts }.
}
grove-event-stuck = { $who } kann keine Karte mehr legen und hört hier auf.

# $recipe is the name of a recipe. Some recipes take points away: $amount may be negative.
grove-event-recipe = { $who } erfüllt „{ $recipe }“: { $amount ->
    [one] { $amount } Punkt.
   *[other] { $amount } Punkte.
}
# A recipe that multiplies dice; $times is a sentence about that (grove-effect-multiply). Few such recipes
# give points as well.
grove-event-recipe-times = { $amount ->
    [0] { $who } erfüllt „{ $recipe }“. { $times }
    [one] { $who } erfüllt „{ $recipe }“: { $amount } Punkt. { $times }
   *[other] { $who } erfüllt „{ $recipe }“: { $amount } Punkte. { $times }
}

# $line is one of the headings of the final count.
grove-event-scored = { $who } – { $line }: { $amount }.
grove-event-reached = { $who } erreicht das Ziel von { $target }.
grove-event-won = { $who } gewinnt mit { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkten
}.
# A tie (grove.several.3): $dice are the winner’s dice, $most the most dice of another player who tied.
grove-event-won-by-dice = Gleichstand mit { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkten
}. { $who } gewinnt mit mehr Würfeln: { $dice } gegen { $most }.

# Several players have the same score and used as many dice; $who is a row of names.
grove-event-won-together = { $who } gewinnen gemeinsam mit je { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkten
}.

# A clause below as a sentence of its own.
grove-event-at-cell = { $who } – { $clause }.

## Clauses: what happens to the die at a place. $thing is a die, a basket or the wheelbarrow.

grove-clause-squirrel = das Eichhörnchen setzt sich auf { $place }
grove-clause-squirrel-takes = das Eichhörnchen setzt sich auf { $place } und { $before ->
    [15] die
   *[other] der
} { $thing } dort ({ $before }) geht in den Vorrat zurück
grove-clause-appeared = ein neuer { $thing } auf { $place } zeigt { $after }
grove-clause-rose = der { $thing } auf { $place } steigt von { $before } auf { $after }
grove-clause-basket = der { $thing } auf { $place } steigt über 6 und wird zum Korb (10)
grove-clause-barrow = der { $thing } auf { $place } wird zur Schubkarre (15)
grove-clause-stayed = { $after ->
    [15] die
   *[other] der
} { $thing } auf { $place } rückt nach oben und bleibt bei { $after }
grove-clause-fell = { $after ->
    [15] die
   *[other] der
} { $thing } auf { $place } ({ $after }) liegt jetzt auf einer Lichtung und zählt nicht
grove-clause-no-die-left = für { $place } ist kein { $thing } mehr da
