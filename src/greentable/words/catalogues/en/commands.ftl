### Words that people type while they play in the terminal.
###
### Each text is a list of words, separated by commas. The screen and the help pages use the first one,
### which can be shortened while it is clear. The others must be typed in full. No word contains a
### space. No two texts of one game share a word, and none is the code of a card of Grass (two letters:
### “ja” is Jamaica). English words always work too; if a word of the language means something else in
### English, the language’s own meaning wins.

## In both games

command-help = help, commands
command-rules = rules
command-why = why
# What to do, and why: in Grass a move, in Grove the placement that scores most right now.
command-hint = hint, advice, tip
# Shows your cards.
command-hand = hand, cards
# Shows everything on the table.
command-table = table
# In Grass the whole table, in Grove the score.
command-score = score
command-save = save
command-quit = quit, exit, leave, bye

## Grass: moves. A card follows, for example “play PA”; accept, decline and end need none.

command-play = play
command-discard = discard, throw
# A trade. Alone it asks step by step; or in one go, “offer PA>MO@4”.
command-offer = offer
command-accept = accept, yes
command-decline = decline, no
command-counter = counter
command-swap = swap
command-end = end, done
# Gives up a Peddle card from the stash when a card played by someone demands it.
command-give = give
# Passes a card to the left.
command-pass = pass
# Keeps a card from a pack, in a draft.
command-keep = keep
# Hands a card over, face down. English has the same word for looking at your cards; with a card after
# it, that card is handed over.
command-hand-over = hand
# Says something about the card you were given face down: “say nothing”, “say cheated”.
command-say = say
command-nothing = nothing
command-cheated = cheated

## Grass: anything else

# Lists all legal moves.
command-legal = legal, moves
# Shows what happened in this round.
command-log = log, history
# Declines all offers until your next turn.
command-busy = busy
# Goes one question back, while you make an offer step by step.
command-back = back
# Asks only to watch a saved game that continues.
command-watch = watch
# Offers a trade to all players; several words are possible here.
command-everyone = everyone, everybody, all

## Grove

# Lists placements; “list all” lists all of them.
command-list = list
command-all = all
# Shows what a placement would do.
command-try = try
# Takes back a card that is not confirmed yet.
command-undo = undo
# Confirms the card.
command-ok = ok, yes
# Plays the nine cards that were set aside.
command-other = other
# Parts of a placement: “7:2,-1,90 barrow 3,0”, “7:2,-1,90 dice 3,-1”.
command-barrow = barrow, wheelbarrow
command-dice = dice

## At a server’s table, in both games; these are typed in full

# Says something to everyone: “chat 3”.
command-talk = chat, talk
# Takes the last move back.
command-take-back = undo, takeback
# Can someone else take a move back?
command-agree = agree, allow
command-refuse = refuse, forbid
# How much time you have left.
command-time = time, clock
