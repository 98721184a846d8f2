### The cards of Grass: their names, their families, and what they do.

## Names, as the Dutch sheet has them; where it has none, the printed name or one of ours

grass-card-HG = Home Grown
grass-card-MX = Mexico
grass-card-CO = Colombia
grass-card-JA = Jamaica
grass-card-PA = Panama
grass-card-DF = Dr. Feelgood
grass-card-MO = Markt openen
grass-card-MC = Markt gesloten
grass-card-BU = Faillissement
grass-card-DE = Aangehouden
grass-card-FE = Misdrijf
grass-card-SS = Huiszoeking en inbeslagneming
grass-card-IM = Immuniteit
grass-card-BF = Vogel gevlogen
grass-card-HE = Van horen zeggen
grass-card-CD = Aanklacht ingetrokken
grass-card-PF = Boete betalen
grass-card-CB = Roes
grass-card-GS = Munchies
grass-card-LC = Lust
grass-card-SN = Plantage stelen
grass-card-BK = De bankier
grass-card-SH = Nirvana
grass-card-EU = Euforie
grass-card-SO = Uitverkocht
grass-card-DX = Verraad
grass-card-UW = Totale vernietiging

# Where a card's name would stand, but the move named none.
grass-card-none = deze kaart

## Families. In Dutch a card is called Nirvana too, so sentences about the family name its two cards.

grass-family-peddle = Dealkaart
grass-family-market = Markt
grass-family-heat-on = Druk verhogen
grass-family-heat-off = Druk verlagen
grass-family-protection = Bescherming
grass-family-skim = Afromen
grass-family-nirvana = Nirvanakaart
grass-family-paranoia = Paranoia

## What a card does, for the player who holds it: some sentences one after the other, chosen by the rules
## in play. $figure is a sum of money, $partner the card of its heat pair; $choice is how the rules
## say which Peddle it is: chosen, lowest or highest.

grass-about-peddle = In je dealzone { $figure } waard.
grass-about-never-protected = Kan nooit worden beschermd.
grass-about-needs-market = Je eigen markt moet open zijn, zonder druk.
grass-about-market-open = Opent je markt. Zonder deze kaart kan je geen Dealkaarten spelen.
grass-about-market-close = Maakt onmiddellijk een einde aan de ronde.
grass-about-heat-on = Legt de open markt van een tegenspeler stil, tot { $partner } of een boete de druk wegneemt.
grass-about-heat-off = Annuleert { $partner } op je markt.
grass-about-pay-fine = Annuleert om het even welke Druk verhogen-kaart op je markt en kost je { $choice ->
    [lowest] de laagste Dealkaart uit je dealzone, beschermd of niet.
   *[chosen] een Dealkaart uit je dealzone die je zelf kiest, beschermd of niet.
}
grass-about-protection = Dekt Dealkaarten in je dealzone die samen hoogstens { $figure } waard zijn. Wat gedekt is, is veilig.
grass-about-steal = Steelt { $choice ->
    [highest] de hoogste niet-beschermde Dealkaart van een tegenspeler.
   *[chosen] een niet-beschermde Dealkaart van een tegenspeler, naar jouw keuze.
}
grass-about-steal-victim-market = De markt van die tegenspeler moet open zijn, zonder druk.
# $sum is a sum of money.
grass-about-banker-flat = Heb je deze kaart op het einde van de ronde in de hand, dan ontvang je { $sum } van elke andere speler die winst met risico heeft. Je kan ze niet spelen, alleen weggooien.
grass-about-banker-percent = Heb je deze kaart op het einde van de ronde in de hand, dan ontvang je { $percent }% van de winst met risico van elke andere speler. Je kan ze niet spelen, alleen weggooien.
grass-about-stonehigh = Elke andere speler geeft je { $choice ->
    [lowest] zijn laagste niet-beschermde Dealkaart.
   *[chosen] een niet-beschermde Dealkaart naar eigen keuze.
}
grass-about-euphoria = Elke andere speler geeft je zijn hoogste niet-beschermde Dealkaart.
grass-about-nirvana-heat = De druk op je markt verdwijnt.
grass-about-nirvana-turn = Na deze beurt heb je er nog een.
grass-about-needs-market-hot-or-not = Je markt moet open zijn, met of zonder druk.

# Paranoia: on an opponent, or (the texts that end in "self") on the player of the card.
grass-about-sold-out = Een tegenspeler legt { $choice ->
    [lowest] zijn laagste niet-beschermde Dealkaart
   *[chosen] een niet-beschermde Dealkaart naar eigen keuze
} in de afvalhoop en slaat { $turns ->
    [0] geen beurt over.
    [one] een beurt over.
   *[other] { $turns } beurten over.
}
grass-about-sold-out-self = De kaart treft jezelf: je legt { $choice ->
    [lowest] je laagste niet-beschermde Dealkaart
   *[chosen] een niet-beschermde Dealkaart naar keuze
} in de afvalhoop en slaat { $turns ->
    [0] geen beurt over.
    [one] een beurt over.
   *[other] { $turns } beurten over.
}
grass-about-doublecrossed = Een tegenspeler legt zijn hoogste niet-beschermde Dealkaart in de afvalhoop en slaat { $turns ->
    [0] geen beurt over.
    [one] een beurt over.
   *[other] { $turns } beurten over.
}
grass-about-doublecrossed-self = De kaart treft jezelf: je legt je hoogste niet-beschermde Dealkaart in de afvalhoop en slaat { $turns ->
    [0] geen beurt over.
    [one] een beurt over.
   *[other] { $turns } beurten over.
}
grass-about-wiped-out = Een tegenspeler verliest zijn markt, de druk erop en alles wat niet beschermd is, en slaat { $turns ->
    [0] geen beurt over.
    [one] een beurt over.
   *[other] { $turns } beurten over.
}
grass-about-wiped-out-self = De kaart treft jezelf: je verliest je markt, de druk erop en alles wat niet beschermd is, en slaat { $turns ->
    [0] geen beurt over.
    [one] een beurt over.
   *[other] { $turns } beurten over.
}
grass-about-pass = Daarna geeft elke speler een kaart aan zijn linkerbuur.
grass-about-luck = Daarna neemt elke speler een willekeurige kaart uit de hand van zijn rechterbuur.
grass-about-paranoia-market = Om Paranoia te spelen moet je markt open zijn, met of zonder druk.
grass-about-fine = Heb je ze op het einde van de ronde nog in de hand, dan kost dat een boete van { $figure }.

# A card with its family and what it does; $about is a row of sentences.
grass-card-described = { $card } ({ $family }). { $about }
