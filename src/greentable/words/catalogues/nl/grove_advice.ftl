### Advice in Grove, and the review of a finished game.

grove-advice-choice = { $move }: ongeveer { $points } punten aan het eind

grove-advice-at-once = { $amount ->
    [one] meteen 1 punt
   *[other] meteen { $amount } punten
}
grove-advice-loses = { $amount ->
    [one] voorlopig 1 punt minder
   *[other] voorlopig { $amount } punten minder
}
grove-advice-basket = levert een mand op
grove-advice-barrow = brengt de kruiwagen in het spel
grove-advice-squirrel = verbruikt de eekhoorn
grove-advice-ahead = { $amount ->
    [one] ongeveer 1 punt beter dan de volgende keus
   *[other] ongeveer { $amount } punten beter dan de volgende keus
}
grove-advice-close = de volgende keus is bijna even goed
grove-advice-target = haalt de doelscore van { $target } in { $percent } % van de geprobeerde volgordes

grove-review-score = { $score } punten; met alle kaarten bekend waren er { $best } mogelijk
grove-review-start = een begin dat tot { $best } punten leidt: { $move }
grove-review-left = beurt { $number }, { $move }: { $amount ->
    [one] er bleef 1 punt liggen
   *[other] er bleven { $amount } punten liggen
}; beter: { $better }
grove-review-good = voor zover bekend liet geen beurt punten liggen
