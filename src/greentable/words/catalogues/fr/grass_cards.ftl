### The cards of Grass: their names, their families, and what they do.

## Names, as the French sheet has them. A card is feminine there: « on joue une Sold Out ».

grass-card-HG = Home Grown
    .gender = f
grass-card-MX = Mexico
    .gender = f
grass-card-CO = Colombia
    .gender = f
grass-card-JA = Jamaica
    .gender = f
grass-card-PA = Panama
    .gender = f
grass-card-DF = Dr. Feelgood
    .gender = f
grass-card-MO = Market Open
    .gender = f
grass-card-MC = Market Close
    .gender = f
grass-card-BU = Bust
    .gender = f
grass-card-DE = Detained
    .gender = f
grass-card-FE = Felony
    .gender = f
grass-card-SS = Search & Seizure
    .gender = f
grass-card-IM = Immunity
    .gender = f
grass-card-BF = A Breeze to Fly
    .gender = f
grass-card-HE = Hearsay Evidence
    .gender = f
grass-card-CD = Charges Dropped
    .gender = f
grass-card-PF = Pay Fine
    .gender = f
grass-card-CB = Catch a Buzz
    .gender = f
grass-card-GS = Grab a Snack
    .gender = f
grass-card-LC = Lust Conquers All
    .gender = f
grass-card-SN = Steal your Neighbor’s Pot
    .gender = f
grass-card-BK = Banker
    .gender = f
grass-card-SH = Stonehigh
    .gender = f
grass-card-EU = Euphoria
    .gender = f
grass-card-SO = Sold Out
    .gender = f
grass-card-DX = Double Crossed
    .gender = f
grass-card-UW = Utterly Wiped Out
    .gender = f

# Used where a card’s name belongs, but the move names no card.
grass-card-none = cette carte
    .gender = f

## Families

grass-family-peddle = Peddle
grass-family-market = Market
grass-family-heat-on = Heat On
grass-family-heat-off = Heat Off
grass-family-protection = Protection
grass-family-skim = Skim
grass-family-nirvana = Nirvana
grass-family-paranoia = Paranoïa

## What a card does, for the player who holds it: several sentences in a row, chosen by the rules in
## play. $figure is a sum of money, $partner the card of its heat pair, $fine the card Pay Fine;
## $choice is how the rules decide which Peddle card it is: chosen, lowest or highest.

grass-about-peddle = Vaut { $figure } dans votre planque.
grass-about-never-protected = Ne peut jamais être protégée.
grass-about-needs-market = Votre carte Market Open doit être face visible, sans Heat On dessus.
grass-about-market-open = Ouvre votre planque. Sans elle, vous ne pouvez pas poser de cartes Peddle.
grass-about-market-close = Arrête aussitôt la manche.
grass-about-heat-on = Bloque un adversaire dont la planque est ouverte. Se contre avec { $partner } ou { $fine }.
grass-about-heat-off = Permet de contrer { $partner } sur votre pile.
grass-about-pay-fine = Permet de contrer n’importe quelle carte Heat On sur votre pile. Elle vous coûte { $choice ->
    [lowest] la carte Peddle la plus faible de votre planque, protégée ou non.
   *[chosen] une carte Peddle de votre choix dans votre planque, protégée ou non.
}
grass-about-protection = Protège des cartes Peddle de votre planque, jusqu’à { $figure } au total. Personne ne peut les prendre jusqu’à la fin de la manche.
grass-about-steal = Vole { $choice ->
    [highest] la carte Peddle non protégée la plus forte d’un adversaire.
   *[chosen] une carte Peddle non protégée de votre choix à un adversaire.
}
# Comes right after grass-about-needs-market.
grass-about-steal-victim-market = La carte Market Open de l’adversaire doit aussi être face visible.
# $sum is a sum of money.
grass-about-banker-flat = Si vous l’avez en main à la fin de la manche, vous prenez { $sum } à chaque autre joueur qui a des cartes Peddle non protégées. Elle ne se joue pas, elle peut seulement être défaussée.
grass-about-banker-percent = Si vous l’avez en main à la fin de la manche, vous prenez { $percent } % des gains non protégés de chaque autre joueur. Elle ne se joue pas, elle peut seulement être défaussée.
grass-about-stonehigh = Chaque autre joueur vous donne { $choice ->
    [lowest] sa carte Peddle non protégée la plus faible.
   *[chosen] une carte Peddle non protégée de son choix.
}
grass-about-euphoria = Chaque autre joueur vous donne sa carte Peddle non protégée la plus forte.
grass-about-nirvana-heat = Elle contre aussi la carte Heat On sur votre pile.
grass-about-nirvana-turn = Vous avez ensuite un tour supplémentaire.
grass-about-needs-market-hot-or-not = Votre planque doit être ouverte, avec ou sans Heat On.

# Paranoia: on an opponent, or (the texts that end in "self") on the player of the card.
grass-about-sold-out = Un adversaire perd { $choice ->
    [lowest] sa carte Peddle non protégée la plus faible.
   *[chosen] une carte Peddle non protégée de son choix.
}
grass-about-sold-out-self = C’est vous qu’elle touche : vous perdez { $choice ->
    [lowest] votre carte Peddle non protégée la plus faible.
   *[chosen] une carte Peddle non protégée de votre choix.
}
grass-about-doublecrossed = Un adversaire perd sa carte Peddle non protégée la plus forte.
grass-about-doublecrossed-self = C’est vous qu’elle touche : vous perdez votre carte Peddle non protégée la plus forte.
grass-about-wiped-out = Un adversaire perd toute sa pile, Market Open comprise, et toutes ses cartes Peddle non protégées.
grass-about-wiped-out-self = C’est vous qu’elle touche : vous perdez toute votre pile, Market Open comprise, et toutes vos cartes Peddle non protégées.
# Comes after one of the six texts above, unless no turn is missed.
grass-about-misses = { $turns ->
    [one] Il perd aussi son prochain tour.
   *[other] Il perd aussi ses { $turns } prochains tours.
}
grass-about-misses-self = { $turns ->
    [one] Vous perdez aussi votre prochain tour.
   *[other] Vous perdez aussi vos { $turns } prochains tours.
}
grass-about-pass = Puis chaque joueur passe une carte face cachée à son voisin de gauche.
grass-about-luck = Puis chaque joueur tire une carte au hasard dans la main de son voisin de droite.
grass-about-paranoia-market = Pour la jouer, il faut que votre planque soit ouverte, avec ou sans Heat On.
grass-about-fine = Si vous l’avez encore en main à la fin de la manche, vous payez { $figure } d’amende.

# A card with its family and what it does; $about is a row of sentences.
grass-card-described = { $card } ({ $family }). { $about }
