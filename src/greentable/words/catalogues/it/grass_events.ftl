### What happens in a game of Grass, one sentence each.
### Names are of unknown gender: no participle or adjective may depend on them.

## Dealing and drawing

grass-event-dealer = Il primo mazziere è { $who }.
grass-event-dealt = { $who } riceve { $cards }.
grass-event-dealt-hidden = { $who } riceve { $count ->
    [one] una carta
   *[other] { $count } carte
}.
grass-event-drew = { $who } pesca { $card }.
grass-event-drew-hidden = { $who } pesca una carta.

grass-event-kept = { $who } tiene { $card }.
grass-event-kept-hidden = { $who } tiene una carta.
grass-event-kept-more-hidden = { $who } tengono una carta a testa.
grass-event-packs-passed-left = I mazzetti passano a sinistra.
grass-event-packs-passed-right = I mazzetti passano a destra.

## Plays

grass-event-played = { $who } gioca { $card }.
grass-event-played-on = { $who } gioca { $card } su { $to }.
grass-event-peddled = { $who } spaccia { $card }.
grass-event-market-opened = { $who } apre il mercato.
grass-event-market-closed = { $who } chiude il mercato.
grass-event-discarded = { $who } scarta { $card }.

grass-event-protected = { $who } protegge { $cards } con { $cover }.
grass-event-paid = { $who } paga la multa con { $card }.
grass-event-paid-protected = { $who } paga la multa con { $card }, che era sotto { $cover }.
grass-event-paid-and-cooled = { $who } paga la multa con { $card } e si libera di { $heat }.
grass-event-paid-protected-and-cooled = { $who } paga la multa con { $card }, che era sotto { $cover }, e si libera di { $heat }.
grass-event-uncovered = { $card } di { $who } non protegge più niente e va nel posacenere.

grass-event-cooled = { $who } si libera di { $heat }.
grass-event-cooled-with = { $who } annulla { $heat } con { $card }.
grass-event-stole = { $who } ruba { $card } { $to-sound ->
    [vowel] ad
   *[consonant] a
} { $to }.
grass-event-gave = { $who } dà { $card } { $to-sound ->
    [vowel] ad
   *[consonant] a
} { $to }.

## Paranoia

grass-event-gave-up = { $who } perde { $card }.
grass-event-wiped-out = { $who } perde il mercato e tutto ciò che non è protetto.
grass-event-must-miss = { $who } deve saltare { $turns ->
    [one] un turno
   *[other] { $turns } turni
}.
grass-event-missed = { $who } salta { $turns ->
    [one] un turno
   *[other] { $turns } turni
}.
grass-event-passed = { $who } passa { $card } { $to-sound ->
    [vowel] ad
   *[consonant] a
} { $to }.
grass-event-passed-hidden = { $who } passa una carta { $to-sound ->
    [vowel] ad
   *[consonant] a
} { $to }.

grass-event-took = { $who } prende a caso { $card } dalla mano di { $to }.
grass-event-took-hidden = { $who } prende una carta a caso dalla mano di { $to }.

## Trades

grass-event-offered = { $who } offre { $card } { $to-sound ->
    [vowel] ad
   *[consonant] a
} { $to } in cambio di { $other }.
grass-event-offered-table = { $who } offre a tutti { $card } in cambio di { $other }.
grass-event-offered-open = { $who } chiede { $to-sound ->
    [vowel] ad
   *[consonant] a
} { $to } che cosa darebbe per { $card }.
grass-event-offered-open-table = { $who } chiede a tutti che cosa darebbero per { $card }.
grass-event-accepted = { $who } accetta.
grass-event-declined = { $who } rifiuta.
grass-event-countered = { $who } darebbe { $card }.
grass-event-countered-for = { $who } darebbe { $card } in cambio di { $other }.

grass-event-traded = { $who } dà { $card } { $to-sound ->
    [vowel] ad
   *[consonant] a
} { $to } e riceve { $other }.
grass-event-traded-hidden = { $who } e { $to } si scambiano una carta a faccia in giù.
grass-event-said-cheated = { $who } dice: “Mi hanno imbrogliato!”
grass-event-said-nothing = { $who } non dice niente.
grass-event-swapped = { $who } scambia { $card } della propria zona dello spaccio con { $other } di { $to }.

## Turns, rounds and the end

grass-event-chose = { $who } ha scelto.
grass-event-ended-turn = { $who } termina il turno.
grass-event-extra-turn = { $who } ha un turno in più.
grass-event-round-ended = Il pagliaio è esaurito: la mano è finita.
grass-event-round-closed = La mano è finita.

grass-event-showed = { $who } ha ancora in mano { $cards }.
grass-event-won = { $who } vince con { $amount }.
grass-event-won-together = { $who } vincono insieme con { $amount } a testa.
