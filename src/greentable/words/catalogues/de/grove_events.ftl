### What happens in a game of Grove. $who is a name, $place a column and row as moves have them, "2,-1".

## Whole sentences

# $first and $second are names of recipes, $target what they are worth together.
grove-event-recipes = Die Rezepte sind { $first } und { $second }. Das Ziel ist { $target }.
grove-event-started = Karte { $card } ist die Startkarte.
grove-event-drew = Karte { $card } wird gezogen.
grove-event-chose = { $who } hat gewählt.

# $rotation is in degrees, clockwise.
grove-event-laid = { $who } legt Karte { $card } auf { $place }, { $rotation ->
    [0] ungedreht
   *[other] um { $rotation }° gedreht
}.

# The same with what comes of it: $parts is a row of the clauses below.
grove-event-laid-with = { $who } legt Karte { $card } auf { $place }, { $rotation ->
    [0] ungedreht
   *[other] um { $rotation }° gedreht
}: { $parts }.
grove-event-stuck = { $who } kann keine Karte legen und hört auf.

# $recipe is the name of a recipe. One that multiplies adds no points of its own.
grove-event-recipe = { $who } erfüllt { $recipe }: { $amount ->
    [0] Es multipliziert.
    [one] 1 Punkt.
   *[other] { $amount } Punkte.
}

# $line is one of the headings of the count.
grove-event-scored = { $who }: { $line } { $amount }.
grove-event-reached = { $who } erreicht das Ziel von { $target }.
grove-event-won = { $who } gewinnt mit { $amount }.
# A tie (grove.several.3): $dice are those of the winner, $most the most of anybody else who has as much.
grove-event-won-by-dice = { $who } gewinnt mit { $amount }: Bei Gleichstand gewinnt, wer mehr Würfel benutzt hat, { $dice } gegen { $most }.

# Several people have the same, and used as many dice; $who is a row of names.
grove-event-won-together = { $who } gewinnen gemeinsam mit je { $amount }.

# A clause below as a sentence of its own.
grove-event-at-cell = { $who }: { $clause }.

## Clauses: what happens to the die at a place. $thing is a die, a basket or the barrow.

grove-clause-squirrel = das Eichhörnchen setzt sich auf { $place }
grove-clause-squirrel-takes = das Eichhörnchen setzt sich auf { $place }, und { $before ->
    [15] die
   *[other] der
} { $thing } dort ({ $before }) geht zurück
grove-clause-appeared = ein neuer { $thing } auf { $place } zeigt { $after }
grove-clause-rose = der { $thing } auf { $place } steigt von { $before } auf { $after }
grove-clause-basket = der { $thing } auf { $place } steigt über 6 und wird zum Korb mit 10
grove-clause-barrow = der { $thing } auf { $place } wird zur Schubkarre, 15
grove-clause-stayed = { $after ->
    [15] die
   *[other] der
} { $thing } auf { $place } rückt nach oben und bleibt bei { $after }
grove-clause-fell = { $after ->
    [15] die
   *[other] der
} { $thing } auf { $place } ({ $after }) liegt jetzt auf einer Lichtung und zählt nicht
grove-clause-no-die-left = für { $place } ist kein { $thing } mehr da
