### What is refused at a table of the server, an id for each code.

## The table

error-room-lobby = Het spel is nog niet begonnen.
error-room-playing = Het spel is al begonnen.
error-room-paused = Het spel is gepauzeerd.
error-room-over = Het spel is afgelopen.
error-room-closed = Deze tafel is gesloten.
# Someone wants to close the table while other people play at it.
error-room-others-play = Anderen zijn nog aan het spelen. Je kunt de tafel verlaten, maar niet sluiten.
error-room-busy = Er gebeurt te veel tegelijk aan deze tafel. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
error-room-full = Deze tafel heeft al te veel toeschouwers. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
error-room-too-many-live = Op deze server zijn te veel spellen bezig. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
error-room-elsewhere = Een ander proces van deze server beheert deze tafel.
error-host-only = Dat kan alleen de host van deze tafel.
error-settings-clock-runs = Je kunt de bedenktijd niet meer wijzigen zodra het spel is begonnen.
error-rematch-too-early = Dit spel is nog niet afgelopen.

## Seats. $seat is a number.

error-seat-none = Deze tafel heeft geen plaats { $seat }.
error-seat-free = Plaats { $seat } is nog vrij. Voeg een bot toe of wacht op iemand.
error-seat-taken = Die plaats is al bezet.
error-seat-too-late = Het spel is al begonnen. Je kunt geen plaats meer nemen.
error-seat-name = ‘{ $name }’ is geen geldige naam, of iemand aan deze tafel heet al zo.
# Each player may add a text to the shuffle, so that the server alone can’t decide the order of the cards.
error-seat-nonce = Je bijdrage aan het schudden mag hoogstens { $most } letters en cijfers bevatten.
error-seat-players-only = Dat kunnen alleen spelers.
error-seat-not-yours = Plaats { $seat } is niet van jou.
# Whether a bot plays for someone who is away.
error-seat-not-asked = Jij kunt niet beslissen over plaats { $seat }.
error-seat-not-away = De speler op plaats { $seat } is niet afwezig.
error-seat-nobody-else = Op plaats { $seat } zit geen andere speler.

## Moves

# The sender had not yet seen what the table asks now.
error-command-stale = Het spel is intussen verdergegaan. Kies opnieuw.
error-message-malformed = De server kan dit bericht niet lezen.
error-offer-none = Je hebt geen bod om in te trekken.
error-offer-too-many = Je doet te veel biedingen. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
error-undo-nothing = Je hebt nog geen zet gedaan.
error-undo-asked = Iemand heeft al gevraagd om een zet ongedaan te maken.
error-undo-not-asked = Niemand vraagt nu om een zet ongedaan te maken.

## Chat

error-talk-players-only = Alleen spelers kunnen chatten aan deze tafel.
error-talk-phrases-only = De host staat aan deze tafel alleen vaste zinnen toe.
# A message to the server had both, or neither.
error-talk-one-thing = Verstuur een vaste zin of een eigen tekst.
error-talk-text = Je kunt deze tekst niet versturen.
error-talk-phrase = Die zin bestaat niet.
error-talk-cards = Die kaarten passen niet bij die zin.
error-talk-too-many = Je stuurt te veel berichten. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
