### Why a move of Grove is refused: said to the player, with what would help.

grove-reason-game-over = La partita è finita.
grove-reason-not-your-turn = Non è il tuo turno.
grove-reason-already-chosen = Hai già scelto: aspetta gli altri.
grove-reason-not-now = Non ora: il tavolo aspetta qualcos’altro.
grove-reason-malformed = La mossa dice troppo o troppo poco: indica una carta, una posizione e una rotazione.
grove-reason-no-such-card = La carta { $card } non esiste: le carte sono numerate da 1 a 18.
grove-reason-already-seen = La carta { $card } è già stata scoperta.
grove-reason-same-recipe = Le due Ricette devono essere diverse.
grove-reason-not-in-hand = Non hai in mano la carta { $card }.
grove-reason-no-overlap = La carta deve sovrapporsi ad almeno una casella del Frutteto.
grove-reason-on-squirrel = Niente può sovrapporsi all’albero dello Scoiattolo.
grove-reason-mismatch = Un albero deve corrispondere all’albero o al dado sottostante, e hai già usato lo Scoiattolo.
grove-reason-two-mismatches = Al massimo un albero può non corrispondere a ciò che ha sotto: c’è un solo Scoiattolo.
grove-reason-barrow-to-choose = Più cestini potrebbero diventare la Carriola: di’ quale.
grove-reason-not-a-covered-basket = Lì la carta non si sovrappone a un cestino, quindi niente Carriola.
grove-reason-no-barrow-to-choose = Qui non c’è una Carriola da scegliere: non indicarla.
grove-reason-dice-to-choose = Non ci sono dadi per tutti questi alberi: di’ quali ne ricevono uno.
grove-reason-die-not-scarce = Indica i dadi solo per gli alberi del cui frutto restano troppo pochi dadi.
grove-reason-wrong-number-of-dice = Indica tanti alberi quanti sono i dadi rimasti.

## One cell of the card that fails, at $place. $laid and $below are cells; they come without an article.

grove-fault-on-squirrel = In { $place } c’è lo Scoiattolo: { $laid } non può coprirlo.
grove-fault-mismatch = In { $place } non c’è corrispondenza: { $laid } su { $below }.

## One cell that could be chosen

grove-fault-barrow = Il cestino in { $place } potrebbe diventare la Carriola.
grove-fault-dice = L’albero in { $place } potrebbe ricevere un dado.
