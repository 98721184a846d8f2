### Moves of Grass, as something you could do: "steal Panama from Ben".
### They appear on buttons, in lists of choices, and in sentences such as "You may …" or
### "Your move: …. Better: …". In other languages than English they are infinitives.
###
### In the terminal players may type these words. If the text of a play does not begin with its
### verb, or people would type another form of the verb, .typed lists what else they may type first.

## Plays

grass-move-play = { $card } ausspielen
grass-move-play-on = { $card } gegen { $target } ausspielen
grass-move-peddle = { $card } in den Handelsbereich legen
    .typed = legen
grass-move-market-open = Markt eröffnen
    .typed = eröffnen
grass-move-market-close = Markt schließen und Runde beenden
    .typed = schließen
grass-move-heat-off = Hitze mit { $card } neutralisieren
    .typed = neutralisieren, Hitze raus
grass-move-pay-fine = Strafe bezahlen
    .typed = bezahlen
grass-move-pay-fine-with = Strafe mit { $other } bezahlen
    .typed = bezahlen
grass-move-pay-fine-with-protected = Strafe mit der geschützten Karte { $other } bezahlen
    .typed = bezahlen

# $cards is a row of Peddle cards: "2 × Home Grown and Colombia".
grass-move-protect = { $cards } mit { $card } schützen
    .typed = schützen

# The rules take the highest card, so the text names none.
grass-move-steal = von { $target } klauen
    .typed = klauen
grass-move-steal-this = { $other } von { $target } klauen
    .typed = klauen

## The rest of a turn

grass-move-discard = { $card } abwerfen
grass-move-offer = { $target } { $card } gegen { $other } anbieten
grass-move-offer-table = allen { $card } gegen { $other } anbieten

# The offer asks for no particular card.
grass-move-offer-open = { $target } fragen, was du für { $card } bekommst
    .typed = fragen
grass-move-offer-open-table = alle fragen, was du für { $card } bekommst
    .typed = fragen
grass-move-swap = { $card } aus deinem Handelsbereich gegen { $other } von { $target } tauschen
grass-move-end = Zug beenden

## Answers, and choices for others

grass-move-accept = annehmen
grass-move-decline = ablehnen
grass-move-counter = stattdessen { $card } anbieten

# $other is asked for instead of the card offered.
grass-move-counter-for = stattdessen { $card } gegen { $other } anbieten
grass-move-give = { $card } aus deinem Handelsbereich geben
grass-move-pass = { $card } nach links weitergeben
grass-move-keep = { $card } behalten
grass-move-hand = { $card } übergeben
grass-move-say-cheated = sagen, dass du hereingelegt wurdest
grass-move-say-nothing = nichts sagen

## Moves of chance

grass-move-dealer = { $target } zum ersten Geber bestimmen
grass-move-deal = { $card } an { $target } austeilen
grass-move-draw = { $card } ziehen
grass-move-luck = zufällig { $card } ziehen
