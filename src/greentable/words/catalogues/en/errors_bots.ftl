### What can be wrong with your own bots, and with programs that play. $name is what was typed.

# $known is a list of names.
error-bots-name = unknown bot { $name } (available: { $known }, or your own, e.g. mybot.py:choose)
error-bots-moved = { $name } no longer comes with Greentable: use the file { $file } from its source code instead
# $why is what the system says.
error-bots-file = can’t read the bot { $path }: { $why }
# The file, or the entry of a package, does not run. $why is what Python says, with the line.
error-bots-source = can’t load { $place }: { $why }
error-bots-function = { $place } has no function “{ $name }”: define it, or use another one, e.g. mybot.py:best

# A bot that fails during a game. $why is what Python says; in the second, one of the texts below.
error-bots-failed = Bot { $name } failed: { $why }
error-bots-trouble = Bot { $name } failed: { $why }
# $move is the bot’s answer.
error-bots-illegal = Bot { $name } chose { $move }, which isn’t a legal move now

# Which bot moves instead. $trouble is one of the three texts above, $bot the name of a bot.
bots-stand-in = { $trouble }. The bot { $bot } makes this move instead.

## Programs

error-bots-program-seconds = { $name }: allow more than 0 and at most { $most } seconds per move
error-bots-program-command = { $name }: the command is missing, e.g. program:./player
error-bots-program-start = can’t start { $command }: { $why }
error-bots-program-silent = no answer within { $seconds } seconds
# $code is the exit code of the program, $said the last thing it wrote.
error-bots-program-ended = the program ended (exit code { $code })
error-bots-program-said = the program ended (exit code { $code }): { $said }
# $wanted is an example of an answer.
error-bots-program-answer = expected a line like { $wanted } with the id of the question, got { $answer }
error-bots-program-given-up = it failed { $failures } times in a row and won’t be asked again
