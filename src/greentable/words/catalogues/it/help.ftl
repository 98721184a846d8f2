### What commands and options do: `greentable --help`. Words in capitals and after -- are typed as they
### are in every language. Commands and options say what they do in one grammatical mood.

## Commands

help-greentable = Grass e Grove: due giochi di carte a un tavolo verde.
help-command-play = gioca nel terminale
help-command-play-grass = gioca a Grass contro i bot
help-command-play-grove = gioca a Grove, in solitario o contro i bot
help-command-games = elenca le partite giocate qui o ne riprende una
help-command-replay = racconta una partita registrata
help-command-verify = verifica le partite registrate
help-command-rules = mostra quali regole si possono cambiare
help-command-rules-grass = mostra le impostazioni delle regole di Grass
help-command-rules-grove = mostra le impostazioni delle regole di Grove
help-command-solve = cerca il modo migliore di giocare
help-command-solve-grove = cerca il modo migliore di giocare nove carte di Grove
help-command-hint = consiglia una mossa o analizza una partita finita
help-command-hint-grass = consiglia una mossa in una partita salvata di Grass o ne analizza una finita
help-command-hint-grove = consiglia una mossa in una partita salvata di Grove o ne analizza una finita
help-command-grove = mostra le carte e le Ricette di Grove e controlla le tue
help-command-grove-cards = mostra le carte di un mazzo
help-command-grove-recipes = mostra le Ricette di un ricettario
help-command-grove-check-deck = controlla il file di un mazzo
help-command-grove-check-recipes = controlla il file di un ricettario
help-command-serve = avvia un server per giocare nel browser
help-command-admin = gestisce un server
help-command-admin-backup = salva in un file una copia del database di un server, anche in funzione
help-command-admin-restore = ripristina tutto da una copia di sicurezza (prima ferma il server)
help-command-admin-doctor = controlla se il database è danneggiato
help-command-admin-drain = non apre più nuovi tavoli, per fermare il server a partite finite
help-command-admin-ban = esclude una persona da questo server
help-command-admin-unban = riammette una persona esclusa
help-command-admin-invite = crea un invito per un server a cui si accede solo su invito
help-command-admin-announce = mostra a tutti un messaggio di una riga
help-command-lab = fa giocare i bot tra loro
help-command-lab-match = gioca un incontro: stesse carte per tutti i bot, posti a rotazione
help-command-warmup = compila le regole in anticipo
help-command-completion = stampa uno script che completa comandi e opzioni nella shell

## Options of several commands

help-language = lingua dei testi: { $known }; predefinita: quella di GREENTABLE_LANGUAGE, LC_ALL, LC_MESSAGES o LANG

# Headings of groups of options.
help-group-rules = regole
help-group-people = giocatori
help-group-game = partita

help-default = predefinito: { $default }

help-wrong-file = manca il nome di un file

help-seats = da { $fewest } a { $most }; predefinito: { $default }
help-bots = i bot agli altri posti, in senso orario: { $known }, FILE.py:FUNCTION o program:COMMAND; predefinito: { $default }
help-names = i nomi dei giocatori, a partire dal posto 1
help-people = i nomi di chi gioca a questo terminale, a partire dal posto 1
help-seed = con lo stesso seme si ricevono sempre le stesse carte
help-save = salva la partita in questo file; predefinito: un nuovo file nell’elenco di `greentable games`
help-resume = riprende una partita salvata: il file, o il nome in `greentable games`
help-games-name = la partita da riprendere, con il nome che ha nell’elenco
help-games-all = elenca tutte le partite, anche quelle finite
help-games-delete = elimina questa partita
help-games-json = stampa una riga di JSON per ogni partita, per i programmi

## Playing Grass

help-ruleset = le regole complete in forma di testo, per esempio "2018 lucky_or_not"
help-variant = si può ripetere
help-set = una regola della casa; `greentable rules grass` elenca le impostazioni; si può ripetere
help-rounds = gioca una partita breve: vince chi è più ricco dopo N mani
help-deck-order = un file con l’ordine delle carte nelle prime mani: le sigle, prima la carta in cima, una riga vuota tra due mani
help-seat = il tuo posto; predefinito: 1
help-watch = fa giocare i bot tra loro
help-pace = pausa dopo ogni mossa di un bot

## Playing Grove

help-recipes = gioca con la Sfida Ricetta
help-own-deck = le tue carte (`greentable grove check-deck` le controlla); predefinito: house
help-own-recipes = gioca la Sfida Ricetta con le tue Ricette (`greentable grove check-recipes` le controlla)
help-other-half = dopo la partita, fa giocare anche le nove carte messe da parte

## Looking at cards and recipes of Grove

help-deck = il file di un mazzo, o uno tra: { $known }; predefinito: { $default }
help-deck-file = 18 righe come questa: 7  O1 Y2 G1 / -- G2 Y1
help-recipe-book = il file di un ricettario, o uno tra: { $known }; predefinito: { $default }
help-recipe-file = un file TOML con 18 tabelle [[recipe]]

## Recorded games

help-replay-file = una partita registrata: il file, o il nome in `greentable games`; - legge lo standard input
help-replay-ply = si ferma dopo la mossa N (numeri a sinistra) e mostra il tavolo; predefinito: tutta la partita
help-replay-as = mostra solo ciò che poteva sapere questo posto: numero o nome, 0 per uno spettatore; predefinito: tutte le carte e le scelte
help-replay-recipe-book = il file di un ricettario con i nomi delle tue Ricette
help-replay-json = stampa una riga di JSON per ogni mossa, per i programmi
help-verify-file = una partita registrata: il file, o il nome in `greentable games`; - legge lo standard input
help-verify-json = stampa una riga di JSON per ogni file, per i programmi

## Compiling ahead of time

help-warmup-game = solo questo gioco; predefinito: tutti i giochi
help-warmup-quiet = non mostra l’avanzamento

## Solving Grove

help-solve-seed = usa le carte che questo seme distribuisce (un testo qualsiasi; predefinito: a caso)
help-solve-order = carta iniziale, due carte in mano, sei da pescare, per esempio 3,7,1,18,5,9,14,2,12
help-solve-width = quanti Frutteti tenere dopo ogni carta; lo stesso numero dà sempre lo stesso risultato, un numero più alto è più lento ma dà risultati migliori
help-solve-recipes = gioca la Sfida Ricetta con queste Ricette, per esempio 16,17; { $dealt }: quelle che distribuisce il seme
help-solve-own-recipes = le tue Ricette (senza --recipes: quelle che distribuisce il seme)
help-solve-svg = disegna anche la soluzione in questo file SVG
help-solve-seconds = tempo di ricerca in secondi; la ricerca si allarga man mano e calcola anche un limite superiore (predefinito: { NUMBER($default, useGrouping: 0) })
help-solve-starts = mostra anche le tre migliori prime mosse
help-json = stampa la risposta in JSON
help-hint-file = una partita salvata: il file, o il nome in `greentable games`; se è finita, viene analizzata
help-hint-seat = il posto a cui dare il consiglio (predefinito: { NUMBER($default, useGrouping: 0) })
help-hint-seat-grass = il posto a cui dare il consiglio (predefinito: quello di turno; in una partita finita, il tuo)
help-hint-seconds = tempo di riflessione in secondi (predefinito: { NUMBER($default, useGrouping: 0) })

## Matches between bots

help-lab-bots = uno o più bot; { $known }; oppure i tuoi: FILE.py:FUNCTION, program:COMMAND
help-lab-game = il gioco; predefinito: { $default }
help-lab-seats = posti per partita; predefinito: { $default }
help-lab-deals = numero di distribuzioni, ognuna giocata in tutte le disposizioni; predefinito: { $default }
help-lab-ruleset = per esempio "classic lucky_or_not"; predefinito: la prima edizione del gioco
help-lab-most-rounds = interrompe le partite non finite dopo questo numero di mani; predefinito: { $default }
help-lab-seed = lo stesso seme dà sempre le stesse partite; predefinito: { $default }
help-lab-processes = numero di processi; predefinito: uno per core
help-lab-results = salva tutte le partite in questo file e da lì riprende un incontro; predefinito: non salva niente
help-lab-plot = disegna le percentuali di vittorie in questo file SVG; predefinito: nessun disegno
help-lab-json = stampa il risultato in JSON, per i programmi
help-rules-json = stampa JSON, per i programmi
help-lab-alone = dà al primo bot un solo posto, ogni volta diverso, e gli altri posti agli altri bot; predefinito: i bot si alternano attorno al tavolo
help-lab-until-sure = si ferma appena il primo bot vince chiaramente più o meno della quota pari; predefinito: gioca tutte le distribuzioni

## The frame around the options, and errors in a command line. These texts replace those of Python’s
## argparse; words in capitals and after -- are typed as they are. Write no % in them.

help-argparse-usage = uso:
help-argparse-words = argomenti
help-argparse-options = opzioni
help-argparse-examples = esempi
help-argparse-heading = { $heading }:
help-argparse-help = mostra questo aiuto ed esce
help-argparse-version = mostra la versione ed esce
help-argparse-argument = argomento { $argument_name }: { $message }
help-argparse-required = argomenti mancanti: { $what }
help-argparse-one-required = manca uno di questi argomenti: { $what }
help-argparse-not-with = non si può usare insieme a { $what }
help-argparse-no-value = non accetta valori ({ $what })
help-argparse-one-wanted = serve un valore
help-argparse-at-most-one-wanted = serve al massimo un valore
help-argparse-at-least-one-wanted = serve almeno un valore
help-argparse-several-wanted = { $count ->
    [one] serve un valore
   *[other] servono { $count } valori
}
help-argparse-ambiguous = opzione ambigua: { $option } potrebbe essere { $matches }
help-argparse-invalid-value = { $type ->
    [int] serve un numero intero, non { $value }
    [float] serve un numero, non { $value }
   *[other] valore non valido: { $value }
}
help-argparse-invalid-choice = scelta non valida: { $value } (possibili: { $choices })

## Running a server

help-serve-host = indirizzo su cui ascoltare; predefinito: solo questo computer
help-serve-port = porta; 0 ne prende una libera; predefinita: 8420
help-serve-lan = fa giocare chi è nella stessa rete; mostra l’indirizzo e un codice QR
help-serve-public-url = indirizzo pubblico del server, per esempio https://cards.example.org
help-serve-data = cartella del database integrato; predefinita: la tua cartella dei dati
help-serve-database = usa invece PostgreSQL, per esempio postgresql://user@host/name
help-serve-workers = numero di processi, con PostgreSQL; predefinito: 1
help-serve-invite-only = fa giocare solo chi ha un link o un codice
help-serve-settings = un file TOML con le impostazioni
help-serve-open = apre la pagina nel browser
help-serve-show-settings = mostra tutte le impostazioni con i valori predefiniti ed esce

## Managing a server

help-admin-backup-file = il file per la copia di sicurezza; se esiste già, viene sostituito
help-admin-restore-file = una copia di sicurezza, di qualunque tipo di database
help-admin-force = sovrascrive il contenuto del database
help-admin-json = stampa JSON, per i programmi
help-admin-off = permette di nuovo di aprire tavoli
help-admin-person = nome utente, id o posto, per esempio ROOM/3
help-admin-text = il messaggio; se è vuoto (""), lo toglie

## Completion by a shell

help-completion-shell = bash, zsh o fish

## play --server

help-group-server = giocare su un server
help-server = gioca su un server: il link di un tavolo o l’indirizzo del server
help-server-code = il codice di 8 lettere di un tavolo
help-server-game = apre lì un tavolo e gioca contro i bot
help-server-seats = posti al nuovo tavolo; predefinito: 4 per Grass, 1 per Grove
help-server-friends = con --game: apre un tavolo per gli amici, che entrano con un link
help-server-name = il tuo nome su quel server
