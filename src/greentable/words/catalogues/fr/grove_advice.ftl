### Advice in Grove, and the review of a finished game.

grove-advice-choice = { $move } : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin

grove-advice-at-once = { $amount ->
    [one] { $amount } point tout de suite
   *[other] { $amount } points tout de suite
}
grove-advice-loses = { $amount ->
    [one] { $amount } point de moins pour l’instant
   *[other] { $amount } points de moins pour l’instant
}
grove-advice-basket = donne un panier
grove-advice-barrow = met la brouette en jeu
grove-advice-squirrel = consomme l’écureuil
grove-advice-ahead = { $amount ->
    [one] environ { $amount } point de mieux que le choix suivant
   *[other] environ { $amount } points de mieux que le choix suivant
}
grove-advice-close = le choix suivant est presque aussi bon
grove-advice-target = atteint l’objectif de { $target } dans { $percent } % des ordres essayés

grove-review-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
} ; en connaissant toutes les cartes, { $best ->
    [one] { $best } était possible
   *[other] { $best } étaient possibles
}
grove-review-start = un départ qui mène à { $best ->
    [one] { $best } point
   *[other] { $best } points
} : { $move }
grove-review-left = tour { $number }, { $move } : { $amount ->
    [one] { $amount } point est resté
   *[other] { $amount } points sont restés
} ; mieux : { $better }
grove-review-good = autant qu’on sache, aucun tour n’a laissé de points
