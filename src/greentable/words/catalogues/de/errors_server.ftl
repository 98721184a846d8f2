### What the table server refuses, an id for each code, and the words of its answers.

## The titles of problems, by HTTP status

problem-400 = Nicht verstanden
problem-401 = Erst anmelden
problem-403 = Nicht erlaubt
problem-404 = Nicht gefunden
problem-405 = Hier nicht möglich
problem-409 = Das passt nicht
problem-413 = Zu groß
problem-415 = JSON erwartet
problem-421 = Falsche Adresse
problem-422 = Nicht möglich
problem-429 = Zu viele
problem-431 = Header zu groß
problem-500 = Unser Fehler
problem-503 = Jetzt nicht

## Requests. $trouble is what a reader of JSON says, in English.

error-request-not-there = Hier ist nichts, oder es gehört dir nicht.
error-request-method = Das geht hier nicht; was geht, sagt der Header Allow.
error-request-malformed = Diese Anfrage ist nicht verständlich.
error-request-query = Die Abfrage enthält { $name }; das ist unbekannt oder steht doppelt da.
error-request-query-missing = In der Abfrage fehlt { $name }.
error-request-parameter = { $name } ist nicht wie erwartet: { $trouble }
error-request-json = Erwartet wird ein Inhalt vom Typ application/json.
error-request-not-json = Der Inhalt ist kein JSON: { $trouble }
error-request-body = Der Inhalt ist nicht wie erwartet: { $trouble }
error-request-too-large = Das ist zu lang: höchstens { $most } Bytes.
error-request-head-too-large = Adresse und Header dieser Anfrage sind zu lang oder zu viele: höchstens { $most } Bytes zusammen, { $longest } in einem Header und { $headers } Header sind erlaubt.
error-request-too-many = Zu viele Anfragen. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-request-host = Dieser Server heißt nicht so; der Betreiber kann public_url setzen.
error-request-cross-site = Das dürfen nur die Seiten dieses Servers.
error-server-failed = Auf diesem Server ist etwas schiefgegangen; der Betreiber findet es im Protokoll. Versuch es noch einmal.
error-room-unreadable = Das Protokoll dieses Tischs ist beschädigt, er lässt sich nicht zeigen. Der Betreiber findet den Grund im Protokoll des Servers.
error-store-unavailable = Im Moment lässt sich nichts lesen oder speichern. Versuch es gleich noch einmal.
error-store-lost = Der Server hat seine Datenbank verloren, und kein Zug zählt mehr. Wer ihn betreibt, muss nachsehen.

## People

# The name of a guest until they choose one, and of somebody who was forgotten.
guest-name = Gast
guest-forgotten = ein Gast

error-person-nobody = Hier kennt dich noch niemand: Komm erst herein.
error-person-token = Dieses Token gilt nicht, oder nicht mehr.
error-person-scope = Mit diesem Token nicht erlaubt: { $scope }.
error-person-unknown-scope = Den Bereich { $scope } gibt es nicht, nur play und read.
error-person-too-many-tokens = Du hast schon { $most } Token: Widerrufe erst eines.
error-person-not-for-programs = Das ist für Menschen: Ein Programm mit Token darf es nicht.
error-person-banned = Du darfst hier nicht mehr spielen.
error-person-language = Die Sprache { $language } gibt es hier nicht.
error-person-handle-taken = So heißt hier schon jemand.
error-person-sign-in = Dieser Name und diese Passphrase gehören nicht zusammen.
error-person-passphrase-first = Das ist für Leute mit Passphrase: Leg erst eine fest.
error-person-invited-only = Dieser Server ist nur für Eingeladene offen: Komm mit dem Link oder dem Code eines Tisches.
error-person-table-only = Ohne Passphrase kannst du hier nur an Tischen spielen, deren Link oder Code du hast. Für alles andere melde dich an; eine neue Passphrase braucht eine Einladung des Betreibers.
error-person-no-invitation = Für eine Passphrase brauchst du eine Einladung des Betreibers; das hier ist keine, oder sie wurde schon benutzt.
error-person-too-many-guests = Von deiner Adresse kamen zu viele Gäste. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-person-too-many-sign-ins = Das waren zu viele Versuche. Probier es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.

error-name-signs = { $name } kann kein Name sein: Er enthält Zeichen, die man nicht sieht oder die anderen Text verändern.
error-name-letters = { $name } kann kein Name sein: Er enthält weder Buchstaben noch Ziffern.
error-name-long = { $name } ist zu lang für einen Namen: höchstens { $most } Zeichen.
error-name-taken = Jemand an diesem Tisch hat schon einen Namen, der wie { $name } aussieht.

## Settings

error-settings-file = Die Einstellungen in { $file } lassen sich nicht lesen: { $trouble }
error-settings-unknown = Die Einstellung { $name } gibt es nicht; es gibt { $known }
error-settings-value = Die Einstellung { $name } kann nicht { $found } sein: { $trouble }

## Serving

error-serve-listen = Auf { $host }, Port { $port }, lässt sich nicht lauschen: { $trouble }
error-serve-workers-need-postgres = { $workers } Prozesse brauchen PostgreSQL (--database URL): In die eingebaute Datenbank schreibt nur einer.

error-room-too-many = Du hast { $most } Tische, an denen noch nicht zu Ende gespielt ist: Bring erst eine Partie zu Ende.
error-room-draining = Dieser Server startet gleich neu und eröffnet keine neuen Tische.
error-request-too-many-codes = Es wurden zu viele Codes probiert. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-request-too-many-sockets = Es sind zu viele Verbindungen offen. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.

## Long answers

error-job-unknown = In { $game } gibt es keine lange Antwort { $what }.
error-job-about-view = Diese Frage betrifft einen Platz: Nenn Tisch und Platz und schick sonst nichts mit.
error-job-about-document = Diese Frage betrifft, was du mitschickst, nicht einen Tisch.
error-job-other-game = An diesem Tisch wird ein anderes Spiel gespielt.
error-job-others-play = An einem Tisch mit anderen Leuten bekommt niemand gute Aktionen verraten.
error-job-too-many = Du wartest schon auf so viele Antworten, wie du darfst. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-job-too-many-in-all = Zu viele warten auf Antworten. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
# Why an answer was not found.
error-job-failed = Bei der Suche nach der Antwort ging etwas schief.
error-job-dawdled = Die Antwort hat zu lange gedauert.
