### Whether a recorded game is true: `greentable verify`.

# A file in which nothing is wrong. $checked is a row of the facts below.
verify-true = { $file } dit vrai : { $checked }.

# In place of $file, where the record is piped into the command.
verify-standard-input = l’entrée standard

verify-moves =
    { $plies ->
        [0] aucun coup n’a été joué
        [one] 1 coup, permis par les règles
       *[other] { $plies } coups, tous permis par les règles
    }
verify-result = le résultat est bien celui de la partie
verify-unfinished = la partie n’est pas finie

# What was dealt, drawn and picked at random.
verify-chance = le hasard est bien celui de la graine
verify-some-chance = { $dealt } des { $chance } coups du hasard sont bien ceux des graines, et pour les autres aucune graine n’est donnée
verify-no-seed = aucune graine n’est donnée, le hasard ne peut donc pas être vérifié

# Hashes of seeds, published before the deal.
verify-commitments =
    { $count ->
        [0] aucun engagement à tenir
        [one] l’engagement a été tenu
       *[other] { $count } engagements ont été tenus
    }
