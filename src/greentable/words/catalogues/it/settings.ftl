### What the server’s settings are for; docs/hosting.md and `greentable serve --show-settings`.

## Where people reach it

setting-host = indirizzo su cui il server è in ascolto
setting-port = porta su cui il server è in ascolto; 0 ne sceglie una libera
setting-public-url = indirizzo pubblico per i link, per esempio https://cards.example.org
setting-behind-proxy = indirizzo dei visitatori preso da X-Forwarded-For
setting-metrics-port = porta delle metriche, solo in locale; 0 le disattiva
setting-relay-host = indirizzo con cui gli altri processi sullo stesso PostgreSQL raggiungono questo; su più macchine, il suo indirizzo nella loro rete
setting-workers = numero di processi (solo con PostgreSQL)

## Where data is stored

setting-data = cartella del database integrato; vuoto: cartella dei dati dell’utente
setting-database = URL di un database PostgreSQL da usare al posto della cartella

## Who can come in

setting-invite-only = i nuovi arrivati hanno bisogno di un link o di un codice per unirsi a un tavolo, e di un invito per scegliere la frase segreta con cui si aprono i tavoli
setting-contact = recapito del gestore, da mostrare nella pagina sulla privacy
setting-privacy = file di testo con le note del gestore sulla privacy
setting-guests-expire-days = giorni dopo i quali si eliminano gli ospiti senza partite in corso

## Limits

setting-body-bytes = dimensione massima di una richiesta o di un messaggio, dopo la decompressione
setting-record-bytes = dimensione massima di una partita da importare
setting-file-bytes = dimensione massima di un file con un mazzo o con Ricette
setting-head-bytes = dimensione massima di URL e intestazioni di una richiesta
setting-sockets = connessioni aperte in totale
setting-sockets-per-address = connessioni aperte per indirizzo IP
setting-sockets-per-person = connessioni aperte per persona
setting-spectators-per-room = spettatori per tavolo
setting-rooms-per-person = tavoli non conclusi per persona
setting-tokens-per-person = token di accesso per persona
setting-live-rooms = tavoli in memoria nello stesso momento
setting-mailbox = comandi in attesa a un tavolo
setting-outbox = messaggi in attesa per un client lento

## How often: tokens per second, and how many can be saved up

setting-requests-per-second = richieste per indirizzo IP
setting-requests-burst = picco di richieste per indirizzo IP
setting-commands-per-second = messaggi per persona
setting-commands-burst = picco di messaggi per persona
setting-offers-per-minute = offerte di scambio per persona
setting-talk-per-minute = messaggi in chat per persona
setting-explanations-per-minute = richieste per persona di spiegare tutte le mosse insieme; al massimo un sesto può essere ravvicinato
setting-guests-per-hour = nuovi ospiti per indirizzo IP
setting-codes-per-minute = codici di tavolo provati per indirizzo IP
setting-sign-ins-per-minute = tentativi di accesso per indirizzo IP
setting-imports-per-hour = file e partite importati per persona
setting-jobs-per-person = ricerche lunghe contemporanee per persona
setting-jobs-per-address = ricerche lunghe contemporanee per indirizzo IP
setting-jobs = ricerche lunghe contemporanee in totale

## Time

setting-request-seconds = tempo massimo per ricevere una richiesta e consegnare la risposta
setting-ping-seconds = intervallo tra due ping di una connessione
setting-silent-seconds = tempo dopo il quale una persona viene segnata come “non risponde”
setting-absent-seconds = tempo dopo il quale si chiede agli altri se deve giocare un bot
setting-offer-seconds = tempo dopo il quale scade un’offerta, se altre persone aspettano la risposta
setting-sleep-seconds = tempo dopo il quale un tavolo che nessuno guarda viene tolto dalla memoria
setting-lobby-hours = tempo dopo il quale si eliminano i tavoli mai iniziati
setting-lease-seconds = tempo per cui un processo tiene un tavolo senza rinnovo

## Bots and long searches

setting-bot-processes = processi per i bot
setting-bot-seconds = tempo di CPU di un bot per ogni decisione
setting-bot-patience-seconds = tempo dopo il quale un bot che non ha deciso viene fermato comunque
setting-bot-idle-seconds = tempo dopo il quale termina un processo inattivo dei bot
setting-job-processes = processi per le ricerche lunghe
setting-job-seconds = tempo di CPU per ogni ricerca lunga
setting-job-keep-seconds = per quanto tempo si conserva un risultato
