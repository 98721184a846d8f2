### What the archive refuses: replays, records that are sent in, daily puzzles, score sheets.

error-replay-too-many-plies = Höchstens { $most } Schritte werden auf einmal erzählt.
error-record-too-long = Die Aufzeichnung hat { $plies } Schritte: Hier werden höchstens { $most } aufgehoben.
error-record-too-many = Du hast viele Aufzeichnungen geschickt. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-daily-not-played = Du hast dieses Rätsel nicht an seinem Tag zu Ende gespielt.
error-sheet-not-peddle = { $card } ist keine Handel-Karte: Sie kann nicht im Handelsbereich liegen.
error-sheet-too-many = { $card } kommt { $count }-mal vor: Der Kartensatz hat { $most }.
error-sheet-nested = Zu viele Klammern ineinander.
error-sheet-too-many-files = Du hast viele Dateien geschickt. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
