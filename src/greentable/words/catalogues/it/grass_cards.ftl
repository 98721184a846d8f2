### The cards of Grass: their names, their families, and what they do.

## Names, as the Italian sheet has them. It leaves the kinds of Spaccio in English, and calls a Via libera
## by the Puzza di guai that it cancels. A card’s name has no article in sentences.
## .quoted is the name with quotation marks, for sentences without bold or coloured names.

grass-card-HG = Home Grown
grass-card-MX = Mexico
grass-card-CO = Colombia
grass-card-JA = Jamaica
grass-card-PA = Panama
grass-card-DF = Dr. Feelgood
grass-card-MO = Mercato aperto
    .quoted = “Mercato aperto”
grass-card-MC = Mercato chiuso
    .quoted = “Mercato chiuso”
grass-card-BU = Fallimento
    .quoted = “Fallimento”
grass-card-DE = Prigione
    .quoted = “Prigione”
grass-card-FE = Crimine
    .quoted = “Crimine”
grass-card-SS = Perquisizione e sequestro
    .quoted = “Perquisizione e sequestro”
grass-card-IM = Via libera Fallimento
    .quoted = “Via libera Fallimento”
grass-card-BF = Via libera Prigione
    .quoted = “Via libera Prigione”
grass-card-HE = Via libera Crimine
    .quoted = “Via libera Crimine”
grass-card-CD = Via libera Perquisizione
    .quoted = “Via libera Perquisizione”
grass-card-PF = Pagare la multa
    .quoted = “Pagare la multa”
grass-card-CB = Fatti un tiro
    .quoted = “Fatti un tiro”
grass-card-GS = Fame chimica
    .quoted = “Fame chimica”
grass-card-LC = Lussuria
    .quoted = “Lussuria”
grass-card-SN = Furto di piantine
    .quoted = “Furto di piantine”
grass-card-BK = Il banchiere
    .quoted = “Il banchiere”
grass-card-SH = Sballato
    .quoted = “Sballato”
grass-card-EU = Strafatto
    .quoted = “Strafatto”
grass-card-SO = A secco
    .quoted = “A secco”
grass-card-DX = Doppiato
    .quoted = “Doppiato”
grass-card-UW = Butta via tutto
    .quoted = “Butta via tutto”

# Used where a card’s name belongs, but the move names no card.
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

## What a card does, for the player who holds it: several sentences in a row, chosen by the rules in
## play. $figure is a sum of money, $partner the card of its heat pair, $fine the card Pay Fine;
## $choice is how the rules decide which Peddle card it is: chosen, lowest or highest.

grass-about-peddle = Vale { $figure } nella tua zona dello spaccio.
grass-about-never-protected = Non può mai essere protetta.
grass-about-needs-market = Il tuo mercato deve essere aperto e senza scocciature.
grass-about-market-open = Apre il tuo mercato. Senza questa carta non puoi giocare carte Spaccio.
grass-about-market-close = Fa terminare subito la mano.
grass-about-heat-on = Blocca il mercato aperto di un avversario. Si annulla con { $partner } o { $fine }.
grass-about-heat-off = Annulla { $partner } sul tuo mercato.
grass-about-pay-fine = Annulla qualsiasi Puzza di guai sul tuo mercato. Ti costa { $choice ->
    [lowest] la carta Spaccio di minor valore della tua zona dello spaccio, protetta o no.
   *[chosen] una carta Spaccio a tua scelta della tua zona dello spaccio, protetta o no.
}
grass-about-protection = Protegge carte Spaccio nella tua zona dello spaccio per un valore totale fino a { $figure }. Nessuno può prenderle fino alla fine della mano.
grass-about-steal = Ruba a un avversario { $choice ->
    [highest] la sua carta Spaccio non protetta di maggior valore.
   *[chosen] una carta Spaccio non protetta a tua scelta.
}
# Comes right after grass-about-needs-market.
grass-about-steal-victim-market = Anche il mercato dell’avversario deve essere aperto e senza scocciature.
# $sum is a sum of money.
grass-about-banker-flat = Se ce l’hai ancora alla fine della mano, incassi { $sum } da ogni altro giocatore con carte Spaccio non protette. Non si può giocare, solo scartare.
grass-about-banker-percent = Se ce l’hai ancora alla fine della mano, incassi il { $percent }% del profitto a rischio di ogni altro giocatore. Non si può giocare, solo scartare.
grass-about-stonehigh = Ogni altro giocatore ti dà { $choice ->
    [lowest] la sua carta Spaccio non protetta di minor valore.
   *[chosen] una carta Spaccio non protetta a sua scelta.
}
grass-about-euphoria = Ogni altro giocatore ti dà la sua carta Spaccio non protetta di maggior valore.
grass-about-nirvana-heat = Annulla anche la Puzza di guai sul tuo mercato.
grass-about-nirvana-turn = Dopo questo turno ne hai un altro.
grass-about-needs-market-hot-or-not = Il tuo mercato deve essere aperto, con o senza scocciature.

# Paranoia: on an opponent, or (the texts that end in "self") on the player of the card.
grass-about-sold-out = Un avversario perde { $choice ->
    [lowest] la sua carta Spaccio non protetta di minor valore.
   *[chosen] una carta Spaccio non protetta a sua scelta.
}
grass-about-sold-out-self = Colpisce te: perdi { $choice ->
    [lowest] la tua carta Spaccio non protetta di minor valore.
   *[chosen] una carta Spaccio non protetta a tua scelta.
}
grass-about-doublecrossed = Un avversario perde la sua carta Spaccio non protetta di maggior valore.
grass-about-doublecrossed-self = Colpisce te: perdi la tua carta Spaccio non protetta di maggior valore.
grass-about-wiped-out = Un avversario perde tutto il mazzo delle scocciature, mercato compreso, e tutte le carte Spaccio non protette.
grass-about-wiped-out-self = Colpisce te: perdi tutto il mazzo delle scocciature, mercato compreso, e tutte le carte Spaccio non protette.
# Comes after one of the six texts above, unless no turn is missed.
grass-about-misses = { $turns ->
    [one] Inoltre salta un turno.
   *[other] Inoltre salta { $turns } turni.
}
grass-about-misses-self = { $turns ->
    [one] Inoltre salti un turno.
   *[other] Inoltre salti { $turns } turni.
}
grass-about-pass = Poi ogni giocatore passa in segreto una carta a sinistra.
grass-about-luck = Poi ogni giocatore prende una carta a caso da chi siede alla sua destra.
grass-about-paranoia-market = Per giocarla devi avere il mercato aperto, con o senza scocciature.
grass-about-fine = Se ce l’hai ancora alla fine della mano, paghi una multa di { $figure }.

# A card with its family and what it does; $about is a row of sentences.
grass-card-described = { $card } ({ $family }). { $about }
