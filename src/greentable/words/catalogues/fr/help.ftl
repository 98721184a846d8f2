### What commands and options do: `greentable --help`. Words in capitals and after -- are typed so in
### every language.

## Commands

help-greentable = Grass et Grove autour d’une même table verte.
help-command-play = jouer dans le terminal
help-command-play-grass = le jeu de cartes Grass, contre des robots
help-command-play-grove = le jeu de cartes Grove, en solo ou contre des robots
help-command-games = lister les parties jouées ici, et en reprendre une
help-command-replay = raconter une partie enregistrée
help-command-verify = vérifier que des parties enregistrées disent vrai
help-command-rules = montrer ce qu’on peut changer dans les règles
help-command-rules-grass = les réglages des règles de Grass
help-command-rules-grove = les réglages des règles de Grove
help-command-solve = chercher la meilleure façon de jouer
help-command-solve-grove = comment poser neuf cartes de Grove
help-command-hint = quoi jouer maintenant, ou ce qu’on aurait pu jouer
help-command-hint-grass = conseils dans une partie de Grass enregistrée ; une partie terminée est revue
help-command-hint-grove = conseils dans une partie de Grove enregistrée
help-command-grove = voir les cartes et les recettes de Grove, et vérifier les vôtres
help-command-grove-cards = montrer les cartes d’un jeu
help-command-grove-recipes = montrer les recettes d’un livre
help-command-grove-check-deck = vérifier un fichier de cartes
help-command-grove-check-recipes = vérifier un fichier de recettes
help-command-serve = faire jouer dans le navigateur : un serveur de tables
help-command-admin = prendre soin d’un serveur
help-command-admin-backup = copier la base d’un serveur dans un fichier, même pendant qu’il tourne
help-command-admin-restore = tout reprendre d’une sauvegarde ; arrêtez d’abord le serveur
help-command-admin-doctor = chercher des dégâts dans la base
help-command-admin-drain = ne plus ouvrir de tables, pour arrêter le serveur quand les parties sont finies
help-command-admin-ban = ne plus laisser quelqu’un jouer sur ce serveur
help-command-admin-unban = laisser de nouveau jouer quelqu’un
help-command-admin-invite = créer une invitation, pour un serveur ouvert aux seuls invités
help-command-admin-announce = montrer une ligne de texte à tout le monde
help-command-lab = faire jouer des robots entre eux
help-command-lab-match = un match sur des donnes identiques, en changeant de places
help-command-warmup = compiler les règles à l’avance
help-command-completion = afficher un script avec lequel un shell complète commandes et options

## Options of several commands

# Of every command. $known is a list of codes; the names in capitals are variables of the system.
help-language = la langue que vous lisez : { $known } ; par défaut : ce que disent GREENTABLE_LANGUAGE, LC_ALL, LC_MESSAGES ou LANG

# Headings of groups of options.
help-group-rules = règles
help-group-people = joueurs
help-group-game = partie

# All that is said of an option that explains itself.
help-default = par défaut : { $default }

# What is wrong where the name of a file is left empty.
help-wrong-file = il faut un nom de fichier

help-seats = de { $fewest } à { $most } ; par défaut : { $default }
# $known is a list of names.
help-bots = qui joue aux autres places, dans le sens des aiguilles d’une montre : { $known }, FILE.py:FUNCTION ou program:COMMAND ; par défaut : { $default }
help-names = les noms des places, à partir de la place 1
help-people = plusieurs personnes à ce terminal, qui se passent le clavier : leurs noms, à partir de la place 1
help-seed = la même graine distribue les mêmes cartes
help-save = enregistrer la partie dans ce fichier ; par défaut : dans un dossier à elle, voir `greentable games`
help-resume = continuer une partie enregistrée : son fichier, ou son nom dans `greentable games`
help-games-name = la partie à reprendre, par son nom dans la liste
help-games-all = lister toutes les parties, même terminées
help-games-delete = supprimer cette partie
help-games-json = afficher une ligne de JSON par partie, pour des programmes

## Playing Grass

help-ruleset = toutes les règles en un texte, comme "2018 lucky_or_not"
help-variant = peut se répéter
help-set = une règle maison ; `greentable rules grass` montre tous les réglages ; peut se répéter
help-rounds = une partie courte : gagne qui est le plus riche après N manches
help-deck-order = l’ordre des cartes des premières manches : les cartes par leurs codes, celle du dessus d’abord, une ligne vide entre deux pioches
help-seat = votre place ; par défaut : 1
help-watch = laisser les robots jouer entre eux
help-pace = attendre après chaque coup d’un robot

## Playing Grove

help-recipes = le défi des recettes
help-own-deck = vos propres cartes, que vérifie `greentable grove check-deck` ; par défaut : house
help-own-recipes = le défi avec vos propres recettes, que vérifie `greentable grove check-recipes`
help-other-half = après la partie, jouer les neuf cartes mises de côté

## Looking at cards and recipes of Grove

# $known is a list of names.
help-deck = un fichier de cartes, ou au choix { $known } ; par défaut : { $default }
help-deck-file = 18 lignes comme celle-ci : 7  O1 Y2 G1 / -- G2 Y1
help-recipe-book = un fichier de recettes, ou au choix { $known } ; par défaut : { $default }
help-recipe-file = 18 tables [[recipe]]

## Recorded games

help-replay-file = une partie enregistrée : son fichier, ou son nom dans `greentable games` ; - est l’entrée standard
help-replay-ply = s’arrêter après le coup N, d’après les numéros à gauche, et montrer la table ; par défaut : toute la partie
help-replay-as = ne raconter que ce qu’une place pouvait savoir, par son numéro ou son nom, ou 0 pour un spectateur ; par défaut : toutes les cartes et tous les choix
help-replay-recipe-book = les noms des recettes d’une partie de Grove jouée avec d’autres recettes
help-replay-json = afficher une ligne de JSON par coup, pour des programmes
help-verify-file = une partie enregistrée : son fichier, ou son nom dans `greentable games` ; - est l’entrée standard
help-verify-json = afficher une ligne de JSON par fichier, pour des programmes

## Compiling ahead of time

help-warmup-game = seulement celui-ci ; par défaut : tous les jeux
help-warmup-quiet = ne pas montrer l’avancement

## Solving Grove

help-solve-seed = les cartes que distribue cette graine (n’importe quel mot ; au hasard si elle manque)
help-solve-order = carte de départ, deux cartes en main, six à piocher : 3,7,1,18,5,9,14,2,12
help-solve-width = combien de vergers sont gardés après chaque pose ; la même largeur trouve toujours la même suite de poses ; davantage : plus lent, mais meilleur
help-solve-recipes = le défi des recettes, comme 16,17 ; { $dealt } : celles que donne la graine
help-solve-own-recipes = vos propres recettes (sans --recipes : celles que donne la graine)
help-solve-svg = dessiner aussi la suite de poses dans ce fichier
help-solve-seconds = combien de temps chercher, en secondes ; de plus en plus large, avec une borne supérieure (par défaut : { NUMBER($default, useGrouping: 0) })
help-solve-starts = indiquer aussi les trois premières poses qui rapportent le plus à la fin
help-json = donner la réponse en JSON
help-hint-file = une partie enregistrée : son fichier, ou son nom dans `greentable games` ; si elle est terminée, elle est revue
help-hint-seat = pour quelle place (par défaut : { NUMBER($default, useGrouping: 0) })
help-hint-seat-grass = pour quelle place (par défaut : celle qui doit jouer ; dans une partie terminée, la vôtre)
help-hint-seconds = combien de temps réfléchir, en secondes (par défaut : { NUMBER($default, useGrouping: 0) })

## Matches between bots

# $known is a list of games with their bots.
help-lab-bots = un ou plusieurs ; { $known } ; ou les vôtres : FILE.py:FUNCTION, program:COMMAND
help-lab-game = à quoi ils jouent ; par défaut : { $default }
help-lab-seats = combien sont à la table ; par défaut : { $default }
help-lab-deals = chaque donne est jouée dans toutes les dispositions ; par défaut : { $default }
help-lab-ruleset = comme "classic lucky_or_not" ; par défaut : la première édition du jeu
help-lab-most-rounds = arrêter après ce nombre de manches une partie qui n’est pas finie ; par défaut : { $default }
help-lab-seed = la même graine donne les mêmes parties ; par défaut : { $default }
help-lab-processes = par défaut : un par cœur
help-lab-results = garder chaque partie dans ce fichier, et continuer à partir de lui ; par défaut : nulle part
help-lab-plot = dessiner les parts des victoires dans ce fichier, un SVG ; par défaut : pas de dessin
help-lab-json = afficher le résultat en JSON, pour des programmes
help-rules-json = afficher du JSON, pour des programmes
help-lab-alone = une seule place pour le premier bot, à tour de rôle, toutes les autres pour le reste ; par défaut : les bots à tour de rôle
help-lab-until-sure = arrêter dès que le premier bot est sûrement meilleur ou moins bon qu’une part égale ; par défaut : jouer toutes les donnes

## What stands around the options, and what is wrong with a command line. These texts belong to Python's
## argparse; words in capitals and after -- are typed so. Write no % in them.

help-argparse-usage = usage :
# A heading: words that are typed in their place, without --.
help-argparse-words = arguments
help-argparse-options = options
help-argparse-examples = exemples
help-argparse-heading = { $heading } :
help-argparse-help = montrer cette aide et s’arrêter
help-argparse-version = montrer la version et s’arrêter
# $argument_name is an option or a word in capitals, $message one of the texts below.
help-argparse-argument = argument { $argument_name } : { $message }
help-argparse-required = il manque les arguments suivants : { $what }
help-argparse-one-required = il faut l’un des arguments { $what }
help-argparse-not-with = ne va pas avec l’argument { $what }
help-argparse-no-value = ne prend pas de valeur ; trouvé : { $what }
help-argparse-one-wanted = il faut une valeur
help-argparse-at-most-one-wanted = il faut une valeur au plus
help-argparse-at-least-one-wanted = il faut au moins une valeur
help-argparse-several-wanted = { $count ->
    [one] il faut { $count } valeur
   *[other] il faut { $count } valeurs
}
help-argparse-ambiguous = option ambiguë : { $option } peut vouloir dire { $matches }
# $type is "int" for a whole number, "float" for any number.
help-argparse-invalid-value = { $type ->
    [int] il faut un nombre entier ; trouvé : { $value }
    [float] il faut un nombre ; trouvé : { $value }
   *[other] { $value } n’est pas possible ici
}
# $choices is a list of what can be typed.
help-argparse-invalid-choice = { $value } n’est pas possible ; au choix : { $choices }

## Serving tables

help-serve-host = l’adresse où écouter ; par défaut : cette machine seulement
help-serve-port = le port ; 0 en prend un libre ; par défaut : 8420
help-serve-lan = faire jouer ceux du même réseau ; affiche l’adresse et un code QR
help-serve-public-url = comment on atteint le serveur, comme https://cards.example.org
help-serve-data = le dossier de la base intégrée ; par défaut : votre dossier de données
help-serve-database = un PostgreSQL à la place, comme postgresql://user@host/name
help-serve-workers = combien de processus, avec PostgreSQL ; par défaut : 1
help-serve-invite-only = seuls ceux qui ont un lien ou un code peuvent jouer
help-serve-settings = un fichier TOML avec des réglages
help-serve-open = ouvrir la page dans le navigateur
help-serve-show-settings = montrer chaque réglage avec sa valeur par défaut, et s’arrêter

## Taking care of a server

help-admin-backup-file = où écrire la sauvegarde ; un fichier déjà là est remplacé
help-admin-restore-file = une sauvegarde, de l’une ou l’autre sorte de base
help-admin-force = écraser ce qui est dans la base
help-admin-json = pour des programmes
help-admin-off = ouvrir de nouveau des tables
help-admin-person = le nom avec lequel la personne se connecte, son identifiant, ou sa place, comme ROOM/3
help-admin-text = le texte ; un texte vide ("") l’enlève

## Completion by a shell

help-completion-shell = bash, zsh ou fish

## play --server

help-group-server = table d’un serveur
help-server = s’asseoir à la table d’un serveur : le lien d’une table ou l’adresse du serveur
help-server-code = les huit lettres d’une table que quelqu’un lit à voix haute
help-server-game = y ouvrir une table, contre des bots
help-server-seats = combien de places a la nouvelle table ; sinon 4 pour Grass, 1 pour Grove
help-server-friends = avec --game : une table où l’on invite des amis par un lien
help-server-name = le nom que l’on y porte
