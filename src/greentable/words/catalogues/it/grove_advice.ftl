### Advice in Grove, and the review of a finished game.

grove-advice-choice = { $move }: punteggio finale di circa { $points }

grove-advice-at-once = { $amount ->
    [one] 1 punto subito
   *[other] { $amount } punti subito
}
grove-advice-loses = { $amount ->
    [one] per ora costa 1 punto
   *[other] per ora costa { $amount } punti
}
grove-advice-basket = fa un cestino
grove-advice-barrow = ti dà la Carriola
grove-advice-squirrel = usa lo Scoiattolo
grove-advice-ahead = { $amount ->
    [one] circa 1 punto in più della seconda scelta
   *[other] circa { $amount } punti in più della seconda scelta
}
grove-advice-close = la seconda scelta è quasi altrettanto buona
grove-advice-target = raggiunge il punteggio bersaglio di { $target } in { $percent ->
    [one] { $percent } partita simulata
   *[other] { $percent } partite simulate
} su 100

grove-review-score = Punteggio: { $score }. Massimo possibile con queste carte: { $best }.
grove-review-start = Buona prima mossa (fino a { $best ->
    [one] { $best } punto
   *[other] { $best } punti
}): { $move }.
grove-review-left = Turno { $number }: { $amount ->
    [one] 1 punto perso
   *[other] { $amount } punti persi
}. La tua mossa: { $move }. Meglio: { $better }.
grove-review-good = Non risultano punti persi.
