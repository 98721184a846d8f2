"""The sentences of an explanation: the changes by a placement, or its cells that fail and why."""

from __future__ import annotations

from collections.abc import Sequence

from greentable.grove.cards import (
    Fruit,
    cell_of,
    fruit_count,
    fruit_of,
    is_tree,
    rotated,
)
from greentable.grove.events import AT_CELL
from greentable.grove.explanations.data import Explanation, Fault
from greentable.grove.groves import Cell, cells_of
from greentable.grove.moves import Move
from greentable.grove.reasons import Reason
from greentable.grove.rules.cards import face_of
from greentable.grove.views.fields import ViewFields
from greentable.grove.words.message_table import MESSAGES
from greentable.grove.words.messages import cell_message, clause_message, place_said, reason_message
from greentable.grove.words.recipe_messages import RecipeSaid
from greentable.words.messages import Message

_BARROW_TO_CHOOSE = frozenset({Reason.BARROW_TO_CHOOSE, Reason.NOT_A_COVERED_BASKET})
_DICE_TO_CHOOSE = frozenset(
    {Reason.DICE_TO_CHOOSE, Reason.DIE_NOT_SCARCE, Reason.WRONG_NUMBER_OF_DICE}
)


def messages_of(
    explanation: Explanation, before: ViewFields, recipes: Sequence[RecipeSaid]
) -> tuple[Message, ...]:
    """The consequences of the move, or the reason why it is refused.

    `before` is the view in which it is made; `recipes` are those of the ruleset with their names.
    """
    if explanation.reason is None:
        return tuple(_changes(explanation, recipes))
    refused = reason_message(explanation.reason, explanation.move)
    return (refused, *_faults(explanation, before))


def _changes(explanation: Explanation, recipes: Sequence[RecipeSaid]) -> list[Message]:
    """The changes by a legal placement, a clause each; the score comes last."""
    said = [clause_message(event) for event in explanation.events if event.what in AT_CELL]
    said = said or [nothing_message()]
    before, after = explanation.squirrel_before, explanation.squirrel_after
    if before != after:
        said.append(squirrel_message(before, after))
    said += [recipe_message(recipes[one - 1], met=True) for one in explanation.recipes_met]
    said += [recipe_message(recipes[one - 1], met=False) for one in explanation.recipes_lost]
    return [*said, score_message(explanation.score_before, explanation.score_after)]


def nothing_message() -> Message:
    """That nothing would happen to any die."""
    return MESSAGES.say("change-nothing")


def squirrel_message(before: int, after: int) -> Message:
    """The cost of the squirrel; 0 before it sits anywhere."""
    form = "squirrel-more" if before else "squirrel"
    return MESSAGES.say(f"change-{form}", cost=after, before=before)


def recipe_message(recipe: RecipeSaid, *, met: bool) -> Message:
    """That a recipe would be met, or would be met no longer."""
    return MESSAGES.say(f"change-recipe-{'met' if met else 'lost'}", recipe=recipe.name)


def score_message(before: int, after: int) -> Message:
    """The score now and then."""
    return MESSAGES.say("change-score", before=before, after=after)


def _faults(explanation: Explanation, before: ViewFields) -> list[Message]:
    """The cells of a refused placement that fail, or could be chosen, a sentence each."""
    if not explanation.faults:
        return []
    laid = _cells(before, explanation.move)
    below = {(cell.column, cell.row): cell for cell in cells_of(before, before.viewer)}
    said = []
    for fault in explanation.faults:
        place = (fault.column, fault.row)
        said.append(
            MESSAGES.say(
                f"fault-{_form_of_fault(fault)}",
                place=place_said(*place),
                laid=cell_message(laid[place]),
                below=cell_message(below[place]),
            )
        )
    return said


def _form_of_fault(fault: Fault) -> str:
    if fault.reason in _BARROW_TO_CHOOSE:
        return "barrow"
    if fault.reason in _DICE_TO_CHOOSE:
        return "dice"
    return "on-squirrel" if fault.reason is Reason.ON_SQUIRREL else "mismatch"


def _cells(v: ViewFields, move: Move) -> dict[tuple[int, int], Cell]:
    """The cells of the card in its new place."""
    face = rotated(face_of(v, move.card), move.rotation)
    made = {}
    for index, (column, row) in enumerate(move.cells()):
        cell = cell_of(face, index)
        fruit = Fruit(fruit_of(cell)) if is_tree(cell) else None
        made[column, row] = Cell(row, column, fruit, fruit_count(cell))
    return made
