"""What an explanation of a move consists of: for clients that draw it, and for its sentences."""

from __future__ import annotations

import msgspec

from greentable.grove.events import Event
from greentable.grove.moves import Move
from greentable.grove.reasons import Reason
from greentable.grove.state import Phase
from greentable.grove.views.view import View
from greentable.words.messages import Message


class Fault(msgspec.Struct, frozen=True):
    """A cell of the card that cannot lie where it would, or that could be chosen, and why."""

    column: int
    row: int
    reason: Reason


class Explanation(msgspec.Struct, frozen=True, kw_only=True):
    """What would come of a placement; of one that is refused, why, and at which cells.

    Of a refused one, `faults` are all cells that fail; where a choice of barrow or dice is missing
    or wrong, the cells that could be chosen. Of a legal one, `events` are what would be told when
    the card is laid, and the scores and the squirrel's costs are those now and then, with what
    recipes give; `recipes_met` and `recipes_lost` are the recipes of which that would change.
    `phase` is what would come for this seat once all have chosen: the draw, another card, or the
    count. `after` is the table with the card laid, as the seat sees it: nobody else has laid
    anything.
    """

    move: Move
    reason: Reason | None = None
    messages: tuple[Message, ...] = ()
    faults: tuple[Fault, ...] = ()
    events: tuple[Event, ...] = ()
    score_before: int = 0
    score_after: int = 0
    squirrel_before: int = 0
    squirrel_after: int = 0
    recipes_met: tuple[int, ...] = ()
    recipes_lost: tuple[int, ...] = ()
    phase: Phase | None = None
    after: View | None = None

    @property
    def is_legal(self) -> bool:
        """Whether the move could be made."""
        return self.reason is None

    @property
    def uses_squirrel(self) -> bool:
        """Whether the placement has a tree that does not match: the squirrel would sit there."""
        return self.squirrel_before == 0 < self.squirrel_after
