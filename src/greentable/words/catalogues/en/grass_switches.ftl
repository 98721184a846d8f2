### The switches of the rules of Grass: what each is about, in a few words. They are shown beside their
### value: “yes” or “no”, “the lowest”, a number. Lower case: the page makes the first letter a capital.

grass-switch-deck = the cards in the deck
grass-switch-target = the total that ends the game
grass-switch-bonus = bonus for the best result of a round
grass-switch-total-floor = lowest possible total
grass-switch-next-dealer = who deals the next round
grass-switch-max-rounds = maximum number of rounds; 0 means no limit
grass-switch-heat-stops-protection = heat also blocks Protection cards
grass-switch-pay-fine = which Peddle card you pay with Pay Fine
grass-switch-steal = which Peddle card is stolen
grass-switch-steal-needs-victim-market = you can only steal from players whose market is open and free of heat
grass-switch-stonehigh = which Peddle card players give for Stonehigh
grass-switch-nirvana-lifts-heat = Nirvana cards remove the heat from your market
grass-switch-nirvana-extra-turn = Nirvana cards give you an extra turn
grass-switch-nirvana-needs-market = you need a Market Open to play Nirvana cards
grass-switch-misses = turns missed after Sold Out, Doublecrossed and Utterly Wiped Out
grass-switch-sold-out = which Peddle card Sold Out costs
grass-switch-paranoia-hits = who a Paranoia card hits
grass-switch-paranoia-before-market = you can play Paranoia cards before your market is open
grass-switch-trade-after-play = you can also trade after playing a card
grass-switch-offers-per-turn = maximum number of offers per turn; 0 means no trading
grass-switch-open-trades = everyone sees traded cards
grass-switch-stash-swap = you can swap Peddle cards between stashes once per turn
grass-switch-swap-under-heat = you can swap Peddle cards even if a market is closed or under heat
grass-switch-banker = The Banker takes $5,000 or 20% of each opponent’s profit at risk
grass-switch-give-me-five = variant: draft your first six cards
grass-switch-hidden-deals = variant: trade cards face down
grass-switch-lucky-or-not = variant: take random cards instead of passing them
