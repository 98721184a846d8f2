### `greentable admin`: read by those who run a server.

admin-backed-up = The backup is in { $file }
admin-restored = Everything was restored from { $file }
admin-draining = No new tables are opened from now on; games that have begun can be finished
admin-not-draining = New tables can be opened again
admin-invited = An invitation to set a passphrase, valid once: { $secret }
admin-banned = { $name } may no longer play here
admin-unbanned = { $name } may play here again
admin-announced = Everybody is told: { $text }
admin-announced-nothing = The announcement was removed
admin-healthy = No damage was found
# How far it is, on lines of their own while it looks.
admin-checking = { $done } of { $count } rooms checked

## What is wrong with a database: `greentable admin doctor`

damage-file = The database file is damaged: { $fault }
# An entry is one line of the log of a room.
damage-log = The log of room { $room } has { $found } entries, not { $wanted } without gaps
damage-entry = The log of room { $room } cannot be read from entry { $seq } on
damage-snapshot = The snapshot of room { $room } is newer than its log
damage-summary = The summary of room { $room } does not fit the room
# $table is the name of a table of the database.
damage-orphans = { $count ->
    [one] One row of { $table } belongs
   *[other] { $count } rows of { $table } belong
} to nothing

## What to do about it, said once for each kind of damage

advice-damage-file = Stop the server, keep a copy of the file, and restore the last backup.
advice-damage-log = A room with a broken log cannot be opened; the others can. Only a backup has it whole.
advice-damage-entry = { advice-damage-log }
advice-damage-snapshot = A room with a wrong snapshot may show what has not happened: restore the last backup.
advice-damage-summary = Lists of rooms may be wrong: restore the last backup.
advice-damage-orphans = Rows that belong to nothing do no harm, but something other than Greentable has changed the database.
