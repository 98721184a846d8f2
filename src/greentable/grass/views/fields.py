"""The view of a game of Grass as numbers: a table of fields beside the state's.

What state and view share has the same names and shapes in both (`Position`), so that rules can be
asked about either; of what its viewer cannot see, a view has nothing: zeros and NOTHING. `view.py`
has the typed view for bots and people, `wire/views.py` the one for clients; compiled code
reads these fields as a record.
"""

from __future__ import annotations

from greentable.core.fields import Seen, field, with_fields
from greentable.grass.cards import KINDS
from greentable.grass.state import ROWS, Position


@with_fields
class ViewFields(Position):
    """A position as far as one viewer sees it, and what can be counted and remembered."""

    viewer: int = field(Seen.ALL, "who looks: a seat, or 0 for a spectator")
    to_act: int = field(Seen.ALL, "who must move, one bit each; bit 0 is nature", width="i2")
    open_hands: int = field(
        Seen.OWNER, "seats whose hands and packs the viewer sees, one bit each", width="i2"
    )
    hand_sizes: list[int] = field(Seen.ALL, "cards in each hand", shape=(ROWS,))
    pack_sizes: list[int] = field(Seen.ALL, "cards in each pack of a draft", shape=(ROWS,))
    known_hand: list[list[int]] = field(
        Seen.OWNER, "of the other hands, cards that are surely there", shape=(ROWS, KINDS)
    )
    known_in_pack: list[list[int]] = field(
        Seen.OWNER, "the same for the packs of a draft", shape=(ROWS, KINDS)
    )
    unseen: list[int] = field(
        Seen.OWNER, "cards that lie where the viewer cannot look", shape=(KINDS,)
    )
