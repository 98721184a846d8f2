### The rules of Grass by their ids, one sentence or a few each, to look up.
### The whole table, with sources and code, is in docs/rules.

rulebook-grass-deck-1 = Il mazzo ha 104 carte di 27 tipi. I valori sono stampati sulle carte.
rulebook-grass-deck-2 = Edizione 2018: 29 carte Spaccio e 4 carte Sballato. Edizione classica: 28 carte Spaccio e 5 carte Sballato. Un tavolo può scegliere altre carte, purché ci sia “Mercato aperto” e bastino per tutti.
rulebook-grass-deck-3 = Ogni carta Puzza di guai si annulla con una carta precisa: Fallimento – Via libera Fallimento, Prigione – Via libera Prigione, Crimine – Via libera Crimine, Perquisizione e sequestro – Via libera Perquisizione.

rulebook-grass-turn-1 = Si gioca da due a sei giocatori. Ognuno riceve sei carte, distribuite una alla volta in senso orario a partire dalla sinistra del mazziere. Il resto è il pagliaio.
rulebook-grass-turn-2 = Il primo mazziere viene sorteggiato. Comincia il giocatore alla sua sinistra e si prosegue in senso orario.
rulebook-grass-turn-3 = Dopo ogni mano dà le carte il giocatore alla sinistra del mazziere. Un tavolo può far dare le carte a chi ha vinto la mano.
rulebook-grass-turn-4 = Nel tuo turno peschi una carta, poi ne giochi o ne scarti una. Prima e dopo puoi fare scambi, perciò il turno lo termini tu. Finché qualcuno deve rispondere o scegliere, non si può fare altro.
rulebook-grass-turn-5 = Invece di giocare una carta, puoi scartarne una, scoperta e senza effetto. Le carte Paranoia non si possono scartare. Nessuno pesca dal posacenere.
rulebook-grass-turn-6 = Una carta Paranoia non si può scartare. Edizione 2018: senza “Mercato aperto” non puoi nemmeno giocarla, a meno che tu non abbia in mano solo carte Paranoia. Edizione classica: puoi giocarla anche senza “Mercato aperto”.
rulebook-grass-turn-7 = Chi pesca l’ultima carta del pagliaio gioca il suo turno fino in fondo. Poi la mano è finita.
rulebook-grass-turn-8 = Se salti un turno, non peschi, non giochi e non fai offerte. Gli altri però possono attaccarti, e tu continui a rispondere alle offerte e a passare carte. I turni da saltare si sommano. Quelli che restano si cancellano alla fine della mano.
rulebook-grass-turn-9 = Tutti hanno in mano sei carte. Nel tuo turno ne hai sette, dopo aver pescato e prima di giocare.
rulebook-grass-turn-10 = Ogni decisione spetta a te, anche se c’è una sola possibilità.
rulebook-grass-turn-11 = Un tavolo può limitare il numero di mani. Vince il più ricco dopo l’ultima.
rulebook-grass-turn-12 = A parità di valore, Home Grown vale meno di Mexico e Colombia meno di Jamaica.

rulebook-grass-market-1 = Gioca per prima “Mercato aperto”. Senza questa carta non puoi giocare carte Spaccio. Finché ce l’hai davanti a te, puoi solo scambiarne o scartarne una seconda. Se la perdi, te ne serve una nuova.
rulebook-grass-market-2 = Aprire il mercato, o annullare una Puzza di guai, vale come carta giocata in quel turno. Puoi giocare carte Spaccio dal turno successivo.
rulebook-grass-market-3 = “Mercato chiuso” si gioca sul proprio mercato, che deve essere aperto e senza scocciature. La mano finisce subito e si contano i punti. La carta si può anche scartare.

rulebook-grass-peddle-1 = Le carte Spaccio si giocano nella propria zona dello spaccio, se il proprio mercato è aperto e senza scocciature. Non c’è limite al loro numero.

rulebook-grass-heat-1 = Una carta Puzza di guai si gioca su un avversario con il mercato aperto e senza scocciature. Il tuo mercato non conta.
rulebook-grass-heat-2 = Con una Puzza di guai sul tuo mercato non puoi giocare carte Spaccio, “Furto di piantine” o “Mercato chiuso”. Edizione 2018: nemmeno carte Protezione. Puoi ancora scambiare, scartare e giocare carte Via libera, “Pagare la multa”, Puzza di guai, Nirvana e Paranoia.
rulebook-grass-heat-3 = Una carta Via libera si gioca sulla Puzza di guai corrispondente del tuo mazzo delle scocciature. Le due carte vanno sotto il mazzo e il tuo mercato è di nuovo aperto. Senza quella Puzza di guai puoi solo scartare la carta.

rulebook-grass-pay-fine-1 = “Pagare la multa” annulla qualsiasi Puzza di guai sul tuo mercato. Ti costa una carta Spaccio della tua zona dello spaccio.
rulebook-grass-pay-fine-2 = Edizione 2018: scegli tu con quale carta Spaccio pagare. Edizione classica: paghi con quella di minor valore.
rulebook-grass-pay-fine-3 = Puoi pagare con una carta protetta. Se devi usare quella di minor valore, contano anche le carte protette. A parità di valore, paghi prima con una non protetta.
rulebook-grass-pay-fine-4 = Serve una Puzza di guai sul tuo mercato, e una carta Spaccio nella tua zona dello spaccio con cui pagare.
rulebook-grass-pay-fine-5 = Se paghi con una carta protetta, la Protezione resta sulle altre. Lo spazio liberato non si riempie più. Se non copre più niente, la Protezione va nel posacenere. Puoi pagare anche con Dr. Feelgood.

rulebook-grass-protection-1 = Una Protezione copre carte Spaccio non protette della tua zona dello spaccio, per un totale fino al suo valore di copertura. Il tuo mercato deve essere aperto. Edizione 2018: deve anche essere senza scocciature.
rulebook-grass-protection-2 = Una Protezione non copre Dr. Feelgood né carte già protette. Deve coprire almeno una carta Spaccio.
rulebook-grass-protection-3 = Le carte coperte sono al sicuro fino alla fine della mano. Puoi perderne una solo giocando tu “Pagare la multa”.
rulebook-grass-protection-4 = Le carte Spaccio che arrivano dopo non sono coperte, anche se c’è ancora spazio.

rulebook-grass-steal-1 = Per giocare “Furto di piantine” il tuo mercato deve essere aperto e senza scocciature. Edizione 2018: anche quello della vittima. Edizione classica: quello della vittima non conta.
rulebook-grass-steal-2 = Prendi una carta Spaccio non protetta dalla zona dello spaccio di un avversario e la metti nella tua, non protetta. Edizione 2018: scegli tu quale. Edizione classica: è quella di maggior valore.

rulebook-grass-nirvana-1 = “Sballato”: ogni avversario che ha carte Spaccio non protette te ne dà una. Edizione 2018: gli avversari scelgono quale, uno dopo l’altro. Edizione classica: è quella di minor valore.
rulebook-grass-nirvana-2 = “Strafatto” funziona come “Sballato”, ma ogni avversario ti dà la sua carta Spaccio non protetta di maggior valore.
rulebook-grass-nirvana-3 = Edizione classica: “Sballato” e “Strafatto” annullano anche la Puzza di guai sul tuo mercato e ti danno un turno in più. Se il pagliaio è vuoto, non c’è nessun turno in più.
rulebook-grass-nirvana-4 = “Sballato” e “Strafatto” si possono giocare con il mercato aperto o chiuso.

rulebook-grass-paranoia-1 = Edizione 2018: una carta Paranoia si gioca su un avversario, che ne subisce l’effetto. Edizione classica: lo subisci tu.
rulebook-grass-paranoia-2 = Edizione 2018: “A secco” costa alla vittima una carta Spaccio non protetta a sua scelta. “Doppiato” costa quella di maggior valore e un turno. “Butta via tutto” costa l’intero mazzo delle scocciature, compreso “Mercato aperto”, tutte le carte Spaccio non protette e un turno. Edizione classica: “A secco” costa quella di minor valore e un turno. Le altre due costano due turni invece di uno.
rulebook-grass-paranoia-3 = Una vittima senza carte Spaccio non protette non ne perde, ma il resto vale lo stesso. Il suo mercato può anche essere chiuso.
rulebook-grass-paranoia-4 = Prima la vittima perde quello che la carta richiede. Poi ognuno sceglie in segreto una carta della sua mano. Tutte queste carte passano a sinistra nello stesso momento.
rulebook-grass-paranoia-5 = Quello che la vittima perde va nel posacenere, insieme alla carta Paranoia.
rulebook-grass-paranoia-6 = Ogni carta Paranoia che hai ancora quando finisce la mano costa una multa: “A secco” 25.000 $, “Doppiato” 50.000 $, “Butta via tutto” 100.000 $.

rulebook-grass-deal-1 = Nel tuo turno puoi scambiare una carta della tua mano con una della mano di un avversario, tutte le volte che trovate un accordo. Si può scambiare qualsiasi carta, qualunque sia lo stato dei mercati. Edizione classica: solo prima di giocare una carta.
rulebook-grass-deal-2 = La tua offerta dice quale carta della tua mano dai, che cosa vuoi in cambio e a chi è rivolta. Puoi anche chiedere che cosa ti darebbero. Chi riceve l’offerta accetta, rifiuta o fa una sola controfferta. Un’offerta a tutti gira in senso orario. Il primo che accetta riceve la carta.
rulebook-grass-deal-3 = In un turno puoi fare tutte le offerte che vuoi, a meno che il tavolo non abbia fissato un limite.
rulebook-grass-deal-4 = Tutti vedono le carte scambiate, a meno che il tavolo non abbia deciso altrimenti.
rulebook-grass-deal-5 = Scambio di carte Spaccio (edizione 2018): una volta per turno puoi scambiare, senza chiedere, una carta Spaccio non protetta della tua zona dello spaccio con una non protetta di un altro tipo nella zona di un avversario.

rulebook-grass-scoring-1 = Il tuo profitto protetto è il valore delle carte Spaccio protette della tua zona dello spaccio. Il tuo profitto a rischio è il valore delle altre.
rulebook-grass-scoring-2 = Se hai ancora “Il banchiere” quando finisce la mano, ogni avversario con un profitto a rischio ti paga. Edizione 2018: paga 5.000 $. Edizione classica: paga il 20% del suo profitto a rischio. La carta non si può giocare, solo scartare.
rulebook-grass-scoring-3 = Il profitto netto è il profitto protetto più quello a rischio, più quello che incassi o meno quello che paghi per “Il banchiere”. Da qui si toglie quello che hai ancora in mano: la multa per ogni carta Paranoia e il valore della tua migliore carta Spaccio. È il tuo risultato della mano.
rulebook-grass-scoring-4 = Il miglior risultato della mano riceve un bonus di 25.000 $, anche se è sotto lo zero. In caso di parità lo ricevono tutti i primi a pari merito.
rulebook-grass-scoring-5 = Risultato e bonus si aggiungono al tuo totale. Edizione 2018: il totale non scende mai sotto lo zero. Edizione classica: può scendere sotto lo zero.
rulebook-grass-scoring-6 = La partita finisce quando, al termine di una mano, qualcuno raggiunge o supera 250.000 $. Vince il più ricco. In caso di parità la vittoria è condivisa.
rulebook-grass-scoring-7 = Altrimenti si mescolano tutte le carte, i mercati si chiudono e si distribuisce una nuova mano.

rulebook-grass-variants-1 = Dammi cinque: tieni una delle tue sei carte e passa le altre. Poi tieni una delle cinque che ricevi, e così via finché non ne hai tenute sei. Nella prima mano i mazzetti passano a sinistra, poi la direzione cambia a ogni mano.
rulebook-grass-variants-2 = Offerte nascoste: negli scambi puoi promettere qualsiasi carta. I due giocatori scelgono in segreto la carta che danno davvero, e nessun altro la vede mai. Poi i due decidono nello stesso momento se dire di essere stati imbrogliati, che sia vero o no.
rulebook-grass-variants-3 = Fortunato o no: dopo una carta Paranoia nessuno passa una carta. Ognuno invece prende una carta a caso dalla mano del giocatore alla sua destra. Comincia chi ha giocato la carta Paranoia, poi si prosegue in senso orario.
