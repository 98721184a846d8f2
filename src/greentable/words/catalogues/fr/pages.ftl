### The other pages in the browser: replays, puzzles, one's own games, score sheets, the editor, rules.
### Buttons and headings are short; sentences are for people in a hurry.

## A finished game, looked at again

pages-replay = Revoir la partie
pages-replay-hands = Toutes les mains
pages-replay-seek = Où dans la partie
pages-replay-ply = Coup { $ply } sur { $plies }
pages-replay-first = Au début
pages-replay-back = Un coup en arrière
pages-replay-on = Un coup en avant
pages-replay-last = À la fin
pages-replay-play = Lecture
pages-replay-pause = Pause
pages-replay-speed = Vitesse
pages-replay-as = Vue par
pages-replay-open = toutes les mains
pages-replay-spectator = un spectateur
pages-replay-card = Aller à
pages-replay-card-next = Le prochain coup avec cette carte
pages-replay-link = Copier le lien
pages-replay-check = Donne honnête ?
pages-replay-record = Enregistrer la partie
pages-replay-watch = Revoir

# Whether the cards were dealt fairly. A seed is the secret text that the order of the cards follows from; its
# hash was shown before the deal.
pages-fair = Les cartes ont-elles été distribuées honnêtement ?
pages-fair-about = Avant la partie, le serveur a fixé une graine secrète et en a montré l’empreinte ; les joueurs y ont ajouté quelque chose. Votre navigateur vient de recalculer lui-même l’ordre des cartes.
pages-fair-yes = Oui : les cartes sont venues comme le disent les graines.
pages-fair-no = Non : quelque chose ne colle pas.
pages-fair-unknown = Aucune graine n’est connue pour cette partie : on ne peut donc pas vérifier.
pages-fair-commitments = Graines qui ont l’empreinte montrée avant la donne : { $kept } sur { $count }.
pages-fair-cards = Cartes venues comme le disent les graines : { $right } sur { $count }.
pages-fair-others = Autres tirages au hasard, non comparés ici : { $count }.
pages-fair-server = Le serveur dit : { $fact }
pages-fair-seed = Graine { $number }
pages-fair-hash = Empreinte { $number }
pages-fair-nonce = Ajouté par { $name }

## Everywhere

pages-copy = Copier

## The puzzles of each day

pages-daily = Le verger du jour
pages-daily-about = Aujourd’hui, tout le monde reçoit les mêmes cartes, avec un seul essai.
pages-daily-of = Vergers du { $day }
pages-daily-over = Ce jour est passé : jouez autant que vous voulez, et voyez ce que les autres ont fait.
# How long a puzzle still can be played.
pages-daily-left = { $hours ->
    [0] { $minutes ->
        [0] moins d’une minute
        [one] encore une minute
       *[other] encore { $minutes } minutes
    }
    [one] encore une heure
   *[other] encore { $hours } heures
}
pages-daily-play = Jouer
pages-daily-go-on = Continuer
pages-daily-again = Rejouer
pages-daily-my-replay = Ma partie
pages-daily-mine = { $score ->
    [one] Vous avez { $score } point.
   *[other] Vous avez { $score } points.
}
pages-daily-share = Partager
pages-daily-best = Meilleurs résultats
pages-daily-nobody = Personne n’y a encore joué. À vous l’honneur !
pages-daily-assisted = avec un coup de main
pages-daily-archive = Jours passés
pages-daily-no-archive = Dès demain, vous trouverez ici les casse-têtes d’aujourd’hui.
pages-daily-today = Aujourd’hui

## My games, and what the server keeps about me

pages-games = Mes parties
pages-games-running = En cours
pages-games-over = Finies
pages-games-none = Vous n’avez pas encore joué ici.
pages-games-more = Parties précédentes
pages-games-your-move = à vous de jouer
pages-games-waits = à { $who } de jouer
pages-games-won = gagnée
pages-games-lost = pas gagnée
pages-games-replay = Revoir
pages-games-open = Continuer
pages-statistics = Vos résultats
pages-statistics-games = Parties
pages-statistics-won = Gagnées
pages-statistics-best = Record
pages-statistics-mean = Moyenne
pages-statistics-streak = Meilleure série
pages-statistics-alone = en solo
pages-statistics-seats = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
pages-statistics-assisted = avec un coup de main
pages-statistics-none = Finissez une partie, et elle sera comptée ici.
pages-account = Votre profil
pages-account-guest = Vous jouez en invité : seul ce navigateur vous connaît. Avec un nom et une phrase secrète, vous pourrez revenir depuis un autre appareil.
pages-account-known = Vous êtes { $handle }. Avec ce nom et votre phrase secrète, connectez-vous depuis n’importe quel appareil.
pages-account-handle = Nom de connexion
pages-account-passphrase = Phrase secrète
pages-account-passphrase-about = Plusieurs mots que personne d’autre ne connaît. En cas d’oubli, personne ne pourra vous les redire.
pages-account-keep = Garder mes parties
pages-account-change = Changer de phrase secrète
pages-account-invitation = Invitation, si vous en avez une
pages-account-kept = Enregistré. Vous pouvez maintenant vous connecter depuis un autre appareil.
pages-account-sign-in = Se connecter
pages-account-sign-in-about = Vous avez joué sur un autre appareil ? Connectez-vous, et vos parties seront ici.
pages-account-sign-out = Se déconnecter
pages-invited-only = Ce serveur est réservé aux invités. Sans phrase secrète, vous ne pouvez jouer qu’aux tables dont vous avez le lien ou le code.
pages-tokens = Programmes qui jouent pour vous
pages-tokens-about = Un programme se connecte avec un jeton. Qui le possède joue en votre nom.
pages-tokens-label = À quoi il sert
pages-tokens-make = Créer un jeton
pages-tokens-secret = Copiez-le maintenant : il ne sera plus jamais montré.
pages-tokens-device = un navigateur
pages-tokens-unnamed = un programme
pages-tokens-delete = Retirer
pages-data = Vos données
pages-data-about = Tout ce qui est gardé sur vous, en un seul fichier.
pages-data-export = Enregistrer mes données
pages-data-forget = Supprimer mon profil
pages-data-forget-about = Votre nom disparaît des parties finies, et des robots prennent vos places. On ne peut pas revenir en arrière.
pages-data-forget-sure = Oui, supprimer

## Score sheets, for people who play with printed cards

pages-score = Feuille de score
pages-score-grass-about = Vous jouez avec de vraies cartes ? Indiquez ce que chaque joueur a devant lui à la fin de la manche.
pages-score-grove-about = Vous avez un vrai verger sous les yeux ? Indiquez ce que vous voyez d’en haut.
pages-score-players = Joueurs
pages-score-player = Joueur { $seat }
pages-score-round = Manche { $round }
pages-score-stash = Planque, non protégé
pages-score-protected = Planque, protégé
pages-score-hand = Main
pages-score-put-here = Touchez une carte ci-dessous pour la mettre ici
pages-score-cards = Cartes
pages-score-add = Ajouter { $card }
pages-score-remove = Enlever { $card }
pages-score-count = Le décompte
pages-score-next = Compter cette manche et passer à la suivante
pages-score-again = Recommencer
pages-score-wins = { $who } gagne la partie.
pages-score-share-win = { $who } gagnent ensemble.
pages-score-edition = Édition
# Why a line of the count is what it is.
pages-score-why-protected = Toutes les cartes Peddle sous une carte Protection.
pages-score-why-at_risk = Toutes les cartes Peddle de la planque que rien ne couvre.
pages-score-why-banker = Qui a la carte Banker en main prélève sur les gains non protégés de tous les autres.
pages-score-why-net_profit = Les trois lignes ci-dessus, ensemble.
pages-score-why-fines = Chaque carte Paranoïa encore en main coûte son amende.
pages-score-why-best_in_hand = La carte Peddle la plus forte restée en main.
pages-score-why-result = Le gain net, moins les deux lignes ci-dessus.
pages-score-why-bonus = Pour le meilleur résultat de la manche.
pages-score-why-total = Le total précédent, plus cette manche.
pages-score-tool = Que mettre
pages-score-die = Dé dessus
pages-score-no-die = pas de dé
pages-score-basket = panier
pages-score-barrow = brouette
pages-score-glade = Clairière
pages-score-squirrel = Écureuil
pages-score-erase = Rien
pages-score-fruits = Fruits
pages-score-cell = Colonne { $column }, ligne { $row } : { $what }
pages-score-empty = rien
pages-score-recipe = Recette { $number }
pages-score-no-recipes = aucune
pages-score-target = L’objectif est de { $target }.
pages-score-target-met = Atteint : vous avez gagné.
pages-score-target-missed = Manqué à { $short ->
    [one] { $short } point
   *[other] { $short } points
} près.
pages-score-why-dice = Ce que montrent les dés sur les arbres.
pages-score-why-multiplied = Ce que les recettes ajoutent en multipliant des dés.
pages-score-why-recipes = Ce que donnent les recettes réussies.
pages-score-why-squirrel = Il coûte 1, et 1 de plus par dé sur un arbre voisin.
pages-score-fallen = Fruit du dé

## The editor for decks and recipes of Grove

pages-edit = Éditeur de cartes
pages-edit-about = Entrez les cartes imprimées de votre propre jeu, ou inventez-en : touchez une case pour la changer.
pages-edit-cell = Carte { $card }, ligne { $row }, colonne { $column } : { $what }
pages-edit-good = Ce jeu de cartes est jouable.
pages-edit-faults = { $count ->
    [0] Il n’y a plus rien à corriger.
    [one] Il reste une chose à corriger.
   *[other] Il reste { $count } choses à corriger.
}
pages-edit-trees = { $fruit } : { $one } à un fruit, { $two } à deux
pages-edit-play = Jouer avec ces cartes
pages-edit-save = Enregistrer le fichier
pages-edit-load = Ouvrir un fichier
pages-edit-house = Jeu de la maison
pages-edit-deck = Cartes
pages-edit-recipes = Recettes
pages-edit-recipes-about = Dix-huit recettes. Touchez-en une pour la changer ; sous son nom, voici comment le jeu la comprend.
pages-edit-recipes-good = On peut jouer avec ces recettes.
pages-edit-recipes-play = Jouer avec ces recettes
pages-edit-recipes-house = Recettes de la maison
pages-edit-with-deck = avec mes propres cartes
pages-recipe-name = Nom
pages-recipe-worth = Valeur
pages-recipe-counts = Ce que l’on compte
pages-recipe-fruits = Seulement les dés de
pages-recipe-from = Montrant au moins
pages-recipe-to = Montrant au plus
pages-recipe-any = peu importe
pages-recipe-wide = Cases en largeur
pages-recipe-high = Cases en hauteur
pages-recipe-least = Au moins
pages-recipe-most = Au plus
pages-recipe-gives = Ce qu’elle donne
pages-recipe-bonus = des points
pages-recipe-bonus-each = des points pour chacun
pages-recipe-nothing = aucun point
pages-recipe-points = Points
pages-recipe-cap = En tout au plus
pages-recipe-times = Les dés comptent
pages-recipe-of = Dés de
pages-recipe-of-all = tous les fruits
pages-recipe-barrow = La brouette compte comme un dé
pages-recipe-count-dice = dés en jeu
pages-recipe-count-line = dés côte à côte en ligne, au plus long endroit
pages-recipe-count-group = dés qui se touchent, dans le plus grand groupe
pages-recipe-count-values = valeurs différentes parmi les dés
pages-recipe-count-fallen = dés dans les clairières
pages-recipe-count-mixed-lines = endroits où trois fruits différents se suivent
pages-recipe-count-each = dés du fruit qui en a le moins
pages-recipe-count-equal = dés de chaque fruit, s’il y en a autant
pages-recipe-count-squirrel = l’écureuil dans le verger
pages-recipe-count-empty-glades = clairières sans dé
pages-recipe-count-bare-trees = arbres sans dé
pages-recipe-count-cells = cases visibles
pages-recipe-count-square = le côté du plus grand carré plein
pages-recipe-count-fits = un verger qui tient dans un cadre
pages-edit-worth = valeur { $worth }

## Rules

pages-rules = Règles
pages-rules-of = { $game } : les règles en bref
pages-rules-cards = Toutes les cartes
pages-rules-count = { $count ->
    [0] aucune dans le jeu
    [one] une dans le jeu
   *[other] { $count } dans le jeu
}
pages-rules-switches = Ce qui change d’une table à l’autre
pages-rules-switches-about = Sur certains points, les règles imprimées se taisent ou se contredisent. Voici ce que décide chaque édition ; à votre propre table, vous pouvez le changer.
pages-rules-rule = Règle
pages-rules-what = Ce qu’elle décide
pages-rules-recipes = Les recettes de la maison
pages-rules-every = Toutes les règles
pages-rules-every-about = Avec leur numéro, tel qu’un refus le cite. « Décision » marque ce que les règles imprimées laissent ouvert, au moins en partie, et qui a été tranché ici.
pages-rules-ruling = décision
pages-rules-learn = Apprendre en jouant

## Learning by playing: a coach beside a real table

pages-learn = Apprendre à jouer
pages-learn-next = Continuer
pages-learn-skip = Passer la leçon
pages-learn-again = Recommencer
pages-learn-done = Je sais jouer
pages-learn-step = { $step } sur { $steps }
pages-learn-grass-welcome = Bienvenue ! Les cartes Peddle valent de l’argent, et toute la table veut les vôtres. C’est une vraie partie, contre un robot.
pages-learn-grass-hand = Voici vos cartes. Celles qui sont éclairées peuvent se jouer maintenant ; touchez n’importe laquelle, et la barre du bas dit ce qu’elle fait, ou pourquoi elle ne se joue pas.
pages-learn-grass-draw = À votre tour, vous recevez une carte, puis vous en jouez ou en défaussez une. Essayez : touchez une carte, puis un des boutons.
pages-learn-grass-end = Bien. Vous pouvez encore négocier ; puis votre tour finit tout seul, ou avec « Finir le tour ».
pages-learn-grass-market = Planque fermée, rien ne se vend. Jouez Market Open dès que vous l’avez. D’ici là, défaussez ce qui vous sert le moins.
pages-learn-grass-peddle = Votre planque est ouverte ! Vous pouvez maintenant y poser des cartes Peddle, une par tour : c’est votre argent. Posez-en une.
# Instead of the one before, where heat came meanwhile.
pages-learn-grass-heated = Une carte Heat On ! Tant que vous êtes sous son coup, vous ne pouvez poser aucune carte Peddle. Touchez-la pour lire ce qui la contre ; d’ici là, défaussez ce qui vous sert le moins.
pages-learn-grass-risk = L’argent de votre planque n’est pas protégé : on peut vous le voler. Une carte Protection en couvre une partie pour de bon.
pages-learn-grass-heat = Une carte Heat On bloque une planque tant que la bonne carte ne la contre pas. Vous pouvez en jouer une sur le robot, et le robot sur vous.
pages-learn-grass-trade = « Négocier… » propose une de vos cartes contre celle d’un autre joueur. Demandez la carte qu’il vous faut.
pages-learn-grass-finish = Vous en savez assez. La manche s’arrête avec Market Close ou avec la dernière carte. Continuez, et bonne chance !
pages-learn-grove-welcome = Bienvenue ! Neuf cartes deviennent un verger. Les dés sur ses arbres sont votre récolte. C’est une vraie partie, en solo.
pages-learn-grove-choose = Une carte est déjà là. Choisissez une des deux de votre main : touchez-la.
pages-learn-grove-place = Vous la voyez maintenant sur le verger. Déplacez-vous sur le verger ou servez-vous des flèches pour d’autres endroits ; tournez-la avec les flèches rondes. Posez-la pour que des arbres du même fruit se recouvrent.
pages-learn-grove-die = Un dé est venu partout où un arbre a recouvert un arbre du même fruit : il montre les fruits des deux. Un arbre sur une clairière n’en reçoit pas.
pages-learn-grove-rise = Recouvrez un arbre qui a un dé, et le dé monte. Au-delà de 6, c’est un panier, qui vaut 10.
pages-learn-grove-squirrel = Une seule fois, vous pouvez poser un arbre là où il ne correspond pas : c’est la place de l’écureuil. Une carte choisie, le bouton à l’écureuil montre où. Il coûte un point ou plus.
pages-learn-grove-finish = Vous en savez assez. Posez les autres cartes ; le score est en haut à gauche. Bonne chance !

## The host of the server, and privacy

pages-host = Vie privée et contact
pages-host-contact = Qui tient ce serveur
pages-host-contact-none = L’hébergeur n’a pas indiqué comment le joindre. Demandez à la personne qui vous a envoyé le lien.
pages-host-kept = Ce qui est gardé sur vous
pages-host-kept-what = Votre nom et votre langue, la date de votre dernière visite, vos parties coup par coup, et l’empreinte d’un cookie qui distingue votre navigateur des autres. Rien d’autre : ni adresse, ni statistiques de tiers, ni publicité, et rien n’est chargé d’ailleurs.
pages-host-kept-days = { $days ->
    [one] Un invité qui ne revient pas pendant un jour est oublié.
   *[other] Un invité qui ne revient pas pendant { $days } jours est oublié.
}
pages-host-kept-yours = Vous pouvez enregistrer tout ce qui est gardé sur vous, et l’effacer.
pages-host-words = Avec les mots de l’hébergeur
pages-host-version = Greentable { $version }
