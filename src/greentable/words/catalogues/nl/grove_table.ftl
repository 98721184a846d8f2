### The table of a game of Grove at one moment.

# $deck is how many cards are still to be drawn.
grove-table-deck = { $deck ->
    [0] Er zijn geen kaarten meer om te trekken.
    [one] Er is nog 1 kaart om te trekken.
   *[other] Er zijn nog { $deck } kaarten om te trekken.
}

# $recipe is the name of a recipe, $worth the number it adds to the target.
grove-table-recipe = { $recipe } ({ $worth }): { $sentence }
grove-table-target = De doelscore is { $target }.

# One seat. $parts is a row of the texts below.
grove-table-seat = { $who } ({ $score }): { $parts }
grove-table-hand = in de hand: { $cards }
grove-table-no-hand = geen kaarten in de hand
grove-table-supply = dobbelstenen over: { $dice }
grove-table-dice = { $count } × { $fruit }
grove-table-squirrel-free = eekhoorn nog niet gebruikt
grove-table-squirrel-used = de eekhoorn kost { $cost ->
    [one] { $cost } punt
   *[other] { $cost } punten
}
grove-table-stuck = kan geen kaart meer leggen
grove-table-chosen = heeft gekozen: { $move }
