### Bots of one's own and programs that play: what can be wrong with them. $name is what was typed.

# $known is a list of names.
error-bots-name = robot inconnu { $name } ; au choix : { $known }, ou le vôtre comme dans mybot.py:choose
error-bots-moved = { $name } n’est plus fourni avec Greentable : indiquez à la place le fichier { $file } du code source
# $why is what the system says.
error-bots-file = impossible de lire le robot { $path } : { $why }
# The file, or the place in a package, does not run. $why is what Python says, with the line.
error-bots-source = impossible de charger { $place } : { $why }
error-bots-function = { $place } n’a pas de fonction { $name } ; nommez-en une, comme dans mybot.py:choose

# A bot that fails during a game. $why is what Python says; in the second, one of the texts below.
error-bots-failed = le robot { $name } a échoué : { $why }
error-bots-trouble = le robot { $name } a échoué : { $why }
# $move is what it answered.
error-bots-illegal = le robot { $name } a choisi { $move }, un coup interdit à ce moment

# Who moves in its place. $trouble is one of the texts above, $bot the name of a bot.
bots-stand-in = { $trouble }. { $bot } joue ce coup à sa place.

## Programs

error-bots-program-seconds = { $name } : il faut plus de 0 et au plus { $most } secondes par coup
error-bots-program-command = { $name } : il faut une commande, comme dans program:./player
error-bots-program-start = impossible de lancer { $command } : { $why }
error-bots-program-silent = pas de réponse en { $seconds } secondes
# $code is the number with which the program ended, $said the last that it wrote.
error-bots-program-ended = le programme s’est arrêté (code { $code })
error-bots-program-said = le programme s’est arrêté (code { $code }) : { $said }
# $wanted is an example of an answer.
error-bots-program-answer = la réponse { $answer } n’est pas une ligne comme { $wanted } avec l’id de la question
error-bots-program-given-up = il a échoué { $failures } fois de suite et n’est plus interrogé
