### Grass: who must do what, in one sentence. The ids that end in -other are for players who wait.

grass-status-turn = Du bist dran. Spiele eine Karte aus oder wirf eine ab.
grass-status-turn-nothing = Du bist dran, kannst aber nichts ausspielen. Wirf eine Karte ab.
grass-status-turn-other = { $who } ist dran.
grass-status-played = { $left ->
    [trade] Du kannst noch Handkarten tauschen.
    [swap] Du kannst noch Handel-Karten tauschen.
   *[trade-or-swap] Du kannst noch Hand- oder Handel-Karten tauschen.
} { $then ->
    [turn] Danach bist du noch einmal dran.
   *[end] Beende dann deinen Zug.
}
# There is nothing else left to do.
grass-status-done = Du hast ausgespielt. Beende deinen Zug.
grass-status-done-extra = Du hast ausgespielt. Beende diesen Zug, dann bist du noch einmal dran.
grass-status-done-other = { $who } hat ausgespielt.
grass-status-played-other = { $who } hat ausgespielt und kann noch tauschen.
# $card is the card that causes this.
grass-status-give = { $card }: Wähle eine Handel-Karte aus deinem Handelsbereich für { $to }.
grass-status-give-you = { $who } muss dir eine Handel-Karte geben.
grass-status-give-other = { $who } muss { $to } eine Handel-Karte geben.
grass-status-give-up = { $card }: Wähle, welche Handel-Karte du verlierst.
grass-status-give-up-other = { $who } muss wählen, welche Handel-Karte verloren geht.
grass-status-pass = Alle geben eine Karte nach links weiter. Wähle eine für { $to }.
grass-status-draft = Behalte eine dieser Karten. Die anderen gehen an { $to }.
# $who may be several names.
grass-status-choosing-other = { $who-number ->
    [one] { $who } muss noch wählen.
   *[other] { $who } müssen noch wählen.
}
grass-status-answer = { $who } bietet dir { $card } gegen { $other } an.
# The reader does not hold $other.
grass-status-answer-lacking = { $who } bietet { $card } gegen { $other } an, aber die hast du nicht.
# The offer asks for no particular card.
grass-status-answer-open = { $who } bietet { $card } an. Was würdest du dafür geben?
grass-status-answer-own = Du bietest { $to } { $card } gegen { $other } an.
grass-status-answer-open-own = Du fragst, was { $to } für { $card } geben würde.
grass-status-answer-table-own = Du bietest allen { $card } gegen { $other } an. Jetzt antwortet { $to }.
grass-status-answer-table-open-own = Du fragst alle, was sie für { $card } geben würden. Jetzt antwortet { $to }.
grass-status-answer-other = { $who } bietet { $to } { $card } gegen { $other } an.
grass-status-answer-open-other = { $who } fragt, was { $to } für { $card } geben würde.
grass-status-answer-table-other = { $who } bietet allen { $card } gegen { $other } an. Jetzt antwortet { $to }.
grass-status-answer-table-open-other = { $who } fragt alle, was sie für { $card } geben würden. Jetzt antwortet { $to }.
grass-status-countered = { $who } würde dir { $card } für { $other } geben.
# The reader does not hold $other.
grass-status-countered-lacking = { $who } würde dir { $card } für { $other } geben, aber die hast du nicht.
grass-status-countered-own = Du würdest { $card } für { $other } geben. Jetzt antwortet { $to }.
grass-status-countered-other = { $who } würde { $card } für { $other } geben. Jetzt antwortet { $to }.
grass-status-hand = Verdeckter Tausch mit { $to }. Wähle die Karte, die du wirklich gibst.
grass-status-hand-other = { $who } und { $to } tauschen verdeckt.
grass-status-say = Hat dir { $to } die versprochene Karte gegeben?
grass-status-chance = Die Karten werden ausgeteilt …
grass-status-over = Die Partie ist zu Ende.
