### Moves of Grass, as what one could do: "Panama von Ben klauen".
### Written so that they fit a list of choices and a sentence like "Möglich: …".

## Plays

grass-move-play = { $card } ausspielen
grass-move-play-on = { $card } gegen { $target } ausspielen
grass-move-peddle = { $card } in den Handelsbereich legen
grass-move-market-open = Markt eröffnen
grass-move-market-close = Markt schließen und Runde beenden
grass-move-heat-off = Hitze raus mit { $card }
grass-move-pay-fine = Strafe bezahlen
grass-move-pay-fine-with = Strafe bezahlen mit { $other }
grass-move-pay-fine-with-protected = Strafe bezahlen mit { $other } (geschützt)

# $cards is a row of Peddle: "2 × Home Grown und Colombia".
grass-move-protect = { $cards } schützen mit { $card }

# The rules take the highest, so none is named.
grass-move-steal = von { $target } klauen
grass-move-steal-this = { $other } von { $target } klauen

## The rest of a turn

grass-move-discard = { $card } abwerfen
grass-move-offer = { $target } { $card } gegen { $other } anbieten
grass-move-offer-table = allen { $card } gegen { $other } anbieten

# No card is named that is wanted.
grass-move-offer-open = { $target } fragen, was du für { $card } bekommst
grass-move-offer-open-table = alle fragen, was du für { $card } bekommst
grass-move-swap = { $card } aus deinem Handelsbereich gegen { $other } von { $target } tauschen
grass-move-end = Zug beenden

## Answers, and what is asked of others

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

## What chance does

grass-move-dealer = { $target } zum ersten Geber bestimmen
grass-move-deal = { $card } an { $target } austeilen
grass-move-draw = { $card } ziehen
grass-move-luck = zufällig { $card } ziehen
