### Whether a recorded game is genuine: `greentable verify`.

# A file in which nothing is wrong. $checked is a list of the facts below.
verify-true = { $file } is geldig: { $checked }.

# Instead of $file, if the record is piped into the command.
verify-standard-input = De standaardinvoer

verify-moves =
    { $plies ->
        [0] er is geen zet gespeeld
        [one] de enige zet is geldig
       *[other] alle { $plies } zetten zijn geldig
    }
verify-result = de uitslag klopt
verify-unfinished = het spel is niet uitgespeeld

# What was shuffled, drawn and picked at random.
verify-chance = elke trekking klopt met de seed
verify-some-chance = { $dealt ->
    [one] { $dealt } van de { $chance } trekkingen klopt
   *[other] { $dealt } van de { $chance } trekkingen kloppen
} met de seeds, voor de rest is geen seed vermeld
verify-no-seed = zonder seed kunnen de trekkingen niet worden gecontroleerd

# Hashes of seeds, published before the deal.
verify-commitments =
    { $count ->
        [one] de seed klopt met de vooraf gepubliceerde hash
       *[other] { $count } seeds kloppen met de vooraf gepubliceerde hashes
    }
