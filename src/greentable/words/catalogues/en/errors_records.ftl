### What is wrong with a record, or with what was asked of a table.
### In all of these $found, $token and $key are as they were written, with their quotes.

## Tables

error-table-seats = this game is for { $fewest } to { $most } players, got { $seats ->
    [one] one name
   *[other] { $seats } names
}
error-table-name = { $name } isn’t a valid name: use 1 to 60 printable characters without spaces at either end
error-table-no-such-ply = there is no ply { NUMBER($ply, useGrouping: 0) }: plies run from 0 to { NUMBER($last, useGrouping: 0) }
error-table-nothing-to-take-back = seat { $seat } has no move to undo yet

## Record files

# $why is what the system says: "No such file or directory".
error-record-read = can’t read { $path }: { $why }
error-record-write = can’t write { $path }: { $why }
error-record-size = too large for a record: { $most } bytes at most
error-record-encoding = expected UTF-8 text, got the byte { $found }
error-record-unwritable = this record would read back as a different one

## The form of a record

# $wanted is the first line of a record, which is the same in every language.
error-record-empty = the file is empty: expected “{ $wanted }”
error-record-first-line = not a Greentable record: expected “{ $wanted }” on the first line
error-record-version = format { $version } is from a newer Greentable: this one reads formats up to { $newest }
error-record-carriage-return = found a carriage return: lines must end in LF, not CR LF
error-record-tab = expected spaces, got a tab
error-record-byte-order-mark = expected plain UTF-8, got a byte order mark

# $found is for example U+0007.
error-record-character = expected printable text, got the control character { $found }

## Headers of a record. $key, $example and words in quotes are the same in every language.

error-record-header = expected a header such as “{ $example }”, got { $found }
error-record-header-unknown = unknown header { $key }: expected one of { $known }
error-record-header-twice = second header “{ $key }”: the first is on line { NUMBER($before, useGrouping: 0) }
error-record-header-missing = header “{ $key }” is missing: expected “{ $key }: { $example }” before this line
error-record-value = expected one space and a value without extra spaces, e.g. “{ $key }: { $example }”
error-record-game = unknown game { $game } (available: { $known })
error-record-seats = expected a number of seats from 1 to { $most }, got { $found }
error-record-no-seat = no seat for “{ $key }”: there { $seats ->
    [one] is only one seat
   *[other] are only { $seats } seats
}
error-record-name-length = expected a name of at most { $most } characters, got { $length }
error-record-dealing = “{ $key }” and “{ $other }” can’t both be used: give one for the game or one for each round
error-record-commitment-form = { $found } isn’t a SHA-256 hash: expected 64 hexadecimal digits (0 to 9, a to f)
error-record-date = { $found } isn’t a valid date: expected year, month and day, e.g. 2025-06-30
error-record-result-form =
    { $seats ->
        [one] expected a whole number, or “{ $unfinished }”
       *[other] expected { $seats } whole numbers separated by single spaces, or “{ $unfinished }”
    }

## Plies of a record

error-record-ply = expected a seat, one space and a move (e.g. “2 play MO”), got { $found }
error-record-space-at-end = unexpected space at the end of the line
error-record-seat =
    { $seats ->
        [one] seat { $seat }: expected 1, or 0 for nature
       *[other] seat { $seat }: expected 1 to { $seats }, or 0 for nature
    }

## A record that is not true

error-record-names = expected one name per seat, got { $names ->
    [one] one name
   *[other] { $names } names
} for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
error-record-no-such-ply = there is no ply { NUMBER($ply, useGrouping: 0) }: plies run from 0 to { NUMBER($last, useGrouping: 0) }

# $token is a move as written, $reason a sentence for the player.
error-record-illegal-move = ply { NUMBER($ply, useGrouping: 0) }: { $token } isn’t allowed for seat { $seat }: { $reason }
error-record-result = the result is “{ $found }”, but the record says “{ $stated }”
error-record-shuffle = ply { NUMBER($ply, useGrouping: 0) } is { $token }, but the recorded seed gives { $expected }

# $key is for example "commitment 2", $found the hash of the seed.
error-record-commitment = the recorded seed doesn’t match “{ $key }”: its SHA-256 hash is { $found }
