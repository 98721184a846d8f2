### The table of a game of Grove at one moment.

# $deck is how many cards are still to be drawn.
grove-table-deck = { $deck ->
    [0] La pioche est vide.
    [one] Il reste { $deck } carte à piocher.
   *[other] Il reste { $deck } cartes à piocher.
}

# $recipe is the name of a recipe, $worth the number it adds to the target.
grove-table-recipe = { $recipe } ({ $worth }) : { $sentence }
grove-table-target = L’objectif est de { $target }.

# One seat. $parts is a row of the texts below.
grove-table-seat = { $who } ({ $score }) : { $parts }
grove-table-hand = en main : { $cards }
grove-table-no-hand = aucune carte en main
grove-table-supply = dés restants : { $dice }
grove-table-dice = { $count } { $fruit }
grove-table-squirrel-free = écureuil pas encore utilisé
grove-table-squirrel-used = l’écureuil coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
grove-table-stuck = ne peut plus poser de carte
grove-table-chosen = a choisi de { $move }
