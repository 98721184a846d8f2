### What is refused at a table of the server, an id for each code.

## The room

error-room-lobby = Die Partie hat noch nicht begonnen.
error-room-playing = Die Partie hat schon begonnen.
error-room-paused = Die Partie ist unterbrochen.
error-room-over = Die Partie ist zu Ende.
error-room-closed = Dieser Tisch ist geschlossen.
error-room-others-play = Hier spielen noch andere: Übergib den Tisch oder verlass ihn.
error-room-busy = An diesem Tisch ist gerade zu viel los. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-room-full = An diesem Tisch schauen schon zu viele zu. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-room-too-many-live = Auf diesem Server wird an zu vielen Tischen gespielt. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-room-elsewhere = Dieser Tisch ist bei einem anderen Prozess dieses Servers.
error-host-only = Das darf nur der Gastgeber dieses Tisches.
error-settings-clock-runs = Die Bedenkzeit lässt sich nicht mehr ändern, sobald die Partie begonnen hat.
error-rematch-too-early = Diese Partie ist noch nicht zu Ende.

## Seats. $seat is a number.

error-seat-none = An diesem Tisch gibt es keinen Platz { $seat }.
error-seat-free = Platz { $seat } ist noch frei: Gib ihn einem Bot oder warte auf jemanden.
error-seat-taken = Da sitzt schon jemand.
error-seat-too-late = Die Partie hat begonnen: Niemand kann sich mehr setzen.
error-seat-name = { $name } geht als Name nicht, oder jemand an diesem Tisch heißt schon so.
error-seat-nonce = Was du zum Mischen beiträgst, darf höchstens { $most } Buchstaben und Ziffern haben.
error-seat-players-only = Das darf nur, wer mitspielt.
error-seat-not-yours = Platz { $seat } ist nicht deiner.
error-seat-not-asked = Zu Platz { $seat } wirst du nicht gefragt.
error-seat-not-away = Auf Platz { $seat } fehlt niemand.
error-seat-nobody-else = Auf Platz { $seat } sitzt sonst niemand.

## Commands. $rev and $since are numbers of revisions.

error-command-stale = Das war für Stand { $rev } gedacht; was jetzt gefragt ist, kam mit Stand { $since }.
error-message-malformed = Diese Nachricht ist nicht verständlich.
error-offer-none = Du hast kein Angebot, das du zurücknehmen könntest.
error-offer-too-many = Zu viele Angebote. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-undo-nothing = Du hast noch keine Aktion ausgeführt.
error-undo-asked = Jemand möchte schon eine Aktion zurücknehmen.
error-undo-not-asked = Du wirst nicht gefragt, ob eine Aktion zurückgenommen werden darf.

## Talk

error-talk-players-only = An diesem Tisch darf nur reden, wer mitspielt.
error-talk-phrases-only = Der Gastgeber erlaubt an diesem Tisch nur vorgegebene Sätze.
error-talk-one-thing = Sag einen vorgegebenen Satz oder schreib etwas Eigenes.
error-talk-text = Dieser Text lässt sich nicht senden.
error-talk-phrase = Diesen Satz gibt es nicht.
error-talk-cards = Diese Karten passen nicht zu diesem Satz.
error-talk-too-many = Du redest zu viel. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
