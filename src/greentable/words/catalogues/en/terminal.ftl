### The terminal's own texts. The words of each game are in its own files.

## Figures

# A sum where there is little room; $amount is in thousands.
terminal-thousands = { $amount }k

## Long names on small cards: nine letters fit on a line; a soft hyphen (U+00AD) shows where to break.
## Only names with a longer word need one. A card without one here shows its printed name.

terminal-face-steal = Steal Your Neigh{ "\u00AD" }bor’s Pot
terminal-face-doublecrossed = Double{ "\u00AD" }crossed

## The beginning

# What the game is about. $target is a sum; $rounds is 0 if there is no limit on rounds.
terminal-goal = { $rounds ->
    [0] Grass: open your market, sell your goods and protect your profit. When someone reaches { $target }, the richest player wins.
    [one] Grass: open your market, sell your goods and protect your profit. The richest player after one round wins.
   *[other] Grass: open your market, sell your goods and protect your profit. When someone reaches { $target }, or after { $rounds } rounds, the richest player wins.
}
# How long a game takes if it goes on until someone reaches the target.
terminal-length = A full game takes about ten rounds, or roughly an hour. For a short game, add --rounds 3.
# $who is the reader’s seat with its shape and number: “● 1 Ana”.
terminal-you-are = You are { $who }. Type ? for help or “rules” for the rules of this game.
# Several people play at one terminal; $who is a list of seats with shapes and numbers.
terminal-people = At this keyboard: { $who }. Type ? for help or “rules” for the rules of this game.
# Between the turns of two people at one terminal; nothing else is on the screen.
terminal-curtain = It’s { $who }’s turn. Everyone else, please look away. { $who }, press Enter >
# A saved game continues, and we need to know which player is at the keyboard.
terminal-ask-seat = Which seat is yours? (number or name; watch, quit) >
# $text is what was typed.
terminal-no-seat = There’s no seat “{ $text }”. Type a number from 1 to { $most }, a name, or “watch”.

## The table

# Above the screen.
terminal-heading = Grass · round { $round }
# After that; it is followed by a ruleset in writing: “2018 lucky_or_not”.
terminal-heading-turn = { $who }’s turn
# The market of a seat.
terminal-closed = closed
terminal-open = open
# How many cards a seat has in hand.
terminal-holds = hand: { $count }
# After the reader’s own name.
terminal-you = (you)
terminal-misses = misses { $turns ->
    [one] a turn
   *[other] { $turns } turns
}
terminal-total = total: { $amount }
terminal-protected = protected: { $amount }
terminal-at-risk = at risk: { $amount }
# How much of a Protection card is used: “15k of 25k”.
terminal-cover = { $worth } of { $most }
terminal-no-stash = stash empty
terminal-haystack = haystack: { $count }
terminal-ashtray = ashtray: { $count }
# In a draft: the cards chosen so far.
terminal-kept = kept so far: { $cards }
# Below the ledger. $people is a list of what the totals would have been: “Ana −5,000 and Cleo −75,000”.
terminal-floor = Totals never drop below 0 (otherwise: { $people }).
terminal-floor-of = { $who } { $amount }
# Below the ledger: the progress of a total.
terminal-of-target = { $amount } of { $target }

## The status line: who has to do what. $who has to act; the texts that end in “other” are for those
## who wait or watch.


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
terminal-verb-hand = hand over
terminal-verb-say = say
terminal-more-moves = … and { $count } more. Type “legal” to see them all.
# The answer to “hint”, followed by sentences about the consequences. $words is a move in words.
terminal-hint = Hint: { $words }. Type “{ $token }”.
# Other options, the best first; each line begins with a number, or a dash.
terminal-hint-others = Next best (wins per 100 games):
# The same if no games were simulated to judge them.
terminal-hint-others-uncounted = Next best:
terminal-hint-other = { $words } ({ $token })
# While someone waits for `greentable hint grass`: for a hint, or for the review of a finished game.
terminal-hint-searching = simulating games
terminal-reviewing = reviewing the game (Ctrl-C to stop early)
# The review of a finished game.
terminal-review-sum = { $who } found the best move in { $good } of { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}.
terminal-review-nothing = No better moves found.
# Above decisions, the costliest first.
terminal-review-costly = Costliest moves (wins per 100 games: yours → better):
# $won and $possible count games; $played and $better are moves: “play Panama”.
terminal-review-better = { $won } → { $possible }  move { NUMBER($ply, useGrouping: 0) }: { $played }. Better: { $better }.
terminal-review-look = See the table before the first of these moves: { $command }
# If not everything that happened fits on the screen.
terminal-folded = … and { $count ->
    [one] one more turn
   *[other] { $count } more turns
}. Type “log” to see everything.
# Below a part of a long text.
terminal-more = [Enter: more, q: close] >
# Below the last part of a long text.
terminal-back-to-table = [Enter: back to the table] >
terminal-offer-hint = type “offer” to trade a card
terminal-offer-hint-limited = type “offer” to trade a card ({ $count ->
    [one] 1 offer left
   *[other] { $count } offers left
} this turn)
# $example is a counter-offer as you type it.
terminal-counter-hint = to ask for a different card, type for example “{ $example }”
# After some offers between two turns of the reader.
terminal-busy-hint = Type “busy” to decline all offers until your next turn.

# After a card that the reader really holds, if you can name any card.
terminal-held = (yours)
# Hidden Deals: below the cards that you can name.
terminal-claim-hint = Hidden Deals: you can name any card. Later you choose the card you really give, face down.
# Hidden Deals: below the cards that you can hand over.
terminal-hand-hint = You can hand over any card. Only the two of you will ever see it.

# The outcome of a play, after its name. $gain and $loss are lists of cards.
terminal-outcome-gain = you get { $gain }
# $who is a list of $count players, who choose the cards.
terminal-outcome-gain-each = { $count ->
    [one] { $who } gives you a Peddle card of their choice
   *[other] { $who } each give you a Peddle card of their choice
}
terminal-outcome-no-gain = no one has a Peddle card to give
terminal-outcome-turn = you get another turn
terminal-outcome-cost = costs you { $loss }
# $count is how many things are lost.
terminal-outcome-hit-self = { $count ->
    [0] you lose nothing
   *[other] you lose { $loss }
}{ $turns ->
    [0] { "" }
    [one] { " " }and miss a turn
   *[other] { " " }and miss { $turns } turns
}
# After the name of the opponent.
terminal-outcome-hit = { $count ->
    [0] loses nothing
   *[other] loses { $loss }
}{ $turns ->
    [0] { "" }
    [one] , misses a turn
   *[other] , misses { $turns } turns
}
terminal-outcome-some = a Peddle card
terminal-outcome-market = the market

## Rounds, the end, and leaving

terminal-round-over = Round { $round } is over
terminal-go-on = Press Enter to deal round { $round }
# The winner’s title.
terminal-winner = { $who } is the Deal Baron with { $amount }!
# Several have the same; $who is a list of names.
terminal-winners = { $who } share the title of Deal Baron with { $amount } each!
terminal-seed = Seed of this game: { $seed }. Use --seed to deal the same cards again.
terminal-replay-hint = Replay this game: { $command }
terminal-review-hint = Review your moves: { $command }
terminal-replay-hint-unsaved = With --save FILE you can save a game and replay it later.
# $command is a command line.
terminal-saved = Game saved. To resume: { $command }
terminal-not-saved = Game not saved (next time, add --save FILE). Seed: { $seed }.
# $trouble says what is wrong with the file.
terminal-save-lost = Couldn’t save the game: { $trouble }. You can keep playing. Type “save FILE” to save it to another file.
terminal-saved-now = Saved to { $path }.
terminal-saved-from-now = Saved to { $path }. From now on, the game is saved there.

## Asking

# $words is the move that an empty line makes: “end the turn”.
terminal-prompt-default = [Enter: { $words }] >
terminal-ask-give = Which card do you offer? (Enter: back, ?: help) >
terminal-ask-want = For which card? (?: let them make an offer, Enter: back) >
terminal-ask-whom = To whom? (Enter: back) >
terminal-everyone = everyone
# In the list of cards that you can ask for: none in particular, the others make an offer.
terminal-anything = make me an offer
terminal-offer-help =
    Answer with a number from the list, the two letters of a card, or its name. When
    asked for the card you want, type ? to let the others make an offer. Then
    answer with the number or name of a seat, or * for everyone. Enter takes
    you back one question. You can also type hand, table, log, rules, help and quit.
# $text is what was typed.
terminal-not-possible = “{ $text }” isn’t in the list. Type a number, two letters, or the name of a card.
terminal-no-whom = “{ $text }” isn’t in the list. Type a number, a name, or * for everyone.
terminal-no-card = There’s no card “{ $text }”. Type the two letters of a card, or its name.
# $examples are moves as you type them; $text is only the first word of one.
terminal-how-verb = “{ $text }” what? For example: { $examples }
terminal-how = “{ $text }” doesn’t work. Type for example: { $examples }
terminal-rules-more = Full rules: docs/rules/grass.md. “greentable rules grass” lists everything you can change.
# A description of a card, $about, with the name that is printed on the card, which is English.
terminal-printed = { $about } Printed name: { $name }.
# $words is a move in words, $token how to type it.
terminal-why-legal = You can { $words }. Type “{ $token }”.
terminal-help =
    Type the number of a move in the list; 0 ends your turn. You can also type moves:

      play PA        play a card; just PA works too
      play FE@3      play it on seat 3
      play SN@2:PA   steal Panama from seat 2
      play PF:PA*    pay the fine with a protected Panama
      play LC:HG+CO  protect these two cards
      discard BU     discard a card
      swap HG>DF@1   swap your Home Grown for seat 1’s Dr. Feelgood
      offer PA>MO@4  offer a trade to seat 4; @* offers it to everyone, PA>?@* asks what they’d give
      offer          the same, step by step
      counter JA>FE  your Jamaica, but for their Felony; or just counter JA

    When the game asks: end, accept, decline, give HG, pass UW, keep MO, hand DX, say nothing.
    You can shorten words and use lower case. The words in the list work too: open,
    steal Panama from Ben.

      legal          all your moves
      hand           your cards
      table          everything on the table
      log            this round so far
      hint           what a careful player would do, and why
      why PA         what a card does, and why you can’t play it; also why play FE@3, why 2
      rules          the rules of this game
      busy           decline all offers until your next turn
      save FILE      save the game
      quit           leave the game

    For a seat, type its number. For a card, type its two letters or its name.
