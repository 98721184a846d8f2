### What can go wrong where the server keeps everything. Read by those who run a server.

error-store-trouble = Die Datenbank lässt sich gerade nicht benutzen: { $reason }
error-store-closed = Die Datenbank ist geschlossen
error-store-newer = Die Datenbank stammt von einem neueren Greentable (ihre Version ist { $found }, dieses Programm kennt { $known }): Installiere dieses neuere
error-store-taken = Die Datenbank lehnt es ab: { $reason }

error-store-log-moved-on = Eintrag { $seq } schließt im Protokoll von Raum { $room } nicht an: Der letzte ist { $last }
error-store-lease-lost = Raum { $room } ist jetzt bei einem anderen Prozess

## Backups

error-store-no-backup = In { $file } lässt sich keine Sicherung schreiben: { $reason }
error-store-own-file = { $file } gehört zur Datenbank selbst: Nenn eine andere Datei für die Sicherung
error-store-not-a-backup = { $file } ist keine Sicherung von Greentable
error-store-damaged-backup = { $file } ist beschädigt, und nichts davon wurde wiederhergestellt. { $reason }
error-store-not-empty = In der Datenbank ist schon etwas: Nur --force überschreibt es

## The file of the embedded database

error-store-file-gone = { $file } ist weg, und es wird nichts mehr gespeichert: Halte den Server an, leg die Datei zurück oder stell eine Sicherung wieder her, und starte ihn neu
error-store-file-replaced = { $file } ist eine andere Datei als die, die geöffnet wurde, und es wird nichts mehr gespeichert: Halte den Server an, leg die richtige Datei dorthin oder stell eine Sicherung wieder her, und starte ihn neu
error-store-file-truncated = { $file } wurde abgeschnitten, und es wird nichts mehr gespeichert: Halte den Server an, stell eine Sicherung wieder her, und starte ihn neu
error-store-empty-file = { $file } ist leer, und das ist keine Datenbank von Greentable: Entferne sie und stell eine Sicherung wieder her, oder fang ohne sie neu an
error-store-foreign = { $file } ist keine Datenbank von Greentable: Nenn einen anderen Ordner, oder räum die Datei weg
error-store-damaged = { $file } ist beschädigt ({ $reason }): Bewahre eine Kopie auf, räum die Datei weg und stell die letzte Sicherung wieder her
error-store-log-alone = In { $log } stehen Änderungen, die nicht zu { $file } gehören: Leg die Datenbank zurück, zu der sie gehören, oder räum { $log } weg

## PostgreSQL

error-store-address = Das ist nicht die Adresse eines PostgreSQL: Sie sollte aussehen wie postgresql://user@host/name
error-store-no-psycopg = Für PostgreSQL fehlt noch ein Paket: pip install "greentable[postgres]" ({ $reason })

## greentable admin

error-admin-no-database = In { $folder } ist keine Datenbank von Greentable (--data DIR oder --database URL sagen, wo sie ist)
error-admin-no-person = Niemand hat die ID oder den Namen { $person }, und niemand sitzt dort
