### What the archive refuses: replays, imported records, daily puzzles, score sheets.

error-replay-too-many-plies = Du kannst höchstens { $most } Schritte auf einmal abrufen.
error-record-too-long = Diese Partie hat { $plies } Züge. Der Server speichert Partien mit höchstens { $most }.
error-record-too-many = Du hast zu viele aufgezeichnete Partien gesendet. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.

## Daily puzzles

error-daily-not-played = Du hast dieses Rätsel nicht an seinem Tag zu Ende gespielt.

## Score sheets, and files that are sent in to be checked

error-sheet-not-peddle = { $card } ist keine Handel-Karte und kann nicht im Handelsbereich liegen.
error-sheet-too-many = Du hast { $card } { $count }-mal eingegeben. Der Kartensatz hat die Karte nur { $most }-mal.
error-sheet-nested = Zu viele verschachtelte Klammern.
error-sheet-too-many-files = Du hast zu viele Dateien gesendet. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
