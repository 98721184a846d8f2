### `greentable admin`: read by those who run a server.

admin-backed-up = Die Sicherung liegt in { $file }
admin-restored = Alles wurde aus { $file } wiederhergestellt
admin-draining = Ab jetzt werden keine neuen Tische eröffnet; begonnene Partien können zu Ende gespielt werden
admin-not-draining = Es können wieder Tische eröffnet werden
admin-invited = Eine Einladung, einmal gültig, um eine Passphrase festzulegen: { $secret }
admin-banned = { $name } darf hier nicht mehr spielen
admin-unbanned = { $name } darf hier wieder spielen
admin-announced = Alle bekommen zu lesen: { $text }
admin-announced-nothing = Es wird nichts mehr angekündigt
admin-healthy = Kein Schaden gefunden
admin-checking = { $done } von { $count } Räumen geprüft

## What is wrong with a database: `greentable admin doctor`

damage-file = Die Datenbankdatei ist beschädigt: { $fault }
damage-log = Das Protokoll von Raum { $room } hat { $found } Einträge statt { $wanted } ohne Lücken
damage-entry = Das Protokoll von Raum { $room } ist ab Eintrag { $seq } nicht lesbar
damage-snapshot = Der Schnappschuss von Raum { $room } ist neuer als sein Protokoll
damage-summary = Die Zusammenfassung von Raum { $room } passt nicht zum Raum
damage-orphans = { $count ->
    [one] Eine Zeile von { $table } gehört
   *[other] { $count } Zeilen von { $table } gehören
} zu nichts

## What to do about it, said once for each kind of damage

advice-damage-file = Halte den Server an, bewahre eine Kopie der Datei auf und stell die letzte Sicherung wieder her.
advice-damage-log = Ein Raum mit kaputtem Protokoll lässt sich nicht öffnen, die anderen schon. Ganz ist er nur in einer Sicherung.
advice-damage-entry = { advice-damage-log }
advice-damage-snapshot = Ein Raum mit falschem Schnappschuss zeigt vielleicht etwas, was nicht geschehen ist: Stell die letzte Sicherung wieder her.
advice-damage-summary = Listen von Räumen können falsch sein: Stell die letzte Sicherung wieder her.
advice-damage-orphans = Zeilen, die zu nichts gehören, schaden nicht; aber etwas anderes als Greentable hat die Datenbank verändert.
