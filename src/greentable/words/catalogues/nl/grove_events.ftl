### What happens in a game of Grove. $who is a name, $place a column and row as moves have them, "2,-1".

## Whole sentences

# $first and $second are names of recipes, $target is the sum of their numbers.
grove-event-recipes = De recepten zijn ‘{ $first }’ en ‘{ $second }’. De doelscore is { $target }.
grove-event-started = Kaart { $card } is de startkaart.
grove-event-drew = Kaart { $card } wordt getrokken.
grove-event-chose = { $who } heeft gekozen.

# $rotation is in degrees, clockwise.
grove-event-laid = { $rotation ->
    [0] { $who } legt kaart { $card } op { $place }.
   *[other] { $who } legt kaart { $card } op { $place }, { $rotation }° gedraaid.
}

# The same with what it does: $parts is a row of the clauses below.
grove-event-laid-with = { $rotation ->
    [0] { $who } legt kaart { $card } op { $place }: { $parts }.
   *[other] { $who } legt kaart { $card } op { $place }, { $rotation }° gedraaid: { $parts }.
}
grove-event-stuck = { $who } kan geen kaart meer leggen en stopt.

# $recipe is the name of a recipe. Some recipes take points away: $amount may be negative.
grove-event-recipe = { $who } voldoet aan ‘{ $recipe }’: { $amount ->
    [one] { $amount } punt.
   *[other] { $amount } punten.
}
# A recipe that multiplies dice; $times is a sentence about that (grove-effect-multiply). Few such recipes
# give points as well.
grove-event-recipe-times = { $amount ->
    [0] { $who } voldoet aan ‘{ $recipe }’. { $times }
    [one] { $who } voldoet aan ‘{ $recipe }’: { $amount } punt. { $times }
   *[other] { $who } voldoet aan ‘{ $recipe }’: { $amount } punten. { $times }
}

# $line is one of the headings of the final count.
grove-event-scored = { $who } – { $line }: { $amount }.
grove-event-reached = { $who } haalt de doelscore van { $target }.
grove-event-won = { $who } wint met { $amount ->
    [one] { $amount } punt
   *[other] { $amount } punten
}.
# A tie (grove.several.3): $dice are the winner’s dice, $most the most dice of another player who tied.
grove-event-won-by-dice = Gelijke stand met { $amount ->
    [one] { $amount } punt
   *[other] { $amount } punten
}. { $who } wint met meer dobbelstenen: { $dice } tegen { $most }.

# Several players have the same score and used as many dice; $who is a row of names.
grove-event-won-together = { $who } delen de overwinning met elk { $amount ->
    [one] { $amount } punt
   *[other] { $amount } punten
}.

# A clause below as a sentence of its own.
grove-event-at-cell = { $who }: { $clause }.

## Clauses: what happens to the die at a place. $thing is a die, a basket or the wheelbarrow.

grove-clause-squirrel = de eekhoorn gaat op { $place } zitten
grove-clause-squirrel-takes = de eekhoorn gaat op { $place } zitten en de { $thing } daar ({ $before }) gaat terug naar de voorraad
grove-clause-appeared = een nieuwe { $thing } op { $place } toont { $after }
grove-clause-rose = de { $thing } op { $place } gaat van { $before } naar { $after }
grove-clause-basket = de { $thing } op { $place } komt boven de 6 en wordt een mand (10)
grove-clause-barrow = de { $thing } op { $place } wordt de kruiwagen (15)
grove-clause-stayed = de { $thing } op { $place } schuift omhoog en blijft op { $after } staan
grove-clause-fell = de { $thing } op { $place } ({ $after }) ligt nu op een open plek en telt niet mee
grove-clause-no-die-left = voor { $place } is er geen { $thing } meer
