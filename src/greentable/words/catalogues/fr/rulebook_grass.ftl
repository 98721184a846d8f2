### The rules of Grass by their ids, one sentence or a few each, to look up.
### The whole table, with sources and code, is in docs/rules.

rulebook-grass-deck-1 = Le jeu compte 104 cartes de 27 sortes. Leur valeur est imprimée dessus.
rulebook-grass-deck-2 = Édition 2018 : 29 cartes Peddle et 4 Stonehigh. Édition classique : 28 cartes Peddle et 5 Stonehigh. Une table peut choisir d’autres cartes, avec au moins une Market Open et de quoi servir tout le monde.
rulebook-grass-deck-3 = Chaque carte Heat On se contre avec une carte Heat Off précise : Bust – Immunity, Detained – A Breeze to Fly, Felony – Hearsay Evidence, Search & Seizure – Charges Dropped.

rulebook-grass-turn-1 = Grass se joue de deux à six. Chacun reçoit six cartes, une par une, dans le sens des aiguilles d’une montre à partir de la gauche du donneur. Le reste forme la pioche.
rulebook-grass-turn-2 = Le premier donneur est tiré au sort. Son voisin de gauche commence, et on joue dans le sens des aiguilles d’une montre.
rulebook-grass-turn-3 = Après chaque manche, le voisin de gauche du donneur distribue. Une table peut préférer que ce soit le vainqueur de la manche.
rulebook-grass-turn-4 = À votre tour, vous tirez une carte, puis vous en jouez ou en défaussez une. Vous pouvez échanger avant et après : c’est donc vous qui terminez votre tour. Tant que quelqu’un doit répondre ou choisir, on ne peut rien faire d’autre.
rulebook-grass-turn-5 = Au lieu de jouer une carte, vous pouvez en défausser une, face visible et sans effet. Seules les cartes Paranoïa ne se défaussent pas. On ne pioche jamais dans la défausse.
rulebook-grass-turn-6 = Une carte Paranoïa ne peut pas être défaussée. Édition 2018 : sans Market Open, vous ne pouvez pas non plus la jouer, sauf si vous n’avez que des cartes Paranoïa en main. Édition classique : vous pouvez la jouer sans Market Open.
rulebook-grass-turn-7 = Le joueur qui tire la dernière carte de la pioche termine son tour. Puis la manche s’arrête.
rulebook-grass-turn-8 = Si vous perdez un tour, vous ne piochez pas, ne jouez pas et ne faites pas d’offre. On peut quand même vous attaquer. Vous continuez de répondre aux offres et de passer des cartes. Les tours perdus s’additionnent. Ceux qui restent s’effacent à la fin de la manche.
rulebook-grass-turn-9 = Chacun a six cartes en main. À votre tour, vous en avez sept entre le moment où vous tirez et celui où vous jouez.
rulebook-grass-turn-10 = Toutes les décisions sont les vôtres, même quand il n’y a qu’une possibilité.
rulebook-grass-turn-11 = Une table peut limiter le nombre de manches. Le plus riche après la dernière manche gagne.
rulebook-grass-turn-12 = À valeur égale, Home Grown est plus faible que Mexico, et Colombia plus faible que Jamaica.

rulebook-grass-market-1 = Jouez d’abord Market Open. Sans elle, vous ne pouvez pas poser de cartes Peddle. Tant que vous en avez une devant vous, une seconde peut seulement être échangée ou défaussée. Si vous la perdez, il vous en faut une nouvelle.
rulebook-grass-market-2 = Ouvrir votre planque, ou contrer une carte Heat On, compte comme votre carte du tour. Vous pouvez poser des cartes Peddle dès votre tour suivant.
rulebook-grass-market-3 = Market Close se joue sur votre propre pile, avec Market Open face visible. La manche s’arrête aussitôt et on compte les points. Vous pouvez aussi défausser cette carte.

rulebook-grass-peddle-1 = Les cartes Peddle se posent dans votre planque tant que votre carte Market Open est face visible. Il n’y a pas de limite.

rulebook-grass-heat-1 = Une carte Heat On se joue sur un adversaire dont la carte Market Open est face visible. L’état de votre propre planque n’a pas d’importance.
rulebook-grass-heat-2 = Sous le coup d’une carte Heat On, vous ne pouvez jouer ni carte Peddle, ni Steal your Neighbor’s Pot, ni Market Close. Édition 2018 : pas de carte Protection non plus. Vous pouvez encore échanger, défausser et jouer des cartes Heat Off, Pay Fine, Heat On, Nirvana et Paranoïa.
rulebook-grass-heat-3 = Une carte Heat Off se joue sur la carte Heat On correspondante de votre pile. Les deux vont sous la pile, et Market Open est de nouveau face visible. Sans carte Heat On à contrer, vous pouvez seulement la défausser.

rulebook-grass-pay-fine-1 = Pay Fine permet de contrer n’importe quelle carte Heat On de votre pile. Elle vous coûte une carte Peddle de votre planque.
rulebook-grass-pay-fine-2 = Édition 2018 : vous choisissez la carte Peddle avec laquelle vous payez. Édition classique : vous payez avec la plus faible.
rulebook-grass-pay-fine-3 = Vous pouvez payer avec une carte protégée. Si vous devez donner la plus faible, les cartes protégées comptent aussi. À valeur égale, vous donnez d’abord une carte non protégée.
rulebook-grass-pay-fine-4 = Il vous faut une carte Heat On à contrer et une carte Peddle dans votre planque pour payer.
rulebook-grass-pay-fine-5 = Si vous payez avec une carte protégée, la carte Protection reste sur les autres. La place libérée ne se remplit plus. Si elle ne couvre plus rien, la carte Protection va à la défausse. Vous pouvez aussi payer avec Dr. Feelgood.

rulebook-grass-protection-1 = Une carte Protection couvre des cartes Peddle non protégées de votre planque, pour un total qui ne dépasse pas sa valeur. Il vous faut une carte Market Open. Édition 2018 : elle doit être face visible.
rulebook-grass-protection-2 = Une carte Protection ne couvre ni Dr. Feelgood ni une carte déjà protégée. Elle doit couvrir au moins une carte Peddle.
rulebook-grass-protection-3 = Les cartes couvertes sont à l’abri jusqu’à la fin de la manche. Vous n’en perdez une que si vous jouez vous-même Pay Fine.
rulebook-grass-protection-4 = Les cartes Peddle qui arrivent plus tard ne sont pas couvertes, même s’il reste de la place.

rulebook-grass-steal-1 = Pour voler, il faut que votre carte Market Open soit face visible. Édition 2018 : celle de la victime doit l’être aussi. Édition classique : celle de la victime n’a pas d’importance.
rulebook-grass-steal-2 = Vous prenez une carte Peddle non protégée dans la planque d’un adversaire et la posez dans la vôtre, non protégée. Édition 2018 : vous choisissez laquelle. Édition classique : c’est la plus forte.

rulebook-grass-nirvana-1 = Stonehigh : chaque adversaire qui a une carte Peddle non protégée vous en donne une. Édition 2018 : chacun choisit la sienne, l’un après l’autre. Édition classique : c’est la plus faible.
rulebook-grass-nirvana-2 = Euphoria a le même effet que Stonehigh, mais chacun vous donne sa plus forte carte Peddle non protégée.
rulebook-grass-nirvana-3 = Édition classique : Stonehigh et Euphoria contrent aussi la carte Heat On de votre pile et vous donnent un tour supplémentaire. Si la pioche est vide, il n’y a pas de tour supplémentaire.
rulebook-grass-nirvana-4 = Stonehigh et Euphoria se jouent que votre planque soit ouverte ou non.

rulebook-grass-paranoia-1 = Édition 2018 : une carte Paranoïa se joue sur un adversaire, qui en subit l’effet. Édition classique : c’est vous qui le subissez.
rulebook-grass-paranoia-2 = Édition 2018 : Sold Out coûte à la victime une carte Peddle non protégée, à son choix. Double Crossed lui coûte la plus forte et un tour. Utterly Wiped Out lui coûte toute sa pile, Market Open comprise, toutes ses cartes Peddle non protégées et un tour. Édition classique : Sold Out coûte la plus faible et un tour. Les deux autres coûtent deux tours au lieu d’un.
rulebook-grass-paranoia-3 = Une victime sans carte Peddle non protégée n’en perd pas, mais le reste s’applique. Sa planque peut être fermée.
rulebook-grass-paranoia-4 = La victime se défait d’abord de ce que la carte exige. Puis chacun choisit en secret une carte de sa main. Toutes ces cartes passent à gauche en même temps.
rulebook-grass-paranoia-5 = Ce que perd la victime va à la défausse, tout comme la carte Paranoïa.
rulebook-grass-paranoia-6 = Chaque carte Paranoïa encore en main à la fin de la manche coûte une amende : Sold Out 25 000 $, Double Crossed 50 000 $, Utterly Wiped Out 100 000 $.

rulebook-grass-deal-1 = À votre tour, vous pouvez échanger une carte de votre main contre une carte de la main d’un adversaire, autant de fois que vous tombez d’accord. Toutes les cartes s’échangent, quel que soit l’état des planques. Édition classique : seulement avant de jouer une carte.
rulebook-grass-deal-2 = Votre offre dit quelle carte de votre main vous donnez, ce que vous voulez en échange et à qui elle s’adresse. Vous pouvez aussi demander ce qu’on vous en donne. Un joueur sollicité accepte, refuse ou fait une seule contre-offre. Une offre à tout le monde circule dans le sens des aiguilles d’une montre. Le premier qui accepte reçoit la carte.
rulebook-grass-deal-3 = Vous pouvez faire autant d’offres par tour que vous voulez, sauf si la table a fixé une limite.
rulebook-grass-deal-4 = Tout le monde voit les cartes échangées, sauf si la table en a décidé autrement.
rulebook-grass-deal-5 = Échange entre planques (édition 2018) : une fois par tour, vous pouvez échanger une carte Peddle non protégée de votre planque contre une carte Peddle non protégée d’une autre sorte, dans la planque d’un adversaire, sans lui demander son avis.

rulebook-grass-scoring-1 = Vos gains protégés sont la valeur des cartes Peddle protégées de votre planque. Vos gains non protégés sont la valeur des autres.
rulebook-grass-scoring-2 = Si vous avez la carte Banker en main à la fin de la manche, chaque adversaire qui a des gains non protégés vous paie. Édition 2018 : il paie 5 000 $. Édition classique : il paie 20 % de ses gains non protégés. La carte Banker ne se joue pas, elle peut seulement être défaussée.
rulebook-grass-scoring-3 = Votre gain net est la somme de vos gains protégés et non protégés, plus ou moins ce que la carte Banker rapporte ou coûte. On en retire ce qui vous reste en main : l’amende de chaque carte Paranoïa et la valeur de votre plus forte carte Peddle. C’est votre résultat de la manche.
rulebook-grass-scoring-4 = Le meilleur résultat de la manche, même négatif, rapporte un bonus de 25 000 $. En cas d’égalité, tous les premiers ex æquo le reçoivent.
rulebook-grass-scoring-5 = Votre résultat et votre bonus s’ajoutent à votre total. Édition 2018 : il ne descend jamais sous 0. Édition classique : il peut descendre sous 0.
rulebook-grass-scoring-6 = La partie s’arrête quand un joueur a 250 000 $ ou plus à la fin d’une manche. Le plus riche gagne. En cas d’égalité, la victoire est partagée.
rulebook-grass-scoring-7 = Sinon, on mélange toutes les cartes, toutes les planques se referment, et une nouvelle manche commence.

rulebook-grass-variants-1 = Donne-m’en cinq : gardez une de vos six cartes et passez les autres. Gardez ensuite une des cinq que vous recevez, et ainsi de suite jusqu’à en avoir gardé six. À la première manche, les paquets passent à gauche, puis le sens change à chaque manche.
rulebook-grass-variants-2 = Échanges cachés : on peut promettre n’importe quelle carte. Les deux joueurs choisissent en secret la carte qu’ils donnent vraiment, et personne d’autre ne la voit jamais. Puis chacun décide, en même temps que l’autre, s’il dit qu’il s’est fait rouler, à tort ou à raison.
rulebook-grass-variants-3 = Chance ou pas : après une carte Paranoïa, on ne passe pas de carte. À la place, chacun tire une carte au hasard dans la main de son voisin de droite. Le joueur qui a joué la carte Paranoïa commence, puis on tourne dans le sens des aiguilles d’une montre.
