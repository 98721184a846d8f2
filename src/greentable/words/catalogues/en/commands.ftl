### Words that people type while they play in the terminal.
###
### Each text is a row of words with commas between them. The first one is what the screen and the
### help pages call the command; it may be shortened while it stays clear. The others must be typed
### whole. A word is one word; no two texts that belong to one game share one, and none is the code of
### a card of Grass (two letters: "ja" is Jamaica). English words are always understood too; where a
### word of the language is the English word for something else, the language's own meaning counts.

## In both games

command-help = help, commands
command-rules = rules
command-why = why
# What to do, and why: in Grass a move, in Grove the placement that scores most at once.
command-hint = hint, advice, tip
# Shows the cards in one's hand.
command-hand = hand, cards
# Shows everything on the table.
command-table = table
# How it stands: in Grass the whole table, in Grove the count.
command-score = score
command-save = save
command-quit = quit, exit, leave, bye

## Grass: moves. A card follows, as in "play PA"; accept, decline and end stand alone.

command-play = play
command-discard = discard, throw
# Trades: alone it asks step by step; else as in "offer PA>MO@4".
command-offer = offer
command-accept = accept, yes
command-decline = decline, no
command-counter = counter
command-swap = swap
command-end = end, done
# Gives a Peddle from the stash to somebody who may ask for it.
command-give = give
# Passes a card to the left.
command-pass = pass
# Keeps a card of a pack, in a draft.
command-keep = keep
# Hands a card over, face down. In English it is the same word as for looking at one's cards: with a
# card after it, the card is handed over.
command-hand-over = hand
# Says something about the card that one was given face down: "say nothing", "say cheated".
command-say = say
command-nothing = nothing
command-cheated = cheated

## Grass: anything else

# Lists all legal moves.
command-legal = legal, moves
# Shows what happened in this round.
command-log = log, history
# Declines all offers until one's next turn.
command-busy = busy
# One question back, while an offer is asked for step by step.
command-back = back
# A saved game goes on, and somebody only wants to watch.
command-watch = watch

## Grove

# Lists placements; "list all" lists all of them.
command-list = list
command-all = all
# Shows what would come of a placement.
command-try = try
# Takes a card back that lies there for now.
command-undo = undo
# Leaves the card lying.
command-ok = ok, yes
# Plays the nine cards that were set aside.
command-other = other
# Parts of a placement: "7:2,-1,90 barrow 3,0", "7:2,-1,90 dice 3,-1".
command-barrow = barrow
command-dice = dice

## At a server's table, in both games; these are typed whole

# Says something to all: "talk 3".
command-talk = talk, chat
# Takes the last move back.
command-take-back = undo, takeback
# May somebody else take a move back?
command-agree = agree, allow
command-refuse = refuse, forbid
# How long one may still think.
command-time = time, clock
