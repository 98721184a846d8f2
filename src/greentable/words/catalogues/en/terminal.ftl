### What the terminal says of its own accord. The games' own words stand in their own files.

## Figures

# A sum where there is little room; $amount is in thousands.
terminal-thousands = { $amount }k

## Long names on small cards: nine letters fit a line; a soft hyphen (U+00AD) says where to break.
## Only names with a longer word need one. A card without one here bears its printed name.

terminal-face-steal = Steal Your Neigh{ "\u00AD" }bor’s Pot
terminal-face-doublecrossed = Double{ "\u00AD" }crossed

## The beginning

# What the game is about. $target is a sum; $rounds is 0 where the number of rounds is not limited.
terminal-goal = { $rounds ->
    [0] Grass: open your market, peddle, and keep the profit safe. The first to reach { $target } wins.
    [one] Grass: open your market, peddle, and keep the profit safe. The richest player after one round wins.
   *[other] Grass: open your market, peddle, and keep the profit safe. The first to reach { $target } wins, or the richest player after { $rounds } rounds.
}
# How long a game takes that goes on until the target is reached.
terminal-length = With careful players that takes about ten rounds, an hour or so; the option --rounds 3 makes a short game of it.
# $who is the reader's seat with its shape and number: "● 1 Ana".
terminal-you-are = You are { $who }. Type ? for help, rules for the rules of this game.
# Several people play at one terminal; $who is a row of seats with shapes and numbers.
terminal-people = At this keyboard: { $who }. Type ? for help, rules for the rules of this game.
# Between the turns of two people at one terminal; the screen is empty but for this.
terminal-curtain = { $who } is next. Pass the keyboard on, look away, and let { $who } press Enter >
# A saved game goes on, and it is asked who the human is.
terminal-ask-seat = Which seat is yours? (its number or name; watch, quit) >
# $text is what was typed.
terminal-no-seat = “{ $text }”: one of the seats from 1 to { $most }, a name, or watch.

## The table

# Above the screen.
terminal-heading = Grass · round { $round }
# Follows that; after it comes a ruleset in writing: "2018 lucky_or_not".
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
# Under the ledger. $people is a row of what the totals would be: "Ana −5,000 and Cleo −75,000".
terminal-floor = A total never falls below 0 (else: { $people }).
terminal-floor-of = { $who } { $amount }
# Under the ledger: how far a total is.
terminal-of-target = { $amount } of { $target }

## The status line: who must do what. $who is to act; the texts that end in "other" are for those
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
terminal-verb-hand = hand
terminal-verb-say = say
terminal-more-moves = … and { $count } more: “legal” shows all
# The answer to “hint”; sentences about what would come of it follow. $words is a move in words.
terminal-hint = A careful player would { $words }: type { $token }
# What else could be done, the best first; each line begins with a number, or a dash.
terminal-hint-others = Next best, with how many of 100 games you win then:
# The same where no games were played out to judge them.
terminal-hint-others-uncounted = Next best:
terminal-hint-other = { $words } ({ $token })
# While somebody waits for `greentable hint grass`: for advice, or for a finished game gone through again.
terminal-hint-searching = trying moves in imagined games
terminal-reviewing = going through the game again (Ctrl-C: enough)
# A finished game gone through again.
terminal-review-sum = { $who }: { $good } of { $decisions } decisions were as good as any.
terminal-review-nothing = Nothing better was found.
# Below stand decisions, the costliest first.
terminal-review-costly = What cost most, with how many of 100 games you win by your move and by the better one:
# $won and $possible count games; $played and $better are moves: “play Panama”.
terminal-review-better = { $won } → { $possible }  ply { NUMBER($ply, useGrouping: 0) }: { $played }; better: { $better }
terminal-review-look = The table before the first of them: { $command }
# Where not all that happened fits on the screen.
terminal-folded = … { $count ->
    [one] one more turn
   *[other] { $count } more turns
}: “log” tells all
# Below a part of a long text.
terminal-more = [Enter: more, q: enough] >
# Below the last part of a long text.
terminal-back-to-table = [Enter: back to the table] >
terminal-offer-hint = type “offer” to trade a card
terminal-offer-hint-limited = type “offer” to trade a card ({ $count ->
    [one] one more
   *[other] { $count } more
} in this turn)
# $example is a counter as it is typed.
terminal-counter-hint = to ask for another card, type it, as in { $example }
# After some offers between two turns of the reader.
terminal-busy-hint = “busy” declines all offers until your next turn.

# After a card that the reader really holds, where one may name any card.
terminal-held = (yours)
# Hidden Deals: under the cards that can be named.
terminal-claim-hint = Hidden Deals: this is only what you say. What you really give you choose later, face down.
# Hidden Deals: under the cards that can be handed over.
terminal-hand-hint = You can give any card: only the two of you will ever see it.

# What would come of a play, after its name. $gain and $loss are rows of cards.
terminal-outcome-gain = you get { $gain }
terminal-outcome-gain-each = you get a Peddle of their choice from { $who }
terminal-outcome-no-gain = nobody has a Peddle to give
terminal-outcome-turn = you have another turn
terminal-outcome-cost = it costs you { $loss }
terminal-outcome-hit-self = { $turns ->
    [0] you give up { $loss }
    [one] you give up { $loss } and miss a turn
   *[other] you give up { $loss } and miss { $turns } turns
}
# The name of the opponent stands before it.
terminal-outcome-hit = { $turns ->
    [0] gives up { $loss }
    [one] gives up { $loss }, misses a turn
   *[other] gives up { $loss }, misses { $turns } turns
}
terminal-outcome-some = a Peddle
terminal-outcome-market = the market
terminal-outcome-nothing = nothing

## Rounds, the end, and leaving

terminal-round-over = Round { $round } is over
terminal-go-on = Press Enter to deal round { $round }
# The winner's title.
terminal-winner = { $who } is the Deal Baron with { $amount }!
# Several have the same; $who is a row of names.
terminal-winners = { $who } share the title of Deal Baron with { $amount } each!
terminal-seed = The seed of this game was { $seed }: with --seed the same cards are dealt again.
terminal-replay-hint = To read it again: { $command }
terminal-review-hint = To look through your moves: { $command }
terminal-replay-hint-unsaved = With --save FILE a game is saved and can be replayed.
# $command is a command line.
terminal-saved = The game is saved. To go on: { $command }
terminal-not-saved = The game is not saved (--save FILE does that). Its seed was { $seed }.
# $trouble says what was wrong with the file.
terminal-save-lost = The game could not be saved: { $trouble }. It goes on; “save FILE” saves it to another file.
terminal-saved-now = Saved in { $path }.
terminal-saved-from-now = Saved in { $path }; from now on the game is saved there.

## Asking

# $words is the move that an empty line makes: "end the turn".
terminal-prompt-default = [Enter: { $words }] >
terminal-ask-give = Give which card? (Enter: back, ? for help) >
terminal-ask-want = For which card? (? asks what you would get; Enter: back) >
terminal-ask-whom = To whom? (Enter: back) >
terminal-everyone = everybody
# In the list of cards that can be wanted: none is named, the others say what they would give.
terminal-anything = what do I get for it?
terminal-offer-help =
    Answer with a number, with the two letters of a card, or with its name; when
    you are asked what you want, ? leaves it to the others. Finally, answer with
    the number or name of a seat, or * for the whole table. Enter goes one
    question back. Meanwhile you can type hand, table, log, rules, help and quit.
# $text is what was typed.
terminal-not-possible = “{ $text }” is none of these: a number, two letters, or the name of a card.
terminal-no-whom = “{ $text }” is none of these: a number, a name, or * for everybody.
terminal-no-card = There is no card “{ $text }”. Cards go by the two letters on them, or by their names.
# $examples are moves as they are typed; $text is only the first word of one.
terminal-how-verb = “{ $text }” what? It is typed as in: { $examples }
terminal-how = “{ $text }” says too little or too much. It is typed as in: { $examples }
terminal-rules-more = In full: docs/rules/grass.md. “greentable rules grass” lists what can be changed.
# A description of a card, $about, with the name that is printed on the card, which is English.
terminal-printed = { $about } On the card: { $name }.
# $words is a move in words, $token how to type it.
terminal-why-legal = You may { $words }: type { $token }
terminal-help =
    A number makes the move of the list with that number; 0 ends your turn. You can
    also type moves:

      play PA        play a card; PA alone will do
      play FE@3      play it on seat 3
      play SN@2:PA   steal Panama from seat 2
      play PF:PA*    pay the fine with a protected Panama
      play LC:HG+CO  protect these two
      discard BU     discard a card
      swap HG>DF@1   your Home Grown for the Dr. Feelgood of seat 1
      offer PA>MO@4  offer a trade; @* asks the whole table, PA>?@* what you would get
      offer          the same, asked step by step
      counter JA>FE  your Jamaica, but for their Felony; or counter JA

    As you are asked: end, accept, decline, give HG, pass UW, keep MO, hand DX, say nothing.
    Words can be shortened, lower case works, and the words of the list work too: open,
    steal Panama from Ben.

      legal          all moves
      hand           your cards
      table          everything on the table
      log            this round so far
      hint           what a careful player would do, and what comes of it
      why PA         what a card does, and why not now; also why play FE@3, why 2
      rules          the rules of this game
      busy           decline all offers until your next turn
      save FILE      save the game
      quit           leave the game

    Seats are named by their numbers; cards by their two letters, or their names.
