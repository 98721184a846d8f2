### What the settings of the server are about; docs/hosting.md and `greentable serve --show-settings`.

## Where it is reached

setting-host = die Adresse, auf der der Server lauscht
setting-port = der Port; 0 nimmt einen freien
setting-public-url = wie man den Server erreicht, etwa https://cards.example.org; so steht es in Links
setting-behind-proxy = die Adresse der Besucher aus X-Forwarded-For nehmen
setting-metrics-port = wo Messwerte zu lesen sind, nur lokal; 0 für nirgends
setting-relay-host = wo andere Prozesse am selben PostgreSQL diesen erreichen; auf mehreren Rechnern seine Adresse in deren Netz
setting-workers = wie viele Prozesse, mit PostgreSQL

## Where things are kept

setting-data = der Ordner der eingebauten Datenbank; leer: der Datenordner des Benutzers
setting-database = ein PostgreSQL, mit seiner URL, statt des Ordners

## Who may come

setting-invite-only = Fremde kommen nur mit Link oder Code herein, und für eine Passphrase, mit der man Tische eröffnet, braucht es eine Einladung
setting-contact = wie man den Betreiber erreicht, zu lesen auf der Datenschutzseite
setting-privacy = eine Textdatei mit eigenen Worten des Betreibers zum Datenschutz
setting-guests-expire-days = Gäste ohne laufende Partie werden nach so vielen Tagen vergessen

## How much of everything

setting-body-bytes = die längste Anfrage und Socket-Nachricht, entpackt
setting-record-bytes = die längste Aufzeichnung, die sich importieren lässt
setting-file-bytes = die längste Datei mit Karten oder Rezepten
setting-head-bytes = die längste Adresse samt Headern einer Anfrage
setting-sockets = offene Verbindungen insgesamt
setting-sockets-per-address = offene Verbindungen einer Adresse
setting-sockets-per-person = offene Verbindungen einer Person
setting-spectators-per-room = wie viele an einem Tisch nur zuschauen
setting-rooms-per-person = Tische einer Person, an denen noch nicht zu Ende gespielt ist
setting-tokens-per-person = Token für Programme, die jemand haben darf
setting-live-rooms = Tische, die zugleich wach sind
setting-mailbox = Befehle, die an einem Tisch warten
setting-outbox = Nachrichten, die auf einen langsamen Leser warten

## How often: tokens a second, and how many can be saved up

setting-requests-per-second = Anfragen einer Adresse
setting-requests-burst = Anfragen einer Adresse auf einmal
setting-commands-per-second = Socket-Nachrichten einer Person
setting-commands-burst = Socket-Nachrichten einer Person auf einmal
setting-offers-per-minute = Angebote, die jemand machen darf
setting-talk-per-minute = Sätze, die jemand sagen darf
setting-explanations-per-minute = Fragen nach allen Zügen auf einmal, die jemand stellen darf; ein Sechstel davon auf Vorrat
setting-guests-per-hour = neue Gäste von einer Adresse
setting-codes-per-minute = Codes, die eine Adresse probieren darf
setting-sign-ins-per-minute = Passphrasen, die eine Adresse probieren darf
setting-imports-per-hour = Dateien und Aufzeichnungen, die jemand schicken darf
setting-jobs-per-person = lange Antworten, auf die jemand zugleich warten darf
setting-jobs-per-address = lange Antworten, auf die Leute einer Adresse zugleich warten dürfen
setting-jobs = lange Antworten, auf die alle zusammen zugleich warten dürfen

## Time

setting-request-seconds = in dieser Zeit muss eine Anfrage da und ihre Antwort abgeholt sein
setting-ping-seconds = wie oft Verbindungen geprüft werden
setting-silent-seconds = danach gilt jemand als still
setting-absent-seconds = danach werden die anderen gefragt, ob ein Bot spielen soll
setting-offer-seconds = wie lange ein Angebot gilt, wenn andere Leute auf die Antwort warten
setting-sleep-seconds = danach schläft ein Tisch ein, dem niemand zuschaut
setting-lobby-hours = danach werden Tische vergessen, die nie begonnen haben
setting-lease-seconds = wie lange ein Prozess einen Tisch behält, ohne zu verlängern

## Bots and long answers

setting-bot-processes = Prozesse für Bots
setting-bot-seconds = CPU-Zeit, die ein Bot über eine Entscheidung nachdenken darf
setting-bot-patience-seconds = ein Bot, der bis dahin nicht gewählt hat, wird beendet, was er auch tut
setting-bot-idle-seconds = danach enden Bot-Prozesse, die nichts zu tun haben
setting-job-processes = Prozesse für lange Antworten
setting-job-seconds = CPU-Zeit einer langen Antwort
setting-job-keep-seconds = wie lange eine Antwort aufbewahrt wird
