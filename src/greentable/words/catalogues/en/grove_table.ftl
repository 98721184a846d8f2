### The table of a game of Grove at one moment.

# $deck is how many cards are still to be drawn.
grove-table-deck = { $deck ->
    [0] No cards left to draw.
    [one] 1 card left to draw.
   *[other] { $deck } cards left to draw.
}

# $recipe is the name of a recipe, $worth the number it adds to the target.
grove-table-recipe = { $recipe } ({ $worth }): { $sentence }
grove-table-target = The target is { $target }.

# One seat. $parts is a row of the texts below.
grove-table-seat = { $who } ({ $score }): { $parts }
grove-table-hand = in hand: { $cards }
grove-table-no-hand = no cards in hand
grove-table-supply = dice left: { $dice }
grove-table-dice = { $count } { $fruit }
grove-table-squirrel-free = squirrel not used yet
grove-table-squirrel-used = squirrel costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
grove-table-stuck = can’t place any more cards
grove-table-chosen = has chosen to { $move }
