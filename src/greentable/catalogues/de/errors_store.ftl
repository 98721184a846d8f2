### What can go wrong where the server keeps everything. Read by those who run a server.

error-store-unavailable = Die Datenbank ist jetzt nicht zu benutzen: { $reason }
error-store-closed = Die Datenbank ist geschlossen
error-store-newer = Die Datenbank ist von einem neueren Greentable (ihre Version ist { $found }, dieses Programm kennt { $known }): Installiere das neuere
error-store-taken = Die Datenbank lehnt es ab: { $reason }

error-store-log-moved-on = Eintrag { $seq } folgt im Protokoll von Raum { $room } nicht: Der letzte ist { $last }
error-store-lease-lost = Raum { $room } gehört jetzt einem anderen Prozess

## Backups

error-store-no-backup = Nach { $file } lässt sich keine Sicherung schreiben: { $reason }
error-store-not-a-backup = { $file } ist keine Sicherung von Greentable
error-store-damaged-backup = { $file } ist beschädigt, und nichts davon wurde wiederhergestellt. { $reason }
error-store-not-empty = In der Datenbank ist schon etwas: Nur --force überschreibt es

## PostgreSQL

error-store-address = Das ist nicht die Adresse eines PostgreSQL: Sie müsste sein wie postgresql://user@host/name
error-store-no-psycopg = PostgreSQL braucht noch ein Paket: pip install "greentable[postgres]" ({ $reason })

## greentable admin

error-admin-no-database = In { $folder } ist keine Datenbank von Greentable (--data DIR oder --database URL sagen, wo sie ist)
error-admin-no-person = Niemand hat die Id oder den Namen { $person }
