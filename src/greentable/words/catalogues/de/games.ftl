### The list of games that were played on this computer: `greentable games`.

## The heads of its columns

games-name = Partie
games-when = Zuletzt gespielt
games-people = Spieler
games-state = Stand

## The rest

games-none = Keine laufenden Partien. `greentable play grass` startet eine; --all zeigt auch beendete Partien.
# $command is a command line.
games-go-on = Fortsetzen mit: { $command }
# How far a game is; $moves counts the moves of all players.
games-open = { $moves ->
    [0] gerade ausgeteilt
    [one] bisher 1 Zug
   *[other] bisher { $moves } Züge
}
games-over = beendet
# With --delete.
games-deleted = { $name } ist gelöscht.
# It was saved elsewhere with --save.
games-forgotten = { $name } steht nicht mehr in der Liste. Die Aufzeichnung bleibt in { $file }.
