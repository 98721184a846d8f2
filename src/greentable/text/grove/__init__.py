"""Texts about Grove: events and the table, as messages and drawings in letters.

A catalogue puts messages into words: `Catalogue("en").text(message, names)`. The game itself has
the messages of single events, moves, reasons and recipes: `grove.event_message`, `recipes_said` …
Nothing here filters events: those of Grove contain nothing secret. A choice is told only to its
player until all have chosen.
"""

from greentable.text.grove.narration import ledger, narrate
from greentable.text.grove.table import describe_table

__all__ = ["describe_table", "ledger", "narrate"]
