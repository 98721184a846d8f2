"""Grove told to people: what happened, and the table, as messages and drawings in letters.

A catalogue puts messages into words: `Catalogue("en").text(message, names)`. Single events, moves,
reasons and recipes are messages of the game's own: `grove.event_message`, `recipes_said` …
Nothing secret is in an event of Grove; what somebody has chosen while others still think is told to
nobody else.
"""

from greentable.text.grove.narration import ledger, narrate
from greentable.text.grove.table import describe_table

__all__ = ["describe_table", "ledger", "narrate"]
