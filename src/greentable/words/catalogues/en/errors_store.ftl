### What can go wrong with the database of a server. Read by those who run the server.

error-store-trouble = The database isn’t available: { $reason }
error-store-closed = The database is closed
error-store-newer = The database is from a newer Greentable (database version { $found }; this program knows up to { $known }). Install the newer Greentable.
# A handle or code is taken, or something refers to what does not exist. $reason is the database’s own, in English.
error-store-taken = The database refused this: { $reason }

# Two processes have written to the log of one room.
error-store-log-moved-on = Entry { $seq } doesn’t fit into the log of room { $room }: the last entry is { $last }
error-store-lease-lost = Room { $room } now belongs to another process

## Backups

error-store-no-backup = Can’t write a backup to { $file }: { $reason }
error-store-own-file = { $file } is part of the database itself. Choose another file for the backup.
error-store-not-a-backup = { $file } isn’t a Greentable backup
# $reason is a whole sentence.
error-store-damaged-backup = { $file } is damaged. Nothing was restored. { $reason }
error-store-not-empty = The database isn’t empty. Use --force to overwrite it.

## The file of the embedded database

# Written to the log while the server runs.
error-store-file-gone = { $file } is gone, so nothing is saved any more. Stop the server, put the file back or restore a backup, then start again.
error-store-file-replaced = { $file } has been replaced, so nothing is saved any more. Stop the server, put the right file back or restore a backup, then start again.
error-store-file-truncated = { $file } was cut short, so nothing is saved any more. Stop the server, restore a backup, then start again.
# Shown when the server starts.
error-store-empty-file = { $file } is empty, so it isn’t a valid database. Delete it, then restore a backup or start from scratch.
error-store-foreign = { $file } isn’t a Greentable database. Choose another folder or move the file away.
# $reason is SQLite’s own, in English.
error-store-damaged = { $file } is damaged ({ $reason }). Keep a copy, move the file away and restore the last backup.
# $log is the file beside the database in which SQLite keeps the newest changes.
error-store-log-alone = { $log } has changes that don’t belong to { $file }. Put the right database back or move { $log } away.

## PostgreSQL

# Without the address: it may contain a password.
error-store-address = This isn’t the address of a PostgreSQL database. It should look like postgresql://user@host/name
error-store-no-psycopg = PostgreSQL needs another package: pip install "greentable[postgres]" ({ $reason })

## greentable admin

error-admin-no-database = There’s no Greentable database in { $folder }. Use --data DIR or --database URL to choose another place.
error-admin-no-person = No one found for { $person }: give a username, an ID or a seat, e.g. ROOM/3
