### What commands and options do: `greentable --help`. Words in capitals and after -- are typed so in
### every language.

## Commands

help-greentable = Grass e Grove allo stesso tavolo verde.
help-command-play = gioca nel terminale
help-command-play-grass = il gioco di carte Grass, contro i bot
help-command-play-grove = il gioco di carte Grove, in solitario o contro i bot
help-command-games = elenca le partite giocate qui e ne riprende una
help-command-replay = racconta a parole una partita registrata
help-command-verify = controlla se le partite registrate sono in ordine
help-command-rules = mostra che cosa si può cambiare nelle regole
help-command-rules-grass = le impostazioni delle regole di Grass
help-command-rules-grove = le impostazioni delle regole di Grove
help-command-solve = cerca il gioco migliore
help-command-solve-grove = come giocare nove carte di Grove
help-command-hint = che cosa giocare ora, o che cosa si poteva giocare
help-command-hint-grass = consigli in una partita salvata di Grass; una finita viene rivista
help-command-hint-grove = consigli in una partita salvata di Grove
help-command-grove = guarda carte e Ricette di Grove, e controlla le tue
help-command-grove-cards = mostra le carte di un mazzo
help-command-grove-recipes = mostra le Ricette di un ricettario
help-command-grove-check-deck = controlla il file di un mazzo
help-command-grove-check-recipes = controlla il file di un ricettario
help-command-serve = far giocare nel browser: un server di tavoli
help-command-admin = prendersi cura di un server
help-command-admin-backup = copiare in un file il database di un server, anche mentre è in funzione
help-command-admin-restore = riprendere tutto da una copia di sicurezza; prima ferma il server
help-command-admin-doctor = cercare danni nel database
help-command-admin-drain = non aprire nuovi tavoli, per fermare il server a partite finite
help-command-admin-ban = non far più giocare qualcuno su questo server
help-command-admin-unban = far giocare di nuovo qualcuno
help-command-admin-invite = creare un invito, per un server aperto solo a chi è invitato
help-command-admin-announce = mostrare a tutti una riga di testo
help-command-lab = fai giocare i bot tra loro
help-command-lab-match = un incontro con le stesse carte e i posti a rotazione
help-command-warmup = compila le regole in anticipo
help-command-completion = stampa uno script con cui una shell completa comandi e opzioni

## Options of several commands

help-language = la lingua in cui leggi: { $known }; predefinito: quello che dicono GREENTABLE_LANGUAGE, LC_ALL, LC_MESSAGES o LANG

# Headings of groups of options.
help-group-rules = regole
help-group-people = giocatori
help-group-game = partita

help-default = predefinito: { $default }

help-wrong-file = serve il nome di un file

help-seats = da { $fewest } a { $most }; predefinito: { $default }
help-bots = chi gioca agli altri posti, in senso orario: { $known }, FILE.py:FUNCTION o program:COMMAND; predefinito: { $default }
help-names = come si chiamano i posti, a partire dal posto 1
help-people = più persone a questo terminale, che si alternano alla tastiera: i loro nomi, a partire dal posto 1
help-seed = lo stesso seme distribuisce le stesse carte
help-save = salva la partita in questo file; di norma: in una cartella apposita, vedi `greentable games`
help-resume = riprendi una partita salvata: il suo file, o il suo nome in `greentable games`
help-games-name = la partita da riprendere, con il nome dell’elenco
help-games-all = elenca tutte le partite, anche quelle finite
help-games-delete = elimina questa partita
help-games-json = stampa una riga di JSON per ogni partita, per programmi

## Playing Grass

help-ruleset = tutte le regole in forma di testo, come in "2018 lucky_or_not"
help-variant = si può ripetere
help-set = una regola della casa; `greentable rules grass` elenca tutte le impostazioni; si può ripetere
help-rounds = una partita breve: vince chi è più ricco dopo N mani
help-deck-order = l’ordine del mazzo per le prime mani: le carte con le loro lettere, prima la carta superiore, una riga vuota tra due mazzi
help-seat = dove ti siedi; predefinito: 1
help-watch = fai giocare i bot tra loro
help-pace = attesa dopo ogni mossa di un bot

## Playing Grove

help-recipes = la Sfida Ricetta
help-own-deck = le tue carte, che `greentable grove check-deck` controlla; predefinito: house
help-own-recipes = la Sfida Ricetta con le tue Ricette, che `greentable grove check-recipes` controlla
help-other-half = dopo la partita, gioca le nove carte messe da parte

## Looking at cards and recipes of Grove

help-deck = il file di un mazzo, o uno tra { $known }; predefinito: { $default }
help-deck-file = 18 righe come questa: 7  O1 Y2 G1 / -- G2 Y1
help-recipe-book = il file di un ricettario, o uno tra { $known }; predefinito: { $default }
help-recipe-file = 18 tabelle [[recipe]]

## Recorded games

help-replay-file = una partita registrata: il suo file, o il suo nome in `greentable games`; - è lo standard input
help-replay-ply = fermati dopo la mossa N, secondo i numeri a sinistra, e mostra il tavolo; predefinito: tutta la partita
help-replay-as = racconta solo ciò che poteva sapere un posto, indicato con il numero o il nome, o 0 per uno spettatore; predefinito: tutte le carte e le scelte
help-replay-recipe-book = i nomi per le Ricette di una partita di Grove giocata con altre Ricette
help-replay-json = stampa una riga di JSON per ogni mossa, per programmi
help-verify-file = una partita registrata: il suo file, o il suo nome in `greentable games`; - è lo standard input
help-verify-json = stampa una riga di JSON per ogni file, per programmi

## Compiling ahead of time

help-warmup-game = solo questo; predefinito: tutti i giochi
help-warmup-quiet = non mostrare l’avanzamento

## Solving Grove

help-solve-seed = le carte che questo seme distribuisce (una parola qualsiasi; a caso se non indicato)
help-solve-order = carta iniziale, due carte in mano, sei da pescare: 3,7,1,18,5,9,14,2,12
help-solve-width = quanti Frutteti si tengono dopo ogni carta; la stessa ampiezza trova sempre la stessa sequenza, di più è più lento e migliore
help-solve-recipes = la Sfida Ricetta, come 16,17; { $dealt }: come le distribuisce il seme
help-solve-own-recipes = le tue Ricette (senza --recipes: quelle che distribuisce il seme)
help-solve-svg = disegna anche la sequenza di gioco in questo file
help-solve-seconds = quanto a lungo cercare, in secondi; sempre più ampiamente, e con un limite superiore (predefinito: { NUMBER($default, useGrouping: 0) })
help-solve-starts = dire anche quali tre prime carte portano a più punti
help-json = stampa la risposta in JSON
help-hint-file = una partita salvata: il suo file, o il suo nome in `greentable games`; se è finita, viene rivista
help-hint-seat = per quale posto (predefinito: { NUMBER($default, useGrouping: 0) })
help-hint-seat-grass = per quale posto (predefinito: quello che deve muovere; in una partita finita, il tuo)
help-hint-seconds = quanto a lungo pensare, in secondi (predefinito: { NUMBER($default, useGrouping: 0) })

## Matches between bots

help-lab-bots = uno o più; { $known }; oppure tuoi: FILE.py:FUNCTION, program:COMMAND
help-lab-game = a che cosa giocano; predefinito: { $default }
help-lab-seats = quanti siedono al tavolo; predefinito: { $default }
help-lab-deals = ognuna si gioca in tutte le disposizioni; predefinito: { $default }
help-lab-ruleset = come in "classic lucky_or_not"; predefinito: la prima edizione del gioco
help-lab-most-rounds = dopo quante mani interrompere una partita che non è finita; predefinito: { $default }
help-lab-seed = lo stesso seme dà le stesse partite; predefinito: { $default }
help-lab-processes = predefinito: uno per ogni core
help-lab-results = conserva ogni partita in questo file, e prosegui da lì; predefinito: da nessuna parte
help-lab-plot = disegna le quote di vittorie in questo file, un SVG; predefinito: nessun disegno
help-lab-json = stampa il risultato in JSON, per programmi
help-rules-json = stampa JSON, per programmi
help-lab-alone = un solo posto per il primo bot, a turno, tutti gli altri per il resto; predefinito: i bot a turno attorno al tavolo
help-lab-until-sure = fermarsi appena il primo bot è sicuramente migliore o peggiore di una quota uguale; predefinito: giocare tutte le mani

## What stands around the options, and what is wrong with a command line. These texts belong to Python's
## argparse; words in capitals and after -- are typed so. Write no % in them.

help-argparse-usage = uso:
help-argparse-words = argomenti
help-argparse-options = opzioni
help-argparse-examples = esempi
help-argparse-heading = { $heading }:
help-argparse-help = mostra questo aiuto ed esci
help-argparse-version = mostra la versione ed esci
help-argparse-argument = argomento { $argument_name }: { $message }
help-argparse-required = mancano questi argomenti: { $what }
help-argparse-one-required = serve uno degli argomenti { $what }
help-argparse-not-with = non va insieme all’argomento { $what }
help-argparse-no-value = non prende un valore, ma c’è { $what }
help-argparse-one-wanted = serve un valore
help-argparse-at-most-one-wanted = serve al massimo un valore
help-argparse-at-least-one-wanted = serve almeno un valore
help-argparse-several-wanted = { $count ->
    [one] serve un valore
   *[other] servono { $count } valori
}
help-argparse-ambiguous = opzione ambigua: { $option } potrebbe essere { $matches }
help-argparse-invalid-value = { $type ->
    [int] serve un numero intero, ma c’è { $value }
    [float] serve un numero, ma c’è { $value }
   *[other] valore non valido: { $value }
}
help-argparse-invalid-choice = scelta non valida: { $value } (possibili: { $choices })

## Serving tables

help-serve-host = l’indirizzo su cui ascoltare; predefinito: solo questa macchina
help-serve-port = la porta; 0 ne prende una libera; predefinita: 8420
help-serve-lan = far giocare chi è nella stessa rete; scrive l’indirizzo e un codice QR
help-serve-public-url = come si arriva al server, come https://cards.example.org
help-serve-data = la cartella del database interno; predefinita: la tua cartella dei dati
help-serve-database = un PostgreSQL al suo posto, come postgresql://user@host/name
help-serve-workers = quanti processi, su PostgreSQL; predefinito: 1
help-serve-invite-only = gioca solo chi ha un link o un codice
help-serve-settings = un file TOML con le impostazioni
help-serve-open = apri la pagina nel browser
help-serve-show-settings = mostra ogni impostazione con il suo valore predefinito, ed esci

## Taking care of a server

help-admin-backup-file = dove scrivere la copia; un file che c’è già viene sostituito
help-admin-restore-file = una copia di sicurezza, di un database dell’uno o dell’altro tipo
help-admin-force = sovrascrivi quello che c’è nel database
help-admin-json = per programmi
help-admin-off = apri di nuovo tavoli
help-admin-person = il nome con cui accede, il suo id, o il suo posto, come ROOM/3
help-admin-text = il testo; uno vuoto ("") lo toglie

## Completion by a shell

help-completion-shell = bash, zsh o fish

## play --server

help-group-server = tavolo di un server
help-server = sedersi al tavolo di un server: il link di un tavolo o l’indirizzo del server
help-server-code = le otto lettere di un tavolo che qualcuno legge
help-server-game = apparecchiare lì un tavolo, contro bot
help-server-seats = quanti posti ha il nuovo tavolo; altrimenti 4 per Grass, 1 per Grove
help-server-friends = con --game: un tavolo a cui invitare amici con un link
help-server-name = come ci si chiama lì
