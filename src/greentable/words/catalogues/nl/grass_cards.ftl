### The cards of Grass: their names, their families, and what they do.

## Names, as the Dutch sheet has them; where it has none, the printed name or one of ours.
## .quoted is the name with quotation marks, for sentences without bold or coloured names.

grass-card-HG = Home Grown
grass-card-MX = Mexico
grass-card-CO = Colombia
grass-card-JA = Jamaica
grass-card-PA = Panama
grass-card-DF = Dr. Feelgood
grass-card-MO = Markt openen
    .quoted = ‘Markt openen’
grass-card-MC = Markt gesloten
    .quoted = ‘Markt gesloten’
grass-card-BU = Faillissement
    .quoted = ‘Faillissement’
grass-card-DE = Aangehouden
    .quoted = ‘Aangehouden’
grass-card-FE = Misdrijf
    .quoted = ‘Misdrijf’
grass-card-SS = Huiszoeking en inbeslagneming
    .quoted = ‘Huiszoeking en inbeslagneming’
grass-card-IM = Immuniteit
    .quoted = ‘Immuniteit’
grass-card-BF = Vogel gevlogen
    .quoted = ‘Vogel gevlogen’
grass-card-HE = Van horen zeggen
    .quoted = ‘Van horen zeggen’
grass-card-CD = Aanklacht ingetrokken
    .quoted = ‘Aanklacht ingetrokken’
grass-card-PF = Boete betalen
    .quoted = ‘Boete betalen’
grass-card-CB = Roes
    .quoted = ‘Roes’
grass-card-GS = Munchies
    .quoted = ‘Munchies’
grass-card-LC = Lust
    .quoted = ‘Lust’
grass-card-SN = Plantage stelen
    .quoted = ‘Plantage stelen’
grass-card-BK = De bankier
    .quoted = ‘De bankier’
grass-card-SH = Nirvana
    .quoted = ‘Nirvana’
grass-card-EU = Euforie
    .quoted = ‘Euforie’
grass-card-SO = Uitverkocht
    .quoted = ‘Uitverkocht’
grass-card-DX = Verraad
    .quoted = ‘Verraad’
grass-card-UW = Totale vernietiging
    .quoted = ‘Totale vernietiging’

# Used where a card’s name belongs, but the move names no card.
grass-card-none = deze kaart

## Families

grass-family-peddle = Dealkaart
grass-family-market = Markt
grass-family-heat-on = Druk verhogen
grass-family-heat-off = Druk verlagen
grass-family-protection = Bescherming
grass-family-skim = Afromen
grass-family-nirvana = Nirvanakaart
grass-family-paranoia = Paranoia

## What a card does, for the player who holds it: several sentences in a row, chosen by the rules in
## play. $figure is a sum of money, $partner the card of its heat pair, $fine the card Pay Fine;
## $choice is how the rules decide which Peddle card it is: chosen, lowest or highest.

grass-about-peddle = In je dealzone { $figure } waard.
grass-about-never-protected = Kan nooit worden beschermd.
grass-about-needs-market = Je markt moet open zijn en mag niet onder druk staan.
grass-about-market-open = Opent je markt. Zonder deze kaart kun je geen Dealkaarten spelen.
grass-about-market-close = Maakt meteen een einde aan de ronde.
grass-about-heat-on = Legt de open markt van een tegenspeler stil. { $partner } of { $fine } helpt daartegen.
grass-about-heat-off = Annuleert { $partner } op je markt.
grass-about-pay-fine = Annuleert elke vorm van druk op je markt. Dat kost je { $choice ->
    [lowest] de laagste Dealkaart uit je dealzone, beschermd of niet.
   *[chosen] een Dealkaart naar keuze uit je dealzone, beschermd of niet.
}
grass-about-protection = Beschermt Dealkaarten in je dealzone die samen hoogstens { $figure } waard zijn. Tot het einde van de ronde kan niemand ze afpakken.
grass-about-steal = Steelt { $choice ->
    [highest] de hoogste niet-beschermde Dealkaart van een tegenspeler.
   *[chosen] een niet-beschermde Dealkaart naar keuze van een tegenspeler.
}
# Comes right after grass-about-needs-market.
grass-about-steal-victim-market = Ook de markt van je tegenspeler moet open zijn, zonder druk.
# $sum is a sum of money.
grass-about-banker-flat = Heb je deze kaart aan het einde van de ronde nog in de hand, dan krijg je { $sum } van elke andere speler met niet-beschermde Dealkaarten. Je kunt de kaart niet spelen, alleen weggooien.
grass-about-banker-percent = Heb je deze kaart aan het einde van de ronde nog in de hand, dan krijg je { $percent }% van de winst met risico van elke andere speler. Je kunt de kaart niet spelen, alleen weggooien.
grass-about-stonehigh = { $choice ->
    [lowest] Je krijgt van elke andere speler de laagste niet-beschermde Dealkaart.
   *[chosen] Elke andere speler geeft je een niet-beschermde Dealkaart naar eigen keuze.
}
grass-about-euphoria = Je krijgt van elke andere speler de hoogste niet-beschermde Dealkaart.
grass-about-nirvana-heat = Annuleert ook de druk op je markt.
grass-about-nirvana-turn = Na deze beurt krijg je er nog een.
grass-about-needs-market-hot-or-not = Je markt moet open zijn, met of zonder druk.

# Paranoia: on an opponent, or (the texts that end in "self") on the player of the card.
grass-about-sold-out = Een tegenspeler verliest { $choice ->
    [lowest] de laagste niet-beschermde Dealkaart.
   *[chosen] een niet-beschermde Dealkaart naar eigen keuze.
}
grass-about-sold-out-self = De kaart treft jezelf: je verliest { $choice ->
    [lowest] je laagste niet-beschermde Dealkaart.
   *[chosen] een niet-beschermde Dealkaart naar keuze.
}
grass-about-doublecrossed = Een tegenspeler verliest de hoogste niet-beschermde Dealkaart.
grass-about-doublecrossed-self = De kaart treft jezelf: je verliest je hoogste niet-beschermde Dealkaart.
grass-about-wiped-out = Een tegenspeler verliest de hele problemenstapel, ook de markt, en alle niet-beschermde Dealkaarten.
grass-about-wiped-out-self = De kaart treft jezelf: je verliest je hele problemenstapel, ook je markt, en al je niet-beschermde Dealkaarten.
# Comes after one of the six texts above, unless no turn is missed.
grass-about-misses = { $turns ->
    [one] Die speler slaat ook een beurt over.
   *[other] Die speler slaat ook { $turns } beurten over.
}
grass-about-misses-self = { $turns ->
    [one] Je slaat ook een beurt over.
   *[other] Je slaat ook { $turns } beurten over.
}
grass-about-pass = Daarna geeft iedereen in het geheim een kaart door naar links.
grass-about-luck = Daarna neemt iedereen een willekeurige kaart van de speler rechts.
grass-about-paranoia-market = Om deze kaart te spelen moet je markt open zijn, met of zonder druk.
grass-about-fine = Heb je deze kaart aan het einde van de ronde nog in de hand, dan betaal je { $figure } boete.

# A card with its family and what it does; $about is a row of sentences.
grass-card-described = { $card } ({ $family }). { $about }
