### The table of a game of Grass at one moment.

grass-table-round = Runde { $round }. { $who } gibt die Karten.

# The number of cards in the draw pile and in the discard pile.
grass-table-piles = Heuhaufen { $haystack }, Aschenbecher { $ashtray }.

# One seat. $parts is a row of the texts below.
grass-table-seat = { $who } ({ $total }): { $parts }
# Not "Markt geschlossen": that is the name of a card.
grass-table-market-closed = Markt nicht eröffnet
grass-table-market-open = Markt eröffnet
grass-table-under-heat = Hitze auf dem Markt ({ $card })
grass-table-stash = ungeschützt: { $cards }
grass-table-protected = geschützt: { $cards }
grass-table-hand = auf der Hand: { $cards }
grass-table-hand-hidden = { $count ->
    [0] keine Karten auf der Hand
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}

# Give Me Five: the pack from which a seat keeps its next card.
grass-table-pack = Päckchen: { $cards }
grass-table-pack-hidden = { $count ->
    [one] ein Päckchen mit 1 Karte
   *[other] ein Päckchen mit { $count } Karten
}

grass-table-misses = { $turns ->
    [one] setzt einmal aus
    [2] setzt zweimal aus
   *[other] setzt { $turns }-mal aus
}
