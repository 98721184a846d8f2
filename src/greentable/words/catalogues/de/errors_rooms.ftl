### What is refused at a table of the server, an id for each code.

## The table

error-room-lobby = Die Partie hat noch nicht begonnen.
error-room-playing = Die Partie läuft schon.
error-room-paused = Die Partie ist pausiert.
error-room-over = Die Partie ist zu Ende.
error-room-closed = Dieser Tisch ist geschlossen.
# Someone wants to close the table while other people play at it.
error-room-others-play = Hier spielen noch andere. Du kannst den Tisch verlassen, aber nicht schließen.
error-room-busy = An diesem Tisch ist gerade zu viel los. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-room-full = Dieser Tisch hat schon zu viele Zuschauer. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-room-too-many-live = Auf diesem Server laufen zu viele Partien. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-room-elsewhere = Um diesen Tisch kümmert sich ein anderer Prozess dieses Servers.
error-host-only = Das darf nur der Gastgeber dieses Tisches.
error-settings-clock-runs = Sobald die Partie läuft, lässt sich die Bedenkzeit nicht mehr ändern.
error-rematch-too-early = Diese Partie ist noch nicht zu Ende.

## Seats. $seat is a number.

error-seat-none = An diesem Tisch gibt es keinen Platz { $seat }.
error-seat-free = Platz { $seat } ist noch frei. Gib ihn einem Bot oder warte, bis ihn jemand nimmt.
error-seat-taken = Dieser Platz ist schon besetzt.
error-seat-too-late = Die Partie läuft schon. Du kannst keinen Platz mehr nehmen.
error-seat-name = „{ $name }“ ist kein gültiger Name, oder jemand an diesem Tisch heißt schon so.
# Each player may add a text to the shuffle, so that the server alone can’t decide the order of the cards.
error-seat-nonce = Dein Beitrag zum Mischen darf höchstens { $most } Buchstaben und Ziffern haben.
error-seat-players-only = Das darf nur, wer mitspielt.
error-seat-not-yours = Platz { $seat } gehört dir nicht.
# Whether a bot plays for someone who is away.
error-seat-not-asked = Über Platz { $seat } kannst du nicht entscheiden.
error-seat-not-away = Auf Platz { $seat } fehlt niemand.
error-seat-nobody-else = Auf Platz { $seat } sitzt kein anderer Spieler.

## Moves

# The sender had not yet seen what the table asks now.
error-command-stale = Die Partie ist inzwischen weiter. Wähle noch einmal.
error-message-malformed = Der Server kann diese Nachricht nicht lesen.
error-offer-none = Du hast kein Angebot, das du zurückziehen könntest.
error-offer-too-many = Du machst zu viele Angebote. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-undo-nothing = Du hast noch keinen Zug gemacht.
error-undo-asked = Es hat schon jemand darum gebeten, einen Zug zurückzunehmen.
error-undo-not-asked = Gerade bittet niemand darum, einen Zug zurückzunehmen.

## Chat

error-talk-players-only = An diesem Tisch dürfen nur Spieler chatten.
error-talk-phrases-only = Der Gastgeber erlaubt an diesem Tisch nur vorgegebene Sätze.
# A message to the server had both, or neither.
error-talk-one-thing = Sende entweder einen vorgegebenen Satz oder eigenen Text.
error-talk-text = Diesen Text kannst du nicht senden.
error-talk-phrase = Diesen Satz gibt es nicht.
error-talk-cards = Diese Karten passen nicht zu diesem Satz.
error-talk-too-many = Du sendest zu viele Nachrichten. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
