### What the archive refuses: replays, records that are sent in, daily puzzles, score sheets.

error-replay-too-many-plies = Es werden höchstens { $most } Schritte auf einmal erzählt.
error-record-too-long = Die Aufzeichnung hat { $plies } Schritte: Hier lassen sich höchstens { $most } aufbewahren.
error-record-too-many = Du hast viele Aufzeichnungen geschickt. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.

## Daily puzzles

error-daily-not-played = Du hast dieses Rätsel nicht am Tag selbst zu Ende gespielt.

## Score sheets, and files that are sent in to be checked

error-sheet-not-peddle = { $card } ist keine Handel-Karte: Sie kann nicht in einem Handelsbereich liegen.
error-sheet-too-many = { $card } kommt { $count }-mal vor: Im Kartensatz ist sie { $most }-mal.
error-sheet-nested = Es stehen zu viele Klammern ineinander.
error-sheet-too-many-files = Du hast viele Dateien geschickt. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
