### Advice in Grove, and the review of a finished game.

grove-advice-choice = { $move } : score final d’environ { $points }

grove-advice-at-once = { $amount ->
    [one] { $amount } point tout de suite
   *[other] { $amount } points tout de suite
}
grove-advice-loses = { $amount ->
    [one] coûte { $amount } point pour l’instant
   *[other] coûte { $amount } points pour l’instant
}
grove-advice-basket = donne un panier
grove-advice-barrow = vous donne la brouette
grove-advice-squirrel = utilise votre écureuil
grove-advice-ahead = { $amount ->
    [one] environ { $amount } point de mieux que la deuxième option
   *[other] environ { $amount } points de mieux que la deuxième option
}
grove-advice-close = la deuxième option est presque aussi bonne
grove-advice-target = atteint l’objectif de { $target } dans { $percent } % des parties simulées

grove-review-score = Score : { $score }. Meilleur score possible avec ces cartes : { $best }.
grove-review-start = Bon premier coup ({ $best ->
    [one] jusqu’à { $best } point
   *[other] jusqu’à { $best } points
}) : { $move }.
grove-review-left = Tour { $number } : { $amount ->
    [one] { $amount } point perdu
   *[other] { $amount } points perdus
}. Votre coup : { $move }. Mieux : { $better }.
grove-review-good = Aucun point perdu.
