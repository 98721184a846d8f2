### What can be wrong with cards, moves and decks of Grass that someone wrote.
### $code is the two letters of a card, $known a list of what is possible.

## Moves

error-notation-card = carte { $card } inconnue (au choix : { $known })

# What would be right: "expected …, got …".
wanted-card = une carte
wanted-card-code = une carte (deux lettres majuscules)
wanted-peddle = une carte Peddle
wanted-seat = une place
wanted-seat-number = une place de 1 à { $most }
wanted-cover = les cartes Peddle à protéger
wanted-deck-order = des cartes dans l’ordre du tableau des cartes

## Decks and rulesets

error-deck-unknown-card = carte { $code } inconnue (au choix : { $known })
error-deck-kinds = il faut { $kinds } nombres, un par sorte de carte, pas { $counts }
error-deck-count = { $code } : il faut de 0 à { $most } cartes, pas { $count }
error-deck-no-market-open = un jeu de cartes demande au moins une carte Market Open (MO)
error-deck-protections = il faut au plus { $most } cartes Protection, pas { $count }
error-deck-too-small = pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, il faut au moins { $least } cartes, mais le jeu n’en a que { $cards }
error-deck-unknown = jeu de cartes { $deck } inconnu (au choix : { $known }, ou chaque carte une fois avec son nombre, par exemple MO:10,HG:6)
error-deck-order = l’ordre des cartes de la manche { $round } ne correspond pas à ce jeu de cartes
error-ruleset-misses = misses : il faut trois nombres, pour Sold Out, Double Crossed et Utterly Wiped Out
