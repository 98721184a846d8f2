### The table of a game of Grove at one moment.

# $deck is how many cards are still to be drawn.
grove-table-deck = { $deck ->
    [0] Non ci sono più carte da pescare.
    [one] Resta una carta da pescare.
   *[other] Restano { $deck } carte da pescare.
}

# $recipe is the name of a recipe, $worth the number it adds to the target.
grove-table-recipe = { $recipe } ({ $worth }): { $sentence }
grove-table-target = Il punteggio bersaglio è { $target }.

# One seat. $parts is a row of the texts below.
grove-table-seat = { $who } ({ $score }): { $parts }
grove-table-hand = in mano: { $cards }
grove-table-no-hand = nessuna carta in mano
grove-table-supply = dadi rimasti: { $dice }
grove-table-dice = { $count } { $fruit }
grove-table-squirrel-free = Scoiattolo non ancora usato
grove-table-squirrel-used = lo Scoiattolo costa { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
}
grove-table-stuck = non può più giocare carte
grove-table-chosen = ha scelto di { $move }
