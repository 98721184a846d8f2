### What happens in a game of Grove. $who is a name, $place a column and row as moves have them, "2,-1".

## Whole sentences

# $first and $second are names of recipes, $target what they are worth together.
grove-event-recipes = The recipes are { $first } and { $second }. The target is { $target }.
grove-event-started = Card { $card } is the start card.
grove-event-drew = Card { $card } is drawn.
grove-event-chose = { $who } has chosen.

# $rotation is in degrees, clockwise.
grove-event-laid = { $who } lays card { $card } at { $place }, { $rotation ->
    [0] not turned
   *[other] turned by { $rotation }°
}.

# The same with what comes of it: $parts is a row of the clauses below.
grove-event-laid-with = { $who } lays card { $card } at { $place }, { $rotation ->
    [0] not turned
   *[other] turned by { $rotation }°
}: { $parts }.
grove-event-stuck = { $who } cannot lay a card and stops.

# $recipe is the name of a recipe. One that multiplies adds no points of its own.
grove-event-recipe = { $who } has { $recipe }: { $amount ->
    [0] it multiplies.
    [one] one point.
   *[other] { $amount } points.
}

# $line is one of the headings of the count.
grove-event-scored = { $who }: { $line } { $amount }.
grove-event-reached = { $who } reaches the target of { $target }.
grove-event-won = { $who } wins with { $amount }.
# A tie (grove.several.3): $dice are those of the winner, $most the most of anybody else who has as much.
grove-event-won-by-dice = { $who } wins with { $amount }: in a tie the player who used more dice wins, { $dice } against { $most }.

# Several people have the same, and used as many dice; $who is a row of names.
grove-event-won-together = { $who } share the win with { $amount } each.

# A clause below as a sentence of its own.
grove-event-at-cell = { $who }: { $clause }.

## Clauses: what happens to the die at a place. $thing is a die, a basket or the barrow.

grove-clause-squirrel = the squirrel sits down at { $place }
grove-clause-squirrel-takes = the squirrel sits down at { $place } and the { $thing } there ({ $before }) goes back
grove-clause-appeared = a new { $thing } at { $place } shows { $after }
grove-clause-rose = the { $thing } at { $place } rises from { $before } to { $after }
grove-clause-basket = the { $thing } at { $place } rises past 6 and becomes a basket of 10
grove-clause-barrow = the { $thing } at { $place } becomes the barrow, 15
grove-clause-stayed = the { $thing } at { $place } moves up and stays { $after }
grove-clause-fell = the { $thing } at { $place } ({ $after }) now lies on a glade and counts nothing
grove-clause-no-die-left = no { $thing } is left for { $place }
