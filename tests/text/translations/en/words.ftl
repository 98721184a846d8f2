### A small English, to try translations against.

hello = Hello { $name }
bye = Goodbye
money = ${ $amount }
turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
wish = { $fruit ->
    [lemon] a lemon
   *[other] a fruit
}
owner = { $name } owns { $thing }
just-english = Not every language has this
round = Round
spaced = here
braced = here
counted = two
