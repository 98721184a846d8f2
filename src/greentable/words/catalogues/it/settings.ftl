### What the settings of the server are about; docs/hosting.md and `greentable serve --show-settings`.

## Where it is reached

setting-host = l’indirizzo su cui ascoltare
setting-port = la porta; 0 ne prende una libera
setting-public-url = come ci si arriva, come https://cards.example.org; i link lo usano
setting-behind-proxy = prendi l’indirizzo di chi visita da X-Forwarded-For
setting-metrics-port = dove si leggono le metriche, solo in locale; 0: da nessuna parte
setting-relay-host = dove altri processi sullo stesso PostgreSQL raggiungono questo; su più macchine, il suo indirizzo nella loro rete
setting-workers = quanti processi, su PostgreSQL

## Where things are kept

setting-data = la cartella del database interno; vuoto: la cartella dei dati dell’utente
setting-database = un PostgreSQL per URL, al posto della cartella

## Who may come

setting-invite-only = chi non è conosciuto entra solo con un link o un codice; le frasi segrete, con cui si aprono tavoli, richiedono un invito
setting-contact = come raggiungere chi ospita, sulla pagina della privacy
setting-privacy = un file di testo con le parole di chi ospita sulla privacy
setting-guests-expire-days = dopo quanti giorni si dimenticano gli ospiti senza una partita in corso

## How much of everything

setting-body-bytes = la richiesta e il messaggio più lunghi, decompressi
setting-record-bytes = la partita registrata più lunga che si può importare
setting-file-bytes = il file di mazzo o ricette più lungo
setting-head-bytes = l’indirizzo e le intestazioni più lunghi di una richiesta
setting-sockets = connessioni aperte in tutto
setting-sockets-per-address = connessioni aperte di un indirizzo
setting-sockets-per-person = connessioni aperte di una persona
setting-spectators-per-room = chi guarda soltanto un tavolo
setting-rooms-per-person = tavoli non finiti di una persona
setting-tokens-per-person = token per programmi che una persona può avere
setting-live-rooms = tavoli svegli insieme
setting-mailbox = comandi in attesa a un tavolo
setting-outbox = messaggi in attesa per un lettore lento

## How often: tokens a second, and how many can be saved up

setting-requests-per-second = richieste di un indirizzo
setting-requests-burst = richieste di un indirizzo in una volta
setting-commands-per-second = messaggi di una persona
setting-commands-burst = messaggi di una persona in una volta
setting-offers-per-minute = offerte che una persona può fare
setting-talk-per-minute = frasi che una persona può dire
setting-explanations-per-minute = domande su tutte le mosse insieme che una persona può fare; un sesto si può accumulare
setting-guests-per-hour = nuovi ospiti da un indirizzo
setting-codes-per-minute = codici che un indirizzo può provare
setting-sign-ins-per-minute = frasi segrete che un indirizzo può provare
setting-imports-per-hour = file e partite registrate che una persona può mandare
setting-jobs-per-person = risposte lunghe che una persona può aspettare insieme
setting-jobs-per-address = risposte lunghe che le persone di un indirizzo possono aspettare insieme
setting-jobs = risposte lunghe che tutti possono aspettare insieme

## Time

setting-request-seconds = entro questo tempo una richiesta deve arrivare e la risposta essere ricevuta
setting-ping-seconds = ogni quanto si controllano le connessioni
setting-silent-seconds = dopo quanto una persona risulta non rispondere
setting-absent-seconds = dopo quanto si chiede agli altri se deve giocare un bot
setting-offer-seconds = quanto vale un’offerta quando altre persone aspettano la risposta
setting-sleep-seconds = dopo quanto si addormenta un tavolo che nessuno guarda
setting-lobby-hours = dopo quanto si dimenticano i tavoli mai cominciati
setting-lease-seconds = quanto a lungo un processo possiede un tavolo senza rinnovare

## Bots and long answers

setting-bot-processes = processi per i bot
setting-bot-seconds = tempo di CPU di un bot per una decisione
setting-bot-patience-seconds = dopo quanto si chiude un bot che non ha scelto, qualunque cosa stia facendo
setting-bot-idle-seconds = dopo quanto finiscono i processi dei bot inattivi
setting-job-processes = processi per le risposte lunghe
setting-job-seconds = tempo di CPU di una risposta lunga
setting-job-keep-seconds = quanto a lungo si conserva una risposta
