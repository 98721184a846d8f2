### What is wrong with a record, or with what was asked of a table.
### In all of these $found, $token and $key are as they were written, with their quotes.

## Tables

error-table-seats = ce jeu se joue de { $fewest } à { $most } ; vous donnez { $seats ->
    [one] { $seats } nom
   *[other] { $seats } noms
}
error-table-name = { $name } n’est pas un nom valable : il faut de 1 à 60 caractères imprimables, sans espace au début ni à la fin
error-table-no-such-ply = le coup { NUMBER($ply, useGrouping: 0) } n’existe pas : les coups vont de 0 à { NUMBER($last, useGrouping: 0) }
error-table-nothing-to-take-back = la place { $seat } n’a pas encore de coup à annuler

## Record files

# $why is what the system says: "No such file or directory".
error-record-read = impossible de lire { $path } : { $why }
error-record-write = impossible d’écrire { $path } : { $why }
error-record-size = trop gros pour une partie enregistrée : { $most } octets au plus
error-record-encoding = il faut du texte en UTF-8, sans l’octet { $found }
error-record-unwritable = cette partie enregistrée ne serait pas relue à l’identique

## The form of a record

# $wanted is the first line of a record, which is the same in every language.
error-record-empty = le fichier est vide : il faut « { $wanted } »
error-record-first-line = ce n’est pas une partie enregistrée de Greentable : il faut « { $wanted } » en première ligne
error-record-version = le format { $version } vient d’un Greentable plus récent : celui-ci lit les formats jusqu’à { $newest }
error-record-carriage-return = retour chariot trouvé : les lignes doivent finir par LF, pas par CR LF
error-record-tab = il faut des espaces, pas de tabulation
error-record-byte-order-mark = il faut de l’UTF-8 simple, sans indicateur d’ordre des octets (BOM)

# $found is for example U+0007.
error-record-character = il faut du texte imprimable, sans le caractère de contrôle { $found }

## Headers of a record. $key, $example and words in quotes are the same in every language.

error-record-header = il faut un en-tête comme « { $example } », pas { $found }
error-record-header-unknown = en-tête { $key } inconnu (au choix : { $known })
error-record-header-twice = second en-tête « { $key } » : le premier est à la ligne { NUMBER($before, useGrouping: 0) }
error-record-header-missing = l’en-tête « { $key } » manque : il faut « { $key }: { $example } » avant cette ligne
error-record-value = il faut un espace et une valeur, sans autre espace, par exemple « { $key }: { $example } »
error-record-game = jeu { $game } inconnu (au choix : { $known })
error-record-seats = il faut un nombre de places de 1 à { $most }, pas { $found }
error-record-no-seat = pas de place pour « { $key } » : il n’y en a que { $seats }
error-record-name-length = il faut un nom de { $most } caractères au plus, pas { $length }
error-record-dealing = « { $key } » et « { $other } » ne vont pas ensemble : donnez l’un pour toute la partie ou l’autre pour chaque manche
error-record-commitment-form = { $found } n’est pas une empreinte SHA-256 : il faut 64 caractères de 0 à 9 et de a à f
error-record-date = { $found } n’est pas une date valide : il faut l’année, le mois et le jour, par exemple 2025-06-30
error-record-result-form =
    { $seats ->
        [one] il faut un nombre entier, ou « { $unfinished } »
       *[other] il faut { $seats } nombres entiers séparés par un seul espace, ou « { $unfinished } »
    }

## Plies of a record

error-record-ply = il faut une place, un espace et un coup (par exemple « 2 play MO »), pas { $found }
error-record-space-at-end = espace en trop à la fin de la ligne
error-record-seat =
    { $seats ->
        [one] place { $seat } : il faut 1, ou 0 pour le hasard
       *[other] place { $seat } : il faut de 1 à { $seats }, ou 0 pour le hasard
    }

## A record that is not true

error-record-names = il faut un nom par place, pas { $names ->
    [one] { $names } nom
   *[other] { $names } noms
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
error-record-no-such-ply = le coup { NUMBER($ply, useGrouping: 0) } n’existe pas : les coups vont de 0 à { NUMBER($last, useGrouping: 0) }

# $token is a move as written, $reason a sentence for the player.
error-record-illegal-move = coup { NUMBER($ply, useGrouping: 0) } : { $token } n’est pas permis pour la place { $seat } : { $reason }
error-record-result = le résultat est « { $found } », mais la partie enregistrée indique « { $stated } »
error-record-shuffle = le coup { NUMBER($ply, useGrouping: 0) } est { $token }, mais la graine enregistrée donne { $expected }

# $key is for example "commitment 2", $found the hash of the seed.
error-record-commitment = la graine enregistrée ne correspond pas à « { $key } » : son empreinte SHA-256 est { $found }
