### Why a move of Grove is refused: said to the player, with what would help.

grove-reason-game-over = La partie est finie.
grove-reason-not-your-turn = Ce n’est pas votre tour.
grove-reason-already-chosen = Vous avez déjà choisi : attendez les autres.
grove-reason-not-now = Pas maintenant : la table attend autre chose.
grove-reason-malformed = Le coup en dit trop peu ou trop : nommez une carte, un endroit et une rotation.
grove-reason-no-such-card = Il n’y a pas de carte { $card } : elles sont numérotées de 1 à 18.
grove-reason-already-seen = La carte { $card } a déjà été retournée.
grove-reason-same-recipe = Les deux recettes doivent être différentes.
grove-reason-not-in-hand = Vous n’avez pas la carte { $card } en main.
grove-reason-no-overlap = La carte doit recouvrir au moins une case du verger.
grove-reason-on-squirrel = Rien ne peut recouvrir l’arbre de l’écureuil.
grove-reason-mismatch = Un arbre doit correspondre à l’arbre ou au dé qu’il recouvre, et votre écureuil est déjà sorti.
grove-reason-two-mismatches = Un seul arbre au plus peut ne pas correspondre à ce qu’il recouvre : il n’y a qu’un écureuil.
grove-reason-barrow-to-choose = Plusieurs paniers peuvent devenir la brouette : dites lequel.
grove-reason-not-a-covered-basket = Cette carte n’y recouvre pas de panier : rien ne peut y devenir la brouette.
grove-reason-no-barrow-to-choose = Il n’y a pas de brouette à choisir ici : n’en parlez pas.
grove-reason-dice-to-choose = Il n’y a pas assez de dés pour tous ces arbres : dites lesquels en reçoivent un.
grove-reason-die-not-scarce = Ne nommez de dés que pour les arbres dont le fruit n’a plus assez de dés.
grove-reason-wrong-number-of-dice = Nommez autant d’arbres qu’il reste de dés.

## One cell of the card that fails, at $place. $laid and $below are cells, with their articles.

grove-fault-on-squirrel = En { $place } : { $laid } recouvrirait l’écureuil.
grove-fault-mismatch = En { $place } : { $laid } ne va pas avec { $below }.

## One cell that could be chosen

grove-fault-barrow = Le panier en { $place } peut devenir la brouette.
grove-fault-dice = L’arbre en { $place } peut recevoir un dé.
