### Why a move of Grove is refused: said to the player, with what would help.

grove-reason-game-over = The game is over.
grove-reason-not-your-turn = It’s not your turn.
grove-reason-already-chosen = You’ve already chosen. Wait for the others.
# Another kind of move than the one that is due: on their turn players place a card, nothing else.
grove-reason-not-now = That move isn’t possible now. On your turn you place a card.
grove-reason-malformed = That move is incomplete or has too many parts. It needs a card, a position and a rotation.
grove-reason-no-such-card = There’s no card { $card }. Cards are numbered from 1 to 18.
grove-reason-already-seen = Card { $card } has already been turned up.
grove-reason-same-recipe = The two recipes must be different.
grove-reason-not-in-hand = You don’t have card { $card } in your hand.
grove-reason-no-overlap = The card must overlap your grove by at least one cell.
grove-reason-on-squirrel = You can’t cover the squirrel’s tree.
grove-reason-mismatch = A tree must match the tree or die it covers, and you’ve already used your squirrel.
grove-reason-two-mismatches = Only one tree can cover something it doesn’t match. You have just one squirrel.
grove-reason-barrow-to-choose = Several baskets could become the wheelbarrow. Choose one.
grove-reason-not-a-covered-basket = This card doesn’t cover a basket there. Choose a basket it covers.
grove-reason-no-barrow-to-choose = There’s no wheelbarrow to choose here. Leave that part out.
grove-reason-dice-to-choose = There aren’t enough dice for all these trees. Choose which ones get a die.
grove-reason-die-not-scarce = Only choose trees of a fruit with too few dice left.
grove-reason-wrong-number-of-dice = Choose exactly as many trees as there are dice left.

## One cell of the card that fails, at $place. $laid and $below are cells.

grove-fault-on-squirrel = At { $place }: the { $laid } would cover the squirrel.
grove-fault-mismatch = At { $place }: the { $laid } doesn’t match the { $below }.

## One cell that could be chosen

grove-fault-barrow = The basket at { $place } could become the wheelbarrow.
grove-fault-dice = The tree at { $place } could get a die.
