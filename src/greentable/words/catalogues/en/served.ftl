### At a table of a server, in the terminal: `greentable play --server`.

## What can be wrong

# $games is a list of the games.
error-play-which-game = choose { $games }, e.g. “greentable play grass”, or join a table by its link with --server
error-play-server-address = { $address } isn’t a server address: expected http:// or https:// at the start
error-play-server-away = { $address } isn’t responding: { $why }
error-play-server-other = { $address } responds, but isn’t a Greentable server
error-play-server-gone = { $address } hasn’t responded for a few minutes
# The server says why, in the language of the reader.
error-play-server-refused = { $why }
error-play-server-not-yours = you have no access to this table; if you had a seat there, use its link again
error-play-server-elsewhere = you opened this table somewhere else; continue there
error-play-server-too-old = the server runs a different version; update this program or the server
# In the middle of a game, after the command “save”.
error-play-server-save = The server keeps this game. You don’t need to save it.
error-play-server-game = { $option } needs --game, the game you want to play
error-play-server-code = a table code has { $letters } letters

## At the table

served-table = Your table: { $address }
# A prompt if only a server was given. Games are played against its bots. $quit is a word to type.
served-ask = Enter a table code or link, or { $games } to play against bots ({ $quit } to leave) >
served-link = Invite your friends with this link: { $link } – or with this code: { $code }
# Before the game. $who are those who are there, $free is how many seats are free.
served-lobby = { $free ->
    [0] At the table: { $who }. All seats are taken.
    [one] At the table: { $who }. One seat is free.
   *[other] At the table: { $who }. { $free } seats are free.
}
served-start = Press Enter when everyone is here. Bots will fill the free seats.
served-wait-for-host = Waiting for the host to start the game.
served-waiting = Waiting for { $who }.
# $talk, $undo and $quit are words to type.
served-not-now = It’s not your turn. You can type “{ $talk }” to chat, “{ $undo }” to undo your move or “{ $quit }” to leave.
served-lost = The server isn’t responding. Trying again… (Ctrl-C to leave)
served-back = The server is back.
served-paused = The game is paused. The host can press Enter to resume.
served-closed = This table has been closed.
served-over = See the whole game: { $address }
# $command is a command line.
served-left = To come back to this table: { $command }

## Chat, undo, time

# Above the help of the game. $talk, $undo and $time are words to type.
served-help = Also at this table: “{ $talk }” (chat), “{ $undo }” (undo your last move), “{ $time }” (see your time left).
# Below the list of phrases, which have numbers. $talk is the word to type.
served-how-to-talk = “{ $talk } 3” sends phrase 3. You can also type your own words if the host allows text chat.
# In Grass, after it: some phrases have a … where cards belong.
served-how-to-talk-of-cards = If a phrase has a …, add card codes: “{ $talk } 13 PA MO”.
# After “hint”, if it takes a while.
served-thinking = The server is thinking…
served-compiling = The server is preparing its first hint. This can take half a minute…
served-undo-waits = Asking the others if you can undo your move…
# Someone wants to undo a move. $agree and $refuse are the words to type.
served-undo-asked = { $who } wants to undo a move. Type “{ $agree }” or “{ $refuse }”.
# How long the reader can still think.
served-no-clock = You have no time limit right now.
served-time = { $unit ->
    [days] You have { $count } days to decide. Then the server decides for you.
    [hours] You have { $count } hours to decide. Then the server decides for you.
    [minutes] You have { $count } minutes to decide. Then the server decides for you.
   *[seconds] { $count ->
        [one] You have one second to decide. Then the server decides for you.
       *[other] You have { $count } seconds to decide. Then the server decides for you.
    }
}
