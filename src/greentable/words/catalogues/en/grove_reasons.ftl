### Why a move of Grove is refused: said to the player, with what would help.

grove-reason-game-over = The game is over.
grove-reason-not-your-turn = It is not your turn.
grove-reason-already-chosen = You have already chosen: wait for the others.
grove-reason-not-now = Not now: the table is waiting for something else.
grove-reason-malformed = The move says too little or too much: name a card, a place and a rotation.
grove-reason-no-such-card = There is no card { $card }: they are numbered from 1 to 18.
grove-reason-already-seen = Card { $card } has already been turned up.
grove-reason-same-recipe = The two recipes must be different.
grove-reason-not-in-hand = You do not hold card { $card }.
grove-reason-no-overlap = The card must cover at least one cell of the grove.
grove-reason-on-squirrel = Nothing may lie on the squirrel’s tree.
grove-reason-mismatch = A tree must match the tree or the die below it, and your squirrel is used.
grove-reason-two-mismatches = At most one tree may mismatch what lies below it: there is only one squirrel.
grove-reason-barrow-to-choose = Several baskets could become the barrow: say which.
grove-reason-not-a-covered-basket = This card does not cover a basket there, so it cannot become the barrow.
grove-reason-no-barrow-to-choose = There is no choice of a barrow here: leave it out.
grove-reason-dice-to-choose = There are not enough dice for all these trees: say which trees get one.
grove-reason-die-not-scarce = Name dice only for trees whose fruit has too few dice left.
grove-reason-wrong-number-of-dice = Name as many trees as there are dice left.

## One cell of the card that fails, at $place. $laid and $below are cells.

grove-fault-on-squirrel = At { $place }: the { $laid } would cover the squirrel.
grove-fault-mismatch = At { $place }: the { $laid } does not match the { $below }.

## One cell that could be chosen

grove-fault-barrow = The basket at { $place } could become the barrow.
grove-fault-dice = The tree at { $place } could get a die.
