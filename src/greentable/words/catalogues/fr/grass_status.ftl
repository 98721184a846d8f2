### Grass: who must do what, in one sentence. The ids that end in -other are for those who wait.

grass-status-turn = À vous : choisissez une carte à jouer ou à défausser.
grass-status-turn-nothing = À vous : rien n’est jouable. Choisissez une carte à défausser.
grass-status-turn-other = C’est à { $who } de jouer.
grass-status-played = { $left ->
    [trade] Vous pouvez encore négocier.
    [swap] Vous pouvez encore troquer.
   *[trade-or-swap] Vous pouvez encore négocier ou troquer.
} { $then ->
    [turn] Ensuite, vous avez un tour supplémentaire.
   *[end] Puis finissez votre tour.
}
# Nothing else is left to do.
grass-status-done = Vous avez joué : finissez votre tour.
grass-status-done-extra = Vous avez joué : finissez ce tour. Ensuite, vous en avez un autre.
grass-status-done-other = { $who } a joué.
grass-status-played-other = { $who } a joué et peut négocier.
# $card is the card that demands it.
grass-status-give = { $card } : choisissez la carte Peddle que vous donnez à { $to }.
grass-status-give-you = { $who } doit vous donner une carte Peddle.
grass-status-give-other = { $who } doit donner une carte Peddle à { $to }.
grass-status-give-up = { $card } : choisissez la carte Peddle que vous défaussez.
grass-status-give-up-other = { $who } doit défausser une carte Peddle.
grass-status-pass = Après une carte Paranoïa, chacun passe une carte : choisissez celle pour { $to }.
grass-status-draft = Gardez une carte de ce paquet ; le reste va à { $to }.
# $who may be several names.
grass-status-choosing-other = On attend encore { $who }.
grass-status-answer = { $who } vous propose { $card } contre { $other }.
# The reader does not hold $other.
grass-status-answer-lacking = { $who } propose { $card } contre { $other }, que vous n’avez pas.
# No card is named that is wanted.
grass-status-answer-open = { $who } demande ce que vous donneriez contre { $card }.
grass-status-answer-own = Vous proposez { $card } à { $to } contre { $other }.
grass-status-answer-open-own = Vous demandez ce { $to-sound ->
    [vowel] qu’{ $to }
   *[consonant] que { $to }
} donnerait contre { $card }.
grass-status-answer-table-own = Vous proposez { $card } à toute la table contre { $other } ; c’est à { $to } de répondre.
grass-status-answer-table-open-own = Vous demandez ce que la table donnerait contre { $card } ; c’est à { $to } de répondre.
grass-status-answer-other = { $who } propose { $card } à { $to } contre { $other }.
grass-status-answer-open-other = { $who } demande ce { $to-sound ->
    [vowel] qu’{ $to }
   *[consonant] que { $to }
} donnerait contre { $card }.
grass-status-answer-table-other = { $who } propose { $card } à toute la table contre { $other } ; c’est à { $to } de répondre.
grass-status-answer-table-open-other = { $who } demande ce que la table donnerait contre { $card } ; c’est à { $to } de répondre.
grass-status-countered = { $who } vous donnerait { $card } contre { $other }.
# The reader does not hold $other.
grass-status-countered-lacking = { $who } vous donnerait { $card } contre { $other }, que vous n’avez pas.
grass-status-countered-own = Vous donneriez { $card } contre { $other } ; c’est à { $to } de répondre.
grass-status-countered-other = { $who } donnerait { $card } contre { $other } ; c’est à { $to } de répondre.
grass-status-hand = Échange face cachée avec { $to } : choisissez la carte que vous donnez vraiment.
grass-status-hand-other = { $who } et { $to } échangent face cachée.
grass-status-say = Que dites-vous de la carte { $to-sound ->
    [vowel] qu’{ $to }
   *[consonant] que { $to }
} vous a donnée ?
grass-status-chance = On distribue les cartes…
grass-status-over = La partie est finie.
