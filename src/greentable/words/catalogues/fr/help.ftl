### What commands and options do: `greentable --help`. Words in capitals and after -- are typed as they
### are in every language. Commands and options say what they do in one grammatical mood.

## Commands

help-greentable = Grass et Grove : deux jeux de cartes sur un tapis vert.
help-command-play = jouer dans le terminal
help-command-play-grass = jouer à Grass contre des robots
help-command-play-grove = jouer à Grove, en solo ou contre des robots
help-command-games = lister les parties jouées ici, ou en reprendre une
help-command-replay = revoir une partie enregistrée
help-command-verify = vérifier des parties enregistrées
help-command-rules = afficher les règles modifiables
help-command-rules-grass = afficher les réglages des règles de Grass
help-command-rules-grove = afficher les réglages des règles de Grove
help-command-solve = chercher la meilleure façon de jouer
help-command-solve-grove = chercher la meilleure façon de poser neuf cartes de Grove
help-command-hint = conseiller un coup, ou analyser une partie terminée
help-command-hint-grass = conseiller un coup dans une partie de Grass enregistrée, ou analyser une partie terminée
help-command-hint-grove = conseiller un coup dans une partie de Grove enregistrée, ou analyser une partie terminée
help-command-grove = afficher les cartes et les recettes de Grove, et vérifier les vôtres
help-command-grove-cards = afficher les cartes d’un jeu
help-command-grove-recipes = afficher les recettes d’un livre
help-command-grove-check-deck = vérifier un fichier de cartes
help-command-grove-check-recipes = vérifier un fichier de recettes
help-command-serve = lancer un serveur pour jouer dans le navigateur
help-command-admin = administrer un serveur
help-command-admin-backup = sauvegarder la base de données d’un serveur dans un fichier, même s’il est en marche
help-command-admin-restore = tout restaurer depuis une sauvegarde (arrêtez d’abord le serveur)
help-command-admin-doctor = vérifier que la base de données n’est pas endommagée
help-command-admin-drain = ne plus ouvrir de tables, pour arrêter le serveur une fois les parties terminées
help-command-admin-ban = exclure quelqu’un de ce serveur
help-command-admin-unban = lever l’exclusion de quelqu’un
help-command-admin-invite = créer une invitation pour un serveur accessible sur invitation
help-command-admin-announce = afficher un message d’une ligne pour tout le monde
help-command-lab = faire jouer des robots entre eux
help-command-lab-match = organiser un match : mêmes cartes pour tous les robots, en changeant de places
help-command-warmup = compiler les règles à l’avance
help-command-completion = afficher un script shell qui complète les commandes et les options

## Options of several commands

# Of every command. $known is a list of codes; the names in capitals are variables of the system.
help-language = langue d’affichage : { $known } ; par défaut : selon GREENTABLE_LANGUAGE, LC_ALL, LC_MESSAGES ou LANG

# Headings of groups of options.
help-group-rules = règles
help-group-people = joueurs
help-group-game = partie

# The whole text of an option that explains itself.
help-default = par défaut : { $default }

# The error for an empty file name.
help-wrong-file = il faut un nom de fichier

help-seats = de { $fewest } à { $most } ; par défaut : { $default }
# $known is a list of names.
help-bots = robots des autres places, dans le sens des aiguilles d’une montre : { $known }, FILE.py:FUNCTION ou program:COMMAND ; par défaut : { $default }
help-names = noms des joueurs, à partir de la place 1
help-people = noms des personnes qui partagent ce terminal, à partir de la place 1
help-seed = la même graine distribue toujours les mêmes cartes
help-save = enregistrer la partie dans ce fichier ; par défaut : un nouveau fichier dans la liste de `greentable games`
help-resume = reprendre une partie enregistrée : son fichier, ou son nom dans `greentable games`
help-games-name = la partie à reprendre, par son nom dans la liste
help-games-all = lister toutes les parties, même terminées
help-games-delete = supprimer cette partie
help-games-json = afficher une ligne de JSON par partie, pour les programmes

## Playing Grass

help-ruleset = des règles complètes sous forme de texte, p. ex. "2018 lucky_or_not"
help-variant = option répétable
help-set = une règle maison ; `greentable rules grass` montre tous les réglages ; option répétable
help-rounds = jouer une partie courte : la victoire revient au plus riche après N manches
help-deck-order = un fichier avec l’ordre des cartes des premières manches : codes des cartes, celle du dessus d’abord, une ligne vide entre deux manches
help-seat = votre place ; par défaut : 1
help-watch = regarder les robots jouer entre eux
help-pace = pause après chaque coup d’un robot

## Playing Grove

help-recipes = jouer avec le défi des recettes
help-own-deck = vos propres cartes (`greentable grove check-deck` les vérifie) ; par défaut : house
help-own-recipes = jouer le défi avec vos propres recettes (`greentable grove check-recipes` les vérifie)
help-other-half = après la partie, jouer les neuf cartes mises de côté

## Looking at cards and recipes of Grove

# $known is a list of names.
help-deck = un fichier de cartes, ou au choix : { $known } ; par défaut : { $default }
help-deck-file = 18 lignes comme celle-ci : 7  O1 Y2 G1 / -- G2 Y1
help-recipe-book = un fichier de recettes, ou au choix : { $known } ; par défaut : { $default }
help-recipe-file = un fichier TOML avec 18 tables [[recipe]]

## Recorded games

help-replay-file = une partie enregistrée : son fichier, ou son nom dans `greentable games` ; - lit l’entrée standard
help-replay-ply = s’arrêter après le coup N (numéros à gauche) et montrer la table ; par défaut : toute la partie
help-replay-as = ne montrer que ce que cette place pouvait savoir : son numéro ou son nom, 0 pour un spectateur ; par défaut : toutes les cartes et tous les choix
help-replay-recipe-book = un fichier de recettes avec les noms de vos recettes
help-replay-json = afficher une ligne de JSON par coup, pour les programmes
help-verify-file = une partie enregistrée : son fichier, ou son nom dans `greentable games` ; - lit l’entrée standard
help-verify-json = afficher une ligne de JSON par fichier, pour les programmes

## Compiling ahead of time

help-warmup-game = seulement ce jeu ; par défaut : tous les jeux
help-warmup-quiet = ne pas afficher la progression

## Solving Grove

help-solve-seed = les cartes que distribue cette graine (n’importe quel texte ; par défaut : au hasard)
help-solve-order = carte de départ, deux cartes en main, six à piocher, p. ex. 3,7,1,18,5,9,14,2,12
help-solve-width = combien de vergers garder après chaque carte ; le même nombre trouve toujours le même résultat ; un nombre plus grand est plus lent, mais meilleur
help-solve-recipes = jouer le défi avec ces recettes, p. ex. 16,17 ; { $dealt } : celles que donne la graine
help-solve-own-recipes = vos propres recettes (sans --recipes : celles que donne la graine)
help-solve-svg = dessiner aussi le déroulement dans ce fichier SVG
help-solve-seconds = temps de recherche en secondes ; la recherche s’élargit peu à peu et calcule aussi une borne supérieure (par défaut : { NUMBER($default, useGrouping: 0) })
help-solve-starts = montrer aussi les trois meilleurs premiers coups
help-json = afficher la réponse en JSON
help-hint-file = une partie enregistrée : son fichier, ou son nom dans `greentable games` ; une partie terminée est analysée
help-hint-seat = la place à conseiller (par défaut : { NUMBER($default, useGrouping: 0) })
help-hint-seat-grass = la place à conseiller (par défaut : celle qui doit jouer ; dans une partie terminée, la vôtre)
help-hint-seconds = temps de réflexion en secondes (par défaut : { NUMBER($default, useGrouping: 0) })

## Matches between bots

# $known is a list of games with their bots.
help-lab-bots = un ou plusieurs robots ; { $known } ; ou les vôtres : FILE.py:FUNCTION, program:COMMAND
help-lab-game = le jeu ; par défaut : { $default }
help-lab-seats = places par partie ; par défaut : { $default }
help-lab-deals = nombre de donnes, chacune jouée dans toutes les dispositions ; par défaut : { $default }
help-lab-ruleset = p. ex. "classic lucky_or_not" ; par défaut : la première édition du jeu
help-lab-most-rounds = arrêter les parties qui ne sont pas terminées après ce nombre de manches ; par défaut : { $default }
help-lab-seed = la même graine donne toujours les mêmes parties ; par défaut : { $default }
help-lab-processes = nombre de processus ; par défaut : un par cœur
help-lab-results = enregistrer toutes les parties dans ce fichier, et reprendre un match à partir de lui ; par défaut : rien n’est enregistré
help-lab-plot = dessiner les taux de victoire dans ce fichier SVG ; par défaut : pas de dessin
help-lab-json = afficher le résultat en JSON, pour les programmes
help-rules-json = afficher du JSON, pour les programmes
help-lab-alone = donner une seule place au premier robot, chaque fois une autre, et le reste aux autres robots ; par défaut : les robots alternent autour de la table
help-lab-until-sure = arrêter dès que le premier robot est nettement au-dessus ou au-dessous d’une part égale ; par défaut : jouer toutes les donnes

## The frame around the options, and errors in a command line. These texts replace those of Python’s
## argparse; words in capitals and after -- are typed as they are. Write no % in them.

help-argparse-usage = utilisation :
# A heading: words that are typed in their place, without --.
help-argparse-words = arguments
help-argparse-options = options
help-argparse-examples = exemples
# A heading with its colon.
help-argparse-heading = { $heading } :
help-argparse-help = afficher cette aide et quitter
help-argparse-version = afficher la version et quitter
# $argument_name is an option or a word in capitals, $message one of the texts below.
help-argparse-argument = argument { $argument_name } : { $message }
help-argparse-required = arguments manquants : { $what }
help-argparse-one-required = il faut un de ces arguments : { $what }
help-argparse-not-with = incompatible avec { $what }
help-argparse-no-value = ne prend pas de valeur (reçu : { $what })
help-argparse-one-wanted = il faut une valeur
help-argparse-at-most-one-wanted = il faut au plus une valeur
help-argparse-at-least-one-wanted = il faut au moins une valeur
help-argparse-several-wanted = { $count ->
    [one] il faut { $count } valeur
   *[other] il faut { $count } valeurs
}
help-argparse-ambiguous = option ambiguë : { $option } peut désigner { $matches }
# $type is "int" for a whole number, "float" for any number.
help-argparse-invalid-value = { $type ->
    [int] il faut un nombre entier, pas { $value }
    [float] il faut un nombre, pas { $value }
   *[other] valeur incorrecte : { $value }
}
# $choices is a list of what can be typed.
help-argparse-invalid-choice = choix incorrect : { $value } (possibles : { $choices })

## Running a server

help-serve-host = adresse d’écoute ; par défaut : cet ordinateur seulement
help-serve-port = port ; 0 en choisit un libre ; par défaut : 8420
help-serve-lan = ouvrir le jeu aux personnes du même réseau et afficher l’adresse et un QR code
help-serve-public-url = adresse publique du serveur, p. ex. https://cards.example.org
help-serve-data = dossier de la base de données intégrée ; par défaut : votre dossier de données
help-serve-database = utiliser PostgreSQL à la place, p. ex. postgresql://user@host/name
help-serve-workers = nombre de processus, avec PostgreSQL ; par défaut : 1
help-serve-invite-only = ne laisser jouer que les personnes qui ont un lien ou un code
help-serve-settings = un fichier TOML avec des réglages
help-serve-open = ouvrir la page dans le navigateur
help-serve-show-settings = afficher tous les réglages avec leurs valeurs par défaut, et quitter

## Managing a server

help-admin-backup-file = fichier de la sauvegarde ; s’il existe déjà, il est remplacé
help-admin-restore-file = une sauvegarde, quel que soit le type de base de données
help-admin-force = écraser le contenu de la base de données
help-admin-json = afficher du JSON, pour les programmes
help-admin-off = autoriser de nouveau l’ouverture de tables
help-admin-person = nom d’utilisateur, identifiant ou place, p. ex. ROOM/3
help-admin-text = le message ; un message vide ("") le retire

## Completion by a shell

help-completion-shell = bash, zsh ou fish

## play --server

help-group-server = jouer sur un serveur
help-server = jouer sur un serveur : lien d’une table ou adresse du serveur
help-server-code = le code à 8 lettres d’une table
help-server-game = y ouvrir une table et jouer contre des robots
help-server-seats = nombre de places de la nouvelle table ; par défaut : 4 pour Grass, 1 pour Grove
help-server-friends = avec --game : ouvrir une table pour des amis, qui la rejoignent par un lien
help-server-name = votre nom sur ce serveur
