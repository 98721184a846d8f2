### A recorded game told in words.

# The first line. $ruleset is text that people also type: "2018 lucky_or_not".
replay-title = { $game }, Regeln: { $ruleset }

# In place of $ruleset, if it lists a deck or recipes that have no name. $own is a row of the two texts below.
replay-ruleset-own = { $ruleset }, { $own }
replay-own-deck = ein eigener Kartensatz
replay-own-book = eigene Rezepte

replay-date = Gespielt am { $date }.

# $names is a row of names, in the order of the seats.
replay-people = Am Tisch: { $names }.

# Whose knowledge the story is limited to.
replay-as = Erzählt aus der Sicht von { $name }.
replay-as-spectator = Erzählt, wie ein Zuschauer es sah.

# The record stops before the end of the game. $who is a row of names.
replay-to-act = An der Reihe: { $who }.

# A choice that is still secret, for one who may know it. $move is as in lists of choices.
replay-chose = { $who } hat gewählt: { $move }.

# A move that the rules refuse. $token is the move as it is written, $reason a sentence said to who made it.
replay-refused = Zeile { $line }: Schritt { $ply }, „{ $token }“ von { $who }, ist nicht erlaubt: { $reason }

# In place of a name: chance is to deal, draw or pick.
replay-chance = der Zufall

game-grass = Grass
