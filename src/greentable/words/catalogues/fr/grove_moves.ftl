### Moves of Grove, as what one could do: "poser la carte 7 en 2,-1, tournée de 90°".

# $rotation is in degrees, clockwise.
grove-move-lay = poser la carte { $card } en { $place }, { $rotation ->
    [0] sans la tourner
   *[other] tournée de { $rotation }°
}

# Added to the move: which of several baskets becomes the barrow, which trees get the last dice.
grove-move-with-barrow = { $move }, la brouette en { $place }
grove-move-with-dice = { $move }, les dés en { $places }

## What chance does

grove-move-start = commencer par la carte { $card }
grove-move-draw = piocher la carte { $card }

# $first and $second are the numbers of recipes.
grove-move-recipes = retourner les recettes { $first } et { $second }
