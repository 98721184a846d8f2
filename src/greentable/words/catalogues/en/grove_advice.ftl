### Advice in Grove, and the review of a finished game.

# $move is "place card 7 at 2,-1, rotated 90°"; $points is the expected final score.
grove-advice-choice = { $move }: final score about { $points }

# Reasons, one after the other behind it, each of them no whole sentence.
grove-advice-at-once = { $amount ->
    [one] 1 point right away
   *[other] { $amount } points right away
}
grove-advice-loses = { $amount ->
    [one] costs 1 point for now
   *[other] costs { $amount } points for now
}
grove-advice-basket = makes a basket
grove-advice-barrow = gets you the wheelbarrow
grove-advice-squirrel = uses your squirrel
grove-advice-ahead = { $amount ->
    [one] about 1 point better than the next option
   *[other] about { $amount } points better than the next option
}
grove-advice-close = the next option is almost as good
grove-advice-target = reaches the target of { $target } in { $percent }% of simulated games

# The review: $best is the best score that was possible with these cards.
grove-review-score = Score: { $score }. Best possible with these cards: { $best }.
# A good first placement, and the final score that it can lead to.
grove-review-start = Strong opening (up to { $best ->
    [one] { $best } point
   *[other] { $best } points
}): { $move }.
grove-review-left = Turn { $number }: { $amount ->
    [one] 1 point missed
   *[other] { $amount } points missed
}. Your move: { $move }. Better: { $better }.
grove-review-good = No missed points found.
