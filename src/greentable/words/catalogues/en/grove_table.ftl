### The table of a game of Grove at one moment.

# $deck is how many cards are still to be drawn.
grove-table-deck = { $deck ->
    [0] No card is left to draw.
    [one] One card is left to draw.
   *[other] { $deck } cards are left to draw.
}

# $recipe is the name of a recipe, $worth what it adds to the target.
grove-table-recipe = { $recipe } ({ $worth }): { $sentence }
grove-table-target = The target is { $target }.

# One seat. $parts is a row of the texts below.
grove-table-seat = { $who } ({ $score }): { $parts }
grove-table-hand = in hand { $cards }
grove-table-no-hand = no card in hand
grove-table-supply = dice left: { $dice }
grove-table-dice = { $fruit } { $count }
grove-table-squirrel-free = the squirrel is free
grove-table-squirrel-used = the squirrel costs { $cost }
grove-table-stuck = has stopped
grove-table-chosen = has chosen to { $move }
