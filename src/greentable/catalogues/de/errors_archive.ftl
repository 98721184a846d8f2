### What the archive refuses: replays, records that are sent in, daily puzzles, score sheets.

error-replay-too-many-plies = Höchstens { $most } Schritte werden auf einmal erzählt.
error-record-too-long = Die Aufzeichnung hat { $plies } Schritte: Hier werden höchstens { $most } aufgehoben.
error-record-too-many = Du hast viele Aufzeichnungen geschickt. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
