### What the server’s settings are for; docs/hosting.md and `greentable serve --show-settings`.

## Where people reach it

setting-host = adres waarop de server luistert
setting-port = poort waarop de server luistert; 0 kiest een vrije poort
setting-public-url = openbaar adres voor links, bijvoorbeeld https://cards.example.org
setting-behind-proxy = het adres van bezoekers uit X-Forwarded-For halen
setting-metrics-port = poort voor meetgegevens, alleen lokaal; 0 zet ze uit
setting-relay-host = adres waarop andere processen op dezelfde PostgreSQL dit proces bereiken; op meerdere machines het adres in hun netwerk
setting-workers = aantal processen (alleen met PostgreSQL)

## Where data is stored

setting-data = map van de ingebouwde database; leeg: de gegevensmap van de gebruiker
setting-database = URL van een PostgreSQL-database die in plaats van de map wordt gebruikt

## Who can come in

setting-invite-only = nieuwkomers hebben een link of code nodig om bij een tafel te komen, en een uitnodiging om de wachtwoordzin in te stellen waarmee je tafels opent
setting-contact = hoe je de beheerder bereikt, te lezen op de privacypagina
setting-privacy = tekstbestand met de eigen privacyverklaring van de beheerder
setting-guests-expire-days = aantal dagen waarna gasten zonder lopend spel worden verwijderd

## Limits

setting-body-bytes = grootste verzoek of socketbericht, uitgepakt
setting-record-bytes = grootste spelbestand dat je kunt importeren
setting-file-bytes = grootste bestand met kaarten of recepten
setting-head-bytes = grootste URL en headers van een verzoek
setting-sockets = open verbindingen in totaal
setting-sockets-per-address = open verbindingen per IP-adres
setting-sockets-per-person = open verbindingen per persoon
setting-spectators-per-room = toeschouwers per tafel
setting-rooms-per-person = onafgeronde tafels per persoon
setting-tokens-per-person = toegangstokens per persoon
setting-live-rooms = tafels tegelijk in het geheugen
setting-mailbox = wachtende opdrachten per tafel
setting-outbox = wachtende berichten per trage client

## How often: tokens per second, and how many can be saved up

setting-requests-per-second = verzoeken per IP-adres
setting-requests-burst = verzoeken per IP-adres in één keer
setting-commands-per-second = socketberichten per persoon
setting-commands-burst = socketberichten per persoon in één keer
setting-offers-per-minute = biedingen per persoon
setting-talk-per-minute = chatberichten per persoon
setting-explanations-per-minute = verzoeken per persoon om alle zetten tegelijk uit te leggen; hoogstens een zesde daarvan in één keer
setting-guests-per-hour = nieuwe gasten per IP-adres
setting-codes-per-minute = pogingen met tafelcodes per IP-adres
setting-sign-ins-per-minute = aanmeldpogingen per IP-adres
setting-imports-per-hour = geüploade bestanden per persoon, ook spelbestanden
setting-jobs-per-person = lange zoekopdrachten tegelijk per persoon
setting-jobs-per-address = lange zoekopdrachten tegelijk per IP-adres
setting-jobs = lange zoekopdrachten tegelijk in totaal

## Time

setting-request-seconds = tijd waarin een verzoek ontvangen en het antwoord opgehaald moet zijn
setting-ping-seconds = tijd tussen twee pings van een verbinding
setting-silent-seconds = tijd waarna bij iemand ‘reageert niet’ staat
setting-absent-seconds = tijd waarna de anderen de vraag krijgen of een bot het moet overnemen
setting-offer-seconds = tijd waarna een bod vervalt als andere mensen op het antwoord wachten
setting-sleep-seconds = tijd waarna een tafel waar niemand naar kijkt uit het geheugen gaat
setting-lobby-hours = tijd waarna tafels die nooit begonnen zijn, worden verwijderd
setting-lease-seconds = hoelang een proces een tafel houdt zonder te verlengen

## Bots and long searches

setting-bot-processes = processen voor bots
setting-bot-seconds = CPU-tijd van een bot per beslissing
setting-bot-patience-seconds = tijd waarna een bot zonder beslissing hoe dan ook wordt gestopt
setting-bot-idle-seconds = tijd waarna een botproces dat niets doet, stopt
setting-job-processes = processen voor lange zoekopdrachten
setting-job-seconds = CPU-tijd per lange zoekopdracht
setting-job-keep-seconds = hoelang een resultaat wordt bewaard
