### What can be wrong with your own bots, and with programs that play. $name is what was typed.

# $known is a list of names.
error-bots-name = unbekannter Bot { $name } (verfügbar: { $known } oder ein eigener, z. B. mybot.py:choose)
error-bots-moved = { $name } gehört nicht mehr zu Greentable: Nimm stattdessen die Datei { $file } aus dem Quellcode
# $why is what the system says.
error-bots-file = Bot { $path } lässt sich nicht lesen: { $why }
# The file, or the entry of a package, does not run. $why is what Python says, with the line.
error-bots-source = { $place } lässt sich nicht laden: { $why }
error-bots-function = { $place } hat keine Funktion „{ $name }“: Definiere sie oder gib eine andere an, z. B. mybot.py:best

# A bot that fails during a game. $why is what Python says; in the second, one of the texts below.
error-bots-failed = Fehler im Bot { $name }: { $why }
error-bots-trouble = Fehler im Bot { $name }: { $why }
# $move is the bot’s answer.
error-bots-illegal = Fehler im Bot { $name }: { $move } ist jetzt nicht erlaubt

# Which bot moves instead. $trouble is one of the three texts above, $bot the name of a bot.
bots-stand-in = { $trouble }. Diesen Zug macht stattdessen der Bot { $bot }.

## Programs

error-bots-program-seconds = { $name }: mehr als 0 und höchstens { $most } Sekunden pro Zug angeben
error-bots-program-command = { $name }: Der Befehl fehlt, z. B. program:./player
error-bots-program-start = { $command } lässt sich nicht starten: { $why }
error-bots-program-silent = keine Antwort innerhalb von { $seconds } Sekunden
# $code is the exit code of the program, $said the last thing it wrote.
error-bots-program-ended = Programm beendet (Exit-Code { $code })
error-bots-program-said = Programm beendet (Exit-Code { $code }): { $said }
# $wanted is an example of an answer.
error-bots-program-answer = Zeile wie { $wanted } mit der id der Frage erwartet, { $answer } erhalten
error-bots-program-given-up = { $failures } Fehler hintereinander: Das Programm wird nicht mehr gefragt
