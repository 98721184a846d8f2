### Words that people type while they play in the terminal.
###
### Each text is a list of words, separated by commas. The screen and the help pages use the first one,
### which can be shortened while it is clear. The others must be typed in full. No word contains a
### space. No two texts of one game share a word, and none is the code of a card of Grass: “ja” is
### Jamaica. English words always work too.

## In both games

command-help = help, hulp, opdrachten
command-rules = regels
command-why = waarom
# What to do, and why: in Grass a move, in Grove the placement that scores most right now.
command-hint = tip
# Shows your cards.
command-hand = hand, kaarten
# Shows everything on the table.
command-table = tafel
# In Grass the whole table, in Grove the score.
command-score = score
command-save = bewaar, bewaren
command-quit = stop, stoppen, afsluiten

## Grass: moves. A card follows, for example “speel PA”; accept, decline and end need none.

command-play = speel, spelen, leg
command-discard = weg, gooi, weggooien
# A trade. Alone it asks step by step; or in one go, “bied PA>MO@4”.
command-offer = bied, bieden, bod
command-accept = aannemen, instemmen, stem, akkoord
command-decline = weiger, weigeren, nee, neen
command-counter = tegenbod
command-swap = wissel, wisselen, ruil, ruilen
command-end = einde, beëindigen, beëindig, klaar
# Gives up a Peddle card from the stash when a card played by someone demands it.
command-give = afstaan, sta
# Passes a card to the left.
command-pass = geef, doorgeven
# Keeps a card from a pack, in a draft.
command-keep = hou, houd, houden, opzij
# Hands a card over, face down.
command-hand-over = overhandig, overhandigen
# Says something about the card you were given face down: “zeg niets”, “zeg bedot”.
command-say = zeg, zeggen
command-nothing = niets
command-cheated = bedot

## Grass: anything else

# Lists all legal moves.
command-legal = zetten
# Shows what happened in this round.
command-log = verloop, log
# Declines all offers until your next turn.
command-busy = bezet
# Goes one question back, while you make an offer step by step.
command-back = terug
# Asks only to watch a saved game that continues.
command-watch = kijk, kijken
# Offers a trade to all players; several words are possible here.
command-everyone = iedereen, allen

## Grove

# Lists placements; “lijst alles” lists all of them.
command-list = lijst
command-all = alles
# Shows what a placement would do.
command-try = probeer, proberen
# Takes back a card that is not confirmed yet.
command-undo = terug, terugnemen
# Confirms the card.
command-ok = ok, goed
# Plays the nine cards that were set aside.
command-other = andere
# Parts of a placement: “7:2,-1,90 kruiwagen 3,0”, “7:2,-1,90 stenen 3,-1”.
command-barrow = kruiwagen
command-dice = stenen, dobbelstenen

## At a server’s table, in both games; these are typed in full

# Says something to everyone: “chat 3”.
command-talk = chat, praat
# Takes the last move back.
command-take-back = terugnemen
# Can someone else take a move back?
command-agree = toestaan
command-refuse = verbieden
# How much time you have left.
command-time = tijd, klok
