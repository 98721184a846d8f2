### Advice in Grove, and the review of a finished game.

grove-advice-choice = { $move }: am Ende etwa { $points } Punkte

grove-advice-at-once = { $amount ->
    [one] sofort 1 Punkt
   *[other] sofort { $amount } Punkte
}
grove-advice-loses = { $amount ->
    [one] vorerst 1 Punkt weniger
   *[other] vorerst { $amount } Punkte weniger
}
grove-advice-basket = ergibt einen Korb
grove-advice-barrow = bringt die Schubkarre ins Spiel
grove-advice-squirrel = verbraucht das Eichhörnchen
grove-advice-ahead = { $amount ->
    [one] etwa 1 Punkt besser als das Nächstbeste
   *[other] etwa { $amount } Punkte besser als das Nächstbeste
}
grove-advice-close = das Nächstbeste ist fast genauso gut
grove-advice-target = erreicht das Ziel von { $target } bei { $percent } % der durchgespielten Kartenfolgen

grove-review-score = { $score } Punkte; wer alle Karten kennt, kommt auf { $best }
grove-review-start = ein Anfang, der zu { $best } Punkten führt: { $move }
grove-review-left = Zug { $number }, { $move }: { $amount ->
    [one] 1 Punkt blieb liegen
   *[other] { $amount } Punkte blieben liegen
}; besser: { $better }
grove-review-good = soweit bekannt, ließ kein Zug Punkte liegen
