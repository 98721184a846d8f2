"""Explanations: what a placement would do, or which cells fail and why."""

from __future__ import annotations

import pytest

from greentable import grove
from greentable.grove import Explanation, Fault, Phase, Reason, What
from tests.grove.grove_table import plain_rules, seat_and_move, table
from tests.grove.grove_walk import positions
from tests.grove.whole_games.test_random_games import BASKETS, SCARCE
from tests.text.heard import Heard

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
    move = grove.read_move("start 7")
    assert grove.explain(start, 0, move) == Explanation(move=move)
    refused = grove.explain(start, 3, "7:0,0,0")
    assert (refused.reason, refused.is_legal) == (Reason.NOT_YOUR_TURN, False)
    assert said(refused) == ["reason-not-your-turn"]
    assert grove.explain_view(grove.view(start, 0), move).reason is Reason.NOT_YOUR_TURN


def said(explanation: Explanation) -> list[str]:
    """The ids of the messages, each with its place if it has one; all of them have words."""
    for message in explanation.messages:
        assert Heard().text(message)
    return [
        " ".join(
            [message.id.removeprefix("grove-"), str(message.arguments.get("place", ""))]
        ).strip()
        for message in explanation.messages
    ]


def test_what_would_come_of_a_placement_is_said_in_messages() -> None:
    explanation = explained(GROVE, "7:0,0,0")
    assert said(explanation) == [
        *("clause-barrow 0,0", "clause-rose 1,0", "clause-appeared 2,0"),
        *("clause-fell 0,1", "clause-basket 1,1", "change-score"),
    ]
    assert explanation.messages[-1].arguments == {"before": 17, "after": 33}
    assert said(explained("hand 7 8\n   0\n0  --", "7:0,0,0")) == ["change-nothing", "change-score"]
    squirrel = explained("hand 7 8\n   0     1\n0  O1/2  G1", "7:0,0,90")
    assert said(squirrel) == ["clause-squirrel-takes 0,0", "change-squirrel", "change-score"]
    assert squirrel.uses_squirrel


def test_a_refusal_is_said_with_the_cells_that_fail() -> None:
    assert said(explained(GROVE, "7:0,0,180")) == [
        *("reason-two-mismatches", "fault-mismatch 0,0", "fault-mismatch 1,0"),
        *("fault-mismatch 0,1", "fault-mismatch 1,1"),
    ]
    baskets = ["reason-barrow-to-choose", "fault-barrow 0,0", "fault-barrow 1,0"]
    assert said(explained(BASKETS, "7:0,0,0")) == baskets
    dice = ["reason-dice-to-choose", "fault-dice 0,0", "fault-dice 1,0", "fault-dice 2,0"]
    assert said(explained(SCARCE, "7:0,0,0")) == dice
    squirrel = explained("hand 7 8\n   0    1\n0  --   O1*", "7:0,0,0")
    assert said(squirrel) == ["reason-on-squirrel", "fault-on-squirrel 1,0"]
    assert said(explained(GROVE, "9:0,0,0")) == ["reason-not-in-hand"]


@pytest.mark.parametrize(
    ("recipe", "change"),
    [
        ("count:dice,fruit:lime,bonus:7", "change-recipe-met"),
        ("count:dice,most:3,bonus:7", "change-recipe-lost"),
    ],
)
def test_recipes_that_are_met_or_lost_are_said(recipe: str, change: str) -> None:
    """grove.recipes.2."""
    picture = f"""
        recipe 3  worth:30,{recipe}
        card 7  O1 Y2 G1 / -- G2 Y1
        recipes 3 4 | hand 7 8
            0      1      2      3
        0   O1/10  Y2/4   G1     .
        1   O2/3   .      .      O1
        """
    explanation = explained(picture, "7:0,0,0")
    assert change in said(explanation)
    assert explanation.recipes_met + explanation.recipes_lost == (3,)


def test_the_table_after_a_placement_is_what_its_seat_would_see() -> None:
    """Alone it is the table that the move leads to, but for what comes next."""
    for state in positions(plain_rules(recipes=True), 1, "after"):
        for move in grove.legal_moves(state, 1)[::29]:
            explanation = grove.explain(state, 1, move)
            after, _ = grove.apply(state, 1, move)
            seen = grove.view(after, 1)
            assert explanation.after is not None
            for name in ("hands", "groves", "scores", "standings", "deck_size", "unseen"):
                assert getattr(explanation.after, name) == getattr(seen, name), name
            assert explanation.phase == (seen.phase if not seen.stuck else Phase.OVER)
            assert (explanation.after.to_act, explanation.after.legal) == ((), ())
