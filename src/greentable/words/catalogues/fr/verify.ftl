### Whether a recorded game is genuine: `greentable verify`.

# A file in which nothing is wrong. $checked is a list of the facts below.
verify-true = { $file } est valide : { $checked }.

# Instead of $file, if the record is piped into the command.
verify-standard-input = l’entrée standard

verify-moves =
    { $plies ->
        [0] aucun coup n’a été joué
        [one] l’unique coup est permis
       *[other] les { $plies } coups sont permis
    }
verify-result = le résultat est exact
verify-unfinished = la partie n’est pas terminée

# What was shuffled, drawn and picked at random.
verify-chance = tous les tirages correspondent à la graine
verify-some-chance = { $dealt ->
    [one] { $dealt } tirage sur { $chance } correspond
   *[other] { $dealt } tirages sur { $chance } correspondent
} aux graines, et aucune graine n’est donnée pour les autres
verify-no-seed = sans graine, les tirages ne peuvent pas être vérifiés

# Hashes of seeds, published before the deal.
verify-commitments =
    { $count ->
        [0] aucune empreinte à vérifier
        [one] la graine correspond à l’empreinte publiée avant la donne
       *[other] { $count } graines correspondent aux empreintes publiées avant la donne
    }
