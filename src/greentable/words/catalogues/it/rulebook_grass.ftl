### The rules of Grass by their ids, one sentence or a few each, to look up.
### The whole table, with sources and code, is in docs/rules.

rulebook-grass-deck-1 = Il mazzo ha 104 carte di 27 tipi; il valore è quello stampato sulla carta.
rulebook-grass-deck-2 = Il mazzo 2018 ha 29 carte Spaccio e 4 Sballato, quello classico 28 e 5. Un tavolo può usare un altro mazzo, purché ci siano Mercato aperto e carte per tutti.
rulebook-grass-deck-3 = Ogni Puzza di guai ha il suo Via libera: Fallimento, Prigione, Crimine, Perquisizione e sequestro si annullano ciascuna con la carta dello stesso nome.

rulebook-grass-turn-1 = Si gioca da due a sei. Ognuno riceve sei carte, una alla volta in senso orario a partire dalla sinistra del mazziere; il resto è il pagliaio.
rulebook-grass-turn-2 = Il primo mazziere viene sorteggiato. Comincia chi siede alla sua sinistra e si prosegue in senso orario.
rulebook-grass-turn-3 = Dopo ogni mano dà le carte il giocatore alla sinistra del mazziere.
rulebook-grass-turn-4 = Nel tuo turno peschi una carta, poi ne giochi o ne scarti una. Gli scambi possono venire prima e dopo, perciò sei tu a dire quando il turno è finito. Finché si aspetta una risposta o una scelta, non si fa altro.
rulebook-grass-turn-5 = Invece di giocare puoi scartare qualsiasi carta tranne Paranoia, scoperta e senza effetto. Nessuno pesca dal posacenere.
rulebook-grass-turn-6 = Una carta Paranoia non si scarta mai e basta. Nel 2018 non si può nemmeno giocare finché non hai un Mercato aperto, a meno che tu non abbia solo Paranoia; nella versione classica sì.
rulebook-grass-turn-7 = Chi pesca l’ultima carta del pagliaio gioca il suo turno fino in fondo; poi la mano è finita.
rulebook-grass-turn-8 = Chi salta un turno non pesca, non gioca e non fa offerte, ma passa carte, può essere attaccato e risponde alle offerte. I turni da saltare si sommano e decadono alla fine della mano.
rulebook-grass-turn-9 = Tutti hanno in mano sei carte; chi è di turno ne ha sette tra la pesca e la giocata.
rulebook-grass-turn-10 = Ogni decisione viene chiesta, anche se la risposta possibile è una sola.
rulebook-grass-turn-11 = Un tavolo può fissare un numero di mani; allora vince il più ricco dopo l’ultima.
rulebook-grass-turn-12 = A parità di valore Home Grown viene prima di Mexico e Colombia prima di Jamaica.

rulebook-grass-market-1 = Mercato aperto viene prima di tutto: senza, non si gioca nessuna carta Spaccio. Una seconda si può scambiare o scartare, non giocare, finché c’è la prima.
rulebook-grass-market-2 = Aprire il mercato, o liberarlo dai guai, è la giocata di quel turno; si spaccia da quello successivo.
rulebook-grass-market-3 = Mercato chiuso si gioca sul proprio mercato aperto e senza scocciature. La mano finisce subito e si contano i profitti. Si può anche scartare.

rulebook-grass-peddle-1 = Una carta Spaccio si gioca nella propria zona dello spaccio se il proprio mercato è aperto e senza scocciature. Non c’è limite.

rulebook-grass-heat-1 = Una Puzza di guai si gioca su un avversario con il mercato aperto e ancora senza scocciature. Il tuo mercato non conta.
rulebook-grass-heat-2 = Con una Puzza di guai non puoi giocare Spaccio, Furto di piantine o Mercato chiuso, e nel 2018 nemmeno Protezione. Puoi ancora annullarla, giocare Puzza di guai, Nirvana e Paranoia, scartare e scambiare.
rulebook-grass-heat-3 = Un Via libera si gioca sulla Puzza di guai corrispondente del proprio mercato, che torna aperto. Senza la sua Puzza di guai si può solo scartare.

rulebook-grass-pay-fine-1 = Pagare la multa annulla qualsiasi Puzza di guai sul tuo mercato e costa una carta Spaccio della tua zona dello spaccio.
rulebook-grass-pay-fine-2 = Nel 2018 scegli tu quale carta Spaccio pagare; nella versione classica è quella di minor valore.
rulebook-grass-pay-fine-3 = Può essere anche una protetta. Dove si paga la più bassa, è la più bassa di tutte, protetta o meno; a parità prima una non protetta.
rulebook-grass-pay-fine-4 = Servono una Puzza di guai da annullare e una carta Spaccio con cui pagare.
rulebook-grass-pay-fine-5 = Se paghi una carta protetta, la Protezione resta sulle altre e non si riempie di nuovo; se non copre più niente finisce nel posacenere. Si può pagare anche con Dr. Feelgood.

rulebook-grass-protection-1 = Una Protezione si mette su carte Spaccio non protette che insieme valgono al massimo il suo valore di copertura. Serve un Mercato aperto, nel 2018 senza scocciature.
rulebook-grass-protection-2 = Mai su Dr. Feelgood, mai su ciò che è già protetto, e sempre su almeno una carta.
rulebook-grass-protection-3 = Ciò che è coperto è al sicuro fino alla fine della mano. Solo il tuo Pagare la multa può prenderlo.
rulebook-grass-protection-4 = Le carte Spaccio arrivate dopo non sono coperte, anche se c’è ancora posto.

rulebook-grass-steal-1 = Per il Furto di piantine il tuo mercato deve essere aperto e senza scocciature; nel 2018 anche quello della vittima.
rulebook-grass-steal-2 = Prendi a un avversario una carta Spaccio non protetta. Nel 2018 scegli quale, nella versione classica è la più alta.

rulebook-grass-nirvana-1 = Sballato: ogni avversario ti dà una carta Spaccio non protetta, se ne ha una. Nel 2018 sceglie chi dà, uno dopo l’altro; nella versione classica è la più bassa.
rulebook-grass-nirvana-2 = Strafatto: lo stesso, ma sempre la più alta.
rulebook-grass-nirvana-3 = Nella versione classica entrambe liberano anche il tuo mercato e ti danno un turno in più, se il pagliaio non è vuoto.
rulebook-grass-nirvana-4 = Si possono giocare in qualsiasi momento, con o senza mercato.

rulebook-grass-paranoia-1 = Nel 2018 una Paranoia si gioca su un avversario, che la subisce; nella versione classica la subisci tu.
rulebook-grass-paranoia-2 = A secco costa una carta Spaccio, nella versione classica la più bassa e un turno; Doppiato la più alta e un turno, nella classica due; Butta via tutto il mercato con le sue scocciature, tutto ciò che non è protetto e un turno, nella classica due.
rulebook-grass-paranoia-3 = Chi non ha carte non protette non ne dà; il resto vale lo stesso. Il mercato della vittima può anche essere chiuso.
rulebook-grass-paranoia-4 = Prima la vittima dà quello che deve. Poi ognuno sceglie in segreto una carta della sua mano, e tutte passano insieme a sinistra.
rulebook-grass-paranoia-5 = Ciò che si perde va nel posacenere, e così la carta Paranoia.
rulebook-grass-paranoia-6 = Ogni carta Paranoia ancora in mano alla fine costa la sua multa.

rulebook-grass-deal-1 = Nel tuo turno puoi scambiare una carta della tua mano con una di un avversario, tutte le volte che siete d’accordo: qualsiasi carta, comunque stiano i mercati. Nella versione classica solo prima di giocare.
rulebook-grass-deal-2 = Un’offerta dice quale carta dai, che cosa vuoi e a chi la fai. Chi viene interpellato accetta, rifiuta o rilancia una volta. Se l’offerta è per tutti si chiede in senso orario; il primo che accetta prende la carta.
rulebook-grass-deal-3 = Le offerte in un turno non hanno limite, a meno che il tavolo non ne fissi uno.
rulebook-grass-deal-4 = Le carte scambiate si mostrano a tutti, se il tavolo non decide altrimenti.
rulebook-grass-deal-5 = Nel 2018, una volta per turno, scambi senza chiedere una carta Spaccio non protetta con una di altro tipo di un avversario.

rulebook-grass-scoring-1 = Il profitto protetto è il valore delle carte Spaccio coperte, il profitto a rischio quello delle altre.
rulebook-grass-scoring-2 = Chi alla fine ha in mano Il banchiere prende da ogni avversario con profitto a rischio: 5.000 $ nel 2018, un quinto nella versione classica. La carta non si gioca, si può solo scartare.
rulebook-grass-scoring-3 = Il profitto netto è il profitto protetto più quello a rischio, più o meno il banchiere. Il risultato della mano è questo, meno la multa di ogni Paranoia e la carta Spaccio più alta in mano.
rulebook-grass-scoring-4 = Il risultato più alto riceve un bonus di 25.000 $; in caso di parità lo ricevono tutti.
rulebook-grass-scoring-5 = Risultato e bonus si aggiungono al totale. Nel 2018 non scende mai sotto lo zero; nella versione classica può.
rulebook-grass-scoring-6 = La partita finisce quando dopo una mano qualcuno ha 250.000 $. Vince il totale più alto; in parità si vince insieme.
rulebook-grass-scoring-7 = Altrimenti si mischiano tutte le carte, i mercati tornano chiusi e si distribuisce una nuova mano.

rulebook-grass-variants-1 = Dammi cinque: delle sei carte che ricevi tienine una e passa le altre, finché ne hai sei. Nella prima mano a sinistra, poi la direzione si inverte ogni volta.
rulebook-grass-variants-2 = Offerte nascoste: quello che si dice vale solo a parole. Entrambi scelgono a faccia in giù che cosa danno davvero; poi ognuno può dire di essere stato imbrogliato, che sia vero o no.
rulebook-grass-variants-3 = Fortunato o no: invece di passare, ognuno a turno prende una carta a caso dalla mano alla sua destra.
