"""Grass told to people: what happened, the table, the cards and the rules, as messages.

A catalogue puts them into words: `Catalogue("en").text(message, names)`. Single events, moves and
reasons are messages of the game's own: `grass.event_message`, `move_message`, `reason_message`.
What a viewer may not know is left out by giving `event.for_viewer(viewer)`; nothing here looks
behind that.
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
