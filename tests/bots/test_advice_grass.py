"""What the mind of Grass advises, and why; and a game gone through again."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.bots import ADVISERS, Budget
from greentable.grass_mind import review
from greentable.shuffle import Stream
from greentable.table import open_table
from tests.grass.table import table

FEW = Budget(iterations=120)

WAYS = [
    ("1: MO IM CD HE BF BU FE\n2: ...", "play MO", "grass-advice-market"),
    ("1: PA 3IM CD HE BF | market\n2: ...", "play PA", "grass-advice-peddle"),
    (
        "1: LC 3IM CD HE BF | market | stash PA\n2: ... | stash HG",
        "play LC:PA",
        "grass-advice-protect",
    ),
]


@pytest.mark.parametrize(("seats", "move", "reason"), WAYS, ids=[way[1] for way in WAYS])
def test_advice_has_a_move_a_reason_and_chances(seats: str, move: str, reason: str) -> None:
    view = grass.view(table(f"2018\nturn 1, offers 8\n{seats}"), 1)
    advice = ADVISERS["grass"](view, view.legal, Stream(b"x", "y"), FEW)
    assert advice.move == move
    assert advice.reasons[0].id == reason
    assert advice.alternatives[0].move == move
    assert 2 <= len(advice.alternatives) <= 4
    assert all(one.chance is not None and 0 <= one.chance <= 1 for one in advice.alternatives)
    assert 0 < advice.spent.iterations <= 120


def test_a_forced_move_costs_nothing_and_needs_no_reason() -> None:
    position = "classic\nturn 1, played\n1: ...\n2: ..."
    view = grass.view(table(position), 1)
    advice = ADVISERS["grass"](view, view.legal, Stream(b"x", "y"), FEW)
    assert (advice.move, advice.reasons, advice.spent.iterations) == ("end", (), 0)


def test_a_review_judges_every_choice_of_a_seat_and_finds_no_fault_with_the_best() -> None:
    game = open_table(grass, "2018 max_rounds=1", ("Ann", "Ben"), grass.Nature("review"))
    plies, current = list(game.plies), game.table
    for _ in range(8):
        seat = current.to_act[0]
        step = current.play(seat, current.view(seat).legal.moves[0])
        plies += step.plies
        current = step.table
    judged = review(plies, 1, Budget(iterations=24))
    choices = [p for p in plies if p.seat == 1 and len(grass.view(p.before, 1).legal) > 1]
    assert [one.ply for one in judged.judgements] == [ply.number for ply in choices]
    assert [one.played.move for one in judged.judgements] == [ply.token for ply in choices]
    for one in judged.judgements:
        assert 0 <= one.lost <= 1
        assert one.lost == 0 or one.reasons
        assert one.played.move != one.best.move or not one.lost
