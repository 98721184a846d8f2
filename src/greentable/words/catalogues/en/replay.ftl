### A recorded game retold in words.

# The first line. $ruleset is text that people also type: “2018 lucky_or_not”.
replay-title = { $game }, rules: { $ruleset }

# Instead of $ruleset, if it lists a deck or recipes that have no name. $own is a list of the two texts below.
replay-ruleset-own = { $ruleset }, { $own }
replay-own-deck = a custom deck
replay-own-book = custom recipes

replay-date = Played on { $date }.

# $names is a list of names, in the order of the seats.
replay-people = Players: { $names }.

# Whose knowledge the story is limited to.
replay-as = As seen by { $name }.
replay-as-spectator = As seen by a spectator.

# The record stops before the end of the game. $who is a list of names.
replay-to-act = Next to move: { $who }.

# A choice that is still secret, for someone who may know it. $move is as in lists of choices: “place card 7 at 2,-1”.
replay-chose = { $who } has chosen: { $move }.

# A move that breaks the rules. $token is the move as it is written, $reason a sentence said to the player who made it.
replay-refused = line { $line }: move { $ply }, “{ $token }” by { $who }, isn’t allowed: { $reason }

# In place of a name: the shuffle decides, not a player.
replay-chance = chance

game-grass = Grass
