### Whether a recorded game is genuine: `greentable verify`.

# A file in which nothing is wrong. $checked is a list of the facts below.
verify-true = { $file } is valid: { $checked }.

# Instead of $file, if the record is piped into the command.
verify-standard-input = standard input

verify-moves =
    { $plies ->
        [0] no moves were played
        [one] the only move is legal
       *[other] all { $plies } moves are legal
    }
verify-result = the result is correct
verify-unfinished = the game isn’t finished

# What was shuffled, drawn and picked at random.
verify-chance = every random draw matches the seed
verify-some-chance = { $dealt ->
    [one] { $dealt } of { $chance } random draws matches
   *[other] { $dealt } of { $chance } random draws match
} the seeds, and no seed is given for the rest
verify-no-seed = no seed is given, so random draws can’t be checked

# Hashes of seeds, published before the deal.
verify-commitments =
    { $count ->
        [one] the seed matches the hash published before the deal
       *[other] { $count } seeds match the hashes published before the deal
    }
