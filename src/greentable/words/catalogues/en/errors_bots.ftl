### Bots of one's own and programs that play: what can be wrong with them. $name is what was typed.

# $known is a list of names.
error-bots-name = unknown bot { $name }: one of { $known }, or your own as in mybot.py:choose
error-bots-moved = { $name } no longer comes with Greentable: name the file { $file } of its source code instead
# $why is what the system says.
error-bots-file = cannot read the bot { $path }: { $why }
# The file, or the place in a package, does not run. $why is what Python says, with the line.
error-bots-source = { $place } cannot be loaded: { $why }
error-bots-function = { $place } has no function { $name }: name one as in mybot.py:choose

# A bot that fails during a game. $why is what Python says; in the second, one of the texts below.
error-bots-failed = the bot { $name } failed: { $why }
error-bots-trouble = the bot { $name } failed: { $why }
# $move is what it answered.
error-bots-illegal = the bot { $name } chose { $move }, which is not a legal move now

# Who moves in its place. $trouble is one of the texts above, $bot the name of a bot.
bots-stand-in = { $trouble }. This move is made by { $bot } instead.

## Programs

error-bots-program-seconds = { $name }: more than 0 and at most { $most } seconds for a move wanted
error-bots-program-command = { $name }: a command wanted, as in program:./player
error-bots-program-start = { $command } cannot be started: { $why }
error-bots-program-silent = no answer within { $seconds } seconds
# $code is the number with which the program ended, $said the last that it wrote.
error-bots-program-ended = the program ended (exit code { $code })
error-bots-program-said = the program ended (exit code { $code }): { $said }
# $wanted is an example of an answer.
error-bots-program-answer = the answer { $answer } is not a line such as { $wanted } with the id of the question
error-bots-program-given-up = it failed { $failures } times in a row and is no longer asked
