### The table of a game of Grass at one moment.

grass-table-round = Mano { $round }. Distribuisce { $who }.

# The number of cards in the draw pile and in the discard pile.
grass-table-piles = Pagliaio { $haystack }, posacenere { $ashtray }.

# One seat. $parts is a row of the texts below.
grass-table-seat = { $who } ({ $total }): { $parts }
grass-table-market-closed = mercato chiuso
grass-table-market-open = mercato aperto
grass-table-under-heat = mercato bloccato ({ $card })
grass-table-stash = a rischio: { $cards }
grass-table-protected = sotto protezione: { $cards }
grass-table-hand = in mano: { $cards }
grass-table-hand-hidden = { $count ->
    [0] nessuna carta in mano
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}

# Give Me Five: the pack from which a seat keeps its next card.
grass-table-pack = mazzetto: { $cards }
grass-table-pack-hidden = { $count ->
    [one] un mazzetto di 1 carta
   *[other] un mazzetto di { $count } carte
}

grass-table-misses = { $turns ->
    [one] salta un turno
   *[other] salta { $turns } turni
}
