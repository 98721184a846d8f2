### At a table of a server, in the terminal: `greentable play --server`.

## What can be wrong

# $games is a list of the games.
error-play-which-game = kies { $games }, bijvoorbeeld ‘greentable play grass’, of ga met --server en een link naar een tafel
error-play-server-address = { $address } is geen serveradres: het moet beginnen met http:// of https://
error-play-server-away = { $address } reageert niet: { $why }
error-play-server-other = { $address } reageert, maar is geen Greentable-server
error-play-server-gone = { $address } reageert al enkele minuten niet
# The server says why, in the language of the reader.
error-play-server-refused = { $why }
error-play-server-not-yours = je hebt geen toegang tot deze tafel; als je er een plaats had, gebruik dan opnieuw de link
error-play-server-elsewhere = je hebt deze tafel ergens anders geopend; speel daar verder
error-play-server-too-old = op de server draait een andere versie; werk dit programma of de server bij
# In the middle of a game, after the command “save”.
error-play-server-save = De server bewaart dit spel. Je hoeft het niet zelf te bewaren.
error-play-server-game = { $option } heeft ook --game nodig, het spel dat je wilt spelen
error-play-server-code = de code van een tafel heeft { $letters } letters

## At the table

served-table = Jouw tafel: { $address }
# A prompt if only a server was given. Games are played against its bots. $quit is a word to type.
served-ask = Code of link van een tafel, of { $games } tegen bots ({ $quit } om te stoppen) >
served-link = Nodig je vrienden uit met deze link: { $link } – of met deze code: { $code }
# Before the game. $who are those who are there, $free is how many seats are free.
served-lobby = { $free ->
    [0] Aan tafel: { $who }. Alle plaatsen zijn bezet.
    [one] Aan tafel: { $who }. Eén plaats is vrij.
   *[other] Aan tafel: { $who }. { $free } plaatsen zijn vrij.
}
served-start = Druk op Enter als iedereen er is. Bots krijgen de vrije plaatsen.
served-wait-for-host = Wachten tot de host het spel start.
# $talk, $undo and $quit are words to type.
served-not-now = Je bent niet aan de beurt. Typ ‘{ $talk }’ om te chatten, ‘{ $undo }’ om je zet ongedaan te maken of ‘{ $quit }’ om weg te gaan.
served-lost = De server reageert niet. Nieuwe poging … (Ctrl-C om weg te gaan)
served-back = De server is er weer.
served-paused = Het spel is gepauzeerd. De host kan het hervatten met Enter.
served-closed = Deze tafel is gesloten.
served-over = Bekijk het hele spel: { $address }
# $command is a command line.
served-left = Terug naar deze tafel: { $command }

## Chat, undo, time

# Above the help of the game. $talk, $undo and $time are words to type.
served-help = Aan deze tafel ook: ‘{ $talk }’ (chatten), ‘{ $undo }’ (je laatste zet ongedaan maken), ‘{ $time }’ (zien hoeveel tijd je hebt).
# Below the list of phrases, which have numbers. $talk is the word to type.
served-how-to-talk = ‘{ $talk } 3’ verstuurt zin 3. Eigen woorden mogen ook, als de host vrije chat toestaat.
# In Grass, after it: some phrases have a … where cards belong.
served-how-to-talk-of-cards = Staat er … in een zin, voeg dan kaartcodes toe: ‘{ $talk } 13 PA MO’.
# After “hint”, if it takes a while.
served-thinking = De server denkt na …
served-compiling = De server bereidt de eerste tip voor. Dat kan een halve minuut duren …
served-undo-waits = De anderen beslissen of je de zet ongedaan mag maken …
# Someone wants to undo a move. $agree and $refuse are the words to type.
served-undo-asked = { $who } wil een zet ongedaan maken. Typ ‘{ $agree }’ of ‘{ $refuse }’.
# How long the reader can still think.
served-no-clock = Je hebt nu geen tijdslimiet.
served-time = { $unit ->
    [days] Je hebt { $count } dagen om te beslissen. Daarna beslist de server voor je.
    [hours] Je hebt { $count } uur om te beslissen. Daarna beslist de server voor je.
    [minutes] Je hebt { $count } minuten om te beslissen. Daarna beslist de server voor je.
   *[seconds] { $count ->
        [one] Je hebt één seconde om te beslissen. Daarna beslist de server voor je.
       *[other] Je hebt { $count } seconden om te beslissen. Daarna beslist de server voor je.
    }
}
