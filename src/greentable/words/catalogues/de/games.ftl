### The list of games that were played here: `greentable games`.

## The heads of its columns

games-name = Partie
games-when = Zuletzt gespielt
games-people = Spieler
games-state = Stand

## The rest

games-none = Keine Partie wartet. `greentable play grass` beginnt eine; --all zeigt auch beendete Partien.
# $command is a command line.
games-go-on = Weiterspielen: { $command }
# How far a game is; $moves are those of all players.
games-open = { $moves ->
    [0] eben ausgeteilt
    [one] bisher ein Zug
   *[other] bisher { $moves } Züge
}
games-over = beendet
# With --delete.
games-deleted = { $name } ist gelöscht.
# It was saved elsewhere by --save.
games-forgotten = { $name } steht nicht mehr in der Liste; aufgezeichnet bleibt die Partie in { $file }.
