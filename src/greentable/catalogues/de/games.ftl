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
# How far a game is.
games-open = { $moves ->
    [one] bisher ein Zug
   *[other] bisher { $moves } Züge
}
games-over = beendet
