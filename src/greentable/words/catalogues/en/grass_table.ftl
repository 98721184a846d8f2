### The table of a game of Grass at one moment.

grass-table-round = Round { $round }. { $who } deals.

# The number of cards in the draw pile and in the discard pile.
grass-table-piles = Haystack { $haystack }, ashtray { $ashtray }.

# One seat. $parts is a row of the texts below.
grass-table-seat = { $who } ({ $total }): { $parts }
grass-table-market-closed = market closed
grass-table-market-open = market open
grass-table-under-heat = under heat ({ $card })
grass-table-stash = at risk: { $cards }
grass-table-protected = protected: { $cards }
grass-table-hand = in hand: { $cards }
grass-table-hand-hidden = { $count ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}

# Give Me Five: the pack from which a seat keeps its next card.
grass-table-pack = pack: { $cards }
grass-table-pack-hidden = { $count ->
    [one] a pack of 1 card
   *[other] a pack of { $count } cards
}

grass-table-misses = { $turns ->
    [one] misses a turn
   *[other] misses { $turns } turns
}
