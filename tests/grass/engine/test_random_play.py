"""Random play: what it chooses is legal, and everything legal can be chosen."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.game import NATURE
from greentable.grass import Phase, Verb
from greentable.grass.engine import random_play
from greentable.grass.engine.referee import actor, carry_out
from greentable.grass.moves import move_of
from tests.games.strategies import generator
from tests.grass.grass_table import table

CHOICES = 30_000


@pytest.mark.parametrize(
    "setting",
    [
        """
        2018
        turn 1
        1: LC SN HG SO FE SH MO | market | stash 5HG 2CO JA
        2: ... | market | stash HG MX
        3: ... | market DE
        """,
        """
        classic
        turn 2
        1: ... | market DE
        2: CB PF MC 2SO SH EU | market DE | stash 5HG MX PA
        3: ... | market | stash 2CO DF
        """,
        """
        classic
        turn 1
        1: CB SN SH DX UW BK JA | market | stash 5HG MX
        2: ... | market | stash 2CO DF
        """,
    ],
)
def test_every_play_and_discard_comes_up_and_no_illegal_one(setting: str) -> None:
    """A Protection over any Peddle that it can cover among them."""
    state = table(setting)
    (seat,) = grass.to_act(state)
    legal = {m for m in grass.legal_moves(state, seat) if m.verb in {Verb.PLAY, Verb.DISCARD}}
    rng = generator(1)
    chosen = {move_of(random_play.choose(state, seat, rng)) for _ in range(CHOICES)}
    assert len(legal) > 5
    assert {move for move in chosen if move.verb in {Verb.PLAY, Verb.DISCARD}} == legal


@pytest.mark.parametrize("rules", ["2018", "classic hidden_deals"])
@pytest.mark.parametrize(
    "situation",
    [
        "turn 1",
        "turn 1, offers 1, offer HG>PA@2, 2 answers",
        "turn 1, offers 1, offer HG>?@*, 2 answers",
        "turn 1, offers 1, offer HG>PA@2, counter JA>FE, 2 countered",
        "turn 1, offers 1, offer HG>PA@2, counter JA>DF, 2 countered",
    ],
)
def test_every_offer_and_answer_comes_up_and_no_illegal_one(rules: str, situation: str) -> None:
    """grass.deal.2: what is named is of this small deck."""
    state = table(
        f"""
        {rules} deck=HG:5,MO:4,PA:2,JA:2,FE:4,DF:1,IM:8
        {situation}
        1: HG FE 5IM
        2: JA PA 2FE 2MO
        """
    )
    (seat,) = grass.to_act(state)
    trades = {Verb.OFFER, Verb.ACCEPT, Verb.DECLINE, Verb.COUNTER}
    legal = {move for move in grass.legal_moves(state, seat) if move.verb in trades}
    rng = [2]
    chosen = {move_of(random_play.choose(state, seat, rng)) for _ in range(CHOICES)}
    assert {move for move in chosen if move.verb in trades} == legal


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("rules", ["2018", "classic hidden_deals"])
def test_turns_have_an_end_though_offers_have_no_limit(rules: str, seats: int) -> None:
    """grass.deal.3: random players limit themselves; now and then one makes many offers."""
    state, rng = grass.new_game(f"{rules} max_rounds=40 target=10000000", seats), [3]
    offers: list[int] = []
    while state.phase != Phase.OVER:
        seat = actor(state)
        move = random_play.choose(state, seat, rng)
        if seat != NATURE and move_of(move).verb is Verb.END:
            offers.append(state.offers)
        carry_out(state, seat, move)
        state.told_count = 0
    assert len(offers) > 300
    assert 0.5 < sum(offers) / len(offers) < 3
    assert max(offers) > 3
