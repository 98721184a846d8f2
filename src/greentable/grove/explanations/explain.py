"""The consequences of a placement, or the cells that fail and why, as far as its seat can know.

For hints, greyed cards and learners. An explanation is made from a view and nothing else, so it
cannot tell more than the view does. The events are those of the rules when they lay the card on a
copy, at once: other seats may not have chosen yet. The faults are the rules' answers for each
cell.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from greentable.grove.cards import NO_CELL, cell_of, rotated, width_of
from greentable.grove.codes import NOBODY, barrow_of
from greentable.grove.engine import referee
from greentable.grove.events import events_told
from greentable.grove.explanations.data import Explanation, Fault
from greentable.grove.explanations.messages import messages_of
from greentable.grove.game import as_move, check_position, why_not
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
from greentable.grove.rules.several import next_phase
from greentable.grove.rules.squirrel import cell_below_squirrel
from greentable.grove.rules.turn import lay
from greentable.grove.state import NOWHERE, Phase, Position, State
from greentable.grove.views.determinization import state_as_seen
from greentable.grove.views.fields import ViewFields
from greentable.grove.views.view import View, standings_of, view
from greentable.grove.words.messages import reason_message
from greentable.grove.words.recipe_messages import RecipeSaid, recipes_said


def explain(s: State, seat: int, move: Move | str) -> Explanation:
    """The consequences of a move, or the reason why it is refused, as far as this seat can know.

    For nature's moves it only says if they are legal. Raises: as `why_not`.
    """
    check_position(s, seat)
    made = as_move(move)
    if 1 <= seat <= s.seats:
        return explain_view(view(s, seat), made)
    return _refused_or_not(made, why_not(s, seat, made))


def explain_view(seen: View, move: Move | str, recipes: Sequence[RecipeSaid] = ()) -> Explanation:
    """The same for the viewer of a view; `recipes` may name the recipes of a custom book.

    Raises: NotationError; UsageError for a value that is not a move.
    """
    made, v = as_move(move), seen.to_fields()
    reason = Reason.NOT_YOUR_TURN  # never a spectator's
    if v.viewer != NOBODY:
        reason = Reason(referee.why_not(v, v.viewer, code_of(made)))
    if reason is Reason.OK:
        return _carried_out(v, made, recipes)
    return _refused(v, made, reason)


def _refused_or_not(move: Move, reason: Reason | None) -> Explanation:
    messages = () if reason is None else (reason_message(reason, move),)
    return Explanation(move=move, reason=reason, messages=messages)


def _carried_out(v: ViewFields, move: Move, recipes: Sequence[RecipeSaid]) -> Explanation:
    seat = v.viewer
    score_before, squirrel_before = final_score(v, seat), v.squirrel_cost[seat]
    met_before = {one.recipe for one in standings_of(v, seat) if one.met}
    s = state_as_seen(v)  # it shares the lists of the view: the card is laid in both
    s.told_count = 0
    lay(s, seat, code_of(move))
    v.waiting &= ~(1 << seat)
    v.to_act = v.waiting
    met_after = {one.recipe for one in standings_of(v, seat) if one.met}
    explanation = Explanation(
        move=move,
        events=events_told(s),
        score_before=score_before,
        score_after=final_score(v, seat),
        squirrel_before=squirrel_before,
        squirrel_after=v.squirrel_cost[seat],
        recipes_met=tuple(sorted(met_after - met_before)),
        recipes_lost=tuple(sorted(met_before - met_after)),
        phase=Phase(next_phase(v, seat)),
        after=View(v),
    )
    if v.rules.recipes and not recipes:
        recipes = recipes_said(v.rules.book)
    return msgspec.structs.replace(explanation, messages=messages_of(explanation, v, recipes))


def _refused(v: ViewFields, move: Move, reason: Reason) -> Explanation:
    faults: tuple[Fault, ...] = ()
    if reason in _CHOICES:
        faults = tuple(Fault(*cell, reason) for cell in _cells_to_choose(v, move))
    elif reason in _AT_CELLS:
        faults = _cells_that_fail(v, move)
    score, squirrel = final_score(v, v.viewer), v.squirrel_cost[v.viewer]
    explanation = Explanation(
        move=move,
        reason=reason,
        faults=faults,
        score_before=score,
        score_after=score,
        squirrel_before=squirrel,
        squirrel_after=squirrel,
    )
    return msgspec.structs.replace(explanation, messages=messages_of(explanation, v, ()))


def _cells_to_choose(v: ViewFields, move: Move) -> list[tuple[int, int]]:
    """The covered baskets, of which one must be chosen; else the trees for scarce dice."""
    seat = v.viewer
    width = width_of(move.rotation)
    face = rotated(face_of(v, move.card), move.rotation)
    facts = placement_facts(v, seat, face, move.column, move.row, width)
    start = place_of(move.column, move.row)
    below = cell_below_squirrel(v, seat, facts, start, width)
    choices = barrow_choices(v, seat, facts, below)
    chosen = barrow_of(code_of(move))
    if why_not_barrow(choices, chosen) == Reason.OK:
        back = sent_back(v, seat, start, width, below, barrow_cell(choices, chosen))
        choices = scarce_cells(v, seat, facts, back)
    return [cell for index, cell in enumerate(move.cells()) if choices >> index & 1]


def _cells_that_fail(v: ViewFields, move: Move) -> tuple[Fault, ...]:
    """All cells on the squirrel, and all mismatched cells if there are too many."""
    seat = v.viewer
    face = rotated(face_of(v, move.card), move.rotation)
    squirrel: list[Fault] = []
    mismatched: list[Fault] = []
    used = v.squirrel[seat] != NOWHERE
    for index, (column, row) in enumerate(move.cells()):
        below = _cell_at(v, seat, column, row)
        if below == NO_CELL:
            continue
        if place_of(column, row) == v.squirrel[seat]:
            squirrel.append(Fault(column, row, Reason.ON_SQUIRREL))
        elif cell_facts(below, cell_of(face, index)) == MISMATCH:
            reason = Reason.MISMATCH if used else Reason.TWO_MISMATCHES
            mismatched.append(Fault(column, row, reason))
    if not used and len(mismatched) == 1:
        mismatched = []  # the squirrel would allow this one
    return tuple(sorted(squirrel + mismatched, key=lambda fault: (fault.row, fault.column)))


def _cell_at(s: Position, seat: int, column: int, row: int) -> int:
    """The topmost cell at a place; the grid is rolled up, so none outside the bounds."""
    inside = s.left[seat] <= column <= s.right[seat] and s.top[seat] <= row <= s.bottom[seat]
    return s.grid[seat][place_of(column, row)] if inside else NO_CELL


_AT_CELLS = frozenset({Reason.ON_SQUIRREL, Reason.MISMATCH, Reason.TWO_MISMATCHES})
_CHOICES = frozenset(
    {
        *(Reason.BARROW_TO_CHOOSE, Reason.NOT_A_COVERED_BASKET),
        *(Reason.DICE_TO_CHOOSE, Reason.DIE_NOT_SCARCE, Reason.WRONG_NUMBER_OF_DICE),
    }
)
