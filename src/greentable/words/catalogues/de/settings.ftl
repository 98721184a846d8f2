### What the server’s settings are for; docs/hosting.md and `greentable serve --show-settings`.

## Where people reach it

setting-host = Adresse, auf der der Server lauscht
setting-port = Port, auf dem der Server lauscht; 0 wählt einen freien
setting-public-url = öffentliche Adresse für Links, z. B. https://cards.example.org
setting-behind-proxy = Adressen der Besucher aus X-Forwarded-For nehmen
setting-metrics-port = Port für Metriken, nur lokal; 0 schaltet sie aus
setting-relay-host = Adresse, unter der andere Prozesse mit demselben PostgreSQL diesen erreichen; bei mehreren Rechnern seine Adresse in deren Netz
setting-workers = Anzahl der Prozesse (nur mit PostgreSQL)

## Where data is stored

setting-data = Ordner der eingebauten Datenbank; leer: Datenordner des Benutzers
setting-database = URL einer PostgreSQL-Datenbank, die statt des Ordners verwendet wird

## Who can come in

setting-invite-only = Neue brauchen einen Link oder Code, um an einen Tisch zu kommen; um eine Passphrase festzulegen und damit Tische zu eröffnen, brauchen sie eine Einladung
setting-contact = wie man den Betreiber erreicht; steht auf der Datenschutzseite
setting-privacy = Textdatei mit eigenen Hinweisen des Betreibers zum Datenschutz
setting-guests-expire-days = Tage, nach denen Gäste ohne laufende Partie gelöscht werden

## Limits

setting-body-bytes = größte Anfrage oder Socket-Nachricht, entpackt
setting-record-bytes = größte Aufzeichnung, die importiert werden kann
setting-file-bytes = größte Datei mit Karten oder Rezepten
setting-head-bytes = größte URL samt Headern einer Anfrage
setting-sockets = offene Verbindungen insgesamt
setting-sockets-per-address = offene Verbindungen pro IP-Adresse
setting-sockets-per-person = offene Verbindungen pro Person
setting-spectators-per-room = Zuschauer pro Tisch
setting-rooms-per-person = noch offene Tische pro Person
setting-tokens-per-person = Zugriffstokens pro Person
setting-live-rooms = Tische, die gleichzeitig im Speicher sind
setting-mailbox = wartende Befehle pro Tisch
setting-outbox = wartende Nachrichten pro langsamem Client

## How often: tokens per second, and how many can be saved up

setting-requests-per-second = Anfragen pro IP-Adresse
setting-requests-burst = Anfragen pro IP-Adresse auf einmal
setting-commands-per-second = Socket-Nachrichten pro Person
setting-commands-burst = Socket-Nachrichten pro Person auf einmal
setting-offers-per-minute = Tauschangebote pro Person
setting-talk-per-minute = Chatnachrichten pro Person
setting-explanations-per-minute = Anfragen pro Person nach Erklärungen zu allen Zügen; höchstens ein Sechstel davon auf einmal
setting-guests-per-hour = neue Gäste pro IP-Adresse
setting-codes-per-minute = Versuche mit Tischcodes pro IP-Adresse
setting-sign-ins-per-minute = Anmeldeversuche pro IP-Adresse
setting-imports-per-hour = hochgeladene Dateien und Aufzeichnungen pro Person
setting-jobs-per-person = gleichzeitige lange Suchen pro Person
setting-jobs-per-address = gleichzeitige lange Suchen pro IP-Adresse
setting-jobs = gleichzeitige lange Suchen insgesamt

## Time

setting-request-seconds = Zeit, in der eine Anfrage eintreffen und ihre Antwort abgeholt werden muss
setting-ping-seconds = Abstand zwischen zwei Pings einer Verbindung
setting-silent-seconds = Zeit, nach der jemand als „reagiert nicht“ angezeigt wird
setting-absent-seconds = Zeit, nach der die anderen gefragt werden, ob ein Bot weiterspielen soll
setting-offer-seconds = Zeit, nach der ein Angebot verfällt, wenn andere Menschen auf die Antwort warten
setting-sleep-seconds = Zeit, nach der ein Tisch, den niemand offen hat, aus dem Speicher entfernt wird
setting-lobby-hours = Zeit, nach der nie gestartete Tische gelöscht werden
setting-lease-seconds = Zeit, für die ein Prozess einen Tisch ohne Verlängerung behält

## Bots and long searches

setting-bot-processes = Prozesse für Bots
setting-bot-seconds = CPU-Zeit eines Bots pro Entscheidung
setting-bot-patience-seconds = Zeit, nach der ein Bot ohne Entscheidung auf jeden Fall beendet wird
setting-bot-idle-seconds = Zeit, nach der untätige Bot-Prozesse enden
setting-job-processes = Prozesse für lange Suchen
setting-job-seconds = CPU-Zeit pro langer Suche
setting-job-keep-seconds = wie lange ein Ergebnis aufbewahrt wird
