"""Explanations: what a placement would do, or which cells fail and why."""

from __future__ import annotations

import pytest

from greentable import grove
from greentable.grove import Reason, What
from greentable.grove.explanations import Fault
from tests.grove.table import plain_rules, seat_and_move, table
from tests.grove.test_random_games import BASKETS, SCARCE
from tests.grove.walk import positions

GROVE = """
        card 7  O1 Y2 G1 / -- G2 Y1
        hand 7 8
            0      1      2      3
        0   O1/10  Y2/4   G1     .
        1   O2/3   --/G5  .      O1
        """


def explained(picture: str, token: str) -> grove.Explanation:
    state = table(picture)
    untouched = state.copy()
    explanation = grove.explain(state, *seat_and_move(token))
    assert state == untouched
    return explanation


def test_a_legal_placement_tells_what_would_happen_and_both_scores() -> None:
    explanation = explained(GROVE, "7:0,0,0")
    assert explanation.reason is None
    assert explanation.faults == ()
    happens = {(event.column, event.row): event.what for event in explanation.events[1:]}
    assert happens == {
        (0, 0): What.BARROW,
        (1, 0): What.ROSE,
        (2, 0): What.APPEARED,
        (0, 1): What.FELL,
        (1, 1): What.BASKET,
    }
    assert (explanation.score_before, explanation.score_after) == (17, 15 + 6 + 2 + 10)


def test_the_cost_of_the_squirrel_is_in_the_score_after() -> None:
    """grove.scoring.2: 1, the die that it sends back, and 1 for the die beside it."""
    explanation = explained(
        """
        card 7  O1 Y2 G1 / -- G2 Y1
        hand 7 8
            0     1     2
        0   G1/4  .     .
        -1  Y1/2  .     .
        """,
        "7:0,0,0",
    )
    assert [event.what for event in explanation.events] == [What.LAID, What.SQUIRREL]
    assert (explanation.score_before, explanation.score_after) == (6, 2 - 2)
    assert (explanation.squirrel_before, explanation.squirrel_after) == (0, 2)


@pytest.mark.parametrize(
    ("row", "token", "reason", "faults"),
    [
        ("O1   Y1*  .", "7:0,0,0", Reason.ON_SQUIRREL, [(1, 0, Reason.ON_SQUIRREL)]),
        (
            "G1   Y1*  .",
            "7:0,0,0",
            Reason.MISMATCH,
            [(0, 0, Reason.MISMATCH), (1, 0, Reason.ON_SQUIRREL)],
        ),
        ("O1*  Y1   .", "7:1,0,0", Reason.MISMATCH, [(1, 0, Reason.MISMATCH)]),
        (
            "G1   O1   G1",
            "7:0,0,0",
            Reason.TWO_MISMATCHES,
            [(0, 0, Reason.TWO_MISMATCHES), (1, 0, Reason.TWO_MISMATCHES)],
        ),
        ("O1   Y1   G1", "7:5,5,0", Reason.NO_OVERLAP, []),
        ("O1   Y1   G1", "9:0,0,0", Reason.NOT_IN_HAND, []),
        # One mismatch is no fault while the squirrel is free.
        ("Y1   Y1   G1", "9:0,0,0", Reason.NOT_IN_HAND, []),
    ],
)
def test_an_illegal_placement_tells_which_cells_fail_and_why(
    row: str, token: str, reason: Reason, faults: list[tuple[int, int, Reason]]
) -> None:
    """grove.placement.3 to 7: all of them, not only the first."""
    explanation = explained(
        f"""
        card 7  O1 Y2 G1 / -- G2 Y1
        card 9  O1 Y2 G1 / -- G2 Y2
        hand 7 8
            0   1   2
        0   {row}
        """,
        token,
    )
    assert explanation.reason is reason
    assert list(explanation.faults) == [Fault(*fault) for fault in faults]


@pytest.mark.parametrize(
    ("picture", "token", "cells"),
    [
        (BASKETS, "7:0,0,0", [(0, 0), (1, 0)]),
        (BASKETS, "7:0,0,0 barrow 2,0", [(0, 0), (1, 0)]),
        (SCARCE, "7:0,0,0", [(0, 0), (1, 0), (2, 0)]),
        (SCARCE, "7:0,0,0 dice 0,0", [(0, 0), (1, 0), (2, 0)]),
        (SCARCE, "7:0,0,0 dice 0,1", [(0, 0), (1, 0), (2, 0)]),
    ],
)
def test_a_missing_choice_tells_the_cells_to_choose_from(
    picture: str, token: str, cells: list[tuple[int, int]]
) -> None:
    """grove.dice.4 and 7: the baskets, or the trees that some dice are for."""
    explanation = explained(picture, token)
    assert explanation.reason is not None
    assert [(fault.column, fault.row) for fault in explanation.faults] == cells


def test_every_legal_move_of_a_game_is_explained_as_it_happens() -> None:
    for state in positions(plain_rules(), 1, "explain"):
        for move in grove.legal_moves(state, 1)[::17]:
            explanation = grove.explain(state, 1, move)
            after, events = grove.apply(state, 1, move)
            assert explanation.score_after == grove.returns(after)[0]
            assert events[: len(explanation.events)] == explanation.events


def test_natures_moves_and_other_seats_have_nothing_to_explain() -> None:
    start = grove.new_game(plain_rules(), 1)
    assert grove.explain(start, 0, grove.read_move("start 7")) == grove.Explanation(None)
    refused = grove.explain(start, 3, grove.read_move("7:0,0,0"))
    assert refused == grove.Explanation(Reason.NOT_YOUR_TURN)
