### The rules of Grove in short: a heading, then some sentences.

## The goal (grove.scoring)

grove-rules-aim = But du jeu
grove-rules-aim-harvest = Faites la plus grosse récolte. À la fin, tous les dés sur vos arbres comptent. 50 points, c’est bien ; 60, c’est excellent.
grove-rules-aim-cards = On ne joue que neuf des dix-huit cartes. La première commence votre verger, vous posez les huit autres.
grove-rules-aim-cells = Chaque carte a cinq arbres et une clairière. Un arbre porte une ou deux oranges, citrons ou citrons verts.

## A turn (grove.turn, grove.placement)

grove-rules-turn = Votre tour
grove-rules-turn-lay = Posez une des deux cartes de votre main. Vous pouvez la tourner comme vous voulez.
grove-rules-turn-overlap = Elle doit recouvrir au moins un arbre ou une clairière de votre verger. Seul le dessus compte.
grove-rules-turn-draw = Piochez ensuite la carte suivante. La partie s’arrête après huit cartes.

## Trees and dice (grove.placement, grove.dice)

grove-rules-dice = Arbres et dés
grove-rules-dice-match = Un arbre qui en recouvre un autre doit porter le même fruit. Peu importe le nombre de fruits.
grove-rules-dice-new = S’il n’y a pas encore de dé, placez-y un dé de ce fruit. Il montre le total des fruits des deux arbres. On ne lance jamais les dés.
grove-rules-dice-rise = S’il y en a déjà un, il monte sur le nouvel arbre et augmente du nombre de fruits de celui-ci. Au-delà de 6, il devient un panier, qui vaut 10.
grove-rules-dice-barrow = Recouvrez un panier d’un arbre du même fruit : il devient la brouette, qui vaut 15. Le dé retourne dans votre réserve. Il n’y a qu’une brouette. Tant qu’elle est dans votre verger, les paniers recouverts restent à 10.
grove-rules-dice-scarce = Vous avez cinq dés de chaque fruit. S’il en manque, vous choisissez quels arbres en reçoivent un.

## Glades (grove.glade)

grove-rules-glades = Les clairières
grove-rules-glades-under = N’importe quel arbre peut recouvrir une clairière vide, mais il ne reçoit pas de dé.
grove-rules-glades-over = Une clairière peut tout recouvrir, sauf l’arbre de l’écureuil.
grove-rules-glades-fallen = Si une clairière recouvre un dé, celui-ci passe dans la clairière et ne rapporte rien. Seul un arbre du même fruit peut l’y recouvrir. Le dé monte alors sur cet arbre et augmente comme d’habitude. La brouette se déplace de la même façon.

## The squirrel (grove.squirrel, grove.scoring.2)

grove-rules-squirrel = L’écureuil
grove-rules-squirrel-once = Une fois par partie, un arbre peut recouvrir quelque chose qui ne lui correspond pas.
grove-rules-squirrel-seat = L’écureuil s’installe sur cet arbre, et plus rien ne peut le recouvrir. Un dé qui se trouvait dessous retourne dans votre réserve.
grove-rules-squirrel-cost = Il coûte 1 point, plus 1 par dé sur un arbre voisin (pas en diagonale).

## The recipe challenge (grove.recipes)

grove-rules-challenge = Le défi des recettes
grove-rules-challenge-target = On met de côté deux cartes, côté recette visible. La somme de leurs valeurs est l’objectif.
grove-rules-challenge-met = Une recette réussie à la fin donne des points ou multiplie des dés. La récolte et les recettes doivent ensemble atteindre l’objectif.
grove-rules-challenge-counted = Pour les recettes, les dés dans les clairières sont aussi en jeu. La brouette compte comme un dé du fruit qu’elle a remplacé, sauf si la recette l’exclut.
grove-rules-challenge-order = On multiplie d’abord les dés, puis on ajoute les points. On retire enfin les points de l’écureuil.

## Several players (grove.several)

grove-rules-several = À plusieurs
grove-rules-several-together = Tout le monde reçoit les mêmes cartes. Chacun choisit en secret, puis vous posez tous en même temps.
grove-rules-several-winner = La plus grosse récolte gagne. En cas d’égalité, le joueur qui a utilisé le plus de dés l’emporte. Si l’égalité demeure, la victoire est partagée.
