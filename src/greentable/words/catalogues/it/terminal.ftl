### What the terminal says of its own accord. The games' own words stand in their own files.

## Figures

terminal-thousands = { $amount }k

## Long names on small cards: nine letters fit a line, and four lines a card, three if it has a figure or
## a partner at its foot; a soft hyphen (U+00AD) says where to break.

terminal-face-steal = Furto di piantine
terminal-face-doublecrossed = Doppiato
terminal-face-bust = Falli{ "\u00AD" }mento
terminal-face-search-and-seizure = Perqui{ "\u00AD" }sizione e sequestro
terminal-face-immunity = V. libera Falli{ "\u00AD" }mento
terminal-face-a-breeze-to-fly = V. libera Prigione
terminal-face-hearsay-evidence = V. libera Crimine
terminal-face-charges-dropped = V. libera Perqui{ "\u00AD" }sizione

## The beginning

terminal-goal = { $rounds ->
    [0] Grass: apri il tuo mercato, spaccia e metti al sicuro il profitto. Vince chi raggiunge per primo { $target }.
    [one] Grass: apri il tuo mercato, spaccia e metti al sicuro il profitto. Vince il più ricco dopo una mano.
   *[other] Grass: apri il tuo mercato, spaccia e metti al sicuro il profitto. Vince chi raggiunge per primo { $target }, o il più ricco dopo { $rounds } mani.
}
# How long a game takes that goes on until the target is reached.
terminal-length = Con giocatori attenti ci vogliono circa dieci mani, un’ora o poco più; con l’opzione --rounds 3 la partita è breve.
terminal-you-are = Tu sei { $who }. Scrivi ? per l’aiuto, regole per le regole di questa partita.
# Several people play at one terminal; $who is a row of seats with shapes and numbers.
terminal-people = A questa tastiera: { $who }. Scrivete ? per l’aiuto, regole per le regole di questa partita.
# Between the turns of two people at one terminal; the screen is empty but for this.
terminal-curtain = Tocca a { $who }. Passate la tastiera, guardate altrove, e { $who } prema Invio >
terminal-ask-seat = Qual è il tuo posto? (numero o nome; guarda, esci) >
terminal-no-seat = “{ $text }”: serve un posto da 1 a { $most }, un nome, oppure guarda.

## The table

terminal-heading = Grass · mano { $round }
terminal-heading-turn = turno di { $who }
terminal-closed = chiuso
terminal-open = aperto
terminal-holds = carte { $count }
terminal-you = (tu)
terminal-misses = salta { $turns ->
    [one] un turno
   *[other] { $turns } turni
}
terminal-total = totale { $amount }
terminal-protected = protetto { $amount }
terminal-at-risk = a rischio { $amount }
terminal-cover = { $worth } su { $most }
terminal-no-stash = zona dello spaccio vuota
terminal-haystack = pagliaio { $count }
terminal-ashtray = posacenere { $count }
terminal-kept = tenute finora: { $cards }
terminal-floor = Un totale non scende mai sotto lo zero (altrimenti: { $people }).
terminal-floor-of = { $who } { $amount }
terminal-of-target = { $amount } su { $target }

## The status line: who must do what. $who is to act; the texts that end in "other" are for those
## who wait or watch.


## The list of moves: a heading for each verb

terminal-verb-play = gioca
terminal-verb-discard = scarta
terminal-verb-offer = offri
terminal-verb-accept = rispondi
terminal-verb-decline = rispondi
terminal-verb-counter = rilancia
terminal-verb-swap = scambia
terminal-verb-end = fine
terminal-verb-give = dai
terminal-verb-pass = passa
terminal-verb-keep = tieni
terminal-verb-hand = consegna
terminal-verb-say = di’
terminal-more-moves = … e { $count ->
    [one] un’altra
   *[other] altre { $count }
}: “mosse” le mostra tutte
# The answer to “hint”; sentences about what would come of it follow. $words is a move in words.
terminal-hint = Un giocatore attento farebbe così: { $words } (scrivi { $token })
# What else could be done, the best first; each line begins with a number, or a dash.
terminal-hint-others = Le altre scelte migliori, e quante partite su 100 vinci:
# The same where no games were played out to judge them.
terminal-hint-others-uncounted = Le altre scelte migliori:
terminal-hint-other = { $words } ({ $token })
# While somebody waits for `greentable hint grass`: for advice, or for a finished game gone through again.
terminal-hint-searching = provo le mosse in partite immaginate
terminal-reviewing = rivedo la partita (Ctrl-C: basta così)
# A finished game gone through again.
terminal-review-sum = { $who }: { $good } decisioni su { $decisions } non potevano essere migliori.
terminal-review-nothing = Di meglio non si è trovato nulla.
# Below stand decisions, the costliest first.
terminal-review-costly = Che cosa è costato di più, e quante partite su 100 vinci con la tua mossa e con quella migliore:
# $won and $possible count games; $played and $better are moves: “play Panama”.
terminal-review-better = { $won } → { $possible }  mossa { NUMBER($ply, useGrouping: 0) }: { $played }; meglio: { $better }
terminal-review-look = Il tavolo prima della prima di queste decisioni: { $command }
# Where not all that happened fits on the screen.
terminal-folded = … { $count ->
    [one] un altro turno
   *[other] altri { $count } turni
}: “cronaca” racconta tutto
# Below a part of a long text.
terminal-more = [Invio: altro, q: basta] >
# Below the last part of a long text.
terminal-back-to-table = [Invio: torna al tavolo] >
terminal-offer-hint = scrivi “offri” per scambiare una carta
terminal-offer-hint-limited = scrivi “offri” per scambiare una carta ({ $count ->
    [one] ancora una volta
   *[other] ancora { $count } volte
} in questo turno)
terminal-counter-hint = per chiedere un’altra carta scrivilo, come in { $example }
# After some offers between two turns of the reader.
terminal-busy-hint = “occupato” rifiuta tutte le offerte fino al tuo prossimo turno.

terminal-held = (ce l’hai)
terminal-claim-hint = Offerte nascoste: è solo quello che dici. Che cosa dai davvero lo scegli dopo, a faccia in giù.
terminal-hand-hint = Puoi dare qualsiasi carta: la vedrete soltanto voi due.

# What would come of a play, after its name. $gain and $loss are rows of cards.
terminal-outcome-gain = ricevi { $gain }
terminal-outcome-gain-each = ricevi da { $who } una carta Spaccio a scelta di chi la dà
terminal-outcome-no-gain = nessuno ha carte Spaccio da darti
terminal-outcome-turn = hai un altro turno
terminal-outcome-cost = ti costa { $loss }
terminal-outcome-hit-self = { $turns ->
    [0] perdi { $loss }
    [one] perdi { $loss } e salti un turno
   *[other] perdi { $loss } e salti { $turns } turni
}
# The name of the opponent stands before it.
terminal-outcome-hit = { $turns ->
    [0] perde { $loss }
    [one] perde { $loss }, salta un turno
   *[other] perde { $loss }, salta { $turns } turni
}
terminal-outcome-some = una carta Spaccio
terminal-outcome-market = il mercato
terminal-outcome-nothing = niente

## Rounds, the end, and leaving

terminal-round-over = La mano { $round } è finita
terminal-go-on = Premi Invio per distribuire la mano { $round }
terminal-winner = { $who } è il Pusher del gioco con { $amount } dollari!
terminal-winners = { $who } si dividono il titolo di Pusher del gioco con { $amount } dollari a testa!
terminal-seed = Il seme di questa partita era { $seed }: con --seed si distribuiscono di nuovo le stesse carte.
terminal-replay-hint = Per rileggerla: { $command }
terminal-review-hint = Per rivedere le tue mosse: { $command }
terminal-replay-hint-unsaved = Con --save FILE la partita viene salvata e si può rileggere.
terminal-saved = La partita è salvata. Per riprenderla: { $command }
terminal-not-saved = La partita non è salvata (per salvarla: --save FILE). Il suo seme era { $seed }.
terminal-save-lost = Non è stato possibile salvare la partita: { $trouble }. Si continua a giocare; “salva FILE” la salva in un altro file.
terminal-saved-now = Salvata in { $path }.
terminal-saved-from-now = Salvata in { $path }; d’ora in poi la partita viene salvata lì.

## Asking

terminal-prompt-default = [Invio: { $words }] >
terminal-ask-give = Quale carta dai? (Invio: indietro, ? per l’aiuto) >
terminal-ask-want = In cambio di quale carta? (? chiede che cosa ti danno; Invio: indietro) >
terminal-ask-whom = A chi? (Invio: indietro) >
terminal-everyone = tutti
terminal-anything = che cosa mi date?
terminal-offer-help =
    Rispondi con un numero, con le due lettere di una carta o con il suo nome; quando
    ti si chiede che cosa vuoi, ? lascia decidere gli altri. Alla fine rispondi con il
    numero o il nome di un posto, o con * per tutto il tavolo. Invio torna indietro di
    una domanda. Intanto puoi scrivere carte, tavolo, cronaca, regole, aiuto ed esci.
terminal-not-possible = “{ $text }” non è tra queste: serve un numero, due lettere o il nome di una carta.
terminal-no-whom = “{ $text }” non è possibile: serve un numero, un nome, o * per tutti.
terminal-no-card = La carta “{ $text }” non esiste. Le carte si indicano con le loro due lettere o con il nome.
terminal-how-verb = “{ $text }” che cosa? Si scrive come in: { $examples }
terminal-how = “{ $text }” dice troppo o troppo poco. Si scrive come in: { $examples }
terminal-rules-more = Per intero: docs/rules/grass.md. “greentable rules grass” elenca ciò che si può cambiare.
terminal-printed = { $about } Nome stampato: { $name }.
terminal-why-legal = Si può: { $words }. Scrivi { $token }
terminal-help =
    Un numero fa la mossa dell’elenco con quel numero; 0 termina il turno. Puoi anche
    scrivere le mosse:

      gioca PA         gioca una carta; basta anche solo PA
      gioca FE@3       giocala sul posto 3
      gioca SN@2:PA    ruba Panama al posto 2
      gioca PF:PA*     paga la multa con una Panama protetta
      gioca LC:HG+CO   proteggi queste due
      scarta BU        scarta una carta
      scambia HG>DF@1  la tua Home Grown con la Dr. Feelgood del posto 1
      offri PA>MO@4    proponi un affare; @* a tutti, PA>?@* chiede che cosa ti danno
      offri            lo stesso, una domanda alla volta
      rilancia JA>FE   la tua Jamaica, ma in cambio di Crimine; oppure rilancia JA

    Quando tocca a te rispondere o scegliere: fine, accetta, rifiuta, dai HG, passa UW,
    tieni MO, consegna DX, di niente.
    Le parole si possono abbreviare, le minuscole vanno bene, e valgono anche le parole
    dell’elenco: apri, ruba Panama a Ben.

      mosse            tutte le mosse
      carte            le tue carte
      tavolo           tutto ciò che c’è sul tavolo
      cronaca          che cosa è successo in questa mano
      consiglio        che cosa farebbe un giocatore attento, e che cosa ne viene
      perché PA        che cosa fa una carta e perché ora no; anche perché FE@3, perché 2
      regole           le regole di questa partita
      occupato         rifiuta ogni offerta fino al tuo prossimo turno
      salva FILE       salva la partita
      esci             lascia la partita

    I posti si indicano con il numero; le carte con le due lettere o con il nome.
