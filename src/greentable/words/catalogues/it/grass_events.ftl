### What happens in a game of Grass, one sentence each.
### $who and $to are names; $card and $other are cards, $cards is a row of cards. A text whose key
### ends in "hidden" is for players who can’t see the cards.

## Dealing and drawing

grass-event-dealer = Il primo mazziere è { $who }.
grass-event-dealt = { $who } riceve { $cards }.
grass-event-dealt-hidden = { $who } riceve { $count ->
    [one] una carta
   *[other] { $count } carte
}.
grass-event-drew = { $who } pesca { $card }.
grass-event-drew-hidden = { $who } pesca una carta.

# The draft of Give Me Five.
grass-event-kept = { $who } tiene { $card }.
grass-event-kept-hidden = { $who } tiene una carta.

# Several players did this; $who is a row of names.
grass-event-kept-more-hidden = { $who } tengono una carta a testa.
grass-event-packs-passed-left = I mazzetti passano a sinistra.
grass-event-packs-passed-right = I mazzetti passano a destra.

## Plays

grass-event-played = { $who } gioca { $card }.
grass-event-played-on = { $who } gioca { $card } contro { $to }.
grass-event-peddled = { $who } spaccia { $card }.
grass-event-market-opened = { $who } apre il mercato.
grass-event-market-closed = { $who } chiude il mercato.
grass-event-discarded = { $who } scarta { $card }.

# $cover is the Protection, $cards the cards it covers.
grass-event-protected = { $who } protegge { $cards } con { $cover }.
grass-event-paid = { $who } paga la multa con { $card }.

# The Peddle card was under a Protection, $cover.
grass-event-paid-protected = { $who } paga la multa con { $card }, che era sotto { $cover }.

# $heat is the heat that is removed.
grass-event-paid-and-cooled = { $who } paga la multa con { $card } e annulla { $heat }.
grass-event-paid-protected-and-cooled = { $who } paga la multa con { $card }, che era sotto { $cover }, e annulla { $heat }.

# A Protection that no longer covers anything.
grass-event-uncovered = { $card } di { $who } non protegge più niente e va nel posacenere.

# $heat is the heat that is removed, $card the card that removed it.
grass-event-cooled = { $who } annulla { $heat }.
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
grass-event-must-miss = { $who } salterà { $turns ->
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

# Lucky or Not: a random card from a neighbour.
grass-event-took = { $who } prende a caso { $card } dalla mano di { $to }.
grass-event-took-hidden = { $who } prende una carta a caso dalla mano di { $to }.

## Trades

grass-event-offered = { $who } offre { $card } { $to-sound ->
    [vowel] ad
   *[consonant] a
} { $to } in cambio di { $other }.
grass-event-offered-table = { $who } offre a tutti { $card } in cambio di { $other }.

# The offer asks for no particular card.
grass-event-offered-open = { $who } chiede { $to-sound ->
    [vowel] ad
   *[consonant] a
} { $to } che cosa darebbe per { $card }.
grass-event-offered-open-table = { $who } chiede a tutti che cosa darebbero per { $card }.
grass-event-accepted = { $who } accetta.
grass-event-declined = { $who } rifiuta.
grass-event-countered = { $who } offre invece { $card }.

# $other is asked for instead of the card offered.
grass-event-countered-for = { $who } offre invece { $card } in cambio di { $other }.

# $who gives $card to $to and gets $other for it.
grass-event-traded = { $who } dà { $card } { $to-sound ->
    [vowel] ad
   *[consonant] a
} { $to } in cambio di { $other }.
grass-event-traded-hidden = { $who } e { $to } si scambiano una carta a faccia in giù.
grass-event-said-cheated = { $who } dice: “Mi hanno imbrogliato!”
grass-event-said-nothing = { $who } non dice niente.
grass-event-swapped = { $who } scambia la propria carta { $card } con { $other } di { $to }.

## Turns, rounds and the end

# A secret choice is made; what it is comes out later.
grass-event-chose = { $who } ha scelto.
grass-event-ended-turn = { $who } termina il turno.
grass-event-extra-turn = { $who } ha un altro turno.
grass-event-round-ended = Il pagliaio è esaurito. La mano è finita.
grass-event-round-closed = La mano è finita.

# $cards are the cards left in a hand.
grass-event-showed = { $cards-number ->
    [0] { $who } non ha più carte in mano.
   *[other] { $who } ha ancora in mano { $cards }.
}
grass-event-won = { $who } vince con { $amount }.

# Several players share the highest total; $who is a row of names.
grass-event-won-together = { $who } vincono a pari merito con { $amount } a testa.
