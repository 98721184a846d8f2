### Moves of Grove, as something a player could do: "poser la carte 7 en 2,-1, tournée de 90°".

# $rotation is in degrees, clockwise.
grove-move-lay = { $rotation ->
    [0] poser la carte { $card } en { $place }
   *[other] poser la carte { $card } en { $place }, tournée de { $rotation }°
}

# Added to the move: which of several baskets becomes the wheelbarrow, which trees get the last dice.
grove-move-with-barrow = { $move }, avec la brouette en { $place }
grove-move-with-dice = { $move }, avec des dés en { $places }

## What chance does

grove-move-start = commencer par la carte { $card }
grove-move-draw = piocher la carte { $card }

# $first and $second are the numbers of recipes.
grove-move-recipes = retourner les recettes { $first } et { $second }
