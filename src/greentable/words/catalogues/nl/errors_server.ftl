### What the table server refuses, an id for each code, and the words of its answers.

## The titles of problems, by HTTP status

problem-400 = Niet begrepen
problem-401 = Meld je eerst aan
problem-403 = Niet toegestaan
problem-404 = Niet gevonden
problem-405 = Hier niet mogelijk
problem-409 = Dat past niet
problem-413 = Te groot
problem-415 = JSON verwacht
problem-421 = Verkeerd adres
problem-422 = Niet mogelijk
problem-429 = Te veel
problem-431 = Headers te groot
problem-500 = Onze fout
problem-503 = Nu niet

## Requests. $trouble is what a reader of JSON says, in English.

error-request-not-there = Hier is niets, of het is niet van jou.
error-request-method = Dat kan hier niet; de header Allow zegt wat wel kan.
error-request-malformed = Deze aanvraag is niet te begrijpen.
error-request-query = In de query staat { $name }; dat is onbekend of staat er twee keer.
error-request-query-missing = In de query ontbreekt { $name }.
error-request-parameter = { $name } is niet zoals verwacht: { $trouble }
error-request-json = Er wordt een inhoud van het type application/json verwacht.
error-request-not-json = De inhoud is geen JSON: { $trouble }
error-request-body = De inhoud is niet zoals verwacht: { $trouble }
error-request-too-large = Dat is te lang: hoogstens { $most } bytes.
error-request-head-too-large = Adres en headers van dit verzoek zijn te lang of te veel: hoogstens { $most } bytes samen, { $longest } per header en { $headers } headers.
error-request-too-many = Te veel aanvragen. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
error-request-host = Deze server heet niet zo; de beheerder kan public_url instellen.
error-request-cross-site = Alleen pagina’s van deze server mogen dat.
error-server-failed = Er ging iets mis op deze server; de beheerder vindt het in het logboek. Probeer het nog eens.
error-room-unreadable = Het logboek van deze tafel is beschadigd, de tafel kan niet getoond worden. De beheerder vindt de reden in het logboek van de server.
error-store-unavailable = Er kan nu niets gelezen of bewaard worden. Probeer het zo nog eens.
error-store-lost = De server is zijn databank kwijt, en geen zet telt meer. Wie hem beheert, moet ernaar kijken.

## People

# The name of a guest until they choose one, and of somebody who was forgotten.
guest-name = Gast
guest-forgotten = een gast

error-person-nobody = Niemand kent je hier nog: kom eerst binnen.
error-person-token = Dit token is niet geldig, of niet meer.
error-person-scope = Met dit token mag je niet: { $scope }.
error-person-unknown-scope = Het bereik { $scope } bestaat niet: er zijn play en read.
error-person-too-many-tokens = Je hebt al { $most } tokens: trek er eerst een in.
error-person-not-for-programs = Dat is voor mensen: een programma met een token mag het niet.
error-person-banned = Je mag hier niet meer spelen.
error-person-language = De taal { $language } is er hier niet.
error-person-handle-taken = Iemand anders gebruikt die naam al.
error-person-sign-in = Die naam en die wachtwoordzin horen niet bij elkaar.
error-person-passphrase-first = Dat is voor mensen met een wachtwoordzin: kies er eerst een.
error-person-invited-only = Deze server is alleen open voor genodigden: kom binnen met de link of de code van een tafel.
error-person-table-only = Zonder wachtwoordzin kan je hier alleen spelen aan tafels waarvan je de link of de code hebt. Meld je aan voor de rest; voor een nieuwe wachtwoordzin heb je een uitnodiging van de beheerder van deze server nodig.
error-person-no-invitation = Voor een wachtwoordzin heb je een uitnodiging van de beheerder van deze server nodig; dit is er geen, of ze is al gebruikt.
error-person-too-many-guests = Er kwamen te veel gasten vanaf jouw adres. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
error-person-too-many-sign-ins = Te veel pogingen. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.

error-name-signs = { $name } kan geen naam zijn: er staan tekens in die onzichtbaar zijn of die andere tekst veranderen.
error-name-letters = { $name } kan geen naam zijn: er staat geen letter of cijfer in.
error-name-long = { $name } is te lang voor een naam: hoogstens { $most } tekens.
error-name-taken = Iemand aan deze tafel heeft al een naam die op { $name } lijkt.

## Settings

error-settings-file = De instellingen in { $file } kunnen niet gelezen worden: { $trouble }
error-settings-unknown = Er is geen instelling { $name }: kies uit { $known }
error-settings-value = De instelling { $name } kan niet { $found } zijn: { $trouble }

## Serving

error-serve-listen = Luisteren op { $host }, poort { $port }, lukt niet: { $trouble }
error-serve-workers-need-postgres = { $workers } processen hebben PostgreSQL nodig (--database URL): de ingebouwde databank heeft één schrijver.

error-room-too-many = Je hebt { $most } tafels waaraan nog niet is uitgespeeld: maak er eerst een af.
error-room-draining = Deze server wordt zo meteen herstart en opent geen nieuwe tafels.
error-request-too-many-codes = Er werden te veel codes geprobeerd. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
error-request-too-many-sockets = Er zijn te veel verbindingen open. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.

## Long answers

error-job-unknown = In { $game } is er geen lang antwoord { $what }.
error-job-about-view = Deze vraag gaat over een plaats: noem de tafel en de plaats, en stuur verder niets mee.
error-job-about-document = Deze vraag gaat over wat je meestuurt, niet over een tafel.
error-job-other-game = Aan deze tafel wordt een ander spel gespeeld.
error-job-others-play = Aan een tafel met andere mensen krijgt niemand goede zetten ingefluisterd.
error-job-too-many = Je wacht al op zoveel antwoorden als je mag. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
error-job-too-many-in-all = Er wachten te veel mensen op antwoorden. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
# Why an answer was not found.
error-job-failed = Er ging iets mis bij het zoeken naar het antwoord.
error-job-dawdled = Het zoeken naar het antwoord duurde te lang.
