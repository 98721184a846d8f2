### Whether a recorded game is genuine: `greentable verify`.

# A file in which nothing is wrong. $checked is a list of the facts below.
verify-true = { $file } è valido: { $checked }.

# Instead of $file, if the record is piped into the command.
verify-standard-input = Lo standard input

verify-moves =
    { $plies ->
        [0] nessuna mossa è stata giocata
        [one] l’unica mossa è permessa
       *[other] tutte le { $plies } mosse sono permesse
    }
verify-result = il risultato è corretto
verify-unfinished = la partita non è finita

# What was shuffled, drawn and picked at random.
verify-chance = tutte le estrazioni corrispondono al seme
verify-some-chance = { $dealt ->
    [one] { $dealt } estrazione su { $chance } corrisponde
   *[other] { $dealt } estrazioni su { $chance } corrispondono
} ai semi, mentre per le altre non è indicato nessun seme
verify-no-seed = manca il seme, quindi le estrazioni non si possono verificare

# Hashes of seeds, published before the deal.
verify-commitments =
    { $count ->
        [one] il seme corrisponde all’impronta pubblicata prima della partita
       *[other] { $count } semi corrispondono alle impronte pubblicate prima della partita
    }
