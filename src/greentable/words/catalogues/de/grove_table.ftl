### The table of a game of Grove at one moment.

# $deck is how many cards are still to be drawn.
grove-table-deck = { $deck ->
    [0] Es ist keine Karte mehr zu ziehen.
    [one] Es ist noch eine Karte zu ziehen.
   *[other] Es sind noch { $deck } Karten zu ziehen.
}

# $recipe is the name of a recipe, $worth what it adds to the target.
grove-table-recipe = { $recipe } ({ $worth }): { $sentence }
grove-table-target = Das Ziel ist { $target }.

# One seat. $parts is a row of the texts below.
grove-table-seat = { $who } ({ $score }): { $parts }
grove-table-hand = auf der Hand { $cards }
grove-table-no-hand = keine Karte auf der Hand
grove-table-supply = Würfel im Vorrat: { $dice }
grove-table-dice = { $fruit } { $count }
grove-table-squirrel-free = das Eichhörnchen ist frei
grove-table-squirrel-used = das Eichhörnchen kostet { $cost }
grove-table-stuck = hat aufgehört
grove-table-chosen = hat gewählt: { $move }
