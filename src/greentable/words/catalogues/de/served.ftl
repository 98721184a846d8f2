### At a table of a server, in the terminal: `greentable play --server`.

## What can be wrong

# $games are the names of games.
error-play-which-game = nenne ein Spiel, wie in „greentable play grass“: { $games }; oder --server mit dem Link eines Tisches
error-play-server-address = { $address } ist keine Adresse eines Servers: sie beginnt mit http:// oder https://
error-play-server-away = { $address } antwortet nicht: { $why }
error-play-server-other = { $address } antwortet, ist aber kein Server von Greentable
error-play-server-gone = { $address } hat einige Minuten lang nicht geantwortet
# The server says why, in the language of the reader.
error-play-server-refused = { $why }
error-play-server-not-yours = Dieser Tisch steht dir nicht offen; wenn du dort gesessen hast, komm noch einmal mit dem Link
error-play-server-elsewhere = Du hast diesen Tisch anderswo geöffnet: dort geht es weiter
error-play-server-too-old = Der Server spricht eine andere Version: dieses Programm ist zu alt oder zu neu für ihn
error-play-server-save = Der Server bewahrt dieses Spiel auf: hier gibt es nichts zu speichern.
error-play-server-game = { $option } braucht --game: Welches Spiel soll es sein?
error-play-server-code = Der Code eines Tisches hat { $letters } Buchstaben

## At the table

served-table = Du sitzt an { $address }
# What is asked where only a server was named; games are played against its bots.
served-ask = Acht Buchstaben eines Tisches, ein Link oder { $games } (verlassen) >
served-link = Gib deinen Freunden diesen Link: { $link } – oder diese Buchstaben: { $code }
# Before the game. $who are those who are there, $free is how many seats are free.
served-lobby = { $free ->
    [0] Am Tisch: { $who }. Alle Plätze sind besetzt.
    [one] Am Tisch: { $who }. Ein Platz ist frei.
   *[other] Am Tisch: { $who }. { $free } Plätze sind frei.
}
served-start = Drücke Enter, wenn alle da sind; freie Plätze bekommen Bots.
served-wait-for-host = Das Spiel beginnt, wenn der Gastgeber es startet.
served-waiting = Alle warten auf { $who }.
served-not-now = Du bist nicht am Zug. („reden“ sagt etwas, „zurücknehmen“ nimmt zurück, „verlassen“ verlässt den Tisch)
served-lost = Der Server antwortet nicht; neuer Versuch … (Strg-C verlässt den Tisch)
served-back = Der Server ist wieder da.
served-stale = Am Tisch ist es inzwischen weitergegangen.
served-paused = Der Tisch macht Pause; der Gastgeber macht mit Enter weiter.
served-closed = Der Tisch wurde geschlossen.
served-over = Das ganze Spiel: { $address }
# $command is a command line.
served-left = Du kannst an diesen Tisch zurückkommen: { $command }

## Beside moves

# Above the help of the game.
served-help = An diesem Tisch auch: „reden“ (was du sagen kannst), „zurücknehmen“ (deine letzte Aktion), „zeit“ (wie lange du nachdenken darfst).
# Below the list of phrases, which have numbers.
served-how-to-talk = „reden 3“ sagt das Dritte; wo … steht, folgen Codes von Karten: „reden 13 PA MO“. Auch eigene Worte, wenn der Gastgeber sie erlaubt.
# After “hint”, if it takes a while.
served-thinking = Der Server denkt darüber nach …
served-compiling = Der Server bereitet sich auf seinen ersten Tipp vor; das dauert bis zu einer halben Minute …
# Somebody wants to take a move back. $agree and $refuse are the words to type.
served-undo-waits = Die anderen werden gefragt, ob du zurücknehmen darfst.
served-undo-asked = { $who } möchte eine Aktion zurücknehmen: „{ $agree }“ oder „{ $refuse }“?
# How long the reader may still think.
served-no-clock = Gerade hat niemand eine begrenzte Bedenkzeit.
served-time = { $unit ->
    [days] Du hast { $count } Tage Zeit; dann entscheidet der Server für dich.
    [hours] Du hast { $count } Stunden Zeit; dann entscheidet der Server für dich.
    [minutes] Du hast { $count } Minuten Zeit; dann entscheidet der Server für dich.
   *[seconds] { $count ->
        [one] Du hast eine Sekunde Zeit; dann entscheidet der Server für dich.
       *[other] Du hast { $count } Sekunden Zeit; dann entscheidet der Server für dich.
    }
}
