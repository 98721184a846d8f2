### What can go wrong where the server keeps everything. Read by those who run a server.

error-store-trouble = Die Datenbank lässt sich gerade nicht benutzen: { $reason }
error-store-closed = Die Datenbank ist geschlossen
error-store-newer = Die Datenbank stammt von einem neueren Greentable (ihre Version ist { $found }, dieses Programm kennt { $known }): Installiere dieses neuere
error-store-taken = Die Datenbank lehnt es ab: { $reason }

error-store-log-moved-on = Eintrag { $seq } schließt im Protokoll von Raum { $room } nicht an: Der letzte ist { $last }
error-store-lease-lost = Raum { $room } ist jetzt bei einem anderen Prozess

## Backups

error-store-no-backup = In { $file } lässt sich keine Sicherung schreiben: { $reason }
error-store-not-a-backup = { $file } ist keine Sicherung von Greentable
error-store-damaged-backup = { $file } ist beschädigt, und nichts davon wurde wiederhergestellt. { $reason }
error-store-not-empty = In der Datenbank ist schon etwas: Nur --force überschreibt es

## PostgreSQL

error-store-address = Das ist nicht die Adresse eines PostgreSQL: Sie sollte aussehen wie postgresql://user@host/name
error-store-no-psycopg = Für PostgreSQL fehlt noch ein Paket: pip install "greentable[postgres]" ({ $reason })

## greentable admin

error-admin-no-database = In { $folder } ist keine Datenbank von Greentable (--data DIR oder --database URL sagen, wo sie ist)
error-admin-no-person = Niemand hat die ID oder den Namen { $person }, und niemand sitzt dort
