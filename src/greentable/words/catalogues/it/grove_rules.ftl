### The rules of Grove in short: a heading, then some sentences.

## The aim (grove.scoring)

grove-rules-aim = Scopo del gioco
grove-rules-aim-harvest = Il raccolto più alto: la somma di tutti i dadi sugli alberi.
grove-rules-aim-cards = Delle diciotto carte se ne giocano nove: una è in tavola dall’inizio, otto le giochi tu.
grove-rules-aim-cells = Ogni carta ha sei caselle: cinque alberi, con uno o due frutti (arance, limoni o lime), e una radura.

## A turn (grove.turn, grove.placement)

grove-rules-turn = Il turno
grove-rules-turn-lay = Gioca una delle due carte che hai in mano, ruotata come vuoi.
grove-rules-turn-overlap = Almeno una delle sue caselle deve sovrapporsi a una casella del Frutteto. Conta solo ciò che sta sopra.
grove-rules-turn-draw = Poi si pesca un’altra carta. Dopo otto carte si conta il raccolto.

## Trees and dice (grove.placement, grove.dice)

grove-rules-dice = Alberi e dadi
grove-rules-dice-match = Un albero può coprire un albero con lo stesso frutto; quanti siano i frutti non conta.
grove-rules-dice-new = Se lì non c’è ancora un dado, ne arriva uno di quel frutto. Mostra i frutti di entrambi gli alberi insieme.
grove-rules-dice-rise = Se c’è già, passa sul nuovo albero e sale dei frutti di questo. Oltre il 6 diventa un cestino, che vale 10.
grove-rules-dice-barrow = Un cestino coperto da un albero corrispondente diventa la Carriola, che vale 15; il suo dado torna nella tua pila dei dadi. C’è una sola Carriola: finché è nel Frutteto, un cestino coperto resta 10.
grove-rules-dice-scarce = Ci sono cinque dadi per frutto. Se non bastano, scegli tu quali alberi ne ricevono uno.

## Glades (grove.glade)

grove-rules-glades = Le radure
grove-rules-glades-under = Su una radura vuota può stare qualsiasi albero, ma non riceve dadi.
grove-rules-glades-over = Una radura può coprire qualsiasi cosa, tranne l’albero dello Scoiattolo.
grove-rules-glades-fallen = Un dado che finisce su una radura, o la Carriola, non dà punti. Lì può coprirlo solo un albero del suo frutto, che lo riprende e lo fa salire come sempre.

## The squirrel (grove.squirrel, grove.scoring.2)

grove-rules-squirrel = Lo Scoiattolo
grove-rules-squirrel-once = Una volta per partita un albero può non corrispondere a ciò che copre.
grove-rules-squirrel-seat = Ci si piazza lo Scoiattolo, un dado sottostante torna nella pila dei dadi e niente può più coprire quell’albero.
grove-rules-squirrel-cost = Costa 1 punto, più 1 per ogni dado su un albero ortogonalmente adiacente.

## The recipe challenge (grove.recipes)

grove-rules-challenge = La Sfida Ricetta
grove-rules-challenge-target = Si mettono da parte due carte, con il lato Ricetta in alto. La somma dei loro numeri è il punteggio bersaglio.
grove-rules-challenge-met = Una Ricetta la cui condizione è soddisfatta alla fine dà punti o moltiplica dadi. Raccolto e Ricette insieme devono raggiungere il punteggio bersaglio.
grove-rules-challenge-counted = Per una Ricetta sono in gioco anche i dadi sulle radure, e la Carriola è un dado del frutto che ha sostituito, a meno che la Ricetta dica che non conta.
grove-rules-challenge-order = Prima si moltiplicano i dadi, poi si aggiungono i punti; per ultimo si paga lo Scoiattolo.

## Several players (grove.several)

grove-rules-several = Più giocatori
grove-rules-several-together = Tutti hanno le stesse carte. Tutti giocano contemporaneamente e vedono le carte degli altri quando tutti hanno scelto.
grove-rules-several-winner = Vince il raccolto più alto; in caso di parità, chi ha usato più dadi. Se la parità resta, la vittoria è condivisa.
