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
# How far a game is.
games-open = { $moves ->
    [one] una mossa finora
   *[other] { $moves } mosse finora
}
games-over = finita
