### Whether a recorded game is true: `greentable verify`.

# A file in which nothing is wrong. $checked is a row of the facts below.
verify-true = { $file } klopt: { $checked }.

# In place of $file, where the record is piped into the command.
verify-standard-input = de standaardinvoer

verify-moves =
    { $plies ->
        [0] er is geen zet gespeeld
        [one] 1 zet, die geldig is
       *[other] { $plies } zetten, allemaal geldig
    }
verify-result = de uitslag is wat eruit kwam
verify-unfinished = het spel is niet uitgespeeld

# What was dealt, drawn and picked at random.
verify-chance = het toeval klopt met de seed
verify-some-chance = { $dealt ->
    [one] één van { $chance } zetten van het toeval klopt
   *[other] { $dealt } van { $chance } zetten van het toeval kloppen
} met de seeds, en voor de andere is geen seed vermeld
verify-no-seed = er is geen seed vermeld, dus het toeval kan niet worden nagegaan

# Hashes of seeds, published before the deal.
verify-commitments =
    { $count ->
        [one] de vooraf vastgelegde seed klopt
       *[other] { $count } vooraf vastgelegde seeds kloppen
    }
