### Words that people type while they play in the terminal: the first one is what the screen and the
### help pages call the command, the others must be typed whole. See the English file for the rest.

## In both games

command-help = aiuto, comandi
command-rules = regole
command-why = perché
# What to do, and why: in Grass a move, in Grove the placement that scores most at once.
command-hint = consiglio
command-hand = carte, mano
command-table = tavolo
# How it stands: in Grass the whole table, in Grove the count.
command-score = punteggio, punti
command-save = salva
command-quit = esci, uscire, basta

## Grass: moves. A card follows, as in "gioca PA"; accetta, rifiuta and fine stand alone.

command-play = gioca, giocare
command-discard = scarta, scartare
command-offer = offri, offrire, offerta
command-accept = accetta, accetto, sì
command-decline = rifiuta, rifiuto, no
command-counter = rilancia, rilancio
command-swap = scambia, scambio
command-end = fine, termina
command-give = dai, dare
command-pass = passa, passo
command-keep = tieni, tengo
command-hand-over = consegna, consegno
command-say = di, dico
command-nothing = niente, nulla
command-cheated = imbrogliato, imbrogliata, imbroglio

## Grass: anything else

command-legal = mosse
command-log = cronaca, storia
command-busy = occupato, occupata
command-back = indietro
command-watch = guarda

## Grove

command-list = elenco, elenca
command-all = tutto, tutte
command-try = prova
command-undo = annulla
command-ok = ok, sì
command-other = altra
command-barrow = carriola
command-dice = dadi

## At a server's table, in both games; these are typed whole

# Says something to all: "talk 3".
command-talk = parla, chat
# Takes the last move back.
command-take-back = annulla, riprendi
# May somebody else take a move back?
command-agree = consento, permetto
command-refuse = nego, vieto
# How long one may still think.
command-time = tempo, orologio
