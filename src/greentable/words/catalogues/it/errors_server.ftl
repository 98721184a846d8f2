### What the table server refuses, an id for each code, and the words of its answers.

## The titles of problems, by HTTP status

problem-400 = Richiesta non valida
problem-401 = Accesso necessario
problem-403 = Non permesso
problem-404 = Non trovato
problem-405 = Metodo non permesso
problem-409 = Conflitto
problem-413 = Troppo grande
problem-415 = Serve JSON
problem-421 = Indirizzo sbagliato
problem-422 = Non possibile
problem-429 = Troppe richieste
problem-431 = Intestazioni troppo grandi
problem-500 = Errore del server
problem-503 = Non disponibile al momento

## Requests. $trouble is what a reader of JSON says, in English.

error-request-not-there = Non esiste, oppure non è tuo.
error-request-method = Questo metodo non è permesso qui. L’intestazione Allow elenca quelli permessi.
error-request-malformed = Il server non capisce questa richiesta.
error-request-query = Parametro sconosciuto o ripetuto: { $name }.
error-request-query-missing = Parametro mancante: { $name }.
error-request-parameter = Valore non valido per { $name }: { $trouble }
error-request-json = Il corpo deve essere di tipo application/json.
error-request-not-json = Il corpo non è JSON valido: { $trouble }
error-request-body = Il corpo non è valido: { $trouble }
error-request-too-large = È troppo lungo. Il limite è di { $most } byte.
error-request-head-too-large = L’indirizzo e le intestazioni di questa richiesta sono troppo lunghi. I limiti sono { $most } byte in totale, { $longest } byte per intestazione e { $headers } intestazioni.
error-request-too-many = Troppe richieste. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-request-host = Questo server non ha questo nome. Il gestore può impostare public_url.
error-request-cross-site = Possono farlo solo le pagine di questo server.
error-server-failed = Qualcosa è andato storto sul server. Riprova. I dettagli sono nel log del server.
error-room-unreadable = Questo tavolo non si può aprire: il suo registro è danneggiato. I dettagli sono nel log del server.
error-store-unavailable = Al momento il server non può caricare né salvare niente. Riprova tra poco.
error-store-lost = Il server ha perso il suo database: le mosse non valgono più. Deve intervenire il gestore.

## People

guest-name = Ospite
guest-forgotten = un ospite

error-person-nobody = Gioca come ospite oppure accedi.
error-person-token = Questo token non è valido, o non lo è più.
error-person-scope = Questo token non permette “{ $scope }”.
error-person-unknown-scope = Il permesso “{ $scope }” non esiste. I permessi sono play e read.
error-person-too-many-tokens = Non puoi avere più di { $most ->
    [one] un token
   *[other] { $most } token
}. Prima revocane uno.
error-person-not-for-programs = Un programma non può farlo con un token. Devi accedere tu.
error-person-banned = Qui non puoi più giocare.
error-person-language = La lingua { $language } qui non è disponibile.
error-person-handle-taken = Questo nome è già in uso.
error-person-sign-in = Nome o frase segreta sbagliati.
error-person-passphrase-first = Prima scegli una frase segreta.
error-person-invited-only = A questo server si accede solo su invito. Usa il link o il codice di un tavolo.
error-person-table-only = Senza frase segreta puoi giocare solo ai tavoli di cui hai il link o il codice. Accedi, oppure chiedi un invito al gestore.
error-person-no-invitation = Ti serve un invito del gestore. Questo non è valido o è già stato usato.
error-person-too-many-guests = Troppi nuovi ospiti dal tuo indirizzo. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-person-too-many-sign-ins = Troppi tentativi. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.

error-name-signs = { $name } non può essere un nome: contiene caratteri invisibili o di controllo.
error-name-letters = { $name } non può essere un nome: serve almeno una lettera o una cifra.
error-name-long = { $name } è troppo lungo. Un nome ha al massimo { $most } caratteri.
error-name-taken = Qualcuno a questo tavolo ha un nome simile a { $name }.

## Settings

error-settings-file = impossibile leggere le impostazioni in { $file }: { $trouble }
error-settings-unknown = impostazione sconosciuta: { $name }; possibili: { $known }
error-settings-value = valore non valido per { $name }: { $found } ({ $trouble })

## Serving

error-serve-listen = impossibile ascoltare su { $host }, porta { $port }: { $trouble }
error-serve-workers-need-postgres = { $workers } processi richiedono PostgreSQL (--database URL): nel database integrato può scrivere un solo processo

error-room-too-many = Non puoi avere più di { $most ->
    [one] un tavolo
   *[other] { $most } tavoli
} alla volta. Prima finisci una partita.
error-room-draining = Il server sta per riavviarsi e non apre nuovi tavoli.
error-request-too-many-codes = Troppi codici provati. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-request-too-many-sockets = Troppe connessioni aperte. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.

## Long answers: hints, reviews and solutions

error-job-unknown = Ricerca sconosciuta per { $game }: { $what }.
error-job-about-view = Questa ricerca riguarda un posto. Invia il tavolo e il posto, e nient’altro.
error-job-about-document = Questa ricerca riguarda i dati inviati, non un tavolo.
error-job-other-game = A questo tavolo si gioca un altro gioco.
error-job-others-play = Niente consigli quando giochi con altre persone.
error-job-too-many = Stai già aspettando altre risposte. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-job-too-many-in-all = Il server è sovraccarico. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
# Why there is no answer.
error-job-failed = Qualcosa è andato storto durante la ricerca.
error-job-dawdled = La ricerca ha richiesto troppo tempo.
