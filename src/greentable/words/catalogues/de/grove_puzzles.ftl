### The daily puzzles: everyone gets the same cards, and plays alone.

grove-puzzle-plain = Grove des Tages
grove-puzzle-recipes = Grove des Tages mit Rezepten

# The result, to be shared with people who have not played it yet. $title is that of the harvest.
grove-puzzle-harvest = { $amount ->
    [one] { $amount } Punkt – { $title }
   *[other] { $amount } Punkte – { $title }
}
grove-puzzle-reached = { $amount ->
    [one] { $amount } Punkt – Ziel von { $target } erreicht
   *[other] { $amount } Punkte – Ziel von { $target } erreicht
}
grove-puzzle-missed = { $amount ->
    [one] { $amount } Punkt – Ziel von { $target } verfehlt
   *[other] { $amount } Punkte – Ziel von { $target } verfehlt
}
