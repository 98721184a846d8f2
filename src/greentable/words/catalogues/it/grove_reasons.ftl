### Why a move of Grove is refused: said to the player, with what would help.

grove-reason-game-over = La partita è finita.
grove-reason-not-your-turn = Non è il tuo turno.
grove-reason-already-chosen = Hai già scelto. Aspetta gli altri.
# Another kind of move than the one that is due: on their turn players place a card, nothing else.
grove-reason-not-now = Questa mossa ora non è possibile. Nel tuo turno giochi una carta.
grove-reason-malformed = La mossa è incompleta o contiene troppe parti. Servono una carta, una posizione e una rotazione.
grove-reason-no-such-card = La carta { $card } non esiste. Le carte sono numerate da 1 a 18.
grove-reason-already-seen = La carta { $card } è già stata scoperta.
grove-reason-same-recipe = Le due Ricette devono essere diverse.
grove-reason-not-in-hand = Non hai in mano la carta { $card }.
grove-reason-no-overlap = La carta deve sovrapporsi ad almeno una casella del tuo Frutteto.
grove-reason-on-squirrel = L’albero dello Scoiattolo non si può coprire.
grove-reason-mismatch = Un albero deve corrispondere all’albero o al dado che copre, e hai già usato lo Scoiattolo.
grove-reason-two-mismatches = Un solo albero può coprire qualcosa a cui non corrisponde. Hai un solo Scoiattolo.
grove-reason-barrow-to-choose = Più cestini possono diventare la Carriola. Scegline uno.
grove-reason-not-a-covered-basket = Lì la carta non copre un cestino. Scegli un cestino coperto dalla carta.
grove-reason-no-barrow-to-choose = Qui non c’è una Carriola da scegliere. Togli quella parte della mossa.
grove-reason-dice-to-choose = Non ci sono abbastanza dadi per tutti questi alberi. Scegli quali ne ricevono uno.
grove-reason-die-not-scarce = Scegli solo alberi di un frutto i cui dadi non bastano.
grove-reason-wrong-number-of-dice = Scegli tanti alberi quanti sono i dadi rimasti.

## One cell of the card that fails, at $place. $laid and $below are cells; they come without an article.

grove-fault-on-squirrel = In { $place } c’è lo Scoiattolo, che non si può coprire ({ $laid }).
grove-fault-mismatch = In { $place } non c’è corrispondenza: { $laid } su { $below }.

## One cell that could be chosen

grove-fault-barrow = Il cestino in { $place } può diventare la Carriola.
grove-fault-dice = L’albero in { $place } può ricevere un dado.
