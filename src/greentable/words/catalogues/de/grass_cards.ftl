### The cards of Grass: their names, their families, and what they do.

## Names, as the German sheet has them. The four Hitze raus have none there: those are ours. The Banker
## stands without its article, as in the sheet's example: names are put into sentences as they are.
## .quoted is the name with quotation marks, for sentences without bold or coloured names.

grass-card-HG = Home Grown
grass-card-MX = Mexico
grass-card-CO = Colombia
grass-card-JA = Jamaica
grass-card-PA = Panama
grass-card-DF = Dr. Feelgood
grass-card-MO = Eröffnen des Marktes
    .quoted = „Eröffnen des Marktes“
grass-card-MC = Markt geschlossen
    .quoted = „Markt geschlossen“
grass-card-BU = Razzia
    .quoted = „Razzia“
grass-card-DE = In Haft
    .quoted = „In Haft“
grass-card-FE = Straftat
    .quoted = „Straftat“
grass-card-SS = Fahndung & Beschlagnahme
    .quoted = „Fahndung & Beschlagnahme“
grass-card-IM = Immunität
    .quoted = „Immunität“
grass-card-BF = Mach die Fliege
    .quoted = „Mach die Fliege“
grass-card-HE = Hörensagen
    .quoted = „Hörensagen“
grass-card-CD = Anklage fallen gelassen
    .quoted = „Anklage fallen gelassen“
grass-card-PF = Strafe bezahlen
    .quoted = „Strafe bezahlen“
grass-card-CB = Nimm erstmal einen Zug
    .quoted = „Nimm erstmal einen Zug“
grass-card-GS = Schnapp dir einen Snack
    .quoted = „Schnapp dir einen Snack“
grass-card-LC = Begierde bezwingt alles
    .quoted = „Begierde bezwingt alles“
grass-card-SN = Pflanzenklau beim Nachbarn
    .quoted = „Pflanzenklau beim Nachbarn“
grass-card-BK = Banker
    .quoted = „Banker“
grass-card-SH = Nirvana
    .quoted = „Nirvana“
grass-card-EU = Euphorie
    .quoted = „Euphorie“
grass-card-SO = Ausverkauf
    .quoted = „Ausverkauf“
grass-card-DX = Ausgeschaltet
    .quoted = „Ausgeschaltet“
grass-card-UW = Am Boden zerstört
    .quoted = „Am Boden zerstört“

# Used where a card’s name belongs, but the move names no card.
grass-card-none = diese Karte

## Families

grass-family-peddle = Handel
grass-family-market = Markt
grass-family-heat-on = Es wird heiß
grass-family-heat-off = Hitze raus
grass-family-protection = Schutz
grass-family-skim = Abzocke
grass-family-nirvana = Rausch
grass-family-paranoia = Paranoia

## What a card does, for the player who holds it: several sentences in a row, chosen by the rules in
## play. $figure is a sum of money, $partner the card of its heat pair, $fine the card Pay Fine;
## $choice is how the rules decide which Peddle card it is: chosen, lowest or highest.

grass-about-peddle = In deinem Handelsbereich { $figure } wert.
grass-about-never-protected = Kann nie geschützt werden.
grass-about-needs-market = Dein Markt muss eröffnet und ohne Hitze sein.
grass-about-market-open = Eröffnet deinen Markt. Ohne diese Karte kannst du keine Handel-Karten ausspielen.
grass-about-market-close = Beendet die Runde sofort.
grass-about-heat-on = Blockiert den eröffneten Markt eines Gegners. Dagegen hilft { $partner } oder { $fine }.
grass-about-heat-off = Neutralisiert { $partner } auf deinem Markt.
grass-about-pay-fine = Neutralisiert jede Hitze auf deinem Markt. Das kostet dich { $choice ->
    [lowest] die niedrigste Handel-Karte aus deinem Handelsbereich, geschützt oder nicht.
   *[chosen] eine Handel-Karte deiner Wahl aus deinem Handelsbereich, geschützt oder nicht.
}
grass-about-protection = Schützt Handel-Karten in deinem Handelsbereich, die zusammen höchstens { $figure } wert sind. Bis zum Ende der Runde kann sie dir niemand nehmen.
grass-about-steal = Klaut einem Gegner { $choice ->
    [highest] seine höchste ungeschützte Handel-Karte.
   *[chosen] eine ungeschützte Handel-Karte deiner Wahl.
}
# Comes right after grass-about-needs-market.
grass-about-steal-victim-market = Auch der Markt deines Gegners muss eröffnet und ohne Hitze sein.
# $sum is a sum of money.
grass-about-banker-flat = Hast du diese Karte am Ende der Runde auf der Hand, bekommst du { $sum } von jedem anderen Spieler mit ungeschützten Handel-Karten. Du kannst sie nicht ausspielen, nur abwerfen.
grass-about-banker-percent = Hast du diese Karte am Ende der Runde auf der Hand, bekommst du { $percent } % vom Risikogewinn jedes anderen Spielers. Du kannst sie nicht ausspielen, nur abwerfen.
grass-about-stonehigh = Jeder andere Spieler gibt dir { $choice ->
    [lowest] seine niedrigste ungeschützte Handel-Karte.
   *[chosen] eine ungeschützte Handel-Karte seiner Wahl.
}
grass-about-euphoria = Jeder andere Spieler gibt dir seine höchste ungeschützte Handel-Karte.
grass-about-nirvana-heat = Neutralisiert auch die Hitze auf deinem Markt.
grass-about-nirvana-turn = Nach diesem Zug bist du noch einmal dran.
grass-about-needs-market-hot-or-not = Dein Markt muss eröffnet sein, mit oder ohne Hitze.

# Paranoia: on an opponent, or (the texts that end in "self") on the player of the card.
grass-about-sold-out = Ein Gegner verliert { $choice ->
    [lowest] seine niedrigste ungeschützte Handel-Karte.
   *[chosen] eine ungeschützte Handel-Karte seiner Wahl.
}
grass-about-sold-out-self = Trifft dich selbst: Du verlierst { $choice ->
    [lowest] deine niedrigste ungeschützte Handel-Karte.
   *[chosen] eine ungeschützte Handel-Karte deiner Wahl.
}
grass-about-doublecrossed = Ein Gegner verliert seine höchste ungeschützte Handel-Karte.
grass-about-doublecrossed-self = Trifft dich selbst: Du verlierst deine höchste ungeschützte Handel-Karte.
grass-about-wiped-out = Ein Gegner verliert seinen ganzen Misthaufen samt Markt und alle ungeschützten Handel-Karten.
grass-about-wiped-out-self = Trifft dich selbst: Du verlierst deinen ganzen Misthaufen samt Markt und alle ungeschützten Handel-Karten.
# Comes after one of the six texts above, unless no turn is missed.
grass-about-misses = { $turns ->
    [one] Außerdem setzt er einmal aus.
    [2] Außerdem setzt er zweimal aus.
   *[other] Außerdem setzt er { $turns }-mal aus.
}
grass-about-misses-self = { $turns ->
    [one] Außerdem setzt du einmal aus.
    [2] Außerdem setzt du zweimal aus.
   *[other] Außerdem setzt du { $turns }-mal aus.
}
grass-about-pass = Dann gibt jeder Spieler heimlich eine Karte nach links weiter.
grass-about-luck = Dann zieht jeder Spieler eine zufällige Karte von seinem rechten Nachbarn.
grass-about-paranoia-market = Zum Ausspielen muss dein Markt eröffnet sein, mit oder ohne Hitze.
grass-about-fine = Hast du diese Karte am Ende der Runde noch auf der Hand, zahlst du { $figure } Strafe.

# A card with its family and what it does; $about is a row of sentences.
grass-card-described = { $card } ({ $family }). { $about }
