### The switches of a game's rules: `greentable rules grass`. What each is about is in the games' files.

# Headings of columns.
switches-name = réglage
switches-about = signification

# $about says what a switch is about, $possible what values it can have.
switches-meaning = { $about } : { $possible }

## The possible values of a switch, in this list and in errors

switch-number = un nombre de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }
switch-number-or-none = un nombre de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }, ou none
switch-numbers = { $count } nombres de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }, séparés par des virgules
# $known is a list of names.
switches-deck-of-grass = { $known }, ou une liste comme MO:10,HG:6,…
switches-deck-of-grove = { $known }, ou 18 cartes comme O1Y2G1/--G2Y1,…
switches-book = { $known }, ou 18 recettes comme worth:31,count:line,…;…
switches-aside = none, ou des numéros comme 3,7,12
