### Words that people type while they play in the terminal.
###
### Each text is a row of words with commas between them. The first one is what the screen and the
### help pages call the command; it may be shortened while it stays clear. The others must be typed
### whole. A word is one word; no two texts that belong to one game share one, and none is the code of
### a card of Grass: "ja" is Jamaica. English words are always understood too.

## In both games

command-help = help, hulp, opdrachten
command-rules = regels
command-why = waarom
# What to do, and why: in Grass a move, in Grove the placement that scores most at once.
command-hint = tip
# Shows the cards in one's hand.
command-hand = hand, kaarten
# Shows everything on the table.
command-table = tafel
# How it stands: in Grass the whole table, in Grove the count.
command-score = score
command-save = bewaar
command-quit = stop, stoppen, afsluiten

## Grass: moves. A card follows, as in "speel PA"; accept, decline and end stand alone.

command-play = speel, leg
command-discard = weg, gooi, weggooien
# Trades: alone it asks step by step; else as in "bied PA>MO@4".
command-offer = bied
command-accept = instemmen, stem, akkoord
command-decline = weiger, nee, neen
command-counter = tegenbod
command-swap = ruil
command-end = einde, klaar
# Gives a Peddle from the stash: to somebody, or to the discard pile.
command-give = afstaan, sta
# Passes a card to the left.
command-pass = geef, doorgeven
# Keeps a card of a pack, in a draft.
command-keep = opzij, hou, houd
# Hands a card over, face down.
command-hand-over = overhandig
# Says something about the card that one was given face down: "zeg niets", "zeg bedot".
command-say = zeg
command-nothing = niets
command-cheated = bedot

## Grass: anything else

# Lists all legal moves.
command-legal = zetten
# Shows what happened in this round.
command-log = verloop, log
# Declines all offers until one's next turn.
command-busy = bezet
# One question back, while an offer is asked for step by step.
command-back = terug
# A saved game goes on, and somebody only wants to watch.
command-watch = kijk

## Grove

# Lists placements; "lijst alles" lists all of them.
command-list = lijst
command-all = alles
# Shows what would come of a placement.
command-try = probeer
# Takes a card back that lies there for now.
command-undo = terug
# Leaves the card lying.
command-ok = ok, goed
# Plays the nine cards that were set aside.
command-other = andere
# Parts of a placement: "7:2,-1,90 kruiwagen 3,0", "7:2,-1,90 stenen 3,-1".
command-barrow = kruiwagen
command-dice = stenen, dobbelstenen

## At a server's table, in both games; these are typed whole

# Says something to all: "talk 3".
command-talk = praat, chat
# Takes the last move back.
command-take-back = terugnemen
# May somebody else take a move back?
command-agree = toestaan
command-refuse = verbieden
# How long one may still think.
command-time = tijd, klok
