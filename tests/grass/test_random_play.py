"""Random play: what it chooses is legal, and everything legal can be chosen."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.grass import Verb, random_play
from greentable.grass.moves import move_of
from tests.grass.table import table
from tests.strategies import generator

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
