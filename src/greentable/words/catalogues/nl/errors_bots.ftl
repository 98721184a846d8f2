### What can be wrong with your own bots, and with programs that play. $name is what was typed.

# $known is a list of names.
error-bots-name = onbekende bot { $name } (beschikbaar: { $known }, of een eigen bot, bijvoorbeeld mybot.py:choose)
error-bots-moved = { $name } hoort niet meer bij Greentable: gebruik het bestand { $file } uit de broncode
# $why is what the system says.
error-bots-file = kan bot { $path } niet lezen: { $why }
# The file, or the entry of a package, does not run. $why is what Python says, with the line.
error-bots-source = kan { $place } niet laden: { $why }
error-bots-function = { $place } heeft geen functie ‘{ $name }’: definieer die of gebruik een andere, bijvoorbeeld mybot.py:best

# A bot that fails during a game. $why is what Python says; in the second, one of the texts below.
error-bots-failed = Fout in bot { $name }: { $why }
error-bots-trouble = Fout in bot { $name }: { $why }
# $move is the bot’s answer.
error-bots-illegal = Fout in bot { $name }: { $move } mag nu niet

# Which bot moves instead. $trouble is one of the three texts above, $bot the name of a bot.
bots-stand-in = { $trouble }. Bot { $bot } doet deze zet in zijn plaats.

## Programs

error-bots-program-seconds = { $name }: geef meer dan 0 en hoogstens { $most } seconden per zet
error-bots-program-command = { $name }: de opdracht ontbreekt, bijvoorbeeld program:./player
error-bots-program-start = kan { $command } niet starten: { $why }
error-bots-program-silent = geen antwoord binnen { $seconds } seconden
# $code is the exit code of the program, $said the last thing it wrote.
error-bots-program-ended = het programma is gestopt (exitcode { $code })
error-bots-program-said = het programma is gestopt (exitcode { $code }): { $said }
# $wanted is an example of an answer.
error-bots-program-answer = regel zoals { $wanted } met de id van de vraag verwacht, { $answer } gekregen
error-bots-program-given-up = { $failures } keer achter elkaar mislukt: het programma krijgt geen vragen meer
