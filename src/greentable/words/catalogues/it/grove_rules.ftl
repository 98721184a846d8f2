### The rules of Grove in short: a heading, then some sentences.

## The goal (grove.scoring)

grove-rules-aim = Scopo del gioco
grove-rules-aim-harvest = Ottieni il raccolto più alto. Alla fine contano tutti i dadi sui tuoi alberi. 50 punti sono un buon risultato, 60 un risultato eccellente.
grove-rules-aim-cards = Delle diciotto carte se ne usano solo nove. Una dà inizio al tuo Frutteto, le altre otto le giochi tu.
grove-rules-aim-cells = Ogni carta ha cinque alberi e una radura. Un albero porta uno o due frutti: arance, limoni o lime.

## A turn (grove.turn, grove.placement)

grove-rules-turn = Il tuo turno
grove-rules-turn-lay = Gioca una delle due carte che hai in mano. Puoi ruotarla come vuoi.
grove-rules-turn-overlap = Deve coprire almeno un albero o una radura del tuo Frutteto. Conta solo ciò che sta sopra.
grove-rules-turn-draw = Poi pesca un’altra carta. La partita finisce dopo otto carte.

## Trees and dice (grove.placement, grove.dice)

grove-rules-dice = Alberi e dadi
grove-rules-dice-match = Un albero che copre un altro albero deve avere lo stesso frutto. Il numero di frutti non importa.
grove-rules-dice-new = Se non c’è ancora un dado, mettine uno di quel frutto. Mostra la somma dei frutti dei due alberi. I dadi non si tirano mai.
grove-rules-dice-rise = Se c’è già un dado, passa sul nuovo albero e aumenta del numero di frutti dell’albero. Oltre il 6 diventa un cestino, che vale 10.
grove-rules-dice-barrow = Se copri un cestino con un albero dello stesso frutto, diventa la Carriola, che vale 15. Il dado torna nella tua pila dei dadi. C’è una sola Carriola. Finché è nel tuo Frutteto, i cestini coperti restano a 10.
grove-rules-dice-scarce = Hai cinque dadi per frutto. Se non bastano, scegli tu quali alberi ne ricevono uno.

## Glades (grove.glade)

grove-rules-glades = Le radure
grove-rules-glades-under = Qualsiasi albero può coprire una radura vuota, ma non riceve dadi.
grove-rules-glades-over = Una radura può coprire qualsiasi cosa, tranne l’albero dello Scoiattolo.
grove-rules-glades-fallen = Se una radura copre un dado, il dado passa sulla radura e non dà punti. Lì può coprirlo solo un albero con lo stesso frutto. Allora il dado passa su quell’albero e sale come al solito. La Carriola si sposta allo stesso modo.

## The squirrel (grove.squirrel, grove.scoring.2)

grove-rules-squirrel = Lo Scoiattolo
grove-rules-squirrel-once = Una volta per partita un albero può coprire qualcosa a cui non corrisponde.
grove-rules-squirrel-seat = Lo Scoiattolo si piazza su quell’albero, che non si può più coprire. Un dado che era sotto torna nella tua pila dei dadi.
grove-rules-squirrel-cost = Costa 1 punto, più 1 per ogni dado su un albero accanto (non in diagonale).

## The recipe challenge (grove.recipes)

grove-rules-challenge = La Sfida Ricetta
grove-rules-challenge-target = Si mettono da parte due carte con il lato Ricetta a faccia in su. La somma dei loro numeri è il punteggio bersaglio.
grove-rules-challenge-met = Le Ricette soddisfatte alla fine danno punti o moltiplicano i dadi. Raccolto e Ricette insieme devono raggiungere il punteggio bersaglio.
grove-rules-challenge-counted = Per le Ricette sono in gioco anche i dadi sulle radure. La Carriola conta come un dado del frutto che ha sostituito, se la Ricetta non la esclude.
grove-rules-challenge-order = Prima si moltiplicano i dadi, poi si aggiungono i punti. Alla fine si sottraggono i punti dello Scoiattolo.

## Several players (grove.several)

grove-rules-several = Più giocatori
grove-rules-several-together = Tutti ricevono le stesse carte. Ognuno sceglie in segreto, poi giocate tutti insieme la vostra carta.
grove-rules-several-winner = Vince il raccolto più alto. In caso di parità vince chi ha usato più dadi. Se la parità resta, la vittoria è condivisa.
