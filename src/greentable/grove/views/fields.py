"""The view of a game of Grove as numbers: a table of fields beside the state's.

Fields of both state and view have the same names and shapes in both (`Position`), so that rules
can be asked about either. A view has no secret choices of other seats. `view.py` has the typed view
for bots and people, `wire/views.py` the one for clients; compiled code reads these fields as a
record.
"""

from __future__ import annotations

from greentable.core.fields import VisibleTo, field, with_fields
from greentable.grove.state import Position


@with_fields
class ViewFields(Position):
    """A position as far as one viewer sees it."""

    viewer: int = field(VisibleTo.ALL, "who looks: a seat, or 0 for a spectator")
    to_act: int = field(VisibleTo.ALL, "who must move, one bit each; bit 0 is nature")
