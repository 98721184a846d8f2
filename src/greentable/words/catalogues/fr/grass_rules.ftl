### The rules of Grass in short, as they are in play: a heading, then some sentences.
### Which sentences are shown depends on the ruleset; the numbers of the rules are in the headings below.

## The goal (grass.scoring.6, grass.turn.11)

grass-rules-goal = But du jeu
grass-rules-goal-target = La partie dure une ou plusieurs manches. Elle s’arrête dès qu’un joueur a { $target } ou plus à la fin d’une manche. Le plus riche gagne.
# Instead of the sentence above, if the number of rounds is limited.
grass-rules-goal-rounds = { $rounds ->
    [one] Vous jouez une seule manche. Le plus riche gagne.
   *[other] Vous jouez { $rounds } manches au plus. La partie s’arrête plus tôt si un joueur a { $target } ou plus à la fin d’une manche. Le plus riche gagne.
}

## A turn (grass.turn.1, 4, 5, 7, 8)

grass-rules-turn = Votre tour
grass-rules-turn-draw = Vous avez six cartes en main. À votre tour, tirez une carte, puis jouez-en ou défaussez-en une. Terminez ensuite votre tour.
grass-rules-turn-last = La manche s’arrête quand quelqu’un joue Market Close, ou après le tour où la dernière carte a été tirée.
grass-rules-turn-miss = Si vous perdez un tour, on peut toujours vous attaquer. Vous continuez de répondre aux offres et de passer des cartes.

## Market and Peddle (grass.market, grass.peddle)

grass-rules-market = Cartes Market et Peddle
grass-rules-market-open = Jouez une fois Market Open pour ouvrir votre planque. Dès votre tour suivant, vous pouvez y poser des cartes Peddle, une par tour.
grass-rules-market-risk = Une carte Peddle reste à la merci des autres tant qu’aucune carte Protection ne la couvre.
grass-rules-market-close = Market Close arrête aussitôt la manche. Votre carte Market Open doit être face visible.

## Heat (grass.heat, grass.pay_fine)

grass-rules-heat = Heat On et Heat Off
grass-rules-heat-on = Une carte Heat On bloque un adversaire dont la planque est ouverte : sa carte Market Open passe face cachée. Tant qu’il n’a pas contré la carte Heat On, il ne peut jouer ni carte Peddle, ni carte Protection, ni Steal your Neighbor’s Pot, ni Market Close.
grass-rules-heat-on-protect = Une carte Heat On bloque un adversaire dont la planque est ouverte : sa carte Market Open passe face cachée. Tant qu’il n’a pas contré la carte Heat On, il ne peut jouer ni carte Peddle, ni Steal your Neighbor’s Pot, ni Market Close.
# $pairs is a row of pairs: "Immunity contre Bust".
grass-rules-heat-off = À chaque carte Heat On son remède : { $pairs }.
grass-rules-heat-pair = { $partner } contre { $heat }
# $about is a row of sentences: what the card does.
grass-rules-card = { $card } ({ $code }). { $about }

## Protection (grass.protection)

grass-rules-protection = Protection
grass-rules-protection-cover = Une carte Protection couvre des cartes Peddle de votre planque, pour un total qui ne dépasse pas sa valeur. Personne ne peut vous prendre les cartes couvertes. Celles qui arrivent plus tard ne sont pas couvertes.
grass-rules-protection-never = Rien ne protège Dr. Feelgood.

## Special cards (grass.steal, grass.nirvana, grass.scoring.2)

grass-rules-effects = Cartes spéciales

## Paranoia (grass.paranoia, grass.turn.6)

grass-rules-paranoia = Paranoïa
grass-rules-paranoia-pass = Après chaque carte Paranoïa, chacun passe en secret une carte à son voisin de gauche.
grass-rules-paranoia-market = Pour jouer une carte Paranoïa, il vous faut une carte Market Open, face visible ou non.
grass-rules-paranoia-discard = Une carte Paranoïa ne peut pas être défaussée. Débarrassez-vous-en avant la fin de la manche, sinon vous payez son amende.

## Trades (grass.deal, grass.variants.2)

grass-rules-deals = Échanges
grass-rules-deals-none = Dans cette partie, on n’échange pas de cartes en main.
grass-rules-deals-before = À votre tour, avant de jouer une carte, vous pouvez faire autant d’échanges que vous voulez. Proposez une carte de votre main contre une carte de la main d’un adversaire.
grass-rules-deals-any-time = À votre tour, avant et après avoir joué une carte, vous pouvez faire autant d’échanges que vous voulez. Proposez une carte de votre main contre une carte de la main d’un adversaire.
grass-rules-deals-before-limited = À votre tour, avant de jouer une carte, vous pouvez faire { $offers ->
    [one] une seule offre
   *[other] jusqu’à { $offers } offres
} : une carte de votre main contre une carte de la main d’un adversaire.
grass-rules-deals-any-time-limited = À votre tour, avant ou après avoir joué une carte, vous pouvez faire { $offers ->
    [one] une seule offre
   *[other] jusqu’à { $offers } offres
} : une carte de votre main contre une carte de la main d’un adversaire.
grass-rules-deals-answer = Faites votre offre à un joueur ou à tout le monde. Demandez une carte précise, ou ce qu’on vous propose en échange. Chaque joueur sollicité accepte, refuse ou fait une contre-offre.
grass-rules-deals-open = Tout le monde voit les cartes échangées.
grass-rules-deals-closed = Seuls les deux joueurs qui font l’échange voient les cartes.
# Also shown where variants are chosen: the name of the variant ends with the colon.
grass-rules-deals-hidden = Échanges cachés : on peut promettre n’importe quelle carte. Les deux joueurs choisissent en secret la carte qu’ils donnent vraiment. Ensuite, chacun peut dire qu’il s’est fait rouler, que ce soit vrai ou non.
grass-rules-deals-swap = Une fois par tour, vous pouvez échanger une carte Peddle non protégée de votre planque contre une carte Peddle non protégée d’une autre sorte, dans la planque d’un adversaire, sans lui demander son avis.
grass-rules-deals-swap-market = Une fois par tour, vous pouvez échanger une carte Peddle non protégée de votre planque contre une carte Peddle non protégée d’une autre sorte, dans la planque d’un adversaire, sans lui demander son avis. Votre carte Market Open et la sienne doivent être face visible.

## Scoring (grass.scoring)

grass-rules-scoring = Fin de la manche
grass-rules-scoring-net = Votre gain net est la valeur de toutes les cartes Peddle de votre planque, plus ou moins ce que la carte Banker vous rapporte ou vous coûte.
grass-rules-scoring-result = On en retire ce qui vous reste en main : l’amende de chaque carte Paranoïa et la valeur de votre plus forte carte Peddle. C’est votre résultat de la manche.
# $fines is a row of the text below it.
grass-rules-scoring-fines = Amendes : { $fines }.
grass-rules-scoring-fine = { $card } { $fine }
grass-rules-scoring-bonus = Le meilleur résultat de la manche rapporte un bonus de { $bonus }. En cas d’égalité, tous les premiers ex æquo le reçoivent.
grass-rules-scoring-floor = Un total ne descend jamais sous 0.
grass-rules-scoring-debt = Un total peut descendre sous 0.
grass-rules-scoring-anew = Puis on mélange toutes les cartes, toutes les planques se referment, et une nouvelle manche commence.

## The other variants (grass.variants.1, 3)

grass-rules-variants = Variantes
# The next two are also shown where variants are chosen: the name of the variant ends with the colon.
grass-rules-variants-draft = Donne-m’en cinq : gardez une de vos six cartes et passez les autres. Recommencez jusqu’à avoir gardé six cartes. À la première manche, les paquets passent à gauche, puis le sens change à chaque manche.
grass-rules-variants-luck = Chance ou pas : après une carte Paranoïa, on ne passe pas de carte. À la place, chacun tire une carte au hasard dans la main de son voisin de droite.
