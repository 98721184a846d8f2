### The puzzles of a day: everybody gets the same cards, and plays alone.

grove-puzzle-plain = Grove du jour
grove-puzzle-recipes = Grove du jour avec recettes

# How one went, to be shared with people who have not played it yet. $title is that of the harvest.
grove-puzzle-harvest = { $amount ->
    [one] { $amount } point – { $title }
   *[other] { $amount } points – { $title }
}
grove-puzzle-reached = { $amount ->
    [one] { $amount } point, objectif { $target } atteint
   *[other] { $amount } points, objectif { $target } atteint
}
grove-puzzle-missed = { $amount ->
    [one] { $amount } point, objectif { $target } manqué
   *[other] { $amount } points, objectif { $target } manqué
}
