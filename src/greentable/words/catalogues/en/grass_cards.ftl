### The cards of Grass: their names, their families, and what they do.

## Names, as they are printed. A language may add .quoted: the name with quotation marks, used in
## sentences without bold or coloured names. Names that read like other words of the sentence need it.

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

# Used where a card’s name belongs, but the move names no card.
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

## What a card does, for the player who holds it: several sentences in a row, chosen by the rules in
## play. $figure is a sum of money, $partner the card of its heat pair, $fine the card Pay Fine;
## $choice is how the rules decide which Peddle card it is: chosen, lowest or highest.

grass-about-peddle = Worth { $figure } in your stash.
grass-about-never-protected = It can never be protected.
grass-about-needs-market = Your market must be open and free of heat.
grass-about-market-open = Opens your market. Without it you can’t play Peddle cards.
grass-about-market-close = Ends the round immediately.
grass-about-heat-on = Blocks an opponent’s open market. { $partner } or { $fine } removes it.
grass-about-heat-off = Removes { $partner } from your market.
grass-about-pay-fine = Removes any heat from your market. It costs you { $choice ->
    [lowest] the lowest Peddle card in your stash, protected or not.
   *[chosen] a Peddle card of your choice from your stash, protected or not.
}
grass-about-protection = Protects Peddle cards in your stash worth up to { $figure } in total. Nobody can take them until the round ends.
grass-about-steal = { $choice ->
    [highest] Takes an opponent’s highest unprotected Peddle card.
   *[chosen] Takes an unprotected Peddle card of your choice from an opponent.
}
# Comes right after grass-about-needs-market.
grass-about-steal-victim-market = Your opponent’s market must be open and free of heat too.
# $sum is a sum of money.
grass-about-banker-flat = If you hold it when the round ends, you take { $sum } from every other player with unprotected Peddle cards. You can’t play it, only discard it.
grass-about-banker-percent = If you hold it when the round ends, you take { $percent }% of every other player’s profit at risk. You can’t play it, only discard it.
grass-about-stonehigh = Every other player gives you { $choice ->
    [lowest] their lowest unprotected Peddle card.
   *[chosen] an unprotected Peddle card of their choice.
}
grass-about-euphoria = Every other player gives you their highest unprotected Peddle card.
grass-about-nirvana-heat = It also removes any heat from your market.
grass-about-nirvana-turn = You get another turn after this one.
grass-about-needs-market-hot-or-not = Your market must be open, with or without heat.

# Paranoia: on an opponent, or (the texts that end in "self") on the player of the card.
grass-about-sold-out = An opponent loses { $choice ->
    [lowest] their lowest unprotected Peddle card.
   *[chosen] an unprotected Peddle card of their choice.
}
grass-about-sold-out-self = This hits you. You lose { $choice ->
    [lowest] your lowest unprotected Peddle card.
   *[chosen] an unprotected Peddle card of your choice.
}
grass-about-doublecrossed = An opponent loses their highest unprotected Peddle card.
grass-about-doublecrossed-self = This hits you. You lose your highest unprotected Peddle card.
grass-about-wiped-out = An opponent loses their whole hassle pile, market included, and every unprotected Peddle card.
grass-about-wiped-out-self = This hits you. You lose your whole hassle pile, market included, and every unprotected Peddle card.
# Comes after one of the six texts above, unless no turn is missed.
grass-about-misses = { $turns ->
    [one] They also miss a turn.
   *[other] They also miss { $turns } turns.
}
grass-about-misses-self = { $turns ->
    [one] You also miss a turn.
   *[other] You also miss { $turns } turns.
}
grass-about-pass = Then everyone secretly passes a card to the left.
grass-about-luck = Then everyone takes a random card from the player on their right.
grass-about-paranoia-market = To play it, your market must be open, with or without heat.
grass-about-fine = If you still hold it when the round ends, you pay { $figure }.

# A card with its family and what it does; $about is a row of sentences.
grass-card-described = { $card } ({ $family }). { $about }
