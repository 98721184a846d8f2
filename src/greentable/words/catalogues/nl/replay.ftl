### A recorded game told in words.

# The first line. $ruleset is text that people also type: "2018 lucky_or_not".
replay-title = { $game }, regels: { $ruleset }

# In place of $ruleset, if it lists a deck or recipes that have no name. $own is a row of the two texts below.
replay-ruleset-own = { $ruleset }, { $own }
replay-own-deck = een eigen kaartenset
replay-own-book = eigen recepten

replay-date = Gespeeld op { $date }.

# $names is a row of names, in the order of the seats.
replay-people = Aan tafel: { $names }.

# Whose knowledge the story is limited to.
replay-as = Verteld zoals { $name } het zag.
replay-as-spectator = Verteld zoals een toeschouwer het zag.

# The record stops before the end of the game. $who is a row of names.
replay-to-act = Aan zet: { $who }.

# A choice that is still secret, for one who may know it. $move is as in lists of choices.
replay-chose = { $who } heeft gekozen: { $move }.

# A move that the rules refuse. $token is the move as it is written, $reason a sentence said to who made it.
replay-refused = regel { $line }: zet { $ply }, ‘{ $token }’ door { $who }, mag niet: { $reason }

# In place of a name: chance is to deal, draw or pick.
replay-chance = het toeval

game-grass = Grass
