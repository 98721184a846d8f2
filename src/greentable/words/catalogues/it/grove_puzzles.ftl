### The daily puzzles: everyone gets the same cards, and plays alone.

grove-puzzle-plain = Grove del giorno
grove-puzzle-recipes = Grove del giorno con Ricette

# The result, to be shared with people who have not played it yet. $title is that of the harvest.
grove-puzzle-harvest = { $amount ->
    [one] { $amount } punto – { $title }
   *[other] { $amount } punti – { $title }
}
grove-puzzle-reached = { $amount ->
    [one] { $amount } punto – bersaglio di { $target } raggiunto
   *[other] { $amount } punti – bersaglio di { $target } raggiunto
}
grove-puzzle-missed = { $amount ->
    [one] { $amount } punto – bersaglio di { $target } mancato
   *[other] { $amount } punti – bersaglio di { $target } mancato
}
