### The list of games that were played here: `greentable games`.

## The heads of its columns

games-name = Partie
games-when = Jouée le
games-people = Joueurs
games-state = État

## The rest

games-none = Aucune partie en attente. `greentable play grass` en commence une ; --all liste aussi les parties terminées.
# $command is a command line.
games-go-on = Pour continuer : { $command }
# How far a game is.
games-open = { $moves ->
    [one] un coup jusqu’ici
   *[other] { $moves } coups jusqu’ici
}
games-over = terminée
