### Grass: who must do what, in one sentence. The ids that end in -other are for players who wait.

grass-status-turn = À vous de jouer. Jouez ou défaussez une carte.
grass-status-turn-nothing = À vous de jouer. Aucune carte n’est jouable : défaussez-en une.
grass-status-turn-other = C’est à { $who } de jouer.
grass-status-played = { $left ->
    [trade] Vous pouvez encore faire des échanges.
    [swap] Vous pouvez encore faire un échange entre planques.
   *[trade-or-swap] Vous pouvez encore échanger des cartes.
} { $then ->
    [turn] Ensuite, vous avez un tour supplémentaire.
   *[end] Terminez ensuite votre tour.
}
# There is nothing else left to do.
grass-status-done = Vous avez joué. Terminez votre tour.
grass-status-done-extra = Vous avez joué. Terminez ce tour, vous en aurez un autre.
grass-status-done-other = { $who } a joué.
grass-status-played-other = { $who } a joué et peut encore faire des échanges.
# $card is the card that causes this.
grass-status-give = { $card } : choisissez une carte Peddle à donner à { $to }.
grass-status-give-you = { $who } doit vous donner une carte Peddle.
grass-status-give-other = { $who } doit donner une carte Peddle à { $to }.
grass-status-give-up = { $card } : choisissez la carte Peddle que vous perdez.
grass-status-give-up-other = { $who } doit choisir une carte Peddle à perdre.
grass-status-pass = Chacun passe une carte à gauche. Choisissez-en une pour { $to }.
grass-status-draft = Gardez une de ces cartes. Les autres vont à { $to }.
# $who may be several names.
grass-status-choosing-other = On attend le choix { $who-sound ->
    [vowel] d’{ $who }
   *[consonant] de { $who }
}.
grass-status-answer = { $who } vous propose { $card } contre { $other }.
# The reader does not hold $other.
grass-status-answer-lacking = { $who } propose { $card } contre { $other }, que vous n’avez pas.
# The offer asks for no particular card.
grass-status-answer-open = { $who } propose { $card }. Que donneriez-vous en échange ?
grass-status-answer-own = Vous proposez { $card } à { $to } contre { $other }.
grass-status-answer-open-own = Vous demandez ce { $to-sound ->
    [vowel] qu’{ $to }
   *[consonant] que { $to }
} donnerait contre { $card }.
grass-status-answer-table-own = Vous proposez { $card } à tout le monde contre { $other }. On attend { $to }.
grass-status-answer-table-open-own = Vous demandez ce que les autres donneraient contre { $card }. On attend { $to }.
grass-status-answer-other = { $who } propose { $card } à { $to } contre { $other }.
grass-status-answer-open-other = { $who } demande ce { $to-sound ->
    [vowel] qu’{ $to }
   *[consonant] que { $to }
} donnerait contre { $card }.
grass-status-answer-table-other = { $who } propose { $card } à tout le monde contre { $other }. On attend { $to }.
grass-status-answer-table-open-other = { $who } demande ce que les autres donneraient contre { $card }. On attend { $to }.
grass-status-countered = { $who } vous donnerait { $card } contre { $other }.
# The reader does not hold $other.
grass-status-countered-lacking = { $who } donnerait { $card } contre { $other }, que vous n’avez pas.
grass-status-countered-own = Vous donneriez { $card } contre { $other }. On attend { $to }.
grass-status-countered-other = { $who } donnerait { $card } contre { $other }. On attend { $to }.
grass-status-hand = Échange face cachée avec { $to }. Choisissez la carte que vous donnez vraiment.
grass-status-hand-other = { $who } et { $to } font un échange face cachée.
grass-status-say = Avez-vous reçu la carte { $to-sound ->
    [vowel] qu’{ $to }
   *[consonant] que { $to }
} vous avait promise ?
grass-status-chance = Distribution des cartes…
grass-status-over = La partie est terminée.
