### What would come of a move of Grass, before it is made: whole sentences, said to the player.
### $card is a card, $cards a row of cards, $who a name or a row of names, $amount a sum.

## Plays

grass-explain-peddle = { $card } goes into your stash, unprotected: { $amount } are at risk there.
# $amount is what the cards are worth, $most what the Protection could cover.
grass-explain-protect = { $cards } cannot be touched until the round ends: { $amount } of { $most } that it can cover.
grass-explain-fine = It costs you { $cards }.
grass-explain-fine-protected = It costs you { $cards }, which is protected.
grass-explain-you-protection-gone = { $card } has nothing left to cover and goes to the ashtray.

grass-explain-gain = You get { $cards }.
grass-explain-gain-chosen = You get a Peddle of their choice from { $who }.
grass-explain-gain-nothing = Nobody has an unprotected Peddle to give.

grass-explain-you-open = This opens your market; from your next turn on you can play Peddle.
# $cure is the Heat Off that cools $card.
grass-explain-heat = { $who }’s market is blocked until { $card } is cooled: with { $cure } or a fine.
grass-explain-you-cooled = { $card } is gone from your market.
grass-explain-extra-turn = You have another turn after this one.

grass-explain-gives-up = { $who } gives up { $cards }.
grass-explain-you-gives-up = You give up { $cards }.
grass-explain-gives-up-chosen = { $who } chooses a Peddle to give up.
grass-explain-you-gives-up-chosen = You choose a Peddle to give up.
grass-explain-gives-up-nothing = { $who } has no unprotected Peddle to give up.
grass-explain-you-gives-up-nothing = You have no unprotected Peddle to give up.
grass-explain-loses-market = { $who } loses the Market Open and the whole hassle pile.
grass-explain-you-loses-market = You lose your Market Open and the whole hassle pile.
grass-explain-misses = { $turns ->
    [one] { $who } misses a turn.
   *[other] { $who } misses { $turns } turns.
}
grass-explain-you-misses = { $turns ->
    [one] You miss a turn.
   *[other] You miss { $turns } turns.
}
grass-explain-then-pass = Then each player passes a card to the left.
grass-explain-then-luck = Then each player, beginning with you, takes a random card from the hand to the right.

## Trades

grass-explain-swap = You get { $get } from { $who } and give { $give } for it.
grass-explain-offer = Nothing is certain: { $who } can accept, decline or counter.
grass-explain-counter = Nothing is certain: { $who } can take it or leave it.
# Only where what one names one must hold.
grass-explain-names = All players then know that you hold { $card }.
grass-explain-offer-goes-on = The offer goes on to { $who }.
grass-explain-offer-over = The offer is over.
grass-explain-trade = You give { $give } to { $who } and get { $get }.
grass-explain-hidden-trade = You and { $who } each choose a card and exchange them face down.

## Cards that are given, kept and discarded

grass-explain-discard = { $card } goes to the ashtray, without any effect.
grass-explain-give = { $who } gets { $card } from your stash.
grass-explain-give-up = { $card } goes from your stash to the ashtray.
grass-explain-pass = { $who } gets { $card } when all have chosen.
grass-explain-keep = You keep { $card }; the rest of the pack goes to { $who }.
grass-explain-hand = { $who } gets { $card }, and only the two of you ever know it.
grass-explain-say-cheated = All players hear you say that you were cheated.
grass-explain-say-nothing = You say nothing.

## The end of a turn or a round

grass-explain-next = { $who } has the next turn.
grass-explain-you-next = The next turn is yours again.
grass-explain-last-turn = There are no cards left to draw.
grass-explain-round-ends = The round ends and is scored.
grass-explain-result = Your result is { $amount }, bonus aside.
# $less is what the Banker would take from the reader.
grass-explain-result-but-banker = Your result is { $amount }, bonus aside, and up to { $less } less if somebody else holds The Banker.
grass-explain-on-table = { $who } has { $amount } on the table.
grass-explain-hands-count = What others hold in hand still counts against them.
