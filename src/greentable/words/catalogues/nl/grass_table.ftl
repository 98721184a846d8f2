### The table of a game of Grass at one moment.

grass-table-round = Ronde { $round }. { $who } is de deler.

# How many cards lie in the draw pile and in the discard pile.
grass-table-piles = Wietvoorraad { $haystack }, afvalhoop { $ashtray }.

# One seat. $parts is a row of the texts below.
grass-table-seat = { $who } ({ $total }): { $parts }
grass-table-market-closed = markt gesloten
grass-table-market-open = markt open
grass-table-under-heat = onder druk ({ $card })
grass-table-stash = met risico { $cards }
grass-table-protected = beschermd { $cards }
grass-table-hand = in de hand { $cards }
grass-table-hand-hidden = { $count ->
    [one] een kaart in de hand
   *[other] { $count } kaarten in de hand
}

# Give Me Five: the pack from which a seat keeps its next card.
grass-table-pack = het pakje { $cards }
grass-table-pack-hidden = { $count ->
    [one] een pakje van een kaart
   *[other] een pakje van { $count } kaarten
}

grass-table-misses = { $turns ->
    [one] slaat een beurt over
   *[other] slaat { $turns } beurten over
}
