### The daily puzzles: everyone gets the same cards, and plays alone.

grove-puzzle-plain = Grove van de dag
grove-puzzle-recipes = Grove van de dag met recepten

# The result, to be shared with people who have not played it yet. $title is that of the harvest.
grove-puzzle-harvest = { $amount ->
    [one] { $amount } punt – { $title }
   *[other] { $amount } punten – { $title }
}
grove-puzzle-reached = { $amount ->
    [one] { $amount } punt – doelscore van { $target } gehaald
   *[other] { $amount } punten – doelscore van { $target } gehaald
}
grove-puzzle-missed = { $amount ->
    [one] { $amount } punt – doelscore van { $target } niet gehaald
   *[other] { $amount } punten – doelscore van { $target } niet gehaald
}
