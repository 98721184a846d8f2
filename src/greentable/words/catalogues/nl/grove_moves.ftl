### Moves of Grove, as something a player could do: "kaart 7 op 2,-1 leggen, 90° gedraaid".

# $rotation is in degrees, clockwise.
grove-move-lay = { $rotation ->
    [0] kaart { $card } op { $place } leggen
   *[other] kaart { $card } op { $place } leggen, { $rotation }° gedraaid
}

# Added to the move: which of several baskets becomes the wheelbarrow, which trees get the last dice.
grove-move-with-barrow = { $move }, met de kruiwagen op { $place }
grove-move-with-dice = { $move }, met dobbelstenen op { $places }

## What chance does

grove-move-start = met kaart { $card } beginnen
grove-move-draw = kaart { $card } trekken

# $first and $second are the numbers of recipes.
grove-move-recipes = de recepten { $first } en { $second } omdraaien
