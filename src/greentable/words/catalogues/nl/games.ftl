### The list of games that were played on this computer: `greentable games`.

## The heads of its columns

games-name = Spel
games-when = Laatst gespeeld
games-people = Spelers
games-state = Status

## The rest

games-none = Geen lopende spellen. `greentable play grass` start er een; --all toont ook afgelopen spellen.
# $command is a command line.
games-go-on = Hervatten met: { $command }
# How far a game is; $moves counts the moves of all players.
games-open = { $moves ->
    [0] net gedeeld
    [one] tot nu toe 1 zet
   *[other] tot nu toe { $moves } zetten
}
games-over = afgelopen
# With --delete.
games-deleted = { $name } is verwijderd.
# It was saved elsewhere with --save.
games-forgotten = { $name } staat niet meer in de lijst. Het spelbestand blijft staan: { $file }
