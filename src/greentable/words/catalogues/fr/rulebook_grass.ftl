### The rules of Grass by their ids, one sentence or a few each, to look up.
### The whole table, with sources and code, is in docs/rules.

rulebook-grass-deck-1 = Le jeu compte 104 cartes de 27 sortes ; leur valeur est celle qui est imprimée.
rulebook-grass-deck-2 = Le jeu de 2018 a 29 cartes Peddle et 4 Stonehigh, le jeu classique 28 et 5. Une table peut prendre d’autres cartes, avec une Market Open et de quoi servir tout le monde.
rulebook-grass-deck-3 = À chaque carte Heat On sa carte Heat Off : Bust – Immunity, Detained – A Breeze to Fly, Felony – Hearsay Evidence, Search & Seizure – Charges Dropped.

rulebook-grass-turn-1 = On joue de deux à six. Chacun reçoit six cartes, une par une dans le sens des aiguilles d’une montre à partir de la gauche du donneur ; le reste est la pioche.
rulebook-grass-turn-2 = Le premier donneur est tiré au sort. Son voisin de gauche commence, et l’on tourne dans le sens des aiguilles d’une montre.
rulebook-grass-turn-3 = Après chaque manche, c’est le voisin de gauche du donneur qui donne.
rulebook-grass-turn-4 = À votre tour, vous tirez une carte, puis vous en jouez une ou en défaussez une. Les échanges se font avant et après : c’est donc vous qui dites quand le tour est fini. Tant qu’on attend une réponse ou un choix, on ne fait rien d’autre.
rulebook-grass-turn-5 = Au lieu de jouer, vous pouvez défausser n’importe quelle carte sauf Paranoïa, face visible et sans effet. Personne ne pioche dans la défausse.
rulebook-grass-turn-6 = On ne défausse jamais simplement une carte Paranoïa. En 2018, on ne peut pas non plus la jouer sans carte Market Open, sauf si l’on n’a que des Paranoïa en main ; en classique, on peut.
rulebook-grass-turn-7 = Le joueur qui tire la dernière carte de la pioche finit son tour ; puis la manche s’arrête.
rulebook-grass-turn-8 = Un joueur qui perd un tour ne tire pas, ne joue pas et n’offre rien, mais il passe des cartes, peut être attaqué et répond aux offres. Les tours perdus s’additionnent et s’effacent à la fin de la manche.
rulebook-grass-turn-9 = Chacun a six cartes en main ; celui dont c’est le tour en a sept entre le tirage et le jeu.
rulebook-grass-turn-10 = Chaque décision est demandée, même s’il n’y a qu’une réponse possible.
rulebook-grass-turn-11 = Une table peut fixer un nombre de manches ; le plus riche après la dernière gagne alors.
rulebook-grass-turn-12 = À valeur égale, Home Grown est plus faible que Mexico, et Colombia plus faible que Jamaica.

rulebook-grass-market-1 = Market Open vient en premier : sans elle, pas de Peddle. Une seconde peut s’échanger ou se défausser, mais pas se jouer tant que la première est là.
rulebook-grass-market-2 = Ouvrir sa planque, ou la débarrasser d’une Heat On, c’est jouer son tour ; on vend à partir du suivant.
rulebook-grass-market-3 = Market Close se joue sur sa propre pile, Market Open face visible. La manche s’arrête aussitôt et l’on compte. On peut aussi la défausser.

rulebook-grass-peddle-1 = Une carte Peddle se pose dans sa planque tant que sa carte Market Open est face visible. Il n’y a pas de limite.

rulebook-grass-heat-1 = Une carte Heat On se joue sur un adversaire dont la carte Market Open est face visible. Votre propre planque n’y change rien.
rulebook-grass-heat-2 = Sous une Heat On, vous ne pouvez jouer ni Peddle, ni Steal your Neighbor’s Pot, ni Market Close, et en 2018 pas de Protection. Vous pouvez encore la contrer, jouer Heat On, Nirvana et Paranoïa, défausser et échanger.
rulebook-grass-heat-3 = Une carte Heat Off se joue sur la Heat On correspondante de votre pile ; Market Open est de nouveau face visible. Sans elle, on ne peut que la défausser.

rulebook-grass-pay-fine-1 = Pay Fine vous débarrasse de n’importe quelle Heat On et coûte une carte Peddle de votre planque.
rulebook-grass-pay-fine-2 = En 2018, vous choisissez laquelle ; en classique, c’est la plus faible.
rulebook-grass-pay-fine-3 = Elle peut être protégée. Là où l’on paie la plus faible, c’est la plus faible de toutes, protégée ou non ; à égalité, une non protégée d’abord.
rulebook-grass-pay-fine-4 = Il faut une Heat On à contrer et une carte Peddle pour payer.
rulebook-grass-pay-fine-5 = Si vous payez une carte protégée, la Protection reste sur les autres et ne se complète plus ; si elle ne couvre plus rien, elle va à la défausse. On peut payer avec Dr. Feelgood.

rulebook-grass-protection-1 = Une carte Protection se pose sur des cartes Peddle non protégées de votre planque, pour un total qui ne dépasse pas sa valeur. Il faut une Market Open, face visible en 2018.
rulebook-grass-protection-2 = Jamais sur Dr. Feelgood, jamais sur ce qui est déjà protégé, et toujours sur une carte au moins.
rulebook-grass-protection-3 = Ce qui est couvert est à l’abri jusqu’à la fin de la manche. Seule votre propre carte Pay Fine peut le prendre.
rulebook-grass-protection-4 = Les cartes Peddle posées plus tard ne sont pas couvertes, même s’il reste de la place.

rulebook-grass-steal-1 = Pour voler, votre carte Market Open doit être face visible ; en 2018, celle de la victime aussi.
rulebook-grass-steal-2 = Vous prenez une carte Peddle non protégée à un adversaire. En 2018, vous choisissez laquelle ; en classique, c’est la plus forte.

rulebook-grass-nirvana-1 = Stonehigh : chaque adversaire vous donne une carte Peddle non protégée, s’il en a une. En 2018, chacun choisit, l’un après l’autre ; en classique, c’est la plus faible.
rulebook-grass-nirvana-2 = Euphoria : de même, mais toujours la plus forte.
rulebook-grass-nirvana-3 = En classique, toutes deux vous débarrassent aussi d’une Heat On et vous donnent un tour de plus, sauf si la pioche est vide.
rulebook-grass-nirvana-4 = Elles se jouent à tout moment, planque ouverte ou non.

rulebook-grass-paranoia-1 = En 2018, une carte Paranoïa se joue sur un adversaire, qui la subit ; en classique, c’est vous qui la subissez.
rulebook-grass-paranoia-2 = Sold Out coûte une carte Peddle, en classique la plus faible et un tour ; Double Crossed la plus forte et un tour, deux en classique ; Utterly Wiped Out toute la pile, tout ce qui n’est pas protégé et un tour, deux en classique.
rulebook-grass-paranoia-3 = Qui n’a rien de non protégé ne donne rien ; le reste s’applique quand même. La planque de la victime peut être fermée.
rulebook-grass-paranoia-4 = La victime se défait d’abord de ce qu’elle doit. Puis chacun choisit en secret une carte de sa main, et toutes passent à gauche en même temps.
rulebook-grass-paranoia-5 = Ce qui est perdu va à la défausse, la carte Paranoïa aussi.
rulebook-grass-paranoia-6 = Une carte Paranoïa encore en main à la fin de la manche coûte son amende.

rulebook-grass-deal-1 = À votre tour, vous pouvez échanger une carte de votre main contre une carte d’un adversaire, autant de fois que vous êtes d’accord : n’importe quelle carte, quelles que soient les planques. En classique, seulement avant de jouer.
rulebook-grass-deal-2 = Une offre nomme une carte que vous avez, ce que vous voulez en échange et à qui elle s’adresse. Celui qu’on interroge accepte, refuse ou fait une seule contre-offre. Une offre à toute la table tourne dans le sens des aiguilles d’une montre ; le premier qui accepte prend la carte.
rulebook-grass-deal-3 = Le nombre d’offres par tour n’est pas limité, sauf si la table en a décidé autrement.
rulebook-grass-deal-4 = Les cartes échangées sont montrées à tous, sauf si la table en a décidé autrement.
rulebook-grass-deal-5 = En 2018, une fois par tour, vous troquez sans demander une carte Peddle non protégée contre une d’une autre sorte chez un adversaire.

rulebook-grass-scoring-1 = Le gain protégé est la valeur des cartes Peddle couvertes, le gain à risque celle des autres.
rulebook-grass-scoring-2 = Celui qui a la carte Banker en main à la fin prend à chaque adversaire qui a un gain à risque : 5 000 $ en 2018, un cinquième en classique. On ne peut pas la jouer, seulement la défausser.
rulebook-grass-scoring-3 = Le gain net est le gain protégé et le gain à risque, avec ou sans le prélèvement du Banker. Le résultat de la manche, c’est le gain net moins l’amende de chaque carte Paranoïa et la plus forte carte Peddle en main.
rulebook-grass-scoring-4 = Le meilleur résultat reçoit un bonus de 25 000 $ ; à égalité, tous ceux qui le partagent.
rulebook-grass-scoring-5 = Résultat et bonus s’ajoutent au total. En 2018, il ne descend jamais au-dessous de 0 ; en classique, il peut.
rulebook-grass-scoring-6 = La partie s’arrête quand, après une manche, quelqu’un a 250 000 $. Le plus gros total gagne ; à égalité, la victoire est partagée.
rulebook-grass-scoring-7 = Sinon on mélange toutes les cartes, toutes les planques se referment, et une nouvelle manche commence.

rulebook-grass-variants-1 = Donne-m’en cinq : gardez une des six cartes reçues et passez les autres, jusqu’à en avoir gardé six. À gauche à la première manche, puis dans l’autre sens à chaque fois.
rulebook-grass-variants-2 = Échanges cachés : ce qu’on nomme n’engage à rien. Chacun choisit face cachée ce qu’il donne vraiment ; puis chacun peut dire, à tort ou à raison, qu’il s’est fait avoir.
rulebook-grass-variants-3 = Chance ou pas : au lieu de passer une carte, chacun à son tour en tire une au hasard dans la main à sa droite.
