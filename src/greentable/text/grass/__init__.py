"""Texts about Grass: events, the table, the cards and the rules, as messages.

A catalogue puts them into words: `Catalogue("en").text(message, names)`. The game itself has the
messages of single events, moves and reasons: `grass.event_message`, `move_message`,
`reason_message`. To hide what a viewer may not know, callers pass `event.for_viewer(viewer)`;
nothing here filters events.
"""

from greentable.text.grass.cards import about_card, describe_card, family_message
from greentable.text.grass.narration import ledger, narrate
from greentable.text.grass.rules import tell_rules
from greentable.text.grass.table import describe_table

__all__ = [
    "about_card",
    "describe_card",
    "describe_table",
    "family_message",
    "ledger",
    "narrate",
    "tell_rules",
]
