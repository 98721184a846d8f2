### What is wrong with a record, or with what was asked of a table.
### In all of these $found, $token and $key are as they were written, quotes included.

## Tables

error-table-seats = { $seats ->
    [one] { $seats } nom
   *[other] { $seats } noms
} : ce jeu se joue de { $fewest } à { $most }
error-table-name = { $name } n’est pas un nom : il faut de 1 à 60 caractères imprimables, sans espaces autour
error-table-no-such-ply = il n’y a pas de coup { $ply } : cette partie va de 0 à { $last }
error-table-nothing-to-take-back = la place { $seat } n’a pas encore joué : il n’y a rien à reprendre

## Record files

# $why is what the system says: "No such file or directory".
error-record-read = impossible de lire { $path } : { $why }
error-record-write = impossible d’écrire { $path } : { $why }
error-record-size = trop gros pour une partie enregistrée : { $most } octets au plus
error-record-encoding = il faut du texte en UTF-8 ; trouvé : l’octet { $found }
error-record-unwritable = la partie enregistrée serait relue autrement

## The form of a record

# $wanted is the first line of a record, which is the same in every language.
error-record-empty = il n’y a rien dedans : il faut « { $wanted } »
error-record-first-line = ce n’est pas une partie enregistrée de Greentable : il faut « { $wanted } » en première ligne
error-record-version = format { $version } : écrit par un Greentable plus récent ; celui-ci lit jusqu’à { $newest }
error-record-carriage-return = retour chariot trouvé : les lignes se terminent par un saut de ligne seul (LF, pas CR LF)
error-record-tab = tabulation trouvée : il faut des espaces
error-record-byte-order-mark = marque d’ordre des octets trouvée : il faut de l’UTF-8 simple

# $found is like U+0007.
error-record-character = caractère de contrôle { $found } trouvé : il faut du texte imprimable

## Headers of a record. $key and $example are the same in every language, and so are words in quotes.

error-record-header = il faut un en-tête, comme « { $example } » ; trouvé : { $found }
error-record-header-unknown = en-tête inconnu { $key } ; au choix : { $known }
error-record-header-twice = un second « { $key } » : il y en a déjà un à la ligne { $before }
error-record-header-missing = l’en-tête « { $key } » manque : il faut « { $key }: { $example } » avant cette ligne
error-record-value = il faut un espace et une valeur, sans autres espaces, comme « { $key }: { $example } »
error-record-game = jeu inconnu { $game } ; au choix : { $known }
error-record-seats = { $found } places : il faut un nombre de 1 à { $most }
error-record-no-seat = « { $key } » à une table de { $seats }
error-record-name-length = un nom de { $length } caractères : { $most } au plus
error-record-dealing = « { $key } » et « { $other } » dans une même partie enregistrée : soit pour toute la partie, soit manche par manche
error-record-commitment-form = { $found } n’est pas un SHA-256 : il faut 64 chiffres de 0 à 9 et de a à f
error-record-date = { $found } n’est pas une date : année, mois et jour, comme 2025-06-30
error-record-result-form =
    { $seats ->
        [one] il faut un nombre entier, ou « { $unfinished } »
       *[other] il faut { $seats } nombres entiers séparés par un espace, ou « { $unfinished } »
    }

## Plies of a record

error-record-ply = il faut une place, un espace et un coup, comme « 2 play MO » ; trouvé : { $found }
error-record-space-at-end = rien de plus n’est attendu : un espace traîne en fin de ligne
error-record-seat =
    { $seats ->
        [one] place { $seat } : il faut 1, ou 0 pour le hasard
       *[other] place { $seat } : il faut de 1 à { $seats }, ou 0 pour le hasard
    }

## A record that is not true

error-record-names = { $names ->
    [one] { $names } nom
   *[other] { $names } noms
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : il faut un nom pour chaque place
error-record-no-such-ply = il n’y a pas de coup { $ply } : la partie enregistrée va de 0 à { $last }

# $token is a move as it is written, $reason a sentence said to the player.
error-record-illegal-move = coup { NUMBER($ply, useGrouping: 0) } : la place { $seat } ne peut pas jouer { $token } : { $reason }
error-record-result = le résultat annoncé est « { $stated } », le vrai est « { $found } »
error-record-shuffle = le coup { $ply } est { $token }, mais la graine enregistrée donne { $expected }

# $key is like "commitment 2", $found the hash of the seed.
error-record-commitment = la graine enregistrée n’a pas ce « { $key } » : son SHA-256 est { $found }
