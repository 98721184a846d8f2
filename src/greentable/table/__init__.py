"""The table: the one driver of games, without files, clocks, sockets or words.

A table is a value. Playing a move gives a step and changes nothing: the keeper of the game (a
terminal, a server, a replay) takes the new table once the step is stored.

>>> from greentable import grass
>>> from greentable.table import open_table
>>> step = open_table(grass, "2018", ("Ann", "Ben"), grass.Nature("a seed"))
>>> table = step.table  # nature has dealt, and drawn for the first player
>>> [seat] = table.to_act
>>> later = table.play(seat, table.view(seat).legal[-1])
>>> len(later.table.plies) > len(table.plies)
True

A record becomes a table again, here to continue; `replay` yields it ply by ply, and `verify` checks
if it is true. The caller passes the games.

>>> from greentable.games import GAMES
>>> from greentable.table import resume, verify
>>> record = later.table.record(seed="a seed")
>>> resume(record, GAMES).state == later.table.state
True
>>> verify(record, GAMES).dealt  # cards that came as the seed says: two hands, and a draw each turn
14
"""

from greentable.table.answers_ahead import answer_ahead, answers_ahead, is_asking
from greentable.table.replays import (
    AnyPly,
    AnyTable,
    check_result,
    first_table,
    nature_of,
    replay,
    resume,
    table_after,
    table_at,
)
from greentable.table.table import Happening, Ply, Step, Table, new_table, open_table
from greentable.table.take_backs import may_take_back, take_back
from greentable.table.verification import Verified, check_chance, verify

__all__ = [
    "AnyPly",
    "AnyTable",
    "Happening",
    "Ply",
    "Step",
    "Table",
    "Verified",
    "answer_ahead",
    "answers_ahead",
    "check_chance",
    "check_result",
    "first_table",
    "is_asking",
    "may_take_back",
    "nature_of",
    "new_table",
    "open_table",
    "replay",
    "resume",
    "table_after",
    "table_at",
    "take_back",
    "verify",
]
