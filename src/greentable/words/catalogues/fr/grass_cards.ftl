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

# Where a card's name would stand, but the move named none.
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

## What a card does, for the player who holds it: some sentences one after the other, chosen by the rules
## in play. $figure is a sum of money, $partner the card of its heat pair; $choice is how the rules
## say which Peddle it is: chosen, lowest or highest.

grass-about-peddle = Vaut { $figure } dans votre planque.
grass-about-never-protected = Aucune carte Protection ne la couvre.
grass-about-needs-market = Il vous faut une carte Market Open face visible, sans Heat On dessus.
grass-about-market-open = Ouvre votre planque. Sans elle, vous ne pouvez pas poser de cartes Peddle.
grass-about-market-close = Arrête aussitôt la manche.
grass-about-heat-on = Se joue sur un adversaire dont la carte Market Open est face visible : il est bloqué tant qu’il ne la contre pas avec { $partner } ou ne paie pas d’amende.
grass-about-heat-off = Sert à contrer { $partner } sur votre pile.
grass-about-pay-fine = Vous débarrasse de n’importe quelle carte Heat On, au prix { $choice ->
    [lowest] de la carte Peddle la plus faible de votre planque, protégée ou non.
   *[chosen] d’une carte Peddle de votre planque, à votre choix, protégée ou non.
}
grass-about-protection = Protège des cartes Peddle de votre planque, pour { $figure } au plus en tout. Ce qu’elle couvre est à l’abri.
grass-about-steal = Prend { $choice ->
    [highest] la carte Peddle non protégée la plus forte d’un adversaire.
   *[chosen] une carte Peddle non protégée d’un adversaire, à votre choix.
}
grass-about-steal-victim-market = La carte Market Open de l’adversaire doit être face visible, elle aussi.
# $sum is a sum of money.
grass-about-banker-flat = En main à la fin de la manche, elle prélève { $sum } à chaque autre joueur qui a des cartes Peddle non protégées. Elle ne se joue pas : on peut seulement la défausser.
grass-about-banker-percent = En main à la fin de la manche, elle prélève { $percent } % de la valeur des cartes Peddle non protégées de chaque autre joueur. Elle ne se joue pas : on peut seulement la défausser.
grass-about-stonehigh = Chaque autre joueur vous donne { $choice ->
    [lowest] sa carte Peddle non protégée la plus faible.
   *[chosen] une carte Peddle non protégée, à son choix.
}
grass-about-euphoria = Chaque autre joueur vous donne sa carte Peddle non protégée la plus forte.
grass-about-nirvana-heat = Elle élimine la carte Heat On qui vous bloque.
grass-about-nirvana-turn = Elle vous donne un tour supplémentaire.
grass-about-needs-market-hot-or-not = Il vous faut une carte Market Open, sous Heat On ou non.

# Paranoia: on an opponent, or (the texts that end in "self") on the player of the card.
grass-about-sold-out = Un adversaire se défausse { $choice ->
    [lowest] de sa carte Peddle non protégée la plus faible
   *[chosen] d’une carte Peddle non protégée, à son choix,
} { $turns ->
    [0] et ne perd aucun tour.
    [one] et perd son prochain tour.
   *[other] et perd ses { $turns } prochains tours.
}
grass-about-sold-out-self = Elle vous frappe : vous vous défaussez { $choice ->
    [lowest] de votre carte Peddle non protégée la plus faible
   *[chosen] d’une carte Peddle non protégée, à votre choix,
} { $turns ->
    [0] et ne perdez aucun tour.
    [one] et perdez votre prochain tour.
   *[other] et perdez vos { $turns } prochains tours.
}
grass-about-doublecrossed = Un adversaire se défausse de sa carte Peddle non protégée la plus forte { $turns ->
    [0] et ne perd aucun tour.
    [one] et perd son prochain tour.
   *[other] et perd ses { $turns } prochains tours.
}
grass-about-doublecrossed-self = Elle vous frappe : vous vous défaussez de votre carte Peddle non protégée la plus forte { $turns ->
    [0] et ne perdez aucun tour.
    [one] et perdez votre prochain tour.
   *[other] et perdez vos { $turns } prochains tours.
}
grass-about-wiped-out = Un adversaire se défausse de toute sa pile, Market Open comprise, et de toutes ses cartes Peddle non protégées, { $turns ->
    [0] et ne perd aucun tour.
    [one] et perd son prochain tour.
   *[other] et perd ses { $turns } prochains tours.
}
grass-about-wiped-out-self = Elle vous frappe : vous vous défaussez de toute votre pile, Market Open comprise, et de toutes vos cartes Peddle non protégées, { $turns ->
    [0] et ne perdez aucun tour.
    [one] et perdez votre prochain tour.
   *[other] et perdez vos { $turns } prochains tours.
}
grass-about-pass = Puis chaque joueur passe une carte face cachée à son voisin de gauche.
grass-about-luck = Puis chaque joueur tire une carte au hasard dans la main de son voisin de droite.
grass-about-paranoia-market = Pour jouer une carte Paranoïa, il vous faut une carte Market Open, sous Heat On ou non.
grass-about-fine = En main à la fin de la manche, elle coûte une amende de { $figure }.

# A card with its family and what it does; $about is a row of sentences.
grass-card-described = { $card } ({ $family }). { $about }
