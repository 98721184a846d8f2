"""Trades when everybody talks at once: offers, answers, counters and withdrawals cross each other.

A Hypothesis machine lets four people send whatever they like without waiting for each other. After
each storm all 104 cards are there, each once; every command has one answer; what was acknowledged
stands in the log once; and the log makes the room again.
"""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from greentable.grass import State
from greentable.server.core.settings import Settings
from greentable.server.live.actor import Actor
from greentable.server.room.snapshots import restored
from tests.grass.whole_games.grass_laws import all_cards_are_somewhere
from tests.server.random_rooms import opening
from tests.server.set_world import SetWorld
from tests.server.socket_players import Player, serving

MANY = Settings(
    commands_per_second=1e6, commands_burst=1_000_000, offers_per_minute=1e6, outbox=10_000
)
SEATS = (1, 2, 3, 4)
TRADES = ("accept", "decline", "withdraw", "undo", "yes", "no")

one_wish = st.tuples(
    st.sampled_from(SEATS),
    st.sampled_from(["offer", "offer", "counter", "legal", *TRADES, *TRADES]),
    st.integers(0, 10**6),
    st.sampled_from(["now", "now", "now", "stale", "early"]),
)


class Trades(RuleBasedStateMachine):
    """Four people at a table, and what they have heard."""

    def __init__(self) -> None:
        super().__init__()
        self._runner = asyncio.Runner()
        self._stack = AsyncExitStack()
        self._folder = tempfile.TemporaryDirectory()
        self._world = SetWorld()
        self._players: dict[int, Player] = {}
        self._sent: dict[str, int] = {}
        self._actor: Actor

    @initialize(ruleset=st.sampled_from(["2018", "classic hidden_deals", "2018 open_trades=off"]))
    def begin(self, ruleset: str) -> None:
        self._runner.run(self._begin(ruleset))

    async def _begin(self, ruleset: str) -> None:
        server = await self._stack.enter_async_context(
            serving(Path(self._folder.name), world=self._world, settings=MANY)
        )
        self._server = server
        room, self._players = await server.seated(opening("grass", ruleset, 4))
        self._actor = await server.rooms.actor(room)

    @rule(wishes=st.lists(one_wish, min_size=1, max_size=8))
    def all_talk_at_once(self, wishes: list[tuple[int, str, int, str]]) -> None:
        self._runner.run(self._storm(wishes))

    @rule(seconds=st.sampled_from([1, 19, 21, 60]))
    def time_passes(self, seconds: int) -> None:
        self._runner.run(self._wait(seconds))

    async def _wait(self, seconds: int) -> None:
        self._world.pass_by(seconds)
        await self._settle()

    async def _storm(self, wishes: list[tuple[int, str, int, str]]) -> None:
        """Send everything, then read everything."""
        for seat, word, pick, when in wishes:
            message = self._message(seat, word, pick)
            if message is None:
                continue
            id_ = f"n{len(self._sent)}"
            self._sent[id_] = seat
            rev = max(0, self._actor.room.rev + {"now": 0, "stale": -3, "early": 5}[when])
            if message["type"] == "consent":
                rev = self._actor.room.rev
            await self._players[seat].say(**message, id=id_, rev=rev)
        await self._settle()

    def _message(self, seat: int, word: str, pick: int) -> dict[str, Any] | None:
        legal = self._players[seat].views[seat]["view"]["own"]["legal"] or {}
        move: str | None = word if word in {"accept", "decline"} else None
        match word:
            case "withdraw" | "undo":
                return {"type": word, "seat": seat}
            case "yes" | "no":
                return {"type": "consent", "yes": word == "yes"}
            case "offer" if legal.get("offers"):
                offers = legal["offers"]
                give, want = _any(offers["gives"], pick), _any(offers["wants"], pick // 7)
                move = f"offer {give}>{want or '?'}@{_any(offers['to'], pick // 49) or '*'}"
            case "counter" if legal.get("counters"):
                counters = legal["counters"]
                give, ask = _any(counters["gives"], pick), _any(counters["asks"], pick // 7)
                move = f"counter {give}>{ask}" if ask else f"counter {give}"
            case "legal" if legal.get("moves"):
                move = _any(legal["moves"], pick)
        return None if move is None else {"type": "cmd", "seat": seat, "move": move}

    async def _settle(self) -> None:
        """Until all is done and read. What was sent before a ping is read before it."""
        for _ in range(2):
            for player in self._players.values():
                await player.say(type="ping", n=1)
                await player.hear("pong")
            await self._server.settle()
        for player in self._players.values():
            await player.say(type="ping", n=2)
            await player.hear("pong", n=2)

    @invariant()
    def all_cards_are_there_once(self) -> None:
        if self._players:
            table = self._actor.room.table
            assert table is not None
            assert isinstance(table.state, State)
            all_cards_are_somewhere(table.state)

    @invariant()
    def everybody_sees_the_same_revision(self) -> None:
        if self._players:
            assert {one.rev for one in self._players.values()} == {self._actor.room.rev}

    @invariant()
    def answers_are_held_only_for_an_open_offer(self) -> None:
        if self._players:
            room = self._actor.room
            assert set(room.held) <= set(room.decisions) - set(room.asked)

    def teardown(self) -> None:
        if self._players:
            self._runner.run(self._check_log())
        self._runner.run(self._stack.aclose())
        self._runner.close()
        self._folder.cleanup()

    async def _check_log(self) -> None:
        answers: dict[str, list[str]] = {id_: [] for id_ in self._sent}
        for player in self._players.values():
            for message in map(msgspec.json.decode, player.heard):
                if message["type"] in {"ack", "reject"}:
                    answers[message["id"]].append(message["type"])
        assert all(len(found) == 1 for found in answers.values()), answers
        log = await self._server.rooms.context.store.log(self._actor.room.id)
        bodies = [msgspec.json.decode(entry.body) for entry in log]
        done = [body["command"] for body in bodies if body.get("command")]
        assert len(done) == len(set(done))
        assert set(done) <= {id_ for id_, found in answers.items() if found == ["ack"]}
        assert restored(None, log) == self._actor.room


def _any(values: list[Any], pick: int) -> Any:  # noqa: ANN401 - one of whatever is listed
    return values[pick % len(values)]


_SLOW_START = [HealthCheck.too_slow, HealthCheck.filter_too_much]


class TestTrades(Trades.TestCase):  # type: ignore[misc,valid-type]
    """In `make test`."""

    settings = settings(max_examples=25, stateful_step_count=25, suppress_health_check=_SLOW_START)


@pytest.mark.slow
class TestManyTrades(Trades.TestCase):  # type: ignore[misc,valid-type]
    """In `make test-all`."""

    settings = settings(max_examples=300, stateful_step_count=50, suppress_health_check=_SLOW_START)
