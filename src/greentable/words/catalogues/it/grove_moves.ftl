### Moves of Grove, as what one could do: "gioca la carta 7 in 2,-1, ruotata di 90°".
### In the imperative, as those of Grass.

grove-move-lay = gioca la carta { $card } in { $place }, { $rotation ->
    [0] senza ruotarla
   *[other] ruotata di { $rotation }°
}

grove-move-with-barrow = { $move }, la Carriola in { $place }
grove-move-with-dice = { $move }, i dadi in { $places }

## What chance does

grove-move-start = inizia con la carta { $card }
grove-move-draw = pesca la carta { $card }

grove-move-recipes = scopri le Ricette { $first } e { $second }
