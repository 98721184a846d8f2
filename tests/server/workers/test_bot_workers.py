"""Bots in processes of their own: what they get, and what becomes of those that fail."""

from __future__ import annotations

import asyncio
import pickle
import pickletools
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from greentable.games import GAMES
from greentable.server.core.settings import Settings
from greentable.server.room.minds import BotFailed, Question, ThreadMinds
from greentable.server.workers.bot_workers import BotWorkers
from greentable.server.workers.processes import BOTS
from greentable.server.workers.worker_messages import BotQuestion
from tests.server.waiting import SECONDS

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[3]

QUICK = Settings(bot_seconds=0.3, bot_patience_seconds=SECONDS)
Make = Callable[..., AbstractAsyncContextManager[BotWorkers]]


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> Make:
    """Bots of the tests, in processes that find them."""
    monkeypatch.setenv("PYTHONPATH", f"{ROOT / 'src'}:{ROOT}")

    @asynccontextmanager
    async def made(name: str = "", settings: Settings = QUICK) -> AsyncIterator[BotWorkers]:
        minds = BotWorkers(settings, f"tests.server.workers.bad_bots:{name}" if name else BOTS)
        try:
            yield minds
        finally:
            await minds.close()

    return made


def question(game: str = "grass", bot: str = "rules", *, may_ask: bool = True) -> Question:
    """The question to the first seat to act."""
    rules = GAMES[game]
    nature, state = rules.Nature("seed"), rules.new_game(next(iter(rules.EDITIONS)), 2)
    while rules.to_act(state) == [0]:
        state, _ = rules.apply(state, 0, nature.move(state))
    seat = rules.to_act(state)[0]
    return Question(game, bot, seat, rules.view(state, seat), "chance", may_ask)


@pytest.mark.parametrize(
    ("game", "bot"),
    [("grass", "random"), ("grass", "rules"), ("grove", "random"), ("grove", "greedy")],
)
async def test_a_bot_chooses_there_what_it_chooses_here(workers: Make, game: str, bot: str) -> None:
    asked = question(game, bot)
    async with workers() as minds:
        there = await minds.choose(asked)
    assert there == await ThreadMinds(dict(GAMES)).choose(asked)
    assert not there.is_interpreted


@pytest.mark.parametrize("game", list(GAMES))
def test_there_is_no_state_in_a_question(game: str) -> None:
    """A process is sent a view, and the values of which views consist."""
    asked = question(game)
    body = pickle.dumps(BotQuestion(game, "random", asked.view, "chance", True, 1.0))
    strings = [text for _, text, _ in pickletools.genops(body) if isinstance(text, str)]
    assert "View" in strings
    assert "State" not in strings


async def test_a_process_that_cannot_be_started_is_a_bot_that_fails(
    workers: Make, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nothing"))
    async with workers() as minds:
        with pytest.raises(BotFailed, match="crashed"):
            await minds.choose(question())


@pytest.mark.parametrize(
    ("name", "why"),
    [("CRASHES", "crashed"), ("VANISHES", "crashed"), ("DAWDLES", "dawdled"), ("DEAF", "dawdled")],
)
async def test_who_fails_is_told_and_the_next_one_is_asked_as_ever(
    workers: Make, name: str, why: str
) -> None:
    async with workers(name) as minds:
        with pytest.raises(BotFailed) as failed:
            await minds.choose(question())
        assert failed.value.why == why
        legal = question().view.legal
        thought = await minds.choose(question(bot="random"))
        assert thought.move == GAMES["grass"].write_move(legal[0])


async def test_who_sleeps_tries_our_patience(workers: Make) -> None:
    async with workers("SLEEPS", Settings(bot_patience_seconds=1.0)) as minds:
        with pytest.raises(BotFailed, match="dawdled"):
            await minds.choose(question())
        assert minds.workers.idle == 0


async def test_waiting_for_a_process_costs_no_budget(workers: Make) -> None:
    """All are asked at once of one process: those at the end wait for longer than a budget."""
    async with workers("", Settings(bot_seconds=0.3, bot_processes=1)) as minds:
        asked = [minds.choose(question("grove", "greedy")) for _ in range(30)]
        moves = {thought.move for thought in await asyncio.gather(*asked)}
        assert len(moves) == 1


async def test_who_prints_does_not_get_in_between(workers: Make) -> None:
    async with workers("CHATTERS") as minds:
        for _ in range(3):
            thought = await minds.choose(question())
            assert GAMES["grass"].read_move(thought.move) in question().view.legal


async def test_who_may_not_ask_is_offered_nothing_to_ask(workers: Make) -> None:
    async with workers("ASKS") as minds:
        assert (await minds.choose(question())).move.startswith("offer")
        quiet = await minds.choose(question(may_ask=False))
        assert not quiet.move.startswith("offer")


async def test_processes_are_started_on_demand_and_end_when_idle(workers: Make) -> None:
    async with workers("", Settings(bot_idle_seconds=0.05)) as minds:
        assert minds.workers.idle == 0
        await minds.choose(question())
        while minds.workers.idle:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
        await minds.choose(question())


async def test_a_thought_that_nobody_wants_any_more_ends_by_itself(workers: Make) -> None:
    async with workers("", Settings(bot_processes=1)) as minds:
        forgotten = asyncio.create_task(minds.choose(question()))
        await asyncio.sleep(0)
        forgotten.cancel()
        with pytest.raises(asyncio.CancelledError):
            await forgotten
        assert await minds.choose(question()) == await ThreadMinds(dict(GAMES)).choose(question())


@pytest.mark.compiles
async def test_who_is_not_compiled_yet_plays_and_says_so(
    workers: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GREENTABLE_CACHE", str(tmp_path))
    async with workers("COLD") as minds:
        assert (await minds.choose(question())).is_interpreted
        assert minds._warming.games == ("grass",)
