### Advice in Grove, and the review of a finished game.

grove-advice-choice = { $move }: circa { $points } punti alla fine

grove-advice-at-once = { $amount ->
    [one] 1 punto subito
   *[other] { $amount } punti subito
}
grove-advice-loses = { $amount ->
    [one] per ora 1 punto in meno
   *[other] per ora { $amount } punti in meno
}
grove-advice-basket = fa un cestino
grove-advice-barrow = fa entrare in gioco la Carriola
grove-advice-squirrel = consuma lo Scoiattolo
grove-advice-ahead = { $amount ->
    [one] circa 1 punto meglio della scelta successiva
   *[other] circa { $amount } punti meglio della scelta successiva
}
grove-advice-close = la scelta successiva è quasi altrettanto buona
grove-advice-target = raggiunge il punteggio bersaglio di { $target } nel { $percent } % degli ordini provati

grove-review-score = { $score } punti; conoscendo tutte le carte se ne potevano fare { $best }
grove-review-start = un inizio che porta a { $best } punti: { $move }
grove-review-left = turno { $number }, { $move }: { $amount ->
    [one] è rimasto 1 punto
   *[other] sono rimasti { $amount } punti
}; meglio: { $better }
grove-review-good = per quanto se ne sa, nessun turno ha lasciato punti
