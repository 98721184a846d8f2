### The cards of Grass: their names, their families, and what they do.

## Names, as the Italian sheet has them. It leaves the kinds of Spaccio in English, and calls a Via libera
## by the Puzza di guai that it cancels. A card's name stands in sentences without an article.

grass-card-HG = Home Grown
grass-card-MX = Mexico
grass-card-CO = Colombia
grass-card-JA = Jamaica
grass-card-PA = Panama
grass-card-DF = Dr. Feelgood
grass-card-MO = Mercato aperto
grass-card-MC = Mercato chiuso
grass-card-BU = Fallimento
grass-card-DE = Prigione
grass-card-FE = Crimine
grass-card-SS = Perquisizione e sequestro
grass-card-IM = Via libera Fallimento
grass-card-BF = Via libera Prigione
grass-card-HE = Via libera Crimine
grass-card-CD = Via libera Perquisizione
grass-card-PF = Pagare la multa
grass-card-CB = Fatti un tiro
grass-card-GS = Fame chimica
grass-card-LC = Lussuria
grass-card-SN = Furto di piantine
grass-card-BK = Il banchiere
grass-card-SH = Sballato
grass-card-EU = Strafatto
grass-card-SO = A secco
grass-card-DX = Doppiato
grass-card-UW = Butta via tutto

grass-card-none = questa carta

## Families

grass-family-peddle = Spaccio
grass-family-market = Mercato
grass-family-heat-on = Puzza di guai
grass-family-heat-off = Via libera
grass-family-protection = Protezione
grass-family-skim = Cresta
grass-family-nirvana = Nirvana
grass-family-paranoia = Paranoia

## What a card does, for the player who holds it: some sentences one after the other, chosen by the rules
## in play. $figure is a sum of money, $partner the card of its heat pair; $choice is how the rules
## say which Peddle it is: chosen, lowest or highest.

grass-about-peddle = Vale { $figure } nella tua zona dello spaccio.
grass-about-never-protected = Nessuna Protezione può coprirla.
grass-about-needs-market = Il tuo mercato deve essere aperto e senza scocciature.
grass-about-market-open = Apre il tuo mercato. Senza questa carta non puoi spacciare.
grass-about-market-close = Fa terminare subito la mano.
grass-about-heat-on = Blocca il mercato aperto di un avversario finché non viene annullata con { $partner } o con una multa.
grass-about-heat-off = Annulla { $partner } sul tuo mercato.
grass-about-pay-fine = Annulla qualsiasi Puzza di guai sul tuo mercato, al prezzo { $choice ->
    [lowest] della carta Spaccio di minor valore nella tua zona dello spaccio, protetta o meno.
   *[chosen] di una carta Spaccio a tua scelta nella tua zona dello spaccio, protetta o meno.
}
grass-about-protection = Protegge carte Spaccio nella tua zona dello spaccio per un valore totale fino a { $figure }. Le carte protette sono al sicuro.
grass-about-steal = Ruba a un avversario { $choice ->
    [highest] la sua carta Spaccio non protetta di maggior valore.
   *[chosen] una carta Spaccio non protetta a tua scelta.
}
grass-about-steal-victim-market = Il suo mercato deve essere aperto e senza scocciature.
grass-about-banker-flat = Se ce l’hai quando finisce la mano, incassi { $sum } da ogni altro giocatore che ha un profitto a rischio. Non si può giocare, solo scartare.
grass-about-banker-percent = Se ce l’hai quando finisce la mano, incassi il { $percent }% del profitto a rischio di ogni altro giocatore. Non si può giocare, solo scartare.
grass-about-stonehigh = Ogni altro giocatore ti dà { $choice ->
    [lowest] la sua carta Spaccio non protetta di minor valore.
   *[chosen] una carta Spaccio non protetta a sua scelta.
}
grass-about-euphoria = Ogni altro giocatore ti dà la sua carta Spaccio non protetta di maggior valore.
grass-about-nirvana-heat = Elimina la Puzza di guai dal tuo mercato.
grass-about-nirvana-turn = Dopo questo turno ne giochi un altro.
grass-about-needs-market-hot-or-not = Ti serve Mercato aperto sul tavolo, con o senza scocciature.

# Paranoia: on an opponent, or (the texts that end in "self") on the player of the card.
grass-about-sold-out = Un avversario perde { $choice ->
    [lowest] la sua carta Spaccio non protetta di minor valore
   *[chosen] una carta Spaccio non protetta a sua scelta
} e { $turns ->
    [0] non salta turni.
    [one] salta un turno.
   *[other] salta { $turns } turni.
}
grass-about-sold-out-self = Colpisce te: perdi { $choice ->
    [lowest] la tua carta Spaccio non protetta di minor valore
   *[chosen] una carta Spaccio non protetta a tua scelta
} e { $turns ->
    [0] non salti turni.
    [one] salti un turno.
   *[other] salti { $turns } turni.
}
grass-about-doublecrossed = Un avversario perde la sua carta Spaccio non protetta di maggior valore e { $turns ->
    [0] non salta turni.
    [one] salta un turno.
   *[other] salta { $turns } turni.
}
grass-about-doublecrossed-self = Colpisce te: perdi la tua carta Spaccio non protetta di maggior valore e { $turns ->
    [0] non salti turni.
    [one] salti un turno.
   *[other] salti { $turns } turni.
}
grass-about-wiped-out = Un avversario perde mercato, scocciature e tutte le carte Spaccio non protette, e { $turns ->
    [0] non salta turni.
    [one] salta un turno.
   *[other] salta { $turns } turni.
}
grass-about-wiped-out-self = Colpisce te: perdi mercato, scocciature e tutte le carte Spaccio non protette, e { $turns ->
    [0] non salti turni.
    [one] salti un turno.
   *[other] salti { $turns } turni.
}
grass-about-pass = Poi ognuno passa una carta al giocatore alla sua sinistra.
grass-about-luck = Poi ognuno prende una carta a caso dalla mano del giocatore alla sua destra.
grass-about-paranoia-market = Per giocare una carta Paranoia ti serve Mercato aperto sul tavolo, con o senza scocciature.
grass-about-fine = Se ce l’hai quando finisce la mano, paghi una multa di { $figure }.

grass-card-described = { $card } ({ $family }). { $about }
