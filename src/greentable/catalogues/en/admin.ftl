### `greentable admin`: read by those who run a server.

## What is wrong with a database: `greentable admin doctor`

damage-file = The database file is damaged: { $fault }
# An entry is one line of the log of a room.
damage-log = The log of room { $room } has { $found } entries, not { $wanted } without gaps
damage-snapshot = The snapshot of room { $room } is newer than its log
damage-summary = The summary of room { $room } does not fit the room
# $table is the name of a table of the database.
damage-orphans = { $count ->
    [one] One row of { $table } belongs
   *[other] { $count } rows of { $table } belong
} to nothing
