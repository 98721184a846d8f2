### What the settings of the server are about; docs/hosting.md and `greentable serve --show-settings`.

## Where it is reached

setting-host = het adres waarop de server luistert
setting-port = de poort; 0 neemt een vrije
setting-public-url = hoe mensen de server bereiken, zoals https://cards.example.org; zo staat het in links
setting-behind-proxy = het adres van de bezoeker uit X-Forwarded-For nemen
setting-metrics-port = waar de meetwaarden staan, alleen lokaal; 0 voor nergens
setting-relay-host = waar andere processen op dezelfde PostgreSQL dit proces bereiken; op meerdere machines het adres in hun netwerk
setting-workers = hoeveel processen, op PostgreSQL

## Where things are kept

setting-data = de map van de ingebouwde databank; leeg: de gegevensmap van de gebruiker
setting-database = een PostgreSQL, met haar URL, in plaats van de map

## Who may come

setting-invite-only = onbekenden komen alleen met een link of een code binnen, en voor een wachtwoordzin, waarmee je tafels opent, is een uitnodiging nodig
setting-contact = hoe je de beheerder bereikt, te lezen op de privacypagina
setting-privacy = een tekstbestand met de eigen woorden van de beheerder over privacy
setting-guests-expire-days = gasten zonder lopend spel worden na zoveel dagen vergeten

## How much of everything

setting-body-bytes = de langste aanvraag en het langste socketbericht, uitgepakt
setting-record-bytes = het langste verslag dat geïmporteerd kan worden
setting-file-bytes = het langste bestand met kaarten of recepten
setting-head-bytes = het langste adres met headers van een verzoek
setting-sockets = open verbindingen in totaal
setting-sockets-per-address = open verbindingen van één adres
setting-sockets-per-person = open verbindingen van één persoon
setting-spectators-per-room = hoeveel mensen aan een tafel alleen toekijken
setting-rooms-per-person = tafels van één persoon waaraan nog niet is uitgespeeld
setting-tokens-per-person = tokens voor programma’s die iemand mag hebben
setting-live-rooms = tafels die tegelijk wakker zijn
setting-mailbox = opdrachten die aan één tafel wachten
setting-outbox = berichten die op één trage lezer wachten

## How often: tokens a second, and how many can be saved up

setting-requests-per-second = aanvragen van één adres
setting-requests-burst = aanvragen van één adres in één keer
setting-commands-per-second = socketberichten van één persoon
setting-commands-burst = socketberichten van één persoon in één keer
setting-offers-per-minute = biedingen die iemand mag doen
setting-talk-per-minute = zinnen die iemand mag zeggen
setting-explanations-per-minute = vragen naar alle zetten tegelijk die iemand mag stellen; een zesde daarvan mag opgespaard worden
setting-guests-per-hour = nieuwe gasten van één adres
setting-codes-per-minute = codes die één adres mag proberen
setting-sign-ins-per-minute = wachtwoordzinnen die één adres mag proberen
setting-imports-per-hour = bestanden en verslagen die iemand mag sturen
setting-jobs-per-person = lange antwoorden waarop iemand tegelijk mag wachten
setting-jobs-per-address = lange antwoorden waarop mensen van één adres tegelijk mogen wachten
setting-jobs = lange antwoorden waarop iedereen samen tegelijk mag wachten

## Time

setting-request-seconds = binnen deze tijd moet een verzoek er zijn en het antwoord opgehaald
setting-ping-seconds = hoe vaak verbindingen worden getest
setting-silent-seconds = daarna wordt iemand als stil getoond
setting-absent-seconds = daarna wordt aan de anderen gevraagd of een bot moet spelen
setting-offer-seconds = hoelang een bod geldt als andere mensen op het antwoord wachten
setting-sleep-seconds = daarna gaat een tafel slapen als niemand ernaar kijkt
setting-lobby-hours = daarna worden tafels die nooit begonnen, vergeten
setting-lease-seconds = hoelang een proces een tafel houdt zonder te verlengen

## Bots and long answers

setting-bot-processes = processen voor bots
setting-bot-seconds = CPU-tijd die een bot over één beslissing mag denken
setting-bot-patience-seconds = een bot die dan nog niet gekozen heeft, wordt beëindigd, wat hij ook doet
setting-bot-idle-seconds = daarna eindigen botprocessen die niets te doen hebben
setting-job-processes = processen voor lange antwoorden
setting-job-seconds = CPU-tijd van één lang antwoord
setting-job-keep-seconds = hoelang een antwoord bewaard wordt
