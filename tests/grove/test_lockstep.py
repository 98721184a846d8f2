"""Interpreted and compiled, the rules of Grove play the same games, move by move.

The compiled twins run with bounds checks on. A first compile takes a minute; it is kept in a cache.
"""

from __future__ import annotations

from typing import Any

import pytest

from greentable import grove
from greentable.compiled.loader import Loader, is_available
from greentable.grove import Phase, Ruleset, State, What, legal, random_play, referee
from greentable.grove.decks import read_deck
from greentable.grove.recipes import Count
from greentable.grove.rules.measures import measure
from greentable.grove.rules.recipes import final_score
from greentable.grove.rules.scoring import score_after
from tests.grove.table import DECK, HOPELESS, table

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not is_available(), reason="needs the extra fast"),
]

RULESETS = {
    "house": grove.HOUSE_EDITION,
    "house recipes": Ruleset(recipes=True),
    "other deck, recipes": Ruleset(deck=read_deck(DECK), recipes=True),
}
GAMES = 25  # of each ruleset and number of seats


class Twins:
    """The compiled twins of the rules, and room for what they list."""

    def __init__(self) -> None:
        import numpy as np

        loader = Loader("grove", bounds_checks=True)
        self.random_play = loader.load("greentable.grove.random_play")
        self.referee = loader.load("greentable.grove.referee")
        self.legal = loader.load("greentable.grove.legal")
        self.scoring = loader.load("greentable.grove.rules.scoring")
        self.recipes = loader.load("greentable.grove.rules.recipes")
        loader.compile(State, lambda _done, _all: None)
        self.room = np.zeros(legal.MOST_MOVES, np.int64)
        self.numbers = np

    def record(self, state: State) -> Any:  # noqa: ANN401 - a NumPy record
        from greentable.compiled.layout import batch_of

        return batch_of(state, 1)[0]

    def listed(self, record: Any, seat: int) -> list[int]:  # noqa: ANN401 - as above
        count = self.legal.list_moves(record, seat, self.room)
        moves: list[int] = self.room[:count].tolist()
        return moves


@pytest.fixture(scope="module")
def twins() -> Twins:
    return Twins()


def play_in_lockstep(state: State, seed: int, twins: Twins) -> set[What]:
    """Play a game both ways to its end; the kinds of events that were told."""
    from greentable.compiled.layout import from_record

    record = twins.record(state)
    rng, rng_compiled = [seed], twins.numbers.array([seed], twins.numbers.int64)
    room = [0] * legal.MOST_MOVES
    met: set[What] = set()
    while state.phase != Phase.OVER:
        seat = referee.actor(state)
        assert twins.referee.actor(record) == seat
        moves = room[: legal.list_moves(state, seat, room)]
        assert twins.listed(record, seat) == moves
        for code in moves[:: 1 + len(moves) // 20] if seat else ():
            points = score_after(state, seat, code)
            assert twins.scoring.score_after(record, seat, code) == points
            assert twins.referee.why_not(record, seat, code + 4) == referee.why_not(
                state, seat, code + 4
            )
        greedy = random_play.below(rng, 3) > 0
        assert (twins.random_play.below(rng_compiled, 3) > 0) == greedy
        name = "choose_best" if greedy else "choose"
        move = getattr(random_play, name)(state, seat, rng, room)
        compiled = getattr(twins.random_play, name)
        assert compiled(record, seat, rng_compiled, twins.room) == move
        state.told_count = record["told_count"] = 0
        referee.carry_out(state, seat, move)
        twins.referee.carry_out(record, seat, move)
        after = from_record(record, state)
        assert after == state, grove.write_picture(state)
        told = state.told[: state.told_count]
        assert after.told[: after.told_count] == told
        met |= {What(code & 31) for code in told}
    for seat in range(1, state.seats + 1):
        assert twins.recipes.final_score(record, seat) == final_score(state, seat)
    return met


def test_both_play_the_same_games_and_every_event_is_met(twins: Twins) -> None:
    """Over every ruleset and number of seats; a hopeless position besides."""
    stuck = table(HOPELESS)
    stuck.unseen = 1 << 8  # the only card that can come
    met = play_in_lockstep(stuck, 8, twins)
    for number, ruleset in enumerate(RULESETS.values()):
        for seats in range(1, 5):
            for game in range(GAMES):
                start = grove.new_game(ruleset, seats)
                met |= play_in_lockstep(start, 1 + 1009 * game + 31 * seats + number, twins)
    easy = ";".join(["worth:1,count:cells,bonus:1"] * 18)
    start = grove.new_game(grove.read_ruleset(f"house recipes book={easy}"), 1)
    met |= play_in_lockstep(start, 3, twins)
    assert met == set(What)


@pytest.mark.parametrize("count", Count)
def test_both_measure_the_same_for_every_recipe(count: Count, twins: Twins) -> None:
    """grove.recipes.2: every kind of count, over finished games."""
    twin = twins.recipes.measure
    for game in range(8):
        state = grove.new_game(grove.HOUSE_EDITION, 1)
        random_play.play_on(state, [77 + game], [0] * legal.MOST_MOVES, 8)
        record = twins.record(state)
        for fruit in range(4):
            for low, high in ((0, 15), (4, 10), (5, 5), (9, 9)):
                for barrow in (0, 1):
                    wanted = measure(state, 1, count, fruit, low, high, barrow)
                    got = twin(record, 1, int(count), fruit, low, high, barrow)
                    assert got == wanted, grove.write_picture(state)
