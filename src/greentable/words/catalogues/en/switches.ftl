### The switches of a game's rules: `greentable rules grass`. What each is about stands in the games' files.

# Headings of columns.
switches-name = switch
switches-about = what it is

# $about says what a switch is about, $possible what it may be.
switches-meaning = { $about }: { $possible }

## What a switch may be, in this list and in errors

switch-number = a number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
switch-number-or-none = a number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, or none
switch-numbers = { $count } numbers from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } with commas between them
# $known is a list of names.
switches-deck-of-grass = { $known }, or as in MO:10,HG:6,…
switches-deck-of-grove = { $known }, or 18 cards as in O1Y2G1/--G2Y1,…
switches-book = { $known }, or 18 recipes as in worth:31,count:line,…;…
switches-aside = none, or as in 3,7,12
