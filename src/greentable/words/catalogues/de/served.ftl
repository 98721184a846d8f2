### At a table of a server, in the terminal: `greentable play --server`.

## What can be wrong

# $games is a list of the games.
error-play-which-game = wähle { $games }, zum Beispiel „greentable play grass“, oder gib mit --server den Link eines Tisches an
error-play-server-address = { $address } ist keine Serveradresse: Sie muss mit http:// oder https:// beginnen
error-play-server-away = { $address } antwortet nicht: { $why }
error-play-server-other = { $address } antwortet, ist aber kein Greentable-Server
error-play-server-gone = { $address } antwortet seit einigen Minuten nicht
# The server says why, in the language of the reader.
error-play-server-refused = { $why }
error-play-server-not-yours = du hast keinen Zugang zu diesem Tisch; falls du dort einen Platz hattest, nimm noch einmal den Link
error-play-server-elsewhere = du hast diesen Tisch anderswo geöffnet; spiele dort weiter
error-play-server-too-old = Auf dem Server läuft eine andere Version: Aktualisiere dieses Programm oder den Server
# In the middle of a game, after the command “save”.
error-play-server-save = Der Server bewahrt diese Partie auf. Du musst sie nicht speichern.
error-play-server-game = { $option } braucht --game, das Spiel, das du spielen willst
error-play-server-code = der Code eines Tisches hat { $letters } Buchstaben

## At the table

served-table = Dein Tisch: { $address }
# A prompt if only a server was given. Games are played against its bots. $quit is a word to type.
served-ask = Code oder Link eines Tisches, oder { $games } gegen Bots ({ $quit }: Ende) >
served-link = Lade deine Freunde mit diesem Link ein: { $link } – oder mit diesem Code: { $code }
# Before the game. $who are those who are there, $free is how many seats are free.
served-lobby = { $free ->
    [0] Am Tisch: { $who }. Alle Plätze sind besetzt.
    [one] Am Tisch: { $who }. Ein Platz ist frei.
   *[other] Am Tisch: { $who }. { $free } Plätze sind frei.
}
served-start = Drücke Enter, wenn alle da sind. Freie Plätze bekommen Bots.
served-wait-for-host = Warte, bis der Gastgeber die Partie startet.
# $talk, $undo and $quit are words to type.
served-not-now = Du bist nicht dran. Mit „{ $talk }“ chattest du, mit „{ $undo }“ nimmst du deinen Zug zurück, mit „{ $quit }“ gehst du.
served-lost = Der Server antwortet nicht. Neuer Versuch … (Strg-C zum Verlassen)
served-back = Der Server ist wieder da.
served-paused = Die Partie ist pausiert. Der Gastgeber kann sie mit Enter fortsetzen.
served-closed = Dieser Tisch wurde geschlossen.
served-over = Die ganze Partie ansehen: { $address }
# $command is a command line.
served-left = So kommst du an diesen Tisch zurück: { $command }

## Chat, undo, time

# Above the help of the game. $talk, $undo and $time are words to type.
served-help = An diesem Tisch auch: „{ $talk }“ (chatten), „{ $undo }“ (deinen letzten Zug zurücknehmen), „{ $time }“ (deine restliche Zeit sehen).
# Below the list of phrases, which have numbers. $talk is the word to type.
served-how-to-talk = „{ $talk } 3“ sendet Satz 3. Eigene Worte gehen auch, wenn der Gastgeber freien Chat erlaubt.
# In Grass, after it: some phrases have a … where cards belong.
served-how-to-talk-of-cards = Enthält ein Satz ein …, hänge Kartenkürzel an: „{ $talk } 13 PA MO“.
# After “hint”, if it takes a while.
served-thinking = Der Server denkt nach …
served-compiling = Der Server bereitet seinen ersten Tipp vor. Das kann eine halbe Minute dauern …
served-undo-waits = Die anderen werden gefragt, ob du deinen Zug zurücknehmen darfst …
# Someone wants to undo a move. $agree and $refuse are the words to type.
served-undo-asked = { $who } möchte einen Zug zurücknehmen. Tippe „{ $agree }“ oder „{ $refuse }“.
# How long the reader can still think.
served-no-clock = Du hast gerade keine Zeitbegrenzung.
served-time = { $unit ->
    [days] Du hast { $count } Tage Zeit. Dann entscheidet der Server für dich.
    [hours] Du hast { $count } Stunden Zeit. Dann entscheidet der Server für dich.
    [minutes] Du hast { $count } Minuten Zeit. Dann entscheidet der Server für dich.
   *[seconds] { $count ->
        [one] Du hast eine Sekunde Zeit. Dann entscheidet der Server für dich.
       *[other] Du hast { $count } Sekunden Zeit. Dann entscheidet der Server für dich.
    }
}
