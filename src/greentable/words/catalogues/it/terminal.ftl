### The terminal's own texts. The words of each game are in its own files.

## Figures

# A sum where there is little room; $amount is in thousands.
terminal-thousands = { $amount }k

## Long names on small cards: nine letters fit on a line, and four lines on a card, three if it has a figure
## or a partner at its foot; a soft hyphen (U+00AD) shows where to break.

terminal-face-steal = Furto di piantine
terminal-face-doublecrossed = Doppiato
terminal-face-bust = Falli{ "\u00AD" }mento
terminal-face-search-and-seizure = Perqui{ "\u00AD" }sizione e sequestro
terminal-face-immunity = V. libera Falli{ "\u00AD" }mento
terminal-face-a-breeze-to-fly = V. libera Prigione
terminal-face-hearsay-evidence = V. libera Crimine
terminal-face-charges-dropped = V. libera Perqui{ "\u00AD" }sizione

## The beginning

# What the game is about. $target is a sum; $rounds is 0 if there is no limit on rounds.
terminal-goal = { $rounds ->
    [0] Grass: apri il tuo mercato, vendi la tua merce e proteggi il profitto. Quando qualcuno raggiunge { $target }, vince il più ricco.
    [one] Grass: apri il tuo mercato, vendi la tua merce e proteggi il profitto. Vince il più ricco dopo una mano.
   *[other] Grass: apri il tuo mercato, vendi la tua merce e proteggi il profitto. Quando qualcuno raggiunge { $target }, o dopo { $rounds } mani, vince il più ricco.
}
# How long a game takes if it goes on until someone reaches the target.
terminal-length = Una partita intera dura circa dieci mani, cioè un’ora o poco più. Per una partita breve, aggiungi --rounds 3.
# $who is the reader’s seat with its shape and number: “● 1 Ana”.
terminal-you-are = Sei { $who }. Scrivi ? per l’aiuto o “regole” per le regole di questa partita.
# Several people play at one terminal; $who is a list of seats with shapes and numbers.
terminal-people = A questa tastiera: { $who }. Scrivete ? per l’aiuto o “regole” per le regole di questa partita.
# Between the turns of two people at one terminal; nothing else is on the screen.
terminal-curtain = Tocca a { $who }. Gli altri guardino altrove. { $who }, premi Invio >
# A saved game continues, and we need to know which player is at the keyboard.
terminal-ask-seat = Qual è il tuo posto? (numero o nome; guarda, esci) >
# $text is what was typed.
terminal-no-seat = Il posto “{ $text }” non esiste. Scrivi un numero da 1 a { $most }, un nome o “guarda”.

## The table

# Above the screen.
terminal-heading = Grass · mano { $round }
# After that; it is followed by a ruleset in writing: “2018 lucky_or_not”.
terminal-heading-turn = turno di { $who }
# The market of a seat.
terminal-closed = chiuso
terminal-open = aperto
# How many cards a seat has in hand.
terminal-holds = carte: { $count }
# After the reader’s own name.
terminal-you = (tu)
terminal-misses = salta { $turns ->
    [one] un turno
   *[other] { $turns } turni
}
terminal-total = totale: { $amount }
terminal-protected = protetto: { $amount }
terminal-at-risk = a rischio: { $amount }
# How much of a Protection card is used: “15k su 25k”.
terminal-cover = { $worth } su { $most }
terminal-no-stash = zona dello spaccio vuota
terminal-haystack = pagliaio: { $count }
terminal-ashtray = posacenere: { $count }
# In a draft: the cards chosen so far.
terminal-kept = tenute finora: { $cards }
# Below the ledger. $people is a list of what the totals would have been: “Ana −5.000 e Cleo −75.000”.
terminal-floor = Un totale non scende mai sotto lo zero (altrimenti: { $people }).
terminal-floor-of = { $who } { $amount }
# Below the ledger: the progress of a total.
terminal-of-target = { $amount } su { $target }

## The status line: who has to do what. $who has to act; the texts that end in “other” are for those
## who wait or watch.


## The list of moves: a heading for each verb, in the infinitive as the moves below it

terminal-verb-play = giocare
terminal-verb-discard = scartare
terminal-verb-offer = offrire
terminal-verb-accept = rispondere
terminal-verb-decline = rispondere
terminal-verb-counter = controfferta
terminal-verb-swap = scambiare
terminal-verb-end = terminare
terminal-verb-give = dare
terminal-verb-pass = passare
terminal-verb-keep = tenere
terminal-verb-hand = consegnare
terminal-verb-say = dire
terminal-more-moves = … e { $count ->
    [one] un’altra
   *[other] altre { $count }
}. Scrivi “mosse” per vederle tutte.
# The answer to “hint”, followed by sentences about the consequences. $words is a move in words.
terminal-hint = La scelta prudente: { $words }. Scrivi “{ $token }”.
# Other options, the best first; each line begins with a number, or a dash.
terminal-hint-others = Altre buone mosse (vittorie su 100 partite):
# The same if no games were simulated to judge them.
terminal-hint-others-uncounted = Altre buone mosse:
terminal-hint-other = { $words } ({ $token })
# While someone waits for `greentable hint grass`: for a hint, or for the review of a finished game.
terminal-hint-searching = simulazione di partite
terminal-reviewing = analizzo la partita (Ctrl-C per interrompere)
# The review of a finished game.
terminal-review-sum = { $who }: mossa migliore trovata { $good ->
    [one] { $good } volta
   *[other] { $good } volte
} su { $decisions }.
terminal-review-nothing = Nessuna mossa migliore trovata.
# Above decisions, the costliest first.
terminal-review-costly = Le mosse più costose (vittorie su 100 partite: la tua → la migliore):
# $won and $possible count games; $played and $better are moves: “giocare Panama”.
terminal-review-better = { $won } → { $possible }  mossa { NUMBER($ply, useGrouping: 0) }: { $played }. Meglio: { $better }.
terminal-review-look = Guarda il tavolo prima della prima di queste mosse: { $command }
# If not everything that happened fits on the screen.
terminal-folded = … e { $count ->
    [one] un altro turno
   *[other] altri { $count } turni
}. Scrivi “cronaca” per vedere tutto.
# Below a part of a long text.
terminal-more = [Invio: continua, q: chiudi] >
# Below the last part of a long text.
terminal-back-to-table = [Invio: torna al tavolo] >
terminal-offer-hint = scrivi “offri” per scambiare una carta
terminal-offer-hint-limited = scrivi “offri” per scambiare una carta (ancora { $count ->
    [one] un’offerta
   *[other] { $count } offerte
} in questo turno)
# $example is a counter-offer as you type it.
terminal-counter-hint = per chiedere un’altra carta scrivi per esempio “{ $example }”
# After some offers between two turns of the reader.
terminal-busy-hint = Scrivi “occupato” per rifiutare tutte le offerte fino al tuo prossimo turno.

# After a card that the reader really holds, if you can name any card.
terminal-held = (ce l’hai)
# Hidden Deals: below the cards that you can name.
terminal-claim-hint = Offerte nascoste: puoi nominare qualsiasi carta. Quella che dai davvero la scegli dopo, a faccia in giù.
# Hidden Deals: below the cards that you can hand over.
terminal-hand-hint = Puoi consegnare qualsiasi carta. La vedrete solo voi due.

# The outcome of a play, after its name. $gain and $loss are lists of cards.
terminal-outcome-gain = ricevi { $gain }
# $who is a list of $count players, who choose the cards.
terminal-outcome-gain-each = { $count ->
    [one] { $who } ti dà una carta Spaccio a sua scelta
   *[other] { $who } ti danno una carta Spaccio a testa, a loro scelta
}
terminal-outcome-no-gain = nessuno ha carte Spaccio da darti
terminal-outcome-turn = hai un altro turno
terminal-outcome-cost = ti costa { $loss }
# $count is how many things are lost.
terminal-outcome-hit-self = { $count ->
    [0] non perdi niente
   *[other] perdi { $loss }
}{ $turns ->
    [0] { "" }
    [one] { " " }e salti un turno
   *[other] { " " }e salti { $turns } turni
}
# After the name of the opponent.
terminal-outcome-hit = { $count ->
    [0] non perde niente
   *[other] perde { $loss }
}{ $turns ->
    [0] { "" }
    [one] , salta un turno
   *[other] , salta { $turns } turni
}
terminal-outcome-some = una carta Spaccio
terminal-outcome-market = il mercato

## Rounds, the end, and leaving

terminal-round-over = La mano { $round } è finita
terminal-go-on = Premi Invio per distribuire la mano { $round }
# The winner’s title.
terminal-winner = { $who } è il Pusher del gioco con { $amount }!
# Several have the same; $who is a list of names.
terminal-winners = { $who } si dividono il titolo di Pusher del gioco con { $amount } a testa!
terminal-seed = Seme di questa partita: { $seed }. Con --seed rigiochi le stesse carte.
terminal-replay-hint = Rileggi questa partita: { $command }
terminal-review-hint = Analizza le tue mosse: { $command }
terminal-replay-hint-unsaved = Con --save FILE puoi salvare una partita e rileggerla in seguito.
# $command is a command line.
terminal-saved = Partita salvata. Per continuare: { $command }
terminal-not-saved = Partita non salvata (aggiungi --save FILE per salvarla). Seme: { $seed }.
# $trouble says what is wrong with the file.
terminal-save-lost = Impossibile salvare la partita: { $trouble }. Puoi continuare a giocare. Scrivi “salva FILE” per salvarla in un altro file.
terminal-saved-now = Salvata in { $path }.
terminal-saved-from-now = Salvata in { $path }. D’ora in poi la partita viene salvata lì.

## Asking

# $words is the move that an empty line makes: “terminare il turno”.
terminal-prompt-default = [Invio: { $words }] >
terminal-ask-give = Quale carta offri? (Invio: indietro, ?: aiuto) >
terminal-ask-want = In cambio di quale carta? (?: decidono gli altri, Invio: indietro) >
terminal-ask-whom = A chi? (Invio: indietro) >
terminal-everyone = tutti
# In the list of cards that you can ask for: none in particular, the others make an offer.
terminal-anything = fatemi un’offerta
terminal-offer-help =
    Rispondi con un numero dell’elenco, con le due lettere di una carta o con il suo nome.
    Quando scegli la carta che vuoi, con ? lasci decidere gli altri. Alla fine scrivi il
    numero o il nome di un posto, oppure * per tutti. Con Invio torni alla domanda
    precedente. Puoi anche scrivere carte, tavolo, cronaca, regole, aiuto ed esci.
# $text is what was typed.
terminal-not-possible = “{ $text }” non è nell’elenco. Scrivi un numero, due lettere o il nome di una carta.
terminal-no-whom = “{ $text }” non è nell’elenco. Scrivi un numero, un nome, o * per tutti.
terminal-no-card = La carta “{ $text }” non esiste. Scrivi le due lettere di una carta o il suo nome.
# $examples are moves as you type them; $text is only the first word of one.
terminal-how-verb = “{ $text }” che cosa? Per esempio: { $examples }
terminal-how = “{ $text }” non funziona. Scrivi per esempio: { $examples }
terminal-rules-more = Regole complete: docs/rules/grass.md. “greentable rules grass” mostra tutto quello che puoi cambiare.
# A description of a card, $about, with the name that is printed on the card, which is English.
terminal-printed = { $about } Sulla carta: { $name }.
# $words is a move in words, $token how to type it.
terminal-why-legal = Puoi { $words }. Scrivi “{ $token }”.
terminal-help =
    Scrivi il numero di una mossa dell’elenco; 0 termina il tuo turno. Puoi anche scrivere
    le mosse:

      gioca PA            giocare una carta; basta anche solo PA
      gioca FE@3          giocarla contro il posto 3
      gioca SN@2:PA       rubare Panama al posto 2
      gioca PF:PA*        pagare la multa con una carta Panama protetta
      gioca LC:HG+CO      proteggere queste due carte
      scarta BU           scartare una carta
      scambia HG>DF@1     scambiare la tua Home Grown con la Dr. Feelgood del posto 1
      offri PA>MO@4       proporre uno scambio al posto 4; @* lo propone a tutti, con PA>?@* decidono gli altri
      offri               lo stesso, un passo alla volta
      controfferta JA>FE  la tua Jamaica, ma in cambio di Crimine; o soltanto controfferta JA

    Quando il gioco te lo chiede: fine, accetta, rifiuta, dai HG, passa UW, tieni MO,
    consegna DX, di niente.
    Puoi abbreviare le parole e scriverle in minuscolo. Valgono anche le parole
    dell’elenco: rubare Panama a Ben.

      mosse               tutte le tue mosse
      carte               le tue carte
      tavolo              tutto ciò che c’è sul tavolo
      cronaca             che cosa è successo in questa mano
      consiglio           che cosa farebbe un giocatore prudente, e perché
      perché PA           che cosa fa una carta e perché ora non si può giocare; anche perché gioca FE@3, perché 2
      regole              le regole di questa partita
      occupato            rifiutare tutte le offerte fino al tuo prossimo turno
      salva FILE          salvare la partita
      esci                lasciare la partita

    Indica un posto con il suo numero, una carta con le sue due lettere o il suo nome.
