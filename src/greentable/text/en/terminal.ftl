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

## The beginning

# What the game is about. $target is a sum; $rounds is 0 where the number of rounds is not limited.
terminal-goal = { $rounds ->
    [0] Grass: open your market, peddle, and keep the profit safe. Whoever has { $target } first wins.
    [one] Grass: open your market, peddle, and keep the profit safe. Whoever has most after one round wins.
   *[other] Grass: open your market, peddle, and keep the profit safe. Whoever has { $target } first, or most after { $rounds } rounds, wins.
}
# $who is the reader's seat: "● 1 Ana".
terminal-you-are = You are { $who }. Type ? for help, rules for the rules of this game.
# A saved game goes on, and it is asked who the human is.
terminal-ask-seat = Which seat is yours? (its number or name; watch, quit) >
# $text is what was typed.
terminal-no-seat = “{ $text }”: one of the seats from 1 to { $most }, a name, or watch.

## The table

# Above the screen. $rules is a ruleset in writing: "2018 lucky_or_not".
terminal-heading = Grass { $rules } · round { $round }
# Follows that.
terminal-heading-turn = { $who }’s turn
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
# A row of the ledger: what everybody had before this round.
terminal-total-before = Total before
# Under the ledger. $people is a row of what the totals would be: "Ana −5,000 and Cleo −75,000".
terminal-floor = A total never falls below 0 (else: { $people }).
terminal-floor-of = { $who } { $amount }
# Under the ledger: how far a total is.
terminal-of-target = { $amount } of { $target }

## The status line: who must do what. $who is to act; the texts that end in "other" are for those
## who wait or watch.

terminal-status-turn = Your turn: play or discard a card.
terminal-status-turn-other = { $who } is to play.
terminal-status-played = You have played: deal, or end your turn.
# Nothing else is left to do.
terminal-status-done = You have played: end your turn.
terminal-status-played-other = { $who } has played and may deal.
terminal-status-give = Choose the Peddle that you give { $receiver }.
terminal-status-give-other = { $who } must give { $turn } a Peddle.
terminal-status-give-up = Choose the Peddle that you give up.
terminal-status-give-up-other = { $who } must give up a Peddle.
terminal-status-pass = Everybody passes a card to the left: choose yours for { $receiver }.
terminal-status-draft = Keep one card of this pack; the others go to { $receiver }.
terminal-status-wait-other = { $who } must still choose.
terminal-status-answer = { $turn } offers you { $give } and wants { $want }.
# The reader does not hold what is wanted.
terminal-status-answer-empty-handed = { $turn } offers you { $give } and wants { $want }, which you do not hold.
terminal-status-answer-other = { $turn } offers { $asked } { $give } for { $want }.
terminal-status-answer-table = { $turn } offers the table { $give } and wants { $want }.
terminal-status-answer-table-empty-handed = { $turn } offers the table { $give } and wants { $want }, which you do not hold.
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
terminal-offer-hint = type “offer” to trade a card ({ $count ->
    [one] one more
   *[other] { $count } more
} in this turn)

## Rounds, the end, and leaving

terminal-round-over = Round { $round } is over
terminal-go-on = Enter deals round { $round }
# The winner's title.
terminal-winner = { $who } is the Deal Baron with { $amount }!
# Several have the same; $who is a row of names.
terminal-winners = { $who } share the title of Deal Baron with { $amount } each!
terminal-seed = The seed of this game was { $seed }: with --seed it is dealt again.
terminal-replay-hint = To read it again: greentable replay { $path }
terminal-replay-hint-unsaved = With --save FILE a game is written down and can be replayed.
# $command is a command line.
terminal-saved = The game is saved. To go on: { $command }
terminal-not-saved = The game is not saved (--save FILE does that). Its seed was { $seed }.
# $trouble says what was wrong with the file.
terminal-save-lost = The game could not be saved: { $trouble }. It goes on; “save FILE” keeps it elsewhere.
terminal-saved-now = Saved in { $path }.

## Asking

# $words is the move that an empty line makes: "end the turn".
terminal-prompt-default = [Enter: { $words }] >
terminal-ask-give = give?
terminal-ask-want = want?
terminal-ask-whom = to whom?
terminal-everyone = everybody
terminal-back-hint = (an empty line goes back)
# $text is what was typed.
terminal-not-possible = “{ $text }” is not one of these.
terminal-no-offers = You cannot make an offer now.
terminal-not-busy = “busy” is for when you are made an offer: it declines all till your next turn.
terminal-save-where = Save where? Say: save FILE
# $words is a move in words, $token how to type it.
terminal-why-legal = You may { $words }: type { $token }
terminal-help =
    A number makes the move of the list that has it. You can also type moves:
      play PA        play FE@3      on seat 3           discard BU
      play SN@2:PA   steal it       play PF:PA*         pay with a protected Panama
      play LC:HG+CO  protect these  swap HG>DF@1        your Home Grown for theirs
      offer PA>MO@4  or @* for the whole table; “offer” alone asks step by step
      end, accept, decline, counter JA, give HG, pass UW, keep MO, say nothing
    Words can be shortened, small letters will do, and a card alone is played.
      legal  all moves        hand  your cards       table  everything on the table
      log    this round       why   why PA or why play FE@3 says why it cannot be
      save   save FILE        busy  decline all offers till your next turn
      quit   leave the game
    Seats are named by their numbers; cards by the two letters on them.
