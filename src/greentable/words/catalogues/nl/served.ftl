### At a table of a server, in the terminal: `greentable play --server`.

## What can be wrong

# $games are the names of games.
error-play-which-game = noem een spel, zoals in ‘greentable play grass’: { $games }; of --server met de link van een tafel
error-play-server-address = { $address } is geen adres van een server: het begint met http:// of https://
error-play-server-away = { $address } antwoordt niet: { $why }
error-play-server-other = { $address } antwoordt, maar is geen server van Greentable
error-play-server-gone = { $address } heeft enkele minuten niet geantwoord
# The server says why, in the language of the reader.
error-play-server-refused = { $why }
error-play-server-not-yours = deze tafel staat niet voor je open; als je er een plaats had, kom dan nog eens met de link
error-play-server-elsewhere = je hebt deze tafel elders geopend: daar gaat het verder
error-play-server-too-old = de server spreekt een andere versie: dit programma is er te oud of te nieuw voor
error-play-server-save = De server bewaart dit spel: hier valt niets op te slaan.
error-play-server-game = { $option } heeft --game nodig: welk spel moet het zijn?
error-play-server-code = de code van een tafel heeft { $letters } letters

## At the table

served-table = Je zit aan { $address }
# What is asked where only a server was named; games are played against its bots.
served-ask = Acht letters van een tafel, een link, of { $games } (stop) >
served-link = Geef je vrienden deze link: { $link } – of deze letters: { $code }
# Before the game. $who are those who are there, $free is how many seats are free.
served-lobby = { $free ->
    [0] Aan tafel: { $who }. Alle plaatsen zijn bezet.
    [one] Aan tafel: { $who }. Eén plaats is vrij.
   *[other] Aan tafel: { $who }. { $free } plaatsen zijn vrij.
}
served-start = Druk op Enter als iedereen er is; vrije plaatsen gaan naar bots.
served-wait-for-host = Het spel begint als de gastheer het start.
served-waiting = Wachten op { $who }.
served-not-now = Je bent niet aan de beurt. (‘praat’ zegt iets, ‘terugnemen’ neemt terug, ‘stop’ verlaat de tafel)
served-lost = De server antwoordt niet; nieuwe poging … (Ctrl-C verlaat de tafel)
served-back = De server is er weer.
served-stale = Aan tafel is het intussen verdergegaan.
served-paused = De tafel pauzeert; de gastheer gaat met Enter verder.
served-closed = De tafel is gesloten.
served-over = Het hele spel: { $address }
# $command is a command line.
served-left = Je kunt naar deze tafel terugkomen: { $command }

## Beside moves

# Above the help of the game.
served-help = Aan deze tafel ook: ‘praat’ (wat je kunt zeggen), ‘terugnemen’ (je laatste zet terug), ‘tijd’ (hoe lang je mag nadenken).
# Below the list of phrases, which have numbers.
served-how-to-talk = ‘praat 3’ zegt de derde; waar … staat, voeg je codes van kaarten toe: ‘praat 13 PA MO’. Eigen woorden mogen ook, als de gastheer ze toestaat.
# After “hint”, if it takes a while.
served-thinking = De server denkt erover na …
served-compiling = De server bereidt zich voor op de eerste tip; dat duurt hooguit een halve minuut …
# Somebody wants to take a move back. $agree and $refuse are the words to type.
served-undo-waits = Aan de anderen wordt gevraagd of je de zet mag terugnemen.
served-undo-asked = { $who } wil graag een zet terugnemen: ‘{ $agree }’ of ‘{ $refuse }’?
# How long the reader may still think.
served-no-clock = Niemands tijd is nu beperkt.
served-time = { $unit ->
    [days] Je hebt { $count } dagen om te beslissen; daarna beslist de server voor je.
    [hours] Je hebt { $count } uur om te beslissen; daarna beslist de server voor je.
    [minutes] Je hebt { $count } minuten om te beslissen; daarna beslist de server voor je.
   *[seconds] { $count ->
        [one] Je hebt één seconde om te beslissen; daarna beslist de server voor je.
       *[other] Je hebt { $count } seconden om te beslissen; daarna beslist de server voor je.
    }
}
