### A recorded game told in words.

# The first line. $ruleset is text that people also type: "2018 lucky_or_not".
replay-title = { $game }, règles : { $ruleset }

# In place of $ruleset, if it lists a deck or recipes that have no name. $own is a row of the two texts below.
replay-ruleset-own = { $ruleset }, { $own }
replay-own-deck = un jeu de cartes personnel
replay-own-book = des recettes personnelles

replay-date = Jouée le { $date }.

# $names is a row of names, in the order of the seats.
replay-people = À la table : { $names }.

# Whose knowledge the story is limited to.
replay-as = Racontée comme { $name } l’a vue.
replay-as-spectator = Racontée comme un spectateur l’a vue.

# The record stops before the end of the game. $who is a row of names.
replay-to-act = { $who-number ->
    [one] Doit jouer
   *[other] Doivent jouer
} : { $who }.

# A choice that is still secret, for one who may know it. $move is as in lists of choices: "poser la carte 7 en 2,-1".
replay-chose = { $who } a choisi : { $move }.

# A move that the rules refuse. $token is the move as it is written, $reason a sentence said to who made it.
replay-refused = ligne { $line } : le coup { $ply }, « { $token } », joué par { $who }, est refusé : { $reason }

# In place of a name: chance is to deal, draw or pick.
replay-chance = le hasard

game-grass = Grass
