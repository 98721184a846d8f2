### What can go wrong with the database of a server. Read by those who run the server.

error-store-trouble = De databank is niet beschikbaar: { $reason }
error-store-closed = De databank is gesloten
error-store-newer = De databank komt van een nieuwere Greentable (versie { $found }, dit programma kent { $known }). Installeer de nieuwere Greentable.
# A handle or code is taken, or something refers to what does not exist. $reason is the database’s own, in English.
error-store-taken = De databank weigert dit: { $reason }

# Two processes have written to the log of one room.
error-store-log-moved-on = Regel { $seq } sluit niet aan in het logboek van kamer { $room }: de laatste is { $last }
error-store-lease-lost = Kamer { $room } hoort nu bij een ander proces

## Backups

error-store-no-backup = Kan geen reservekopie naar { $file } schrijven: { $reason }
error-store-own-file = { $file } hoort bij de databank zelf. Kies een ander bestand voor de reservekopie.
error-store-not-a-backup = { $file } is geen reservekopie van Greentable
# $reason is a whole sentence.
error-store-damaged-backup = { $file } is beschadigd. Er is niets teruggezet. { $reason }
error-store-not-empty = De databank is niet leeg. Gebruik --force om alles te overschrijven.

## The file of the embedded database

# Written to the log while the server runs.
error-store-file-gone = { $file } is weg en er wordt niets meer bewaard. Stop de server, zet het bestand of een reservekopie terug en start hem opnieuw.
error-store-file-replaced = { $file } is vervangen en er wordt niets meer bewaard. Stop de server, zet het juiste bestand of een reservekopie terug en start hem opnieuw.
error-store-file-truncated = { $file } is afgekapt en er wordt niets meer bewaard. Stop de server, zet een reservekopie terug en start hem opnieuw.
# Shown when the server starts.
error-store-empty-file = { $file } is leeg en dus geen geldige databank. Verwijder het bestand en zet een reservekopie terug of begin opnieuw.
error-store-foreign = { $file } is geen databank van Greentable. Kies een andere map of verplaats het bestand.
# $reason is SQLite’s own, in English.
error-store-damaged = { $file } is beschadigd ({ $reason }). Bewaar een kopie, verplaats het bestand en zet de laatste reservekopie terug.
# $log is the file beside the database in which SQLite keeps the newest changes.
error-store-log-alone = { $log } bevat wijzigingen die niet bij { $file } horen. Zet de juiste databank terug of verplaats { $log }.

## PostgreSQL

# Without the address: it may contain a password.
error-store-address = Dit is niet het adres van een PostgreSQL-databank. Het moet eruitzien als postgresql://user@host/name
error-store-no-psycopg = PostgreSQL heeft nog een pakket nodig: pip install "greentable[postgres]" ({ $reason })

## greentable admin

error-admin-no-database = Er is geen Greentable-databank in { $folder }. Geef met --data DIR of --database URL aan waar de databank staat.
error-admin-no-person = Niemand gevonden voor { $person }: geef een naam, een id of een plaats, bijv. ROOM/3
