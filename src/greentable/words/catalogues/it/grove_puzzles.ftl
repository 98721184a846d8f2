### The puzzles of a day: everybody gets the same cards, and plays alone.

grove-puzzle-plain = Grove del giorno
grove-puzzle-recipes = Grove del giorno con Ricette

# How one went, to be shared with people who have not played it yet. $title is that of the harvest.
grove-puzzle-harvest = { $amount ->
    [one] { $amount } punto – { $title }
   *[other] { $amount } punti – { $title }
}
grove-puzzle-reached = { $amount ->
    [one] { $amount } punto, bersaglio { $target } raggiunto
   *[other] { $amount } punti, bersaglio { $target } raggiunto
}
grove-puzzle-missed = { $amount ->
    [one] { $amount } punto, bersaglio { $target } mancato
   *[other] { $amount } punti, bersaglio { $target } mancato
}
