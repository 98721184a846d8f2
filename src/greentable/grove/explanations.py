"""Explain a placement before it is made: what would happen, or which cells fail and why.

For hints, greyed cards and learners. It tells no more than the rules do: what happens is what the
rules tell when they lay the card on a copy; what fails is what they say of each cell.
"""

from __future__ import annotations

import msgspec

from greentable.grove.cards import NO_CELL, cell_of, rotated, width_of
from greentable.grove.codes import Verb, barrow_of
from greentable.grove.events import Event, events_told
from greentable.grove.game import as_move, why_not
from greentable.grove.moves import Move, code_of
from greentable.grove.reasons import Reason
from greentable.grove.rules.cards import face_of
from greentable.grove.rules.dice import (
    barrow_cell,
    barrow_choices,
    scarce_cells,
    sent_back,
    why_not_barrow,
)
from greentable.grove.rules.placement import (
    MISMATCH,
    cell_facts,
    place_of,
    placement_facts,
)
from greentable.grove.rules.recipes import final_score
from greentable.grove.rules.squirrel import cell_below_squirrel
from greentable.grove.rules.turn import lay
from greentable.grove.state import NOWHERE, State


class Fault(msgspec.Struct, frozen=True):
    """A cell of the card that cannot lie where it would, and why."""

    column: int
    row: int
    reason: Reason


class Explanation(msgspec.Struct, frozen=True):
    """What would come of a placement.

    Of a legal one, `events` are what would be told, and the scores, and what the squirrel costs in
    them, are those before and after it. Of an
    illegal one, `reason` is the referee's, and `faults` are all cells that fail; if a choice of
    barrow or dice is missing or wrong, they are the cells that could be chosen.
    """

    reason: Reason | None
    faults: tuple[Fault, ...] = ()
    events: tuple[Event, ...] = ()
    score_before: int = 0
    score_after: int = 0
    squirrel_before: int = 0
    squirrel_after: int = 0


def explain(s: State, seat: int, move: Move | str) -> Explanation:
    """What laying a card would do for this seat; the state is left as it was."""
    move = as_move(move)
    reason = why_not(s, seat, move)
    if reason is not None and not 1 <= seat <= s.seats:
        return Explanation(reason)
    if reason is None and move.verb is not Verb.LAY:
        return Explanation(None)
    after = s.copy()
    after.told_count = 0
    if reason is None:
        # Straight to the rule, past the secret choice: others may not have chosen yet.
        lay(after, seat, code_of(move))
    return Explanation(
        reason,
        () if reason is None else _faults(s, seat, move, reason),
        events_told(after),
        score_before=final_score(s, seat),
        score_after=final_score(after, seat),
        squirrel_before=s.squirrel_cost[seat],
        squirrel_after=after.squirrel_cost[seat],
    )


def _faults(s: State, seat: int, move: Move, reason: Reason) -> tuple[Fault, ...]:
    if move.verb is not Verb.LAY or reason is Reason.MALFORMED:
        return ()
    if not 1 <= move.card <= len(s.rules.deck):
        return ()
    if reason in _CHOICES:
        return tuple(Fault(*cell, reason) for cell in _cells_to_choose(s, seat, move))
    return _cells_that_fail(s, seat, move)


def _cells_to_choose(s: State, seat: int, move: Move) -> list[tuple[int, int]]:
    """The baskets of which one must be chosen; else the trees that some dice are for."""
    width = width_of(move.rotation)
    face = rotated(face_of(s, move.card), move.rotation)
    facts = placement_facts(s, seat, face, move.column, move.row, width)
    start = place_of(move.column, move.row)
    below = cell_below_squirrel(s, seat, facts, start, width)
    choices = barrow_choices(s, seat, facts, below)
    chosen = barrow_of(code_of(move))
    if why_not_barrow(choices, chosen) == Reason.OK:
        back = sent_back(s, seat, start, width, below, barrow_cell(choices, chosen))
        choices = scarce_cells(s, seat, facts, back)
    return [cell for index, cell in enumerate(move.cells()) if choices >> index & 1]


def _cells_that_fail(s: State, seat: int, move: Move) -> tuple[Fault, ...]:
    """All cells on the squirrel, and all that do not match, if they are too many."""
    face = rotated(face_of(s, move.card), move.rotation)
    squirrel: list[Fault] = []
    mismatched: list[Fault] = []
    used = s.squirrel[seat] != NOWHERE
    for index, (column, row) in enumerate(move.cells()):
        inside = s.left[seat] <= column <= s.right[seat] and s.top[seat] <= row <= s.bottom[seat]
        place = place_of(column, row)
        below = s.grid[seat][place]
        if not inside or below == NO_CELL:
            continue
        if place == s.squirrel[seat]:
            squirrel.append(Fault(column, row, Reason.ON_SQUIRREL))
        elif cell_facts(below, cell_of(face, index)) == MISMATCH:
            reason = Reason.MISMATCH if used else Reason.TWO_MISMATCHES
            mismatched.append(Fault(column, row, reason))
    if not used and len(mismatched) == 1:
        mismatched = []  # this one the squirrel would take
    return tuple(sorted(squirrel + mismatched, key=lambda fault: (fault.row, fault.column)))


_CHOICES = frozenset(
    {
        *(Reason.BARROW_TO_CHOOSE, Reason.NOT_A_COVERED_BASKET),
        *(Reason.DICE_TO_CHOOSE, Reason.DIE_NOT_SCARCE, Reason.WRONG_NUMBER_OF_DICE),
    }
)
