### The list of games that were played on this computer: `greentable games`.

## The heads of its columns

games-name = Partita
games-when = Giocata il
games-people = Giocatori
games-state = Stato

## The rest

games-none = Nessuna partita in corso. `greentable play grass` ne inizia una; --all mostra anche quelle finite.
# $command is a command line.
games-go-on = Per riprendere: { $command }
# How far a game is; $moves counts the moves of all players.
games-open = { $moves ->
    [0] carte appena distribuite
    [one] { $moves } mossa finora
   *[other] { $moves } mosse finora
}
games-over = finita
# With --delete.
games-deleted = Partita eliminata: { $name }.
# It was saved elsewhere with --save.
games-forgotten = { $name } non è più nell’elenco. La partita resta salvata in { $file }.
