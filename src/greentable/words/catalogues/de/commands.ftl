### Words that people type while they play in the terminal.
###
### Each text is a list of words, separated by commas. The screen and the help pages use the first one,
### which can be shortened while it is clear. The others must be typed in full: here they are other forms,
### and spellings for keyboards without ä, ö, ü. No word contains a space. No two texts of one game share
### a word, and none is the code of a card of Grass (“ja” is Jamaica). English words always work too.

## In both games

command-help = hilfe, befehle
command-rules = regeln
command-why = warum, wieso
# What to do, and why: in Grass a move, in Grove the placement that scores most right now.
command-hint = tipp, rat
# Shows your cards.
command-hand = hand, karten
# Shows everything on the table.
command-table = tisch
# In Grass the whole table, in Grove the score.
command-score = punkte
command-save = speichern
command-quit = verlassen, aufhören, aufhoeren, schluss, ende

## Grass: moves. A card follows, for example „spielen PA“; accept, decline and end need none.

command-play = spielen, ausspielen
command-discard = abwerfen
# A trade. Alone it asks step by step; or in one go, „anbieten PA>MO@4“.
command-offer = anbieten, angebot, dealen
command-accept = annehmen, akzeptieren
command-decline = ablehnen, nein
command-counter = gegenangebot, kontern
command-swap = tauschen
command-end = beenden, fertig
# Gives up a Peddle card from the stash when a card played by someone demands it.
command-give = geben, abgeben
# Passes a card to the left.
command-pass = weitergeben
# Keeps a card from a pack, in a draft.
command-keep = behalten
# Hands a card over, face down.
command-hand-over = übergeben, uebergeben
# Says something about the card you were given face down: „sagen nichts“, „sagen hereingelegt“.
command-say = sagen
command-nothing = nichts
command-cheated = hereingelegt

## Grass: anything else

# Lists all legal moves.
command-legal = züge, zuege, erlaubt
# Shows what happened in this round.
command-log = verlauf, protokoll
# Declines all offers until your next turn.
command-busy = beschäftigt, beschaeftigt
# Goes one question back, while you make an offer step by step.
command-back = zurück, zurueck
# Asks only to watch a saved game that continues.
command-watch = zuschauen
# Offers a trade to all players; several words are possible here.
command-everyone = alle, allen

## Grove

# Lists placements; „liste alle“ lists all of them.
command-list = liste
command-all = alle
# Shows what a placement would do.
command-try = probieren, probe
# Takes back a card that is not confirmed yet.
command-undo = zurück, zurueck, zurücknehmen, zuruecknehmen
# Confirms the card.
command-ok = ok
# Plays the nine cards that were set aside.
command-other = andere
# Parts of a placement: „7:2,-1,90 schubkarre 3,0“, „7:2,-1,90 würfel 3,-1“.
command-barrow = schubkarre
command-dice = würfel, wuerfel

## At a server’s table, in both games; these are typed in full

# Says something to everyone: „chat 3“.
command-talk = chat, reden
# Takes the last move back.
command-take-back = zurücknehmen, zuruecknehmen
# Can someone else take a move back?
command-agree = erlauben, zustimmen
command-refuse = verweigern
# How much time you have left.
command-time = zeit, uhr
