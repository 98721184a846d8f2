### Words that people type while they play in the terminal.
###
### Each text is a row of words with commas between them. The first one is what the screen and the
### help pages call the command; it may be shortened while it stays clear. The others must be typed
### whole: here they are other forms, and spellings for keyboards without ä, ö, ü. A word is one word;
### no two texts that belong to one game share one, and none is the code of a card of Grass ("ja" is
### Jamaica). English words are always understood too.

## In both games

command-help = hilfe, befehle
command-rules = regeln
command-why = warum, wieso
# What to do, and why: in Grass a move, in Grove the placement that scores most at once.
command-hint = tipp, rat
# Shows the cards in one's hand.
command-hand = hand, karten
# Shows everything on the table.
command-table = tisch
# How it stands: in Grass the whole table, in Grove the count.
command-score = punkte
command-save = speichern
command-quit = verlassen, aufhören, aufhoeren, schluss, ende

## Grass: moves. A card follows, as in "spielen PA"; accept, decline and end stand alone.

command-play = spielen, ausspielen
command-discard = abwerfen
# Trades: alone it asks step by step; else as in "anbieten PA>MO@4".
command-offer = anbieten, dealen
command-accept = annehmen, akzeptieren
command-decline = ablehnen, nein
command-counter = kontern, gegenangebot
command-swap = tauschen
command-end = beenden, fertig
# Gives a Peddle from the stash to somebody who may ask for it.
command-give = geben
# Passes a card to the left.
command-pass = weitergeben
# Keeps a card of a pack, in a draft.
command-keep = behalten
# Hands a card over, face down.
command-hand-over = übergeben, uebergeben
# Says something about the card that one was given face down: "sagen nichts", "sagen hereingelegt".
command-say = sagen
command-nothing = nichts
command-cheated = hereingelegt

## Grass: anything else

# Lists all legal moves.
command-legal = erlaubt, züge
# Shows what happened in this round.
command-log = verlauf, protokoll
# Declines all offers until one's next turn.
command-busy = beschäftigt, beschaeftigt
# One question back, while an offer is asked for step by step.
command-back = zurück, zurueck
# A saved game goes on, and somebody only wants to watch.
command-watch = zuschauen

## Grove

# Lists placements; "liste alle" lists all of them.
command-list = liste
command-all = alle
# Shows what would come of a placement.
command-try = probieren, probe
# Takes a card back that lies there for now.
command-undo = zurück, zurueck, zurücknehmen
# Leaves the card lying.
command-ok = ok
# Plays the nine cards that were set aside.
command-other = andere
# Parts of a placement: "7:2,-1,90 schubkarre 3,0", "7:2,-1,90 würfel 3,-1".
command-barrow = schubkarre
command-dice = würfel, wuerfel

## At a server's table, in both games; these are typed whole

# Says something to all: "talk 3".
command-talk = reden, chat
# Takes the last move back.
command-take-back = zurücknehmen, zuruecknehmen
# May somebody else take a move back?
command-agree = erlauben, zustimmen
command-refuse = verweigern
# How long one may still think.
command-time = zeit, uhr
