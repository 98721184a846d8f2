### What happens in a game of Grass, one sentence each.
### $who and $to are names; $card and $other are cards, $cards is a row of cards. A text whose key
### ends in "hidden" is for players who can’t see the cards.

## Dealing and drawing

grass-event-dealer = { $who } deals first.
grass-event-dealt = { $who } is dealt { $cards }.
grass-event-dealt-hidden = { $who } is dealt { $count ->
    [one] a card
   *[other] { $count } cards
}.
grass-event-drew = { $who } draws { $card }.
grass-event-drew-hidden = { $who } draws a card.

# The draft of Give Me Five.
grass-event-kept = { $who } keeps { $card }.
grass-event-kept-hidden = { $who } keeps a card.

# Several players did this; $who is a row of names.
grass-event-kept-more-hidden = { $who } keep a card each.
grass-event-packs-passed-left = The packs are passed to the left.
grass-event-packs-passed-right = The packs are passed to the right.

## Plays

grass-event-played = { $who } plays { $card }.
grass-event-played-on = { $who } plays { $card } on { $to }.
grass-event-peddled = { $who } peddles { $card }.
grass-event-market-opened = { $who } opens their market.
grass-event-market-closed = { $who } closes their market.
grass-event-discarded = { $who } discards { $card }.

# $cover is the Protection, $cards the cards it covers.
grass-event-protected = { $who } protects { $cards } with { $cover }.
grass-event-paid = { $who } pays the fine with { $card }.

# The Peddle card was under a Protection, $cover.
grass-event-paid-protected = { $who } pays the fine with { $card } from under { $cover }.

# $heat is the heat that is removed.
grass-event-paid-and-cooled = { $who } pays the fine with { $card } and removes { $heat }.
grass-event-paid-protected-and-cooled = { $who } pays the fine with { $card } from under { $cover } and removes { $heat }.

# A Protection that no longer covers anything.
grass-event-uncovered = { $who }’s { $card } has nothing left to cover and goes to the ashtray.

# $heat is the heat that is removed, $card the card that removed it.
grass-event-cooled = { $who } removes { $heat }.
grass-event-cooled-with = { $who } removes { $heat } with { $card }.
grass-event-stole = { $who } steals { $card } from { $to }.
grass-event-gave = { $who } gives { $card } to { $to }.

## Paranoia

grass-event-gave-up = { $who } loses { $card }.
grass-event-wiped-out = { $who } loses their market and everything unprotected.
grass-event-must-miss = { $who } will miss { $turns ->
    [one] a turn
   *[other] { $turns } turns
}.
grass-event-missed = { $who } misses { $turns ->
    [one] a turn
   *[other] { $turns } turns
}.
grass-event-passed = { $who } passes { $card } to { $to }.
grass-event-passed-hidden = { $who } passes a card to { $to }.

# Lucky or Not: a random card from a neighbour.
grass-event-took = { $who } takes { $card } from { $to } at random.
grass-event-took-hidden = { $who } takes a random card from { $to }.

## Trades

grass-event-offered = { $who } offers { $to } { $card } for { $other }.
grass-event-offered-table = { $who } offers everyone { $card } for { $other }.

# The offer asks for no particular card.
grass-event-offered-open = { $who } asks what { $to } would give for { $card }.
grass-event-offered-open-table = { $who } asks what anyone would give for { $card }.
grass-event-accepted = { $who } accepts.
grass-event-declined = { $who } declines.
grass-event-countered = { $who } offers { $card } instead.

# $other is asked for instead of the card offered.
grass-event-countered-for = { $who } offers { $card } for { $other } instead.

# $who gives $card to $to and gets $other for it.
grass-event-traded = { $who } gives { $to } { $card } for { $other }.
grass-event-traded-hidden = { $who } and { $to } trade a card each, face down.
grass-event-said-cheated = { $who } says: “I was cheated!”
grass-event-said-nothing = { $who } says nothing.
grass-event-swapped = { $who } swaps their { $card } for { $to }’s { $other }.

## Turns, rounds and the end

# A secret choice is made; what it is comes out later.
grass-event-chose = { $who } has chosen.
grass-event-ended-turn = { $who } ends their turn.
grass-event-extra-turn = { $who } gets another turn.
grass-event-round-ended = The haystack is empty. The round is over.
grass-event-round-closed = The round is over.

# $cards are the cards left in a hand.
grass-event-showed = { $cards-number ->
    [0] { $who } has no cards left in hand.
   *[other] { $who } still holds { $cards }.
}
grass-event-won = { $who } wins with { $amount }.

# Several players share the highest total; $who is a row of names.
grass-event-won-together = { $who } share the win with { $amount } each.
