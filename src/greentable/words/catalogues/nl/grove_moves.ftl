### Moves of Grove, as what one could do: "leg kaart 7 op 2,-1, 90° gedraaid".

# $rotation is in degrees, clockwise.
grove-move-lay = leg kaart { $card } op { $place }, { $rotation ->
    [0] niet gedraaid
   *[other] { $rotation }° gedraaid
}

# Added to the move: which of several baskets becomes the barrow, which trees get the last dice.
grove-move-with-barrow = { $move }, de kruiwagen voor { $place }
grove-move-with-dice = { $move }, dobbelstenen voor { $places }

## What chance does

grove-move-start = begin met kaart { $card }
grove-move-draw = trek kaart { $card }

# $first and $second are the numbers of recipes.
grove-move-recipes = neem de recepten { $first } en { $second }
