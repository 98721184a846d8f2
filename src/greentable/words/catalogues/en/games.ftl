### The list of games that were played here: `greentable games`.

## The heads of its columns

games-name = Game
games-when = Played last
games-people = Players
games-state = State

## The rest

games-none = No game is waiting to go on. `greentable play grass` starts one; --all lists also games that are over.
# $command is a command line.
games-go-on = To go on: { $command }
# How far a game is; $moves are those of all players.
games-open = { $moves ->
    [0] just dealt
    [one] one move so far
   *[other] { $moves } moves so far
}
games-over = over
# With --delete.
games-deleted = { $name } is deleted.
# It was saved elsewhere by --save.
games-forgotten = { $name } is no longer listed; its record stays in { $file }.
