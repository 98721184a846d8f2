"""Batches: compiled and interpreted they are the same, fit their views and refuse what is wrong."""

from __future__ import annotations

import dataclasses
import threading
import time
from collections.abc import Callable
from functools import cached_property
from typing import Any

import pytest

from greentable import compiled, grass, grove
from greentable.compiled import Batch
from greentable.compiled.batches import AnyView
from greentable.compiled.engine import Engine, interpreted
from greentable.core.shuffle import Stream
from greentable.errors import IllegalMove, UsageError
from greentable.game import NATURE
from tests.compiling import checked_engine
from tests.games.strategies import BUSY_DECK, RULESETS, shortened, with_deck
from tests.grass import grass_walk
from tests.grove import grove_walk
from tests.grove.fixed_rules import fixed_rules
from tests.server.waiting import SECONDS

SIZE = 6

GRASS = pytest.mark.xdist_group("compiled-grass")
GROVE = pytest.mark.xdist_group("compiled-grove")


@dataclasses.dataclass(frozen=True)
class Sample:
    """A game, and some of its positions."""

    game: Any
    positions: Callable[[], list[Any]]

    @cached_property
    def views(self) -> list[Any]:
        """Their views for a seat, or now and then for a spectator."""
        views = []
        for number, state in enumerate(self.positions()):
            views.append(self.game.view(state, number % (state.seats + 1)))
        return views


def grass_positions() -> list[grass.State]:
    found = []
    for number, ruleset in enumerate(RULESETS):
        game = shortened(with_deck(ruleset, (ruleset.deck, BUSY_DECK)[number % 2]), 1)
        states = list(grass_walk.positions(game, 2 + number % 5, f"batch {number}"))
        found += states[number :: 1 + len(states) // 4]
    return found


def grove_positions() -> list[grove.State]:
    found = []
    for seats in (1, 2, 3, 4):
        states = list(grove_walk.positions(fixed_rules(recipes=seats == 3), seats, "batch"))
        found += states[seats :: 1 + len(states) // 4]
    return found


SAMPLES = [
    pytest.param(Sample(grass, grass_positions), id="grass", marks=GRASS),
    pytest.param(Sample(grove, grove_positions), id="grove", marks=GROVE),
]


def batch_of(sample: Sample, view: AnyView, seed: int, engine: Engine) -> Batch[Any, Any]:
    return compiled.batch(sample.game, view, SIZE, seed=seed, engine=engine)


def states_of(games: Batch[Any, Any]) -> list[Any]:
    return [games.state(number) for number in range(len(games))]


def grass_view(seats: int = 4, viewer: int = 1, rules: str = "2018 max_rounds=3") -> grass.View:
    """The first turn of a game."""
    nature, game = grass.Nature("batch"), grass.new_game(grass.read_ruleset(rules), seats)
    while grass.to_act(game) == [NATURE]:
        game, _ = grass.apply(game, NATURE, nature.move(game))
    return grass.view(game, viewer)


def grass_batch(view: grass.View, size: int, seed: int = 1) -> Batch[grass.State, grass.Move]:
    return compiled.batch(grass, view, size, seed=seed, engine=interpreted("grass"))


# Compiled and interpreted


@pytest.mark.parametrize("to_the_end", [3, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("sample", SAMPLES)
def test_compiled_and_interpreted_batches_go_the_same_way(sample: Sample, to_the_end: int) -> None:
    """Dealing, listing, moves, other viewers' deals and playouts, from the same seeds.

    Every third batch, or every one, is played out to its end.
    """
    picks = Stream(b"moves", "batch")
    for seed, view in enumerate(sample.views):
        one = batch_of(sample, view, seed, checked_engine(sample.game.name))
        other = batch_of(sample, view, seed, interpreted(sample.game.name))
        assert states_of(one) == states_of(other)
        for _ in range(3):
            legal = one.legal_codes()
            assert legal == other.legal_codes()
            assert one.to_act() == other.to_act()
            start, codes = 0, []
            for count in legal.counts:
                codes.append(legal.codes[start + picks.below(count)] if count else 0)
                start += count
            viewer = picks.below(len(one.returns()[0]) + 1)
            for games in (one, other):
                games.step_codes(codes)
                games.redeal(viewer)
            assert states_of(one) == states_of(other)
        assert one.playout(decisions=7) == other.playout(decisions=7)
        if seed % to_the_end == 0:
            assert one.playout() == other.playout()
        assert states_of(one) == states_of(other)


@pytest.mark.parametrize("sample", SAMPLES)
def test_every_game_of_a_batch_fits_the_view_and_is_dealt_differently(sample: Sample) -> None:
    hidden = 0
    for seed, view in enumerate(sample.views):
        games = batch_of(sample, view, seed, checked_engine(sample.game.name))
        made = states_of(games)
        assert all(sample.game.view(state, view.viewer) == view for state in made)
        hidden += len({state.key() for state in made}) > 1
        assert games.returns() == [sample.game.returns(state) for state in made]
    assert hidden > len(sample.views) // 10


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_batch_lists_what_is_legal_in_the_states(sample: Sample) -> None:
    for seed, view in enumerate(sample.views[::3]):
        games = batch_of(sample, view, seed, checked_engine(sample.game.name))
        for number, seat in enumerate(games.to_act()[:2]):
            state = games.state(number)
            waiting = sample.game.to_act(state)
            assert seat == (waiting[0] if waiting else -1)
            moves = list(sample.game.legal_moves(state, seat)) if waiting else []
            listed = games.legal(number)
            # Lists that can be thousands long are left out.
            assert listed == [move for move in moves if move in listed]
            assert {m.verb for m in moves if m not in listed} <= {
                grass.Verb.OFFER,
                grass.Verb.COUNTER,
            }


@GRASS
def test_two_threads_play_at_the_same_time() -> None:
    """Both batches are seen half played: neither thread keeps the interpreter to itself."""
    view = grass_view(rules="2018 max_rounds=12")
    engine = checked_engine("grass")
    dealt = [compiled.batch(grass, view, 1_000, seed=seed, engine=engine) for seed in (1, 2)]
    batches = list(dealt)
    is_enough = threading.Event()

    def play(number: int) -> None:
        while not is_enough.is_set():  # again, until somebody has come to look meanwhile
            batches[number] = dealt[number].copy()
            batches[number].playout("game")

    threads = [threading.Thread(target=play, args=(number,)) for number in range(2)]
    for thread in threads:
        thread.start()
    end, seen_half_played = time.monotonic() + SECONDS, False
    while not seen_half_played and time.monotonic() < end:
        over = [int((games.states["phase"] == grass.Phase.OVER).sum()) for games in batches]
        seen_half_played = all(0 < count < 1_000 for count in over)
    is_enough.set()
    for thread in threads:
        thread.join()
    assert seen_half_played
    assert all((games.states["phase"] == grass.Phase.OVER).all() for games in batches)


# Use by bots


def test_the_same_arguments_give_the_same_games_and_another_seed_others() -> None:
    view = grass_view()
    one, same, other = (states_of(grass_batch(view, 5, seed)) for seed in (1, 1, 2))
    assert one == same
    assert all(a != b for a, b in zip(one, other, strict=True))


def test_copies_meet_the_same_chances_whatever_is_played() -> None:
    """The seat discards one card or another; what the next one then draws is the same."""
    view = grass_view(viewer=1)
    assert view.turn == 1
    games = grass_batch(view, 20)
    discards = [move for move in view.legal if move.verb is grass.Verb.DISCARD][:2]
    hands = []
    for move in discards:
        copy = games.copy()
        copy.step([move] * 20)
        copy.step([grass.Move(grass.Verb.END)] * 20)
        hands.append([state.hand[2] for state in states_of(copy)])
    assert len(discards) == 2
    assert hands[0] == hands[1]
    assert len({tuple(hand) for hand in hands[0]}) > 15


def test_seats_can_play_differently_while_chance_stays() -> None:
    games = grass_batch(grass_view(), 20)
    other = games.copy()
    other.seed_players(99)
    assert other.natures == games.natures
    assert all(a != b for a, b in zip(other.players, games.players, strict=True))
    assert games.copy().playout() == games.copy().playout()
    assert games.playout() != other.playout()


def test_a_batch_repeats_itself_in_blocks_and_gives_some_of_its_games() -> None:
    games = grass_batch(grass_view(), 3)
    blocks = games.repeat(4)
    assert len(blocks) == 12
    assert states_of(blocks) == states_of(games) * 4
    blocks.playout()
    assert states_of(blocks.pick([5, 0])) == [blocks.state(5), blocks.state(0)]
    assert len({state.key() for state in states_of(games)}) == 3, "the original has not changed"


def test_a_playout_ends_with_the_round_the_game_or_after_some_decisions() -> None:
    games = grass_batch(grass_view(), 6)
    round_over = games.copy()
    totals = round_over.playout("round")
    assert all(state.round == 2 for state in states_of(round_over))
    assert totals == [grass.returns(state) for state in states_of(round_over)]
    game_over = games.copy()
    game_over.playout("game")
    assert game_over.to_act() == [-1] * 6
    short = games.copy()
    short.playout("game", decisions=1)
    assert all(state.round == 1 for state in states_of(short))
    assert states_of(short) != states_of(games)
    assert games.playout(decisions=0) == [[0] * 4] * 6


def test_in_a_game_that_is_over_a_step_does_nothing() -> None:
    games = grass_batch(grass_view(), 4)
    games.pick([0, 1]).playout("game")
    ended = grass_batch(grass_view(rules="2018 max_rounds=1"), 2)
    ended.playout("game")
    before = states_of(ended)
    ended.step([grass.Move(grass.Verb.END)] * 2)
    assert states_of(ended) == before
    assert ended.legal(0) == []
    assert ended.legal_codes() == ([], [0, 0])


def test_one_seat_of_several_that_choose_at_once_can_choose_first() -> None:
    """In Grove all seats choose at once: the third may move before the first."""
    game = grove.new_game(fixed_rules(), 3)
    nature = grove.Nature("batch")
    while grove.to_act(game) == [NATURE]:
        game, _ = grove.apply(game, NATURE, nature.move(game))
    view = grove.view(game, 3)
    games = compiled.batch(grove, view, 2, engine=interpreted("grove"))
    assert games.legal(0, seat=3) == list(view.legal)
    games.step([view.legal[0]] * 2, seat=3)
    assert grove.to_act(games.state(1)) == [1, 2]
    assert games.to_act() == [1, 1]


def test_several_views_make_one_batch_and_keep_their_viewers() -> None:
    views = [grass_view(viewer=1), grass_view(viewer=3, rules="classic max_rounds=3")]
    games = compiled.batch(grass, views, 4, engine=interpreted("grass"))
    games.redeal()
    for number, state in enumerate(states_of(games)):
        view = views[number // 4]
        assert grass.view(state, view.viewer) == view
        assert state.rules == view.rules


def test_dealing_anew_for_another_seat_keeps_what_that_seat_sees() -> None:
    games = grass_batch(grass_view(viewer=1), 4)
    before = states_of(games)
    games.redeal(viewer=3)
    for old, new in zip(before, states_of(games), strict=True):
        assert grass.view(new, 3) == grass.view(old, 3)
        assert new.hand[1] != old.hand[1]


def test_where_legal_moves_are_more_than_there_was_room_for_room_is_made() -> None:
    games = compiled.batch(grove, grove_view(), 40, engine=interpreted("grove"))
    codes, counts = games.legal_codes()
    assert min(counts) > 64
    assert len(codes) == sum(counts) > 64 * 40
    assert codes[: counts[0]] == codes[-counts[0] :]


def grove_view() -> grove.View:
    *_, state = (
        state
        for state in grove_walk.positions(fixed_rules(), 1, "room")
        if state.phase == grove.Phase.PLAY and state.hand[1].bit_count() > 1
    )
    return grove.view(state, 1)


def test_without_numba_a_batch_is_the_same_only_slower(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greentable.compiled.engine.is_available", lambda: False)
    games = compiled.batch(grass, grass_view(), 3, seed=1)
    assert states_of(games) == states_of(grass_batch(grass_view(), 3))


# Refusals


@pytest.mark.parametrize("engine", ["compiled", "interpreted"])
@GRASS
def test_an_illegal_move_is_refused_and_no_game_has_changed(engine: str) -> None:
    made = checked_engine("grass") if engine == "compiled" else interpreted("grass")
    games = compiled.batch(grass, grass_view(), 3, engine=made)
    before = states_of(games)
    legal = games.legal(0)[0]
    with pytest.raises(IllegalMove) as caught:
        games.step([legal, grass.Move(grass.Verb.END), legal])
    assert caught.value.code == "grass.not_played_yet"
    with pytest.raises(IllegalMove) as caught:
        games.step([legal] * 3, seat=2)
    assert caught.value.code == "grass.not_your_turn"
    assert states_of(games) == before


def test_there_is_a_move_for_each_game() -> None:
    games = grass_batch(grass_view(), 3)
    with pytest.raises(UsageError, match="2 moves for 3 games") as caught:
        games.step(games.legal(0)[:2])
    assert caught.value.code == "compiled.batch_moves"


@pytest.mark.parametrize(("views", "size"), [(grass_view(), 0), ([], 5), (grass_view(), -1)])
def test_an_empty_batch_is_refused(views: grass.View | list[grass.View], size: int) -> None:
    with pytest.raises(UsageError) as caught:
        compiled.batch(grass, views, size, engine=interpreted("grass"))
    assert caught.value.code == "compiled.batch_size"


def test_views_of_different_numbers_of_seats_are_refused() -> None:
    with pytest.raises(UsageError) as caught:
        compiled.batch(grass, [grass_view(2), grass_view(3)], 2, engine=interpreted("grass"))
    assert caught.value.code == "compiled.batch_seats"
