### Moves of Grove, as what one could do: "Karte 7 um 90° gedreht auf 2,-1 legen".

# $rotation is in degrees, clockwise.
grove-move-lay = Karte { $card } { $rotation ->
    [0] ungedreht
   *[other] um { $rotation }° gedreht
} auf { $place } legen

# Added to the move: which of several baskets becomes the barrow, which trees get the last dice.
grove-move-with-barrow = { $move }, die Schubkarre auf { $place }
grove-move-with-dice = { $move }, Würfel auf { $places }

## What chance does

grove-move-start = mit Karte { $card } beginnen
grove-move-draw = Karte { $card } ziehen

# $first and $second are the numbers of recipes.
grove-move-recipes = die Rezepte { $first } und { $second } aufdecken
