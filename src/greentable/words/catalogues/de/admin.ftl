### `greentable admin`: for people who run a server.

admin-backed-up = Sicherung gespeichert in { $file }
admin-restored = Alles wurde aus { $file } wiederhergestellt
admin-draining = Ab jetzt keine neuen Tische; laufende Partien können zu Ende gespielt werden
admin-not-draining = Neue Tische können wieder eröffnet werden
admin-invited = Einladung zum Festlegen einer Passphrase, einmal gültig: { $secret }
admin-banned = { $name } kann hier nicht mehr spielen
admin-unbanned = { $name } kann hier wieder spielen
admin-announced = Nachricht an alle: { $text }
admin-announced-nothing = Die Nachricht wurde entfernt
admin-healthy = Kein Schaden gefunden
# Progress, on lines of its own while the check is running.
admin-checking = { $done } von { $count ->
    [one] { $count } Raum
   *[other] { $count } Räumen
} geprüft

## What is wrong with a database: `greentable admin doctor`

damage-file = Die Datenbankdatei ist beschädigt: { $fault }
# An entry is one line of the log of a room.
damage-log = Das Protokoll von Raum { $room } müsste { $wanted ->
    [one] { $wanted } Eintrag
   *[other] { $wanted } Einträge ohne Lücken
} haben, hat aber { $found }
damage-entry = Das Protokoll von Raum { $room } ist ab Eintrag { $seq } nicht lesbar
damage-snapshot = Der Schnappschuss von Raum { $room } ist neuer als sein Protokoll
damage-summary = Die Zusammenfassung von Raum { $room } passt nicht zum Raum
# Rows that belong to nothing. $table is the name of a table of the database.
damage-orphans = { $count ->
    [one] { $count } verwaiste Zeile
   *[other] { $count } verwaiste Zeilen
} in { $table }

## What to do about it, said once for each kind of damage

advice-damage-file = Halte den Server an, bewahre eine Kopie der Datei auf und stelle die letzte Sicherung wieder her.
advice-damage-log = Ein Raum mit beschädigtem Protokoll lässt sich nicht öffnen, alle anderen schon. Vollständig ist er nur noch in einer Sicherung.
advice-damage-entry = { advice-damage-log }
advice-damage-snapshot = Ein Raum mit falschem Schnappschuss zeigt vielleicht etwas, das nie geschehen ist. Stelle die letzte Sicherung wieder her.
advice-damage-summary = Listen von Räumen sind vielleicht falsch. Stelle die letzte Sicherung wieder her.
advice-damage-orphans = Verwaiste Zeilen schaden nicht. Allerdings hat ein anderes Programm als Greentable die Datenbank verändert.
