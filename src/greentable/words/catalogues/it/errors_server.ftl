### What the table server refuses, an id for each code, and the words of its answers.

## The titles of problems, by HTTP status

problem-400 = Non si capisce
problem-401 = Accedi prima
problem-403 = Non è permesso
problem-404 = Non trovato
problem-405 = Qui non è possibile
problem-409 = Conflitto
problem-413 = Troppo grande
problem-415 = Serve JSON
problem-421 = Indirizzo sbagliato
problem-422 = Non è possibile
problem-429 = Troppe richieste
problem-431 = Intestazioni troppo grandi
problem-500 = Un nostro errore
problem-503 = Non ora

## Requests. $trouble is what a reader of JSON says, in English.

error-request-not-there = Qui non c’è niente, o non è tuo.
error-request-method = Qui non si può fare; l’intestazione Allow dice che cosa si può.
error-request-malformed = Questa richiesta non si capisce.
error-request-query = La query ha { $name }, che è sconosciuto o ripetuto.
error-request-query-missing = Alla query manca { $name }.
error-request-parameter = { $name } non va bene: { $trouble }
error-request-json = Serve un corpo di tipo application/json.
error-request-not-json = Il corpo non è JSON: { $trouble }
error-request-body = Il corpo non va bene: { $trouble }
error-request-too-large = È troppo lungo: al massimo { $most } byte.
error-request-head-too-large = L’indirizzo e le intestazioni di questa richiesta sono troppo lunghi o troppi: al massimo { $most } byte in tutto, { $longest } per intestazione e { $headers } intestazioni.
error-request-too-many = Troppe richieste. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-request-host = Questo server non si chiama così; chi lo ospita può impostare public_url.
error-request-cross-site = Possono farlo solo le pagine di questo server.
error-server-failed = Qualcosa è andato storto su questo server; chi lo gestisce lo trova nel registro. Riprova.
error-room-unreadable = Il registro di questo tavolo è danneggiato e il tavolo non si può mostrare. Chi gestisce il server ne trova il motivo nel registro.
error-store-unavailable = Ora non si può leggere né salvare nulla. Riprova tra poco.
error-store-lost = Il server ha perso il suo database, e nessuna mossa vale più. Deve occuparsene chi lo gestisce.

## People

guest-name = Ospite
guest-forgotten = un ospite

error-person-nobody = Qui non ti conosce ancora nessuno: prima entra.
error-person-token = Questo token non vale, o non vale più.
error-person-scope = Questo token non dà il permesso { $scope }.
error-person-unknown-scope = Il permesso { $scope } non esiste: ci sono play e read.
error-person-too-many-tokens = Hai già { $most } token: prima revocane uno.
error-person-not-for-programs = È riservato alle persone: nessun programma può farlo con un token.
error-person-banned = Qui non puoi più giocare.
error-person-language = Qui non c’è la lingua { $language }.
error-person-handle-taken = Qualcuno usa già questo nome.
error-person-sign-in = Questo nome e questa frase segreta non vanno insieme.
error-person-passphrase-first = È per chi ha una frase segreta: prima scegline una.
error-person-invited-only = Questo server è aperto solo a chi è invitato: entra con il link o il codice di un tavolo.
error-person-table-only = Senza frase segreta qui puoi giocare solo ai tavoli di cui hai il link o il codice. Per il resto accedi; per una nuova frase segreta serve un invito di chi ospita questo server.
error-person-no-invitation = Per una frase segreta serve un invito di chi ospita questo server, e questo non lo è o è già stato usato.
error-person-too-many-guests = Dal tuo indirizzo sono arrivati troppi ospiti. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-person-too-many-sign-ins = Troppi tentativi. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.

error-name-signs = { $name } non può essere un nome: ha segni che non si vedono o che cambiano altro testo.
error-name-letters = { $name } non può essere un nome: non ha né lettere né cifre.
error-name-long = { $name } è troppo lungo per un nome: al massimo { $most } caratteri.
error-name-taken = A questo tavolo c’è già qualcuno che si può confondere con { $name }.

## Settings

error-settings-file = Le impostazioni in { $file } non si possono leggere: { $trouble }
error-settings-unknown = Non c’è l’impostazione { $name }: una tra { $known }
error-settings-value = L’impostazione { $name } non può essere { $found }: { $trouble }

## Serving

error-serve-listen = Impossibile ascoltare su { $host }, porta { $port }: { $trouble }
error-serve-workers-need-postgres = { $workers } processi richiedono PostgreSQL (--database URL): nel database interno può scrivere un solo processo.

error-room-too-many = Hai { $most } tavoli non finiti: prima finiscine uno.
error-room-draining = Questo server sta per riavviarsi e non apre nuovi tavoli.
error-request-too-many-codes = Sono stati provati troppi codici. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-request-too-many-sockets = Ci sono troppe connessioni aperte. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.

## Long answers

error-job-unknown = In { $game } non c’è una risposta lunga { $what }.
error-job-about-view = Questo si chiede per un posto: indica il tavolo e il posto, e non mandare altro.
error-job-about-document = Questo si chiede su ciò che si manda, non su un tavolo.
error-job-other-game = A questo tavolo si gioca a un altro gioco.
error-job-others-play = A un tavolo con altre persone non si suggeriscono buone mosse a nessuno.
error-job-too-many = Stai già aspettando tutte le risposte che puoi. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-job-too-many-in-all = Troppe persone aspettano risposte. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
# Why an answer was not found.
error-job-failed = Qualcosa è andato storto mentre si cercava la risposta.
error-job-dawdled = La risposta ha richiesto troppo tempo.
