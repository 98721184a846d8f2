### The list of games that were played here: `greentable games`.

## The heads of its columns

games-name = Spel
games-when = Laatst gespeeld
games-people = Spelers
games-state = Stand

## The rest

games-none = Er wacht geen spel. `greentable play grass` begint er een; --all toont ook afgelopen spellen.
# $command is a command line.
games-go-on = Verder spelen: { $command }
# How far a game is; $moves are those of all players.
games-open = { $moves ->
    [0] net gedeeld
    [one] tot nu toe één zet
   *[other] tot nu toe { $moves } zetten
}
games-over = afgelopen
# With --delete.
games-deleted = { $name } is verwijderd.
# It was saved elsewhere by --save.
games-forgotten = { $name } staat niet meer in de lijst; het spel blijft bewaard in { $file }.
