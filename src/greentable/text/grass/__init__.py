"""Grass in words: cards, rules, moves, events, reasons and the ledger.

`names` are the people's names everywhere, seat 1 first. What a viewer may not know is left out by
giving `event.for_viewer(viewer)`; nothing here looks behind that.
"""

from greentable.text.grass.cards import about_card, card_name, describe_card, family_name
from greentable.text.grass.events import narrate
from greentable.text.grass.ledger import ledger
from greentable.text.grass.moves import describe_move
from greentable.text.grass.reasons import explain
from greentable.text.grass.rules import tell_rules
from greentable.text.grass.story import narrate_all
from greentable.text.grass.table import describe_table

__all__ = [
    "about_card",
    "card_name",
    "describe_card",
    "describe_move",
    "describe_table",
    "explain",
    "family_name",
    "ledger",
    "narrate",
    "narrate_all",
    "tell_rules",
]
