### The rules of Grass in short, as they are in play: a heading, then some sentences.
### Which sentences are said depends on the ruleset; the numbers of the rules stand beside them.

## The goal (grass.scoring.6, grass.turn.11)

grass-rules-goal = Le but du jeu
grass-rules-goal-target = La partie se joue en plusieurs manches. Elle s’arrête quand, après une manche, un joueur totalise { $target } ; le plus gros total gagne.
grass-rules-goal-rounds = { $rounds ->
    [one] Elle dure une manche.
   *[other] Elle dure { $rounds } manches au plus.
}

## A turn (grass.turn.1, 4, 5, 7, 8)

grass-rules-turn = Le tour de jeu
grass-rules-turn-draw = Vous avez 6 cartes en main. Tirez-en une, puis jouez-en une ou défaussez-en une ; finissez enfin votre tour, avec 6 cartes en main.
grass-rules-turn-last = La manche s’arrête quand une carte Market Close est jouée, ou après le tour du joueur qui a tiré la dernière carte de la pioche.
grass-rules-turn-miss = Un joueur qui perd un tour peut toujours être attaqué, répondre aux offres et passer des cartes.

## Market and Peddle (grass.market, grass.peddle)

grass-rules-market = Market et Peddle
grass-rules-market-open = Ouvrez votre planque avec une carte Market Open ; dès votre tour suivant, vous pouvez y poser des cartes Peddle, une par tour.
grass-rules-market-risk = Une carte Peddle n’est à l’abri que sous une carte Protection.
grass-rules-market-close = Market Close arrête aussitôt la manche ; il faut que votre carte Market Open soit face visible.

## Heat (grass.heat, grass.pay_fine)

grass-rules-heat = Heat On et Heat Off
grass-rules-heat-on = Une carte Heat On bloque un adversaire dont la planque est ouverte : sa carte Market Open passe face cachée, et il ne peut jouer ni Peddle, ni Protection, ni Steal your Neighbor’s Pot, ni Market Close tant qu’elle n’est pas contrée.
grass-rules-heat-on-protect = Une carte Heat On bloque un adversaire dont la planque est ouverte : sa carte Market Open passe face cachée, et il ne peut jouer ni Peddle, ni Steal your Neighbor’s Pot, ni Market Close tant qu’elle n’est pas contrée.
# $pairs is a row of pairs: "Bust par Immunity".
grass-rules-heat-off = Chacune se contre avec une seule carte : { $pairs }.
grass-rules-heat-pair = { $heat } par { $partner }
# $about is a row of sentences: what the card does.
grass-rules-card = { $card } ({ $code }). { $about }

## Protection (grass.protection)

grass-rules-protection = Protection
grass-rules-protection-cover = Une carte Protection couvre une ou plusieurs cartes Peddle de votre planque, pour un total qui ne dépasse pas sa valeur. Personne ne peut prendre ce qu’elle couvre ; une carte Peddle posée plus tard n’est pas couverte.
grass-rules-protection-never = Rien ne protège Dr. Feelgood.

## Cards with an effect (grass.steal, grass.nirvana, grass.scoring.2)

grass-rules-effects = Skim et Nirvana

## Paranoia (grass.paranoia, grass.turn.6)

grass-rules-paranoia = Paranoïa
grass-rules-paranoia-discard = On ne peut pas simplement défausser une carte Paranoïa : jouez-la, échangez-la ou passez-la.

## Trades (grass.deal, grass.variants.2)

grass-rules-deals = Négocier
grass-rules-deals-none = Dans cette partie, on n’échange pas les cartes en main.
grass-rules-deals-before = À votre tour, avant de jouer, vous pouvez proposer une carte de votre main contre une carte de la main d’un autre, aussi souvent que vous voulez.
grass-rules-deals-any-time = À votre tour, avant ou après avoir joué, vous pouvez proposer une carte de votre main contre une carte de la main d’un autre, aussi souvent que vous voulez.
grass-rules-deals-before-limited = À votre tour, avant de jouer, vous pouvez proposer une carte de votre main contre une carte de la main d’un autre, { $offers ->
    [one] une seule fois.
   *[other] { $offers } fois au plus.
}
grass-rules-deals-any-time-limited = À votre tour, avant ou après avoir joué, vous pouvez proposer une carte de votre main contre une carte de la main d’un autre, { $offers ->
    [one] une seule fois.
   *[other] { $offers } fois au plus.
}
grass-rules-deals-answer = L’offre s’adresse à un joueur ou à toute la table, contre une carte que vous nommez ou contre ce qu’on voudra bien vous en donner ; chaque joueur interrogé accepte, refuse ou fait une contre-offre.
grass-rules-deals-open = Les cartes échangées sont montrées à tous.
grass-rules-deals-closed = Seuls les deux joueurs qui échangent voient les cartes.
grass-rules-deals-hidden = Échanges cachés : ce qu’on nomme n’engage à rien. Chacun choisit face cachée ce qu’il donne vraiment ; puis chacun peut dire, à tort ou à raison, qu’il s’est fait avoir.
grass-rules-deals-swap = Une fois par tour, vous pouvez troquer une carte Peddle non protégée de votre planque contre une de la planque d’un adversaire, sans lui demander son avis.
grass-rules-deals-swap-market = Une fois par tour, vous pouvez troquer une carte Peddle non protégée de votre planque contre une de la planque d’un adversaire, sans lui demander son avis, si vos deux cartes Market Open sont face visible.

## Scoring (grass.scoring)

grass-rules-scoring = La fin d’une manche
grass-rules-scoring-net = Votre gain net : toutes les cartes Peddle de votre planque, avec ce que la carte Banker apporte ou prélève.
grass-rules-scoring-result = Votre résultat de la manche : le gain net, moins l’amende de chaque carte Paranoïa et moins la carte Peddle la plus forte qui vous restent en main.
# $fines is a row of the text below it.
grass-rules-scoring-fines = Les amendes : { $fines }.
grass-rules-scoring-fine = { $card } { $fine }
grass-rules-scoring-bonus = Le meilleur résultat reçoit un bonus de { $bonus }.
grass-rules-scoring-floor = Un total ne descend jamais au-dessous de 0.
grass-rules-scoring-debt = Un total peut descendre au-dessous de 0.
grass-rules-scoring-anew = Puis on mélange toutes les cartes, toutes les planques se referment, et une nouvelle manche commence.

## The other variants (grass.variants.1, 3)

grass-rules-variants = Variantes
grass-rules-variants-draft = Donne-m’en cinq : gardez une des six cartes reçues et passez les autres, jusqu’à ce que vous en ayez gardé six. Les paquets passent à gauche à la première manche, puis tour à tour à droite et à gauche.
grass-rules-variants-luck = Chance ou pas : après une carte Paranoïa, chaque joueur tire une carte au hasard dans la main de son voisin de droite, au lieu d’en passer une.
