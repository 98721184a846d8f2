### At a table of a server, in the terminal: `greentable play --server`.

## What can be wrong

# $games are the names of games.
error-play-which-game = indica un gioco, come in “greentable play grass”: { $games }; oppure --server con il link di un tavolo
error-play-server-address = { $address } non è l’indirizzo di un server: comincia con http:// o https://
error-play-server-away = { $address } non risponde: { $why }
error-play-server-other = { $address } risponde, ma non è un server di Greentable
error-play-server-gone = { $address } non risponde da qualche minuto
# The server says why, in the language of the reader.
error-play-server-refused = { $why }
error-play-server-not-yours = questo tavolo non ti è aperto; se avevi un posto lì, torna con il link
error-play-server-elsewhere = hai aperto questo tavolo altrove: si continua lì
error-play-server-too-old = il server parla un’altra versione: questo programma è troppo vecchio o troppo nuovo
error-play-server-save = La partita la conserva il server: qui non c’è niente da salvare.
error-play-server-game = { $option } vuole --game: quale gioco?
error-play-server-code = il codice di un tavolo ha { $letters } lettere

## At the table

served-table = Il tuo tavolo: { $address }
# What is asked where only a server was named; games are played against its bots.
served-ask = Otto lettere di un tavolo, un link, o { $games } (esci) >
served-link = Dai ai tuoi amici questo link: { $link } – o queste lettere: { $code }
# Before the game. $who are those who are there, $free is how many seats are free.
served-lobby = { $free ->
    [0] Al tavolo: { $who }. Tutti i posti sono occupati.
    [one] Al tavolo: { $who }. Un posto è libero.
   *[other] Al tavolo: { $who }. { $free } posti sono liberi.
}
served-start = Premi Invio quando ci sono tutti; i posti liberi vanno ai bot.
served-wait-for-host = La partita comincia quando chi ospita la avvia.
served-waiting = Si aspetta { $who }.
served-not-now = Non è il tuo turno. (“parla” per dire qualcosa, “annulla” per riprendere, “esci” per uscire)
served-lost = Il server non risponde; si riprova … (Ctrl-C per uscire)
served-back = Il server è di nuovo raggiungibile.
served-stale = Nel frattempo al tavolo si è andati avanti.
served-paused = Il tavolo è in pausa; chi ospita riprende con Invio.
served-closed = Il tavolo è stato chiuso.
served-over = Tutta la partita: { $address }
# $command is a command line.
served-left = Puoi tornare a questo tavolo: { $command }

## Beside moves

# Above the help of the game.
served-help = A questo tavolo anche: “parla” (che cosa puoi dire), “annulla” (riprendi la tua ultima mossa), “tempo” (quanto puoi pensare).
# Below the list of phrases, which have numbers.
served-how-to-talk = “parla 3” dice la terza; dove c’è … aggiungi codici di carte: “parla 13 PA MO”. Anche parole tue, se chi ospita lo permette.
# After “hint”, if it takes a while.
served-thinking = Il server ci pensa …
served-compiling = Il server si prepara al primo consiglio: ci vuole fino a mezzo minuto …
# Somebody wants to take a move back. $agree and $refuse are the words to type.
served-undo-waits = Si chiede agli altri se puoi riprendere la mossa.
served-undo-asked = { $who } vorrebbe riprendere una mossa: “{ $agree }” o “{ $refuse }”?
# How long the reader may still think.
served-no-clock = Adesso il tempo non è limitato per nessuno.
served-time = { $unit ->
    [days] Hai { $count } giorni per decidere; poi decide il server per te.
    [hours] Hai { $count } ore per decidere; poi decide il server per te.
    [minutes] Hai { $count } minuti per decidere; poi decide il server per te.
   *[seconds] { $count ->
        [one] Hai un secondo per decidere; poi decide il server per te.
       *[other] Hai { $count } secondi per decidere; poi decide il server per te.
    }
}
