### Moves of Grass, as something you could do: "steal Panama from Ben".
### They appear on buttons, in lists of choices, and in sentences such as "You may …" or
### "Your move: …. Better: …". In other languages than English they are infinitives.
###
### In the terminal players may type these words. If the text of a play does not begin with its
### verb, or people would type another form of the verb, .typed lists what else they may type first.

## Plays

grass-move-play = play { $card }
grass-move-play-on = play { $card } on { $target }
grass-move-peddle = peddle { $card }
grass-move-market-open = open your market
grass-move-market-close = close your market and end the round
    .typed = close the
grass-move-heat-off = remove the heat with { $card }
    .typed = cool
grass-move-pay-fine = pay the fine
grass-move-pay-fine-with = pay the fine with { $other }
grass-move-pay-fine-with-protected = pay the fine with a protected { $other }

# $cards is a row of Peddle cards: "2 × Home Grown and Colombia".
grass-move-protect = protect { $cards } with { $card }

# The rules take the highest card, so the text names none.
grass-move-steal = steal from { $target }
grass-move-steal-this = steal { $other } from { $target }

## The rest of a turn

grass-move-discard = discard { $card }
grass-move-offer = offer { $target } { $card } for { $other }
grass-move-offer-table = offer everyone { $card } for { $other }

# The offer asks for no particular card.
grass-move-offer-open = ask { $target } what they’d give for { $card }
grass-move-offer-open-table = ask everyone what they’d give for { $card }
grass-move-swap = swap your { $card } for { $target }’s { $other }
grass-move-end = end your turn
    .typed = end the

## Answers, and choices for others

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

## Moves of chance

grass-move-dealer = make { $target } the first dealer
grass-move-deal = deal { $card } to { $target }
grass-move-draw = draw { $card }
grass-move-luck = take { $card } at random
