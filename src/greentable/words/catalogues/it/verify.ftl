### Whether a recorded game is true: `greentable verify`.

verify-true = { $file } è in ordine: { $checked }.

verify-standard-input = lo standard input

verify-moves =
    { $plies ->
        [0] nessuna mossa giocata
        [one] 1 mossa, permessa
       *[other] { $plies } mosse, tutte permesse
    }
verify-result = il risultato indicato è quello ottenuto
verify-unfinished = la partita non è finita

verify-chance = il caso è quello che dice il seme
verify-some-chance = { $dealt } mosse del caso su { $chance } sono quelle che dicono i semi, per le altre nessun seme è indicato
verify-no-seed = nessun seme è indicato, quindi il caso non si può controllare

verify-commitments =
    { $count ->
        [one] l’impegno è stato mantenuto
       *[other] { $count } impegni sono stati mantenuti
    }
