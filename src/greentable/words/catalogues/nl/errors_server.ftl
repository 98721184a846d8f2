### What the table server refuses, an id for each code, and the words of its answers.

## The titles of problems, by HTTP status

problem-400 = Ongeldig verzoek
problem-401 = Meld je eerst aan
problem-403 = Niet toegestaan
problem-404 = Niet gevonden
problem-405 = Methode niet toegestaan
problem-409 = Conflict
problem-413 = Te groot
problem-415 = JSON verwacht
problem-421 = Verkeerd adres
problem-422 = Niet mogelijk
problem-429 = Te veel verzoeken
problem-431 = Headers te groot
problem-500 = Serverfout
problem-503 = Nu niet beschikbaar

## Requests. $trouble is what a reader of JSON says, in English.

error-request-not-there = Dit bestaat niet, of het is niet van jou.
error-request-method = Deze methode is hier niet toegestaan. De header Allow noemt de methoden die wel mogen.
error-request-malformed = De server begrijpt dit verzoek niet.
error-request-query = Onbekende of herhaalde parameter: { $name }.
error-request-query-missing = Ontbrekende parameter: { $name }.
error-request-parameter = Ongeldige waarde voor { $name }: { $trouble }
error-request-json = De inhoud moet van het type application/json zijn.
error-request-not-json = De inhoud is geen geldige JSON: { $trouble }
error-request-body = De inhoud is ongeldig: { $trouble }
error-request-too-large = Dit is te lang. De limiet is { $most } bytes.
error-request-head-too-large = Het adres en de headers van dit verzoek zijn te lang. De limiet is { $most } bytes in totaal, { $longest } bytes per header en { $headers } headers.
error-request-too-many = Te veel verzoeken. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
error-request-host = Deze server heeft een andere naam. De beheerder kan public_url instellen.
error-request-cross-site = Alleen pagina’s van deze server mogen dat.
error-server-failed = Er ging iets mis op de server. Probeer het opnieuw. De details staan in het serverlogboek.
error-room-unreadable = Deze tafel kan niet worden geopend, want het logboek ervan is beschadigd. De details staan in het serverlogboek.
error-store-unavailable = De server kan nu niets laden of bewaren. Probeer het zo meteen opnieuw.
error-store-lost = De server is zijn database kwijt: zetten tellen niet meer. De beheerder moet dit oplossen.

## People

# The name of guests until they choose one, and of people whose data was deleted.
guest-name = Gast
guest-forgotten = een gast

error-person-nobody = Speel als gast of meld je eerst aan.
error-person-token = Dit token klopt niet of is niet meer geldig.
error-person-scope = Met dit token mag ‘{ $scope }’ niet.
error-person-unknown-scope = Het recht ‘{ $scope }’ bestaat niet. De rechten zijn play en read.
error-person-too-many-tokens = Je kunt niet meer dan { $most ->
    [one] één token
   *[other] { $most } tokens
} hebben. Trek er eerst een in.
error-person-not-for-programs = Een programma met een token kan dat niet. Meld je zelf aan.
error-person-banned = Je mag hier niet meer spelen.
error-person-language = De taal { $language } is hier niet beschikbaar.
error-person-handle-taken = Die naam is al bezet.
error-person-sign-in = De naam of de wachtwoordzin klopt niet.
error-person-passphrase-first = Kies eerst een wachtwoordzin.
error-person-invited-only = Deze server is alleen voor genodigden. Gebruik de link of de code van een tafel.
error-person-table-only = Zonder wachtwoordzin kun je alleen spelen aan tafels waarvan je de link of de code hebt. Meld je aan, of vraag de beheerder om een uitnodiging.
error-person-no-invitation = Je hebt een uitnodiging van de beheerder nodig. Deze is ongeldig of al gebruikt.
error-person-too-many-guests = Te veel nieuwe gasten vanaf je IP-adres. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
error-person-too-many-sign-ins = Te veel pogingen. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.

error-name-signs = { $name } kan geen naam zijn: er staan onzichtbare tekens of besturingstekens in.
error-name-letters = { $name } kan geen naam zijn: er moet een letter of een cijfer in staan.
error-name-long = { $name } is te lang. Een naam heeft hoogstens { $most } tekens.
error-name-taken = Iemand aan deze tafel heeft al een naam die op { $name } lijkt.

## Settings

error-settings-file = kan de instellingen in { $file } niet lezen: { $trouble }
error-settings-unknown = onbekende instelling { $name }: kies uit { $known }
error-settings-value = ongeldige waarde voor { $name }: { $found } ({ $trouble })

## Serving

error-serve-listen = kan niet luisteren op { $host }, poort { $port }: { $trouble }
error-serve-workers-need-postgres = { $workers } processen hebben PostgreSQL nodig (--database URL): in de ingebouwde database kan er maar één schrijven

error-room-too-many = Je kunt niet meer dan { $most ->
    [one] één tafel
   *[other] { $most } tafels
} tegelijk hebben. Maak eerst een spel af.
error-room-draining = De server start binnenkort opnieuw op. Tot die tijd kun je geen nieuwe tafels openen.
error-request-too-many-codes = Te veel codes geprobeerd. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
error-request-too-many-sockets = Te veel open verbindingen. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.

## Long answers: hints, reviews and solutions

error-job-unknown = Onbekende zoekopdracht voor { $game }: { $what }.
error-job-about-view = Deze zoekopdracht gaat over een plaats. Stuur alleen de tafel en de plaats.
error-job-about-document = Deze zoekopdracht gaat over de gegevens die je stuurt, niet over een tafel.
error-job-other-game = Aan deze tafel wordt een ander spel gespeeld.
error-job-others-play = Geen tips zolang er anderen meespelen.
error-job-too-many = Je wacht al op andere antwoorden. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
error-job-too-many-in-all = Het is druk op de server. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
# Why there is no answer.
error-job-failed = Er ging iets mis tijdens het zoeken.
error-job-dawdled = Het zoeken duurde te lang.
