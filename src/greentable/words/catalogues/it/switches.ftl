### The switches of a game's rules: `greentable rules grass`. What each is about is in the games' files.

# Headings of columns.
switches-name = impostazione
switches-about = significato

# $about says what a switch is about, $possible what values it can have.
switches-meaning = { $about }: { $possible }

## The possible values of a switch, in this list and in errors

switch-number = un numero da { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }
switch-number-or-none = un numero da { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }, oppure none
switch-numbers = { $count } numeri da { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }, separati da virgole
# $known is a list of names.
switches-deck-of-grass = { $known }, oppure un elenco come MO:10,HG:6,…
switches-deck-of-grove = { $known }, oppure 18 carte come O1Y2G1/--G2Y1,…
switches-book = { $known }, oppure 18 ricette come worth:31,count:line,…;…
switches-aside = none, oppure numeri come 3,7,12
