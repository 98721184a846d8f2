### What the terminal says of its own accord. The games' own words stand in their own files.

## Figures

# A sum where there is little room; $amount is in thousands.
terminal-thousands = { $amount }k

# A sum without its currency, as it stands on a card.
terminal-figure = { $amount }
terminal-figure-owed = −{ $amount }

## The table

terminal-closed = closed
terminal-open = open
# How many cards a seat holds.
terminal-holds = hand { $count }
# Marks the reader's own place, after the name.
terminal-you = (you)
terminal-misses = misses { $turns ->
    [one] a turn
   *[other] { $turns } turns
}
terminal-total = total { $amount }
terminal-protected = protected { $amount }
terminal-at-risk = at risk { $amount }
# How much of a Protection is used: "15k of 25k".
terminal-cover = { $worth } of { $most }
terminal-no-stash = no stash yet
terminal-haystack = haystack { $count }
terminal-ashtray = ashtray { $count }
