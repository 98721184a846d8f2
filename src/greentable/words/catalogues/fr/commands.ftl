### Words that people type while they play in the terminal.
###
### Each text is a row of words with commas between them. The first one is what the screen and the
### help pages call the command; it may be shortened while it stays clear. The others must be typed
### whole. A word is one word; no two texts that belong to one game share one, and none is the code of
### a card of Grass (two letters: "ja" is Jamaica). English words are always understood too; where a
### word of the language is the English word for something else, the language's own meaning counts.

## In both games

command-help = aide, commandes
command-rules = règles, regles
command-why = pourquoi
# What to do, and why: in Grass a move, in Grove the placement that scores most at once.
command-hint = conseil
# Shows the cards in one's hand.
command-hand = main, cartes
# Shows everything on the table.
command-table = table
# How it stands: in Grass the whole table, in Grove the count.
command-score = score
command-save = enregistrer, sauver
command-quit = quitter, sortir, arrêter, arreter

## Grass: moves. A card follows, as in "jouer PA"; accept, decline and end stand alone.

command-play = jouer, poser
command-discard = défausser, defausser
# Trades: alone it asks step by step; else as in "proposer PA>MO@4".
command-offer = proposer, offre
command-accept = accepter, oui
command-decline = refuser, non
command-counter = contre-offre
command-swap = troquer, troc
command-end = finir, fin, terminer
# Gives a Peddle from the stash to somebody who may ask for it.
command-give = donner
# Passes a card to the left.
command-pass = passer
# Keeps a card of a pack, in a draft.
command-keep = garder
# Hands a card over, face down.
command-hand-over = remettre
# Says something about the card that one was given face down: "dire rien", "dire triche".
command-say = dire
command-nothing = rien
command-cheated = triche

## Grass: anything else

# Lists all legal moves.
command-legal = coups
# Shows what happened in this round.
command-log = journal, historique
# Declines all offers until one's next turn.
command-busy = ignorer
# One question back, while an offer is asked for step by step.
command-back = retour
# A saved game goes on, and somebody only wants to watch.
command-watch = regarder

## Grove

# Lists placements; "liste tout" lists all of them.
command-list = liste
command-all = tout, toutes
# Shows what would come of a placement.
command-try = essayer
# Takes a card back that lies there for now.
command-undo = annuler
# Leaves the card lying.
command-ok = ok, oui
# Plays the nine cards that were set aside.
command-other = autre
# Parts of a placement: "7:2,-1,90 brouette 3,0", "7:2,-1,90 dés 3,-1".
command-barrow = brouette
command-dice = dés, des

## At a server's table, in both games; these are typed whole

# Says something to all: "talk 3".
command-talk = parler, chat
# Takes the last move back.
command-take-back = reprendre, annuler
# May somebody else take a move back?
command-agree = permettre
command-refuse = interdire
# How long one may still think.
command-time = temps, horloge
