### Grass: who must do what, in one sentence. The ids that end in -other are for those who wait.

grass-status-turn = Tocca a te: scegli una carta da giocare o scartare.
grass-status-turn-nothing = Tocca a te: ora non puoi giocare niente. Scegli una carta da scartare.
grass-status-turn-other = Tocca { $who-sound ->
    [vowel] ad
   *[consonant] a
} { $who }.
grass-status-played = { $left ->
    [trade] Puoi ancora fare affari.
    [swap] Puoi ancora scambiare.
   *[trade-or-swap] Puoi ancora fare affari o scambiare.
} { $then ->
    [turn] Poi hai un altro turno.
   *[end] Poi termina il turno.
}
# Nothing else is left to do.
grass-status-done = Hai giocato: termina il turno.
grass-status-done-extra = Hai giocato: termina questo turno. Poi ne hai un altro.
grass-status-done-other = { $who } ha giocato.
grass-status-played-other = { $who } ha giocato e può fare affari.
# $card is the card that demands it.
grass-status-give = { $card }: scegli la carta Spaccio da dare { $to-sound ->
    [vowel] ad
   *[consonant] a
} { $to }.
grass-status-give-you = { $who } deve darti una carta Spaccio.
grass-status-give-other = { $who } deve dare una carta Spaccio { $to-sound ->
    [vowel] ad
   *[consonant] a
} { $to }.
grass-status-give-up = { $card }: scegli la carta Spaccio da perdere.
grass-status-give-up-other = { $who } deve perdere una carta Spaccio.
grass-status-pass = Dopo una carta Paranoia ognuno passa una carta: scegli quella per { $to }.
grass-status-draft = Tieni una carta di questo mazzetto; il resto va { $to-sound ->
    [vowel] ad
   *[consonant] a
} { $to }.
# $who may be several names.
grass-status-choosing-other = Si aspetta la scelta di { $who }.
grass-status-answer = { $who } ti offre { $card } e vuole { $other }.
# The reader does not hold $other.
grass-status-answer-lacking = { $who } offre { $card } e vuole { $other }, che non hai.
# No card is named that is wanted.
grass-status-answer-open = { $who } ti chiede che cosa daresti per { $card }.
grass-status-answer-own = Offri { $card } { $to-sound ->
    [vowel] ad
   *[consonant] a
} { $to } in cambio di { $other }.
grass-status-answer-open-own = Chiedi { $to-sound ->
    [vowel] ad
   *[consonant] a
} { $to } che cosa darebbe per { $card }.
grass-status-answer-table-own = Offri a tutti { $card } in cambio di { $other }; la risposta è di { $to }.
grass-status-answer-table-open-own = Chiedi a tutti che cosa darebbero per { $card }; la risposta è di { $to }.
grass-status-answer-other = { $who } offre { $card } { $to-sound ->
    [vowel] ad
   *[consonant] a
} { $to } in cambio di { $other }.
grass-status-answer-open-other = { $who } chiede { $to-sound ->
    [vowel] ad
   *[consonant] a
} { $to } che cosa darebbe per { $card }.
grass-status-answer-table-other = { $who } offre a tutti { $card } in cambio di { $other }; la risposta è di { $to }.
grass-status-answer-table-open-other = { $who } chiede a tutti che cosa darebbero per { $card }; la risposta è di { $to }.
grass-status-countered = { $who } ti darebbe { $card } in cambio di { $other }.
# The reader does not hold $other.
grass-status-countered-lacking = { $who } ti darebbe { $card } in cambio di { $other }, che non hai.
grass-status-countered-own = Daresti { $card } in cambio di { $other }; la risposta è di { $to }.
grass-status-countered-other = { $who } darebbe { $card } in cambio di { $other }; la risposta è di { $to }.
grass-status-hand = Un affare con { $to }, a faccia in giù: scegli la carta che dai davvero.
grass-status-hand-other = { $who } e { $to } fanno un affare a faccia in giù.
grass-status-say = Che cosa dici della carta che ti ha dato { $to }?
grass-status-chance = Si distribuiscono le carte…
grass-status-over = La partita è finita.
