### Moves of Grove, as something a player could do: "giocare la carta 7 in 2,-1, ruotata di 90°".

# $rotation is in degrees, clockwise.
grove-move-lay = { $rotation ->
    [0] giocare la carta { $card } in { $place }
   *[other] giocare la carta { $card } in { $place }, ruotata di { $rotation }°
}

# Added to the move: which of several baskets becomes the wheelbarrow, which trees get the last dice.
grove-move-with-barrow = { $move }, con la Carriola in { $place }
grove-move-with-dice = { $move }, con i dadi in { $places }

## What chance does

grove-move-start = iniziare con la carta { $card }
grove-move-draw = pescare la carta { $card }

# $first and $second are the numbers of recipes.
grove-move-recipes = scoprire le Ricette { $first } e { $second }
