### Why a move of Grove is refused: said to the player, with what would help.

grove-reason-game-over = La partie est terminée.
grove-reason-not-your-turn = Ce n’est pas votre tour.
grove-reason-already-chosen = Vous avez déjà choisi. Attendez les autres.
# Another kind of move than the one that is due: on their turn players place a card, nothing else.
grove-reason-not-now = Ce coup n’est pas possible maintenant. À votre tour, posez une carte.
grove-reason-malformed = Ce coup est incomplet ou contient trop d’éléments. Il faut une carte, un emplacement et une rotation.
grove-reason-no-such-card = Il n’y a pas de carte { $card }. Les cartes sont numérotées de 1 à 18.
grove-reason-already-seen = La carte { $card } a déjà été retournée.
grove-reason-same-recipe = Les deux recettes doivent être différentes.
grove-reason-not-in-hand = Vous n’avez pas la carte { $card } en main.
grove-reason-no-overlap = La carte doit recouvrir au moins une case de votre verger.
grove-reason-on-squirrel = Rien ne peut recouvrir l’arbre de l’écureuil.
grove-reason-mismatch = Un arbre doit correspondre à l’arbre ou au dé qu’il recouvre. Votre écureuil a déjà servi.
grove-reason-two-mismatches = Un seul arbre peut recouvrir ce qui ne lui correspond pas. Vous n’avez qu’un écureuil.
grove-reason-barrow-to-choose = Plusieurs paniers peuvent devenir la brouette. Choisissez-en un.
grove-reason-not-a-covered-basket = Cette carte n’y recouvre pas de panier. Choisissez un panier qu’elle recouvre.
grove-reason-no-barrow-to-choose = Il n’y a pas de brouette à choisir ici. Supprimez cette partie du coup.
grove-reason-dice-to-choose = Il n’y a pas assez de dés pour tous ces arbres. Choisissez lesquels en reçoivent un.
grove-reason-die-not-scarce = Ne choisissez que des arbres dont le fruit manque de dés.
grove-reason-wrong-number-of-dice = Choisissez autant d’arbres qu’il reste de dés.

## One cell of the card that fails, at $place. $laid and $below are cells, with their articles.

grove-fault-on-squirrel = En { $place } : { $laid } recouvrirait l’écureuil.
grove-fault-mismatch = En { $place } : { $laid } ne correspond pas à ce qu’il recouvre, { $below }.

## One cell that could be chosen

grove-fault-barrow = Le panier en { $place } peut devenir la brouette.
grove-fault-dice = L’arbre en { $place } peut recevoir un dé.
