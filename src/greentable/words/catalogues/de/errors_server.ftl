### What the table server refuses, an id for each code, and the words of its answers.

## The titles of problems, by HTTP status

problem-400 = Ungültige Anfrage
problem-401 = Erst anmelden
problem-403 = Nicht erlaubt
problem-404 = Nicht gefunden
problem-405 = Methode nicht erlaubt
problem-409 = Konflikt
problem-413 = Zu groß
problem-415 = JSON erwartet
problem-421 = Falsche Adresse
problem-422 = Nicht möglich
problem-429 = Zu viele Anfragen
problem-431 = Header zu groß
problem-500 = Serverfehler
problem-503 = Gerade nicht verfügbar

## Requests. $trouble is what a reader of JSON says, in English.

error-request-not-there = Das gibt es nicht, oder es gehört dir nicht.
error-request-method = Diese Methode ist hier nicht erlaubt. Welche erlaubt sind, steht im Header Allow.
error-request-malformed = Der Server versteht diese Anfrage nicht.
error-request-query = Unbekannter oder doppelter Parameter: { $name }.
error-request-query-missing = Fehlender Parameter: { $name }.
error-request-parameter = Ungültiger Wert für { $name }: { $trouble }
error-request-json = Der Inhalt muss vom Typ application/json sein.
error-request-not-json = Der Inhalt ist kein gültiges JSON: { $trouble }
error-request-body = Der Inhalt ist ungültig: { $trouble }
error-request-too-large = Das ist zu lang. Erlaubt sind höchstens { $most } Bytes.
error-request-head-too-large = Adresse und Header dieser Anfrage sind zu lang. Erlaubt sind insgesamt { $most } Bytes, { $longest } Bytes pro Header und { $headers } Header.
error-request-too-many = Zu viele Anfragen. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-request-host = Dieser Server heißt nicht so. Der Betreiber kann public_url setzen.
error-request-cross-site = Das dürfen nur die Seiten dieses Servers.
error-server-failed = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal. Details stehen im Serverprotokoll.
error-room-unreadable = Dieser Tisch lässt sich nicht öffnen: Sein Protokoll ist beschädigt. Details stehen im Serverprotokoll.
error-store-unavailable = Der Server kann gerade nichts laden oder speichern. Versuch es gleich noch einmal.
error-store-lost = Der Server erreicht seine Datenbank nicht mehr, und Züge zählen nicht mehr. Das muss der Betreiber beheben.

## People

# The name of guests until they choose one, and of people whose data was deleted.
guest-name = Gast
guest-forgotten = ein Gast

error-person-nobody = Spiele als Gast oder melde dich zuerst an.
error-person-token = Dieses Token ist ungültig oder gilt nicht mehr.
error-person-scope = Dieses Token erlaubt „{ $scope }“ nicht.
error-person-unknown-scope = Den Bereich „{ $scope }“ gibt es nicht. Es gibt play und read.
error-person-too-many-tokens = Du kannst höchstens { $most ->
    [one] ein Token
   *[other] { $most } Tokens
} haben. Widerrufe zuerst eines.
error-person-not-for-programs = Programme mit Token dürfen das nicht. Melde dich selbst an.
error-person-banned = Du darfst hier nicht mehr spielen.
error-person-language = Die Sprache { $language } ist hier nicht verfügbar.
error-person-handle-taken = Dieser Name ist schon vergeben.
error-person-sign-in = Name oder Passphrase ist falsch.
error-person-passphrase-first = Lege zuerst eine Passphrase fest.
error-person-invited-only = Dieser Server ist nur für Eingeladene. Nimm den Link oder den Code eines Tisches.
error-person-table-only = Ohne Passphrase kannst du nur an Tischen spielen, deren Link oder Code du hast. Melde dich an oder bitte den Betreiber um eine Einladung.
error-person-no-invitation = Du brauchst eine Einladung des Betreibers. Diese ist ungültig oder wurde schon benutzt.
error-person-too-many-guests = Zu viele neue Gäste von deiner IP-Adresse. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-person-too-many-sign-ins = Zu viele Versuche. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.

error-name-signs = { $name } kann kein Name sein: Er enthält unsichtbare Zeichen oder Steuerzeichen.
error-name-letters = { $name } kann kein Name sein: Er braucht einen Buchstaben oder eine Ziffer.
error-name-long = { $name } ist zu lang. Ein Name hat höchstens { $most } Zeichen.
error-name-taken = Jemand an diesem Tisch hat schon einen Namen, der mit „{ $name }“ verwechselt werden kann.

## Settings

error-settings-file = die Einstellungen in { $file } lassen sich nicht lesen: { $trouble }
error-settings-unknown = unbekannte Einstellung { $name }; möglich: { $known }
error-settings-value = ungültiger Wert für { $name }: { $found } ({ $trouble })

## Serving

error-serve-listen = der Server kann nicht auf { $host }, Port { $port }, lauschen: { $trouble }
error-serve-workers-need-postgres = { $workers } Prozesse brauchen PostgreSQL (--database URL): In die eingebaute Datenbank kann nur einer schreiben

error-room-too-many = Du kannst höchstens { $most ->
    [one] einen Tisch
   *[other] { $most } Tische
} gleichzeitig haben. Spiele zuerst eine Partie zu Ende.
error-room-draining = Der Server startet bald neu und eröffnet keine neuen Tische.
error-request-too-many-codes = Zu viele Codes ausprobiert. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-request-too-many-sockets = Zu viele offene Verbindungen. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.

## Long answers: hints, reviews and solutions

error-job-unknown = Unbekannter Auftrag für { $game }: { $what }.
error-job-about-view = Dieser Auftrag betrifft einen Platz. Sende nur Tisch und Platz, sonst nichts.
error-job-about-document = Dieser Auftrag betrifft die gesendeten Daten, keinen Tisch.
error-job-other-game = An diesem Tisch wird ein anderes Spiel gespielt.
error-job-others-play = Keine Tipps, solange andere mitspielen.
error-job-too-many = Du wartest schon auf andere Antworten. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-job-too-many-in-all = Der Server ist ausgelastet. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
# Why there is no answer.
error-job-failed = Bei der Suche ist etwas schiefgegangen.
error-job-dawdled = Die Suche hat zu lange gedauert.
