### The table of a game of Grass at one moment.

grass-table-round = Ronde { $round }. { $who } deelt.

# The number of cards in the draw pile and in the discard pile.
grass-table-piles = Wietvoorraad { $haystack }, afvalhoop { $ashtray }.

# One seat. $parts is a row of the texts below.
grass-table-seat = { $who } ({ $total }): { $parts }
grass-table-market-closed = markt gesloten
grass-table-market-open = markt open
grass-table-under-heat = onder druk ({ $card })
grass-table-stash = met risico: { $cards }
grass-table-protected = beschermd: { $cards }
grass-table-hand = in de hand: { $cards }
grass-table-hand-hidden = { $count ->
    [0] geen kaarten in de hand
    [one] 1 kaart in de hand
   *[other] { $count } kaarten in de hand
}

# Give Me Five: the pack from which a seat keeps its next card.
grass-table-pack = pakje: { $cards }
grass-table-pack-hidden = { $count ->
    [one] een pakje van 1 kaart
   *[other] een pakje van { $count } kaarten
}

grass-table-misses = { $turns ->
    [one] slaat een beurt over
   *[other] slaat { $turns } beurten over
}
