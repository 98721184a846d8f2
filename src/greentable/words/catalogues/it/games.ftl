### The list of games that were played here: `greentable games`.

## The heads of its columns

games-name = Partita
games-when = Giocata
games-people = Giocatori
games-state = Stato

## The rest

games-none = Nessuna partita in sospeso. `greentable play grass` ne comincia una; --all elenca anche quelle finite.
# $command is a command line.
games-go-on = Per riprenderla: { $command }
# How far a game is; $moves are those of all players.
games-open = { $moves ->
    [0] appena distribuita
    [one] una mossa finora
   *[other] { $moves } mosse finora
}
games-over = finita
# With --delete.
games-deleted = { $name } è eliminata.
# It was saved elsewhere by --save.
games-forgotten = { $name } non è più nell’elenco; la partita resta salvata in { $file }.
