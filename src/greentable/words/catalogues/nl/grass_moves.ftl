### Moves of Grass, as what one could do, said to the player: "steel Panama van Ben".
### They stand in a list of choices and after a colon; the first word is what one can type.

## Plays

grass-move-play = speel { $card }
grass-move-play-on = speel { $card } tegen { $target }
grass-move-peddle = leg { $card } in je dealzone
grass-move-market-open = open je markt
grass-move-market-close = sluit de markt en beëindig de ronde
grass-move-heat-off = verlaag de druk met { $card }
grass-move-pay-fine = betaal de boete
grass-move-pay-fine-with = betaal de boete met { $other }
grass-move-pay-fine-with-protected = betaal de boete met een beschermde { $other }

# $cards is a row of Peddle: "2 × Home Grown en Colombia".
grass-move-protect = bescherm { $cards } met { $card }

# The rules take the highest, so none is named.
grass-move-steal = steel van { $target }
grass-move-steal-this = steel { $other } van { $target }

## The rest of a turn

grass-move-discard = gooi { $card } weg
grass-move-offer = bied { $target } { $card } aan voor { $other }
grass-move-offer-table = bied iedereen { $card } aan voor { $other }

# No card is named that is wanted.
grass-move-offer-open = vraag { $target } wat je krijgt voor { $card }
grass-move-offer-open-table = vraag iedereen wat je krijgt voor { $card }
grass-move-swap = ruil { $card } uit je dealzone voor { $other } van { $target }
grass-move-end = beëindig je beurt

## Answers, and what is asked of others

grass-move-accept = stem in
grass-move-decline = weiger
grass-move-counter = bied liever { $card }

# $other is asked for instead of the card offered.
grass-move-counter-for = bied liever { $card } voor { $other }
grass-move-give = sta { $card } af uit je dealzone
grass-move-pass = geef { $card } aan je linkerbuur
grass-move-keep = leg { $card } opzij
grass-move-hand = overhandig { $card }
grass-move-say-cheated = zeg dat je bedot bent
grass-move-say-nothing = zeg niets

## What chance does

grass-move-dealer = maak { $target } de eerste deler
grass-move-deal = deel { $card } aan { $target }
grass-move-draw = neem { $card }
grass-move-luck = neem een willekeurige kaart: { $card }
