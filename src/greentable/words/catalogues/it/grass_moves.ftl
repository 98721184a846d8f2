### Moves of Grass, as something you could do: "steal Panama from Ben".
### They appear on buttons, in lists of choices, and in sentences such as "You may …" or
### "Your move: …. Better: …". In other languages than English they are infinitives.
###
### In the terminal players may type these words. If the text of a play does not begin with its
### verb, or people would type another form of the verb, .typed lists what else they may type first.

## Plays

grass-move-play = giocare { $card }
grass-move-play-on = giocare { $card } contro { $target }
grass-move-peddle = spacciare { $card }
    .typed = spaccia
grass-move-market-open = aprire il tuo mercato
    .typed = apri
grass-move-market-close = chiudere il mercato e terminare la mano
    .typed = chiudi
grass-move-heat-off = annullare la Puzza di guai con { $card }
    .typed = annulla
grass-move-pay-fine = pagare la multa
    .typed = paga
grass-move-pay-fine-with = pagare la multa con { $other }
    .typed = paga
grass-move-pay-fine-with-protected = pagare la multa con una carta { $other } protetta
    .typed = paga

# $cards is a row of Peddle cards: "2 × Home Grown and Colombia".
grass-move-protect = proteggere { $cards } con { $card }
    .typed = proteggi

# The rules take the highest card, so the text names none.
grass-move-steal = rubare { $target-sound ->
    [vowel] ad
   *[consonant] a
} { $target }
    .typed = ruba
grass-move-steal-this = rubare { $other } { $target-sound ->
    [vowel] ad
   *[consonant] a
} { $target }
    .typed = ruba

## The rest of a turn

grass-move-discard = scartare { $card }
grass-move-offer = offrire { $card } { $target-sound ->
    [vowel] ad
   *[consonant] a
} { $target } in cambio di { $other }
grass-move-offer-table = offrire a tutti { $card } in cambio di { $other }

# The offer asks for no particular card.
grass-move-offer-open = chiedere { $target-sound ->
    [vowel] ad
   *[consonant] a
} { $target } che cosa darebbe per { $card }
    .typed = chiedi
grass-move-offer-open-table = chiedere a tutti che cosa darebbero per { $card }
    .typed = chiedi
grass-move-swap = scambiare { $card } con { $other } di { $target }
grass-move-end = terminare il turno

## Answers, and choices for others

grass-move-accept = accettare
grass-move-decline = rifiutare
grass-move-counter = offrire invece { $card }

# $other is asked for instead of the card offered.
grass-move-counter-for = offrire invece { $card } in cambio di { $other }
grass-move-give = dare { $card } dalla tua zona dello spaccio
grass-move-pass = passare { $card } a sinistra
grass-move-keep = tenere { $card }
grass-move-hand = consegnare { $card }
grass-move-say-cheated = dire che ti hanno imbrogliato
grass-move-say-nothing = non dire niente

## Moves of chance

grass-move-dealer = nominare { $target } primo mazziere
grass-move-deal = distribuire { $card } { $target-sound ->
    [vowel] ad
   *[consonant] a
} { $target }
grass-move-draw = pescare { $card }
grass-move-luck = prendere a caso { $card }
