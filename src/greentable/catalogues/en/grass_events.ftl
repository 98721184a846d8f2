### What happens in a game of Grass, one sentence each.
### $who and $to are names; $card and $other are cards. A text whose key ends in "hidden" is for
### those who may not know which cards they were.

## The deal

grass-event-dealer = { $who } deals first.
grass-event-dealt = { $who } is dealt { $card }.
grass-event-dealt-hidden = { $who } is dealt a card.
grass-event-dealt-more-hidden = { $who } is dealt { $count } cards.
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

# $other is the Protection, $card what it covers: one Peddle or a row of them.
grass-event-protected = { $who } protects { $card } with { $other }.
grass-event-paid = { $who } pays the fine with { $card }.

# The Peddle lay under a Protection, $other.
grass-event-paid-protected = { $who } pays the fine with { $card } from under { $other }.

# $other is the heat that is gone.
grass-event-paid-and-cooled = { $who } pays the fine with { $card } and is rid of { $other }.

# $cover is the Protection that the Peddle lay under, $other the heat that is gone.
grass-event-paid-protected-and-cooled = { $who } pays the fine with { $card } from under { $cover } and is rid of { $other }.

# A Protection that has lost all it covered.
grass-event-uncovered = { $who }’s { $card } covers nothing any more and goes to the ashtray.

# $card is the heat that is gone.
grass-event-cooled = { $who } is rid of { $card }.

# $card is the heat, $other the card that cooled it.
grass-event-cooled-with = { $who } cools { $card } with { $other }.
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
grass-event-took = { $who } takes { $card } from { $to }, by chance.
grass-event-took-hidden = { $who } takes a card from { $to }, by chance.

## Deals

grass-event-offered = { $who } offers { $to } { $card } for { $other }.
grass-event-offered-table = { $who } offers the table { $card } for { $other }.

# No card is named that is wanted.
grass-event-offered-open = { $who } asks what { $to } would give for { $card }.
grass-event-offered-open-table = { $who } asks what the table would give for { $card }.
grass-event-accepted = { $who } accepts.
grass-event-declined = { $who } declines.
grass-event-countered = { $who } would rather give { $card }.

# $other is asked for instead of the card offered.
grass-event-countered-for = { $who } would rather give { $card } for { $other }.

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
grass-event-round-ended = The haystack is used up: the round is over.
grass-event-round-closed = The round is over.

# $cards is the row of what is left in a hand.
grass-event-showed = { $who } still holds { $cards }.
grass-event-won = { $who } wins with { $amount }.

# Several people have the same highest total; $who is a row of names.
grass-event-won-together = { $who } share the win with { $amount } each.
