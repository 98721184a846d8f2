### What can go wrong where the server keeps everything. Read by those who run a server.

error-store-trouble = De databank kan nu niet gebruikt worden: { $reason }
error-store-closed = De databank is gesloten
error-store-newer = De databank is door een nieuwere Greentable gemaakt (haar versie is { $found }, dit programma kent { $known }): installeer die
error-store-taken = De databank weigert het: { $reason }

error-store-log-moved-on = Regel { $seq } sluit niet aan in het logboek van kamer { $room }: de laatste is { $last }
error-store-lease-lost = Kamer { $room } is nu bij een ander proces

## Backups

error-store-no-backup = Er kan geen reservekopie naar { $file } geschreven worden: { $reason }
error-store-own-file = { $file } hoort bij de databank zelf: noem een ander bestand voor de reservekopie
error-store-not-a-backup = { $file } is geen reservekopie van Greentable
error-store-damaged-backup = { $file } is beschadigd, en er is niets van teruggezet. { $reason }
error-store-not-empty = Er staat al iets in de databank: alleen --force overschrijft het

## The file of the embedded database

error-store-file-gone = { $file } is weg, en er wordt niets meer bewaard: stop de server, zet het bestand terug of zet een reservekopie terug, en start hem opnieuw
error-store-file-replaced = { $file } is een ander bestand dan het geopende, en er wordt niets meer bewaard: stop de server, zet het juiste bestand of een reservekopie terug, en start hem opnieuw
error-store-file-truncated = { $file } is afgekapt, en er wordt niets meer bewaard: stop de server, zet een reservekopie terug, en start hem opnieuw
error-store-empty-file = { $file } is leeg, en dat is een databank van Greentable nooit: verwijder het en zet een reservekopie terug, of begin opnieuw zonder
error-store-foreign = { $file } is geen databank van Greentable: noem een andere map, of zet het bestand ergens anders neer
error-store-damaged = { $file } is beschadigd ({ $reason }): bewaar er een kopie van, haal het weg en zet de laatste reservekopie terug
error-store-log-alone = In { $log } staan wijzigingen die niet bij { $file } horen: zet de databank terug waar ze bij horen, of haal { $log } weg

## PostgreSQL

error-store-address = Dat is niet het adres van een PostgreSQL: het hoort eruit te zien als postgresql://user@host/name
error-store-no-psycopg = Voor PostgreSQL is nog een pakket nodig: pip install "greentable[postgres]" ({ $reason })

## greentable admin

error-admin-no-database = In { $folder } staat geen databank van Greentable (met --data DIR of --database URL zeg je waar ze staat)
error-admin-no-person = Er is niemand met { $person } als id of naam, en niemand zit daar
