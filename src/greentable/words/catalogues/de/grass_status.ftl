### Grass: who must do what, in one sentence. The ids that end in -other are for those who wait.

grass-status-turn = Du bist an der Reihe: Wähle eine Karte zum Ausspielen oder Abwerfen.
grass-status-turn-nothing = Du bist an der Reihe, kannst aber nichts ausspielen: Wähle eine Karte zum Abwerfen.
grass-status-turn-other = { $who } ist an der Reihe.
grass-status-played = { $left ->
    [trade] Du kannst noch dealen.
    [swap] Du kannst noch tauschen.
   *[trade-or-swap] Du kannst noch dealen oder tauschen.
} { $then ->
    [turn] Danach bist du noch einmal an der Reihe.
   *[end] Beende dann deinen Zug.
}
# Nothing else is left to do.
grass-status-done = Du hast ausgespielt: Beende deinen Zug.
grass-status-done-extra = Du hast ausgespielt: Beende diesen Zug. Danach bist du noch einmal an der Reihe.
grass-status-done-other = { $who } hat ausgespielt.
grass-status-played-other = { $who } hat ausgespielt und kann noch dealen.
# $card is the card that demands it.
grass-status-give = { $card }: Wähle eine Handel-Karte aus deinem Handelsbereich für { $to }.
grass-status-give-you = { $who } muss dir eine Handel-Karte geben.
grass-status-give-other = { $who } muss { $to } eine Handel-Karte geben.
grass-status-give-up = { $card }: Wähle die Handel-Karte aus deinem Handelsbereich, die du in den Aschenbecher legst.
grass-status-give-up-other = { $who } muss eine Handel-Karte in den Aschenbecher legen.
grass-status-pass = Nach einer Paranoia-Karte gibt jeder eine Karte weiter: Wähle eine für { $to }.
grass-status-draft = Behalte eine Karte aus diesem Päckchen; der Rest geht an { $to }.
# $who may be several names.
grass-status-choosing-other = Gewartet wird noch auf { $who }.
grass-status-answer = { $who } bietet dir { $card } gegen { $other } an.
# The reader does not hold $other.
grass-status-answer-lacking = { $who } bietet { $card } gegen { $other } an; diese Karte hast du nicht.
# No card is named that is wanted.
grass-status-answer-open = { $who } fragt, was du für { $card } geben würdest.
grass-status-answer-own = Du bietest { $to } { $card } gegen { $other } an.
grass-status-answer-open-own = Du fragst, was { $to } für { $card } geben würde.
grass-status-answer-table-own = Du bietest allen { $card } gegen { $other } an; gefragt ist { $to }.
grass-status-answer-table-open-own = Du fragst alle, was sie für { $card } geben würden; gefragt ist { $to }.
grass-status-answer-other = { $who } bietet { $to } { $card } gegen { $other } an.
grass-status-answer-open-other = { $who } fragt, was { $to } für { $card } geben würde.
grass-status-answer-table-other = { $who } bietet allen { $card } gegen { $other } an; gefragt ist { $to }.
grass-status-answer-table-open-other = { $who } fragt alle, was sie für { $card } geben würden; gefragt ist { $to }.
grass-status-countered = { $who } würde dir { $card } für { $other } geben.
# The reader does not hold $other.
grass-status-countered-lacking = { $who } würde dir { $card } für { $other } geben; diese Karte hast du nicht.
grass-status-countered-own = Du würdest { $card } für { $other } geben; gefragt ist { $to }.
grass-status-countered-other = { $who } würde { $card } für { $other } geben; gefragt ist { $to }.
grass-status-hand = Ein verdeckter Deal mit { $to }: Wähle die Karte, die du wirklich gibst.
grass-status-hand-other = { $who } und { $to } machen einen verdeckten Deal.
grass-status-say = Was sagst du zu der Karte, die dir { $to } gegeben hat?
grass-status-chance = Die Karten werden ausgeteilt …
grass-status-over = Die Partie ist zu Ende.
