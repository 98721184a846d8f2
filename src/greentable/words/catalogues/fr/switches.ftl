### The switches of a game's rules: `greentable rules grass`. What each is about stands in the games' files.

# Headings of columns.
switches-name = réglage
switches-about = ce que c’est

# $about says what a switch is about, $possible what it may be.
switches-meaning = { $about } : { $possible }

## What a switch may be, in this list and in errors

switch-number = un nombre de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }
switch-number-or-none = un nombre de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }, ou none
switch-numbers = { $count } nombres de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }, séparés par des virgules
# $known is a list of names.
switches-deck-of-grass = { $known }, ou comme MO:10,HG:6,…
switches-deck-of-grove = { $known }, ou 18 cartes comme O1Y2G1/--G2Y1,…
switches-book = { $known }, ou 18 recettes comme worth:31,count:line,…;…
switches-aside = none, ou comme 3,7,12
