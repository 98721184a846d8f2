### `greentable admin`: for people who run a server.

admin-backed-up = Backup saved to { $file }
admin-restored = Everything was restored from { $file }
admin-draining = No new tables from now on; games in progress can be finished
admin-not-draining = New tables can be opened again
admin-invited = Invitation to set a passphrase, valid once: { $secret }
admin-banned = { $name } can no longer play here
admin-unbanned = { $name } can play here again
admin-announced = Announced to everyone: { $text }
admin-announced-nothing = Announcement removed
admin-healthy = No damage found
# Progress, on lines of its own while the check is running.
admin-checking = { $done } of { $count ->
    [one] { $count } room checked
   *[other] { $count } rooms checked
}

## What is wrong with a database: `greentable admin doctor`

damage-file = The database file is damaged: { $fault }
# An entry is one line of the log of a room.
damage-log = Room { $room }’s log should have { $wanted ->
    [one] { $wanted } entry
   *[other] { $wanted } consecutive entries
} but has { $found }
damage-entry = Room { $room }’s log can’t be read from entry { $seq } on
damage-snapshot = Room { $room }’s snapshot is newer than its log
damage-summary = Room { $room }’s summary doesn’t match the room
# Rows that belong to nothing. $table is the name of a table of the database.
damage-orphans = { $count ->
    [one] { $count } orphaned row in { $table }
   *[other] { $count } orphaned rows in { $table }
}

## What to do about it, said once for each kind of damage

advice-damage-file = Stop the server, keep a copy of the file, and restore the last backup.
advice-damage-log = A room with a broken log can’t be opened, but all others can. Only a backup still has the whole room.
advice-damage-entry = { advice-damage-log }
advice-damage-snapshot = A room with a wrong snapshot may show things that never happened. Restore the last backup.
advice-damage-summary = Lists of rooms may be wrong. Restore the last backup.
advice-damage-orphans = Orphaned rows do no harm, but something other than Greentable has changed the database.
