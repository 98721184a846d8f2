### The other pages in the browser: replays, daily puzzles, my games, score sheets, the deck editor, rules.
### Buttons and headings are short. Sentences are for people in a hurry.

## Replay of a finished game

pages-replay = Revoir la partie
pages-replay-hands = Toutes les mains
# Read out: the slider that moves through the game.
pages-replay-seek = Position dans la partie
pages-replay-ply = Coup { $ply } sur { $plies }
pages-replay-first = Aller au début
pages-replay-back = Coup précédent
pages-replay-on = Avancer d’un coup
pages-replay-last = Aller à la fin
pages-replay-play = Lecture
pages-replay-pause = Pause
pages-replay-speed = Vitesse
# Label of a list: a player’s name, or one of the next two.
pages-replay-as = Vue
pages-replay-open = toutes les mains
pages-replay-spectator = spectateur
# Label of a list of cards.
pages-replay-card = Chercher une carte
pages-replay-card-next = Prochain coup avec cette carte
pages-replay-link = Copier le lien
pages-replay-check = Vérifier la donne
pages-replay-record = Télécharger la partie
# Button at the end of a game.
pages-replay-watch = Revoir la partie

# Whether the deal was fair. A seed is the secret text that decides the order of the cards. Its hash was shown
# before the deal.
pages-fair = La donne était-elle équitable ?
pages-fair-about = Avant la partie, le serveur a choisi une graine secrète et montré son empreinte. Le navigateur de chaque joueur a ajouté des caractères au hasard. Votre navigateur vient de recalculer la donne pour la vérifier.
pages-fair-yes = Oui. Les cartes correspondent aux graines.
pages-fair-no = Non. Quelque chose ne correspond pas.
pages-fair-unknown = La graine de cette partie est inconnue. On ne peut donc pas vérifier la donne.
pages-fair-commitments = Graines conformes à l’empreinte montrée avant la donne : { $kept } sur { $count }.
pages-fair-cards = Cartes conformes aux graines : { $right } sur { $count }.
pages-fair-others = Autres tirages au hasard, non vérifiés ici : { $count }.
# $fact begins in lower case: “the result is what came out”.
pages-fair-server = Vérification du serveur : { $fact }
pages-fair-seed = Graine { $number }
pages-fair-hash = Empreinte de la graine { $number }
pages-fair-nonce = Ajouté par { $name }

## Everywhere

pages-copy = Copier

## The daily puzzles

pages-daily = Casse-têtes Grove du jour
pages-daily-about = Aujourd’hui, tout le monde a les mêmes cartes et un seul essai.
pages-daily-of = Casse-têtes du { $day }
pages-daily-over = Cette journée est terminée. Jouez autant que vous voulez, et voyez les résultats des autres.
# How long a puzzle can still be played.
pages-daily-left = { $hours ->
    [0] { $minutes ->
        [one] encore 1 minute
       *[other] encore { $minutes } minutes
    }
    [one] encore 1 heure
   *[other] encore { $hours } heures
}
pages-daily-play = Jouer
pages-daily-go-on = Continuer
pages-daily-again = Rejouer
pages-daily-my-replay = Ma partie
pages-daily-mine = Vous avez marqué { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
pages-daily-share = Partager
pages-daily-best = Classement
pages-daily-nobody = Personne n’a encore joué. À vous l’honneur !
pages-daily-assisted = avec aide
pages-daily-archive = Jours précédents
pages-daily-no-archive = Les casse-têtes d’aujourd’hui seront ici dès demain.
pages-daily-today = Aujourd’hui

## My games, my account and my data

pages-games = Mes parties
pages-games-running = Parties en cours
pages-games-over = Parties terminées
pages-games-none = Vous n’avez pas encore joué ici.
# Button below the list: loads earlier games.
pages-games-more = Afficher plus
pages-games-your-move = à vous de jouer
# $who is a list of names.
pages-games-waits = à { $who } de jouer
pages-games-won = gagnée
pages-games-lost = perdue
pages-games-replay = Revoir
pages-games-open = Continuer
pages-statistics = Vos statistiques
pages-statistics-games = Parties
pages-statistics-won = Victoires
pages-statistics-best = Record
pages-statistics-mean = Moyenne
pages-statistics-streak = Meilleure série
pages-statistics-alone = en solo
pages-statistics-seats = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
pages-statistics-assisted = avec aide
pages-statistics-none = Terminez une partie pour la voir ici.

pages-account = Votre compte
pages-account-guest = Vous jouez en invité. Seul ce navigateur vous reconnaît. Choisissez un nom et une phrase secrète pour jouer aussi sur d’autres appareils.
pages-account-known = Vous êtes { $handle }. Connectez-vous sur n’importe quel appareil avec ce nom et votre phrase secrète.
pages-account-handle = Nom d’utilisateur
pages-account-passphrase = Phrase secrète
pages-account-passphrase-about = Quelques mots que personne d’autre ne connaît. En cas d’oubli, nous ne pourrons pas les retrouver.
# Button of a guest: from now on there is an account.
pages-account-keep = Créer un compte
pages-account-change = Changer de phrase secrète
pages-account-invitation = Invitation, si vous en avez une
pages-account-kept = Enregistré. Vous pouvez maintenant vous connecter sur d’autres appareils.
pages-account-sign-in = Se connecter
pages-account-sign-in-about = Vous avez joué sur un autre appareil ? Connectez-vous pour retrouver vos parties ici.
pages-account-sign-out = Se déconnecter
pages-invited-only = Ce serveur est accessible sur invitation. Connectez-vous, ou rejoignez une table avec son lien ou son code.

# Below it are the browsers that are signed in, and programs that play by a token.
pages-tokens = Appareils et programmes
pages-tokens-about = Avec un jeton, un programme peut jouer en votre nom. Ne montrez vos jetons à personne.
# Field for a name, to tell one token from another.
pages-tokens-label = Nom du programme
pages-tokens-make = Créer un jeton
pages-tokens-secret = Copiez ce jeton maintenant. Il ne s’affichera plus.
pages-tokens-device = Navigateur
pages-tokens-unnamed = Programme sans nom
pages-tokens-delete = Révoquer

pages-data = Vos données
pages-data-about = Tout ce qui est enregistré sur vous, en un seul fichier.
pages-data-export = Télécharger mes données
pages-data-forget = Supprimer mes données
pages-data-forget-about = Votre nom disparaît des parties terminées, et des robots jouent à votre place dans les autres. Cette action est irréversible.
pages-data-forget-sure = Oui, supprimer

## Score sheets, for people who play with printed cards

pages-score = Feuille de score
pages-score-grass-about = Vous jouez avec de vraies cartes ? À la fin de la manche, indiquez les cartes de chaque joueur.
pages-score-grove-about = Vous avez composé un vrai verger ? Indiquez ce que vous voyez d’en haut.
pages-score-players = Joueurs
pages-score-player = Joueur { $seat }
pages-score-round = Manche { $round }
pages-score-stash = Planque non protégée
pages-score-protected = Planque protégée
pages-score-hand = Main
pages-score-put-here = Touchez une carte ci-dessous pour l’ajouter ici
pages-score-cards = Cartes
pages-score-add = Ajouter { $card }
pages-score-remove = Retirer { $card }
pages-score-count = Décompte
pages-score-next = Manche suivante
pages-score-again = Recommencer
pages-score-wins = { $who } gagne la partie.
pages-score-share-win = { $who } se partagent la victoire.
pages-score-edition = Édition

# Why a line of the scoring is what it is.
pages-score-why-protected = Toutes les cartes Peddle sous une carte Protection.
pages-score-why-at_risk = Toutes les cartes Peddle non protégées de la planque.
pages-score-why-banker = Le joueur qui a la carte Banker en main prend de l’argent sur les gains non protégés de tous les autres.
pages-score-why-net_profit = Somme des trois lignes ci-dessus.
pages-score-why-fines = L’amende de chaque carte Paranoïa restée en main.
pages-score-why-best_in_hand = La plus forte carte Peddle restée en main.
pages-score-why-result = Gain net moins les deux lignes ci-dessus.
pages-score-why-bonus = Pour le meilleur résultat de la manche.
pages-score-why-total = Total précédent plus cette manche.

# Heading of a choice: orange, lemon, lime, glade, squirrel, erase.
pages-score-tool = Poser
pages-score-die = Dé
pages-score-no-die = aucun
pages-score-basket = panier
pages-score-barrow = brouette
pages-score-glade = Clairière
pages-score-squirrel = Écureuil
pages-score-erase = Effacer
# Heading of a choice: 1 or 2.
pages-score-fruits = Fruits sur l’arbre
pages-score-cell = Colonne { $column }, ligne { $row } : { $what }
pages-score-empty = vide
pages-score-recipe = Recette { $number }
pages-score-no-recipes = aucune
pages-score-target = Objectif : { $target }.
pages-score-target-met = Vous l’avez atteint. Vous gagnez !
pages-score-target-missed = Il vous manque { $short ->
    [one] { $short } point
   *[other] { $short } points
}.
pages-score-why-dice = Somme de tous les dés sur les arbres.
pages-score-why-multiplied = Points gagnés en multipliant des dés.
pages-score-why-recipes = Points des recettes réussies.
pages-score-why-squirrel = Coûte 1 point, plus 1 par dé sur un arbre voisin (pas en diagonale).
# Heading of a choice: orange, lemon or lime, for a die on a glade.
pages-score-fallen = Couleur du dé

## The editor for Grove decks and recipes

pages-edit = Éditeur de cartes
pages-edit-about = Saisissez les cartes imprimées de votre jeu, ou inventez les vôtres. Touchez une case pour la changer.
pages-edit-cell = Carte { $card }, ligne { $row }, colonne { $column } : { $what }
pages-edit-good = Vous pouvez jouer avec ces cartes.
pages-edit-faults = { $count ->
    [one] { $count } erreur à corriger.
   *[other] { $count } erreurs à corriger.
}
# $fruit is orange, lemon or lime; $one and $two count trees.
pages-edit-trees = { $fruit } : { $one ->
    [one] { $one } arbre
   *[other] { $one } arbres
} à un fruit, { $two } à deux
pages-edit-play = Jouer maintenant
pages-edit-save = Enregistrer le fichier
pages-edit-load = Ouvrir un fichier
pages-edit-house = Cartes maison
pages-edit-deck = Cartes
pages-edit-recipes = Recettes
pages-edit-recipes-about = 18 recettes. Touchez-en une pour la modifier. Sous son nom, vous voyez comment le jeu la comprend.
pages-edit-recipes-good = Vous pouvez jouer avec ces recettes.
pages-edit-recipes-play = Jouer maintenant
pages-edit-recipes-house = Recettes maison
# A switch below one’s own recipes.
pages-edit-with-deck = Utiliser mes propres cartes
pages-recipe-name = Nom
pages-recipe-worth = Valeur
# Label of a list: one of pages-recipe-count-…
pages-recipe-counts = Ce qui compte
pages-recipe-fruits = Seulement ces fruits
pages-recipe-from = Valeur minimale du dé
pages-recipe-to = Valeur maximale du dé
pages-recipe-any = peu importe
pages-recipe-wide = Largeur en cases
pages-recipe-high = Hauteur en cases
pages-recipe-least = Minimum
pages-recipe-most = Maximum
# Heading of a choice: points, points for each, no points.
pages-recipe-gives = Récompense
pages-recipe-bonus = points
pages-recipe-bonus-each = points à chaque fois
pages-recipe-nothing = aucun point
pages-recipe-points = Points
pages-recipe-cap = Total maximal
# Label of a list: 1×, 2×, 3×, 4×. Below it the dice that are multiplied.
pages-recipe-times = Multiplier les dés par
pages-recipe-of = Quels dés
pages-recipe-of-all = tous les fruits
pages-recipe-barrow = La brouette compte comme un dé
pages-recipe-count-dice = dés en jeu
pages-recipe-count-line = dés de la plus longue ligne droite
pages-recipe-count-group = dés du plus grand groupe d’un seul tenant
pages-recipe-count-values = valeurs de dés différentes
pages-recipe-count-fallen = dés dans des clairières
pages-recipe-count-mixed-lines = lignes de trois dés, un de chaque fruit
pages-recipe-count-each = dés du fruit qui en a le moins
pages-recipe-count-equal = dés de chaque fruit, si les trois en ont le même nombre
pages-recipe-count-squirrel = l’écureuil dans le verger
pages-recipe-count-empty-glades = clairières sans dé
pages-recipe-count-bare-trees = arbres sans dé
pages-recipe-count-cells = cases visibles
pages-recipe-count-square = côté du plus grand carré plein
pages-recipe-count-fits = un verger qui tient dans un rectangle
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
pages-rules-switches = Comparer les éditions
pages-rules-switches-about = Les règles imprimées laissent certains points ouverts ou se contredisent. Voici le choix de chaque édition. À votre propre table, vous pouvez le changer.
# Headings of the columns: what can be changed, and the number of its rule.
pages-rules-what = Réglage
pages-rules-rule = Règle
pages-rules-recipes = Recettes maison
pages-rules-every = Toutes les règles
pages-rules-every-about = Chaque règle porte le numéro affiché quand un coup n’est pas permis. « Décision » signale les points que les règles imprimées laissent ouverts et que nous avons tranchés.
pages-rules-ruling = décision
pages-rules-learn = Apprendre en jouant

## The lessons: a real game, with a coach beside it

pages-learn = Apprendre à jouer
pages-learn-next = Suivant
pages-learn-skip = Passer la leçon
pages-learn-again = Recommencer
pages-learn-done = Compris
pages-learn-step = { $step } sur { $steps }

pages-learn-grass-welcome = Bienvenue ! Les cartes Peddle sont votre marchandise. Elles valent de l’argent, et tout le monde veut les vôtres. C’est une vraie partie contre un robot.
pages-learn-grass-hand = Voici vos cartes. Vous pouvez jouer celles qui sont en surbrillance. Touchez une carte pour voir son effet, ou pourquoi vous ne pouvez pas encore la jouer.
pages-learn-grass-draw = À chaque tour, vous tirez une carte, puis vous en jouez ou en défaussez une. Essayez : touchez une carte, puis un bouton.
pages-learn-grass-end = Bien ! Vous pouvez encore faire des échanges. Touchez « { page-grass-end-turn } » quand vous avez fini.
pages-learn-grass-market = Vous ne pouvez rien vendre tant que votre planque est fermée. Jouez Market Open dès que vous l’avez. D’ici là, défaussez ce qui vous sert le moins.
pages-learn-grass-peddle = Votre planque est ouverte ! Vous pouvez maintenant y poser des cartes Peddle, une par tour. C’est votre argent. Posez-en une.
# Instead of the one before, if an opponent has played heat on the reader’s market.
pages-learn-grass-heated = Une carte Heat On ! Tant qu’elle est sur votre pile, vous ne pouvez pas poser de carte Peddle. Touchez-la pour voir ce qui la contre. D’ici là, défaussez ce qui vous sert le moins.
pages-learn-grass-risk = On peut vous voler l’argent de votre planque. Une carte Protection en met une partie à l’abri jusqu’à la fin de la manche.
pages-learn-grass-heat = Une carte Heat On bloque une planque jusqu’à ce que la bonne carte la contre. Vous pouvez en jouer une sur le robot, et lui sur vous.
pages-learn-grass-trade = Touchez « { page-grass-trade } » pour proposer une de vos cartes contre celle d’un autre joueur. Demandez une carte qui vous manque.
pages-learn-grass-finish = Vous savez l’essentiel ! La manche s’arrête avec Market Close ou avec la dernière carte. Bonne chance !

pages-learn-grove-welcome = Bienvenue ! Composez un verger avec neuf cartes. Les dés sur ses arbres sont votre récolte. C’est une vraie partie en solo.
pages-learn-grove-choose = La première carte est déjà posée. Touchez une des deux cartes de votre main.
pages-learn-grove-place = Faites glisser la carte ou utilisez les flèches pour essayer d’autres emplacements. Les flèches rondes la font tourner. Là où deux arbres se recouvrent, les fruits doivent être les mêmes. Touchez ensuite « { page-grove-lay } ».
pages-learn-grove-die = Quand un arbre recouvre un arbre du même fruit, vous recevez un dé. Il montre les fruits des deux arbres. Un arbre sur une clairière vide n’en reçoit pas.
pages-learn-grove-rise = Recouvrez un arbre qui porte un dé, et le dé augmente. Au-delà de 6, il devient un panier, qui vaut 10.
pages-learn-grove-squirrel = Une fois par partie, vous pouvez poser un arbre là où le fruit ne correspond pas. L’écureuil s’y installe et vous coûte au moins un point. Choisissez une carte, puis touchez l’écureuil pour voir où.
pages-learn-grove-finish = Vous savez l’essentiel ! Posez les autres cartes. Votre score est en haut à gauche. Bonne chance !

## Who runs the server, and privacy

pages-host = Confidentialité et contact
pages-host-contact = Qui gère ce serveur
pages-host-contact-none = Aucun contact indiqué. Demandez à la personne qui vous a envoyé le lien.
pages-host-kept = Les données que nous conservons
pages-host-kept-what = Votre nom et votre langue, la date de votre dernière visite, chaque coup de vos parties et l’empreinte du cookie qui identifie votre navigateur. Rien d’autre : pas d’adresse IP, pas de mesure d’audience, pas de publicité, rien qui vienne d’autres sites.
pages-host-kept-days = { $days ->
    [one] Les données d’un invité sont supprimées après { $days } jour sans visite.
   *[other] Les données d’un invité sont supprimées après { $days } jours sans visite.
}
# After it the link “My games”.
pages-host-kept-yours = Vous pouvez télécharger ou supprimer toutes vos données ici :
# Heading above a text that the person who runs the server has written.
pages-host-words = Message de l’hébergeur
pages-host-version = Greentable { $version }
