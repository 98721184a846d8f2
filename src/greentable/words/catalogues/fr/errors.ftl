### Errors in what someone typed or wrote: one id for each code, "bots.unknown" is
### error-bots-unknown. Most follow a place ("line 3, column 5: …") or the name of the program
### ("greentable: …"), so most start with a small letter, and they end without a full stop.

# A text that someone wrote: a move, a card, a ruleset, a record. $line and $column count from 1.
error-placed = ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } : { $message }

# The same in a file. $message says what is wrong and where.
error-in-file = { $file }, { $message }

# A move that the rules refuse. $move is the move as written, $reason a sentence for the player.
error-refused = « { $move } » n’est pas permis pour la place { $seat } : { $reason }

## Reading what someone wrote. $wanted is what would be right, $found what is there, in quotes.

error-notation-wanted = il faut { $wanted }, pas { $found }
# $form is one or more examples.
error-notation-move = il faut { $wanted }, pas { $found } (exemple : { $form })

# In place of $found: the text has ended.
found-end = la fin du texte

error-notation-verb = mot { $word } inconnu (au choix : { $known })

# In place of $wanted. Words, spaces and signs in quotes are typed like this in every language.
wanted-nothing-more = la fin du texte
wanted-word = un mot
wanted-space-and = un espace et { $wanted }
# $sign is for example @.
wanted-sign = « { $sign } »
wanted-sign-and = « { $sign } » et { $wanted }

error-seed = { $text } n’est pas une graine valable : il faut du texte imprimable, sans espace au début ni à la fin

## Languages

error-text-language = langue « { $language } » inconnue (au choix : { $known })
# Shown once, before the command continues in English.
error-cli-language = langue « { $language } » inconnue (au choix : { $known }). La suite est en anglais.

## Around an error, depending on its kind

# A text that someone typed: a move, a card, a ruleset. $column counts characters from 1.
error-notation = Erreur au caractère { NUMBER($column, useGrouping: 0) } : { $message }

error-record = Erreur dans la partie enregistrée, ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } : { $message }
error-illegal-move = Coup interdit : { $message }
error-unsupported-ruleset = Impossible de jouer avec ces règles : { $message }

## Rulesets as text. $known lists what is possible, $about says what a switch is about.

error-ruleset-edition = édition { $name } inconnue (au choix : { $known })
error-ruleset-switch = réglage { $name } inconnu (au choix : { $known })
error-ruleset-switch-twice = le réglage « { $name } » est donné deux fois
error-ruleset-value = { $switch }={ $found } : il faut { $wanted } ({ $about })
error-ruleset-impossible = { $switch } ne peut pas valoir { $value } ({ $about })
# $game is the name of a game.
error-ruleset-seats = { $game } se joue de { $fewest } à { $most }, pas à { $seats }

## Positions as JSON

error-state-fields = champs manquants ou inconnus : { $fields }
error-state-number = champ « { $field } » : il faut un nombre entier
# $shape is how many numbers, for example 27 or 7×27.
error-state-shape = champ « { $field } » : il faut { $shape } nombres entiers
# $rules is the name of a class.
error-state-rules = ce ne sont pas les champs de { $rules }
error-state-rules-value = { $switch } ne peut pas valoir { $value }

## Drawings

error-drawing-cell = des cases de { $size } pixels sont trop petites pour les fruits : il en faut au moins { $least }
error-drawing-seat = la place { $seat } n’existe pas : { $seats ->
    [one] il n’y a que la place 1
   *[other] les places vont de 1 à { $seats }
}
error-drawing-line = rien à dessiner : un déroulement commence par une carte de départ

## Views

error-view-viewer = observateur { $viewer } : il faut une place de 1 à { $seats }, ou 0 pour un spectateur

## Recorded games retold in words

error-text-game = les parties de { $game } ne peuvent pas encore être racontées (disponibles : { $known })
error-text-viewer = la place { $seat } n’existe pas : { $seats ->
    [one] indiquez 1, ou 0 pour un spectateur
   *[other] indiquez de 1 à { $seats }, ou 0 pour un spectateur
}
# $names lists the seats with their names: "1 Ann, 2 Ben".
error-text-viewer-name = personne ne s’appelle { $name } (au choix : 0 pour un spectateur, { $names })
error-text-viewer-twice = plusieurs joueurs s’appellent { $name } : indiquez un numéro de place
error-text-ply = le coup { NUMBER($ply, useGrouping: 0) } n’existe pas : les coups vont de 0 à { NUMBER($plies, useGrouping: 0) }
error-text-recipes = cette partie a été jouée avec d’autres recettes
error-text-recipes-of-grass = il n’y a pas de recettes dans Grass

## The command line

# $message is one of the texts help-argparse-…; $program is for example "greentable play grass".
error-cli-usage = { $message } (voir { $program } --help)
# A file or connection that caused an error. $why is what the system says.
error-cli-file = { $file } : { $why }
error-cli-system = { $why }
error-cli-arguments = arguments inconnus : { $arguments } (voir { $program } --help)

## A program that asks for something impossible. $found is the name of a type in Python.

error-argument-move = il faut un coup ou sa notation, pas { $found }
error-argument-ruleset = il faut des règles ou leur texte, pas { $found }
error-argument-seat = il faut un numéro de place, pas { $found }
error-argument-seats = il faut un nombre de places, pas { $found }
error-argument-state = il faut l’état d’une partie, pas { $found }
# $trouble is what the reader of JSON says, in English.
error-argument-document = ce n’est pas un document valide décrivant une vue ou un événement : { $trouble }

# $form gives every form that a verb has, as moves are written.
error-move-form = coup incorrect : « { $verb } » s’écrit ainsi : { $form }
error-move-verb = coup incorrect : { $verb } n’est pas un verbe
error-move-parts = coup incorrect : { $trouble }

## Seeds

error-seed-twice = donnez une graine pour toutes les manches ou une liste avec une graine par manche, pas les deux
error-seed-round = pas de graine pour la manche { $round } : la liste s’arrête à { $count }

## Compiled play

error-compiled-unavailable = le jeu compilé a besoin de Numba : installez greentable[fast]
error-compiled-nothing-to-compile-with = il faut Numba pour compiler : installez greentable[fast] (tout le reste marche sans)
error-compiled-cache = impossible d’enregistrer du code compilé dans { $folder } : { $reason } (pour un autre dossier, définissez GREENTABLE_CACHE)

# $target is what was asked for, $known the games.
error-compiled-target = impossible de compiler « { $target } » (au choix : { $known })
error-compiled-module = impossible de compiler « { $module } » : ce module n’existe pas
error-compiled-batch-size = un lot demande une vue et au moins une partie
error-compiled-batch-seats = dans un lot, toutes les vues doivent avoir le même nombre de places
error-compiled-batch-moves = il faut un coup par partie, pas { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} pour { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}

## The solver of Grove

error-hint-not-asked = cette place n’a rien à décider pour l’instant

# An order of nine cards, $place 1 to 9.
error-solve-order-length = il faut { $wanted } cartes (la carte de départ, deux en main, six à piocher), pas { $count }
error-solve-order-card = la carte { $card } (position { $place }) n’existe pas : les cartes vont de 1 à { $cards }
error-solve-order-repeated = la carte { $card } revient en position { $place } : chaque carte n’existe qu’une fois
error-solve-recipes = il faut deux recettes différentes, par exemple 16,17
error-solve-recipes-of-book = --recipe-book avec --order demande deux recettes du livre, par exemple --recipes 16,17
error-solve-recipe-number = la recette { $recipe } n’existe pas : les recettes vont de 1 à { $recipes }
error-solve-recipe-in-order = la recette { $recipe } est au dos de la carte { $recipe }, qui fait partie de l’ordre
# How many groves the search keeps after each card.
error-solve-width = il faut une largeur de 1 à { $widest }, pas { $width }
error-solve-state = il faut une partie en solo où une carte est à poser maintenant
error-solve-draws = il faut { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} à piocher, pas { $given }
error-solve-draw-card = tirage { $place } : la carte { $card } a déjà été vue ou n’est pas dans le jeu
error-solve-seconds = il faut plus de 0 et au plus { $longest } secondes, pas { $seconds }
error-advice-milliseconds = il faut plus de 0 et au plus { $most } millisecondes, pas { $found }
error-advice-iterations = il faut de 1 à { $most } itérations, pas { $found }
error-advice-searches = il faut de 1 à { $most } recherches, pas { $found }
error-best-known-file = impossible de lire { $file } : { $why }
error-best-known-damaged = { $file }, ligne { NUMBER($number, useGrouping: 0) } : il faut une donne et un déroulement qui atteint le score indiqué
error-review-game = seule une partie terminée de Grove en solo peut être analysée
error-review-grass = seule une partie terminée de Grass peut être analysée, pour l’une de ses places

## Bots

error-bots-unknown = robot « { $name } » inconnu (au choix : { $known })
# $signature is what the function takes, as Python writes it.
error-bots-signature = un robot prend (view, legal, chance) ou (view, legal, chance, budget), pas { $signature }

## Completion by a shell

error-completion-shell = shell { $shell } inconnu (au choix : { $known })

## What the system says about a file or a connection: in place of $why in "can’t read FILE: …"

system-not-there = Fichier ou dossier introuvable
system-not-allowed = Accès refusé
system-exists = Le fichier existe déjà
system-folder = C’est un dossier
system-no-folder = Ce n’est pas un dossier
system-full = Espace disque insuffisant
system-read-only = Système de fichiers en lecture seule
system-long-name = Nom de fichier trop long
system-links = Trop de niveaux de liens symboliques
system-device = Erreur d’entrée/sortie
system-refused = Connexion refusée
system-no-answer = Délai de connexion dépassé
system-no-way = Réseau inaccessible
system-name = Nom de fichier incorrect
