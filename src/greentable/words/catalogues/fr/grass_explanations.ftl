### What a move of Grass would do, shown before it is made: whole sentences, said to the player.
### $card is a card, $cards a row of cards, $who a name or a row of names, $amount a sum,
### $market the card Market Open, $fine the card Pay Fine.

## Plays

grass-explain-peddle = { $card } va dans votre planque sans protection. Vous y aurez { $amount } non protégés.
# $amount is what the cards are worth, $most what the Protection can cover.
grass-explain-protect = { $cards-number ->
    [0] Elle ne protège rien.
   *[other] Personne ne peut prendre { $cards } jusqu’à la fin de la manche. { $amount } sur { $most } possibles sont protégés.
}
grass-explain-fine = { $cards-number ->
    [0] Cela ne vous coûte rien.
   *[other] Cela vous coûte { $cards }.
}
grass-explain-fine-protected = { $cards-number ->
    [0] Cela ne vous coûte rien.
    [one] Cela vous coûte { $cards }, qui est protégée.
   *[other] Cela vous coûte { $cards }, qui sont protégées.
}
grass-explain-you-protection-gone = { $card } n’a plus rien à protéger et va à la défausse.

grass-explain-gain = { $cards-number ->
    [0] Vous ne recevez rien.
   *[other] Vous recevez { $cards }.
}
grass-explain-gain-chosen = { $who-number ->
    [one] { $who } vous donne une carte Peddle de son choix.
   *[other] { $who } vous donnent chacun une carte Peddle de leur choix.
}
grass-explain-gain-nothing = Personne n’a de carte Peddle non protégée à vous donner.

grass-explain-you-open = Votre planque s’ouvre. Dès votre prochain tour, vous pourrez poser des cartes Peddle.
# $cure is the Heat Off that removes $card.
grass-explain-heat = { $card } bloque { $who }. Cette carte se contre avec { $cure } ou { $fine }.
grass-explain-you-cooled = Vous contrez { $card } sur votre pile.
grass-explain-extra-turn = Vous avez ensuite un tour supplémentaire.

grass-explain-gives-up = { $cards-number ->
    [0] { $who } ne perd rien.
   *[other] { $who } perd { $cards }.
}
grass-explain-you-gives-up = { $cards-number ->
    [0] Vous ne perdez rien.
   *[other] Vous perdez { $cards }.
}
grass-explain-gives-up-chosen = { $who } perd une carte Peddle de son choix.
grass-explain-you-gives-up-chosen = Vous choisissez la carte Peddle à perdre.
grass-explain-gives-up-nothing = { $who } n’a pas de carte Peddle non protégée à perdre.
grass-explain-you-gives-up-nothing = Vous n’avez pas de carte Peddle non protégée à perdre.
grass-explain-loses-market = { $who } perd toute sa pile, { $market } comprise.
grass-explain-you-loses-market = Vous perdez toute votre pile, { $market } comprise.
grass-explain-misses = { $turns ->
    [one] { $who } perd son prochain tour.
   *[other] { $who } perd ses { $turns } prochains tours.
}
grass-explain-you-misses = { $turns ->
    [one] Vous perdez votre prochain tour.
   *[other] Vous perdez vos { $turns } prochains tours.
}
grass-explain-then-pass = Puis chaque joueur passe une carte face cachée à son voisin de gauche.
grass-explain-then-luck = Puis, à commencer par vous, chaque joueur tire une carte au hasard dans la main de son voisin de droite.

## Trades

grass-explain-swap = Vous donnez { $give } et recevez la carte { $get } { $who-sound ->
    [vowel] d’{ $who }
   *[consonant] de { $who }
}.
grass-explain-offer = { $who-number ->
    [one] { $who } peut accepter, refuser ou faire une contre-offre.
   *[other] { $who } peuvent accepter, refuser ou faire une contre-offre.
}
grass-explain-counter = { $who } peut accepter ou refuser.
# Only where players must hold the cards they name.
grass-explain-names = Tout le monde saura que vous avez { $card } en main.
grass-explain-offer-goes-on = L’offre passe à { $who }.
grass-explain-offer-over = L’offre s’arrête là.
grass-explain-trade = Vous donnez { $give } à { $who } et recevez { $get }.
grass-explain-hidden-trade = Vous choisissez chacun une carte, { $who } et vous, et les échangez face cachée.

## Cards that are given, kept and discarded

grass-explain-discard = { $card } va à la défausse, sans aucun effet.
grass-explain-give = { $who } reçoit { $card } de votre planque.
grass-explain-give-up = { $card } quitte votre planque pour la défausse.
grass-explain-pass = { $who } reçoit { $card } quand tout le monde a choisi.
grass-explain-keep = Vous gardez { $card }. Le reste du paquet va à { $who }.
grass-explain-hand = { $who } reçoit { $card }. Vous serez les deux seuls à le savoir.
grass-explain-say-cheated = Vous dites à tout le monde que vous vous êtes fait rouler.
grass-explain-say-nothing = Vous ne dites rien.

## The end of a turn or a round

grass-explain-next = C’est ensuite à { $who } de jouer.
grass-explain-you-next = C’est ensuite de nouveau à vous.
grass-explain-last-turn = La pioche est épuisée.
grass-explain-round-ends = La manche s’arrête et on compte les points.
grass-explain-result = Votre résultat est de { $amount }, sans le bonus.
# $banker is the card The Banker, $less what it would take from you.
grass-explain-result-but-banker = Votre résultat est de { $amount }, sans le bonus. Si un autre joueur a la carte { $banker }, vous pouvez perdre jusqu’à { $less }.
grass-explain-on-table = { $who } a { $amount } sur la table.
grass-explain-hands-count = Les cartes en main peuvent encore faire perdre de l’argent aux autres.
