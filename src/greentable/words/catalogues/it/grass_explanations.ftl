### What would come of a move of Grass, before it is made: whole sentences, said to the player.

## Plays

grass-explain-peddle = { $card } va nella tua zona dello spaccio, senza protezione: in tutto hai { $amount } a rischio.
grass-explain-protect = Nessuno può toccare { $cards } fino alla fine della mano: la carta copre { $amount } su { $most }.
grass-explain-fine = Ti costa { $cards }.
grass-explain-fine-protected = Ti costa { $cards }, che è sotto una Protezione.
grass-explain-you-protection-gone = { $card } non protegge più niente e va nel posacenere.

grass-explain-gain = Ricevi { $cards }.
grass-explain-gain-chosen = Ricevi da { $who } una carta Spaccio { $who-number ->
    [one] a sua scelta.
   *[other] a testa, a loro scelta.
}
grass-explain-gain-nothing = Nessuno ha una carta Spaccio non protetta da darti.

grass-explain-you-open = Così apri il tuo mercato: dal tuo prossimo turno puoi giocare carte Spaccio.
grass-explain-heat = Il mercato di { $who } resta bloccato finché la carta { $card } non viene annullata: con { $cure } o con una multa.
grass-explain-you-cooled = { $card } sparisce dal tuo mercato.
grass-explain-extra-turn = Dopo questo turno ne giochi un altro.

grass-explain-gives-up = { $who } perde { $cards }.
grass-explain-you-gives-up = Perdi { $cards }.
grass-explain-gives-up-chosen = { $who } sceglie quale carta Spaccio perdere.
grass-explain-you-gives-up-chosen = Scegli quale carta Spaccio perdere.
grass-explain-gives-up-nothing = { $who } non ha carte Spaccio non protette da perdere.
grass-explain-you-gives-up-nothing = Non hai carte Spaccio non protette da perdere.
grass-explain-loses-market = { $who } perde Mercato aperto e tutto il mazzo delle scocciature.
grass-explain-you-loses-market = Perdi Mercato aperto e tutto il tuo mazzo delle scocciature.
grass-explain-misses = { $turns ->
    [one] { $who } salta un turno.
   *[other] { $who } salta { $turns } turni.
}
grass-explain-you-misses = { $turns ->
    [one] Salti un turno.
   *[other] Salti { $turns } turni.
}
grass-explain-then-pass = Poi ognuno passa una carta al giocatore alla sua sinistra.
grass-explain-then-luck = Poi ognuno, a cominciare da te, prende una carta a caso dalla mano del giocatore alla sua destra.

## Trades

grass-explain-swap = Ricevi { $get } da { $who } e in cambio dai { $give }.
grass-explain-offer = Niente è sicuro: { $who } { $who-number ->
    [one] può
   *[other] possono
} accettare, rifiutare o rilanciare.
grass-explain-counter = Niente è sicuro: { $who } può prendere o lasciare.
grass-explain-names = Così tutti sapranno che hai in mano { $card }.
grass-explain-offer-goes-on = L’offerta passa { $who-sound ->
    [vowel] ad
   *[consonant] a
} { $who }.
grass-explain-offer-over = L’offerta finisce qui.
grass-explain-trade = Dai { $give } { $who-sound ->
    [vowel] ad
   *[consonant] a
} { $who } e ricevi { $get }.
grass-explain-hidden-trade = Tu e { $who } scegliete una carta a testa e ve le scambiate a faccia in giù.

## Cards that are given, kept and discarded

grass-explain-discard = { $card } va nel posacenere, senza alcun effetto.
grass-explain-give = { $who } riceve { $card } dalla tua zona dello spaccio.
grass-explain-give-up = { $card } passa dalla tua zona dello spaccio al posacenere.
grass-explain-pass = { $who } riceve { $card } quando tutti avranno scelto.
grass-explain-keep = Tieni { $card }; il resto del mazzetto va { $who-sound ->
    [vowel] ad
   *[consonant] a
} { $who }.
grass-explain-hand = { $who } riceve { $card }, e lo saprete soltanto voi due.
grass-explain-say-cheated = Tutti ti sentono dire che ti hanno imbrogliato.
grass-explain-say-nothing = Non dici niente.

## The end of a turn or a round

grass-explain-next = Il prossimo turno è di { $who }.
grass-explain-you-next = Il prossimo turno è di nuovo tuo.
grass-explain-last-turn = Il pagliaio è esaurito.
grass-explain-round-ends = La mano finisce e si contano i punti.
grass-explain-result = Il tuo risultato è { $amount }, bonus escluso.
grass-explain-result-but-banker = Il tuo risultato è { $amount }, bonus escluso, e fino a { $less } in meno se qualcun altro ha Il banchiere.
grass-explain-on-table = { $who } ha { $amount } sul tavolo.
grass-explain-hands-count = Le carte che gli altri hanno in mano possono ancora ridurre queste somme.
