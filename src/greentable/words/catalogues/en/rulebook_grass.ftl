### The rules of Grass by their ids, one sentence or a few each, to look up.
### The whole table, with sources and code, is in docs/rules.

rulebook-grass-deck-1 = The deck has 104 cards of 27 kinds; what is printed on a card is its figure.
rulebook-grass-deck-2 = The 2018 deck has 29 Peddle and 4 Stonehigh, the classic one 28 and 5. A table may name another deck, with a Market Open and enough cards for all.
rulebook-grass-deck-3 = Each Heat On has one Heat Off that cools it: Bust – Immunity, Detained – A Breeze to Fly, Felony – Hearsay Evidence, Search & Seizure – Charges Dropped.

rulebook-grass-turn-1 = Two to six play. Each gets six cards, one at a time, clockwise from the dealer’s left; the rest is the haystack.
rulebook-grass-turn-2 = The first dealer is drawn at random. The player to the dealer’s left begins, and turns go clockwise.
rulebook-grass-turn-3 = After each round the deal moves one seat to the left.
rulebook-grass-turn-4 = In a turn you draw a card, then play one or discard one. Trades can come before and after, so you say yourself when the turn is over. While an answer or a choice is awaited, nothing else can be done.
rulebook-grass-turn-5 = Instead of playing you may discard any card but Paranoia, face up and without effect. Nobody draws from the ashtray.
rulebook-grass-turn-6 = Paranoia is never just discarded. In 2018 it cannot be played either while you have no Market Open, unless you hold nothing but Paranoia; in classic it can.
rulebook-grass-turn-7 = The player who draws the last card of the haystack plays that turn to its end; then the round is over.
rulebook-grass-turn-8 = A player who misses a turn does not draw, play or offer, but still passes cards, can be attacked and answers offers. Missed turns add up, and lapse when the round ends.
rulebook-grass-turn-9 = Everybody holds six cards; the player whose turn it is holds seven between drawing and playing.
rulebook-grass-turn-10 = Every decision is asked for, even if only one answer is possible.
rulebook-grass-turn-11 = A table may agree on a number of rounds; then the richest player after the last one wins.
rulebook-grass-turn-12 = Of Peddle with the same value, Home Grown is lower than Mexico and Colombia lower than Jamaica.

rulebook-grass-market-1 = Market Open comes first: without it no Peddle can be played. A second one can be traded or discarded, not played, as long as the first lies there.
rulebook-grass-market-2 = Opening the market, or cooling it, is the play of that turn; selling begins with the next one.
rulebook-grass-market-3 = Market Close is played on your own open market without heat. The round ends at once and is counted. It can also be discarded.

rulebook-grass-peddle-1 = A Peddle is played into your own stash while your market is open and without heat. A stash has no limit.

rulebook-grass-heat-1 = Heat On is played on an opponent whose market is open and has no heat yet. Your own market does not matter.
rulebook-grass-heat-2 = Under heat you cannot play Peddle, Steal or Market Close, and in 2018 no Protection. You can still cool it, play Heat On, Nirvana and Paranoia, discard and trade.
rulebook-grass-heat-3 = Heat Off is played on the matching Heat On of your own market, which is open again then. Without its heat it can only be discarded.

rulebook-grass-pay-fine-1 = Pay Fine cools any heat on your market and costs one Peddle of your stash.
rulebook-grass-pay-fine-2 = In 2018 you choose which Peddle you pay; in classic it is your lowest.
rulebook-grass-pay-fine-3 = It may be a protected one. Where the lowest is paid, it is the lowest of all, protected or not; of equals an unprotected one first.
rulebook-grass-pay-fine-4 = It needs heat to cool and a Peddle to pay with.
rulebook-grass-pay-fine-5 = When a protected Peddle is paid, its Protection stays on the rest and is not filled up again; with nothing left to cover it goes to the ashtray. Dr. Feelgood can be paid.

rulebook-grass-protection-1 = A Protection is laid over unprotected Peddle of your stash that are together worth at most its figure. It needs a Market Open, in 2018 without heat.
rulebook-grass-protection-2 = It never covers Dr. Feelgood, never what is covered already, and always at least one Peddle.
rulebook-grass-protection-3 = What is covered is safe until the round ends. Only your own Pay Fine can take it.
rulebook-grass-protection-4 = Peddle that come later are not covered by it, even if there is room.

rulebook-grass-steal-1 = To steal, your own market must be open without heat. In 2018 the victim’s must be too.
rulebook-grass-steal-2 = You take one unprotected Peddle of an opponent into your stash. In 2018 you choose which, in classic it is the highest.

rulebook-grass-nirvana-1 = Stonehigh: every opponent gives you one unprotected Peddle, if there is one. In 2018 the givers choose, one after the other; in classic it is the lowest.
rulebook-grass-nirvana-2 = Euphoria: the same, but always the highest.
rulebook-grass-nirvana-3 = In classic both also cool your market and give you one extra turn, unless the haystack is empty.
rulebook-grass-nirvana-4 = Both can be played at any time, with or without a market.

rulebook-grass-paranoia-1 = In 2018 Paranoia is played on an opponent, who suffers it; in classic you suffer it yourself.
rulebook-grass-paranoia-2 = Sold Out costs a Peddle, in classic the lowest and a turn; Doublecrossed the highest and one turn, in classic two; Utterly Wiped Out the market with its heat, all unprotected Peddle and one turn, in classic two.
rulebook-grass-paranoia-3 = A victim without an unprotected Peddle gives up none; the rest still happens. Their market need not be open.
rulebook-grass-paranoia-4 = First the victim gives up what they must. Then everybody secretly chooses a card of their hand, and all these cards go to the left at once.
rulebook-grass-paranoia-5 = What is given up goes to the ashtray, and so does the Paranoia card.
rulebook-grass-paranoia-6 = A Paranoia card still in your hand when the round ends costs its fine.

rulebook-grass-deal-1 = In your turn you may trade one card of your hand for one of an opponent’s, as often as both agree: any card, whatever the markets are. In classic only before you play.
rulebook-grass-deal-2 = An offer names a card that you hold, what you want for it, and to whom it goes. A player who is asked accepts, declines, or answers once with another trade. The whole table is asked clockwise; the first to accept gets the card.
rulebook-grass-deal-3 = There is no limit to the offers in a turn, unless the table has set one.
rulebook-grass-deal-4 = Traded cards are shown to all, unless the table says otherwise.
rulebook-grass-deal-5 = Stash swap, in 2018: once a turn you exchange an unprotected Peddle of your stash for one of another kind of an opponent’s, without asking.

rulebook-grass-scoring-1 = Protected profit is the value of the covered Peddle in a stash, profit at risk that of the others.
rulebook-grass-scoring-2 = The player who holds The Banker at the end takes from every opponent with profit at risk: $5,000 in 2018, a fifth of it in classic. The card cannot be played, only discarded.
rulebook-grass-scoring-3 = Net profit is protected profit and profit at risk, more or less the Banker. The result of the round is that, less the fine of each Paranoia card and the highest Peddle in hand.
rulebook-grass-scoring-4 = The highest result gets a bonus of $25,000; on a tie everybody who shares it does.
rulebook-grass-scoring-5 = Result and bonus are added to the total. In 2018 it never falls below 0; in classic it may.
rulebook-grass-scoring-6 = The game ends when after a round somebody has $250,000. The highest total wins; a tie is shared.
rulebook-grass-scoring-7 = Otherwise all cards are shuffled, every market is closed, and a new round is dealt.

rulebook-grass-variants-1 = Give Me Five: keep one of the six cards you are dealt and pass the rest on, until you have kept six. Packs go to the left in the first round, then the other way in each following one.
rulebook-grass-variants-2 = Hidden Deals: what is named in a trade is only a claim. Both choose face down what they really give; then both may say that they were cheated, truly or not.
rulebook-grass-variants-3 = Lucky or Not: instead of the pass everybody takes a random card from the hand to the right, one after the other.
