### The rules of Grove in short: a heading, then some sentences.

## The aim (grove.scoring)

grove-rules-aim = Le but du jeu
grove-rules-aim-harvest = La plus grosse récolte : la somme de ce que montrent les dés sur les arbres.
grove-rules-aim-cards = Des dix-huit cartes, on en joue neuf : une est là dès le départ, vous posez les huit autres.
grove-rules-aim-cells = Chaque carte a six cases : cinq arbres, qui portent un ou deux fruits (oranges, citrons ou citrons verts), et une clairière.

## A turn (grove.turn, grove.placement)

grove-rules-turn = Le tour de jeu
grove-rules-turn-lay = Posez une des deux cartes de votre main, tournée comme vous voulez.
grove-rules-turn-overlap = Au moins une de ses cases doit recouvrir une case du verger. Seul compte ce qui est au-dessus.
grove-rules-turn-draw = Puis la carte suivante est piochée. Après huit cartes, on compte la récolte.

## Trees and dice (grove.placement, grove.dice)

grove-rules-dice = Arbres et dés
grove-rules-dice-match = Un arbre peut recouvrir un arbre du même fruit ; peu importe le nombre de fruits.
grove-rules-dice-new = S’il n’y a pas encore de dé à cet endroit, on y place un dé de ce fruit. Il montre le total des fruits des deux arbres.
grove-rules-dice-rise = S’il y en a un, il monte sur le nouvel arbre et augmente du nombre de fruits de celui-ci. Au-delà de 6, il montre son panier, qui compte 10.
grove-rules-dice-barrow = Un panier recouvert par un arbre de son fruit devient la brouette, qui compte 15 ; son dé retourne dans votre réserve. Il n’y a qu’une brouette : tant qu’elle est dans le verger, un panier recouvert reste à 10.
grove-rules-dice-scarce = Il y a cinq dés de chaque fruit. S’il en manque, vous dites quels arbres en reçoivent un.

## Glades (grove.glade)

grove-rules-glades = Les clairières
grove-rules-glades-under = Tout arbre peut recouvrir une clairière vide ; il ne reçoit pas de dé.
grove-rules-glades-over = Une clairière peut recouvrir n’importe quoi, sauf l’arbre de l’écureuil.
grove-rules-glades-fallen = Un dé qu’elle recouvre, ou la brouette, tombe dans la clairière et ne compte plus. Seul un arbre de son fruit peut le recouvrir là ; cet arbre le reprend, et il augmente comme toujours.

## The squirrel (grove.squirrel, grove.scoring.2)

grove-rules-squirrel = L’écureuil
grove-rules-squirrel-once = Une fois par partie, un arbre d’une carte peut ne pas correspondre à ce qu’il recouvre.
grove-rules-squirrel-seat = L’écureuil s’y installe, un dé qui s’y trouvait retourne dans la réserve, et plus rien ne peut être posé là.
grove-rules-squirrel-cost = Il coûte 1 point, et 1 de plus pour chaque dé sur un arbre voisin.

## The recipe challenge (grove.recipes)

grove-rules-challenge = Le défi des recettes
grove-rules-challenge-target = On met de côté deux cartes, côté recette visible. La somme de leurs valeurs est l’objectif.
grove-rules-challenge-met = Une recette réussie à la fin donne des points ou multiplie des dés. Récolte et recettes ensemble doivent atteindre l’objectif.
grove-rules-challenge-counted = Pour une recette, les dés dans les clairières sont aussi en jeu, et la brouette est un dé du fruit qu’elle a remplacé, sauf si la recette dit qu’elle ne compte pas.
grove-rules-challenge-order = On multiplie d’abord les dés, puis on ajoute les points ; l’écureuil se paie en dernier.

## Several players (grove.several)

grove-rules-several = À plusieurs
grove-rules-several-together = Tous ont les mêmes cartes. Tous posent en même temps et voient les cartes des autres quand tous ont choisi.
grove-rules-several-winner = La plus grosse récolte gagne ; en cas d’égalité, le joueur qui a utilisé le plus de dés. Si l’égalité demeure, la victoire est partagée.
