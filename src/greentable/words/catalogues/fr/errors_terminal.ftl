### What was wrong with what somebody typed, in a command line or in a game in the terminal.
### Words after -- are typed so in every language. $file is a file's name, $why what the system says.

## Names, seats and bots

error-play-names = { $names ->
    [0] aucun nom
    [one] un nom
   *[other] { $names } noms
} pour { $seats ->
    [one] une place
   *[other] { $seats } places
}
error-play-name = { $name } n’est pas un nom : il faut de 1 à { $most } caractères imprimables
error-play-names-alike = deux places ne peuvent pas porter le même nom
error-play-seat = il n’y a pas de place { $seat } à une table de { $seats }
error-play-watch = --watch et --seat : soit regarder, soit jouer
error-play-together = { $option } et { $other } : l’un ou l’autre
error-play-nobody = --people : { $name } n’est pas à cette table ; il y a { $names }
error-play-bots = { $bots ->
    [0] aucun robot
    [one] un robot
   *[other] { $bots } robots
} pour { $seats ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $seats } places libres
}
error-play-pace = --pace { $pace } : de 0 à 60 secondes

## Rules

error-play-ruleset = --ruleset nomme déjà une édition : laissez --edition de côté
error-play-set = --set { $switch } : il manque une valeur, comme { $switch }={ $value }
error-play-other-half = --other-half : dans le défi des recettes, il ne reste pas neuf cartes

## Saving and going on

error-play-save = impossible d’écrire { $file } : { $why }
error-play-save-no-file = { $file } n’est pas un fichier ordinaire : une partie a besoin de son propre fichier
error-play-save-exists = { $file } existe déjà : nommez un autre fichier, ou reprenez la partie qu’il contient avec --resume
error-play-save-where = Dans quel fichier ? Tapez : enregistrer FICHIER
# $option is an option like --seats.
error-play-resume = { $option } ne va pas avec --resume : la partie enregistrée garde ses propres réglages
# $found and $wanted are names of games.
error-play-resume-game = { $file } est une partie de { $found }, pas de { $wanted }
error-play-delete-which = --delete demande le nom d’une partie, comme `greentable games` les liste
error-play-no-game = il n’y a pas ici de partie { $name } : `greentable games` liste celles qui existent
error-play-resume-seed = { $file } n’a pas de graine : personne ne sait quelles cartes viennent ensuite
error-play-resume-cards = les cartes de { $file } ne viennent pas de sa graine : on ne peut pas continuer
error-play-recipe-book = --recipe-book : la partie enregistrée a été jouée avec d’autres recettes
error-play-other-half-file = { $file } est une autre partie que celle de l’autre moitié : déplacez-le d’abord
error-play-deck-order = les cartes de cette partie ont été données, pas tirées de sa graine : redonnez-les avec --deck-order

## Deck orders of Grass, in a file

error-deck-order-size = { $file } est trop gros pour des ordres de cartes : { $most } octets au plus
error-deck-order-file = impossible de lire { $file } : { $why }
error-deck-order-encoding = impossible de lire { $file } : ce n’est pas du texte en UTF-8
error-deck-order-empty = aucun ordre de cartes : il faut des cartes, par leurs codes
# $code is the two letters of a card.
error-deck-order-cards = l’ordre des cartes de la manche { $round } a { $found } × { $code } ; ce jeu en a { $wanted }

## Decks and recipes of Grove, in files

error-grove-file = impossible de lire { $file } : { $why }
error-grove-file-size = { $file } est trop gros : { $most } octets au plus
error-grove-file-nested = { $file } : trop de crochets les uns dans les autres
error-grove-file-encoding = { $file }, ligne { NUMBER($line, useGrouping: 0) } : octet { $byte } trouvé, il faut de l’UTF-8

## The solver's command line

error-solve-numbers = { $option } : il faut des nombres séparés par des virgules, le nombre { $place } est { $found }
error-solve-recipes-dealt = --recipes dealt va avec --seed
error-solve-file = impossible d’écrire { $file } : { $why }
error-solve-folder = impossible d’écrire { $file } : il n’y a pas de dossier { $folder }
error-solve-no-drawing = { $file } existe et n’est pas un dessin : il n’est pas remplacé

## In a game of Grass. $text is what was typed.

error-play-grass-empty = Tapez un numéro de la liste, un coup comme jouer PA, ou ? pour l’aide.
error-play-grass-word = Commande inconnue « { $text } » : tapez un numéro de la liste, un coup comme jouer PA, ou ? pour l’aide.
error-play-grass-number = « { $text } » n’est pas un numéro de la liste : { $most ->
    [0] 0 finit votre tour.
   *[other] tapez-en un de 1 à { NUMBER($most, useGrouping: 0) }.
}
# $words is a row of commands.
error-play-grass-unclear = « { $text } » peut vouloir dire { $words }.
# $words are some of $count moves that were meant.
error-play-grass-several = « { $text } » peut vouloir dire { $count } coups : { $words }{ $count ->
    [2] .
    [3] .
   *[other] , etc.
}
error-play-grass-why = Demandez pour une carte ou un coup, par exemple : pourquoi PA, pourquoi jouer FE@3, pourquoi 2
error-play-grass-busy = « ignorer » sert quand on vous fait une offre : toutes les offres sont refusées jusqu’à votre prochain tour.
error-play-grass-no-taking-back = Dans Grass, un coup joué reste joué. Avant de choisir, « conseil » vous en indique un bon.
error-play-grass-offers = Vous ne pouvez pas faire d’offre maintenant.

## In a game of Grove. $text is what was typed, $token an example of a placement.

error-play-grove-empty = Tapez une pose comme { $token }, « liste » pour toutes celles qui sont possibles, ou ? pour l’aide.
error-play-grove-word = Commande inconnue « { $text } » : tapez une pose comme { $token }, un numéro de la liste, ou ? pour l’aide.
# $words is a row of commands.
error-play-grove-unclear = « { $text } » peut vouloir dire { $words }.
error-play-grove-more = « { $word } » se tape seul : « { $rest } » est de trop.
error-play-grove-number = « { $text } » : tapez un numéro de 1 à { NUMBER($most, useGrouping: 0) }, comme les montre « liste ».
# After a choice was asked for. $numbers is a row of numbers, one of which is meant.
error-play-grove-number-choice = « { $text } » n’en fait pas partie : tapez { $numbers }, ou « liste » pour toutes les poses.
error-play-grove-number-unlisted = « { $text } » : les numéros sont ceux de la liste ; tapez « liste » pour la voir. Une carte se pose comme { $token }.
error-play-grove-token = Nommez une pose, par exemple : { $word } { $token }
error-play-grove-card = Vous n’avez pas la carte { $card } en main.
# $cards are the numbers of the cards in hand.
error-play-grove-list = « { $text } » n’a pas de liste : tapez liste, liste tout, ou liste et une de vos cartes ({ $cards }).
