### Bots of one's own and programs that play: what can be wrong with them. $name is what was typed.

# $known is a list of names.
error-bots-name = bot sconosciuto { $name }: uno tra { $known }, oppure uno tuo come in mybot.py:choose
error-bots-moved = { $name } non fa più parte di Greentable: indica al suo posto il file { $file } del codice sorgente
# $why is what the system says.
error-bots-file = impossibile leggere il bot { $path }: { $why }
# The file, or the place in a package, does not run. $why is what Python says, with the line.
error-bots-source = impossibile caricare { $place }: { $why }
error-bots-function = { $place } non ha una funzione { $name }: indicane una, come in mybot.py:choose

# A bot that fails during a game. $why is what Python says; in the second, one of the texts below.
error-bots-failed = il bot { $name } si è bloccato: { $why }
error-bots-trouble = il bot { $name } si è bloccato: { $why }
# $move is what it answered.
error-bots-illegal = il bot { $name } ha scelto { $move }, che ora non è una mossa permessa

# Who moves in its place. $trouble is one of the texts above, $bot the name of a bot.
bots-stand-in = { $trouble }. Questa mossa la fa { $bot } al suo posto.

## Programs

error-bots-program-seconds = { $name }: per una mossa servono più di 0 e al massimo { $most } secondi
error-bots-program-command = { $name }: serve un comando, come in program:./player
error-bots-program-start = impossibile avviare { $command }: { $why }
error-bots-program-silent = nessuna risposta entro { $seconds } secondi
# $code is the number with which the program ended, $said the last that it wrote.
error-bots-program-ended = il programma è terminato (codice { $code })
error-bots-program-said = il programma è terminato (codice { $code }): { $said }
# $wanted is an example of an answer.
error-bots-program-answer = la risposta { $answer } non è una riga come { $wanted } con l’id della domanda
error-bots-program-given-up = non ha risposto bene { $failures } volte di seguito e non viene più interrogato
