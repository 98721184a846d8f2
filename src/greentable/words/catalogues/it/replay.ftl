### A recorded game retold in words.

# The first line. $ruleset is text that people also type: “2018 lucky_or_not”.
replay-title = { $game }, regole: { $ruleset }

# Instead of $ruleset, if it lists a deck or recipes that have no name. $own is a list of the two texts below.
replay-ruleset-own = { $ruleset }, { $own }
replay-own-deck = un mazzo personale
replay-own-book = Ricette personali

replay-date = Giocata il { $date }.

# $names is a list of names, in the order of the seats.
replay-people = Al tavolo: { $names }.

# Whose knowledge the story is limited to.
replay-as = Dal punto di vista di { $name }.
replay-as-spectator = Dal punto di vista di uno spettatore.

# The record stops before the end of the game. $who is a list of names.
replay-to-act = Prossimo turno: { $who }.

# A choice that is still secret, for someone who may know it. $move is as in lists of choices.
replay-chose = { $who } ha scelto: { $move }.

# A move that breaks the rules. $token is the move as it is written, $reason a sentence said to the player who made it.
replay-refused = riga { $line }: la mossa { $ply }, “{ $token }” ({ $who }), non è permessa: { $reason }

# In place of a name: the shuffle decides, not a player.
replay-chance = il caso

game-grass = Grass
