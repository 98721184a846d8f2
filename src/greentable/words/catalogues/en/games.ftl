### The list of games that were played on this computer: `greentable games`.

## The heads of its columns

games-name = Game
games-when = Last played
games-people = Players
games-state = Status

## The rest

games-none = No games in progress. Start one with `greentable play grass`, or list finished games with --all.
# $command is a command line.
games-go-on = To resume: { $command }
# How far a game is; $moves counts the moves of all players.
games-open = { $moves ->
    [0] just dealt
    [one] 1 move so far
   *[other] { $moves } moves so far
}
games-over = finished
# With --delete.
games-deleted = Deleted { $name }.
# It was saved elsewhere with --save.
games-forgotten = { $name } is no longer listed. Its record stays in { $file }.
