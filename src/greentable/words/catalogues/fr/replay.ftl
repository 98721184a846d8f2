### A recorded game retold in words.

# The first line. $ruleset is text that people also type: “2018 lucky_or_not”.
replay-title = { $game }, règles : { $ruleset }

# Instead of $ruleset, if it lists a deck or recipes that have no name. $own is a list of the two texts below.
replay-ruleset-own = { $ruleset }, { $own }
replay-own-deck = cartes personnelles
replay-own-book = recettes personnelles

replay-date = Partie du { $date }.

# $names is a list of names, in the order of the seats.
replay-people = À la table : { $names }.

# Whose knowledge the story is limited to.
replay-as = Du point de vue { $name-sound ->
    [vowel] d’{ $name }
   *[consonant] de { $name }
}.
replay-as-spectator = Du point de vue d’un spectateur.

# The record stops before the end of the game. $who is a list of names.
replay-to-act = { $who-number ->
    [one] Doit jouer
   *[other] Doivent jouer
} : { $who }.

# A choice that is still secret, for someone who may know it. $move is as in lists of choices: « poser la carte 7 en 2,-1 ».
replay-chose = { $who } a choisi : { $move }.

# A move that breaks the rules. $token is the move as it is written, $reason a sentence said to the player who made it.
replay-refused = ligne { $line } : le coup { $ply }, « { $token } », joué par { $who }, n’est pas permis : { $reason }

# In place of a name: the shuffle decides, not a player.
replay-chance = le hasard

game-grass = Grass
