### What the terminal says of its own accord. The games' own words stand in their own files.

## Figures

# A sum where there is little room; $amount is in thousands.
terminal-thousands = { $amount }k

# A sum without its currency, as it stands on a card.
terminal-figure = { $amount }
terminal-figure-owed = −{ $amount }

## Long names on small cards: nine letters fit a line; a soft hyphen (U+00AD) says where to break.
## Only names with a longer word need one. A card without one here bears its printed name.

terminal-face-steal = Steal Your Neigh{ "\u00AD" }bor’s Pot
terminal-face-doublecrossed = Double{ "\u00AD" }crossed

## The table

# Above the screen. $rules is a ruleset in writing: "2018 lucky_or_not".
terminal-heading = Grass { $rules } · round { $round }
terminal-closed = closed
terminal-open = open
# How many cards a seat holds.
terminal-holds = hand { $count }
# Marks the reader's own place, after the name.
terminal-you = (you)
terminal-misses = misses { $turns ->
    [one] a turn
   *[other] { $turns } turns
}
terminal-total = total { $amount }
terminal-protected = protected { $amount }
terminal-at-risk = at risk { $amount }
# How much of a Protection is used: "15k of 25k".
terminal-cover = { $worth } of { $most }
terminal-no-stash = no stash yet
terminal-haystack = haystack { $count }
terminal-ashtray = ashtray { $count }
# In a draft: what one has kept so far.
terminal-kept = kept so far: { $cards }
# Under the ledger: how far a total is.
terminal-of-target = { $amount } of { $target }

## The status line: who must do what. $who is to act; the texts that end in "other" are for those
## who wait or watch.

terminal-status-turn = Your turn: play or discard a card.
terminal-status-turn-other = { $who } is to play.
terminal-status-played = You have played: deal, swap, or end your turn.
terminal-status-played-other = { $who } has played and may deal.
terminal-status-give = Choose the Peddle that you give { $receiver }.
terminal-status-give-other = { $who } must give { $turn } a Peddle.
terminal-status-give-up = Choose the Peddle that you give up.
terminal-status-give-up-other = { $who } must give up a Peddle.
terminal-status-pass = Everybody passes a card to the left: choose yours for { $receiver }.
terminal-status-draft = Keep one card of this pack; the others go to { $receiver }.
terminal-status-wait-other = { $who } must still choose.
terminal-status-answer = { $turn } offers you { $give } and wants { $want }: accept, decline, or offer something else.
terminal-status-answer-other = { $turn } offers { $asked } { $give } for { $want }.
terminal-status-answer-table = { $turn } offers the table { $give } and wants { $want }: accept, decline, or offer something else.
terminal-status-answer-table-other = { $turn } offers the table { $give } for { $want }; { $asked } is asked.
terminal-status-countered = { $asked } would rather give you { $counter } for { $give }: accept or decline.
terminal-status-countered-other = { $asked } would rather give { $counter } for { $give }; { $turn } is asked.
terminal-status-hand = A deal with { $receiver }, face down: choose the card that you really give.
terminal-status-hand-other = { $turn } and { $asked } deal face down.
terminal-status-say = What do you say of the card that { $receiver } gave you?
terminal-status-chance-other = The cards decide.
terminal-status-over = The game is over.

## The list of moves: a heading for each verb

terminal-verb-play = play
terminal-verb-discard = discard
terminal-verb-offer = offer
terminal-verb-accept = answer
terminal-verb-decline = answer
terminal-verb-counter = counter
terminal-verb-swap = swap
terminal-verb-end = end
terminal-verb-give = give
terminal-verb-pass = pass
terminal-verb-keep = keep
terminal-verb-hand = hand
terminal-verb-say = say
terminal-more-moves = … and { $count } more: “legal” shows all
terminal-offer-hint = type “offer” to trade a card of your hand ({ $count ->
    [one] one more offer
   *[other] { $count } more offers
} in this turn)
