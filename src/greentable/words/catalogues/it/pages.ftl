### The other pages in the browser: replays, daily puzzles, my games, score sheets, the deck editor, rules.
### Buttons and headings are short. Sentences are for people in a hurry.

## Replay of a finished game

pages-replay = Rivedi la partita
pages-replay-hands = Le carte di tutti
# Read out: the slider that moves through the game.
pages-replay-seek = Punto della partita
pages-replay-ply = Mossa { $ply } di { $plies }
pages-replay-first = Vai all’inizio
pages-replay-back = Indietro di una mossa
pages-replay-on = Avanti di una mossa
pages-replay-last = Vai alla fine
pages-replay-play = Avvia
pages-replay-pause = Pausa
pages-replay-speed = Velocità
# Label of a list: a player’s name, or one of the next two.
pages-replay-as = Vista
pages-replay-open = tutte le carte
pages-replay-spectator = spettatore
# Label of a list of cards.
pages-replay-card = Cerca una carta
pages-replay-card-next = Prossima mossa con questa carta
pages-replay-link = Copia il link
pages-replay-check = Verifica le carte
pages-replay-record = Scarica la partita
# Button at the end of a game.
pages-replay-watch = Rivedi la partita

# Whether the deal was fair. A seed is the secret text that decides the order of the cards. Its hash was shown
# before the deal.
pages-fair = Le carte sono state distribuite correttamente?
pages-fair-about = Prima della partita il server ha scelto un seme segreto e ne ha mostrato l’impronta (hash). Il browser di ogni giocatore ha aggiunto caratteri casuali. Il tuo browser ha appena ricalcolato l’ordine delle carte per verificarlo.
pages-fair-yes = Sì. Le carte corrispondono ai semi.
pages-fair-no = No. Qualcosa non corrisponde.
pages-fair-unknown = Il seme di questa partita non è noto, quindi non possiamo verificarla.
pages-fair-commitments = Semi che corrispondono all’impronta mostrata prima di distribuire le carte: { $kept } su { $count }.
pages-fair-cards = Carte che corrispondono ai semi: { $right } su { $count }.
pages-fair-others = Altre scelte casuali, non verificate qui: { $count }.
# $fact begins in lower case: “the result is what came out”.
pages-fair-server = Verifica del server: { $fact }
pages-fair-seed = Seme { $number }
pages-fair-hash = Impronta del seme { $number }
pages-fair-nonce = Aggiunto da { $name }

## Everywhere

pages-copy = Copia

## The daily puzzles

pages-daily = Rompicapi Grove del giorno
pages-daily-about = Oggi tutti hanno le stesse carte e un solo tentativo.
# Not "del": it would have to be "dell’" before 8 and 11.
pages-daily-of = Rompicapi del giorno: { $day }
pages-daily-over = Questo giorno è passato. Gioca quante volte vuoi e guarda i risultati degli altri.
# How long a puzzle can still be played.
pages-daily-left = { $hours ->
    [0] { $minutes ->
        [one] ancora 1 minuto
       *[other] ancora { $minutes } minuti
    }
    [one] ancora 1 ora
   *[other] ancora { $hours } ore
}
pages-daily-play = Gioca
pages-daily-go-on = Continua
pages-daily-again = Gioca di nuovo
pages-daily-my-replay = La mia partita
pages-daily-mine = Hai fatto { $score ->
    [one] 1 punto
   *[other] { $score } punti
}.
pages-daily-share = Condividi
pages-daily-best = Classifica
pages-daily-nobody = Nessuno ha ancora giocato. Comincia tu!
pages-daily-assisted = con aiuto
pages-daily-archive = Giorni passati
pages-daily-no-archive = I rompicapi di oggi saranno qui da domani.
pages-daily-today = Oggi

## My games, my account and my data

pages-games = Le mie partite
pages-games-running = Partite in corso
pages-games-over = Partite finite
pages-games-none = Non hai ancora giocato qui.
# Button below the list: loads earlier games.
pages-games-more = Mostra altre
pages-games-your-move = tocca a te
# $who is a list of names.
pages-games-waits = in attesa di { $who }
pages-games-won = vinta
pages-games-lost = persa
pages-games-replay = Rivedi
pages-games-open = Continua
pages-statistics = Le tue statistiche
pages-statistics-games = Partite
pages-statistics-won = Vinte
pages-statistics-best = Record
pages-statistics-mean = Media
pages-statistics-streak = Miglior serie di vittorie
pages-statistics-alone = in solitario
pages-statistics-seats = { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
}
pages-statistics-assisted = con aiuto
pages-statistics-none = Finisci una partita per vederla qui.

pages-account = Il tuo account
pages-account-guest = Giochi come ospite. Solo questo browser ti riconosce. Scegli un nome e una frase segreta per giocare anche su altri dispositivi.
pages-account-known = Sei { $handle }. Accedi da qualsiasi dispositivo con questo nome e la tua frase segreta.
pages-account-handle = Nome utente
pages-account-passphrase = Frase segreta
pages-account-passphrase-about = Alcune parole che sai solo tu. Se le dimentichi, non possiamo recuperarle.
# Button of a guest: from now on there is an account.
pages-account-keep = Crea un account
pages-account-change = Cambia frase segreta
pages-account-invitation = Invito, se ne hai uno
pages-account-kept = Salvato. Ora puoi accedere anche da altri dispositivi.
pages-account-sign-in = Accedi
pages-account-sign-in-about = Hai giocato su un altro dispositivo? Accedi per ritrovare qui le tue partite.
pages-account-sign-out = Esci
pages-invited-only = Su questo server si gioca solo su invito. Accedi, oppure entra in un tavolo con il suo link o il suo codice.

# Below it are the browsers that are signed in, and programs that play by a token.
pages-tokens = Dispositivi e programmi
pages-tokens-about = Con un token un programma può giocare a tuo nome. Non mostrare i tuoi token a nessuno.
# Field for a name, to tell one token from another.
pages-tokens-label = Nome del programma
pages-tokens-make = Crea un token
pages-tokens-secret = Copia questo token adesso. Non lo vedrai più.
pages-tokens-device = Browser
pages-tokens-unnamed = Programma senza nome
pages-tokens-delete = Revoca

pages-data = I tuoi dati
pages-data-about = Tutto quello che è salvato su di te, in un solo file.
pages-data-export = Scarica i miei dati
pages-data-forget = Cancella i miei dati
pages-data-forget-about = Il tuo nome sparisce dalle partite finite e i bot prendono i tuoi posti. Non si può annullare.
pages-data-forget-sure = Sì, cancella

## Score sheets, for people who play with printed cards

pages-score = Segnapunti
pages-score-grass-about = Giochi con le carte vere? Alla fine della mano inserisci le carte di ogni giocatore.
pages-score-grove-about = Hai composto un Frutteto vero? Inserisci quello che vedi dall’alto.
pages-score-players = Giocatori
pages-score-player = Giocatore { $seat }
pages-score-round = Mano { $round }
pages-score-stash = Spaccio a rischio
pages-score-protected = Spaccio protetto
pages-score-hand = Carte in mano
pages-score-put-here = Tocca una carta qui sotto per aggiungerla qui
pages-score-cards = Carte
pages-score-add = Aggiungi { $card }
pages-score-remove = Togli { $card }
pages-score-count = Conteggio
pages-score-next = Prossima mano
pages-score-again = Ricomincia
pages-score-wins = { $who } vince la partita.
pages-score-share-win = { $who } vincono a pari merito.
pages-score-edition = Edizione

# Why a line of the scoring is what it is.
pages-score-why-protected = Tutte le carte Spaccio sotto una carta Protezione.
pages-score-why-at_risk = Tutte le carte Spaccio non protette nella zona dello spaccio.
pages-score-why-banker = Chi ha in mano “Il banchiere” prende soldi dal profitto a rischio di tutti gli altri.
pages-score-why-net_profit = Somma delle tre righe qui sopra.
pages-score-why-fines = La multa per ogni carta Paranoia rimasta in mano.
pages-score-why-best_in_hand = La carta Spaccio di maggior valore rimasta in mano.
pages-score-why-result = Profitto netto meno le due righe qui sopra.
pages-score-why-bonus = Per il miglior risultato della mano.
pages-score-why-total = Totale precedente più questa mano.

# Heading of a choice: orange, lemon, lime, glade, squirrel, erase.
pages-score-tool = Inserisci
pages-score-die = Dado
pages-score-no-die = nessuno
pages-score-basket = cestino
pages-score-barrow = Carriola
pages-score-glade = Radura
pages-score-squirrel = Scoiattolo
pages-score-erase = Cancella
# Heading of a choice: 1 or 2.
pages-score-fruits = Frutti sull’albero
pages-score-cell = Colonna { $column }, riga { $row }: { $what }
pages-score-empty = vuota
pages-score-recipe = Ricetta { $number }
pages-score-no-recipes = nessuna
pages-score-target = Punteggio bersaglio: { $target }.
pages-score-target-met = Raggiunto, hai vinto!
pages-score-target-missed = { $short ->
    [one] Ti manca 1 punto.
   *[other] Ti mancano { $short } punti.
}
pages-score-why-dice = Somma di tutti i dadi sugli alberi.
pages-score-why-multiplied = Punti in più per i dadi moltiplicati.
pages-score-why-recipes = Punti per le Ricette soddisfatte.
pages-score-why-squirrel = Costa 1 punto, più 1 per ogni dado su un albero accanto (non in diagonale).
# Heading of a choice: orange, lemon or lime, for a die on a glade.
pages-score-fallen = Colore del dado

## The editor for Grove decks and recipes

pages-edit = Editor di mazzi
pages-edit-about = Inserisci le carte stampate del tuo gioco o inventa un mazzo. Tocca una casella per cambiarla.
pages-edit-cell = Carta { $card }, riga { $row }, colonna { $column }: { $what }
pages-edit-good = Puoi giocare con questo mazzo.
pages-edit-faults = { $count ->
    [one] 1 errore da correggere.
   *[other] { $count } errori da correggere.
}
# $fruit is orange, lemon or lime; $one and $two count trees.
pages-edit-trees = { $fruit }: { $one ->
    [one] 1 albero
   *[other] { $one } alberi
} con un frutto, { $two } con due
pages-edit-play = Gioca ora
pages-edit-save = Salva su file
pages-edit-load = Apri un file
pages-edit-house = Mazzo della casa
pages-edit-deck = Mazzo
pages-edit-recipes = Ricette
pages-edit-recipes-about = 18 Ricette. Toccane una per modificarla. Sotto il nome vedi come la intende il gioco.
pages-edit-recipes-good = Puoi giocare con queste Ricette.
pages-edit-recipes-play = Gioca ora
pages-edit-recipes-house = Ricette della casa
# A switch below one’s own recipes.
pages-edit-with-deck = Usa il mio mazzo
pages-recipe-name = Nome
pages-recipe-worth = Numero
# Label of a list: one of pages-recipe-count-…
pages-recipe-counts = Che cosa conta
pages-recipe-fruits = Solo questi frutti
pages-recipe-from = Valore minimo del dado
pages-recipe-to = Valore massimo del dado
pages-recipe-any = qualsiasi
pages-recipe-wide = Larghezza in caselle
pages-recipe-high = Altezza in caselle
pages-recipe-least = Minimo
pages-recipe-most = Massimo
# Heading of a choice: points, points for each, no points.
pages-recipe-gives = Premio
pages-recipe-bonus = punti
pages-recipe-bonus-each = punti per ogni unità
pages-recipe-nothing = nessun punto
pages-recipe-points = Punti
pages-recipe-cap = Totale massimo
# Label of a list: 1×, 2×, 3×, 4×. Below it the dice that are multiplied.
pages-recipe-times = Moltiplica i dadi per
pages-recipe-of = Quali dadi
pages-recipe-of-all = tutti i frutti
pages-recipe-barrow = La Carriola conta come dado
pages-recipe-count-dice = dadi in gioco
pages-recipe-count-line = dadi nella linea più lunga
pages-recipe-count-group = dadi adiacenti nel gruppo più grande
pages-recipe-count-values = valori diversi dei dadi
pages-recipe-count-fallen = dadi sulle radure
pages-recipe-count-mixed-lines = terne di dadi in linea, uno per frutto
pages-recipe-count-each = dadi del frutto che ne ha meno
pages-recipe-count-equal = dadi di ogni frutto, se tutti e tre ne hanno lo stesso numero
pages-recipe-count-squirrel = lo Scoiattolo nel Frutteto
pages-recipe-count-empty-glades = radure senza dado
pages-recipe-count-bare-trees = alberi senza dado
pages-recipe-count-cells = caselle visibili
pages-recipe-count-square = lato del quadrato pieno più grande
pages-recipe-count-fits = un Frutteto che sta in un rettangolo
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
pages-rules-switches = Confronta le edizioni
pages-rules-switches-about = I regolamenti stampati lasciano aperti alcuni punti o si contraddicono. Ecco che cosa prevede ogni edizione. A un tuo tavolo puoi cambiarlo.
# Headings of the columns: what can be changed, and the number of its rule.
pages-rules-what = Impostazione
pages-rules-rule = Regola
pages-rules-recipes = Ricette della casa
pages-rules-every = Tutte le regole
pages-rules-every-about = Ogni regola ha il numero che vedi quando una mossa non è permessa. “Chiarimento” indica i punti che i regolamenti stampati lasciano aperti e che abbiamo deciso noi.
pages-rules-ruling = chiarimento
pages-rules-learn = Impara giocando

## The lessons: a real game, with a coach beside it

pages-learn = Impara a giocare
pages-learn-next = Avanti
pages-learn-skip = Salta la lezione
pages-learn-again = Ricomincia
pages-learn-done = Ho capito
pages-learn-step = { $step } di { $steps }

pages-learn-grass-welcome = Ciao! Le carte Spaccio sono la tua merce. Valgono soldi, e tutti vogliono le tue. Questa è una vera partita contro un bot.
pages-learn-grass-hand = Queste sono le tue carte. Quelle evidenziate le puoi giocare subito. Tocca una carta per vedere che cosa fa, o perché non puoi ancora giocarla.
pages-learn-grass-draw = A ogni turno peschi una carta, poi ne giochi o ne scarti una. Prova: tocca una carta, poi un pulsante.
pages-learn-grass-end = Bene! Puoi ancora fare scambi. Tocca “{ page-grass-end-turn }” quando hai finito.
pages-learn-grass-market = Finché il tuo mercato è chiuso non puoi vendere. Gioca “Mercato aperto” appena ce l’hai. Fino ad allora scarta quello che ti serve meno.
pages-learn-grass-peddle = Il tuo mercato è aperto! Ora puoi mettere carte Spaccio nella tua zona dello spaccio, una per turno. Sono i tuoi soldi. Giocane una.
# Instead of the one before, if an opponent has played heat on the reader’s market.
pages-learn-grass-heated = Puzza di guai! Finché è sul tuo mercato non puoi giocare carte Spaccio. Tocca quella carta per vedere che cosa la annulla. Fino ad allora scarta quello che ti serve meno.
pages-learn-grass-risk = Gli altri possono rubarti i soldi nella zona dello spaccio. Una carta Protezione ne tiene una parte al sicuro fino alla fine della mano.
pages-learn-grass-heat = Una carta Puzza di guai blocca un mercato finché la carta giusta non la annulla. Puoi giocarla contro il bot, e il bot contro di te.
pages-learn-grass-trade = Tocca “{ page-grass-trade }” per offrire una tua carta in cambio di quella di un altro giocatore. Chiedi una carta che ti serve.
pages-learn-grass-finish = Adesso sai giocare! La mano finisce con “Mercato chiuso” o con l’ultima carta. Buona fortuna!

pages-learn-grove-welcome = Ciao! Componi un Frutteto con nove carte. I dadi sui suoi alberi sono il tuo raccolto. Questa è una vera partita in solitario.
pages-learn-grove-choose = La prima carta è già sul tavolo. Tocca una delle due che hai in mano.
pages-learn-grove-place = Trascina la carta o usa le frecce per provare altre posizioni. Le frecce curve la ruotano. Dove due alberi si sovrappongono, i frutti devono corrispondere. Poi tocca “{ page-grove-lay }”.
pages-learn-grove-die = Quando un albero copre un albero con lo stesso frutto, ricevi un dado. Mostra i frutti di entrambi gli alberi. Un albero su una radura vuota non ne riceve.
pages-learn-grove-rise = Copri un albero che ha un dado, e il dado sale. Oltre il 6 diventa un cestino, che vale 10.
pages-learn-grove-squirrel = Una volta per partita puoi piazzare un albero dove non corrisponde. Lì si mette lo Scoiattolo, che ti costa almeno un punto. Scegli una carta, poi tocca lo Scoiattolo per vedere dove.
pages-learn-grove-finish = Adesso sai giocare! Gioca le altre carte. Il punteggio è in alto a sinistra. Buona fortuna!

## Who runs the server, and privacy

pages-host = Privacy e contatti
pages-host-contact = Chi gestisce questo server
pages-host-contact-none = Nessun contatto indicato. Chiedi a chi ti ha mandato il link.
pages-host-kept = Quali dati conserviamo
pages-host-kept-what = Il tuo nome e la lingua, la data della tua ultima visita, ogni mossa delle tue partite e l’impronta del cookie che identifica il tuo browser. Nient’altro: nessun indirizzo IP, nessuna statistica di terzi, nessuna pubblicità, niente caricato da altri siti.
pages-host-kept-days = { $days ->
    [one] I dati di un ospite vengono cancellati dopo un giorno senza visite.
   *[other] I dati di un ospite vengono cancellati dopo { $days } giorni senza visite.
}
# After it the link “My games”.
pages-host-kept-yours = Qui puoi scaricare o cancellare tutti i tuoi dati:
# Heading above a text that the person who runs the server has written.
pages-host-words = Messaggio del gestore
pages-host-version = Greentable { $version }
