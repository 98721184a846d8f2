### Moves of Grass, as what one could do: "ruba Panama a Ben".
### In the imperative: a list shows them, people type them, and texts quote them after a colon.

## Plays

grass-move-play = gioca { $card }
grass-move-play-on = gioca { $card } su { $target }
grass-move-peddle = spaccia { $card }
grass-move-market-open = apri il tuo mercato
grass-move-market-close = chiudi il mercato e termina la mano
grass-move-heat-off = annulla la Puzza di guai con { $card }
grass-move-pay-fine = paga la multa
grass-move-pay-fine-with = paga la multa con { $other }
grass-move-pay-fine-with-protected = paga la multa con una carta { $other } protetta

grass-move-protect = proteggi { $cards } con { $card }

grass-move-steal = ruba { $target-sound ->
    [vowel] ad
   *[consonant] a
} { $target }
grass-move-steal-this = ruba { $other } { $target-sound ->
    [vowel] ad
   *[consonant] a
} { $target }

## The rest of a turn

grass-move-discard = scarta { $card }
grass-move-offer = offri { $card } { $target-sound ->
    [vowel] ad
   *[consonant] a
} { $target } in cambio di { $other }
grass-move-offer-table = offri a tutti { $card } in cambio di { $other }
grass-move-offer-open = chiedi { $target-sound ->
    [vowel] ad
   *[consonant] a
} { $target } che cosa darebbe per { $card }
grass-move-offer-open-table = chiedi a tutti che cosa darebbero per { $card }
grass-move-swap = scambia { $card } della tua zona dello spaccio con { $other } di { $target }
grass-move-end = termina il turno

## Answers, and what is asked of others

grass-move-accept = accetta
grass-move-decline = rifiuta
grass-move-counter = rilancia con { $card }
grass-move-counter-for = rilancia con { $card } in cambio di { $other }
grass-move-give = dai { $card } dalla tua zona dello spaccio
grass-move-pass = passa { $card } a sinistra
grass-move-keep = tieni { $card }
grass-move-hand = consegna { $card }
grass-move-say-cheated = di’ che ti hanno imbrogliato
grass-move-say-nothing = non dire niente

## What chance does

grass-move-dealer = nomina { $target } primo mazziere
grass-move-deal = distribuisci { $card } { $target-sound ->
    [vowel] ad
   *[consonant] a
} { $target }
grass-move-draw = pesca { $card }
grass-move-luck = prendi a caso { $card }
