### The rules of Grove by their ids, one sentence or a few each, to look up.
### The whole table, with sources and code, is in docs/rules.

rulebook-grove-cards-1 = 18 cartes avec deux rangées de trois cases : cinq arbres portant une ou deux oranges, citrons ou citrons verts, et une clairière. Au dos de chacune, une recette.
rulebook-grove-cards-2 = Vous avez 15 dés, cinq de chaque fruit, avec les faces 2 à 6 et un panier de 10 ; un écureuil et une brouette.
rulebook-grove-cards-3 = Les cartes imprimées ne sont pas publiques : Greentable a les siennes et ses recettes, et prend les vôtres comme fichiers de texte, qu’il vérifie.
rulebook-grove-cards-4 = Le jeu maison a 30 arbres de chaque fruit, 18 avec un fruit et 12 avec deux.

rulebook-grove-setup-1 = On mélange les 18 cartes. On en joue neuf ; les neuf autres servent pour une seconde partie. Personne ne voit la carte suivante.
rulebook-grove-setup-2 = La première carte commence le verger, puis on en pioche deux.

rulebook-grove-turn-1 = Posez une des deux cartes de votre main, placez les dés, piochez une carte s’il en reste. Après huit cartes, on compte la récolte.
rulebook-grove-turn-2 = Qui ne peut poser aucune carte s’arrête là et compte ce qui est dans le verger.

rulebook-grove-placement-1 = Une carte se tourne par quarts de tour, mais ne se retourne jamais.
rulebook-grove-placement-2 = Au moins une de ses cases doit recouvrir une case du verger. Elle peut recouvrir plusieurs cartes à la fois.
rulebook-grove-placement-3 = Arbre sur arbre : le fruit doit être le même ; peu importe combien.
rulebook-grove-placement-4 = Tout arbre peut recouvrir une clairière vide.
rulebook-grove-placement-5 = Sur une clairière avec un dé, l’arbre doit avoir le fruit du dé. La brouette compte comme un tel dé.
rulebook-grove-placement-6 = Une clairière peut recouvrir n’importe quoi, sauf l’arbre de l’écureuil.
rulebook-grove-placement-7 = Rien ne peut recouvrir l’arbre de l’écureuil.

rulebook-grove-dice-1 = Un arbre posé sur un arbre de son fruit sans dé en reçoit un, qui montre les fruits des deux arbres.
rulebook-grove-dice-2 = Un dé déjà là monte et augmente des fruits du nouvel arbre.
rulebook-grove-dice-3 = Un dé qui dépasserait 6 devient un panier de 10 ; 6 tout juste reste 6.
rulebook-grove-dice-4 = Un panier recouvert par un arbre de son fruit devient la brouette, 15, et son dé retourne dans la réserve. Tant que la brouette est dans le verger, un panier recouvert reste à 10. De plusieurs paniers, vous en choisissez un.
rulebook-grove-dice-5 = Une brouette recouverte par un arbre de son fruit monte et reste à 15.
rulebook-grove-dice-6 = S’il n’y a plus de dé d’un fruit, on n’en pose pas. Le prochain arbre à cet endroit compte comme un premier.
rulebook-grove-dice-7 = S’il manque des dés, vous choisissez quels arbres en reçoivent un. Ce qui revient dans le même coup peut déjà servir.

rulebook-grove-glade-1 = Une clairière posée sur un dé le porte, sans changer sa valeur ; la brouette aussi.
rulebook-grove-glade-2 = Là où il n’y a pas de dé, une clairière n’en apporte pas.
rulebook-grove-glade-3 = Un arbre posé sur une clairière avec un dé le reprend, et le dé augmente des fruits de l’arbre. Sur une clairière vide, pas de dé.

rulebook-grove-squirrel-1 = Une fois par partie, un arbre de la carte peut ne pas correspondre à ce qu’il recouvre ; l’écureuil s’y installe. Deux à la fois, c’est interdit.
rulebook-grove-squirrel-2 = Un dé sous l’écureuil retourne dans la réserve ; la brouette aussi.
rulebook-grove-squirrel-3 = Plus rien ne peut être posé sur l’arbre de l’écureuil.

rulebook-grove-scoring-1 = Tous les dés sur les arbres comptent, la brouette 15. Dans les clairières, ils ne comptent pas. Un total peut être négatif.
rulebook-grove-scoring-2 = L’écureuil coûte 1 point, et 1 de plus pour chaque dé sur un arbre voisin.
rulebook-grove-scoring-3 = Six paliers disent ce que vaut une récolte : moins de 40, puis de cinq en cinq, jusqu’à 60 et plus.

rulebook-grove-recipes-1 = On met de côté deux cartes, côté recette visible. La somme de leurs valeurs est l’objectif.
rulebook-grove-recipes-2 = Une recette réussie à la fin donne des points ou multiplie des dés. Qui atteint l’objectif gagne.
rulebook-grove-recipes-3 = Pour les recettes, la brouette est un dé du fruit qu’elle a remplacé, sauf pour Cocktail de fruits, Tutti frutti, Sirop de citron vert, Jus d’orange et Limonade. Les dés dans les clairières comptent pour les conditions.
rulebook-grove-recipes-4 = D’abord les dés sur les arbres, puis ce qui les multiplie, puis les points ; l’écureuil se paie en dernier.
rulebook-grove-recipes-5 = Le livre maison a 18 recettes à nous, qui valent de 30 à 44 chacune.
rulebook-grove-recipes-6 = Une recette à vous peut donner ou retirer des points, multiplier les dés d’un fruit ou tous les dés, ou les deux ; sa condition peut parler d’un fruit, de deux ou de n’importe lequel.

rulebook-grove-several-1 = On joue de un à quatre, chacun avec ses dés, et tous avec les mêmes cartes dans le même ordre.
rulebook-grove-several-2 = Tous choisissent en même temps et en secret ; quand tous ont posé, la carte suivante est piochée pour tous.
rulebook-grove-several-3 = La plus grosse récolte gagne ; à égalité, celui qui a le plus de dés dans le verger, clairières comprises. Sinon la victoire est partagée.
rulebook-grove-several-4 = Avec des recettes, tous ont les deux mêmes. Le plus gros score gagne, et chacun apprend s’il a atteint l’objectif.
