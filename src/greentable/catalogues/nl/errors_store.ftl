### What can go wrong where the server keeps everything. Read by those who run a server.

error-store-unavailable = De databank is nu niet te gebruiken: { $reason }
error-store-closed = De databank is gesloten
error-store-newer = De databank is van een nieuwere Greentable (haar versie is { $found }, dit programma kent { $known }): installeer die
error-store-taken = De databank weigert het: { $reason }

error-store-log-moved-on = Regel { $seq } volgt niet in het logboek van kamer { $room }: de laatste is { $last }
error-store-lease-lost = Kamer { $room } hoort nu bij een ander proces

## Backups

error-store-no-backup = Er kan geen reservekopie naar { $file } geschreven worden: { $reason }
error-store-not-a-backup = { $file } is geen reservekopie van Greentable
error-store-damaged-backup = { $file } is beschadigd, en er is niets van teruggezet. { $reason }
error-store-not-empty = Er staat al iets in de databank: alleen --force overschrijft het

## PostgreSQL

error-store-address = Dat is niet het adres van een PostgreSQL: het moet zijn als postgresql://user@host/name
error-store-no-psycopg = PostgreSQL heeft nog een pakket nodig: pip install "greentable[postgres]" ({ $reason })

## greentable admin

error-admin-no-database = In { $folder } is geen databank van Greentable (--data DIR of --database URL zeggen waar ze is)
error-admin-no-person = Er is niemand met de id of de naam { $person }
