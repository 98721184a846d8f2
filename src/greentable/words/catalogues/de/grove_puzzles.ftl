### The puzzles of a day: everybody gets the same cards, and plays alone.

grove-puzzle-plain = Grove des Tages
grove-puzzle-recipes = Grove des Tages mit Rezepten

# How one went, to be shared with people who have not played it yet. $title is that of the harvest.
grove-puzzle-harvest = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
} – { $title }
grove-puzzle-reached = { $amount } Punkte, Ziel { $target } erreicht
grove-puzzle-missed = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}, Ziel { $target } verfehlt
