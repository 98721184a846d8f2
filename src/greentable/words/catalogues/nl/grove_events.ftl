### What happens in a game of Grove. $who is a name, $place a column and row as moves have them, "2,-1".

## Whole sentences

# $first and $second are names of recipes, $target what they are worth together.
grove-event-recipes = De recepten zijn { $first } en { $second }. De doelscore is { $target }.
grove-event-started = Kaart { $card } is de startkaart.
grove-event-drew = Kaart { $card } wordt getrokken.
grove-event-chose = { $who } heeft gekozen.

# $rotation is in degrees, clockwise.
grove-event-laid = { $who } legt kaart { $card } op { $place }, { $rotation ->
    [0] niet gedraaid
   *[other] { $rotation }° gedraaid
}.

# The same with what comes of it: $parts is a row of the clauses below.
grove-event-laid-with = { $who } legt kaart { $card } op { $place }, { $rotation ->
    [0] niet gedraaid
   *[other] { $rotation }° gedraaid
}: { $parts }.
grove-event-stuck = { $who } kan geen kaart leggen en stopt.

# $recipe is the name of a recipe. One that multiplies adds no points of its own.
grove-event-recipe = { $who } voldoet aan { $recipe }: { $amount ->
    [0] dat vermenigvuldigt.
    [one] één punt.
   *[other] { $amount } punten.
}

# $line is one of the headings of the count.
grove-event-scored = { $who }: { $line } { $amount }.
grove-event-reached = { $who } haalt de doelscore van { $target }.
grove-event-won = { $who } wint met { $amount }.
# A tie (grove.several.3): $dice are those of the winner, $most the most of anybody else who has as much.
grove-event-won-by-dice = { $who } wint met { $amount }: bij gelijke stand wint wie meer dobbelstenen heeft gebruikt, { $dice } tegen { $most }.

# Several people have the same, and used as many dice; $who is a row of names.
grove-event-won-together = { $who } delen de overwinning met elk { $amount }.

# A clause below as a sentence of its own.
grove-event-at-cell = { $who }: { $clause }.

## Clauses: what happens to the die at a place. $thing is a die, a basket or the barrow.

grove-clause-squirrel = de eekhoorn gaat zitten op { $place }
grove-clause-squirrel-takes = de eekhoorn gaat zitten op { $place } en de { $thing } daar ({ $before }) gaat terug
grove-clause-appeared = een nieuwe { $thing } op { $place } toont { $after }
grove-clause-rose = de { $thing } op { $place } gaat van { $before } naar { $after }
grove-clause-basket = de { $thing } op { $place } komt boven de 6 en wordt een mand van 10
grove-clause-barrow = de { $thing } op { $place } wordt de kruiwagen, 15
grove-clause-stayed = de { $thing } op { $place } schuift mee omhoog en blijft { $after }
grove-clause-fell = de { $thing } op { $place } ({ $after }) ligt nu op een open plek en telt niet mee
grove-clause-no-die-left = voor { $place } is er geen { $thing } meer
