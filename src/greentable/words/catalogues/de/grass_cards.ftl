### The cards of Grass: their names, their families, and what they do.

## Names, as the German sheet has them. The four Hitze raus have none there: those are ours. The Banker
## stands without its article, as in the sheet's example: names are put into sentences as they are.

grass-card-HG = Home Grown
grass-card-MX = Mexico
grass-card-CO = Colombia
grass-card-JA = Jamaica
grass-card-PA = Panama
grass-card-DF = Dr. Feelgood
grass-card-MO = Eröffnen des Marktes
grass-card-MC = Markt geschlossen
grass-card-BU = Razzia
grass-card-DE = In Haft
grass-card-FE = Straftat
grass-card-SS = Fahndung & Beschlagnahme
grass-card-IM = Immunität
grass-card-BF = Mach die Fliege
grass-card-HE = Hörensagen
grass-card-CD = Anklage fallen gelassen
grass-card-PF = Strafe bezahlen
grass-card-CB = Nimm erstmal einen Zug
grass-card-GS = Schnapp dir einen Snack
grass-card-LC = Begierde bezwingt alles
grass-card-SN = Pflanzenklau beim Nachbarn
grass-card-BK = Banker
grass-card-SH = Nirvana
grass-card-EU = Euphorie
grass-card-SO = Ausverkauf
grass-card-DX = Ausgeschaltet
grass-card-UW = Am Boden zerstört

# Where a card's name would stand, but the move named none.
grass-card-none = diese Karte

## Families. Nirvana is the name of a card in the German sheet, so that family has another one.

grass-family-peddle = Handel
grass-family-market = Markt
grass-family-heat-on = Es wird heiß
grass-family-heat-off = Hitze raus
grass-family-protection = Schutz
grass-family-skim = Abzocke
grass-family-nirvana = Rausch
grass-family-paranoia = Paranoia

## What a card does, for the player who holds it: some sentences one after the other, chosen by the rules
## in play. $figure is a sum of money, $partner the card of its heat pair; $choice is how the rules
## say which Peddle it is: chosen, lowest or highest.

grass-about-peddle = In deinem Handelsbereich ist sie { $figure } wert.
grass-about-never-protected = Sie kann niemals geschützt werden.
grass-about-needs-market = Dein Markt muss eröffnet und ohne Hitze sein.
grass-about-market-open = Eröffnet deinen Markt. Ohne sie kannst du keine Handel-Karte ausspielen.
grass-about-market-close = Beendet die Runde sofort.
grass-about-heat-on = Blockiert den eröffneten Markt eines Gegners, bis { $partner } oder eine bezahlte Strafe sie neutralisiert.
grass-about-heat-off = Neutralisiert { $partner } auf deinem Misthaufen.
grass-about-pay-fine = Neutralisiert jede Es-wird-heiß-Karte auf deinem Misthaufen. Dafür gibst du { $choice ->
    [lowest] die niedrigste Handel-Karte aus deinem Handelsbereich ab, geschützt oder nicht.
   *[chosen] eine Handel-Karte deiner Wahl aus deinem Handelsbereich ab, geschützt oder nicht.
}
grass-about-protection = Schützt Handel-Karten in deinem Handelsbereich, die zusammen höchstens { $figure } wert sind. Was geschützt ist, kann dir niemand nehmen.
grass-about-steal = Klaut einem Gegner { $choice ->
    [highest] seine höchste ungeschützte Handel-Karte.
   *[chosen] eine ungeschützte Handel-Karte deiner Wahl.
}
grass-about-steal-victim-market = Auf seinem eröffneten Markt darf keine Hitze liegen.
# $sum is a sum of money.
grass-about-banker-flat = Hast du diese Karte am Ende der Runde auf der Hand, erhältst du { $sum } von jedem anderen Spieler mit Risikogewinn. Sie kann nicht ausgespielt, nur abgeworfen werden.
grass-about-banker-percent = Hast du diese Karte am Ende der Runde auf der Hand, erhältst du { $percent } % vom Risikogewinn jedes anderen Spielers. Sie kann nicht ausgespielt, nur abgeworfen werden.
grass-about-stonehigh = Jeder andere Spieler gibt dir { $choice ->
    [lowest] seine niedrigste ungeschützte Handel-Karte.
   *[chosen] eine ungeschützte Handel-Karte seiner Wahl.
}
grass-about-euphoria = Jeder andere Spieler gibt dir seine höchste ungeschützte Handel-Karte.
grass-about-nirvana-heat = Sie nimmt die Hitze von deinem Markt.
grass-about-nirvana-turn = Nach diesem Zug bist du noch einmal an der Reihe.
grass-about-needs-market-hot-or-not = Dein Markt muss eröffnet sein, mit oder ohne Hitze.

# Paranoia: on an opponent, or (the texts that end in "self") on the player of the card.
grass-about-sold-out = Ein Gegner legt { $choice ->
    [lowest] seine niedrigste ungeschützte Handel-Karte
   *[chosen] eine ungeschützte Handel-Karte seiner Wahl
} in den Aschenbecher und { $turns ->
    [0] muss nicht aussetzen.
    [one] setzt einmal aus.
    [2] setzt zweimal aus.
   *[other] setzt { $turns }-mal aus.
}
grass-about-sold-out-self = Sie trifft dich: Du legst { $choice ->
    [lowest] deine niedrigste ungeschützte Handel-Karte
   *[chosen] eine ungeschützte Handel-Karte deiner Wahl
} in den Aschenbecher und { $turns ->
    [0] musst nicht aussetzen.
    [one] setzt einmal aus.
    [2] setzt zweimal aus.
   *[other] setzt { $turns }-mal aus.
}
grass-about-doublecrossed = Ein Gegner legt seine höchste ungeschützte Handel-Karte in den Aschenbecher und { $turns ->
    [0] muss nicht aussetzen.
    [one] setzt einmal aus.
    [2] setzt zweimal aus.
   *[other] setzt { $turns }-mal aus.
}
grass-about-doublecrossed-self = Sie trifft dich: Du legst deine höchste ungeschützte Handel-Karte in den Aschenbecher und { $turns ->
    [0] musst nicht aussetzen.
    [one] setzt einmal aus.
    [2] setzt zweimal aus.
   *[other] setzt { $turns }-mal aus.
}
grass-about-wiped-out = Ein Gegner verliert alle ungeschützten Handel-Karten und den ganzen Misthaufen, auch den Markt, und { $turns ->
    [0] muss nicht aussetzen.
    [one] setzt einmal aus.
    [2] setzt zweimal aus.
   *[other] setzt { $turns }-mal aus.
}
grass-about-wiped-out-self = Sie trifft dich: Du verlierst alle ungeschützten Handel-Karten und den ganzen Misthaufen, auch den Markt, und { $turns ->
    [0] musst nicht aussetzen.
    [one] setzt einmal aus.
    [2] setzt zweimal aus.
   *[other] setzt { $turns }-mal aus.
}
grass-about-pass = Dann gibt jeder Spieler heimlich eine Karte an seinen linken Nachbarn weiter.
grass-about-luck = Dann zieht jeder Spieler eine zufällige Karte aus der Hand seines rechten Nachbarn.
grass-about-paranoia-market = Zum Ausspielen muss dein Markt eröffnet sein, mit oder ohne Hitze.
grass-about-fine = Hast du diese Karte am Ende der Runde auf der Hand, zahlst du { $figure } Strafe.

# A card with its family and what it does; $about is a row of sentences.
grass-card-described = { $card } ({ $family }). { $about }
