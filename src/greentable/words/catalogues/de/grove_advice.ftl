### Advice in Grove, and the review of a finished game.

grove-advice-choice = { $move }: Endstand etwa { $points }

grove-advice-at-once = { $amount ->
    [one] sofort 1 Punkt
   *[other] sofort { $amount } Punkte
}
grove-advice-loses = { $amount ->
    [one] kostet vorerst 1 Punkt
   *[other] kostet vorerst { $amount } Punkte
}
grove-advice-basket = ergibt einen Korb
grove-advice-barrow = bringt dir die Schubkarre
grove-advice-squirrel = setzt dein Eichhörnchen ein
grove-advice-ahead = { $amount ->
    [one] etwa 1 Punkt besser als der zweitbeste Zug
   *[other] etwa { $amount } Punkte besser als der zweitbeste Zug
}
grove-advice-close = der zweitbeste Zug ist fast genauso gut
grove-advice-target = erreicht das Ziel von { $target } in { $percent } % der simulierten Partien

grove-review-score = Punkte: { $score }. Mit diesen Karten möglich: { $best }.
grove-review-start = Starker erster Zug ({ $best ->
    [one] bis zu { $best } Punkt
   *[other] bis zu { $best } Punkte
}): { $move }.
grove-review-left = Zug { $number }: { $amount ->
    [one] 1 Punkt verschenkt
   *[other] { $amount } Punkte verschenkt
}. Gespielt: { $move }. Besser: { $better }.
grove-review-good = Keine verschenkten Punkte gefunden.
