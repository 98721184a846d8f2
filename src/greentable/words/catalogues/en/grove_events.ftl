### What happens in a game of Grove. $who is a name, $place a column and row as moves have them, "2,-1".

## Whole sentences

# $first and $second are names of recipes, $target is the sum of their numbers.
grove-event-recipes = The recipes are { $first } and { $second }. The target is { $target }.
grove-event-started = Card { $card } is the starting card.
grove-event-drew = Card { $card } is drawn.
grove-event-chose = { $who } has chosen.

# $rotation is in degrees, clockwise.
grove-event-laid = { $rotation ->
    [0] { $who } places card { $card } at { $place }.
   *[other] { $who } places card { $card } at { $place }, rotated { $rotation }°.
}

# The same with what it does: $parts is a row of the clauses below.
grove-event-laid-with = { $rotation ->
    [0] { $who } places card { $card } at { $place }: { $parts }.
   *[other] { $who } places card { $card } at { $place }, rotated { $rotation }°: { $parts }.
}
grove-event-stuck = { $who } can’t place a card and stops here.

# $recipe is the name of a recipe. Some recipes take points away: $amount may be negative.
grove-event-recipe = { $who } completes { $recipe }: { $amount ->
    [one] { $amount } point.
   *[other] { $amount } points.
}
# A recipe that multiplies dice; $times is a sentence about that (grove-effect-multiply). Few such recipes
# give points as well.
grove-event-recipe-times = { $amount ->
    [0] { $who } completes { $recipe }. { $times }
    [one] { $who } completes { $recipe }: { $amount } point. { $times }
   *[other] { $who } completes { $recipe }: { $amount } points. { $times }
}

# $line is one of the headings of the final count: "Ann – Squirrel: -3."
grove-event-scored = { $who } – { $line }: { $amount }.
grove-event-reached = { $who } reaches the target of { $target }.
grove-event-won = { $who } wins with { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
# A tie (grove.several.3): $dice are the winner’s dice, $most the most dice of another player who tied.
grove-event-won-by-dice = { $who } wins the tie at { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} by using more dice, { $dice } to { $most }.

# Several players have the same score and used as many dice; $who is a row of names.
grove-event-won-together = { $who } share the win with { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} each.

# A clause below as a sentence of its own.
grove-event-at-cell = { $who }: { $clause }.

## Clauses: what happens to the die at a place. $thing is a die, a basket or the wheelbarrow.

grove-clause-squirrel = the squirrel sits down at { $place }
grove-clause-squirrel-takes = the squirrel sits down at { $place }, and the { $thing } there ({ $before }) goes back to the supply
grove-clause-appeared = a new { $thing } at { $place } shows { $after }
grove-clause-rose = the { $thing } at { $place } goes up from { $before } to { $after }
grove-clause-basket = the { $thing } at { $place } goes past 6 and becomes a basket (10)
grove-clause-barrow = the { $thing } at { $place } becomes the wheelbarrow (15)
grove-clause-stayed = the { $thing } at { $place } moves up and stays at { $after }
grove-clause-fell = the { $thing } at { $place } ({ $after }) is now on a glade and scores nothing
grove-clause-no-die-left = there’s no { $thing } left for { $place }
