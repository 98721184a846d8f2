### The table of a game of Grass at one moment.

grass-table-round = Manche { $round }. { $who } distribue.

# The number of cards in the draw pile and in the discard pile.
grass-table-piles = Pioche { $haystack }, défausse { $ashtray }.

# One seat. $parts is a row of the texts below.
grass-table-seat = { $who } ({ $total }) : { $parts }
grass-table-market-closed = planque fermée
grass-table-market-open = planque ouverte
grass-table-under-heat = sous Heat On ({ $card })
grass-table-stash = non protégé : { $cards }
grass-table-protected = protégé : { $cards }
grass-table-hand = en main : { $cards }
grass-table-hand-hidden = { $count ->
    [0] aucune carte en main
    [one] 1 carte en main
   *[other] { $count } cartes en main
}

# Give Me Five: the pack from which a seat keeps its next card.
grass-table-pack = paquet : { $cards }
grass-table-pack-hidden = { $count ->
    [0] pas de paquet
    [one] un paquet d’une carte
   *[other] un paquet de { $count } cartes
}

grass-table-misses = { $turns ->
    [one] perd son prochain tour
   *[other] perd ses { $turns } prochains tours
}
