### The table of a game of Grove at one moment.

# $deck is how many cards are still to be drawn.
grove-table-deck = { $deck ->
    [0] Der Stapel ist leer.
    [one] Noch 1 Karte im Stapel.
   *[other] Noch { $deck } Karten im Stapel.
}

# $recipe is the name of a recipe, $worth the number it adds to the target.
grove-table-recipe = { $recipe } ({ $worth }): { $sentence }
grove-table-target = Das Ziel ist { $target }.

# One seat. $parts is a row of the texts below.
grove-table-seat = { $who } ({ $score }): { $parts }
grove-table-hand = auf der Hand: { $cards }
grove-table-no-hand = keine Karte auf der Hand
grove-table-supply = Würfel im Vorrat: { $dice }
grove-table-dice = { $count } × { $fruit }
grove-table-squirrel-free = Eichhörnchen noch nicht eingesetzt
grove-table-squirrel-used = Eichhörnchen kostet { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
}
grove-table-stuck = kann keine Karte mehr legen
grove-table-chosen = hat gewählt: { $move }
