"""One game of a match, played with a game and bots that the lab cannot know."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import msgspec
import pytest

from greentable import grass
from greentable.core.shuffle import Picker, Stream
from greentable.lab import GameResult, MatchPlan, play_game
from tests.table.toy import TOY, Move, View


def high(_view: View, legal: Sequence[Move], _chance: Picker) -> Move:
    return max(legal, key=lambda move: (move.word == "end", move.number))


def low(_view: View, legal: Sequence[Move], _chance: Picker) -> Move:
    return min(legal, key=lambda move: (move.word != "end", move.number))


def any_move(_view: View, legal: Sequence[Move], chance: Picker) -> Move:
    return legal[chance.below(len(legal))]


BOTS = {"high": high, "low": low, "any": any_move}
PLAN = MatchPlan("toy", ("high", "low"), "plain rounds=3", seats=2, deals=3, seed="t")


def play(plan: MatchPlan, deal: int = 0, line_up: int = 0) -> GameResult:
    game = play_game(plan, deal, line_up, game=TOY, bots=BOTS)
    return msgspec.structs.replace(game, seconds=0.0, thinking={})


def test_bots_sit_where_the_line_up_says() -> None:
    """`high` bids 3 in each of three rounds, `low` 1; the cards are the same for both."""
    first, second = play(PLAN, line_up=0), play(PLAN, line_up=1)
    assert PLAN.line_ups() == [("high", "low"), ("low", "high")]
    assert first.totals[0] - second.totals[0] == 3 * (3 - 1)
    assert first.totals[1] - second.totals[1] == 3 * (1 - 3)


def test_what_happened_is_counted_by_kind() -> None:
    game = play(PLAN)
    assert game.events == {"bid": 6, "dealt": 6, "scored": 6, "shown": 6}
    assert (game.rounds, game.decisions, game.stopped) == (3, 9, False)
    assert game.winners == tuple(
        seat for seat in (1, 2) if game.totals[seat - 1] == max(game.totals)
    )


def test_a_game_depends_on_plan_and_numbers_alone() -> None:
    plan = msgspec.structs.replace(PLAN, bots=("any", "low"))
    assert play(plan, 1) == play(plan, 1)
    assert play(plan, 1) != play(plan, 2)
    assert play(plan, 1, 0) != play(msgspec.structs.replace(plan, seed="u"), 1, 0)


@pytest.mark.parametrize("most", [1, 2, 7])
def test_a_game_that_does_not_end_is_stopped_after_the_most_rounds(most: int) -> None:
    plan = msgspec.structs.replace(PLAN, ruleset="endless", most_rounds=most)
    game = play(plan)
    assert (game.stopped, game.winners, game.rounds) == (True, (), most)
    assert game.decisions == 3 * most
    assert len(game.totals) == 2


def test_a_game_that_ends_with_the_last_allowed_round_is_not_stopped() -> None:
    game = play(msgspec.structs.replace(PLAN, most_rounds=3))
    assert (game.stopped, game.rounds) == (False, 3)
    assert game.winners
    assert play(msgspec.structs.replace(PLAN, most_rounds=2)).stopped


def test_only_decisions_in_which_there_is_a_choice_are_thought_about() -> None:
    choices = {"one": 0, "other": 0}
    sizes = set()

    def counting(name: str) -> Callable[[grass.View, grass.Legal, Picker], grass.Move]:
        def choose(_view: grass.View, legal: grass.Legal, chance: Picker) -> grass.Move:
            choices[name] += len(legal) > 1
            sizes.add(len(legal))
            return legal.moves[chance.below(len(legal.moves))]

        return choose

    rules = "2018 deck=MO:2,HG:8,MX:8 max_rounds=1 offers_per_turn=0"
    plan = MatchPlan("grass", ("one", "other"), rules, seats=2, deals=1, seed="t")
    game = play_game(plan, 0, 0, game=grass, bots={name: counting(name) for name in choices})
    assert {name: count for name, (count, _) in game.thinking.items()} == choices
    assert 0 < sum(choices.values()) < game.decisions
    assert 2 in sizes, "the least that is a choice"


def test_a_game_took_no_longer_than_its_caller_waited() -> None:
    begun = time.perf_counter()
    game = play_game(PLAN, 0, 0, game=TOY, bots=BOTS)
    assert 0 <= game.seconds <= time.perf_counter() - begun + 0.0001  # it is rounded
    assert game.seconds == round(game.seconds, 4)


def test_the_time_that_a_bot_worked_at_its_choices_is_added_up() -> None:
    choices: list[int] = []

    def slow(_view: View, legal: Sequence[Move], _chance: Picker) -> Move:
        choices.append(len(legal) > 1)
        until = time.process_time() + 0.01
        while time.process_time() < until:
            pass
        return legal[-1]

    begun = time.process_time()
    game = play_game(PLAN, 0, 0, game=TOY, bots={"high": slow, "low": low})
    passed = time.process_time() - begun
    count, seconds = game.thinking["high"]
    assert count == sum(choices)
    assert 0.01 * count <= seconds + 0.0001
    assert seconds <= passed + 0.0001
    assert all(spent == round(spent, 4) for _, spent in game.thinking.values())


def test_each_seat_has_chance_of_its_own() -> None:
    found: dict[int, int] = {}

    def draws(view: View, legal: Sequence[Move], chance: Picker) -> Move:
        found.setdefault(view.viewer, chance.below(1_000_000))
        return legal[-1]

    play_game(PLAN, 0, 0, game=TOY, bots={"high": draws, "low": draws})
    streams = {seat: Stream(b"t", f"lab/0/0/{seat - 1}") for seat in (1, 2)}
    assert found == {seat: stream.below(1_000_000) for seat, stream in streams.items()}
