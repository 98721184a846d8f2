### What a move of Grass would do, shown before it is made: whole sentences, said to the player.
### $card is a card, $cards a row of cards, $who a name or a row of names, $amount a sum,
### $market the card Market Open, $fine the card Pay Fine.

## Plays

grass-explain-peddle = { $card } va nella tua zona dello spaccio senza protezione. Avrai { $amount } a rischio.
# $amount is what the cards are worth, $most what the Protection can cover.
grass-explain-protect = Nessuno può prendere { $cards } fino alla fine della mano. Copri { $amount } su un massimo di { $most }.
grass-explain-fine = Ti costa { $cards }.
grass-explain-fine-protected = Ti costa { $cards }, che è protetta.
grass-explain-you-protection-gone = { $card } non protegge più niente e va nel posacenere.

grass-explain-gain = Ricevi { $cards }.
grass-explain-gain-chosen = { $who-number ->
    [one] { $who } ti dà una carta Spaccio a sua scelta.
   *[other] { $who } ti danno una carta Spaccio a testa, a loro scelta.
}
grass-explain-gain-nothing = Nessuno ha una carta Spaccio non protetta da darti.

grass-explain-you-open = Apri il tuo mercato. Dal tuo prossimo turno puoi giocare carte Spaccio.
# $cure is the Heat Off that removes $card.
grass-explain-heat = { $card } blocca il mercato di { $who }. Si annulla con { $cure } o { $fine }.
grass-explain-you-cooled = Annulli { $card } sul tuo mercato.
grass-explain-extra-turn = Dopo questo turno ne hai un altro.

grass-explain-gives-up = { $who } perde { $cards }.
grass-explain-you-gives-up = Perdi { $cards }.
grass-explain-gives-up-chosen = { $who } sceglie quale carta Spaccio perdere.
grass-explain-you-gives-up-chosen = Scegli quale carta Spaccio perdere.
grass-explain-gives-up-nothing = { $who } non ha carte Spaccio non protette da perdere.
grass-explain-you-gives-up-nothing = Non hai carte Spaccio non protette da perdere.
grass-explain-loses-market = { $who } perde tutto il mazzo delle scocciature, compresa la carta { $market }.
grass-explain-you-loses-market = Perdi tutto il tuo mazzo delle scocciature, compresa la carta { $market }.
grass-explain-misses = { $turns ->
    [one] { $who } salta un turno.
   *[other] { $who } salta { $turns } turni.
}
grass-explain-you-misses = { $turns ->
    [one] Salti un turno.
   *[other] Salti { $turns } turni.
}
grass-explain-then-pass = Poi ogni giocatore passa in segreto una carta a sinistra.
grass-explain-then-luck = Poi, a cominciare da te, ogni giocatore prende una carta a caso da chi siede alla sua destra.

## Trades

grass-explain-swap = Dai { $give } e ricevi { $get } da { $who }.
grass-explain-offer = { $who-number ->
    [one] { $who } può accettare, rifiutare o fare una controfferta.
   *[other] { $who } possono accettare, rifiutare o fare una controfferta.
}
grass-explain-counter = { $who } può accettare o rifiutare.
# Only where players must hold the cards they name.
grass-explain-names = Tutti sapranno che hai in mano { $card }.
grass-explain-offer-goes-on = { $who-number ->
    [one] L’offerta passa { $who-sound ->
        [vowel] ad
       *[consonant] a
    } { $who }.
   *[other] Ora possono rispondere { $who }.
}
grass-explain-offer-over = L’offerta finisce qui.
grass-explain-trade = Dai { $give } { $who-sound ->
    [vowel] ad
   *[consonant] a
} { $who } e ricevi { $get }.
grass-explain-hidden-trade = Tu e { $who } scegliete una carta a testa e ve le scambiate a faccia in giù.

## Cards that are given, kept and discarded

grass-explain-discard = { $card } va nel posacenere e non ha effetto.
grass-explain-give = { $who } riceve { $card } dalla tua zona dello spaccio.
grass-explain-give-up = { $card } va dalla tua zona dello spaccio al posacenere.
grass-explain-pass = { $who } riceve { $card } appena tutti hanno scelto.
grass-explain-keep = Tieni { $card }. Il resto del mazzetto va { $who-sound ->
    [vowel] ad
   *[consonant] a
} { $who }.
grass-explain-hand = { $who } riceve { $card }. Lo saprete solo voi due.
grass-explain-say-cheated = Dici a tutti che ti hanno imbrogliato.
grass-explain-say-nothing = Non dici niente.

## The end of a turn or a round

grass-explain-next = Poi tocca { $who-sound ->
    [vowel] ad
   *[consonant] a
} { $who }.
grass-explain-you-next = Poi tocca di nuovo a te.
grass-explain-last-turn = Non ci sono più carte da pescare.
grass-explain-round-ends = La mano finisce e si contano i punti.
grass-explain-result = Il tuo risultato è { $amount }, bonus escluso.
# $banker is the card The Banker, $less what it would take from you.
grass-explain-result-but-banker = Il tuo risultato è { $amount }, bonus escluso. Se la carta { $banker } è in mano a un avversario, perdi fino a { $less }.
grass-explain-on-table = { $who } ha { $amount } sul tavolo.
grass-explain-hands-count = Gli altri possono ancora perdere soldi per le carte che hanno in mano.
