### What can go wrong with the database of a server. Read by those who run the server.

error-store-trouble = Die Datenbank ist nicht verfügbar: { $reason }
error-store-closed = Die Datenbank ist geschlossen
error-store-newer = Die Datenbank stammt von einem neueren Greentable (sie hat Version { $found }, dieses Programm kennt { $known }). Installiere das neuere Greentable.
# A handle or code is taken, or something refers to what does not exist. $reason is the database’s own, in English.
error-store-taken = Die Datenbank lehnt das ab: { $reason }

# Two processes have written to the log of one room.
error-store-log-moved-on = Eintrag { $seq } passt nicht ins Protokoll von Raum { $room }: Der letzte Eintrag ist { $last }
error-store-lease-lost = Raum { $room } gehört jetzt einem anderen Prozess

## Backups

error-store-no-backup = In { $file } lässt sich keine Sicherung schreiben: { $reason }
error-store-own-file = { $file } gehört zur Datenbank selbst. Wähle eine andere Datei für die Sicherung.
error-store-not-a-backup = { $file } ist keine Greentable-Sicherung
# $reason is a whole sentence.
error-store-damaged-backup = { $file } ist beschädigt. Es wurde nichts wiederhergestellt. { $reason }
error-store-not-empty = Die Datenbank ist nicht leer. Mit --force wird sie überschrieben.

## The file of the embedded database

# Written to the log while the server runs.
error-store-file-gone = { $file } fehlt, es wird nichts mehr gespeichert. Halte den Server an, lege die Datei zurück oder stelle eine Sicherung wieder her und starte ihn neu.
error-store-file-replaced = { $file } wurde ausgetauscht, es wird nichts mehr gespeichert. Halte den Server an, lege die richtige Datei zurück oder stelle eine Sicherung wieder her und starte ihn neu.
error-store-file-truncated = { $file } wurde abgeschnitten, es wird nichts mehr gespeichert. Halte den Server an, stelle eine Sicherung wieder her und starte ihn neu.
# Shown when the server starts.
error-store-empty-file = { $file } ist leer und damit keine gültige Datenbank. Lösche sie und stelle eine Sicherung wieder her oder fange von vorn an.
error-store-foreign = { $file } ist keine Greentable-Datenbank. Wähle einen anderen Ordner oder verschiebe die Datei.
# $reason is SQLite’s own, in English.
error-store-damaged = { $file } ist beschädigt ({ $reason }). Sichere eine Kopie, verschiebe die Datei und stelle die letzte Sicherung wieder her.
# $log is the file beside the database in which SQLite keeps the newest changes.
error-store-log-alone = { $log } enthält Änderungen, die nicht zu { $file } gehören. Lege die passende Datenbank zurück oder verschiebe { $log }.

## PostgreSQL

# Without the address: it may contain a password.
error-store-address = Das ist keine PostgreSQL-Adresse. Sie sollte so aussehen: postgresql://user@host/name
error-store-no-psycopg = PostgreSQL braucht ein weiteres Paket: pip install "greentable[postgres]" ({ $reason })

## greentable admin

error-admin-no-database = In { $folder } gibt es keine Greentable-Datenbank. Gib mit --data DIR oder --database URL an, wo sie ist.
error-admin-no-person = Niemand gefunden für { $person }: Gib Namen, ID oder Platz an, z. B. ROOM/3
