### The rules of Grove by their ids, one sentence or a few each, to look up.
### The whole table, with sources and code, is in docs/rules.

rulebook-grove-cards-1 = Il y a 18 cartes avec deux rangées de trois cases : cinq arbres et une clairière. Un arbre porte une ou deux oranges, citrons ou citrons verts. Chaque carte a une recette au dos.
rulebook-grove-cards-2 = Vous avez 15 dés, cinq de chaque fruit. Leurs faces vont de 2 à 6, plus un panier qui vaut 10. Vous avez aussi un écureuil et une brouette.
rulebook-grove-cards-3 = Les cartes imprimées ne sont pas publiques. Greentable a ses propres cartes et recettes. Vous pouvez aussi charger les vôtres depuis des fichiers texte, qui sont vérifiés.
rulebook-grove-cards-4 = Le jeu maison a 30 arbres de chaque fruit : 18 avec un fruit et 12 avec deux.

rulebook-grove-setup-1 = On mélange les 18 cartes. On en joue neuf, les neuf autres servent à une seconde partie. Personne ne voit la carte suivante.
rulebook-grove-setup-2 = La première carte commence votre verger. Piochez ensuite deux cartes.

rulebook-grove-turn-1 = Posez une des deux cartes de votre main, placez les dés, puis piochez une carte s’il en reste. Après huit cartes, on compte la récolte.
rulebook-grove-turn-2 = Un joueur qui ne peut poser aucune de ses cartes s’arrête là. On compte son verger tel qu’il est.

rulebook-grove-placement-1 = Une carte peut être tournée par quarts de tour, jamais retournée.
rulebook-grove-placement-2 = La carte doit recouvrir au moins une case de votre verger. Elle peut recouvrir plusieurs cartes à la fois.
rulebook-grove-placement-3 = Un arbre qui en recouvre un autre doit porter le même fruit. Peu importe le nombre de fruits.
rulebook-grove-placement-4 = N’importe quel arbre peut recouvrir une clairière vide.
rulebook-grove-placement-5 = Un arbre qui recouvre une clairière avec un dé doit avoir le même fruit que ce dé. Cela vaut aussi pour la brouette.
rulebook-grove-placement-6 = Une clairière peut tout recouvrir, sauf l’arbre de l’écureuil.
rulebook-grove-placement-7 = Rien ne peut recouvrir l’arbre de l’écureuil.

rulebook-grove-dice-1 = Un arbre qui recouvre un arbre du même fruit sans dé en reçoit un. Le dé montre le total des fruits des deux arbres.
rulebook-grove-dice-2 = S’il y a déjà un dé, il monte sur le nouvel arbre et augmente du nombre de fruits de celui-ci.
rulebook-grove-dice-3 = Un dé qui dépasserait 6 devient un panier, qui vaut 10. À 6 exactement, il reste à 6.
rulebook-grove-dice-4 = Un panier recouvert par un arbre du même fruit devient la brouette, qui vaut 15. Le dé retourne dans votre réserve. Tant que la brouette est dans votre verger, les paniers recouverts restent à 10. Si vous recouvrez plusieurs paniers, vous choisissez celui qui devient la brouette.
rulebook-grove-dice-5 = Si un arbre du même fruit recouvre la brouette, elle monte sur cet arbre et reste à 15.
rulebook-grove-dice-6 = S’il ne reste plus de dé d’un fruit, on n’en place pas. Le prochain arbre du même fruit à cet endroit compte comme le premier.
rulebook-grove-dice-7 = S’il manque des dés, vous choisissez quels arbres en reçoivent un. Ce qui retourne dans la réserve pendant le même coup peut servir aussitôt.

rulebook-grove-glade-1 = Si une clairière recouvre un dé, celui-ci passe dans la clairière et garde sa valeur. Cela vaut aussi pour la brouette.
rulebook-grove-glade-2 = Là où il n’y a pas de dé, une clairière n’en apporte pas.
rulebook-grove-glade-3 = Un arbre qui recouvre une clairière avec un dé reprend ce dé. Le dé augmente du nombre de fruits de l’arbre. Sur une clairière vide, l’arbre ne reçoit pas de dé.

rulebook-grove-squirrel-1 = Une fois par partie, un arbre peut recouvrir quelque chose qui ne lui correspond pas. L’écureuil s’y installe. Deux arbres à la fois, c’est interdit.
rulebook-grove-squirrel-2 = Un dé sous l’écureuil retourne dans votre réserve. La brouette aussi.
rulebook-grove-squirrel-3 = Plus rien ne peut être posé sur l’arbre de l’écureuil.

rulebook-grove-scoring-1 = Additionnez tous les dés sur vos arbres. La brouette vaut 15. Les dés dans les clairières ne rapportent rien. Un total peut être négatif.
rulebook-grove-scoring-2 = L’écureuil coûte 1 point, plus 1 par dé sur un arbre voisin (pas en diagonale).
rulebook-grove-scoring-3 = Six titres disent ce que vaut une récolte : moins de 40, puis de cinq en cinq jusqu’à 60 et plus.

rulebook-grove-recipes-1 = On met de côté deux cartes, côté recette visible. La somme de leurs valeurs est l’objectif.
rulebook-grove-recipes-2 = Une recette réussie à la fin donne des points ou multiplie des dés. Si vous atteignez l’objectif, vous gagnez.
rulebook-grove-recipes-3 = Pour les recettes, la brouette compte comme un dé du fruit qu’elle a remplacé. Elle ne compte pas pour Cocktail de fruits, Tutti frutti, Sirop de citron vert, Jus d’orange et Limonade. Les dés dans les clairières comptent pour les conditions.
rulebook-grove-recipes-4 = On compte les dés sur les arbres, on les multiplie, puis on ajoute les points. On retire enfin les points de l’écureuil.
rulebook-grove-recipes-5 = Le livre maison contient 18 recettes de notre invention, chacune d’une valeur de 30 à 44.
rulebook-grove-recipes-6 = Vos propres recettes peuvent donner ou retirer des points, multiplier les dés d’un fruit ou tous les dés, ou faire les deux. Leur condition peut porter sur un fruit, sur deux ou sur n’importe lequel.

rulebook-grove-several-1 = Pour un à quatre joueurs, chacun avec ses dés. Tout le monde reçoit les mêmes cartes dans le même ordre.
rulebook-grove-several-2 = Tout le monde choisit en même temps et en secret. Quand tous ont posé leur carte, la suivante est piochée pour tous.
rulebook-grove-several-3 = La plus grosse récolte gagne. En cas d’égalité, le joueur qui a le plus de dés dans son verger (clairières et brouette comprises) l’emporte. Si l’égalité demeure, la victoire est partagée.
rulebook-grove-several-4 = Avec les recettes, tout le monde a les deux mêmes. Le plus gros score gagne, et chacun apprend s’il a atteint l’objectif.
