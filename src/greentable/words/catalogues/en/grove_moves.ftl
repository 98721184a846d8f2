### Moves of Grove, as what one could do: "lay card 7 at 2,-1, turned by 90°".

# $rotation is in degrees, clockwise.
grove-move-lay = lay card { $card } at { $place }, { $rotation ->
    [0] not turned
   *[other] turned by { $rotation }°
}

# Added to the move: which of several baskets becomes the barrow, which trees get the last dice.
grove-move-with-barrow = { $move }, the barrow for { $place }
grove-move-with-dice = { $move }, dice for { $places }

## What chance does

grove-move-start = start with card { $card }
grove-move-draw = draw card { $card }

# $first and $second are the numbers of recipes.
grove-move-recipes = turn up the recipes { $first } and { $second }
