### What the terminal says of its own accord in a game of Grove.

## The screen

grove-terminal-heading = Grove { $rules } · turno { $play } di { $plays }
grove-terminal-heading-over = Grove { $rules } · fine della partita
grove-terminal-other-half = l’altra metà
grove-terminal-own-deck = con un mazzo tuo
grove-terminal-own-book = Ricette tue

# The lines beside the grove: 30 characters.
grove-terminal-score = punti { $score } – { $title }
grove-terminal-score-challenge = punti { $score } su { $target }
grove-terminal-next-title = { $title } da { $points }
grove-terminal-dice-left = dadi rimasti
grove-terminal-squirrel = Scoiattolo
grove-terminal-squirrel-free = disponibile
grove-terminal-squirrel-costs = costa { $cost }
grove-terminal-barrow = Carriola
grove-terminal-barrow-free = disponibile
grove-terminal-barrow-used = nel Frutteto
grove-terminal-to-draw = da pescare
grove-terminal-cards = { $count ->
    [0] nessuna
    [one] una carta
   *[other] { $count } carte
}

grove-terminal-recipe = { $name } ({ $worth })
grove-terminal-recipe-multiplies = soddisfatta: moltiplica
grove-terminal-recipe-met = soddisfatta: { $amount ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $amount } punti
}
grove-terminal-recipe-open = non ancora soddisfatta
# Below the sentence of a recipe: the same from its numbers, with what the barrow is to it.
grove-terminal-recipe-exactly = Contata esattamente: { $sentence }

grove-terminal-recipe-multiplies-short = { $name }: moltiplica
grove-terminal-recipe-met-short = { $name }: { $amount ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $amount } punti
}
grove-terminal-recipe-open-short = { $name }: non ancora

grove-terminal-more-left = { $count ->
    [one] un’altra colonna a sinistra, la colonna { $to }
   *[other] altre { $count } colonne a sinistra, fino alla colonna { $to }
}
grove-terminal-more-right = { $count ->
    [one] un’altra colonna a destra, la colonna { $to }
   *[other] altre { $count } colonne a destra, dalla colonna { $to }
}
grove-terminal-more-table = “tavolo” mostra tutte le colonne

grove-terminal-you = { $name } (tu)

grove-terminal-other = punti { $score }, { $dice ->
    [0] nessun dado
    [one] un dado
   *[other] { $dice } dadi
}
grove-terminal-other-stopped = punti { $score }, ha dovuto fermarsi

grove-terminal-card = carta { $card }
grove-terminal-rotation = { $degrees }°
grove-terminal-hand-empty = Non hai più carte.
# Below cards that are shown as printed, where there is room for no more.
grove-terminal-hand-turned = “carte” mostra le tue carte ruotate.

## The list of placements

grove-terminal-placements = carta { $card }: { $count ->
    [0] nessuna mossa
    [one] una mossa
   *[other] { $count } mosse
}
grove-terminal-more-placements = … e { $count ->
    [one] un’altra
   *[other] altre { $count }
}: “elenco { $card }” mostra tutte quelle di questa carta

grove-terminal-squirrel-mark = { $mark } usa lo Scoiattolo

## Asking

grove-terminal-prompt = Gioca una carta (? per l’aiuto) >
grove-terminal-confirm-draw = [Invio: pesca la prossima carta, annulla: riprendila] >
grove-terminal-confirm-go-on = [Invio: continua, annulla: riprendila] >
grove-terminal-confirm-count = [Invio: conta il raccolto, annulla: riprendila] >
grove-terminal-confirm-only = C’è una carta appoggiata: premi Invio (o scrivi ok) per lasciarla lì, annulla per riprenderla. Puoi anche scrivere tavolo, carte, punteggio, regole, salva, esci o ?.
grove-terminal-taken-back = Carta ripresa.
grove-terminal-nothing-to-undo = Non c’è niente da confermare o da riprendere: nessuna carta è appoggiata. Una volta pescata la carta successiva, la carta giocata resta.
grove-terminal-would = Si può: { $words }.
grove-terminal-hint = Più punti subito: { $words } ({ $token }), punteggio { $score }.
grove-terminal-hint-squirrel = Più punti subito: { $words } ({ $token }), punteggio { $score }. Usa lo Scoiattolo.
# Below it, where the adviser is not ready. $command is a command line.
grove-terminal-hint-warmup = Per consigli che guardano più avanti, esegui una volta: { $command }
grove-terminal-supply = Dadi rimasti: { $dice }.
grove-terminal-supply-fruit = { $count } { $fruit }
grove-terminal-choose-one = Scegli una di queste, con il suo numero o scrivendola:

## Learning the game

grove-terminal-welcome =
    Giochi otto carte, una dopo l’altra, sovrapponendole a quella già in tavola. Un
    albero deve coprire un albero con lo stesso frutto, e allora riceve un dado; più
    alberi si sovrappongono, più alto è il suo valore. I dadi sugli alberi sono il tuo
    raccolto.
grove-terminal-welcome-recipes =
    Due Ricette chiedono qualcosa in più. Raggiungi il punteggio bersaglio con il
    raccolto e con quello che danno le Ricette.
grove-terminal-welcome-several =
    Tutti i giocatori hanno le stesse carte; vince il raccolto più alto.
grove-terminal-welcome-words = “regole” spiega il gioco; “?” elenca tutti i comandi, “elenco” le mosse possibili.
grove-terminal-welcome-seats = Tu sei { $you }; giochi contro { $others }.
# $people sit at one terminal: a row of names.
grove-terminal-welcome-people = { $people } giocano contro { $others }.
grove-terminal-welcome-people-only = { $people } giocano l’uno contro l’altro.
grove-terminal-welcome-bot = { $name } ({ $bot })

grove-terminal-help =
    Una mossa è carta:colonna,riga,rotazione. Così 7:2,-1,90 gioca la carta 7, ruotata
    di 90° in senso orario, con la casella in alto a sinistra del suo contorno alla
    colonna 2, riga -1. Vanno bene anche gli spazi: 7 2 -1 90.

      7:2,-1,90 carriola 3,0  se più cestini potrebbero diventare la Carriola
      7:2,-1,90 dadi 3,-1     se i dadi non bastano: gli alberi che ne ricevono uno
      elenco                  le mosse migliori, numerate; elenco tutto; elenco 7
      12                      la mossa con questo numero, quando c’è un elenco
      prova 7:2,-1,90         che cosa ne verrebbe; non si gioca niente
      perché 7:2,-1,90        perché non è permessa
      consiglio               la mossa che fa più punti subito
      annulla                 riprendi una carta, finché non peschi la successiva
      tavolo                  tutto ciò che c’è sul tavolo
      carte                   le tue carte
      punteggio               che cosa conta ora, e i titoli
      regole                  come si gioca a Grove
      salva FILE              salva la partita
      esci                    lascia la partita

    I comandi si possono abbreviare. Sulle carte:

      O1 Y2 G1        un arancio con un frutto, un limone con due, un lime con uno
      --              una radura
      (4) <4> [4]     un dado su arancio, limone, lime; 10 è un cestino, 15 la Carriola
      @~              lo Scoiattolo

## The score as it stands

grove-terminal-score-fruit = dadi { $fruit } sugli alberi
grove-terminal-titles = Titoli: { $titles }.
grove-terminal-title-from = da { $points } { $title }
grove-terminal-target = Il punteggio bersaglio è { $target }.

## The end, and leaving

grove-terminal-your-title = Il tuo raccolto: { $amount } – { $title }
grove-terminal-your-recipe = { $recipe }: { $amount ->
    [0] moltiplica
    [one] un punto
   *[other] { $amount } punti
}
grove-terminal-you-reach = Raggiungi il punteggio bersaglio di { $target }: hai vinto!
grove-terminal-you-miss = Manchi il punteggio bersaglio di { $target } per { $short ->
    [one] un punto
   *[other] { $short } punti
}.

grove-terminal-seed = Il seme di questa partita era { $seed }. Le stesse carte ancora una volta: { $command }
grove-terminal-seed-only = Il seme di questa partita era { $seed }.
grove-terminal-solve-hint = Che cosa si può ottenere con queste carte: { $command }
grove-terminal-ask-other-half = [Invio: esci, altra: gioca le altre nove carte] >
grove-terminal-ask-other-half-words = Premi Invio per uscire, o scrivi “altra” per giocare le nove carte messe da parte.
grove-terminal-card-not-kept = La carta appoggiata non viene salvata: non è ancora confermata.
