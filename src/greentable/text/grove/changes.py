"""A placement explained: what it would change, or which of its cells fail and why."""

from __future__ import annotations

from greentable.catalogue import Catalogue
from greentable.grove import Cell, Explanation, Fault, Fruit, Grove, Move, Reason
from greentable.grove.cards import CELLS, cell_of, fruit_count, fruit_of, is_tree, rotated
from greentable.grove.events import AT_CELL
from greentable.text.grove.events import clause_of
from greentable.text.grove.words import describe_cell, place_name

_BARROW = frozenset({Reason.BARROW_TO_CHOOSE, Reason.NOT_A_COVERED_BASKET})
_DICE = frozenset(
    {Reason.DICE_TO_CHOOSE, Reason.DIE_NOT_SCARCE, Reason.WRONG_NUMBER_OF_DICE},
)


def explain_placement(catalogue: Catalogue, explanation: Explanation) -> list[str]:
    """What a legal placement would change, a clause a line; the score is the last."""
    lines = [
        clause_of(catalogue, event) for event in explanation.events if event.what in AT_CELL
    ] or [catalogue.say("grove-change-nothing")]
    before, after = explanation.squirrel_before, explanation.squirrel_after
    if before != after:
        form = "squirrel-more" if before else "squirrel"
        lines.append(catalogue.say(f"grove-change-{form}", cost=after, before=before))
    scores = (explanation.score_before, explanation.score_after)
    lines.append(catalogue.say("grove-change-score", before=str(scores[0]), after=str(scores[1])))
    return lines


def faults_of(
    catalogue: Catalogue, explanation: Explanation, move: Move, face: int, grove: Grove
) -> list[str]:
    """The cells of an illegal placement that fail, or could be chosen, a sentence each.

    `face` is the card's, `grove` what it would be laid on.
    """
    laid = _cells(move, face)
    below = {(cell.column, cell.row): cell for cell in grove.cells}
    return [_describe(catalogue, fault, laid, below) for fault in explanation.faults]


def _describe(
    catalogue: Catalogue,
    fault: Fault,
    laid: dict[tuple[int, int], Cell],
    below: dict[tuple[int, int], Cell],
) -> str:
    form = "mismatch"
    if fault.reason in _BARROW:
        form = "barrow"
    elif fault.reason in _DICE:
        form = "dice"
    elif fault.reason is Reason.ON_SQUIRREL:
        form = "on-squirrel"
    place = (fault.column, fault.row)
    return catalogue.say(
        f"grove-fault-{form}",
        place=place_name(*place),
        laid=describe_cell(catalogue, laid[place]),
        below=describe_cell(catalogue, below[place]),
    )


def _cells(move: Move, face: int) -> dict[tuple[int, int], Cell]:
    """The cells of the card as it would lie."""
    lies = rotated(face, move.rotation)
    made = {}
    for index, (column, row) in zip(range(CELLS), move.cells(), strict=True):
        cell = cell_of(lies, index)
        fruit = Fruit(fruit_of(cell)) if is_tree(cell) else None
        made[column, row] = Cell(row, column, fruit, fruit_count(cell))
    return made
