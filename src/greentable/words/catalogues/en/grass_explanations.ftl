### What a move of Grass would do, shown before it is made: whole sentences, said to the player.
### $card is a card, $cards a row of cards, $who a name or a row of names, $amount a sum,
### $market the card Market Open, $fine the card Pay Fine.

## Plays

grass-explain-peddle = { $card } goes into your stash unprotected. You’ll have { $amount } at risk.
# $amount is what the cards are worth, $most what the Protection can cover.
grass-explain-protect = Nobody can take { $cards } until the round ends. This covers { $amount } of a possible { $most }.
grass-explain-fine = It costs you { $cards }.
grass-explain-fine-protected = It costs you { $cards }, which is protected.
grass-explain-you-protection-gone = { $card } has nothing left to cover and goes to the ashtray.

grass-explain-gain = You get { $cards }.
grass-explain-gain-chosen = { $who-number ->
    [one] { $who } gives you a Peddle card of their choice.
   *[other] { $who } each give you a Peddle card of their choice.
}
grass-explain-gain-nothing = Nobody has an unprotected Peddle card to give you.

grass-explain-you-open = This opens your market. From your next turn on, you can play Peddle cards.
# $cure is the Heat Off that removes $card.
grass-explain-heat = { $card } blocks { $who }’s market. { $cure } or { $fine } removes it.
grass-explain-you-cooled = This removes { $card } from your market.
grass-explain-extra-turn = You get another turn after this one.

grass-explain-gives-up = { $who } loses { $cards }.
grass-explain-you-gives-up = You lose { $cards }.
grass-explain-gives-up-chosen = { $who } chooses a Peddle card to lose.
grass-explain-you-gives-up-chosen = You choose a Peddle card to lose.
grass-explain-gives-up-nothing = { $who } has no unprotected Peddle cards to lose.
grass-explain-you-gives-up-nothing = You have no unprotected Peddle cards to lose.
grass-explain-loses-market = { $who } loses their whole hassle pile, { $market } included.
grass-explain-you-loses-market = You lose your whole hassle pile, { $market } included.
grass-explain-misses = { $turns ->
    [one] { $who } misses a turn.
   *[other] { $who } misses { $turns } turns.
}
grass-explain-you-misses = { $turns ->
    [one] You miss a turn.
   *[other] You miss { $turns } turns.
}
grass-explain-then-pass = Then everyone secretly passes a card to the left.
grass-explain-then-luck = Then everyone, starting with you, takes a random card from the player on their right.

## Trades

grass-explain-swap = You give { $give } and get { $who }’s { $get }.
grass-explain-offer = { $who } can accept, decline or make a counter-offer.
grass-explain-counter = { $who } can accept or decline.
# Only where players must hold the cards they name.
grass-explain-names = Everyone will know that you hold { $card }.
grass-explain-offer-goes-on = The offer moves on to { $who }.
grass-explain-offer-over = The offer is off the table.
grass-explain-trade = You give { $give } to { $who } and get { $get }.
grass-explain-hidden-trade = You and { $who } each choose a card and trade them face down.

## Cards that are given, kept and discarded

grass-explain-discard = { $card } goes to the ashtray and has no effect.
grass-explain-give = { $who } gets { $card } from your stash.
grass-explain-give-up = { $card } goes from your stash to the ashtray.
grass-explain-pass = { $who } gets { $card } once everyone has chosen.
grass-explain-keep = You keep { $card }. The rest of the pack goes to { $who }.
grass-explain-hand = { $who } gets { $card }. Only the two of you will know.
grass-explain-say-cheated = You tell everyone that you were cheated.
grass-explain-say-nothing = You say nothing.

## The end of a turn or a round

grass-explain-next = { $who } goes next.
grass-explain-you-next = Then it’s your turn again.
grass-explain-last-turn = There are no cards left to draw.
grass-explain-round-ends = The round ends and is scored.
grass-explain-result = You score { $amount }, before the bonus.
# $banker is the card The Banker, $less what it would take from you.
grass-explain-result-but-banker = You score { $amount }, before the bonus. If someone else has { $banker }, it’s up to { $less } less.
grass-explain-on-table = { $who } has { $amount } on the table.
grass-explain-hands-count = The others may still lose money for the cards in their hands.
