### What went wrong through somebody's input: an id for each code, "bots.unknown" is
### error-bots-unknown.

error-placed = riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }: { $message }

error-in-file = { $file }, { $message }

error-refused = il posto { $seat } non può fare '{ $move }': { $reason }

## Reading what somebody wrote. $wanted says what would be right, $found is what stands there, quoted.

error-notation-wanted = qui dovrebbe esserci { $wanted }, ma c’è { $found }
error-notation-move = qui dovrebbe esserci { $wanted }, ma c’è { $found } (come in: { $form })

found-end = la fine

error-notation-verb = parola sconosciuta { $word }: una tra { $known }

# In place of $wanted, in the singular: "qui dovrebbe esserci …".
wanted-nothing-more = la fine
wanted-word = una parola
wanted-space-and = uno spazio e { $wanted }
wanted-sign-and = { $sign } e { $wanted }

error-seed = { $text } non è un seme: serve un testo stampabile senza spazi ai lati

## Languages

error-text-language = lingua sconosciuta '{ $language }': una tra { $known }
error-cli-language = lingua sconosciuta '{ $language }': una tra { $known }. Si continua in inglese.

## Around an error, by what kind it is

error-notation = Non chiaro al carattere { NUMBER($column, useGrouping: 0) }: { $message }

error-record = Nella partita registrata c’è un errore alla riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }: { $message }
error-illegal-move = Non permesso: { $message }
error-unsupported-ruleset = Con queste regole non si può giocare: { $message }

## Rulesets as text. $known lists what is possible, $about says what a switch is about.

error-ruleset-edition = edizione sconosciuta { $name }: una tra { $known }
error-ruleset-switch = impostazione sconosciuta { $name }: una tra { $known }
error-ruleset-switch-twice = l’impostazione '{ $name }' c’è due volte: ne basta una
error-ruleset-value = { $switch }={ $found } non va bene; serve: { $wanted } ({ $about })
error-ruleset-impossible = { $switch }: { $value } non è possibile ({ $about })
error-ruleset-seats = { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}: a { $game } giocano da { $fewest } a { $most } persone

## Positions as JSON

error-state-fields = campi mancanti o sconosciuti: { $fields }
error-state-number = campo '{ $field }': serve un numero intero
error-state-shape = campo '{ $field }': servono { $shape } numeri interi
error-state-rules = questi non sono i campi di { $rules }
error-state-rules-value = { $switch }: { $value } lì non è possibile

## Drawings

error-drawing-cell = caselle di { $size } pixel: ne servono almeno { $least }, o i frutti non si distinguono
error-drawing-seat = il posto { $seat } non esiste: { $seats ->
    [one] c’è un solo posto
   *[other] i posti vanno da 1 a { $seats }
}
error-drawing-line = una sequenza di gioco comincia con una carta iniziale: qui non c’è niente da disegnare

## Views

error-view-viewer = spettatore { $viewer }: serve un posto da 1 a { $seats }, o 0 per chi guarda soltanto

## Recorded games told in words

error-text-game = per { $game } non ci sono ancora parole, solo per { $known }
error-text-viewer = il posto { $seat } non esiste: { $seats ->
    [one] 1, o 0 per uno spettatore
   *[other] da 1 a { $seats }, o 0 per uno spettatore
}
error-text-viewer-name = nessuno si chiama { $name }: 0 è uno spettatore, { $names }
error-text-viewer-twice = più posti si chiamano { $name }: indica il numero di uno
error-text-ply = la mossa { NUMBER($ply, useGrouping: 0) } non esiste: la partita registrata va da 0 a { NUMBER($plies, useGrouping: 0) }
error-text-recipes = la partita registrata è stata giocata con altre Ricette
error-text-recipes-of-grass = in una partita di Grass non ci sono Ricette

## The command line

error-cli-usage = { $message } (vedi { $program } --help)
error-cli-file = { $file }: { $why }
error-cli-system = { $why }
error-cli-arguments = argomenti sconosciuti: { $arguments } (vedi { $program } --help)

## A program that asks for something impossible. $found is the name of a type in Python.

error-argument-move = serve una mossa, o la mossa scritta; trovato { $found }
error-argument-ruleset = servono delle regole, o un testo che le dica; trovato { $found }
error-argument-seat = serve il numero di un posto, trovato { $found }
error-argument-seats = serve un numero di posti, trovato { $found }
error-argument-state = serve uno stato della partita, trovato { $found }
error-argument-document = serve il documento di una vista o di un evento: { $trouble }

error-move-form = mossa inesistente: con “{ $verb }” si scrive come in { $form }
error-move-verb = mossa inesistente: { $verb } non è un verbo
error-move-parts = servono le parti di una mossa: { $trouble }

## Seeds

error-seed-twice = serve un seme per tutte le mani, oppure un elenco con uno per ogni mano; ci sono entrambi
error-seed-round = nessun seme per la mano { $round }: l’elenco ne ha { $count }

## Compiled play

error-compiled-unavailable = il gioco compilato richiede Numba: installa greentable[fast]
error-compiled-nothing-to-compile-with = manca il necessario per compilare: installa greentable[fast]; tutto il resto funziona
error-compiled-cache = impossibile conservare il codice compilato in { $folder }: { $reason }; la variabile d’ambiente GREENTABLE_CACHE indica un’altra cartella

error-compiled-target = niente di nome '{ $target }' si può compilare: solo { $known }
error-compiled-module = nessun modulo '{ $module }' da compilare
error-compiled-batch-size = per un gruppo servono una vista e almeno una partita
error-compiled-batch-seats = viste di partite con un diverso numero di posti non possono stare in un gruppo
error-compiled-batch-moves = { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
} per { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}: ne serve una per ognuna
error-hint-not-asked = a questo posto ora non si chiede niente

## The solver of Grove

error-solve-order-length = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}: un ordine ne ha { $wanted }, la carta iniziale, due in mano e sei da pescare
error-solve-order-card = carta { $card }, in posizione { $place }: le carte sono numerate da 1 a { $cards }
error-solve-order-repeated = carta { $card }, in posizione { $place }: c’è già stata; di ogni carta ce n’è una sola
error-solve-recipes = servono due Ricette diverse, come in 16,17
error-solve-recipes-of-book = --recipe-book con --order: indica due delle sue Ricette, come in --recipes 16,17
error-solve-recipe-number = Ricetta { $recipe }: le Ricette sono numerate da 1 a { $recipes }
error-solve-recipe-in-order = la Ricetta { $recipe } è sul retro della carta { $recipe }, che è nell’ordine
error-solve-width = ampiezza { $width }: dopo ogni carta si possono tenere da 1 a { $widest } Frutteti
error-solve-state = serve una partita in solitario in cui ora si debba giocare una carta
error-solve-draws = { $left ->
    [one] resta da pescare { $left } carta
   *[other] restano da pescare { $left } carte
}, non { $given }
error-solve-draw-card = carta { $card }, pescata { $place }: si è già vista, o non è una carta del mazzo
error-solve-seconds = { $seconds } secondi: servono più di 0 e al massimo { $longest }
error-advice-milliseconds = { $found } millisecondi: servono più di 0 e al massimo { $most }
error-advice-iterations = { $found } iterazioni: ne servono da 1 a { $most }
error-advice-searches = { $found } ricerche: servono da 1 a { $most }
error-best-known-file = impossibile leggere { $file }: { $why }
error-best-known-damaged = { $file }, riga { $number }: non è una distribuzione con una sequenza che fa il punteggio indicato
error-review-game = si può rivedere solo una partita finita di Grove in solitario
error-review-grass = si può rivedere solo una partita finita di Grass, per uno dei suoi posti

## Bots

error-bots-unknown = bot sconosciuto '{ $name }': uno tra { $known }
error-bots-signature = un bot prende (view, legal, chance) o (view, legal, chance, budget), non { $signature }

## Completion by a shell

error-completion-shell = shell sconosciuta { $shell }: una tra { $known }

## What the system says of a file: in place of $why in "impossibile leggere FILE: …"

system-not-there = il file o la cartella non esiste
system-not-allowed = permesso negato
system-exists = il file esiste già
system-folder = è una cartella
system-no-folder = non è una cartella
system-full = spazio esaurito sul dispositivo
system-read-only = il file system è in sola lettura
system-long-name = il nome del file è troppo lungo
system-links = troppi livelli di collegamenti simbolici
system-device = errore di lettura o scrittura
system-refused = connessione rifiutata
system-no-answer = nessuna risposta in tempo
system-no-way = irraggiungibile in rete
system-name = questo non può essere il nome di un file
