### Whether a recorded game is true: `greentable verify`.

# A file in which nothing is wrong. $checked is a row of the facts below.
verify-true = { $file } stimmt: { $checked }.

# In place of $file, where the record is piped into the command.
verify-standard-input = die Standardeingabe

verify-moves =
    { $plies ->
        [0] noch kein Schritt gespielt
        [one] 1 Schritt, der erlaubt ist
       *[other] { $plies } Schritte, alle erlaubt
    }
verify-result = das Ergebnis ist richtig
verify-unfinished = die Partie ist nicht zu Ende gespielt

# What was dealt, drawn and picked at random.
verify-chance = der Zufall entspricht dem Seed
verify-some-chance = { $dealt } von { $chance } Schritten des Zufalls entsprechen den Seeds; für die übrigen ist kein Seed genannt
verify-no-seed = es ist kein Seed genannt, also lässt sich der Zufall nicht prüfen

# Hashes of seeds, published before the deal.
verify-commitments =
    { $count ->
        [one] die Festlegung wurde eingehalten
       *[other] { $count } Festlegungen wurden eingehalten
    }
