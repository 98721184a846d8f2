### The puzzles of a day: everybody gets the same cards, and plays alone.

grove-puzzle-plain = Grove van de dag
grove-puzzle-recipes = Grove van de dag met recepten

# How one went, to be shared with people who have not played it yet. $title is that of the harvest.
grove-puzzle-harvest = { $amount ->
    [one] { $amount } punt
   *[other] { $amount } punten
} – { $title }
grove-puzzle-reached = { $amount } punten, doelscore { $target } gehaald
grove-puzzle-missed = { $amount ->
    [one] { $amount } punt
   *[other] { $amount } punten
}, doelscore { $target } niet gehaald
