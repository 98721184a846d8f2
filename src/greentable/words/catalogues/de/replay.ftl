### A recorded game retold in words.

# The first line. $ruleset is text that people also type: “2018 lucky_or_not”.
replay-title = { $game }, Regeln: { $ruleset }

# Instead of $ruleset, if it lists a deck or recipes that have no name. $own is a list of the two texts below.
replay-ruleset-own = { $ruleset }, { $own }
replay-own-deck = eigener Kartensatz
replay-own-book = eigene Rezepte

replay-date = Gespielt am { $date }.

# $names is a list of names, in the order of the seats.
replay-people = Am Tisch: { $names }.

# Whose knowledge the story is limited to.
replay-as = Aus der Sicht von { $name }.
replay-as-spectator = Aus der Sicht eines Zuschauers.

# The record stops before the end of the game. $who is a list of names.
replay-to-act = Als Nächstes dran: { $who }.

# A choice that is still secret, for someone who may know it. $move is as in lists of choices.
replay-chose = { $who } hat gewählt: { $move }.

# A move that breaks the rules. $token is the move as it is written, $reason a sentence said to the player who made it.
replay-refused = Zeile { $line }: Zug { $ply }, „{ $token }“ von { $who }, ist nicht erlaubt: { $reason }

# In place of a name: the shuffle decides, not a player.
replay-chance = der Zufall

game-grass = Grass
