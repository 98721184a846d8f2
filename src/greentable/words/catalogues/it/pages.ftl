### The other pages in the browser: replays, puzzles, one's own games, score sheets, the editor, rules.
### Buttons and headings are short; sentences are for people in a hurry.

## A finished game, looked at again

pages-replay = Rivedi la partita
pages-replay-hands = Le carte di tutti
pages-replay-seek = Punto della partita
pages-replay-ply = Mossa { $ply } di { $plies }
pages-replay-first = All’inizio
pages-replay-back = Un passo indietro
pages-replay-on = Un passo avanti
pages-replay-last = Alla fine
pages-replay-play = Avvia
pages-replay-pause = Pausa
pages-replay-speed = Velocità
pages-replay-as = Vista da
pages-replay-open = tutte le carte
pages-replay-spectator = uno spettatore
pages-replay-card = Vai a
pages-replay-card-next = La prossima mossa con questa carta
pages-replay-link = Copia il link
pages-replay-check = Carte regolari?
pages-replay-record = Salva la partita
pages-replay-watch = Rivedi

# Whether the cards were dealt fairly. A seed is the secret text that the order of the cards follows from; its
# hash was shown before the deal.
pages-fair = Le carte sono state distribuite regolarmente?
pages-fair-about = Prima della partita il server ha fissato un seme segreto e ne ha mostrato l’impronta; chi gioca ha aggiunto qualcosa di suo. Il tuo browser ha appena ricalcolato da solo l’ordine delle carte.
pages-fair-yes = Sì: le carte sono uscite come dicono i semi.
pages-fair-no = No: qualcosa non torna.
pages-fair-unknown = Per questa partita non si conosce nessun seme, quindi non si può controllare.
pages-fair-commitments = Semi con l’impronta mostrata prima di distribuire: { $kept } su { $count }.
pages-fair-cards = Carte uscite come dicono i semi: { $right } su { $count }.
pages-fair-others = Altre scelte a caso, non confrontate qui: { $count }.
pages-fair-server = Il server dice: { $fact }
pages-fair-seed = Seme { $number }
pages-fair-hash = Impronta { $number }
pages-fair-nonce = Aggiunto da { $name }

## Everywhere

pages-copy = Copia

## The puzzles of each day

pages-daily = Il Frutteto di oggi
pages-daily-about = Oggi tutti, in tutto il mondo, hanno le stesse carte e un solo tentativo.
# Not "del": it would have to be "dell’" before 8 and 11.
pages-daily-of = Frutteti, { $day }
pages-daily-over = Questo giorno è passato: gioca quanto vuoi e guarda che cosa hanno fatto gli altri.
# How long a puzzle still can be played.
pages-daily-left = { $hours ->
    [0] { $minutes ->
        [one] ancora un minuto
       *[other] ancora { $minutes } minuti
    }
    [one] ancora un’ora
   *[other] ancora { $hours } ore
}
pages-daily-play = Gioca
pages-daily-go-on = Continua
pages-daily-again = Gioca di nuovo
pages-daily-my-replay = La mia partita
pages-daily-mine = { $score ->
    [one] Hai { $score } punto.
   *[other] Hai { $score } punti.
}
pages-daily-share = Condividi
pages-daily-best = I migliori risultati
pages-daily-nobody = Nessuno l’ha ancora giocato. Comincia tu!
pages-daily-assisted = con un aiuto
pages-daily-archive = Giorni passati
pages-daily-no-archive = Da domani trovi qui i rompicapi di oggi.
pages-daily-today = Oggi

## My games, and what the server keeps about me

pages-games = Le mie partite
pages-games-running = In corso
pages-games-over = Finite
pages-games-none = Qui non hai ancora giocato.
pages-games-more = Partite precedenti
pages-games-your-move = tocca a te
pages-games-waits = tocca { $who-sound ->
    [vowel] ad
   *[consonant] a
} { $who }
pages-games-won = vinta
pages-games-lost = non vinta
pages-games-replay = Rivedi
pages-games-open = Continua
pages-statistics = I tuoi risultati
pages-statistics-games = Partite
pages-statistics-won = Vinte
pages-statistics-best = Record
pages-statistics-mean = Media
pages-statistics-streak = Miglior serie
pages-statistics-alone = in solitario
pages-statistics-seats = { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
}
pages-statistics-assisted = con un aiuto
pages-statistics-none = Finisci una partita, e la ritrovi contata qui.
pages-account = Il tuo profilo
pages-account-guest = Giochi come ospite: ti conosce solo questo browser. Con un nome e una frase segreta puoi tornare da un altro dispositivo.
pages-account-known = Sei { $handle }. Con questo nome e la tua frase segreta accedi da qualsiasi dispositivo.
pages-account-handle = Nome per accedere
pages-account-passphrase = Frase segreta
pages-account-passphrase-about = Alcune parole che sai solo tu. Se la dimentichi, nessuno può dirtela.
pages-account-keep = Conserva le mie partite
pages-account-change = Cambia frase segreta
pages-account-invitation = Invito, se ne hai uno
pages-account-kept = Salvato. Ora puoi accedere da un altro dispositivo.
pages-account-sign-in = Accedi
pages-account-sign-in-about = Hai giocato su un altro dispositivo? Accedi, e ritrovi qui le tue partite.
pages-account-sign-out = Esci
pages-invited-only = Questo server è riservato a chi è invitato. Senza frase segreta puoi giocare solo ai tavoli di cui hai il link o il codice.
pages-tokens = Programmi che giocano per te
pages-tokens-about = Un programma accede con un token. Chi lo ha gioca a tuo nome.
pages-tokens-label = A che cosa serve
pages-tokens-make = Crea un token
pages-tokens-secret = Copialo ora: non verrà più mostrato.
pages-tokens-device = un browser
pages-tokens-unnamed = un programma
pages-tokens-delete = Revoca
pages-data = I tuoi dati
pages-data-about = Tutto quello che si conserva su di te, in un solo file.
pages-data-export = Salva i miei dati
pages-data-forget = Cancellami
pages-data-forget-about = Il tuo nome sparisce dalle partite finite, e i bot prendono i tuoi posti. Non si può tornare indietro.
pages-data-forget-sure = Sì, cancellami

## Score sheets, for people who play with printed cards

pages-score = Segnapunti
pages-score-grass-about = Giochi con le carte vere? Inserisci quello che ogni giocatore ha davanti a sé alla fine della mano.
pages-score-grove-about = Hai davanti un Frutteto vero? Inserisci quello che si vede dall’alto.
pages-score-players = Giocatori
pages-score-player = Giocatore { $seat }
pages-score-round = Mano { $round }
pages-score-stash = Spaccio a rischio
pages-score-protected = Spaccio protetto
pages-score-hand = Carte in mano
pages-score-put-here = Tocca una carta qui sotto per metterla qui
pages-score-cards = Carte
pages-score-add = Aggiungi { $card }
pages-score-remove = Togli { $card }
pages-score-count = Il conteggio
pages-score-next = Conta questa mano e comincia la prossima
pages-score-again = Ricomincia
pages-score-wins = { $who } vince la partita.
pages-score-share-win = { $who } vincono insieme.
pages-score-edition = Edizione
# Why a line of the count is what it is.
pages-score-why-protected = Tutte le carte Spaccio sotto una Protezione.
pages-score-why-at_risk = Tutte le carte Spaccio che niente copre.
pages-score-why-banker = Chi ha in mano Il banchiere incassa dal profitto a rischio di tutti gli altri.
pages-score-why-net_profit = La somma delle tre righe qui sopra.
pages-score-why-fines = Ogni carta Paranoia rimasta in mano costa la sua multa.
pages-score-why-best_in_hand = La carta Spaccio di maggior valore rimasta in mano.
pages-score-why-result = Il profitto netto meno le due righe qui sopra.
pages-score-why-bonus = Per il miglior risultato della mano.
pages-score-why-total = Il totale precedente più questa mano.
pages-score-tool = Che cosa mettere
pages-score-die = Dado sopra
pages-score-no-die = nessun dado
pages-score-basket = cestino
pages-score-barrow = Carriola
pages-score-glade = Radura
pages-score-squirrel = Scoiattolo
pages-score-erase = Niente
pages-score-fruits = Frutti
pages-score-cell = Colonna { $column }, riga { $row }: { $what }
pages-score-empty = niente
pages-score-recipe = Ricetta { $number }
pages-score-no-recipes = nessuna
pages-score-target = Il punteggio bersaglio è { $target }.
pages-score-target-met = Raggiunto: hai vinto.
pages-score-target-missed = Mancato per { $short ->
    [one] un punto
   *[other] { $short } punti
}.
pages-score-why-dice = Quello che mostrano i dadi sugli alberi.
pages-score-why-multiplied = Quello che aggiungono le Ricette moltiplicando i dadi.
pages-score-why-recipes = Quello che danno le Ricette soddisfatte.
pages-score-why-squirrel = Costa 1, e 1 in più per ogni dado su un albero accanto.
pages-score-fallen = Frutto del dado

## The editor for decks and recipes of Grove

pages-edit = Editor di mazzi
pages-edit-about = Inserisci le carte stampate del tuo gioco, o inventa un mazzo: tocca una casella per cambiarla.
pages-edit-cell = Carta { $card }, riga { $row }, colonna { $column }: { $what }
pages-edit-good = Con questo mazzo si può giocare.
pages-edit-faults = { $count ->
    [0] Non c’è più niente da correggere.
    [one] C’è ancora una cosa da correggere.
   *[other] Ci sono ancora { $count } cose da correggere.
}
pages-edit-trees = { $fruit }: { $one } con un frutto, { $two } con due
pages-edit-play = Gioca con questo mazzo
pages-edit-save = Salva in un file
pages-edit-load = Apri un file
pages-edit-house = Mazzo della casa
pages-edit-deck = Mazzo
pages-edit-recipes = Ricette
pages-edit-recipes-about = Diciotto Ricette. Tocca una Ricetta per cambiarla; sotto il nome c’è come la intende il gioco.
pages-edit-recipes-good = Con queste Ricette si può giocare.
pages-edit-recipes-play = Gioca con queste Ricette
pages-edit-recipes-house = Ricette della casa
pages-edit-with-deck = con il mio mazzo
pages-recipe-name = Nome
pages-recipe-worth = Valore
pages-recipe-counts = Che cosa si conta
pages-recipe-fruits = Solo dadi di
pages-recipe-from = Che mostrano almeno
pages-recipe-to = Che mostrano al massimo
pages-recipe-any = qualsiasi
pages-recipe-wide = Caselle in larghezza
pages-recipe-high = Caselle in altezza
pages-recipe-least = Almeno
pages-recipe-most = Al massimo
pages-recipe-gives = Che cosa dà
pages-recipe-bonus = punti
pages-recipe-bonus-each = punti per ciascuno
pages-recipe-nothing = niente punti
pages-recipe-points = Punti
pages-recipe-cap = In tutto al massimo
pages-recipe-times = I dadi contano
pages-recipe-of = Dadi di
pages-recipe-of-all = tutti i frutti
pages-recipe-barrow = La Carriola conta come dado
pages-recipe-count-dice = dadi in gioco
pages-recipe-count-line = dadi affiancati in fila, nel tratto più lungo
pages-recipe-count-group = dadi adiacenti, nel gruppo più grande
pages-recipe-count-values = valori diversi fra i dadi
pages-recipe-count-fallen = dadi sulle radure
pages-recipe-count-mixed-lines = tratti con tre frutti diversi affiancati
pages-recipe-count-each = dadi del frutto che ne ha meno
pages-recipe-count-equal = dadi di ogni frutto, se sono pari
pages-recipe-count-squirrel = lo Scoiattolo nel Frutteto
pages-recipe-count-empty-glades = radure senza dado
pages-recipe-count-bare-trees = alberi senza dado
pages-recipe-count-cells = caselle visibili
pages-recipe-count-square = il lato del quadrato pieno più grande
pages-recipe-count-fits = un Frutteto che sta in un riquadro
pages-edit-worth = numero { $worth }

## Rules

pages-rules = Regole
pages-rules-of = { $game }: le regole in breve
pages-rules-cards = Tutte le carte
pages-rules-count = { $count ->
    [0] nessuna nel mazzo
    [one] una nel mazzo
   *[other] { $count } nel mazzo
}
pages-rules-switches = Dove i tavoli cambiano
pages-rules-switches-about = Su alcune cose i regolamenti tacciono o si contraddicono. Ecco che cosa decide ogni edizione; a un tavolo tuo puoi cambiarlo.
pages-rules-rule = Regola
pages-rules-what = Che cosa decide
pages-rules-recipes = Le Ricette della casa
pages-rules-every = Tutte le regole
pages-rules-every-about = Con il loro numero, come lo citano i rifiuti. “Chiarimento” segna ciò che i regolamenti stampati lasciano aperto, almeno in parte, ed è stato deciso qui.
pages-rules-ruling = chiarimento
pages-rules-learn = Impara giocando

## Learning by playing: a coach beside a real table

pages-learn = Impara a giocare
pages-learn-next = Avanti
pages-learn-skip = Salta la lezione
pages-learn-again = Ricomincia
pages-learn-done = So giocare
pages-learn-step = { $step } di { $steps }
pages-learn-grass-welcome = Ti diamo il benvenuto! Qui si traffica in carte Spaccio: valgono soldi, e al tavolo tutti vogliono le tue. È una vera partita, contro un bot.
pages-learn-grass-hand = Queste sono le tue carte. Quelle illuminate si possono giocare ora; tocca una carta qualsiasi, e la barra in basso ti dice che cosa fa o perché non si può giocare.
pages-learn-grass-draw = In un turno ricevi una carta, poi ne giochi o ne scarti una. Prova: tocca una carta, poi uno dei pulsanti.
pages-learn-grass-end = Bene. Puoi ancora fare affari; poi il turno termina da solo o con “Termina il turno”.
pages-learn-grass-market = A mercato chiuso non si vende niente. Gioca Mercato aperto appena ce l’hai. Fino ad allora scarta quello che ti serve meno.
pages-learn-grass-peddle = Il tuo mercato è aperto! Ora le carte Spaccio possono andare nella tua zona dello spaccio, una per turno: sono i tuoi soldi. Giocane una.
# Instead of the one before, where heat came meanwhile.
pages-learn-grass-heated = Puzza di guai! Finché è sul tuo mercato non puoi giocare carte Spaccio. Tocca quella carta per leggere che cosa la annulla; fino ad allora scarta quello che ti serve meno.
pages-learn-grass-risk = I soldi nella tua zona dello spaccio sono a rischio: te li possono rubare. Una Protezione ne mette al sicuro una parte, per sempre.
pages-learn-grass-heat = Una Puzza di guai blocca un mercato finché la carta giusta non la annulla. Puoi giocarla sul mercato del bot, e il bot sul tuo.
pages-learn-grass-trade = “Fai un affare…” offre una tua carta in cambio di una di un altro giocatore. Chiedi la carta che ti serve.
pages-learn-grass-finish = Ora ne sai abbastanza. La mano finisce con Mercato chiuso o con l’ultima carta. Continua a giocare, e buona fortuna!
pages-learn-grove-welcome = Ti diamo il benvenuto! Nove carte diventano un Frutteto. I dadi sui suoi alberi sono il tuo raccolto. È una vera partita, in solitario.
pages-learn-grove-choose = Una carta è già lì. Scegli una delle due che hai in mano: toccala.
pages-learn-grove-place = Ora la vedi sopra il Frutteto. Spostati sul Frutteto o usa le frecce per altre posizioni; ruotala con le frecce curve. Giocala in modo che alberi dello stesso frutto si sovrappongano.
pages-learn-grove-die = Dove un albero ha coperto un albero con lo stesso frutto è arrivato un dado: mostra i frutti di entrambi. Gli alberi sulle radure non ne ricevono.
pages-learn-grove-rise = Copri un albero che ha un dado, e il dado sale. Oltre il 6 diventa un cestino, che vale 10.
pages-learn-grove-squirrel = Una volta sola puoi mettere un albero dove non corrisponde: è il posto dello Scoiattolo. Scelta una carta, il pulsante con lo Scoiattolo mostra dove. Costa un punto o più.
pages-learn-grove-finish = Ora ne sai abbastanza. Gioca le altre carte; il punteggio è in alto a sinistra. Buona fortuna!

## The host of the server, and privacy

pages-host = Privacy e contatti
pages-host-contact = Chi gestisce questo server
pages-host-contact-none = Chi ospita non ha indicato un contatto. Chiedi a chi ti ha mandato il link.
pages-host-kept = Che cosa resta di te
pages-host-kept-what = Il tuo nome e la lingua, quando sei passato l’ultima volta, le tue partite mossa per mossa e l’impronta di un cookie che distingue il tuo browser dagli altri. Nient’altro: nessun indirizzo, nessuna statistica di terzi, nessuna pubblicità, e niente viene caricato da altrove.
pages-host-kept-days = { $days ->
    [one] Un ospite che non torna per un giorno viene dimenticato.
   *[other] Un ospite che non torna per { $days } giorni viene dimenticato.
}
pages-host-kept-yours = Puoi salvare tutto ciò che resta di te, e cancellarlo.
pages-host-words = Con le parole di chi ospita
pages-host-version = Greentable { $version }
