### The switches of a game's rules: `greentable rules grass`. What each is about stands in the games' files.

switches-name = impostazione
switches-about = che cosa cambia

switches-meaning = { $about }: { $possible }

## What a switch may be, in this list and in errors

switch-number = un numero da { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }
switch-number-or-none = un numero da { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }, oppure none
switch-numbers = { $count } numeri da { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) } separati da virgole
switches-deck-of-grass = { $known }, oppure come in MO:10,HG:6,…
switches-deck-of-grove = { $known }, oppure 18 carte come in O1Y2G1/--G2Y1,…
switches-book = { $known }, oppure 18 ricette come in worth:31,count:line,…;…
switches-aside = none, oppure come in 3,7,12
