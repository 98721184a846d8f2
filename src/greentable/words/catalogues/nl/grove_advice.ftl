### Advice in Grove, and the review of a finished game.

grove-advice-choice = { $move }: eindscore ongeveer { $points }

grove-advice-at-once = { $amount ->
    [one] meteen 1 punt
   *[other] meteen { $amount } punten
}
grove-advice-loses = { $amount ->
    [one] kost voorlopig 1 punt
   *[other] kost voorlopig { $amount } punten
}
grove-advice-basket = levert een mand op
grove-advice-barrow = levert de kruiwagen op
grove-advice-squirrel = gebruikt je eekhoorn
grove-advice-ahead = { $amount ->
    [one] ongeveer 1 punt beter dan de op één na beste zet
   *[other] ongeveer { $amount } punten beter dan de op één na beste zet
}
grove-advice-close = de op één na beste zet is bijna even goed
grove-advice-target = haalt de doelscore van { $target } in { $percent }% van de gesimuleerde spellen

grove-review-score = Score: { $score }. Mogelijk met deze kaarten: { $best }.
grove-review-start = Sterke eerste zet (tot { $best } { $best ->
    [one] punt
   *[other] punten
}): { $move }.
grove-review-left = Beurt { $number }: { $amount ->
    [one] 1 punt gemist
   *[other] { $amount } punten gemist
}. Jouw zet: { $move }. Beter: { $better }.
grove-review-good = Geen gemiste punten gevonden.
