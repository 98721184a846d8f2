### Errors in a command line, or in what a player typed in the terminal.
### Words after -- are typed as they are in every language. $file is a file’s name, $why what the system says.

## Names, seats and bots

error-play-names = trop de noms : { $names } pour { $seats ->
    [one] une place
   *[other] { $seats } places
}
error-play-name = { $name } ne peut pas être un nom : il faut de 1 à { $most } caractères imprimables
error-play-names-alike = chaque place doit avoir un nom différent
error-play-seat = il faut une place de 1 à { $seats }, pas { $seat }
error-play-watch = --watch et --seat sont incompatibles : regardez ou jouez
error-play-together = { $option } et { $other } sont incompatibles
error-play-nobody = --people : { $name } n’est pas à cette table, où jouent { $names }
error-play-bots = trop de robots : { $bots }, mais { $seats ->
    [0] aucune place libre
    [one] une seule place libre
   *[other] seulement { $seats } places libres
}
error-play-pace = --pace : il faut de 0 à 60 secondes, pas { $pace }

## Rules

error-play-ruleset = --ruleset indique déjà une édition : retirez --edition
error-play-set = --set { $switch } : il faut une valeur, p. ex. { $switch }={ $value }
error-play-other-half = --other-half : après le défi des recettes, il reste moins de neuf cartes

## Saving and resuming

error-play-save = impossible d’écrire { $file } : { $why }
error-play-save-no-file = { $file } n’est pas un fichier ordinaire : choisissez-en un autre pour cette partie
error-play-save-exists = { $file } existe déjà : choisissez un autre fichier, ou reprenez la partie qu’il contient avec --resume
error-play-save-where = Dans quel fichier ? Tapez : enregistrer FICHIER
# $option is an option like --seats.
error-play-resume = { $option } est incompatible avec --resume : la partie enregistrée a ses propres réglages
# $found and $wanted are names of games.
error-play-resume-game = { $file } : il faut une partie de { $wanted }, pas de { $found }
error-play-delete-which = --delete demande le nom d’une partie : `greentable games` en donne la liste
error-play-no-game = aucune partie ne s’appelle { $name } : `greentable games` donne la liste de vos parties
error-play-resume-seed = { $file } n’a pas de graine : les cartes suivantes sont inconnues
error-play-resume-cards = impossible de reprendre { $file } : ses cartes n’ont pas été distribuées avec sa graine
error-play-recipe-book = --recipe-book : la partie enregistrée a été jouée avec d’autres recettes
error-play-other-half-file = { $file } n’est pas l’autre moitié de cette partie : déplacez d’abord ce fichier
error-play-deck-order = cette partie a été jouée avec un ordre de cartes imposé : redonnez-le avec --deck-order

## Deck orders of Grass, in a file

error-deck-order-size = { $file } est trop gros pour un ordre de cartes : { $most } octets au plus
error-deck-order-file = impossible de lire { $file } : { $why }
error-deck-order-encoding = impossible de lire { $file } : il faut du texte en UTF-8
error-deck-order-empty = l’ordre des cartes est vide : il faut des codes de cartes
# $code is the two letters of a card.
error-deck-order-cards = ordre des cartes de la manche { $round } : il faut { $wanted } × { $code }, pas { $found }

## Decks and recipes of Grove, in files

error-grove-file = impossible de lire { $file } : { $why }
error-grove-file-size = { $file } est trop gros : { $most } octets au plus
error-grove-file-nested = { $file } : trop de crochets imbriqués
error-grove-file-encoding = { $file }, ligne { NUMBER($line, useGrouping: 0) } : il faut de l’UTF-8, sans l’octet { $byte }

## The solver’s command line

error-solve-numbers = { $option } : il faut des nombres séparés par des virgules, mais la valeur n° { $place } est { $found }
error-solve-recipes-dealt = --recipes dealt ne s’utilise qu’avec --seed
error-solve-file = impossible d’écrire { $file } : { $why }
error-solve-folder = impossible d’écrire { $file } : le dossier { $folder } n’existe pas
error-solve-no-drawing = { $file } existe déjà et n’est pas un dessin : choisissez un autre fichier

## In a game of Grass. $text is what the player typed.

error-play-grass-empty = Tapez un numéro de la liste, un coup comme « jouer PA », ou ? pour l’aide.
error-play-grass-word = Commande inconnue : « { $text } ». Tapez un numéro de la liste, un coup comme « jouer PA », ou ? pour l’aide.
error-play-grass-number = « { $text } » n’est pas un numéro de la liste. { $most ->
    [0] Tapez 0 pour terminer votre tour.
    [1] Tapez 1.
   *[other] Tapez un numéro de 1 à { NUMBER($most, useGrouping: 0) }.
}
# $words is a row of commands.
error-play-grass-unclear = « { $text } » peut vouloir dire { $words }.
# $words are some of the $count moves that the text could mean.
error-play-grass-several = « { $text } » peut vouloir dire { $count ->
    [2] { $words }.
    [3] { $words }.
   *[other] { $count } coups, par exemple { $words }.
}
error-play-grass-why = Indiquez une carte ou un coup, par exemple « pourquoi PA », « pourquoi jouer FE@3 » ou « pourquoi 2 ».
error-play-grass-busy = Tapez « ignorer » quand on vous fait une offre. Toutes les offres sont alors refusées jusqu’à votre prochain tour.
error-play-grass-no-taking-back = Dans Grass, un coup ne s’annule pas. Avant de choisir, tapez « conseil ».
error-play-grass-offers = Vous ne pouvez pas faire d’offre maintenant.

## In a game of Grove. $text is what the player typed, $token an example of a placement.

error-play-grove-empty = Tapez un coup comme { $token }, « liste » pour voir les coups possibles, ou ? pour l’aide.
error-play-grove-word = Commande inconnue : « { $text } ». Tapez un coup comme { $token }, un numéro de la liste, ou ? pour l’aide.
# $words is a row of commands.
error-play-grove-unclear = « { $text } » peut vouloir dire { $words }.
error-play-grove-more = Tapez seulement « { $word } », sans « { $rest } ».
error-play-grove-number = « { $text } » n’est pas un numéro de la liste. { $most ->
    [1] Tapez 1.
   *[other] Tapez un numéro de 1 à { NUMBER($most, useGrouping: 0) }.
}
# After the player was asked to choose. $numbers is a row of numbers, one of which is right.
error-play-grove-number-choice = « { $text } » n’est pas un des choix. Tapez { $numbers }, ou « liste » pour tous les coups.
error-play-grove-number-unlisted = Tapez « liste » avant un numéro comme « { $text } », ou tapez un coup comme { $token }.
error-play-grove-token = Ajoutez un coup, par exemple « { $word } { $token } ».
error-play-grove-card = Vous n’avez pas la carte { $card } en main.
# $cards are the numbers of the cards in hand.
error-play-grove-list = Il n’y a pas de liste pour « { $text } ». Tapez « liste », « liste tout », ou « liste » avec une de vos cartes ({ $cards }).
