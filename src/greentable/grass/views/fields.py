"""The view of a game of Grass as numbers: a table of fields beside the state's.

Fields of both state and view have the same names and shapes in both (`Position`), so that rules
can be asked about either. Fields that its viewer cannot see are empty in a view: zeros and NOTHING.
`view.py` has the typed view for bots and people, `wire/views.py` the one for clients; compiled code
reads these fields as a record.
"""

from __future__ import annotations

from greentable.core.fields import VisibleTo, field, with_fields
from greentable.grass.cards import KINDS
from greentable.grass.state import ROWS, Position


@with_fields
class ViewFields(Position):
    """A position as one viewer sees it, with sizes of hands and known cards."""

    viewer: int = field(VisibleTo.ALL, "who looks: a seat, or 0 for a spectator")
    to_act: int = field(VisibleTo.ALL, "who must move, one bit each; bit 0 is nature", width="i2")
    open_hands: int = field(
        VisibleTo.OWNER, "seats whose hands and packs the viewer sees, one bit each", width="i2"
    )
    hand_sizes: list[int] = field(VisibleTo.ALL, "cards in each hand", shape=(ROWS,))
    pack_sizes: list[int] = field(VisibleTo.ALL, "cards in each pack of a draft", shape=(ROWS,))
    known_hand: list[list[int]] = field(
        VisibleTo.OWNER, "of the other hands, cards that are surely there", shape=(ROWS, KINDS)
    )
    known_in_pack: list[list[int]] = field(
        VisibleTo.OWNER, "the same for the packs of a draft", shape=(ROWS, KINDS)
    )
    unseen: list[int] = field(
        VisibleTo.OWNER, "cards that lie where the viewer cannot look", shape=(KINDS,)
    )
