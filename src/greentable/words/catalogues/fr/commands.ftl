### Words that people type while they play in the terminal.
###
### Each text is a list of words, separated by commas. The screen and the help pages use the first one,
### which can be shortened while it is clear. The others must be typed in full. No word contains a
### space. No two texts of one game share a word, and none is the code of a card of Grass (two letters:
### “ja” is Jamaica). English words always work too; if a word of the language means something else in
### English, the language’s own meaning wins.

## In both games

command-help = aide, commandes
command-rules = règles, regles
command-why = pourquoi
# What to do, and why: in Grass a move, in Grove the placement that scores most right now.
command-hint = conseil
# Shows your cards.
command-hand = main, cartes
# Shows everything on the table.
command-table = table
# In Grass the whole table, in Grove the score.
command-score = score
command-save = enregistrer, sauver, sauvegarder
command-quit = quitter, sortir, arrêter, arreter

## Grass: moves. A card follows, for example « jouer PA »; accept, decline and end need none.

command-play = jouer, poser
command-discard = défausser, defausser
# A trade. Alone it asks step by step; or in one go, « proposer PA>MO@4 ».
command-offer = proposer, offre, offrir
command-accept = accepter, oui
command-decline = refuser, non
command-counter = contre-offre
command-swap = troquer, troc
command-end = terminer, finir, fin
# Gives up a Peddle card from the stash when a card played by someone demands it.
command-give = donner
# Passes a card to the left.
command-pass = passer
# Keeps a card from a pack, in a draft.
command-keep = garder
# Hands a card over, face down.
command-hand-over = remettre
# Says something about the card you were given face down: « dire rien », « dire triche ».
command-say = dire
command-nothing = rien
command-cheated = triche, roulé

## Grass: anything else

# Lists all legal moves.
command-legal = coups
# Shows what happened in this round.
command-log = journal, historique
# Declines all offers until your next turn.
command-busy = ignorer
# Goes one question back, while you make an offer step by step.
command-back = retour
# Asks only to watch a saved game that continues.
command-watch = regarder
# Offers a trade to all players; several words are possible here.
command-everyone = tous, tout le monde

## Grove

# Lists placements; « liste tout » lists all of them.
command-list = liste
command-all = tout, toutes, tous
# Shows what a placement would do.
command-try = essayer
# Takes back a card that is not confirmed yet.
command-undo = annuler
# Confirms the card.
command-ok = ok, oui
# Plays the nine cards that were set aside.
command-other = autre
# Parts of a placement: « 7:2,-1,90 brouette 3,0 », « 7:2,-1,90 dés 3,-1 ».
command-barrow = brouette
command-dice = dés, des

## At a server’s table, in both games; these are typed in full

# Says something to everyone: « chat 3 ».
command-talk = chat, parler
# Takes the last move back.
command-take-back = annuler, reprendre
# Can someone else take a move back?
command-agree = permettre
command-refuse = interdire
# How much time you have left.
command-time = temps, horloge
