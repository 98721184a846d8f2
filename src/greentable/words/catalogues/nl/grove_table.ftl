### The table of a game of Grove at one moment.

# $deck is how many cards are still to be drawn.
grove-table-deck = { $deck ->
    [0] Er is geen kaart meer om te trekken.
    [one] Er is nog één kaart om te trekken.
   *[other] Er zijn nog { $deck } kaarten om te trekken.
}

# $recipe is the name of a recipe, $worth what it adds to the target.
grove-table-recipe = { $recipe } ({ $worth }): { $sentence }
grove-table-target = De doelscore is { $target }.

# One seat. $parts is a row of the texts below.
grove-table-seat = { $who } ({ $score }): { $parts }
grove-table-hand = in de hand { $cards }
grove-table-no-hand = geen kaart in de hand
grove-table-supply = dobbelstenen over: { $dice }
grove-table-dice = { $fruit } { $count }
grove-table-squirrel-free = de eekhoorn is vrij
grove-table-squirrel-used = de eekhoorn kost { $cost }
grove-table-stuck = is gestopt
grove-table-chosen = heeft gekozen: { $move }
