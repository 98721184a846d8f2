### At a table of a server, in the terminal: `greentable play --server`.

## What can be wrong

# $games are the names of games.
error-play-which-game = which game? { $games }; or --server with the link of a table
error-play-server-address = { $address } is not the address of a server: it begins with http:// or https://
error-play-server-away = { $address } does not answer: { $why }
error-play-server-other = { $address } answers, but it is no server of Greentable
error-play-server-gone = { $address } has not answered for a few minutes
# The server says why, in the language of the reader.
error-play-server-refused = { $why }
error-play-server-not-yours = this table is not open to you; if you had a seat there, come with the link again
error-play-server-elsewhere = you have opened this table elsewhere: it goes on there
error-play-server-too-old = the server speaks another version: this program is too old or too new for it
error-play-server-save = The server keeps this game: there is nothing to save here.
error-play-server-hint = There are no hints here: at a server’s table they are given in the browser.
error-play-server-game = { $option } needs --game: which game shall it be?
error-play-server-code = a table’s code has { $letters } letters

## At the table

served-table = You sit at { $address }
# What is asked where only a server was named; games are played against its bots.
served-ask = Eight letters of a table, a link, or { $games } (quit) >
served-link = Give your friends this link: { $link } – or these letters: { $code }
# Before the game. $who are those who are there, $free is how many seats are free.
served-lobby = { $free ->
    [0] At the table: { $who }. Every seat is taken.
    [one] At the table: { $who }. One seat is free.
   *[other] At the table: { $who }. { $free } seats are free.
}
served-start = Press Enter when all are there; seats that are free go to bots.
served-wait-for-host = The game begins when the host starts it.
served-waiting = Waiting for { $who }.
served-not-now = It is not your turn. (“quit” leaves)
served-lost = The server does not answer; trying again … (Ctrl-C leaves)
served-back = The server is there again.
served-stale = The table has moved on in the meantime.
served-paused = The table is paused; its host goes on with Enter.
served-closed = The table was closed.
served-over = The whole game: { $address }
# $command is a command line.
served-left = You can come back to this table: { $command }
