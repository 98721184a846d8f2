### The rules of Grass by their ids, one sentence or a few each, to look up.
### The whole table, with sources and code, is in docs/rules.

rulebook-grass-deck-1 = The deck has 104 cards of 27 kinds. Values are printed on the cards.
rulebook-grass-deck-2 = 2018 edition: 29 Peddle cards and 4 Stonehigh. Classic edition: 28 Peddle cards and 5 Stonehigh. A table can choose another deck, if it has a Market Open and enough cards for everyone.
rulebook-grass-deck-3 = Each Heat On card is removed by one Heat Off card: Bust – Immunity, Detained – A Breeze to Fly, Felony – Hearsay Evidence, Search & Seizure – Charges Dropped.

rulebook-grass-turn-1 = Grass is for two to six players. Each player is dealt six cards, one at a time, clockwise from the dealer’s left. The rest is the haystack.
rulebook-grass-turn-2 = The first dealer is chosen at random. The player to the dealer’s left begins, and turns go clockwise.
rulebook-grass-turn-3 = After each round, the player to the dealer’s left deals the next one. A table can let the winner of the round deal instead.
rulebook-grass-turn-4 = On your turn, draw a card, then play or discard one. You can trade before and after that, so you end your turn yourself. While someone still has to answer or choose, nothing else can happen.
rulebook-grass-turn-5 = Instead of playing a card, you can discard one face up, without effect. Paranoia cards can’t be discarded. Nobody draws from the ashtray.
rulebook-grass-turn-6 = You can’t discard a Paranoia card. 2018 edition: without a Market Open you can’t play it either, unless you hold nothing but Paranoia cards. Classic edition: you can play it without a Market Open.
rulebook-grass-turn-7 = The player who draws the last card of the haystack finishes their turn. Then the round is over.
rulebook-grass-turn-8 = If you miss a turn, you don’t draw, play or make offers. You can still be attacked, and you still answer offers and pass cards. Missed turns add up. Any that remain lapse when the round ends.
rulebook-grass-turn-9 = Everyone holds six cards. On your turn you hold seven between drawing and playing.
rulebook-grass-turn-10 = You make every decision yourself, even if there is only one option.
rulebook-grass-turn-11 = A table can limit the number of rounds. Whoever is richest after the last round wins.
rulebook-grass-turn-12 = Among Peddle cards of equal value, Home Grown counts as lower than Mexico, and Colombia as lower than Jamaica.

rulebook-grass-market-1 = Play Market Open first. Without it you can’t play Peddle cards. While you have one in play, you can only trade or discard a second one. If you lose it, you need a new one.
rulebook-grass-market-2 = Opening your market, or removing heat from it, is your card for the turn. You can play Peddle cards from your next turn on.
rulebook-grass-market-3 = You play Market Close on your own market, which must be open and free of heat. The round ends at once and is scored. You can also discard the card.

rulebook-grass-peddle-1 = You play Peddle cards into your own stash while your market is open and free of heat. There is no limit to your stash.

rulebook-grass-heat-1 = Heat On goes on an opponent’s market, which must be open and free of heat. Your own market doesn’t matter.
rulebook-grass-heat-2 = While there is heat on your market, you can’t play Peddle cards, Steal Your Neighbor’s Pot or Market Close. 2018 edition: you can’t play Protection cards either. You can still discard, trade, and play Heat Off, Pay Fine, Heat On, Nirvana and Paranoia cards.
rulebook-grass-heat-3 = Heat Off goes on the matching Heat On in your own hassle pile. Both cards go under the pile, and your market is open again. Without matching heat you can only discard the card.

rulebook-grass-pay-fine-1 = Pay Fine removes any heat from your market. It costs you one Peddle card from your stash.
rulebook-grass-pay-fine-2 = 2018 edition: you choose the Peddle card you pay. Classic edition: you pay your lowest.
rulebook-grass-pay-fine-3 = You can pay with a protected card. If you must pay your lowest card, protected ones count too. Among cards of equal value, you pay an unprotected one first.
rulebook-grass-pay-fine-4 = You need heat on your market, and a Peddle card in your stash to pay with.
rulebook-grass-pay-fine-5 = If you pay with a protected card, its Protection card stays on the others, and no other card takes the freed space. If nothing is left to cover, the Protection card goes to the ashtray. You can pay with Dr. Feelgood too.

rulebook-grass-protection-1 = A Protection card covers unprotected Peddle cards in your stash, together worth up to its own value. You need a Market Open. 2018 edition: it must be free of heat.
rulebook-grass-protection-2 = A Protection card can’t cover Dr. Feelgood or cards that are already protected. It must cover at least one Peddle card.
rulebook-grass-protection-3 = Covered cards are safe until the round ends. Only your own Pay Fine can cost you one.
rulebook-grass-protection-4 = Peddle cards you get later aren’t covered, even if there is room.

rulebook-grass-steal-1 = You can steal only while your market is open and free of heat. 2018 edition: your victim’s market must be open and free of heat too. Classic edition: it doesn’t matter.
rulebook-grass-steal-2 = You take one unprotected Peddle card from an opponent’s stash and put it in yours, unprotected. 2018 edition: you choose the card. Classic edition: it’s their highest.

rulebook-grass-nirvana-1 = Stonehigh: each opponent gives you one unprotected Peddle card, if they have one. 2018 edition: they choose the card, one after the other. Classic edition: it’s their lowest.
rulebook-grass-nirvana-2 = Euphoria works like Stonehigh, but every opponent gives you their highest unprotected Peddle card.
rulebook-grass-nirvana-3 = Classic edition: Stonehigh and Euphoria also remove the heat from your market and give you an extra turn. There is no extra turn if the haystack is empty.
rulebook-grass-nirvana-4 = You can play Stonehigh and Euphoria with or without an open market.

rulebook-grass-paranoia-1 = 2018 edition: you play a Paranoia card on an opponent, who suffers its effect. Classic edition: you suffer it yourself.
rulebook-grass-paranoia-2 = 2018 edition: Sold Out costs one unprotected Peddle card of the victim’s choice. Doublecrossed costs the highest one and a turn. Utterly Wiped Out costs the whole hassle pile with Market Open, all unprotected Peddle cards and a turn. Classic edition: Sold Out costs the lowest one and a turn. The other two cost two turns instead of one.
rulebook-grass-paranoia-3 = A victim without unprotected Peddle cards doesn’t lose any, but the rest still happens. Their market doesn’t have to be open.
rulebook-grass-paranoia-4 = First the victim gives up what the card demands. Then everyone secretly chooses a card from their hand. All these cards go to the left at the same time.
rulebook-grass-paranoia-5 = Everything the victim gives up goes to the ashtray, and so does the Paranoia card.
rulebook-grass-paranoia-6 = Each Paranoia card still in your hand when the round ends costs a fine: Sold Out $25,000, Doublecrossed $50,000, Utterly Wiped Out $100,000.

rulebook-grass-deal-1 = On your turn you can trade a card from your hand for one from an opponent’s hand, as often as you both agree. You can trade any card, whatever the state of the markets. Classic edition: only before you play a card.
rulebook-grass-deal-2 = Your offer says which card from your hand you give, what you want for it, and who it’s for. You can also ask what they’d give you. A player you ask accepts, declines or makes one counter-offer. An offer to everyone goes around clockwise. The first player to accept gets the card.
rulebook-grass-deal-3 = You can make any number of offers per turn, unless the table has set a limit.
rulebook-grass-deal-4 = Everyone sees the traded cards, unless the table has chosen otherwise.
rulebook-grass-deal-5 = Stash swap (2018 edition): once per turn you can swap an unprotected Peddle card in your stash for one of a different kind in an opponent’s stash, without asking.

rulebook-grass-scoring-1 = Your protected profit is the value of the protected Peddle cards in your stash. Your profit at risk is the value of the others.
rulebook-grass-scoring-2 = If you hold The Banker when the round ends, each opponent with profit at risk pays you. 2018 edition: they pay $5,000. Classic edition: they pay 20% of their profit at risk. You can’t play The Banker, only discard it.
rulebook-grass-scoring-3 = Your net profit is your protected profit plus your profit at risk, plus or minus The Banker. Your result is your net profit, minus the fine for each Paranoia card in your hand, minus your highest Peddle card in hand.
rulebook-grass-scoring-4 = The best result of the round earns a $25,000 bonus, even if it’s below 0. If players tie for it, each of them gets the bonus.
rulebook-grass-scoring-5 = Your result and bonus are added to your total. 2018 edition: your total never falls below 0. Classic edition: it can.
rulebook-grass-scoring-6 = The game ends when someone has $250,000 or more at the end of a round. The highest total wins. Players with the same total share the win.
rulebook-grass-scoring-7 = Otherwise all cards are shuffled, all markets close and a new round is dealt.

rulebook-grass-variants-1 = Give Me Five: keep one of the six cards you’re dealt and pass the rest on. Then keep one of the five you get, and so on until you’ve kept six. Packs go left in the first round, and the direction changes every round.
rulebook-grass-variants-2 = Hidden Deals: you can claim to trade any card. Both players secretly choose the card they really give, and nobody else ever sees it. Then both decide at the same time whether to say they were cheated, truthfully or not.
rulebook-grass-variants-3 = Lucky or Not: after a Paranoia card nobody passes a card. Instead, everyone takes a random card from the hand of the player on their right. Whoever played the Paranoia card goes first, then clockwise.
