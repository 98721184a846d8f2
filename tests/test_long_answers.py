"""Long answers: what is asked is checked, found with progress, and can be stopped."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from greentable import grass, grove
from greentable.compiled.engine import Engine, interpreted
from greentable.compiled.loader import OnEach
from greentable.compiled.warmup import OnWait
from greentable.core.advice import Budget
from greentable.errors import RecordError, UsageError
from greentable.games import GAMES
from greentable.grove.state import State
from greentable.long_answers import (
    LONG_ANSWERS,
    GrassGame,
    GroveGame,
    GroveOrder,
    Progress,
    kinds,
)
from greentable.minds import grove as solver
from greentable.records import read_record, write_record
from greentable.table import open_table
from tests.grass.grass_table import table
from tests.slow_cases import slow_but
from tests.solver.orders import ORDER

# A search compiled takes no time, but to compile it takes half a minute.
COMPILED = (pytest.mark.slow, pytest.mark.xdist_group("compiled-grove"))
COMPILED_GRASS = (pytest.mark.slow, pytest.mark.xdist_group("compiled-grass"))
GROVE_ANSWERS = "greentable.long_answers.grove_answers"
ENGINES = ["interpreted", pytest.param("compiled", marks=COMPILED)]

SOLVE, HINT, PAR, REVIEW = (
    LONG_ANSWERS["grove"][what] for what in ("solve", "hint", "par", "review")
)


def game_of(moves: Sequence[str]) -> GroveGame:
    """A game with the cards in their order, and these moves."""
    table = solver.table_in_order(grove.HOUSE_EDITION, ORDER)
    for move in moves:
        table = table.play(1, move).table
    return GroveGame(record=write_record(table.record(), GAMES), seat=1)


def dealt(seats: int) -> State:
    nature, game = grove.Nature("long"), grove.new_game("house", seats)
    while grove.to_act(game) == [0]:
        game, _ = grove.apply(game, 0, nature.move(game))
    return game


def test_an_order_that_cannot_be_is_refused_before_it_is_solved() -> None:
    SOLVE.check(GroveOrder(order=ORDER))
    with pytest.raises(UsageError) as caught:
        SOLVE.check(GroveOrder(order=(99, *ORDER[1:])))
    assert caught.value.code == "solve.order_card"


def test_only_who_is_asked_gets_a_hint() -> None:
    game = dealt(2)
    HINT.check(grove.view(game, 1))
    game, _ = grove.apply(game, 1, grove.legal_moves(game, 1)[0])
    with pytest.raises(UsageError) as caught:
        HINT.check(grove.view(game, 1))
    assert caught.value.code == "hint.not_asked"


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """As where the extra `fast` is not installed, and where it is."""
    if request.param == "interpreted":
        monkeypatch.setattr("greentable.compiled.engine.is_available", lambda: False)
        monkeypatch.setattr(f"{GROVE_ANSWERS}._INTERPRETED_SEARCHES", 40)


@pytest.mark.parametrize("seats", slow_but([2], [1, 2]))
def test_a_hint_has_the_best_few_with_reasons(engine: None, seats: int) -> None:
    view = grove.view(dealt(seats), seats)
    hint = HINT.find(view, lambda _progress: None)
    assert hint.move == hint.choices[0].move
    assert all(grove.read_move(choice.move) in view.legal for choice in hint.choices)
    assert all(choice.reasons for choice in hint.choices[:1])
    assert HINT.find(view, lambda _progress: None) == hint


@pytest.mark.slow
@pytest.mark.xdist_group("compiled-grove")
def test_par_has_a_line_and_three_starts() -> None:
    """Each of a hundred starts is followed: tests/solver has the end of a game interpreted."""
    par = PAR.find(GroveOrder(order=ORDER, width=64), lambda _progress: None)
    assert par.starts[0].best == par.line.score
    assert len(par.starts) == 3


def test_a_review_tells_each_play_and_what_it_left(engine: None) -> None:
    line = SOLVE.find(GroveOrder(order=ORDER, width=1), lambda _progress: None)
    asked = game_of(line.moves)
    REVIEW.check(asked)
    review = REVIEW.find(asked, lambda _progress: None)
    assert review.score == line.score
    assert review.plays[0].before == review.par >= review.score
    assert review.plays[-1].after == review.score
    record = read_record(asked.record, GAMES)
    assert [record.plies[play.ply] for play in review.plays] == [(1, move) for move in line.moves]
    assert review.said


def test_a_game_that_cannot_be_is_not_reviewed() -> None:
    moves = SOLVE.find(GroveOrder(order=ORDER, width=1), lambda _progress: None).moves
    whole = game_of(moves)
    for asked in (game_of(()), msgspec.structs.replace(whole, seat=2)):
        with pytest.raises(UsageError) as caught:
            REVIEW.check(asked)
        assert caught.value.code == "review.game"
    illegal = msgspec.structs.replace(whole, record=whole.record.replace(moves[0], "2:9,9,0"))
    with pytest.raises(RecordError):
        REVIEW.check(illegal)


def test_a_search_that_is_stopped_gives_what_it_has(engine: None) -> None:
    heard: list[Progress] = []

    def stop_soon(progress: Progress) -> bool:
        heard.append(progress)
        return progress.phase == "searching" and progress.share > 0.2

    line = SOLVE.find(GroveOrder(order=ORDER, width=20), stop_soon)
    assert not line.is_complete
    assert heard[-1].phase == "searching"
    assert line.score >= line.short_sighted


def test_a_hint_of_grass_has_a_move_reasons_and_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "greentable.long_answers.grass_answers._HINT_BUDGET", Budget(iterations=200)
    )
    kind = LONG_ANSWERS["grass"]["hint"]
    position = "2018\nturn 1, offers 8\n1: MO IM CD HE BF BU FE\n2: ..."
    view = grass.view(table(position), 1)
    kind.check(view)
    hint = kind.find(view, lambda _progress: None)
    assert grass.read_move(hint.move) in view.legal
    assert hint.reasons
    assert hint.chance is not None
    with pytest.raises(UsageError) as caught:
        kind.check(grass.view(table(position), 2))
    assert caught.value.code == "hint.not_asked"


def finished_game(name: str = "grass", ruleset: str = "2018 max_rounds=1") -> str:
    """The record of a game in which everybody takes the first move that is legal."""
    game = GAMES[name]
    step = open_table(game, ruleset, ("Ana", "Ben"), game.Nature("review"))
    while not step.table.is_over:
        seat = step.table.to_act[0]
        step = step.table.play(seat, step.table.view(seat).legal[0])
    return write_record(step.table.record(seed="review"), GAMES)


def unfinished_game() -> str:
    game = GAMES["grass"]
    first = open_table(game, "2018", ("Ana", "Ben"), game.Nature("review")).table
    return write_record(first.record(seed="review"), GAMES)


@pytest.fixture(
    params=["interpreted", pytest.param("compiled", marks=COMPILED_GRASS)],
)
def reviewed_share(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> float:
    """How much of a game of Grass is gone through; interpreted, with few playouts."""
    if request.param == "compiled":
        return 0.5
    monkeypatch.setattr("greentable.compiled.engine.is_available", lambda: False)
    monkeypatch.setattr(
        "greentable.long_answers.grass_answers._REVIEW_BUDGET", Budget(iterations=40)
    )
    return 0.1


def test_a_review_of_grass_names_what_cost_most_and_what_was_better(reviewed_share: float) -> None:
    kind = LONG_ANSWERS["grass"]["review"]
    asked = GrassGame(record=finished_game(), seat=1)
    kind.check(asked)
    shares: list[float] = []

    def soon(progress: Progress) -> bool:
        if progress.phase == "compiling":
            return False
        shares.append(progress.share)
        return progress.share > reviewed_share

    review = kind.find(asked, soon)
    assert review.decisions >= review.good + len(review.costly)
    assert shares == sorted(shares)
    lost = [one.lost for one in review.costly]
    assert lost == sorted(lost, reverse=True)
    assert lost[0] > 0
    assert all(one.reasons and one.best.move != one.played.move for one in review.costly)
    stopped = kind.find(asked, lambda progress: progress.phase == "searching")
    assert stopped.decisions == 0


@pytest.mark.parametrize(
    "asked",
    [
        GrassGame(record=finished_game("grove", "house"), seat=1),
        GrassGame(record=finished_game(), seat=3),
        GrassGame(record=unfinished_game(), seat=1),
    ],
    ids=["another game", "no such seat", "not finished"],
)
def test_only_a_finished_game_of_grass_is_reviewed(asked: GrassGame) -> None:
    with pytest.raises(UsageError) as caught:
        LONG_ANSWERS["grass"]["review"].check(asked)
    assert caught.value.code == "review.grass"


def test_people_who_wait_for_another_process_that_compiles_are_told_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def waits(name: str, group: str, on_each: OnEach, on_wait: OnWait) -> Engine:
        on_wait()
        on_each(1, 2)
        return interpreted(name, group)

    monkeypatch.setattr(kinds, "fastest", waits)
    monkeypatch.setattr(kinds, "is_warm", lambda _game, _group: True)
    told: list[Progress] = []
    kinds.compiled("grove", "minds.grove", told.append)
    assert told == [Progress("compiling", 0.0), Progress("compiling", 0.5)]


def test_people_are_told_at_once_that_it_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only when the first function is done."""
    told: list[Progress] = []

    def compiles(name: str, group: str, _on_each: OnEach, _on_wait: OnWait) -> Engine:
        assert told == [Progress("compiling", 0.0)]
        return interpreted(name, group)

    monkeypatch.setattr(kinds, "fastest", compiles)
    monkeypatch.setattr(kinds, "is_available", lambda: True)
    monkeypatch.setattr(kinds, "is_warm", lambda _game, _group: False)
    kinds.compiled("grove", "minds.grove", told.append)


@pytest.mark.compiles
def test_nobody_waits_with_a_card_in_hand_for_a_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GREENTABLE_CACHE", str(tmp_path))
    monkeypatch.setattr(f"{GROVE_ANSWERS}._INTERPRETED_SEARCHES", 40)
    told: list[Progress] = []
    hint = HINT.find(grove.view(dealt(1), 1), told.append)
    assert not hint.is_compiled
    assert hint.choices[0].reasons
    assert {progress.phase for progress in told} == {"searching"}
