### The cards of Grass: their names, their families, and what they do.

## Names, as they are printed

grass-card-HG = Home Grown
grass-card-MX = Mexico
grass-card-CO = Colombia
grass-card-JA = Jamaica
grass-card-PA = Panama
grass-card-DF = Dr. Feelgood
grass-card-MO = Market Open
grass-card-MC = Market Close
grass-card-BU = Bust
grass-card-DE = Detained
grass-card-FE = Felony
grass-card-SS = Search & Seizure
grass-card-IM = Immunity
grass-card-BF = A Breeze to Fly
grass-card-HE = Hearsay Evidence
grass-card-CD = Charges Dropped
grass-card-PF = Pay Fine
grass-card-CB = Catch a Buzz
grass-card-GS = Grab a Snack
grass-card-LC = Lust Conquers All
grass-card-SN = Steal Your Neighbor’s Pot
grass-card-BK = The Banker
grass-card-SH = Stonehigh
grass-card-EU = Euphoria
grass-card-SO = Sold Out
grass-card-DX = Doublecrossed
grass-card-UW = Utterly Wiped Out

# Where a card's name would stand, but the move named none.
grass-card-none = this card

## Families

grass-family-peddle = Peddle
grass-family-market = Market
grass-family-heat-on = Heat On
grass-family-heat-off = Heat Off
grass-family-protection = Protection
grass-family-skim = Skim
grass-family-nirvana = Nirvana
grass-family-paranoia = Paranoia

## What a card does, for the player who holds it: some sentences one after the other, chosen by the rules
## in play. $figure is a sum of money, $partner the card of its heat pair; $choice is how the rules
## say which Peddle it is: chosen, lowest or highest.

grass-about-peddle = Worth { $figure } in your stash.
grass-about-never-protected = No Protection covers it.
grass-about-needs-market = You need an open market without heat.
grass-about-market-open = Opens your market. Without it you cannot peddle.
grass-about-market-close = Ends the round at once.
grass-about-heat-on = Closes the open market of an opponent until it is cooled by { $partner } or a fine.
grass-about-heat-off = Cools { $partner } on your market.
grass-about-pay-fine = Cools any heat on your market, for { $choice ->
    [lowest] the lowest Peddle of your stash, protected or not.
   *[chosen] one Peddle of your stash that you choose, protected or not.
}
grass-about-protection = Covers Peddle of your stash worth up to { $figure } in all. What is covered is safe.
grass-about-steal = Takes { $choice ->
    [highest] the highest unprotected Peddle of an opponent.
   *[chosen] one unprotected Peddle of an opponent, as you choose.
}
grass-about-steal-victim-market = The market of the player you steal from must be open without heat.
# $sum is a sum of money.
grass-about-banker-flat = Held at the end of the round it takes { $sum } from every other player with profit at risk. It cannot be played, only discarded.
grass-about-banker-percent = Held at the end of the round it takes { $percent }% of every other player’s profit at risk. It cannot be played, only discarded.
grass-about-stonehigh = Every other player gives you { $choice ->
    [lowest] their lowest unprotected Peddle.
   *[chosen] one unprotected Peddle of their choice.
}
grass-about-euphoria = Every other player gives you their highest unprotected Peddle.
grass-about-nirvana-heat = It lifts the heat on your market.
grass-about-nirvana-turn = You have another turn after this one.
grass-about-needs-market-hot-or-not = You need a Market Open, with heat on it or without.

# Paranoia: on an opponent, or (the texts that end in "self") on the player of the card.
grass-about-sold-out = An opponent gives up { $choice ->
    [lowest] the lowest unprotected Peddle
   *[chosen] one unprotected Peddle of their choice
} and { $turns ->
    [0] misses no turn.
    [one] misses a turn.
   *[other] misses { $turns } turns.
}
grass-about-sold-out-self = It hits you: you give up { $choice ->
    [lowest] your lowest unprotected Peddle
   *[chosen] one unprotected Peddle of your choice
} and { $turns ->
    [0] miss no turn.
    [one] miss a turn.
   *[other] miss { $turns } turns.
}
grass-about-doublecrossed = An opponent gives up the highest unprotected Peddle and { $turns ->
    [0] misses no turn.
    [one] misses a turn.
   *[other] misses { $turns } turns.
}
grass-about-doublecrossed-self = It hits you: you give up your highest unprotected Peddle and { $turns ->
    [0] miss no turn.
    [one] miss a turn.
   *[other] miss { $turns } turns.
}
grass-about-wiped-out = An opponent loses market, heat and everything unprotected, and { $turns ->
    [0] misses no turn.
    [one] misses a turn.
   *[other] misses { $turns } turns.
}
grass-about-wiped-out-self = It hits you: you lose market, heat and everything unprotected, and { $turns ->
    [0] miss no turn.
    [one] miss a turn.
   *[other] miss { $turns } turns.
}
grass-about-pass = Then each player passes a card to the left.
grass-about-luck = Then each player takes a random card from the hand to the right.
grass-about-paranoia-market = You need a Market Open to play a Paranoia card, with heat on it or without.
grass-about-fine = Held at the end of the round it costs { $figure }.

# A card with its family and what it does; $about is a row of sentences.
grass-card-described = { $card } ({ $family }). { $about }
