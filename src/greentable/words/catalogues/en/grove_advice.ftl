### Advice in Grove, and the review of a finished game.

# $move is "lay card 7 at 2,-1, turned by 90 degrees"; $points is what may be expected in the end.
grove-advice-choice = { $move }: about { $points } points in the end

# Reasons, one after the other behind it.
grove-advice-at-once = { $amount ->
    [one] 1 point at once
   *[other] { $amount } points at once
}
grove-advice-loses = { $amount ->
    [one] 1 point less for now
   *[other] { $amount } points less for now
}
grove-advice-basket = makes a basket
grove-advice-barrow = brings the barrow into play
grove-advice-squirrel = uses up the squirrel
grove-advice-ahead = { $amount ->
    [one] about 1 point better than the next best
   *[other] about { $amount } points better than the next best
}
grove-advice-close = the next best is nearly as good
grove-advice-target = reaches the target of { $target } in { $percent } % of the orders tried

# The review: $best is what was possible once all cards are known.
grove-review-score = { $score } points; knowing all cards, { $best } were possible
grove-review-start = a start that leads to { $best } points: { $move }
grove-review-left = turn { $number }, { $move }: { $amount ->
    [one] 1 point was left
   *[other] { $amount } points were left
}; better: { $better }
grove-review-good = no turn left any points, as far as is known
