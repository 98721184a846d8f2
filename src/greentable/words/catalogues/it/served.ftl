### At a table of a server, in the terminal: `greentable play --server`.

## What can be wrong

# $games is a list of the games.
error-play-which-game = scegli { $games }, per esempio “greentable play grass”, oppure entra in un tavolo con --server e il suo link
error-play-server-address = { $address } non è l’indirizzo di un server: all’inizio serve http:// o https://
error-play-server-away = { $address } non risponde: { $why }
error-play-server-other = { $address } risponde, ma non è un server Greentable
error-play-server-gone = { $address } non risponde da qualche minuto
# The server says why, in the language of the reader.
error-play-server-refused = { $why }
error-play-server-not-yours = non hai accesso a questo tavolo; se lì avevi un posto, usa di nuovo il link
error-play-server-elsewhere = hai aperto questo tavolo altrove; continua lì
error-play-server-too-old = sul server c’è un’altra versione; aggiorna questo programma o il server
# In the middle of a game, after the command “save”.
error-play-server-save = Questa partita la salva il server. Non devi farlo tu.
error-play-server-game = { $option } richiede anche --game, il gioco a cui vuoi giocare
error-play-server-code = il codice di un tavolo ha { $letters } lettere

## At the table

served-table = Il tuo tavolo: { $address }
# A prompt if only a server was given. Games are played against its bots. $quit is a word to type.
served-ask = Codice o link di un tavolo, oppure { $games } contro i bot ({ $quit } per uscire) >
served-link = Invita i tuoi amici con questo link: { $link } – o con questo codice: { $code }
# Before the game. $who are those who are there, $free is how many seats are free.
served-lobby = { $free ->
    [0] Al tavolo: { $who }. Tutti i posti sono occupati.
    [one] Al tavolo: { $who }. C’è un posto libero.
   *[other] Al tavolo: { $who }. Ci sono { $free } posti liberi.
}
served-start = Premi Invio quando ci sono tutti. I bot prendono i posti liberi.
served-wait-for-host = Aspetta che l’host avvii la partita.
# $talk, $undo and $quit are words to type.
served-not-now = Non è il tuo turno. Scrivi “{ $talk }” per la chat, “{ $undo }” per annullare la tua mossa o “{ $quit }” per uscire.
served-lost = Il server non risponde. Nuovo tentativo… (Ctrl-C per uscire)
served-back = Il server è di nuovo raggiungibile.
served-paused = La partita è in pausa. L’host può riprenderla con Invio.
served-closed = Questo tavolo è stato chiuso.
served-over = Rivedi tutta la partita: { $address }
# $command is a command line.
served-left = Per tornare a questo tavolo: { $command }

## Chat, undo, time

# Above the help of the game. $talk, $undo and $time are words to type.
served-help = A questo tavolo anche: “{ $talk }” (chat), “{ $undo }” (annulla la tua ultima mossa), “{ $time }” (quanto tempo ti resta).
# Below the list of phrases, which have numbers. $talk is the word to type.
served-how-to-talk = “{ $talk } 3” invia la frase 3. Puoi anche scrivere un testo tuo, se l’host permette la chat libera.
# In Grass, after it: some phrases have a … where cards belong.
served-how-to-talk-of-cards = Se nella frase c’è …, aggiungi le sigle delle carte: “{ $talk } 13 PA MO”.
# After “hint”, if it takes a while.
served-thinking = Il server sta pensando…
served-compiling = Il server sta preparando il primo consiglio. Può volerci mezzo minuto…
served-undo-waits = In attesa del consenso degli altri per annullare la mossa…
# Someone wants to undo a move. $agree and $refuse are the words to type.
served-undo-asked = { $who } vorrebbe annullare una mossa. Scrivi “{ $agree }” o “{ $refuse }”.
# How long the reader can still think.
served-no-clock = Al momento non hai limiti di tempo.
served-time = { $unit ->
    [days] Hai { $count } giorni per decidere. Poi decide il server per te.
    [hours] Hai { $count } ore per decidere. Poi decide il server per te.
    [minutes] Hai { $count } minuti per decidere. Poi decide il server per te.
   *[seconds] { $count ->
        [one] Hai un secondo per decidere. Poi decide il server per te.
       *[other] Hai { $count } secondi per decidere. Poi decide il server per te.
    }
}
