### The rules of Grove by their ids, one sentence or a few each, to look up.
### The whole table, with sources and code, is in docs/rules.

rulebook-grove-cards-1 = 18 carte con due file di tre caselle: cinque alberi con uno o due arance, limoni o lime, e una radura. Sul retro di ognuna c’è una Ricetta.
rulebook-grove-cards-2 = Hai 15 dadi, cinque per frutto, con le facce da 2 a 6 e un cestino da 10; uno Scoiattolo e una Carriola.
rulebook-grove-cards-3 = Le carte stampate non sono pubbliche: Greentable ha un mazzo e Ricette proprie, e prende i tuoi come file di testo, che controlla.
rulebook-grove-cards-4 = Il mazzo della casa ha 30 alberi per frutto, 18 con un frutto e 12 con due.

rulebook-grove-setup-1 = Si mischiano tutte e 18 le carte. Se ne giocano nove; le altre nove servono per una seconda partita. Nessuno vede la prossima carta.
rulebook-grove-setup-2 = La prima carta dà inizio al Frutteto, poi se ne pescano due.

rulebook-grove-turn-1 = Gioca una delle due carte in mano, piazza i dadi, pesca una carta se ce n’è ancora. Dopo otto carte si conta il raccolto.
rulebook-grove-turn-2 = Chi non può giocare nessuna carta si ferma e conta ciò che c’è nel Frutteto.

rulebook-grove-placement-1 = Una carta si può ruotare di un quarto di giro alla volta, mai capovolgere.
rulebook-grove-placement-2 = Almeno una casella deve stare su una casella del Frutteto. La carta può stare su più carte insieme.
rulebook-grove-placement-3 = Albero su albero: il frutto deve essere lo stesso; quanti siano non conta.
rulebook-grove-placement-4 = Su una radura vuota può stare qualsiasi albero.
rulebook-grove-placement-5 = Su una radura con un dado l’albero deve avere il frutto del dado. Anche la Carriola è un dado così.
rulebook-grove-placement-6 = Una radura può coprire qualsiasi cosa, tranne l’albero dello Scoiattolo.
rulebook-grove-placement-7 = Niente può coprire l’albero dello Scoiattolo.

rulebook-grove-dice-1 = Un albero su un albero dello stesso frutto senza dado riceve un dado, che mostra i frutti di entrambi.
rulebook-grove-dice-2 = Un dado che c’è già passa sul nuovo albero e sale dei suoi frutti.
rulebook-grove-dice-3 = Un dado che supererebbe il 6 diventa un cestino da 10; esattamente 6 resta 6.
rulebook-grove-dice-4 = Un cestino coperto da un albero del suo frutto diventa la Carriola, 15, e il suo dado torna nella pila. Finché la Carriola è nel Frutteto, un cestino coperto resta 10. Tra più cestini scegli tu.
rulebook-grove-dice-5 = Una Carriola coperta da un albero del suo frutto passa sopra e resta 15.
rulebook-grove-dice-6 = Se non ci sono più dadi di un frutto, non se ne piazza nessuno. L’albero successivo lì vale come il primo.
rulebook-grove-dice-7 = Se i dadi sono troppo pochi, scegli quali alberi ne ricevono uno. Ciò che torna nella stessa mossa si può già usare.

rulebook-grove-glade-1 = Una radura su un dado lo porta con sé, con lo stesso valore; anche la Carriola.
rulebook-grove-glade-2 = Dove non c’è un dado, una radura non ne porta.
rulebook-grove-glade-3 = Un albero su una radura con un dado lo riprende, e il dado sale dei frutti dell’albero. Su una radura vuota non arriva nessun dado.

rulebook-grove-squirrel-1 = Una volta per partita un albero della carta può non corrispondere a ciò che copre; ci si piazza lo Scoiattolo. Due insieme non sono ammessi.
rulebook-grove-squirrel-2 = Un dado sotto lo Scoiattolo torna nella pila; anche la Carriola.
rulebook-grove-squirrel-3 = L’albero dello Scoiattolo non si può più coprire.

rulebook-grove-scoring-1 = Contano tutti i dadi sugli alberi, la Carriola 15. Sulle radure non contano. Un totale può essere negativo.
rulebook-grove-scoring-2 = Lo Scoiattolo costa 1 punto, più 1 per ogni dado su un albero ortogonalmente adiacente.
rulebook-grove-scoring-3 = Sei fasce dicono quanto è buono un raccolto: sotto 40, poi di cinque in cinque, fino a 60 e oltre.

rulebook-grove-recipes-1 = Si mettono da parte due carte con il lato Ricetta in alto. La somma dei loro numeri è il punteggio bersaglio.
rulebook-grove-recipes-2 = Una Ricetta soddisfatta alla fine dà punti o moltiplica dadi. Vince chi raggiunge il punteggio bersaglio.
rulebook-grove-recipes-3 = Per le Ricette la Carriola è un dado del frutto che ha sostituito, ma non per Cocktail di Frutta, Tutti Frutti, Cordiale al Lime, Succo d’Arancia e Lemon Soda. I dadi sulle radure contano per le condizioni.
rulebook-grove-recipes-4 = Prima i dadi sugli alberi, poi ciò che li moltiplica, poi i punti; per ultimo si paga lo Scoiattolo.
rulebook-grove-recipes-5 = Il ricettario della casa ha 18 Ricette proprie, che valgono da 30 a 44.
rulebook-grove-recipes-6 = Una Ricetta tua può dare o togliere punti, moltiplicare i dadi di un frutto o tutti, o fare entrambe le cose; la condizione può riguardare un frutto, due o uno qualsiasi.

rulebook-grove-several-1 = Si gioca da uno a quattro, ognuno con i suoi dadi e tutti con le stesse carte nello stesso ordine.
rulebook-grove-several-2 = Tutti scelgono insieme e in segreto; quando tutti hanno giocato si pesca la prossima carta per tutti.
rulebook-grove-several-3 = Vince il raccolto più alto; in parità chi ha più dadi nel Frutteto, radure comprese. Se è ancora parità si vince insieme.
rulebook-grove-several-4 = Con le Ricette tutti hanno le stesse due. Vince il punteggio finale più alto, e a ognuno si dice se ha raggiunto il bersaglio.
