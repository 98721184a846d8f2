### What can be wrong with cards, moves and decks of Grass that somebody wrote.
### $code is the two letters of a card, $known a list of what is possible.

## Moves

error-notation-card = carte inconnue { $card } ; au choix : { $known }

# In place of what is wanted.
wanted-card = une carte
wanted-card-code = une carte (deux lettres majuscules)
wanted-peddle = une carte Peddle
wanted-seat = une place
wanted-seat-number = une place de 1 à { $most }
wanted-cover = les cartes Peddle qu’elle protège
wanted-deck-order = des cartes dans l’ordre du tableau des cartes

## Decks and rulesets

error-deck-unknown-card = carte inconnue { $code } ; les codes sont { $known }
error-deck-kinds = { $counts ->
    [one] { $counts } nombre
   *[other] { $counts } nombres
} : il en faut un pour chacune des { $kinds } sortes
error-deck-count = { $count } × { $code } : de 0 à { $most } cartes d’une sorte
error-deck-no-market-open = un jeu de cartes a besoin d’au moins une carte Market Open (MO)
error-deck-protections = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} Protection : { $most } au plus
error-deck-too-small = { $cards ->
    [one] { $cards } carte ne suffit pas
   *[other] { $cards } cartes ne suffisent pas
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : il en faut au moins { $least }
error-deck-unknown = jeu de cartes { $deck } ; au choix : { $known }, ou chaque carte une fois avec son nombre, comme MO:10,HG:6
error-deck-order = l’ordre des cartes de la manche { $round } ne contient pas les cartes de ce jeu
error-ruleset-misses = misses : trois nombres, pour Sold Out, Double Crossed et Utterly Wiped Out
