### At a table of a server, in the terminal: `greentable play --server`.

## What can be wrong

# $games are the names of games.
error-play-which-game = name a game, as in “greentable play grass”: { $games }; or --server with the link of a table
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
served-not-now = It is not your turn. (“talk” says something, “undo” takes back, “quit” leaves)
served-lost = The server does not answer; trying again … (Ctrl-C leaves)
served-back = The server is there again.
served-stale = The table has moved on in the meantime.
served-paused = The table is paused; its host goes on with Enter.
served-closed = The table was closed.
served-over = The whole game: { $address }
# $command is a command line.
served-left = You can come back to this table: { $command }

## Beside moves

# Above the help of the game.
served-help = At this table also: “talk” (what you can say), “undo” (take your last move back), “time” (how long you may think).
# Below the list of phrases, which have numbers.
served-how-to-talk = “talk 3” says the third; where … stands, add codes of cards: “talk 13 PA MO”. Words of your own go too, if the host allows them.
# After “hint”, if it takes a while.
served-thinking = The server thinks about it …
served-compiling = The server gets ready for its first hint; that takes up to half a minute …
# Somebody wants to take a move back. $agree and $refuse are the words to type.
served-undo-waits = The others are asked whether you may take it back.
served-undo-asked = { $who } would like to take a move back: “{ $agree }” or “{ $refuse }”?
# How long the reader may still think.
served-no-clock = Nobody’s time is limited now.
served-time = { $unit ->
    [days] You have { $count } days to decide; then the server decides for you.
    [hours] You have { $count } hours to decide; then the server decides for you.
    [minutes] You have { $count } minutes to decide; then the server decides for you.
   *[seconds] { $count ->
        [one] You have one second to decide; then the server decides for you.
       *[other] You have { $count } seconds to decide; then the server decides for you.
    }
}
