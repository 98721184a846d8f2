### The switches of the rules of Grass: what each is about, in a few words. They are shown beside their
### value: « oui » or « non », « la plus faible », a number.

grass-switch-deck = cartes du jeu
grass-switch-target = total qui met fin à la partie
grass-switch-bonus = bonus pour le meilleur résultat d’une manche
grass-switch-total-floor = total le plus bas possible
grass-switch-next-dealer = qui distribue à la manche suivante
grass-switch-max-rounds = nombre maximal de manches ; 0 signifie sans limite
grass-switch-heat-stops-protection = Heat On bloque aussi les cartes Protection
grass-switch-pay-fine = carte Peddle avec laquelle on paie l’amende
grass-switch-steal = carte Peddle volée
grass-switch-steal-needs-victim-market = on ne peut voler qu’un adversaire dont la carte Market Open est face visible
grass-switch-stonehigh = carte Peddle que chacun donne pour Stonehigh
grass-switch-nirvana-lifts-heat = les cartes Nirvana contrent la carte Heat On de votre pile
grass-switch-nirvana-extra-turn = les cartes Nirvana donnent un tour supplémentaire
grass-switch-nirvana-needs-market = il faut une carte Market Open pour jouer une carte Nirvana
grass-switch-misses = tours perdus après Sold Out, Double Crossed et Utterly Wiped Out
grass-switch-sold-out = carte Peddle que coûte Sold Out
grass-switch-paranoia-hits = qui subit une carte Paranoïa
grass-switch-paranoia-before-market = on peut jouer une carte Paranoïa avant d’ouvrir sa planque
grass-switch-trade-after-play = on peut aussi échanger après avoir joué une carte
grass-switch-offers-per-turn = nombre maximal d’offres par tour ; 0 signifie pas d’échanges
grass-switch-open-trades = tout le monde voit les cartes échangées
grass-switch-stash-swap = on peut échanger des cartes Peddle entre planques une fois par tour
grass-switch-swap-under-heat = l’échange entre planques est possible même si une planque est fermée ou bloquée
grass-switch-banker = la carte Banker prélève 5 000 $ ou 20 % des gains non protégés de chaque adversaire
grass-switch-give-me-five = variante : chacun choisit ses six premières cartes dans des paquets
grass-switch-hidden-deals = variante : échanges face cachée
grass-switch-lucky-or-not = variante : cartes tirées au hasard au lieu d’être passées
