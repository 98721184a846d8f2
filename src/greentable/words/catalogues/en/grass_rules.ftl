### The rules of Grass in short, as they are in play: a heading, then some sentences.
### Which sentences are shown depends on the ruleset; the numbers of the rules are in the headings below.

## The goal (grass.scoring.6, grass.turn.11)

grass-rules-goal = Goal
grass-rules-goal-target = You play until someone has { $target } or more at the end of a round. Then the highest total wins.
# Instead of the sentence above, if the number of rounds is limited.
grass-rules-goal-rounds = { $rounds ->
    [one] You play one round. The richest player wins.
   *[other] You play up to { $rounds } rounds. The game ends early if someone has { $target } or more at the end of a round. The highest total wins.
}

## A turn (grass.turn.1, 4, 5, 7, 8)

grass-rules-turn = Your turn
grass-rules-turn-draw = You hold six cards. On your turn, draw a card, then play or discard one. End your turn when you’re done.
grass-rules-turn-last = The round ends when someone plays Market Close, or after the turn in which the last card was drawn.
grass-rules-turn-miss = If you miss a turn, you can still be attacked. You still answer offers and pass cards.

## Market and Peddle (grass.market, grass.peddle)

grass-rules-market = Market and Peddle cards
grass-rules-market-open = Play Market Open once. From your next turn on, you can put Peddle cards into your stash, one per turn.
grass-rules-market-risk = A Peddle card is at risk until a Protection card covers it.
grass-rules-market-close = Market Close ends the round at once. Your market must be open and free of heat.

## Heat (grass.heat, grass.pay_fine)

grass-rules-heat = Heat
grass-rules-heat-on = Heat On blocks an opponent’s open market. Until they remove it, they can’t play Peddle or Protection cards, Steal Your Neighbor’s Pot or Market Close.
grass-rules-heat-on-protect = Heat On blocks an opponent’s open market. Until they remove it, they can’t play Peddle cards, Steal Your Neighbor’s Pot or Market Close.
# $pairs is a row of pairs: "Immunity for Bust".
grass-rules-heat-off = Each Heat On card has its own remedy: { $pairs }.
grass-rules-heat-pair = { $partner } for { $heat }
# $about is a row of sentences: what the card does.
grass-rules-card = { $card } ({ $code }): { $about }

## Protection (grass.protection)

grass-rules-protection = Protection
grass-rules-protection-cover = A Protection card covers Peddle cards in your stash, together worth up to its own value. Nobody can take covered cards. Peddle cards you get later aren’t covered.
grass-rules-protection-never = Nothing protects Dr. Feelgood.

## Special cards (grass.steal, grass.nirvana, grass.scoring.2)

grass-rules-effects = Special cards

## Paranoia (grass.paranoia, grass.turn.6)

grass-rules-paranoia = Paranoia
grass-rules-paranoia-pass = After each Paranoia card, everyone secretly passes a card to the left.
grass-rules-paranoia-market = To play a Paranoia card, your market must be open, with or without heat.
grass-rules-paranoia-discard = You can’t discard a Paranoia card. Get rid of it before the round ends, or you pay its fine.

## Trades (grass.deal, grass.variants.2)

grass-rules-deals = Trades
grass-rules-deals-none = In this game you can’t trade cards from your hand.
grass-rules-deals-before = On your turn, before you play a card, you can trade as often as you like. Offer a card from your hand for one from another player’s hand.
grass-rules-deals-any-time = On your turn, before or after you play a card, you can trade as often as you like. Offer a card from your hand for one from another player’s hand.
grass-rules-deals-before-limited = On your turn, before you play a card, you can make { $offers ->
    [one] one trade offer
   *[other] up to { $offers } trade offers
}: a card from your hand for one from another player’s hand.
grass-rules-deals-any-time-limited = On your turn, before or after you play a card, you can make { $offers ->
    [one] one trade offer
   *[other] up to { $offers } trade offers
}: a card from your hand for one from another player’s hand.
grass-rules-deals-answer = Make your offer to one player or to everyone. Ask for a certain card, or ask what they’d give you. They accept, decline or make a counter-offer.
grass-rules-deals-open = Everyone sees the traded cards.
grass-rules-deals-closed = Only the two players who trade see the cards.
# Also shown where variants are chosen: the name of the variant ends with the colon.
grass-rules-deals-hidden = Hidden Deals: you can claim to trade any card. Both players secretly choose the card they really give. Then each of them can say they were cheated, whether it’s true or not.
grass-rules-deals-swap = Once per turn you can swap an unprotected Peddle card in your stash for one of a different kind in an opponent’s stash, without asking.
grass-rules-deals-swap-market = Once per turn you can swap an unprotected Peddle card in your stash for one of a different kind in an opponent’s stash, without asking. Both markets must be open and free of heat.

## Scoring (grass.scoring)

grass-rules-scoring = End of the round
grass-rules-scoring-net = Your net profit is the value of all Peddle cards in your stash, plus or minus what The Banker brings or costs you.
grass-rules-scoring-result = Your result is your net profit, minus the fine for each Paranoia card in your hand, minus your highest Peddle card in hand.
# $fines is a row of the text below it.
grass-rules-scoring-fines = Fines: { $fines }.
grass-rules-scoring-fine = { $card } { $fine }
grass-rules-scoring-bonus = The best result of the round earns a { $bonus } bonus. If players tie, each of them gets it.
grass-rules-scoring-floor = A total never falls below 0.
grass-rules-scoring-debt = A total can fall below 0.
grass-rules-scoring-anew = Then all cards are shuffled, all markets close and a new round is dealt.

## The other variants (grass.variants.1, 3)

grass-rules-variants = Variants
# The next two are also shown where variants are chosen: the name of the variant ends with the colon.
grass-rules-variants-draft = Give Me Five: keep one of the six cards you’re dealt and pass the rest on. Do the same with the cards you receive until you’ve kept six. Cards go left in the first round, then the direction changes every round.
grass-rules-variants-luck = Lucky or Not: after a Paranoia card you don’t pass a card. Instead, everyone takes a random card from the hand of the player on their right.
