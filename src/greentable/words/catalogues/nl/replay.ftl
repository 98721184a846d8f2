### A recorded game retold in words.

# The first line. $ruleset is text that people also type: “2018 lucky_or_not”.
replay-title = { $game }, regels: { $ruleset }

# Instead of $ruleset, if it lists a deck or recipes that have no name. $own is a list of the two texts below.
replay-ruleset-own = { $ruleset }, { $own }
replay-own-deck = eigen kaarten
replay-own-book = eigen recepten

replay-date = Gespeeld op { $date }.

# $names is a list of names, in the order of the seats.
replay-people = Aan tafel: { $names }.

# Whose knowledge the story is limited to.
replay-as = Zoals { $name } het zag.
replay-as-spectator = Zoals een toeschouwer het zag.

# The record stops before the end of the game. $who is a list of names.
replay-to-act = Aan de beurt: { $who }.

# A choice that is still secret, for someone who may know it. $move is as in lists of choices.
replay-chose = { $who } heeft gekozen: { $move }.

# A move that breaks the rules. $token is the move as it is written, $reason a sentence said to the player who made it.
replay-refused = regel { $line }: zet { $ply }, ‘{ $token }’ van { $who }, mag niet: { $reason }

# In place of a name: the shuffle decides, not a player.
replay-chance = het toeval

game-grass = Grass
