### Bots of one's own and programs that play: what can be wrong with them. $name is what was typed.

# $known is a list of names.
error-bots-name = unbekannter Bot { $name }: einer von { $known }, oder ein eigener wie in mybot.py:choose
error-bots-moved = { $name } gehört nicht mehr zu Greentable: Gib stattdessen die Datei { $file } aus dem Quellcode an
# $why is what the system says.
error-bots-file = der Bot { $path } kann nicht gelesen werden: { $why }
# The file, or the place in a package, does not run. $why is what Python says, with the line.
error-bots-source = { $place } kann nicht geladen werden: { $why }
error-bots-function = { $place } hat keine Funktion { $name }: nenne eine, wie in mybot.py:choose

# A bot that fails during a game. $why is what Python says; in the second, one of the texts below.
error-bots-failed = der Bot { $name } ist gescheitert: { $why }
error-bots-trouble = der Bot { $name } ist gescheitert: { $why }
# $move is what it answered.
error-bots-illegal = der Bot { $name } hat { $move } gewählt, und das ist jetzt kein erlaubter Zug

# Who moves in its place. $trouble is one of the texts above, $bot the name of a bot.
bots-stand-in = { $trouble }. Diesen Zug macht { $bot } an seiner Stelle.

## Programs

error-bots-program-seconds = { $name }: für einen Zug sind mehr als 0 und höchstens { $most } Sekunden möglich
error-bots-program-command = { $name }: es fehlt ein Befehl, wie in program:./player
error-bots-program-start = { $command } kann nicht gestartet werden: { $why }
error-bots-program-silent = keine Antwort innerhalb von { $seconds } Sekunden
# $code is the number with which the program ended, $said the last that it wrote.
error-bots-program-ended = das Programm hat aufgehört (Code { $code })
error-bots-program-said = das Programm hat aufgehört (Code { $code }): { $said }
# $wanted is an example of an answer.
error-bots-program-answer = die Antwort { $answer } ist keine Zeile wie { $wanted } mit der id der Frage
error-bots-program-given-up = es ist { $failures }-mal hintereinander gescheitert und wird nicht mehr gefragt
