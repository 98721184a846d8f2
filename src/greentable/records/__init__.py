"""Records: one text file a game, written and read strictly. docs/records.md has the format.

This package knows the format and no game: its callers pass the games. States and events of a
record, and its verification, are in `greentable.table`.

>>> from greentable.games import GAMES
>>> from greentable.records import Record, read_record, write_record
>>> plies = ((0, "dealer 2"),)
>>> record = Record(game="grass", ruleset="2018", seats=2, names=("Ann", "Ben"), plies=plies)
>>> read_record(write_record(record, GAMES), GAMES) == record
True
"""

from greentable.records.codec import line_of_header, line_of_ply, read_record, write_record
from greentable.records.files import (
    STANDARD_INPUT,
    decode_record,
    read_file,
    remove_half_written,
    write_file,
)
from greentable.records.header import is_name
from greentable.records.record import MOST_BYTES, UNFINISHED, VERSION, Games, Record, write_result

__all__ = [
    "MOST_BYTES",
    "STANDARD_INPUT",
    "UNFINISHED",
    "VERSION",
    "Games",
    "Record",
    "decode_record",
    "is_name",
    "line_of_header",
    "line_of_ply",
    "read_file",
    "read_record",
    "remove_half_written",
    "write_file",
    "write_record",
    "write_result",
]
