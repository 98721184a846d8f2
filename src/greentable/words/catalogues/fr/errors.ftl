### What went wrong through somebody's input: an id for each code, "bots.unknown" is
### error-bots-unknown.

# A text that somebody wrote: a move, a card, a ruleset, a record. $line and $column count from 1.
error-placed = ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } : { $message }

# The same in a file; $message is what is wrong and where.
error-in-file = { $file }, { $message }

# A move that the rules refuse. $move is the move as it is written, $reason a sentence said to the player.
error-refused = la place { $seat } ne peut pas jouer « { $move } » : { $reason }

## Reading what somebody wrote. $wanted says what would be right, $found is what stands there, quoted.

error-notation-wanted = il faut { $wanted } ; trouvé : { $found }
# $form is an example, or several.
error-notation-move = il faut { $wanted } ; trouvé : { $found } (par exemple : { $form })

# In place of $found: the text has ended.
found-end = la fin

error-notation-verb = mot inconnu { $word } ; au choix : { $known }

# In place of $wanted. A word, a space and signs in quotes are typed so in every language.
wanted-nothing-more = s’arrêter là
wanted-word = un mot
wanted-space-and = un espace et { $wanted }
# $sign is one like '@'.
wanted-sign-and = { $sign } et { $wanted }

error-seed = { $text } n’est pas une graine : il faut du texte imprimable sans espaces autour

## Languages

error-text-language = langue inconnue « { $language } » ; au choix : { $known }
# Said once, before the command goes on in English.
error-cli-language = langue inconnue « { $language } » ; au choix : { $known }. La suite est en anglais.

## Around an error, by what kind it is

# A text that somebody typed: a move, a card, a ruleset. $column counts characters from 1.
error-notation = Pas compris au caractère { NUMBER($column, useGrouping: 0) } : { $message }

error-record = La partie enregistrée est fausse à la ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } : { $message }
error-illegal-move = Interdit : { $message }
error-unsupported-ruleset = On ne peut pas jouer avec ces règles : { $message }

## Rulesets as text. $known lists what is possible, $about says what a switch is about.

error-ruleset-edition = édition inconnue { $name } ; au choix : { $known }
error-ruleset-switch = réglage inconnu { $name } ; au choix : { $known }
error-ruleset-switch-twice = le réglage « { $name } » y est deux fois : il n’en faut qu’un
error-ruleset-value = { $switch }={ $found } ; valeurs possibles : { $wanted } ({ $about })
error-ruleset-impossible = { $switch } : { $value } n’est pas possible ({ $about })
# $game is the name of a game.
error-ruleset-seats = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : { $game } se joue de { $fewest } à { $most }

## Positions as JSON

error-state-fields = champs manquants ou inconnus : { $fields }
error-state-number = champ « { $field } » : il faut un nombre entier
# $shape is how many numbers, as 27 or 7×27.
error-state-shape = champ « { $field } » : il faut { $shape } nombres entiers
# $rules is the name of a class.
error-state-rules = ce ne sont pas les champs de { $rules }
error-state-rules-value = { $switch } : { $value } n’y est pas possible

## Drawings

error-drawing-cell = cases de { $size } pixels : il en faut au moins { $least }, sinon on ne distingue plus les fruits
error-drawing-seat = il n’y a pas de place { $seat } : { $seats ->
    [one] il n’y en a qu’une
   *[other] les places vont de 1 à { $seats }
}
error-drawing-line = une suite de poses commence par une carte de départ : il n’y a aucune image

## Views

error-view-viewer = observateur { $viewer } : il faut une place de 1 à { $seats }, ou 0 pour un spectateur

## Recorded games told in words

error-text-game = il n’y a pas encore de textes pour { $game }, seulement pour { $known }
error-text-viewer = il n’y a pas de place { $seat } : { $seats ->
    [one] 1, ou 0 pour un spectateur
   *[other] de 1 à { $seats }, ou 0 pour un spectateur
}
# $names is a row of seats with their names: "1 Ann, 2 Ben".
error-text-viewer-name = personne ne s’appelle { $name } : 0 est un spectateur, { $names }
error-text-viewer-twice = plusieurs places portent le nom { $name } : donnez le numéro de l’une d’elles
error-text-ply = il n’y a pas de coup { NUMBER($ply, useGrouping: 0) } : la partie enregistrée va de 0 à { NUMBER($plies, useGrouping: 0) }
error-text-recipes = la partie enregistrée a été jouée avec d’autres recettes
error-text-recipes-of-grass = il n’y a pas de recettes dans une partie de Grass

## The command line

# $message is one of the texts help-argparse-…; $program is like "greentable play grass".
error-cli-usage = { $message } (voir { $program } --help)
# A file, or the system, that a command stumbled over. $why is what the system says.
error-cli-file = { $file } : { $why }
error-cli-system = { $why }
error-cli-arguments = arguments inconnus : { $arguments } (voir { $program } --help)

## A program that asks for something impossible. $found is the name of a type in Python.

error-argument-move = il faut un coup ou son écriture ; trouvé : { $found }
error-argument-ruleset = il faut des règles, ou un texte qui les dit ; trouvé : { $found }
error-argument-seat = il faut le numéro d’une place ; trouvé : { $found }
error-argument-seats = il faut un nombre de places ; trouvé : { $found }
error-argument-state = il faut l’état d’une partie ; trouvé : { $found }
error-argument-document = il faut le document d’une vue ou d’un événement : { $trouble }

# $form is an example of all that can follow a word, as moves are written.
error-move-form = il n’y a pas de tel coup : ce qui va avec « { $verb } » s’écrit comme { $form }
error-move-verb = il n’y a pas de tel coup : { $verb } n’est pas un verbe
error-move-parts = il faut les parties d’un coup : { $trouble }

## Seeds

error-seed-twice = il faut une graine pour toutes les manches, ou une liste avec une graine par manche, pas les deux
error-seed-round = pas de graine pour la manche { $round } : la liste en a { $count }

## Compiled play

error-compiled-unavailable = le jeu compilé a besoin de Numba : installez greentable[fast]
error-compiled-nothing-to-compile-with = rien pour compiler : installez greentable[fast] ; tout le reste marche
error-compiled-cache = impossible de garder du code compilé dans { $folder } : { $reason } ; GREENTABLE_CACHE dans l’environnement désigne un autre dossier

# $target is what somebody asked for, $known the games.
error-compiled-target = rien qui s’appelle « { $target } » ne se compile ; au choix : { $known }
error-compiled-module = pas de module « { $module } » à compiler
error-compiled-batch-size = un lot demande une vue et au moins une partie
error-compiled-batch-seats = des vues de parties qui n’ont pas le même nombre de places ne vont pas dans un même lot
error-compiled-batch-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} pour { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : il en faut un pour chacune
error-hint-not-asked = on ne demande rien à cette place maintenant

## The solver of Grove

# An order of cards, as $place 1 to 9 of them.
error-solve-order-length = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : un ordre en a { $wanted }, la carte de départ, deux en main et six à piocher
error-solve-order-card = carte { $card }, en position { $place } : les cartes sont numérotées de 1 à { $cards }
error-solve-order-repeated = carte { $card }, en position { $place } : elle est déjà venue ; chaque carte n’existe qu’une fois
error-solve-recipes = il faut deux recettes différentes, comme 16,17
error-solve-recipes-of-book = --recipe-book avec --order : nommez deux de ses recettes, comme --recipes 16,17
error-solve-recipe-number = recette { $recipe } : les recettes sont numérotées de 1 à { $recipes }
error-solve-recipe-in-order = la recette { $recipe } est au dos de la carte { $recipe }, qui est dans l’ordre donné
error-solve-width = largeur { $width } : on peut garder de 1 à { $widest } vergers après chaque pose
error-solve-state = il faut une partie à un seul joueur, où une carte est à poser maintenant
error-solve-draws = il reste { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} à piocher, pas { $given }
error-solve-draw-card = carte { $card }, pioche { $place } : elle a déjà été vue, ou n’est pas une carte du jeu
error-solve-seconds = { $seconds } secondes : il en faut plus de 0 et au plus { $longest }
error-advice-milliseconds = { $found } millisecondes : il en faut plus de 0 et au plus { $most }
error-advice-iterations = { $found } itérations : il en faut de 1 à { $most }
error-advice-searches = { $found } recherches : il en faut de 1 à { $most }
error-best-known-file = impossible de lire { $file } : { $why }
error-best-known-damaged = { $file }, ligne { $number } : ce n’est pas une donne avec une suite de poses qui rapporte ce score
error-review-game = on ne peut revoir qu’une partie de Grove terminée, à un seul joueur
error-review-grass = on ne peut revoir qu’une partie de Grass terminée, pour l’une de ses places

## Bots

error-bots-unknown = robot inconnu « { $name } » ; au choix : { $known }
# $signature is what the function takes, as Python writes it.
error-bots-signature = un robot prend (view, legal, chance) ou (view, legal, chance, budget), pas { $signature }

## Completion by a shell

error-completion-shell = shell inconnu { $shell } ; au choix : { $known }

## What the system says of a file: in place of $why in "impossible de lire FILE : …"

system-not-there = fichier ou dossier introuvable
system-not-allowed = accès refusé
system-exists = le fichier existe déjà
system-folder = c’est un dossier
system-no-folder = ce n’est pas un dossier
system-full = il n’y a plus de place sur le disque
system-read-only = le disque est en lecture seule
system-long-name = le nom du fichier est trop long
system-links = trop de liens symboliques à la suite
system-device = erreur d’entrée ou de sortie
system-refused = connexion refusée
system-no-answer = pas de réponse à temps
system-no-way = inaccessible par le réseau
system-name = cela ne peut pas être le nom d’un fichier
