### What happens in a game of Grass, one sentence each.
### $who and $to are names; $card and $other are cards, $cards is a row of cards. A text whose key
### ends in "hidden" is for those who may not know which cards they were.

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

# Several people did so; $who is a row of names.
grass-event-kept-more-hidden = { $who } keep a card each.
grass-event-packs-passed-left = The packs move to the left.
grass-event-packs-passed-right = The packs move to the right.

## Plays

grass-event-played = { $who } plays { $card }.
grass-event-played-on = { $who } plays { $card } on { $to }.
grass-event-peddled = { $who } peddles { $card }.
grass-event-market-opened = { $who } opens the market.
grass-event-market-closed = { $who } closes the market.
grass-event-discarded = { $who } discards { $card }.

# $cover is the Protection, $cards what it covers.
grass-event-protected = { $who } protects { $cards } with { $cover }.
grass-event-paid = { $who } pays the fine with { $card }.

# The Peddle lay under a Protection, $cover.
grass-event-paid-protected = { $who } pays the fine with { $card } from under { $cover }.

# $heat is the heat that is gone.
grass-event-paid-and-cooled = { $who } pays the fine with { $card } and is rid of { $heat }.
grass-event-paid-protected-and-cooled = { $who } pays the fine with { $card } from under { $cover } and is rid of { $heat }.

# A Protection that no longer covers anything.
grass-event-uncovered = { $who }’s { $card } has nothing left to cover and goes to the ashtray.

# $heat is the heat that is gone, $card what cooled it.
grass-event-cooled = { $who } is rid of { $heat }.
grass-event-cooled-with = { $who } cools { $heat } with { $card }.
grass-event-stole = { $who } steals { $card } from { $to }.
grass-event-gave = { $who } gives { $card } to { $to }.

## Paranoia

grass-event-gave-up = { $who } gives up { $card }.
grass-event-wiped-out = { $who } loses the market and everything unprotected.
grass-event-must-miss = { $who } must miss { $turns ->
    [one] a turn
   *[other] { $turns } turns
}.
grass-event-missed = { $who } misses { $turns ->
    [one] a turn
   *[other] { $turns } turns
}.
grass-event-passed = { $who } passes { $card } to { $to }.
grass-event-passed-hidden = { $who } passes a card to { $to }.

# Lucky or Not: a random card of a neighbour.
grass-event-took = { $who } takes { $card } at random from { $to }.
grass-event-took-hidden = { $who } takes a random card from { $to }.

## Trades

grass-event-offered = { $who } offers { $to } { $card } for { $other }.
grass-event-offered-table = { $who } offers the table { $card } for { $other }.

# No card is named that is wanted.
grass-event-offered-open = { $who } asks what { $to } would give for { $card }.
grass-event-offered-open-table = { $who } asks what the table would give for { $card }.
grass-event-accepted = { $who } accepts.
grass-event-declined = { $who } declines.
grass-event-countered = { $who } would give { $card }.

# $other is asked for instead of the card offered.
grass-event-countered-for = { $who } would give { $card } for { $other }.

# $who gives $card to $to and gets $other for it.
grass-event-traded = { $who } gives { $to } { $card } and gets { $other }.
grass-event-traded-hidden = { $who } and { $to } trade a card each, face down.
grass-event-said-cheated = { $who } says: “I was cheated!”
grass-event-said-nothing = { $who } says nothing.
grass-event-swapped = { $who } swaps { $card } of the stash for { $to }’s { $other }.

## Turns, rounds and the end

# A secret choice is made; what it was is not told yet.
grass-event-chose = { $who } has chosen.
grass-event-ended-turn = { $who } ends the turn.
grass-event-extra-turn = { $who } has an extra turn.
grass-event-round-ended = The haystack is empty: the round is over.
grass-event-round-closed = The round is over.

# $cards is what is left in a hand.
grass-event-showed = { $who } still holds { $cards }.
grass-event-won = { $who } wins with { $amount }.

# Several people have the same highest total; $who is a row of names.
grass-event-won-together = { $who } share the win with { $amount } each.
