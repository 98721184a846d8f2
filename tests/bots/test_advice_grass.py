"""The advice of the mind of Grass, with its reasons; and a review of a game."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.bots import ADVISERS, Budget
from greentable.core.advice import Spent
from greentable.core.shuffle import Stream
from greentable.grass import Kind, card_said
from greentable.minds.grass import Thought, Tried, review
from greentable.minds.grass.advising import reasons_for
from greentable.table import open_table
from tests.grass.grass_table import table

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
    chances = [one.chance for one in advice.alternatives if one.chance is not None]
    assert len(chances) == len(advice.alternatives)
    assert all(0 <= chance <= 1 for chance in chances)
    assert chances[1:] == sorted(chances[1:], reverse=True)
    assert 0 < advice.spent.iterations <= 120


MARKET = "1: {} | market | stash CO\n2: ... | market | stash PA"
REASONS = [
    ("turn 1, offers 8", MARKET.format("FE 3IM 3BF"), "play FE@2", "attack"),
    ("turn 1, offers 8", MARKET.format("SN 3IM 3BF"), "play SN@2:PA", "take"),
    ("turn 1, offers 8", MARKET.format("SO 3IM 3BF"), "play SO@2", "attack rid"),
    ("turn 1, offers 8", MARKET.format("MC 3IM 3BF"), "play MC", "close"),
    ("turn 1, offers 8", MARKET.format("PA 3IM 3BF"), "discard PA", "rid"),
    ("turn 1, offers 8", MARKET.format("PA 3IM 3BF"), "discard IM", "least"),
    ("turn 1, offers 8", "1: PF 3IM 3BF | market FE | stash CO\n2: ...", "play PF:CO", "market"),
    ("turn 1, offers 8", "1: HE 3IM 3BF | market FE | stash CO\n2: ...", "play HE", "market"),
    ("turn 1, played", MARKET.format("3IM 3BF"), "swap CO>PA@2", "take"),
    ("turn 1, played", MARKET.format("3IM 3BF"), "end", "wait"),
    ("turn 1", MARKET.format("PA 3IM 3BF"), "offer IM>LC@2", "trade"),
    (
        "turn 2, offers 1, offer LC>IM@1, 1 answers",
        MARKET.format("PA 3IM BU BF"),
        "accept",
        "trade",
    ),
    (
        "turn 2, offers 1, offer LC>IM@1, 1 answers",
        MARKET.format("PA 3IM BU BF"),
        "decline",
        "no-trade",
    ),
    (
        "turn 2, offers 1, offer LC>BF@1, 1 answers",
        MARKET.format("PA 3IM BU BF"),
        "counter IM",
        "trade",
    ),
    (
        "turn 2, played, passing",
        "1: SO 3IM 2BF | market | chooses\n2: ... | market | chooses",
        "pass SO",
        "rid",
    ),
]


@pytest.mark.parametrize(("when", "seats", "move", "reasons"), REASONS, ids=[r[2] for r in REASONS])
def test_every_kind_of_move_has_its_reason(when: str, seats: str, move: str, reasons: str) -> None:
    view = grass.view(table(f"2018\n{when}\n{seats}\nhaystack rest"), 1)
    chosen = grass.read_move(move)
    assert chosen in view.legal
    said = reasons_for(view, Thought((Tried(chosen, 64, 0.5),), Spent()))
    wanted = [*(f"grass-advice-{reason}" for reason in reasons.split()), "grass-advice-chance"]
    assert [message.id for message in said] == wanted


def test_who_does_not_hold_what_is_wanted_is_told_that_and_not_that_the_trade_were_bad() -> None:
    when = "turn 2, offers 1, offer LC>PA@1, 1 answers"
    view = grass.view(table(f"2018\n{when}\n1: 3IM 3BF\n2: ...\nhaystack rest"), 1)
    decline = grass.read_move("decline")
    said = reasons_for(view, Thought((Tried(decline, 0, 0.0),), Spent()))
    assert said == (grass.MESSAGES.say("reason-not-in-hand", card=card_said(Kind.PANAMA)),)


def test_that_other_moves_are_as_good_is_said() -> None:
    view = grass.view(table("2018\nturn 1, offers 8\n1: PA 3IM 3BF\n2: ..."), 1)
    panama, immunity = (grass.read_move(token) for token in ("discard PA", "discard IM"))
    for apart, is_close in ((0.004, True), (0.05, False)):
        tried = (Tried(panama, 64, 0.5), Tried(immunity, 64, 0.5 - apart))
        said = {message.id for message in reasons_for(view, Thought(tried, Spent()))}
        assert ("grass-advice-close-call" in said) == is_close


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
