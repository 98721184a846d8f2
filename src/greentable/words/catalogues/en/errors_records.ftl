### What is wrong with a record, or with what was asked of a table.
### In all of these $found, $token and $key are as they were written, quotes included.

## Tables

error-table-seats = { $seats ->
    [one] one name
   *[other] { $seats } names
}: { $fewest } to { $most } people play this game
error-table-name = { $name } is not a name: 1 to 60 printable characters without spaces around them
error-table-no-such-ply = there is no ply { $ply }: this game has 0 to { $last }
error-table-nothing-to-take-back = seat { $seat } has not moved yet: there is nothing to take back

## Record files

# $why is what the system says: "No such file or directory".
error-record-read = cannot read { $path }: { $why }
error-record-write = cannot write { $path }: { $why }
error-record-size = too large for a record: at most { $most } bytes
error-record-encoding = found the byte { $found }: text in UTF-8 wanted
error-record-unwritable = the record would be read back as another one

## The form of a record

# $wanted is the first line of a record, which is the same in every language.
error-record-empty = nothing in it: '{ $wanted }' wanted
error-record-first-line = not a record of Greentable: '{ $wanted }' wanted as its first line
error-record-version = format { $version }: written by a newer Greentable; this one reads up to { $newest }
error-record-carriage-return = found a carriage return: lines end in a line feed alone (LF, not CR LF)
error-record-tab = found a tab: spaces wanted
error-record-byte-order-mark = found a byte order mark: plain UTF-8 wanted

# $found is like U+0007.
error-record-character = found the control character { $found }: printable text wanted

## Headers of a record. $key and $example are the same in every language, and so are words in quotes.

error-record-header = a header wanted, as in '{ $example }', found { $found }
error-record-header-unknown = unknown header { $key }: one of { $known }
error-record-header-twice = a second '{ $key }': there is one on line { $before }
error-record-header-missing = the header '{ $key }' is missing: '{ $key }: { $example }' wanted before this line
error-record-value = one space and a value wanted, without more spaces, as in '{ $key }: { $example }'
error-record-game = unknown game { $game }: one of { $known }
error-record-seats = { $found } seats: a number from 1 to { $most } wanted
error-record-no-seat = '{ $key }' at a table of { $seats }
error-record-name-length = a name of { $length } characters: at most { $most }
error-record-dealing = '{ $key }' and '{ $other }' in one record: either one for the game, or one for each round
error-record-commitment-form = { $found } is not a SHA-256: 64 digits from 0 to 9 and a to f wanted
error-record-date = no such day as { $found }: year, month and day, as in 2025-06-30
error-record-result-form =
    { $seats ->
        [one] a whole number, or '{ $unfinished }', wanted
       *[other] { $seats } whole numbers with single spaces, or '{ $unfinished }', wanted
    }

## Plies of a record

error-record-ply = a seat, one space and a move wanted, as in '2 play MO', found { $found }
error-record-space-at-end = nothing more wanted, found a space at the end of the line
error-record-seat =
    { $seats ->
        [one] seat { $seat }: 1, or 0 for nature, wanted
       *[other] seat { $seat }: from 1 to { $seats }, or 0 for nature, wanted
    }

## A record that is not true

error-record-names = { $names } names for { $seats } seats: a name for each seat wanted
error-record-no-such-ply = there is no ply { $ply }: the record has 0 to { $last }

# $token is a move as it is written, $reason a sentence said to the player.
error-record-illegal-move = ply { NUMBER($ply, useGrouping: 0) }: seat { $seat } may not { $token }: { $reason }
error-record-result = '{ $stated }' is stated, '{ $found }' came out
error-record-shuffle = ply { $ply } is { $token }, but the recorded seed gives { $expected }

# $key is like "commitment 2", $found the hash of the seed.
error-record-commitment = the recorded seed does not have this '{ $key }': its SHA-256 is { $found }
