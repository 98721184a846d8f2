### The switches of a game's rules: `greentable rules grass`. What each is about is in the games' files.

# Headings of columns.
switches-name = instelling
switches-about = betekenis

# $about says what a switch is about, $possible what values it can have.
switches-meaning = { $about }: { $possible }

## The possible values of a switch, in this list and in errors

switch-number = een getal van { NUMBER($least, useGrouping: 0) } tot en met { NUMBER($most, useGrouping: 0) }
switch-number-or-none = een getal van { NUMBER($least, useGrouping: 0) } tot en met { NUMBER($most, useGrouping: 0) }, of none
switch-numbers = { $count } getallen van { NUMBER($least, useGrouping: 0) } tot en met { NUMBER($most, useGrouping: 0) }, gescheiden door komma’s
# $known is a list of names.
switches-deck-of-grass = { $known }, of een lijst zoals MO:10,HG:6,…
switches-deck-of-grove = { $known }, of 18 kaarten zoals O1Y2G1/--G2Y1,…
switches-book = { $known }, of 18 recepten zoals worth:31,count:line,…;…
switches-aside = none, of nummers zoals 3,7,12
