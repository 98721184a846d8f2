"""The parts of an explanation of a move, for clients that draw it and for its sentences."""

from __future__ import annotations

import msgspec

from greentable.grove.events import Event
from greentable.grove.moves import Move
from greentable.grove.reasons import Reason
from greentable.grove.state import Phase
from greentable.grove.views.view import View
from greentable.words.messages import Message


class Fault(msgspec.Struct, frozen=True):
    """A cell of the card that cannot lie there, or that could be chosen, and the reason."""

    column: int
    row: int
    reason: Reason


class Explanation(msgspec.Struct, frozen=True, kw_only=True):
    """The consequences of a placement; for a refused one, the reason and the cells it is about.

    For a refused placement, `faults` are all cells that fail; if a choice of barrow or dice is
    missing or wrong, the cells that could be chosen. For a legal one, `events` are those of laying
    the card, and the scores and the squirrel's costs are before and after it, with the points of
    recipes; `recipes_met` and `recipes_lost` are the recipes for which that would change.
    `phase` is the next phase for this seat once all have chosen: the draw, another card, or the
    end. `after` is the table with the card laid, as the seat sees it, before any other seat has
    laid a card.
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
        """True if the move is legal."""
        return self.reason is None

    @property
    def uses_squirrel(self) -> bool:
        """True if a tree of the placement does not match: the squirrel would sit there."""
        return self.squirrel_before == 0 < self.squirrel_after
