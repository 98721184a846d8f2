### The daily puzzles: everyone gets the same cards, and plays alone.

grove-puzzle-plain = Daily Grove
grove-puzzle-recipes = Daily Grove with recipes

# The result, to be shared with people who have not played it yet. $title is that of the harvest.
grove-puzzle-harvest = { $amount ->
    [one] { $amount } point – { $title }
   *[other] { $amount } points – { $title }
}
grove-puzzle-reached = { $amount ->
    [one] { $amount } point – target of { $target } reached
   *[other] { $amount } points – target of { $target } reached
}
grove-puzzle-missed = { $amount ->
    [one] { $amount } point – target of { $target } missed
   *[other] { $amount } points – target of { $target } missed
}
