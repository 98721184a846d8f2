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
# How far a game is; $moves are those of all players.
games-open = { $moves ->
    [0] vient d’être distribuée
    [one] un coup jusqu’ici
   *[other] { $moves } coups jusqu’ici
}
games-over = terminée
# With --delete.
games-deleted = { $name } est supprimée.
# It was saved elsewhere by --save.
games-forgotten = { $name } n’est plus dans la liste ; la partie reste enregistrée dans { $file }.
