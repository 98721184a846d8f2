### The puzzles of a day: everybody gets the same cards, and plays alone.

grove-puzzle-plain = Daily Grove
grove-puzzle-recipes = Daily Grove with recipes

# How one went, to be shared with people who have not played it yet. $title is that of the harvest.
grove-puzzle-harvest = { $amount ->
    [one] 1 point
   *[other] { $amount } points
} – { $title }
grove-puzzle-reached = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}, target { $target } reached
grove-puzzle-missed = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}, target { $target } missed
