"""A placement explained, as messages: what it would change, or which of its cells fail and why."""

from __future__ import annotations

from greentable.grove.cards import CELLS, Fruit, cell_of, fruit_count, fruit_of, is_tree, turned
from greentable.grove.events import AT_CELL
from greentable.grove.explanations import Explanation, Fault
from greentable.grove.groves import Cell, Grove
from greentable.grove.message_table import MESSAGES
from greentable.grove.messages import cell_message, clause_message, place_said
from greentable.grove.moves import Move
from greentable.grove.reasons import Reason
from greentable.messages import Message

_BARROW_TO_CHOOSE = frozenset({Reason.BARROW_TO_CHOOSE, Reason.NOT_A_COVERED_BASKET})
_DICE_TO_CHOOSE = frozenset(
    {Reason.DICE_TO_CHOOSE, Reason.DIE_NOT_SCARCE, Reason.WRONG_NUMBER_OF_DICE}
)


def change_messages(explanation: Explanation) -> list[Message]:
    """What a legal placement would change, a clause each; the score is the last."""
    clauses = [clause_message(event) for event in explanation.events if event.what in AT_CELL]
    said = clauses or [MESSAGES.say("change-nothing")]
    before, after = explanation.squirrel_before, explanation.squirrel_after
    if before != after:
        form = "squirrel-more" if before else "squirrel"
        said.append(MESSAGES.say(f"change-{form}", cost=after, before=before))
    scores = {"before": explanation.score_before, "after": explanation.score_after}
    return [*said, MESSAGES.say("change-score", **scores)]


def fault_messages(explanation: Explanation, move: Move, face: int, grove: Grove) -> list[Message]:
    """The cells of an illegal placement that fail, or could be chosen, a sentence each.

    `face` is the card's, `grove` what it would be laid on.
    """
    laid = _cells(move, face)
    below = {(cell.column, cell.row): cell for cell in grove.cells}
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


def _cells(move: Move, face: int) -> dict[tuple[int, int], Cell]:
    """The cells of the card as it would lie."""
    lies = turned(face, move.turn)
    made = {}
    for index, (column, row) in zip(range(CELLS), move.cells(), strict=True):
        cell = cell_of(lies, index)
        fruit = Fruit(fruit_of(cell)) if is_tree(cell) else None
        made[column, row] = Cell(row, column, fruit, fruit_count(cell))
    return made
