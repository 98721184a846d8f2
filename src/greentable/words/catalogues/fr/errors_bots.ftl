### What can be wrong with your own bots, and with programs that play. $name is what was typed.

# $known is a list of names.
error-bots-name = robot { $name } inconnu (au choix : { $known }, ou le vôtre, par exemple mybot.py:choose)
error-bots-moved = { $name } n’est plus fourni avec Greentable : prenez plutôt le fichier { $file } du code source
# $why is what the system says.
error-bots-file = impossible de lire le robot { $path } : { $why }
# The file, or the entry of a package, does not run. $why is what Python says, with the line.
error-bots-source = impossible de charger { $place } : { $why }
error-bots-function = { $place } n’a pas de fonction « { $name } » : définissez-la ou indiquez-en une autre, par exemple mybot.py:best

# A bot that fails during a game. $why is what Python says; in the second, one of the texts below.
error-bots-failed = Erreur du robot { $name } : { $why }
error-bots-trouble = Erreur du robot { $name } : { $why }
# $move is the bot’s answer.
error-bots-illegal = Erreur du robot { $name } : le coup { $move } n’est pas permis maintenant

# Which bot moves instead. $trouble is one of the three texts above, $bot the name of a bot.
bots-stand-in = { $trouble }. Le robot { $bot } joue ce coup à sa place.

## Programs

error-bots-program-seconds = { $name } : il faut plus de 0 et au plus { $most } secondes par coup
error-bots-program-command = { $name } : la commande manque, par exemple program:./player
error-bots-program-start = impossible de lancer { $command } : { $why }
error-bots-program-silent = pas de réponse en { $seconds } secondes
# $code is the exit code of the program, $said the last thing it wrote.
error-bots-program-ended = le programme s’est arrêté (code de sortie { $code })
error-bots-program-said = le programme s’est arrêté (code de sortie { $code }) : { $said }
# $wanted is an example of an answer.
error-bots-program-answer = il faut une ligne comme { $wanted } avec l’id de la question, pas { $answer }
error-bots-program-given-up = { $failures } échecs de suite : le programme n’est plus interrogé
