"""Interpreted and compiled rules of Grove are the same: states, legal moves, events and scores."""

from __future__ import annotations

import numpy as np
import pytest

from greentable import grove
from greentable.compiled.layout import records_of
from greentable.game import NATURE
from greentable.grove import Phase, Ruleset, State, Verb, What
from greentable.grove.codes import verb_of
from greentable.grove.engine.legal import MOST_MOVES
from greentable.grove.engine.referee import actor
from greentable.grove.recipes.recipe import Count
from tests.games.lockstep import Lockstep
from tests.games.perft import read_table
from tests.grove.engine import grove_lockstep_kernel as kernel
from tests.grove.fixed_rules import fixed_rules, printed_rules
from tests.grove.grove_table import HOPELESS, table
from tests.grove.grove_walk import positions
from tests.grove.whole_games.grove_perft import PAGE, position

# Rules are compiled once, by one of the processes that share the tests.
pytestmark = pytest.mark.xdist_group("compiled-grove")

PLIES = 64  # more than any game has
GAMES = {1: 10, 2: 5, 3: 3, 4: 2}
"""How many for each number of seats, with and without recipes."""

RULESETS = {
    "fixed": fixed_rules(),
    "fixed recipes": fixed_rules(recipes=True),
    "printed recipes": printed_rules(),  # grove.recipes.6
}


class Both(Lockstep):
    """The two forms of the rules; seats choose as in this game's kernel, and events are kept."""

    def __init__(self) -> None:
        super().__init__("grove", State, plies=PLIES)
        self._choice_room = [0] * MOST_MOVES
        self.verbs: set[int] = set()
        self.told: set[What] = set()

    def choose(self, state: State, seat: int, rng: list[int]) -> int:
        """At random or what scores most, as the kernel does."""
        return kernel.choose_either(state, seat, rng, self._choice_room)

    def play(self, start: State, seed: int) -> list[int]:
        """As every game; and the verbs and events of it are kept."""
        moves = super().play(start, seed)
        self.verbs |= {verb_of(move) for move in moves}
        for record in self._history[: len(moves)]:
            told = record["told"][: record["told_count"]].tolist()
            self.told |= {What(code & 31) for code in told}
        return moves

    def judged(self, state: State, seat: int) -> tuple[list[int], list[int]]:
        """The results of `judge` for every legal move, points and reasons, compiled."""
        points, reasons = np.zeros((2, MOST_MOVES), np.int64)
        record = records_of([state])[0]
        count = self._kernel.judge(record, seat, self._room, points, reasons)
        return points[:count].tolist(), reasons[:count].tolist()

    def measured(self, state: State, seat: int) -> list[int]:
        """The results of `measure_all` for a grove, compiled."""
        out = np.zeros(MOST_MOVES, np.int64)
        count = self._kernel.measure_all(records_of([state])[0], seat, len(Count), out)
        measures: list[int] = out[:count].tolist()
        return measures


@pytest.fixture(scope="module")
def both() -> Both:
    return Both()


@pytest.mark.parametrize("seats", GAMES)
@pytest.mark.parametrize("name", RULESETS)
def test_games_are_the_same_compiled(both: Both, name: str, seats: int) -> None:
    for game in range(GAMES[seats]):
        start = grove.new_game(RULESETS[name], seats)
        moves = both.play(start, 1 + 1009 * game + 31 * seats + len(name))
        assert len(moves) == 9 + 8 * seats + RULESETS[name].recipes


def play_from_positions(both: Both, seed: int) -> None:
    """Play on from all positions of the perft table: baskets, the barrow out, scarce dice."""
    for line in read_table(PAGE.read_text(encoding="utf-8")):
        both.play(position(line.position), seed)


def play_hopeless(both: Both) -> None:
    """grove.turn.2: the only card that can come is one that cannot be laid."""
    stuck = table(HOPELESS)
    stuck.unseen = 1 << 8
    assert len(both.play(stuck, 8)) == 1
    assert Phase(both._history["phase"][0]) is Phase.OVER


def test_games_from_positions_are_the_same_compiled(both: Both) -> None:
    for seed in range(1, 4):
        play_from_positions(both, seed)
    play_hopeless(both)


def test_games_in_lock_step_have_every_verb_and_every_event(both: Both) -> None:
    play_hopeless(both)
    for seed in range(1, 60):
        play_from_positions(both, seed)
        both.play(grove.new_game(RULESETS["fixed recipes"], 1 + seed % 2), seed)
        if both.told == set(What):
            break
    assert both.told == set(What)
    assert both.verbs == set(Verb)


@pytest.mark.parametrize("seats", [1, 3])
def test_points_and_refusals_are_the_same_compiled(both: Both, seats: int) -> None:
    """For every legal move of a game, and for the same card laid one column on."""
    room, points, reasons = ([0] * MOST_MOVES for _ in range(3))
    refused = set()
    for state in positions(fixed_rules(), seats, "points"):
        seat = actor(state)
        if seat != NATURE:
            count = kernel.judge(state, seat, room, points, reasons)
            assert both.judged(state, seat) == (points[:count], reasons[:count]), state
            refused |= set(reasons[:count])
    assert len(refused) > 3


def test_both_measure_the_same_for_every_recipe(both: Both) -> None:
    """grove.recipes.2: of each fruit, over several values, with and without the barrow."""
    out = [0] * MOST_MOVES
    met = set()
    for game in range(6):
        walked = list(positions(fixed_rules(), 1, f"counts {game}"))
        for state in walked[1::8]:
            count = kernel.measure_all(state, 1, len(Count), out)
            assert both.measured(state, 1) == out[:count], grove.write_picture(state)
            each = count // len(Count)
            met |= {kind for kind in Count if any(out[kind * each : (kind + 1) * each])}
    assert met == set(Count)


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAMES)
@pytest.mark.parametrize(
    "ruleset",
    [*RULESETS.values(), Ruleset(), Ruleset(recipes=True)],
    ids=[*RULESETS, "house", "house recipes"],
)
def test_many_more_games_are_the_same_compiled(both: Both, ruleset: Ruleset, seats: int) -> None:
    for seed in range(1, 101):
        both.play(grove.new_game(ruleset, seats), 7_919 * seed + seats)


# The test can fail.


def test_a_difference_is_shown_with_its_field_and_ply(both: Both) -> None:
    game = grove.new_game(fixed_rules(), 2)
    states = both._play_interpreted(game, 5, both._play_compiled(game, 5))
    both.compare(states)
    states[12].harvest[2][1] += 1
    states[13].total[1] += 1
    with pytest.raises(AssertionError, match=r"after ply 12 \(move \d+\) field 'harvest' is"):
        both.compare(states)
