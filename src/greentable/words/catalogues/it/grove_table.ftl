### The table of a game of Grove at one moment.

grove-table-deck = { $deck ->
    [0] Non ci sono più carte da pescare.
    [one] Resta una carta da pescare.
   *[other] Restano { $deck } carte da pescare.
}

grove-table-recipe = { $recipe } ({ $worth }): { $sentence }
grove-table-target = Il punteggio bersaglio è { $target }.

# One seat. $parts is a row of the texts below.
grove-table-seat = { $who } ({ $score }): { $parts }
grove-table-hand = in mano { $cards }
grove-table-no-hand = nessuna carta in mano
grove-table-supply = dadi rimasti: { $dice }
grove-table-dice = { $fruit } { $count }
grove-table-squirrel-free = lo Scoiattolo è disponibile
grove-table-squirrel-used = lo Scoiattolo costa { $cost }
grove-table-stuck = ha dovuto fermarsi
grove-table-chosen = ha scelto: { $move }
