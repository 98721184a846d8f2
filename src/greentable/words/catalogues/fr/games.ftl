### The list of games that were played on this computer: `greentable games`.

## The heads of its columns

games-name = Partie
games-when = Jouée le
games-people = Joueurs
games-state = État

## The rest

games-none = Aucune partie en cours. `greentable play grass` en lance une ; --all affiche aussi les parties terminées.
# $command is a command line.
games-go-on = Pour reprendre : { $command }
# How far a game is; $moves counts the moves of all players.
games-open = { $moves ->
    [0] cartes distribuées
    [one] { $moves } coup joué
   *[other] { $moves } coups joués
}
games-over = terminée
# With --delete.
games-deleted = Partie supprimée : { $name }.
# It was saved elsewhere with --save.
games-forgotten = { $name } n’est plus dans la liste. La partie reste enregistrée dans { $file }.
