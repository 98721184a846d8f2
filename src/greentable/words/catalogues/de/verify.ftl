### Whether a recorded game is genuine: `greentable verify`.

# A file in which nothing is wrong. $checked is a list of the facts below.
verify-true = { $file } ist gültig ({ $checked }).

# Instead of $file, if the record is piped into the command.
verify-standard-input = Die Standardeingabe

verify-moves =
    { $plies ->
        [0] noch kein Zug gespielt
        [one] der einzige Zug ist erlaubt
       *[other] alle { $plies } Züge sind erlaubt
    }
verify-result = das Ergebnis stimmt
verify-unfinished = die Partie ist nicht zu Ende gespielt

# What was shuffled, drawn and picked at random.
verify-chance = alle Zufallszüge entsprechen dem Seed
verify-some-chance = { $dealt ->
    [one] { $dealt } von { $chance } Zufallszügen entspricht
   *[other] { $dealt } von { $chance } Zufallszügen entsprechen
} den Seeds, für die übrigen ist kein Seed angegeben
verify-no-seed = ohne Seed lässt sich der Zufall nicht prüfen

# Hashes of seeds, published before the deal.
verify-commitments =
    { $count ->
        [one] der Seed passt zum vorab veröffentlichten Hash
       *[other] { $count } Seeds passen zu den vorab veröffentlichten Hashes
    }
