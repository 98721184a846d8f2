### A translation with every fault that a translator can make: the check must find each of them.

# An argument by another name.
hello = Hola { $nombre }

# The same, where only one who wishes for a lemon would meet it.
wish = { $fruit ->
    [lemon] un limón { $amarillo }
   *[other] una fruta
}

# A word of its own that stands nowhere, again in one form only.
turns = { $count ->
    [one] un { -turno }
   *[other] { $count } turnos
}

# Another text, which only English has.
owner = { just-english } { $name }

# A function that there is not.
money = { MONEY($amount) }

# Nothing but an attribute.
bye =
    .title = Adiós

# A text made of itself.
round = { round }
