### What can go wrong where the server keeps everything. Read by those who run a server.

error-store-trouble = The database cannot be used now: { $reason }
error-store-closed = The database is closed
error-store-newer = The database was made by a newer Greentable (its version is { $found }, this program knows { $known }): install the newer one
# Two cannot have the same handle or code, and nothing can belong to what is not there.
error-store-taken = The database refuses it: { $reason }

# Two processes have written to the log of one room.
error-store-log-moved-on = Entry { $seq } does not follow in the log of room { $room }: the last one is { $last }
error-store-lease-lost = Room { $room } belongs to another process now

## Backups

error-store-no-backup = No backup can be written to { $file }: { $reason }
error-store-own-file = { $file } belongs to the database itself: name another file for the backup
error-store-not-a-backup = { $file } is not a backup of Greentable
# $reason is a whole sentence.
error-store-damaged-backup = { $file } is damaged, and nothing of it was restored. { $reason }
error-store-not-empty = The database is not empty: --force overwrites it

## The file of the embedded database

# Said while the server runs, in its log.
error-store-file-gone = { $file } is gone, and nothing is stored any more: stop the server, put the file back or restore a backup, and start it again
error-store-file-replaced = { $file } is another file than the one that was opened, and nothing is stored any more: stop the server, put the right file there or restore a backup, and start it again
error-store-file-truncated = { $file } was cut off, and nothing is stored any more: stop the server, restore a backup, and start it again
# Said when the server is started.
error-store-empty-file = { $file } is empty, which no database of Greentable is: remove it and restore a backup, or begin anew without it
error-store-foreign = { $file } is not a database of Greentable: name another folder, or move the file away
# $reason is SQLite's own, in English.
error-store-damaged = { $file } is damaged ({ $reason }): keep a copy of it, move it away and restore the last backup
# $log is the file beside the database in which SQLite keeps the newest changes.
error-store-log-alone = { $log } has changes that do not belong to { $file }: put the database back that they belong to, or move { $log } away

## PostgreSQL

# Without the address: it may have a password in it.
error-store-address = This is not the address of a PostgreSQL database: it should look like postgresql://user@host/name
error-store-no-psycopg = PostgreSQL needs another package: pip install "greentable[postgres]" ({ $reason })

## greentable admin

error-admin-no-database = There is no database of Greentable in { $folder } (--data DIR or --database URL say where it is)
error-admin-no-person = There is nobody with the id or handle { $person }, and nobody sits there
