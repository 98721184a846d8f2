### The daily puzzles: everyone gets the same cards, and plays alone.

grove-puzzle-plain = Grove du jour
grove-puzzle-recipes = Grove du jour avec recettes

# The result, to be shared with people who have not played it yet. $title is that of the harvest.
grove-puzzle-harvest = { $amount ->
    [one] { $amount } point – { $title }
   *[other] { $amount } points – { $title }
}
grove-puzzle-reached = { $amount ->
    [one] { $amount } point – objectif de { $target } atteint
   *[other] { $amount } points – objectif de { $target } atteint
}
grove-puzzle-missed = { $amount ->
    [one] { $amount } point – objectif de { $target } manqué
   *[other] { $amount } points – objectif de { $target } manqué
}
