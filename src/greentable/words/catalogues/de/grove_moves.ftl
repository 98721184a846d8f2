### Moves of Grove, as something a player could do: "Karte 7 um 90° gedreht auf 2,-1 legen".

# $rotation is in degrees, clockwise.
grove-move-lay = { $rotation ->
    [0] Karte { $card } auf { $place } legen
   *[other] Karte { $card } um { $rotation }° gedreht auf { $place } legen
}

# Added to the move: which of several baskets becomes the wheelbarrow, which trees get the last dice.
grove-move-with-barrow = { $move }, mit der Schubkarre auf { $place }
grove-move-with-dice = { $move }, mit Würfeln auf { $places }

## What chance does

grove-move-start = mit Karte { $card } beginnen
grove-move-draw = Karte { $card } ziehen

# $first and $second are the numbers of recipes.
grove-move-recipes = die Rezepte { $first } und { $second } aufdecken
