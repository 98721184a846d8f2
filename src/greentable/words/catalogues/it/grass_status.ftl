### Grass: who must do what, in one sentence. The ids that end in -other are for players who wait.

grass-status-turn = Tocca a te. Gioca o scarta una carta.
grass-status-turn-nothing = Tocca a te. Ora non puoi giocare niente: scarta una carta.
grass-status-turn-other = Tocca { $who-sound ->
    [vowel] ad
   *[consonant] a
} { $who }.
grass-status-played = { $left ->
    [trade] Puoi ancora fare scambi.
    [swap] Puoi ancora scambiare una carta Spaccio.
   *[trade-or-swap] Puoi ancora fare scambi, anche di carte Spaccio.
} { $then ->
    [turn] Poi hai un altro turno.
   *[end] Poi termina il turno.
}
# There is nothing else left to do.
grass-status-done = Hai giocato. Termina il turno.
grass-status-done-extra = Hai giocato. Termina questo turno, poi ne hai un altro.
grass-status-done-other = { $who } ha giocato.
grass-status-played-other = { $who } ha giocato e può ancora fare scambi.
# $card is the card that causes this.
grass-status-give = { $card }: scegli una carta Spaccio da dare { $to-sound ->
    [vowel] ad
   *[consonant] a
} { $to }.
grass-status-give-you = { $who } deve darti una carta Spaccio.
grass-status-give-other = { $who } deve dare una carta Spaccio { $to-sound ->
    [vowel] ad
   *[consonant] a
} { $to }.
grass-status-give-up = { $card }: scegli quale carta Spaccio perdere.
grass-status-give-up-other = { $who } deve scegliere quale carta Spaccio perdere.
grass-status-pass = Ognuno passa una carta a sinistra. Scegline una per { $to }.
grass-status-draft = Tieni una di queste carte. Le altre vanno { $to-sound ->
    [vowel] ad
   *[consonant] a
} { $to }.
# $who may be several names.
grass-status-choosing-other = In attesa della scelta di { $who }.
grass-status-answer = { $who } ti offre { $card } in cambio di { $other }.
# The reader does not hold $other.
grass-status-answer-lacking = { $who } offre { $card } in cambio di { $other }, che non hai.
# The offer asks for no particular card.
grass-status-answer-open = { $who } offre { $card }. Che cosa daresti in cambio?
grass-status-answer-own = Offri { $card } { $to-sound ->
    [vowel] ad
   *[consonant] a
} { $to } in cambio di { $other }.
grass-status-answer-open-own = Chiedi { $to-sound ->
    [vowel] ad
   *[consonant] a
} { $to } che cosa darebbe per { $card }.
grass-status-answer-table-own = Offri a tutti { $card } in cambio di { $other }. In attesa di { $to }.
grass-status-answer-table-open-own = Hai chiesto a tutti che cosa darebbero per { $card }. In attesa di { $to }.
grass-status-answer-other = { $who } offre { $card } { $to-sound ->
    [vowel] ad
   *[consonant] a
} { $to } in cambio di { $other }.
grass-status-answer-open-other = { $who } chiede { $to-sound ->
    [vowel] ad
   *[consonant] a
} { $to } che cosa darebbe per { $card }.
grass-status-answer-table-other = { $who } offre a tutti { $card } in cambio di { $other }. In attesa di { $to }.
grass-status-answer-table-open-other = { $who } chiede a tutti che cosa darebbero per { $card }. In attesa di { $to }.
grass-status-countered = { $who } ti darebbe { $card } in cambio di { $other }.
# The reader does not hold $other.
grass-status-countered-lacking = { $who } darebbe { $card } in cambio di { $other }, che non hai.
grass-status-countered-own = Daresti { $card } in cambio di { $other }. In attesa di { $to }.
grass-status-countered-other = { $who } darebbe { $card } in cambio di { $other }. In attesa di { $to }.
grass-status-hand = Scambio a faccia in giù con { $to }. Scegli la carta che dai davvero.
grass-status-hand-other = { $who } e { $to } fanno uno scambio a faccia in giù.
grass-status-say = La carta di { $to } era quella promessa?
grass-status-chance = Distribuzione delle carte…
grass-status-over = La partita è finita.
