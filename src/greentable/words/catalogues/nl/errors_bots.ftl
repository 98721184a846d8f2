### Bots of one's own and programs that play: what can be wrong with them. $name is what was typed.

# $known is a list of names.
error-bots-name = onbekende bot { $name }: kies uit { $known }, of een eigen bot zoals in mybot.py:choose
error-bots-moved = { $name } hoort niet meer bij Greentable: geef in plaats daarvan het bestand { $file } uit de broncode op
# $why is what the system says.
error-bots-file = de bot { $path } kan niet worden gelezen: { $why }
# The file, or the place in a package, does not run. $why is what Python says, with the line.
error-bots-source = { $place } kan niet worden geladen: { $why }
error-bots-function = { $place } heeft geen functie { $name }: noem er een, zoals in mybot.py:choose

# A bot that fails during a game. $why is what Python says; in the second, one of the texts below.
error-bots-failed = de bot { $name } liep vast: { $why }
error-bots-trouble = de bot { $name } liep vast: { $why }
# $move is what it answered.
error-bots-illegal = de bot { $name } koos { $move }, maar die zet mag nu niet

# Who moves in its place. $trouble is one of the texts above, $bot the name of a bot.
bots-stand-in = { $trouble }. Deze zet doet { $bot } in zijn plaats.

## Programs

error-bots-program-seconds = { $name }: geef meer dan 0 en hoogstens { $most } seconden voor een zet
error-bots-program-command = { $name }: hier hoort een opdracht, zoals in program:./player
error-bots-program-start = { $command } kan niet worden gestart: { $why }
error-bots-program-silent = geen antwoord binnen { $seconds } seconden
# $code is the number with which the program ended, $said the last that it wrote.
error-bots-program-ended = het programma is gestopt (code { $code })
error-bots-program-said = het programma is gestopt (code { $code }): { $said }
# $wanted is an example of an answer.
error-bots-program-answer = het antwoord { $answer } is geen regel als { $wanted } met de id van de vraag
error-bots-program-given-up = het ging { $failures } keer achter elkaar mis; het wordt niet meer gevraagd
