### A recorded game told in words.

# The first line. $ruleset is text that people also type: "2018 lucky_or_not".
replay-title = { $game }, rules: { $ruleset }

# In place of $ruleset, if it lists a deck or recipes that have no name. $own is a row of the two texts below.
replay-ruleset-own = { $ruleset }, { $own }
replay-own-deck = a deck of its own
replay-own-book = recipes of its own

replay-date = Played on { $date }.

# $names is a row of names, in the order of the seats.
replay-people = At the table: { $names }.

# Whose knowledge the story is limited to.
replay-as = Told as { $name } saw it.
replay-as-spectator = Told as a spectator saw it.

# The record stops before the end of the game. $who is a row of names.
replay-to-act = To act: { $who }.

# A choice that is still secret, for one who may know it. $move is as in lists of choices: "lay card 7 at 2,-1".
replay-chose = { $who } has chosen: { $move }.

# A move that the rules refuse. $token is the move as it is written, $reason a sentence said to the player who made it.
replay-refused = line { $line }: ply { $ply }, “{ $token }” by { $who }, is refused: { $reason }

# In place of a name: chance is to deal, draw or pick.
replay-chance = chance

game-grass = Grass
