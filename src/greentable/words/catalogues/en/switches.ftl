### The switches of a game's rules: `greentable rules grass`. What each is about is in the games' files.

# Headings of columns.
switches-name = switch
switches-about = meaning

# $about says what a switch is about, $possible what values it can have.
switches-meaning = { $about }: { $possible }

## The possible values of a switch, in this list and in errors ("expected …")

switch-number = a number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
switch-number-or-none = a number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, or none
switch-numbers = { $count } numbers from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, separated by commas
# $known is a list of names.
switches-deck-of-grass = { $known }, or a list such as MO:10,HG:6,…
switches-deck-of-grove = { $known }, or 18 cards such as O1Y2G1/--G2Y1,…
switches-book = { $known }, or 18 recipes such as worth:31,count:line,…;…
switches-aside = none, or numbers such as 3,7,12
