"""`search`, which tries moves in imagined games: its choice, its budgets, and that it sees no more
than its view.
"""

from __future__ import annotations

import time
from collections import Counter

import pytest

from greentable import bots, grass
from greentable.compiled import engine as engines
from greentable.core.advice import Budget
from greentable.core.shuffle import Stream
from greentable.errors import UsageError
from greentable.grass import read_ruleset
from greentable.minds.grass import search
from greentable.minds.grass.candidates import candidates
from greentable.minds.grass.figures import FIGURES
from greentable.minds.grass.halving import Lead
from greentable.minds.grass.simulation import strengths_for
from greentable.minds.grass.win_chances import CERTAIN, STEPS, win_chance
from tests.bots.deciding import BETWEEN_EQUALS, FEWEST, THROWS, all_decisions
from tests.bots.test_games import BotGame
from tests.games.strategies import shortened
from tests.grass.grass_table import table
from tests.slow_cases import slow_but

FEW = Budget(iterations=12)
INTERPRETED = engines.interpreted("grass", "minds.grass")


VARIED = "2018 hidden_deals give_me_five"


@pytest.mark.parametrize("ruleset", slow_but([VARIED], ["2018", "classic", VARIED]))
def test_the_same_view_and_dice_give_the_same_move_in_two_worlds(ruleset: str) -> None:
    """A search imagines states, but only from its view."""
    game = BotGame(shortened(read_ruleset(ruleset), 1), 3, ("rules",), "worlds")
    for ply, (view, _) in enumerate(game.decisions()):
        if ply % 9 == 0:
            other = grass.determinize(view, Stream(b"other", f"{ply}"))
            seen = grass.view(other, view.viewer)
            here, there = (
                search(one, one.legal, Stream(b"same", f"{ply}"), Budget(iterations=12))
                for one in (view, seen)
            )
            assert here.tried == there.tried
            assert here.move in view.legal
        if ply == 60:
            break


def test_an_iteration_budget_is_kept_and_gives_the_same_again() -> None:
    view = grass.view(table("2018\nturn 1\n1: MO PA IM CD HE BF BU\n2: ..."), 1)
    first, second = (
        search(view, view.legal, Stream(b"x", "y"), Budget(iterations=90)) for _ in range(2)
    )
    assert first.tried == second.tried
    assert 45 <= first.spent.iterations <= 90


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", ["2018", "classic"])
def test_compiled_it_chooses_as_it_does_interpreted(ruleset: str) -> None:
    compiled = engines.fastest("grass", "minds.grass")
    game = BotGame(shortened(read_ruleset(ruleset), 1), 3, ("rules",), "both")
    for ply, (view, _) in enumerate(game.decisions()):
        if ply % 12 == 0:
            both = [
                search(view, view.legal, Stream(b"x", f"{ply}"), Budget(iterations=40), engine=one)
                for one in (compiled, INTERPRETED)
            ]
            assert both[0].tried == both[1].tried
        if ply == 72:
            break


@pytest.mark.slow
@pytest.mark.parametrize("way", ["Heat On", "Steal", "Doublecrossed"])
def test_of_equals_any_is_as_likely_to_be_hit(way: str) -> None:
    """A search gangs up on nobody either: where rivals stand alike, each has its share of hits."""
    ruleset, own, other = BETWEEN_EQUALS[way]
    rows = [f"{at}: {own if at == 1 else other}" for at in range(1, 5)]
    position = "\n".join([ruleset, "turn 1, offers 8", *rows, "haystack rest"])
    view, compiled = grass.view(table(position), 1), engines.fastest("grass", "minds.grass")
    hit: Counter[int] = Counter()
    for dice in range(THROWS):
        chance = Stream(f"{dice}".encode(), "bot")
        hit[
            search(view, view.legal, chance, Budget(iterations=120), engine=compiled).move.seat
        ] += 1
    assert set(hit) >= {2, 3, 4}
    assert min(hit[seat] for seat in (2, 3, 4)) >= FEWEST, hit


def test_a_time_budget_ends_a_search_whatever_it_runs_on() -> None:
    """How exactly it is kept is for a benchmark to say: here, that it ends at all, with a move."""
    view = grass.view(table("2018\nturn 1\n1: MO PA IM CD HE BF BU\n2: ..."), 1)
    budget = Budget(milliseconds=40)
    found = search(view, view.legal, Stream(b"x", "y"), budget, engine=INTERPRETED)
    assert found.move in view.legal
    assert not found.spent.is_compiled
    at_once = Budget(milliseconds=0.001)
    none = search(view, view.legal, Stream(b"x", "y"), at_once, engine=INTERPRETED)
    assert none.move == bots.grass_bot("rules")(view, view.legal, Stream(b"x", "y"))


def test_swaps_that_lose_value_and_covers_that_could_be_larger_are_not_tried() -> None:
    position = """
        2018
        turn 1, offers 8
        1: LC ... | market | stash PA HG
        2: ... | market | stash HG MX
    """
    view = grass.view(table(position), 1)
    tried = {str(move) for move in candidates(view, view.legal, FIGURES)}
    assert "play LC:PA" in tried
    assert not {"play LC:HG", "swap PA>HG@2", "swap PA>MX@2"} & tried


def test_offers_that_were_declined_are_not_tried_again_in_the_turn() -> None:
    position = """
        2018
        turn 1, offers 1
        1: PA PA JA JA SN SN EU
        2: ... | market | declined EU>MO
        3: ... | market | declined EU>MO
    """
    view = grass.view(table(position), 1)
    tried = {str(move) for move in candidates(view, view.legal, FIGURES)}
    assert not {"offer EU>MO@2", "offer EU>MO@3", "offer EU>MO@*"} & tried


@pytest.mark.parametrize("edition", ["2018", "classic"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_more_dollars_are_a_better_chance_and_all_chances_make_one(
    seats: int, edition: str
) -> None:
    state = grass.new_game(edition, seats=seats)
    strengths = strengths_for(state.rules, seats)
    assert len(strengths) == STEPS
    assert strengths == sorted(strengths)
    for seat in range(1, seats + 1):
        state.totals[seat] = 30_000 * seat
    chances = [win_chance(state, seat, strengths) for seat in range(1, seats + 1)]
    assert chances == sorted(chances)
    assert CERTAIN - seats <= sum(chances) <= CERTAIN


def test_a_game_that_is_over_is_won_or_lost() -> None:
    state = table("2018\nover\n1: ... | total 255000\n2: ... | total 255000\n3: ... | total 9000")
    strengths = strengths_for(state.rules, 3)
    won = [win_chance(state, seat, strengths) for seat in (1, 2, 3)]
    assert won == [CERTAIN // 2, CERTAIN // 2, 0]


def test_who_is_far_behind_can_still_fall_further() -> None:
    """In classic totals fall without end, and it takes longer to come back from there."""
    chances = []
    for total in (-100_000, -300_000, -500_000):
        state = table(f"classic\nturn 1\n1: ... | total {total}\n2: ... | total 0")
        chances.append(win_chance(state, 1, strengths_for(state.rules, 2)))
    assert chances == sorted(chances, reverse=True)
    assert chances[-1] < chances[0] / 2


def test_a_beginner_keeps_the_best_peddle_whatever_it_may_cost() -> None:
    position = "2018\nturn 1, offers 8\n1: DF DX IM CD HE BF BU\n2: ... | market | stash PA"
    view = grass.view(table(position), 1)
    move = bots.grass_bot("easy")(view, view.legal, Stream(b"x", "y"))
    assert str(move) != "discard DF"


BEGINNERS = {
    "it protects too late": (
        """
        2018
        turn 1, offers 8
        1: LC CO 5IM | market | stash PA
        2: ... | market | stash PA
        """,
        "play LC:PA",
    ),
    "it always has time for one more turn": (
        """
        2018
        turn 1, offers 8
        1: MC HG 5IM | market | stash 2PA
        2: ... | market | stash HG
        """,
        "play MC",
    ),
}


@pytest.mark.parametrize("mistake", BEGINNERS)
def test_a_beginner_makes_mistakes_that_a_careful_player_does_not(mistake: str) -> None:
    """They are mistakes of judgement, the same with all dice."""
    position, right = BEGINNERS[mistake]
    assert all_decisions(position, bot="normal") == {right}
    assert right not in all_decisions(position, bot="easy")


@pytest.mark.parametrize(
    ("milliseconds", "iterations", "code"),
    [
        (0, None, "advice.milliseconds"),
        (-1.0, None, "advice.milliseconds"),
        (float("nan"), None, "advice.milliseconds"),
        (float("inf"), None, "advice.milliseconds"),
        (None, 0, "advice.iterations"),
        (None, -5, "advice.iterations"),
        (None, 10**12, "advice.iterations"),
    ],
)
def test_a_budget_that_cannot_be_is_refused(
    milliseconds: float | None, iterations: int | None, code: str
) -> None:
    with pytest.raises(UsageError) as caught:
        Budget(milliseconds=milliseconds, iterations=iterations)
    assert caught.value.code == code


def test_cpu_time_goes_on_only_while_somebody_thinks() -> None:
    assert Budget(milliseconds=5, by_cpu=True).clock is time.thread_time
    assert Budget(milliseconds=5).clock is time.perf_counter


SHORT = """
    2018
    turn 1, played, offers 8
    1: ... | market | stash HG
    2: ... | market | stash PA
    ashtray rest
    haystack 2IM
"""


def test_once_it_is_sure_it_thinks_no_longer() -> None:
    """A Panama for a Home Grown, and no time to take it back: few games show that."""
    view = grass.view(table(SHORT), 1)
    budget = Budget(iterations=100_000)
    found = search(view, view.legal, Stream(b"x", "y"), budget, engine=INTERPRETED)
    assert str(found.move) == "swap HG>PA@2"
    assert found.spent.iterations < 1_000


def test_who_is_ahead_is_told_by_the_games_that_both_have_met() -> None:
    one, other = [CERTAIN, 0, CERTAIN, 0, 0], [0, 0, CERTAIN, 0]
    ahead, error = Lead().update(one, other)
    assert ahead == pytest.approx(0.25)
    assert error == pytest.approx((0.25 * 0.75 / 4) ** 0.5)
    bit_by_bit = Lead()
    assert bit_by_bit.update(one, other[:2]) != (ahead, error)
    assert bit_by_bit.update(one, other) == (ahead, error)
    assert Lead().update([CERTAIN], []) == (0.0, 0.0)


def test_who_sees_all_hands_searches_the_state_as_it_is() -> None:
    """Only measuring does that; with nothing hidden left the seed alone deals what is drawn."""
    state = table(SHORT)
    view = grass.view(state, 1)
    seeing, not_seeing = (
        search(view, view.legal, Stream(b"x", "y"), FEW, engine=INTERPRETED, seen=seen)
        for seen in (state, None)
    )
    assert {one.move for one in seeing.tried} == {one.move for one in not_seeing.tried}
    assert seeing.move in view.legal
