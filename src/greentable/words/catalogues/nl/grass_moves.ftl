### Moves of Grass, as something you could do: "steal Panama from Ben".
### They appear on buttons, in lists of choices, and in sentences such as "You may …" or
### "Your move: …. Better: …". In other languages than English they are infinitives.
###
### In the terminal players may type these words. If the text of a play does not begin with its
### verb, or people would type another form of the verb, .typed lists what else they may type first.

## Plays

grass-move-play = { $card } spelen
    .typed = speel
grass-move-play-on = { $card } op { $target } spelen
    .typed = speel
grass-move-peddle = { $card } in je dealzone leggen
    .typed = leg
grass-move-market-open = je markt openen
    .typed = open, openen
grass-move-market-close = de markt sluiten en de ronde beëindigen
    .typed = sluit, sluiten
grass-move-heat-off = de druk annuleren met { $card }
    .typed = annuleer, annuleren, verlaag, verlagen
grass-move-pay-fine = de boete betalen
    .typed = betaal, betalen
grass-move-pay-fine-with = de boete betalen met { $other }
    .typed = betaal, betalen
grass-move-pay-fine-with-protected = de boete betalen met een beschermde { $other }
    .typed = betaal, betalen

# $cards is a row of Peddle cards: "2 × Home Grown and Colombia".
grass-move-protect = { $cards } beschermen met { $card }
    .typed = bescherm, beschermen

# The rules take the highest card, so the text names none.
grass-move-steal = van { $target } stelen
    .typed = steel, stelen
grass-move-steal-this = { $other } van { $target } stelen
    .typed = steel, stelen

## The rest of a turn

grass-move-discard = { $card } weggooien
grass-move-offer = { $target } { $card } aanbieden voor { $other }
grass-move-offer-table = iedereen { $card } aanbieden voor { $other }

# The offer asks for no particular card.
grass-move-offer-open = { $target } vragen wat je voor { $card } krijgt
    .typed = vraag, vragen
grass-move-offer-open-table = iedereen vragen wat je voor { $card } krijgt
    .typed = vraag, vragen
grass-move-swap = { $card } wisselen voor { $other } van { $target }
    .typed = wissel, wisselen
grass-move-end = je beurt beëindigen
    .typed = beëindig, beëindigen

## Answers, and choices for others

grass-move-accept = aannemen
    .typed = stem in, neem aan
grass-move-decline = weigeren
grass-move-counter = in plaats daarvan { $card } bieden
    .typed = bied liever

# $other is asked for instead of the card offered.
grass-move-counter-for = in plaats daarvan { $card } bieden voor { $other }
    .typed = bied liever
grass-move-give = { $card } uit je dealzone geven
    .typed = sta af
grass-move-pass = { $card } naar links doorgeven
grass-move-keep = { $card } houden
grass-move-hand = { $card } overhandigen
grass-move-say-cheated = zeggen dat je bedot bent
grass-move-say-nothing = niets zeggen

## Moves of chance

grass-move-dealer = { $target } als eerste laten delen
grass-move-deal = { $card } aan { $target } delen
grass-move-draw = { $card } nemen
grass-move-luck = een willekeurige kaart nemen: { $card }
