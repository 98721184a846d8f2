### The rules of Grove by their ids, one sentence or a few each, to look up.
### The whole table, with sources and code, is in docs/rules.

rulebook-grove-cards-1 = Ci sono 18 carte con due righe di tre caselle: cinque alberi e una radura. Un albero porta uno o due frutti: arance, limoni o lime. Ogni carta ha una Ricetta sul retro.
rulebook-grove-cards-2 = Hai 15 dadi, cinque per frutto. Le loro facce vanno da 2 a 6, più un cestino che vale 10. Hai anche uno Scoiattolo e una Carriola.
rulebook-grove-cards-3 = Le carte stampate non sono pubbliche. Greentable ha carte e Ricette proprie. Puoi anche caricare le tue da file di testo: Greentable li controlla.
rulebook-grove-cards-4 = Il mazzo della casa ha 30 alberi per frutto: 18 con un frutto e 12 con due.

rulebook-grove-setup-1 = Si mescolano tutte e 18 le carte. Se ne giocano nove, le altre nove servono per una seconda partita. Nessuno vede la prossima carta.
rulebook-grove-setup-2 = La prima carta dà inizio al tuo Frutteto. Poi peschi due carte.

rulebook-grove-turn-1 = Gioca una delle due carte che hai in mano, metti i dadi e pesca una carta, se ce n’è ancora. Dopo otto carte si conta il raccolto.
rulebook-grove-turn-2 = Chi non può giocare nessuna delle sue carte si ferma. Il suo Frutteto si conta così com’è.

rulebook-grove-placement-1 = Una carta si può ruotare a quarti di giro, ma mai capovolgere.
rulebook-grove-placement-2 = La carta deve coprire almeno una casella del tuo Frutteto. Può coprire più carte insieme.
rulebook-grove-placement-3 = Un albero che copre un altro albero deve avere lo stesso frutto. Il numero di frutti non importa.
rulebook-grove-placement-4 = Qualsiasi albero può coprire una radura vuota.
rulebook-grove-placement-5 = Un albero che copre una radura con un dado deve avere lo stesso frutto del dado. Vale anche per la Carriola.
rulebook-grove-placement-6 = Una radura può coprire qualsiasi cosa, tranne l’albero dello Scoiattolo.
rulebook-grove-placement-7 = Niente può coprire l’albero dello Scoiattolo.

rulebook-grove-dice-1 = Un albero che copre un albero con lo stesso frutto e senza dado ne riceve uno. Il dado mostra la somma dei frutti dei due alberi.
rulebook-grove-dice-2 = Se c’è già un dado, passa sul nuovo albero e aumenta del numero di frutti dell’albero.
rulebook-grove-dice-3 = Un dado che supererebbe il 6 diventa un cestino, che vale 10. Un dado che arriva esattamente a 6 resta a 6.
rulebook-grove-dice-4 = Un cestino coperto da un albero con lo stesso frutto diventa la Carriola, che vale 15. Il dado torna nella tua pila dei dadi. Finché la Carriola è nel tuo Frutteto, i cestini coperti restano a 10. Se copri più cestini, scegli tu quale diventa la Carriola.
rulebook-grove-dice-5 = Se un albero con lo stesso frutto copre la Carriola, questa passa su quell’albero e resta a 15.
rulebook-grove-dice-6 = Se non ci sono più dadi di un frutto, non se ne mette nessuno. Il prossimo albero corrispondente giocato lì conta come il primo.
rulebook-grove-dice-7 = Se i dadi non bastano, scegli quali alberi ne ricevono uno. Puoi usare subito ciò che torna nella pila con la stessa mossa.

rulebook-grove-glade-1 = Se una radura copre un dado, il dado passa sulla radura e il suo valore non cambia. Vale anche per la Carriola.
rulebook-grove-glade-2 = Dove non c’è un dado, una radura non ne porta.
rulebook-grove-glade-3 = Se un albero copre una radura con un dado, il dado passa su quell’albero e aumenta del numero di frutti dell’albero. Su una radura vuota l’albero non riceve dadi.

rulebook-grove-squirrel-1 = Una volta per partita un albero può coprire qualcosa a cui non corrisponde. Lo Scoiattolo si piazza su quell’albero. Non puoi farlo con due alberi insieme.
rulebook-grove-squirrel-2 = Un dado sotto lo Scoiattolo torna nella tua pila dei dadi. Vale anche per la Carriola.
rulebook-grove-squirrel-3 = Sull’albero dello Scoiattolo non si può più giocare niente.

rulebook-grove-scoring-1 = Somma tutti i dadi sui tuoi alberi. La Carriola vale 15. I dadi sulle radure non danno punti. Un totale può essere negativo.
rulebook-grove-scoring-2 = Lo Scoiattolo costa 1 punto, più 1 per ogni dado su un albero accanto (non in diagonale).
rulebook-grove-scoring-3 = Sei titoli dicono quanto è buono un raccolto: sotto i 40 punti, poi di cinque in cinque fino a 60 e oltre.

rulebook-grove-recipes-1 = Si mettono da parte due carte con il lato Ricetta a faccia in su. La somma dei loro numeri è il punteggio bersaglio.
rulebook-grove-recipes-2 = Una Ricetta soddisfatta alla fine dà punti o moltiplica i dadi. Se raggiungi il punteggio bersaglio, vinci.
rulebook-grove-recipes-3 = Per le Ricette la Carriola conta come un dado del frutto che ha sostituito. Non conta per Cocktail di Frutta, Tutti Frutti, Cordiale al Lime, Succo d’Arancia e Lemon Soda. I dadi sulle radure contano per le condizioni.
rulebook-grove-recipes-4 = Conta i dadi sugli alberi, moltiplicali, poi aggiungi i punti. Alla fine sottrai i punti dello Scoiattolo.
rulebook-grove-recipes-5 = Il ricettario della casa ha 18 Ricette nostre, ognuna con un numero da 30 a 44.
rulebook-grove-recipes-6 = Le tue Ricette possono dare o togliere punti, moltiplicare i dadi di un frutto o tutti i dadi, o fare entrambe le cose. La condizione può riguardare un frutto, due o uno qualsiasi.

rulebook-grove-several-1 = Da uno a quattro giocatori, ognuno con i suoi dadi. Tutti ricevono le stesse carte nello stesso ordine.
rulebook-grove-several-2 = Tutti scelgono insieme e in segreto. Quando tutti hanno giocato la carta, si pesca la prossima per tutti.
rulebook-grove-several-3 = Vince il raccolto più alto. In caso di parità vince chi ha più dadi nel Frutteto. Contano anche la Carriola e i dadi sulle radure. Se la parità resta, la vittoria è condivisa.
rulebook-grove-several-4 = Con le Ricette tutti hanno le stesse due. Vince il punteggio più alto, e ognuno viene a sapere se ha raggiunto il punteggio bersaglio.
