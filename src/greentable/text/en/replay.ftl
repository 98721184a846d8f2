### A recorded game told in words.

# The first line. $ruleset is text that people also type: "2018 lucky_or_not".
replay-title = { $game }, rules: { $ruleset }
replay-date = Played on { $date }.

# $names is a row of names, in the order of the seats.
replay-people = At the table: { $names }.

# Whose knowledge the story is limited to.
replay-as = Told as { $name } saw it.
replay-as-spectator = Told as a spectator saw it.

# The record stops before the end of the game. $who is a row of names.
replay-to-act = To act: { $who }.

# In place of a name: chance is to deal, draw or pick.
replay-chance = chance

game-grass = Grass
