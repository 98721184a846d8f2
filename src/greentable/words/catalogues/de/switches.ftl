### The switches of a game's rules: `greentable rules grass`. What each is about is in the games' files.

# Headings of columns.
switches-name = Schalter
switches-about = Bedeutung

# $about says what a switch is about, $possible what values it can have.
switches-meaning = { $about }: { $possible }

## The possible values of a switch, in this list and in errors

switch-number = eine Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }
switch-number-or-none = eine Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) } oder none
switch-numbers = { $count } Zahlen von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }, durch Kommas getrennt
# $known is a list of names.
switches-deck-of-grass = { $known } oder eine Liste wie MO:10,HG:6,…
switches-deck-of-grove = { $known } oder 18 Karten wie O1Y2G1/--G2Y1,…
switches-book = { $known } oder 18 Rezepte wie worth:31,count:line,…;…
switches-aside = none oder Nummern wie 3,7,12
