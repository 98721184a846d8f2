"""The table: the one driver of games, without files, clocks, sockets or words.

A table is a value. Playing a move gives a step and changes nothing: whoever keeps the game (a
terminal, a server, a replay) takes the new table once the step is stored.

>>> from greentable import grass
>>> from greentable.table import open_table
>>> step = open_table(grass, "2018", ("Ann", "Ben"), grass.Nature("a seed"))
>>> table = step.table  # nature has dealt, and drawn for whoever begins
>>> [seat] = table.to_act
>>> later = table.play(seat, table.view(seat).legal[-1])
>>> len(later.table.plies) > len(table.plies)
True
"""

from greentable.table.table import Happening, Ply, Step, Table, open_table

__all__ = ["Happening", "Ply", "Step", "Table", "open_table"]
