### The cards of Grass: their names, their families, and what they do.

## Names, as they are printed

grass-card-home-grown = Home Grown
grass-card-mexico = Mexico
grass-card-colombia = Colombia
grass-card-jamaica = Jamaica
grass-card-panama = Panama
grass-card-dr-feelgood = Dr. Feelgood
grass-card-market-open = Market Open
grass-card-market-close = Market Close
grass-card-bust = Bust
grass-card-detained = Detained
grass-card-felony = Felony
grass-card-search-and-seizure = Search & Seizure
grass-card-immunity = Immunity
grass-card-a-breeze-to-fly = A Breeze to Fly
grass-card-hearsay-evidence = Hearsay Evidence
grass-card-charges-dropped = Charges Dropped
grass-card-pay-fine = Pay Fine
grass-card-catch-a-buzz = Catch a Buzz
grass-card-grab-a-snack = Grab a Snack
grass-card-lust-conquers-all = Lust Conquers All
grass-card-steal = Steal Your Neighbor’s Pot
grass-card-banker = The Banker
grass-card-stonehigh = Stonehigh
grass-card-euphoria = Euphoria
grass-card-sold-out = Sold Out
grass-card-doublecrossed = Doublecrossed
grass-card-wiped-out = Utterly Wiped Out

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

## What a card does, for whoever holds it
## $figure is a sum of money, $partner the card of its heat pair.

grass-about-peddle = Worth { $figure } in your stash. You need an open market without heat.
grass-about-dr-feelgood = Worth { $figure } in your stash, and no Protection covers it. You need an open market without heat.
grass-about-market-open = Opens your market. Without it you cannot peddle.
grass-about-market-close = Ends the round at once. You need an open market without heat.
grass-about-heat-on = Closes the open market of an opponent until it is cooled by { $partner } or a fine.
grass-about-heat-off = Cools { $partner } on your market.
grass-about-pay-fine = Cools any heat on your market, for one Peddle of your stash.
grass-about-protection = Covers Peddle of your stash worth up to { $figure } in all. What is covered is safe.
grass-about-steal = Takes one unprotected Peddle of an opponent. You need an open market without heat.
grass-about-banker = Held at the end of the round it earns you money from everybody with profit at risk. It can only be discarded.
grass-about-stonehigh = Everybody else gives you one unprotected Peddle.
grass-about-euphoria = Everybody else gives you their highest unprotected Peddle.
grass-about-sold-out = Costs its victim one unprotected Peddle; then everybody passes a card on. Held at the end of the round it costs { $figure }.
grass-about-doublecrossed = Costs its victim the highest unprotected Peddle and time; then everybody passes a card on. Held at the end of the round it costs { $figure }.
grass-about-wiped-out = Costs its victim the market, everything unprotected and time; then everybody passes a card on. Held at the end of the round it costs { $figure }.

# A card with its family and what it does.
grass-card-described = { $card } ({ $family }). { $about }
