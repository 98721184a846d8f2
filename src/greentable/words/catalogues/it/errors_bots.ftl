### What can be wrong with your own bots, and with programs that play. $name is what was typed.

# $known is a list of names.
error-bots-name = bot { $name } sconosciuto (disponibili: { $known }, oppure uno tuo, per esempio mybot.py:choose)
error-bots-moved = { $name } non fa più parte di Greentable: usa il file { $file } del codice sorgente
# $why is what the system says.
error-bots-file = impossibile leggere il bot { $path }: { $why }
# The file, or the entry of a package, does not run. $why is what Python says, with the line.
error-bots-source = impossibile caricare { $place }: { $why }
error-bots-function = { $place } non ha una funzione “{ $name }”: definiscila o indicane un’altra, per esempio mybot.py:best

# A bot that fails during a game. $why is what Python says; in the second, one of the texts below.
error-bots-failed = Errore del bot { $name }: { $why }
error-bots-trouble = Errore del bot { $name }: { $why }
# $move is the bot’s answer.
error-bots-illegal = Errore del bot { $name }: ora la mossa { $move } non è permessa

# Which bot moves instead. $trouble is one of the three texts above, $bot the name of a bot.
bots-stand-in = { $trouble }. Questa mossa la fa il bot { $bot }.

## Programs

error-bots-program-seconds = { $name }: servono più di 0 e al massimo { $most } secondi per mossa
error-bots-program-command = { $name }: manca il comando, per esempio program:./player
error-bots-program-start = impossibile avviare { $command }: { $why }
error-bots-program-silent = nessuna risposta entro { $seconds } secondi
# $code is the exit code of the program, $said the last thing it wrote.
error-bots-program-ended = il programma è terminato (codice di uscita { $code })
error-bots-program-said = il programma è terminato (codice di uscita { $code }): { $said }
# $wanted is an example of an answer.
error-bots-program-answer = serve una riga come { $wanted } con l’id della domanda, non { $answer }
error-bots-program-given-up = { $failures } errori di fila: il programma non viene più interrogato
