### Moves of Grass, as what one could do: "steal Panama from Ben".
### Written so that they fit a list of choices and a sentence like "You may …".

## Plays

grass-move-play = play { $card }
grass-move-play-on = play { $card } on { $target }
grass-move-peddle = peddle { $card }
grass-move-market-open = open your market
grass-move-market-close = close the market and end the round
grass-move-heat-off = cool the heat with { $card }
grass-move-pay-fine = pay the fine
grass-move-pay-fine-with = pay the fine with { $other }
grass-move-pay-fine-with-protected = pay the fine with a protected { $other }

# $cards is a row of Peddle: "2 × Home Grown and Colombia".
grass-move-protect = protect { $cards } with { $card }

# The rules take the highest, so none is named.
grass-move-steal = steal from { $target }
grass-move-steal-this = steal { $other } from { $target }

## The rest of a turn

grass-move-discard = discard { $card }
grass-move-offer = offer { $target } { $card } for { $other }
grass-move-offer-table = offer the table { $card } for { $other }

# No card is named that is wanted.
grass-move-offer-open = ask { $target } what you get for { $card }
grass-move-offer-open-table = ask the table what you get for { $card }
grass-move-swap = swap { $card } of your stash for { $other } of { $target }
grass-move-end = end the turn

## Answers, and what is asked of others

grass-move-accept = accept
grass-move-decline = decline
grass-move-counter = offer { $card } instead

# $other is asked for instead of the card offered.
grass-move-counter-for = offer { $card } for { $other } instead
grass-move-give = give { $card } from your stash
grass-move-pass = pass { $card } to the left
grass-move-keep = keep { $card }
grass-move-hand = hand over { $card }
grass-move-say-cheated = say that you were cheated
grass-move-say-nothing = say nothing

## What chance does

grass-move-dealer = make { $target } the first dealer
grass-move-deal = deal { $card } to { $target }
grass-move-draw = draw { $card }
grass-move-luck = take { $card } at random
