### The rules of Grass in short, as they are in play: a heading, then some sentences.
### Which sentences are shown depends on the ruleset; the numbers of the rules are in the headings below.

## The goal (grass.scoring.6, grass.turn.11)

grass-rules-goal = Scopo del gioco
grass-rules-goal-target = La partita dura una o più mani. Finisce quando, al termine di una mano, un giocatore raggiunge o supera { $target }. Vince il più ricco.
# Instead of the sentence above, if the number of rounds is limited.
grass-rules-goal-rounds = { $rounds ->
    [one] Si gioca una sola mano. Vince il più ricco.
   *[other] Si giocano al massimo { $rounds } mani. La partita finisce prima se, al termine di una mano, un giocatore raggiunge o supera { $target }. Vince il più ricco.
}

## A turn (grass.turn.1, 4, 5, 7, 8)

grass-rules-turn = Il tuo turno
grass-rules-turn-draw = Hai sei carte in mano. Nel tuo turno peschi una carta, poi ne giochi o ne scarti una. Infine termini il turno.
grass-rules-turn-last = La mano finisce quando qualcuno gioca “Mercato chiuso”, o dopo il turno in cui è stata pescata l’ultima carta.
grass-rules-turn-miss = Anche se salti un turno, gli altri possono attaccarti. Continui a rispondere alle offerte e a passare carte.

## Market and Peddle (grass.market, grass.peddle)

grass-rules-market = Mercato e carte Spaccio
grass-rules-market-open = Gioca una volta “Mercato aperto”. Dal turno successivo puoi giocare carte Spaccio nella tua zona dello spaccio, una per turno.
grass-rules-market-risk = Una carta Spaccio è a rischio finché non la copre una carta Protezione.
grass-rules-market-close = “Mercato chiuso” fa finire subito la mano. Il tuo mercato deve essere aperto e senza scocciature.

## Heat (grass.heat, grass.pay_fine)

grass-rules-heat = Puzza di guai
grass-rules-heat-on = Una carta Puzza di guai blocca il mercato aperto di un avversario. Finché non la annulla, l’avversario non può giocare carte Spaccio, carte Protezione, “Furto di piantine” o “Mercato chiuso”.
grass-rules-heat-on-protect = Una carta Puzza di guai blocca il mercato aperto di un avversario. Finché non la annulla, l’avversario non può giocare carte Spaccio, “Furto di piantine” o “Mercato chiuso”.
# $pairs is a row of pairs: "Via libera Fallimento contro Fallimento".
grass-rules-heat-off = Ogni carta Puzza di guai ha il suo rimedio: { $pairs }.
grass-rules-heat-pair = { $partner } contro { $heat }
# $about is a row of sentences: what the card does.
grass-rules-card = { $card } ({ $code }): { $about }

## Protection (grass.protection)

grass-rules-protection = Protezione
grass-rules-protection-cover = Una carta Protezione copre carte Spaccio della tua zona dello spaccio, per un totale fino al suo valore di copertura. Nessuno può prenderti le carte coperte. Quelle che arrivano dopo non sono coperte.
grass-rules-protection-never = La carta La carta Dr. Feelgood non può mai essere protetta.

## Special cards (grass.steal, grass.nirvana, grass.scoring.2)

grass-rules-effects = Carte speciali

## Paranoia (grass.paranoia, grass.turn.6)

grass-rules-paranoia = Paranoia
grass-rules-paranoia-pass = Dopo ogni carta Paranoia ognuno passa in segreto una carta al giocatore alla sua sinistra.
grass-rules-paranoia-market = Per giocare una carta Paranoia il tuo mercato deve essere aperto, con o senza scocciature.
grass-rules-paranoia-discard = Una carta Paranoia non si può scartare. Devi liberartene prima che finisca la mano, altrimenti paghi la multa.

## Trades (grass.deal, grass.variants.2)

grass-rules-deals = Compravendita
grass-rules-deals-none = In questa partita le carte in mano non si scambiano.
grass-rules-deals-before = Nel tuo turno, prima di giocare una carta, puoi fare tutti gli scambi che vuoi. Offri una carta della tua mano in cambio di una della mano di un avversario.
grass-rules-deals-any-time = Nel tuo turno, prima e dopo aver giocato una carta, puoi fare tutti gli scambi che vuoi. Offri una carta della tua mano in cambio di una della mano di un avversario.
grass-rules-deals-before-limited = Nel tuo turno, prima di giocare una carta, puoi fare { $offers ->
    [one] una sola offerta
   *[other] fino a { $offers } offerte
}: una carta della tua mano in cambio di una della mano di un avversario.
grass-rules-deals-any-time-limited = Nel tuo turno, prima o dopo aver giocato una carta, puoi fare { $offers ->
    [one] una sola offerta
   *[other] fino a { $offers } offerte
}: una carta della tua mano in cambio di una della mano di un avversario.
grass-rules-deals-answer = Fai la tua offerta a un giocatore o a tutti. Chiedi una carta precisa, oppure chiedi che cosa ti darebbero. Chi riceve l’offerta accetta, rifiuta o fa una controfferta.
grass-rules-deals-open = Tutti vedono le carte scambiate.
grass-rules-deals-closed = Solo i due giocatori che scambiano vedono le carte.
# Also shown where variants are chosen: the name of the variant ends with the colon.
grass-rules-deals-hidden = Offerte nascoste: negli scambi puoi promettere qualsiasi carta. I due giocatori scelgono in segreto la carta che danno davvero. Poi ognuno può dire di essere stato imbrogliato, che sia vero o no.
grass-rules-deals-swap = Una volta per turno puoi scambiare, senza chiedere, una carta Spaccio non protetta della tua zona dello spaccio con una non protetta di un altro tipo nella zona di un avversario.
grass-rules-deals-swap-market = Una volta per turno puoi scambiare, senza chiedere, una carta Spaccio non protetta della tua zona dello spaccio con una non protetta di un altro tipo nella zona di un avversario. Entrambi i mercati devono essere aperti e senza scocciature.

## Scoring (grass.scoring)

grass-rules-scoring = La fine della mano
grass-rules-scoring-net = Il tuo profitto netto è il valore di tutte le carte Spaccio nella tua zona dello spaccio, più quello che incassi o meno quello che paghi per “Il banchiere”.
grass-rules-scoring-result = Dal profitto netto si toglie quello che hai ancora in mano: la multa per ogni carta Paranoia e il valore della tua migliore carta Spaccio. Quello che resta è il tuo risultato della mano.
# $fines is a row of the text below it.
grass-rules-scoring-fines = Multe: { $fines }.
grass-rules-scoring-fine = { $card } { $fine }
grass-rules-scoring-bonus = Il miglior risultato della mano riceve un bonus di { $bonus }. In caso di parità lo ricevono tutti i primi a pari merito.
grass-rules-scoring-floor = Un totale non scende mai sotto lo zero.
grass-rules-scoring-debt = Un totale può scendere sotto lo zero.
grass-rules-scoring-anew = Poi si mescolano tutte le carte, i mercati si chiudono e si distribuisce una nuova mano.

## The other variants (grass.variants.1, 3)

grass-rules-variants = Varianti
# The next two are also shown where variants are chosen: the name of the variant ends with the colon.
grass-rules-variants-draft = Dammi cinque: tieni una delle tue sei carte e passa le altre. Continua finché non ne hai tenute sei. Nella prima mano i mazzetti passano a sinistra, poi la direzione cambia a ogni mano.
grass-rules-variants-luck = Fortunato o no: dopo una carta Paranoia nessuno passa una carta. Ognuno invece prende una carta a caso dalla mano del giocatore alla sua destra.
