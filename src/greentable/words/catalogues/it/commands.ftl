### Words that people type while they play in the terminal. The screen and the help pages use the first
### one; the others must be typed in full. The English file explains the rest.

## In both games

command-help = aiuto, comandi
command-rules = regole
command-why = perché
# What to do, and why: in Grass a move, in Grove the placement that scores most right now.
command-hint = consiglio, suggerimento
# Shows your cards.
command-hand = carte, mano
# Shows everything on the table.
command-table = tavolo
# In Grass the whole table, in Grove the score.
command-score = punteggio, punti
command-save = salva, salvare
command-quit = esci, uscire, basta

## Grass: moves. A card follows, for example “gioca PA”; accetta, rifiuta and fine need none.

command-play = gioca, giocare
command-discard = scarta, scartare
# A trade. Alone it asks step by step; or in one go, “offri PA>MO@4”.
command-offer = offri, offrire, offerta
command-accept = accetta, accettare, accetto, sì
command-decline = rifiuta, rifiutare, rifiuto, no
command-counter = controfferta, rilancia, rilancio
command-swap = scambia, scambiare, scambio
command-end = fine, termina, terminare
# Gives up a Peddle card from the stash when a card played by someone demands it.
command-give = dai, dare
# Passes a card to the left.
command-pass = passa, passare, passo
# Keeps a card from a pack, in a draft.
command-keep = tieni, tenere, tengo
# Hands a card over, face down.
command-hand-over = consegna, consegnare, consegno
# Says something about the card you were given face down: “di niente”, “di imbrogliato”.
command-say = di, dire, dico
command-nothing = niente, nulla
command-cheated = imbrogliato, imbrogliata, imbroglio

## Grass: anything else

# Lists all legal moves.
command-legal = mosse
# Shows what happened in this round.
command-log = cronaca, storia
# Declines all offers until your next turn.
command-busy = occupato, occupata
# Goes one question back, while you make an offer step by step.
command-back = indietro
# Asks only to watch a saved game that continues.
command-watch = guarda, guardare
# Offers a trade to all players; several words are possible here.
command-everyone = tutti

## Grove

# Lists placements; “elenco tutto” lists all of them.
command-list = elenco, elenca
command-all = tutto, tutte
# Shows what a placement would do.
command-try = prova, provare
# Takes back a card that is not confirmed yet.
command-undo = annulla, annullare
# Confirms the card.
command-ok = ok, sì
# Plays the nine cards that were set aside.
command-other = altra
# Parts of a placement: “7:2,-1,90 carriola 3,0”, “7:2,-1,90 dadi 3,-1”.
command-barrow = carriola
command-dice = dadi

## At a server’s table, in both games; these are typed in full

# Says something to everyone: “chat 3”.
command-talk = chat, parla
# Takes the last move back.
command-take-back = annulla, annullare, riprendi
# Can someone else take a move back?
command-agree = consento, permetto
command-refuse = nego, vieto
# How much time you have left.
command-time = tempo, orologio
