### Moves of Grove, as something a player could do: "place card 7 at 2,-1, rotated 90°".

# $rotation is in degrees, clockwise.
grove-move-lay = { $rotation ->
    [0] place card { $card } at { $place }
   *[other] place card { $card } at { $place }, rotated { $rotation }°
}

# Added to the move: which of several baskets becomes the wheelbarrow, which trees get the last dice.
grove-move-with-barrow = { $move }, with the wheelbarrow at { $place }
grove-move-with-dice = { $move }, with dice at { $places }

## What chance does

grove-move-start = start with card { $card }
grove-move-draw = draw card { $card }

# $first and $second are the numbers of recipes.
grove-move-recipes = turn up recipes { $first } and { $second }
