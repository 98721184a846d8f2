### What would come of a move of Grass, before it is made: whole sentences, said to the player.
### $card is a card, $cards a row of cards, $who a name or a row of names, $amount a sum.

## Plays

grass-explain-peddle = { $card } va dans votre planque, non protégée : vous y aurez { $amount } non protégés.
# $amount is what the cards are worth, $most what the Protection could cover.
grass-explain-protect = { $cards-number ->
    [0] Elle ne protège rien.
   *[other] Plus personne ne peut toucher à { $cards } jusqu’à la fin de la manche : { $amount } protégés sur { $most } possibles.
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
grass-explain-gain-nothing = Personne n’a de carte Peddle non protégée à donner.

grass-explain-you-open = Votre planque s’ouvre ; dès votre prochain tour, vous pourrez poser des cartes Peddle.
# $cure is the Heat Off that cools $card.
grass-explain-heat = { $who-sound ->
    [vowel] La planque d’{ $who }
   *[consonant] La planque de { $who }
} est bloquée tant que { $card } n’est pas contrée par { $cure } ou par une amende.
grass-explain-you-cooled = { $card } disparaît de votre pile : votre carte Market Open est de nouveau face visible.
grass-explain-extra-turn = Vous avez un tour supplémentaire juste après celui-ci.

grass-explain-gives-up = { $cards-number ->
    [0] { $who } ne défausse rien.
   *[other] { $who } défausse { $cards }.
}
grass-explain-you-gives-up = { $cards-number ->
    [0] Vous ne défaussez rien.
   *[other] Vous défaussez { $cards }.
}
grass-explain-gives-up-chosen = { $who } choisit une carte Peddle à défausser.
grass-explain-you-gives-up-chosen = Vous choisissez une carte Peddle à défausser.
grass-explain-gives-up-nothing = { $who } n’a pas de carte Peddle non protégée à défausser.
grass-explain-you-gives-up-nothing = Vous n’avez pas de carte Peddle non protégée à défausser.
grass-explain-loses-market = { $who } perd toute sa pile, Market Open comprise.
grass-explain-you-loses-market = Vous perdez toute votre pile, Market Open comprise.
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

grass-explain-swap = Vous recevez { $get } de la planque { $who-sound ->
    [vowel] d’{ $who }
   *[consonant] de { $who }
} et donnez { $give } à la place.
grass-explain-offer = Rien n’est sûr : { $who-number ->
    [one] { $who } peut
   *[other] { $who } peuvent
} accepter, refuser ou faire une contre-offre.
grass-explain-counter = Rien n’est sûr : { $who } peut accepter ou refuser.
# Only where what one names one must hold.
grass-explain-names = Tout le monde saura alors que vous avez { $card } en main.
grass-explain-offer-goes-on = L’offre passe à { $who }.
grass-explain-offer-over = L’offre s’arrête là.
grass-explain-trade = Vous donnez { $give } à { $who } et recevez { $get }.
grass-explain-hidden-trade = Vous choisissez chacun une carte, { $who } et vous, et les échangez face cachée.

## Cards that are given, kept and discarded

grass-explain-discard = { $card } va à la défausse, sans aucun effet.
grass-explain-give = { $who } reçoit { $card } de votre planque.
grass-explain-give-up = { $card } quitte votre planque pour la défausse.
grass-explain-pass = { $who } reçoit { $card } quand tout le monde a choisi.
grass-explain-keep = Vous gardez { $card } ; le reste du paquet va à { $who }.
grass-explain-hand = { $who } reçoit { $card }, et vous serez les deux seuls à le savoir.
grass-explain-say-cheated = Tout le monde vous entend dire que vous vous êtes fait avoir.
grass-explain-say-nothing = Vous ne dites rien.

## The end of a turn or a round

grass-explain-next = C’est ensuite au tour { $who-sound ->
    [vowel] d’{ $who }
   *[consonant] de { $who }
}.
grass-explain-you-next = C’est ensuite de nouveau votre tour.
grass-explain-last-turn = La pioche est épuisée.
grass-explain-round-ends = La manche s’arrête et on compte les points.
grass-explain-result = Votre résultat est de { $amount }, sans le bonus.
# $less is what the Banker would take from the reader.
grass-explain-result-but-banker = Votre résultat est de { $amount }, sans le bonus, moins { $less } au plus si la carte Banker est dans la main d’un autre.
grass-explain-on-table = { $who } a { $amount } sur la table.
grass-explain-hands-count = Il faut encore en retrancher ce que coûtent les cartes restées en main.
