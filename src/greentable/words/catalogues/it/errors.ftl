### Errors in what someone typed or wrote: one id for each code, "bots.unknown" is
### error-bots-unknown. Most follow a place ("line 3, column 5: …") or the name of the program
### ("greentable: …"), so most start with a small letter, and they end without a full stop.

# A text that someone wrote: a move, a card, a ruleset, a record. $line and $column count from 1.
error-placed = riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }: { $message }

# The same in a file. $message says what is wrong and where.
error-in-file = { $file }, { $message }

# A move that the rules refuse. $move is the move as written, $reason a sentence for the player.
error-refused = la mossa “{ $move }” non è permessa al posto { $seat }: { $reason }

## Reading what someone wrote. $wanted is what would be right, $found what is there, in quotes.

error-notation-wanted = qui va { $wanted }, non { $found }
# $form is one or more examples.
error-notation-move = qui va { $wanted }, non { $found } (esempio: { $form })

# In place of $found: the text has ended.
found-end = la fine del testo

error-notation-verb = parola { $word } sconosciuta (possibili: { $known })

# In place of $wanted. Words, spaces and signs in quotes are typed like this in every language.
wanted-nothing-more = la fine del testo
wanted-word = una parola
wanted-space-and = uno spazio e { $wanted }
# $sign is for example @.
wanted-sign = “{ $sign }”
wanted-sign-and = “{ $sign }” e { $wanted }

error-seed = { $text } non è un seme valido: usa testo stampabile, senza spazi all’inizio o alla fine

## Languages

error-text-language = lingua “{ $language }” sconosciuta (disponibili: { $known })
# Shown once, before the command continues in English.
error-cli-language = lingua “{ $language }” sconosciuta (disponibili: { $known }). Si continua in inglese.

## Around an error, depending on its kind

# A text that someone typed: a move, a card, a ruleset. $column counts characters from 1.
error-notation = Errore al carattere { NUMBER($column, useGrouping: 0) }: { $message }

error-record = Errore nella partita registrata, riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }: { $message }
error-illegal-move = Mossa non permessa: { $message }
error-unsupported-ruleset = Con queste regole non si può giocare: { $message }

## Rulesets as text. $known lists what is possible, $about says what a switch is about.

error-ruleset-edition = edizione { $name } sconosciuta (disponibili: { $known })
error-ruleset-switch = impostazione { $name } sconosciuta (disponibili: { $known })
error-ruleset-switch-twice = l’impostazione “{ $name }” è indicata due volte
error-ruleset-value = { $switch }={ $found } non è valido, valori possibili: { $wanted } ({ $about })
error-ruleset-impossible = { $switch } non può essere { $value } ({ $about })
# $game is the name of a game.
error-ruleset-seats = a { $game } giocano da { $fewest } a { $most } persone, non { $seats }

## Positions as JSON

error-state-fields = campi mancanti o sconosciuti: { $fields }
error-state-number = campo “{ $field }”: serve un numero intero
# $shape is how many numbers, for example 27 or 7×27.
error-state-shape = campo “{ $field }”: servono { $shape } numeri interi
# $rules is the name of a class.
error-state-rules = questi non sono i campi di { $rules }
error-state-rules-value = { $switch } non può essere { $value }

## Drawings

error-drawing-cell = caselle di { $size } pixel sono troppo piccole per i frutti: il minimo è { $least }
error-drawing-seat = il posto { $seat } non esiste: { $seats ->
    [one] c’è solo il posto 1
   *[other] i posti vanno da 1 a { $seats }
}
error-drawing-line = niente da disegnare: una soluzione comincia con una carta iniziale

## Views

error-view-viewer = osservatore { $viewer }: serve un posto da 1 a { $seats }, oppure 0 per uno spettatore

## Recorded games retold in words

error-text-game = le partite di { $game } non si possono ancora raccontare (disponibili: { $known })
error-text-viewer = il posto { $seat } non esiste: { $seats ->
    [one] usa 1, oppure 0 per uno spettatore
   *[other] usa da 1 a { $seats }, oppure 0 per uno spettatore
}
# $names lists the seats with their names: "1 Ann, 2 Ben".
error-text-viewer-name = nessuno si chiama { $name } (disponibili: 0 per uno spettatore, { $names })
error-text-viewer-twice = più giocatori si chiamano { $name }: indica il numero del posto
error-text-ply = la mossa { NUMBER($ply, useGrouping: 0) } non esiste: le mosse vanno da 0 a { NUMBER($plies, useGrouping: 0) }
error-text-recipes = questa partita è stata giocata con altre Ricette
error-text-recipes-of-grass = in Grass non ci sono Ricette

## The command line

# $message is one of the texts help-argparse-…; $program is for example "greentable play grass".
error-cli-usage = { $message } (vedi { $program } --help)
# A file or connection that caused an error. $why is what the system says.
error-cli-file = { $file }: { $why }
error-cli-system = { $why }
error-cli-arguments = argomenti sconosciuti: { $arguments } (vedi { $program } --help)

## A program that asks for something impossible. $found is the name of a type in Python.

error-argument-move = serve una mossa o la sua notazione, non { $found }
error-argument-ruleset = servono delle regole o il loro testo, non { $found }
error-argument-seat = serve il numero di un posto, non { $found }
error-argument-seats = serve un numero di posti, non { $found }
error-argument-state = serve lo stato di una partita, non { $found }
# $trouble is what the reader of JSON says, in English.
error-argument-document = non è un documento valido di una vista o di un evento: { $trouble }

# $form gives every form that a verb has, as moves are written.
error-move-form = mossa non valida: “{ $verb }” si scrive così: { $form }
error-move-verb = mossa non valida: { $verb } non è un verbo
error-move-parts = mossa non valida: { $trouble }

## Seeds

error-seed-twice = indica un seme per tutte le mani o un elenco con uno per mano, non entrambi
error-seed-round = nessun seme per la mano { $round }: l’elenco si ferma a { $count }

## Compiled play

error-compiled-unavailable = il gioco compilato richiede Numba: installa greentable[fast]
error-compiled-nothing-to-compile-with = per compilare serve Numba: installa greentable[fast] (tutto il resto funziona anche senza)
error-compiled-cache = impossibile salvare il codice compilato in { $folder }: { $reason } (per un’altra cartella, imposta GREENTABLE_CACHE)

# $target is what was asked for, $known the games.
error-compiled-target = impossibile compilare “{ $target }” (disponibili: { $known })
error-compiled-module = impossibile compilare “{ $module }”: il modulo non esiste
error-compiled-batch-size = per un gruppo servono una vista e almeno una partita
error-compiled-batch-seats = in un gruppo tutte le viste devono avere lo stesso numero di posti
error-compiled-batch-moves = serve una mossa per partita, non { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
} per { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}

## The solver of Grove

error-hint-not-asked = questo posto ora non ha niente da decidere

# An order of nine cards, $place 1 to 9.
error-solve-order-length = servono { $wanted } carte (la carta iniziale, due in mano, sei da pescare), non { $count }
error-solve-order-card = la carta { $card } (posizione { $place }) non esiste: le carte vanno da 1 a { $cards }
error-solve-order-repeated = la carta { $card } si ripete in posizione { $place }: di ogni carta ce n’è una sola
error-solve-recipes = servono due Ricette diverse, per esempio 16,17
error-solve-recipes-of-book = --recipe-book con --order richiede due Ricette del ricettario, per esempio --recipes 16,17
error-solve-recipe-number = la Ricetta { $recipe } non esiste: le Ricette vanno da 1 a { $recipes }
error-solve-recipe-in-order = la Ricetta { $recipe } è sul retro della carta { $recipe }, che fa parte dell’ordine
# How many groves the search keeps after each card.
error-solve-width = serve un’ampiezza da 1 a { $widest }, non { $width }
error-solve-state = serve una partita in solitario con una carta da giocare ora
error-solve-draws = { $left ->
    [one] serve { $left } carta
   *[other] servono { $left } carte
} da pescare, non { $given }
error-solve-draw-card = pescata { $place }: la carta { $card } si è già vista o non è nel mazzo
error-solve-seconds = servono più di 0 e al massimo { $longest } secondi, non { $seconds }
error-advice-milliseconds = servono più di 0 e al massimo { $most } millisecondi, non { $found }
error-advice-iterations = servono da 1 a { $most } iterazioni, non { $found }
error-advice-searches = servono da 1 a { $most } ricerche, non { $found }
error-best-known-file = impossibile leggere { $file }: { $why }
error-best-known-damaged = { $file }, riga { NUMBER($number, useGrouping: 0) }: serve una distribuzione con una soluzione che raggiunga il punteggio indicato
error-review-game = si può analizzare solo una partita finita di Grove in solitario
error-review-grass = si può analizzare solo una partita finita di Grass, per uno dei suoi posti

## Bots

error-bots-unknown = bot “{ $name }” sconosciuto (disponibili: { $known })
# $signature is what the function takes, as Python writes it.
error-bots-signature = un bot prende (view, legal, chance) o (view, legal, chance, budget), non { $signature }

## Completion by a shell

error-completion-shell = shell { $shell } sconosciuta (disponibili: { $known })

## What the system says about a file or a connection: in place of $why in "can’t read FILE: …"

system-not-there = File o cartella inesistente
system-not-allowed = Permesso negato
system-exists = Il file esiste già
system-folder = È una cartella
system-no-folder = Non è una cartella
system-full = Spazio su disco esaurito
system-read-only = File system in sola lettura
system-long-name = Nome del file troppo lungo
system-links = Troppi livelli di collegamenti simbolici
system-device = Errore di input/output
system-refused = Connessione rifiutata
system-no-answer = Connessione scaduta
system-no-way = Rete non raggiungibile
system-name = Nome del file non valido
