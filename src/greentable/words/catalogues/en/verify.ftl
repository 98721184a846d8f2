### Whether a recorded game is true: `greentable verify`.

# A file in which nothing is wrong. $checked is a row of the facts below.
verify-true = { $file } is true: { $checked }.

# In place of $file, where the record is piped into the command.
verify-standard-input = standard input

verify-moves =
    { $plies ->
        [0] no ply was played
        [one] 1 ply, which is legal
       *[other] { $plies } plies, all of them legal
    }
verify-result = the result is what came out
verify-unfinished = the game is not finished

# What was dealt, drawn and picked at random.
verify-chance = chance is what the seed says
verify-some-chance = { $dealt } of { $chance } plies of chance are what the seeds say, and for the others no seed is told
verify-no-seed = no seed is told, so chance cannot be checked

# Hashes of seeds, published before the deal.
verify-commitments =
    { $count ->
        [one] the commitment was kept
       *[other] { $count } commitments were kept
    }
