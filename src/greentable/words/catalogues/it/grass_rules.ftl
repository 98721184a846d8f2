### The rules of Grass in short, as they are in play: a heading, then some sentences.
### Which sentences are said depends on the ruleset; the numbers of the rules stand beside them.

## The goal (grass.scoring.6, grass.turn.11)

grass-rules-goal = Scopo del gioco
grass-rules-goal-target = La partita si gioca in più mani. Finisce quando, al termine di una mano, un giocatore raggiunge o supera { $target }; vince il più ricco.
grass-rules-goal-rounds = { $rounds ->
    [one] Dura una sola mano.
   *[other] Dura al massimo { $rounds } mani.
}

## A turn (grass.turn.1, 4, 5, 7, 8)

grass-rules-turn = Il turno
grass-rules-turn-draw = Hai in mano sei carte. Pescane una, poi giocane o scartane una; infine termina il turno.
grass-rules-turn-last = La mano finisce quando viene giocata una carta Mercato chiuso, o dopo il turno di chi ha pescato l’ultima carta del pagliaio.
grass-rules-turn-miss = Chi salta un turno può comunque essere attaccato, rispondere alle offerte e passare carte.

## Market and Peddle (grass.market, grass.peddle)

grass-rules-market = Mercato e carte Spaccio
grass-rules-market-open = Gioca una volta Mercato aperto; dal tuo turno successivo puoi giocare carte Spaccio nella tua zona dello spaccio, una per turno.
grass-rules-market-risk = Ogni carta Spaccio è a rischio finché non la copre una Protezione.
grass-rules-market-close = Mercato chiuso fa terminare subito la mano, se il tuo mercato è aperto e senza scocciature.

## Heat (grass.heat, grass.pay_fine)

grass-rules-heat = Puzza di guai
grass-rules-heat-on = Una Puzza di guai blocca il mercato aperto di un avversario: niente Spaccio, Protezione, Furto di piantine o Mercato chiuso finché non viene annullata.
grass-rules-heat-on-protect = Una Puzza di guai blocca il mercato aperto di un avversario: niente Spaccio, Furto di piantine o Mercato chiuso finché non viene annullata.
grass-rules-heat-off = Ognuna si annulla con una carta precisa: { $pairs }.
grass-rules-heat-pair = { $heat } con { $partner }
grass-rules-card = { $card } ({ $code }): { $about }

## Protection (grass.protection)

grass-rules-protection = Protezione
grass-rules-protection-cover = Una Protezione copre carte Spaccio nella tua zona dello spaccio fino al suo valore di copertura. Nessuno può prendere le carte coperte; quelle giocate in seguito non sono protette.
grass-rules-protection-never = La carta Dr. Feelgood non può mai essere protetta.

## Cards with an effect (grass.steal, grass.nirvana, grass.scoring.2)

grass-rules-effects = Carte con un effetto

## Paranoia (grass.paranoia, grass.turn.6)

grass-rules-paranoia = Paranoia
grass-rules-paranoia-discard = Le carte Paranoia non si possono scartare: giocale, scambiale o passale.

## Trades (grass.deal, grass.variants.2)

grass-rules-deals = Compravendita
grass-rules-deals-none = In questa partita le carte in mano non si scambiano.
grass-rules-deals-before = Nel tuo turno, prima di giocare, puoi offrire una carta della tua mano in cambio di una della mano di un avversario, tutte le volte che vuoi.
grass-rules-deals-any-time = Nel tuo turno, prima o dopo aver giocato, puoi offrire una carta della tua mano in cambio di una della mano di un avversario, tutte le volte che vuoi.
grass-rules-deals-before-limited = Nel tuo turno, prima di giocare, puoi offrire una carta della tua mano in cambio di una della mano di un avversario, { $offers ->
    [one] una volta sola.
   *[other] fino a { $offers } volte.
}
grass-rules-deals-any-time-limited = Nel tuo turno, prima o dopo aver giocato, puoi offrire una carta della tua mano in cambio di una della mano di un avversario, { $offers ->
    [one] una volta sola.
   *[other] fino a { $offers } volte.
}
grass-rules-deals-answer = Puoi fare l’offerta a un giocatore o a tutti, per una carta precisa o per quello che riesci a ottenere; chi viene interpellato accetta, rifiuta o rilancia con un altro scambio.
grass-rules-deals-open = Le carte scambiate vengono mostrate a tutti.
grass-rules-deals-closed = Solo i due che fanno l’affare vedono le carte.
grass-rules-deals-hidden = Offerte nascoste: quello che si dice vale solo a parole. Entrambi scelgono a faccia in giù che cosa danno davvero; poi ognuno può dire di essere stato imbrogliato, che sia vero o no.
grass-rules-deals-swap = Una volta per turno puoi scambiare, senza chiedere, una carta Spaccio non protetta della tua zona dello spaccio con una di un avversario.
grass-rules-deals-swap-market = Una volta per turno puoi scambiare, senza chiedere, una carta Spaccio non protetta della tua zona dello spaccio con una di un avversario, se entrambi i mercati sono aperti e senza scocciature.

## Scoring (grass.scoring)

grass-rules-scoring = La fine di una mano
grass-rules-scoring-net = Il tuo profitto netto: tutte le carte Spaccio nella tua zona dello spaccio, più o meno quello che porta o prende il banchiere.
grass-rules-scoring-result = Il tuo risultato della mano: il profitto netto, meno una multa per ogni carta Paranoia e il valore della migliore carta Spaccio che hai ancora in mano.
grass-rules-scoring-fines = Le multe: { $fines }.
grass-rules-scoring-fine = { $card } { $fine }
grass-rules-scoring-bonus = Il risultato più alto riceve un bonus di { $bonus }.
grass-rules-scoring-floor = Un totale non scende mai sotto lo zero.
grass-rules-scoring-debt = Un totale può scendere sotto lo zero.
grass-rules-scoring-anew = Poi si mischiano tutte le carte, i mercati tornano chiusi e si distribuisce una nuova mano.

## The other variants (grass.variants.1, 3)

grass-rules-variants = Varianti
grass-rules-variants-draft = Dammi cinque: delle sei carte che ricevi tienine una e passa le altre, finché non ne hai tenute sei. Nella prima mano i mazzetti passano a sinistra; poi la direzione si inverte a ogni mano.
grass-rules-variants-luck = Fortunato o no: dopo una carta Paranoia ognuno prende una carta a caso dalla mano del giocatore alla sua destra, invece di passarne una.
