### What is refused at a table of the server, an id for each code.

## The room

error-room-lobby = Het spel is nog niet begonnen.
error-room-playing = Het spel is al begonnen.
error-room-paused = Het spel is gepauzeerd.
error-room-over = Het spel is afgelopen.
error-room-closed = Deze tafel is gesloten.
error-room-others-play = Hier spelen nog anderen: draag de tafel over of ga weg.
error-room-busy = Er gebeurt te veel tegelijk aan deze tafel. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
error-room-full = Aan deze tafel kijken al te veel mensen toe. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
error-room-too-many-live = Er wordt op deze server aan te veel tafels gespeeld. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
error-room-elsewhere = Deze tafel is bij een ander proces van deze server.
error-host-only = Dat mag alleen de gastheer van deze tafel.
error-settings-clock-runs = De bedenktijd kan niet meer veranderen zodra het spel begonnen is.
error-rematch-too-early = Dit spel is nog niet afgelopen.

## Seats. $seat is a number.

error-seat-none = Er is geen plaats { $seat } aan deze tafel.
error-seat-free = Plaats { $seat } is nog vrij: geef ze aan een bot, of wacht op iemand.
error-seat-taken = Daar zit al iemand.
error-seat-too-late = Het spel is begonnen: niemand kan nog gaan zitten.
error-seat-name = { $name } kan geen naam zijn, of iemand aan deze tafel heet al zo.
error-seat-nonce = Wat je aan het schudden toevoegt, mag hoogstens { $most } letters en cijfers lang zijn.
error-seat-players-only = Dat kan alleen wie speelt.
error-seat-not-yours = Plaats { $seat } is niet van jou.
error-seat-not-asked = Over plaats { $seat } wordt jou niets gevraagd.
error-seat-not-away = Op plaats { $seat } is niemand afwezig.
error-seat-nobody-else = Op plaats { $seat } zit niemand anders.

## Commands. $rev and $since are numbers of revisions.

error-command-stale = Dit was voor revisie { $rev } bedoeld; wat nu gevraagd wordt, kwam er met revisie { $since }.
error-message-malformed = Dit bericht is niet te begrijpen.
error-offer-none = Je hebt geen bod om in te trekken.
error-offer-too-many = Te veel biedingen. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
error-undo-nothing = Je hebt nog geen zet gedaan.
error-undo-asked = Iemand wil al een zet terugnemen.
error-undo-not-asked = Jou wordt niet gevraagd of een zet mag worden teruggenomen.

## Talk

error-talk-players-only = Aan deze tafel mag alleen praten wie speelt.
error-talk-phrases-only = De gastheer laat aan deze tafel alleen vaste zinnen toe.
error-talk-one-thing = Zeg een vaste zin, of schrijf zelf iets.
error-talk-text = Deze tekst kan niet worden verstuurd.
error-talk-phrase = Die zin bestaat niet.
error-talk-cards = Deze kaarten passen niet bij die zin.
error-talk-too-many = Je praat te veel. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
