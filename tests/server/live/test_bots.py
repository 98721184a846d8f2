"""Seats of bots: they see views, play at their pace, and are replaced when they fail."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from greentable.bots import BOTS
from greentable.core.advice import Budget
from greentable.games import GAMES
from greentable.protocol.room_settings import PaceName, RoomSettings
from greentable.server.room.minds import BotChoice, Minds, Question, ThreadMinds
from greentable.server.room.opening import Guest, Opening
from tests.server.set_world import SetWorld
from tests.server.socket_players import serving

pytestmark = pytest.mark.anyio


def against(game: str, bots: tuple[str, ...], pace: PaceName = "instant") -> Opening:
    """Ann against some bots, begun at once."""
    return Opening(
        game=game,
        ruleset=next(iter(GAMES[game].EDITIONS)),
        seats=1 + len(bots),
        host="ann",
        settings=RoomSettings(pace=pace),
        guests=(Guest(name="Ann", person="ann"), *(Guest(bot=bot) for bot in bots)),
        start=True,
    )


@pytest.mark.parametrize("game", ["grass", "grove"])
async def test_a_person_plays_against_every_bot(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where the extra `fast` is not installed: nobody at the table waits for a compiler."""
    monkeypatch.setattr("greentable.compiled.engine.is_available", lambda: False)
    monkeypatch.setattr("greentable.bots.grass.PATIENCE", Budget(iterations=20))
    async with serving(tmp_path) as server:
        opened = await server.rooms.open(against(game, tuple(BOTS[game])))
        actor = await server.rooms.actor(opened.id)
        ann = await server.join(opened.id, "ann")
        await ann.hear("view")
        made = 0
        while made < 6:
            while 1 not in ann.views[1]["view"]["table"]["to_act"]:
                await ann.hear("view")
            legal = ann.legal(1)
            plain = [m for m in legal if m.split()[0] in {"end", "discard", "decline"}] or legal
            answer = await ann.play(1, plain[0])
            assert answer["type"] == "ack", answer
            made += 1
            if not actor.room.asked:
                break
        assert {chair.kind for chair in (await server.rooms.public(opened.id, "ann")).chairs} == {
            "person",
            "bot",
        }


class Recording:
    """Bots that think in threads, and what they were asked."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self._minds = ThreadMinds(dict(GAMES))

    async def choose(self, question: Question) -> BotChoice:
        self.asked.append(question)
        return await self._minds.choose(question)

    async def close(self) -> None:
        pass


async def test_a_bot_is_asked_with_what_its_seat_sees(tmp_path: Path) -> None:
    minds = Recording()
    async with serving(tmp_path, minds=minds) as server:
        opened = await server.rooms.open(against("grove", ("greedy",)))
        actor = await server.rooms.actor(opened.id)
        ann = await server.join(opened.id, "ann")
        await ann.hear("view")
        while actor.room.asked != [1]:
            await ann.next()
        [question] = minds.asked
        assert question.view.viewer == 2
        assert not hasattr(question.view, "state")


class Broken:
    """Bots of which one fails, and another makes a move that is none."""

    def __init__(self, answer: str | None) -> None:
        self._answer = answer
        self._minds = ThreadMinds(dict(GAMES))

    async def choose(self, question: Question) -> BotChoice:
        if question.bot == "random":
            return await self._minds.choose(question)
        if self._answer is None:
            raise RuntimeError(question.bot)
        return BotChoice(self._answer)

    async def close(self) -> None:
        pass


@pytest.mark.parametrize("minds", [Broken(None), Broken("lay nothing"), Broken("draw 3")])
async def test_a_bot_that_fails_is_replaced(tmp_path: Path, minds: Minds) -> None:
    async with serving(tmp_path, minds=minds) as server:
        opened = await server.rooms.open(against("grove", ("greedy",)))
        actor = await server.rooms.actor(opened.id)
        ann = await server.join(opened.id, "ann")
        while actor.room.asked != [1]:
            await ann.next()
        assert actor.room.rev > 0


@pytest.mark.parametrize(("pace", "seconds"), [("normal", 0.8), ("slow", 2.0)])
async def test_bots_take_their_time(tmp_path: Path, pace: PaceName, seconds: float) -> None:
    world, minds = SetWorld(), Recording()
    async with serving(tmp_path, world=world, minds=minds) as server:
        opened = await server.rooms.open(against("grove", ("random",), pace))
        actor = await server.rooms.actor(opened.id)
        ann = await server.join(opened.id, "ann")
        await ann.hear("view")
        while not actor._bots._pauses:  # noqa: ASYNC110 - it is thinking in a thread
            await asyncio.sleep(0)
        world.pass_by(seconds - 0.1)
        await server.settle()
        assert actor.room.asked == [1, 2]
        world.pass_by(0.2)
        view = await ann.hear("view")
        assert view["view"]["table"]["to_act"] == [1]


async def test_bots_answer_an_offer_sooner_than_they_play(tmp_path: Path) -> None:
    world = SetWorld()
    async with serving(tmp_path, world=world, minds=Recording()) as server:
        opened = await server.rooms.open(against("grass", ("rules",), "normal"))
        actor = await server.rooms.actor(opened.id)
        ann = await server.join(opened.id, "ann")
        await ann.hear("view")

        async def bot_pauses() -> None:
            while not actor._bots._pauses:  # noqa: ASYNC110 - it is thinking in a thread
                await asyncio.sleep(0)

        while actor.room.asked != [1]:
            await bot_pauses()
            world.pass_by(0.9)
            await ann.hear("view")
        if "decline" in ann.legal(1):
            await ann.play(1, "decline")
            while actor.room.asked != [1]:
                await bot_pauses()
                world.pass_by(0.9)
                await ann.hear("view")
        card = ann.views[1]["view"]["own"]["legal"]["offers"]["gives"][0]
        assert (await ann.play(1, f"offer {card}>?@2"))["type"] == "ack"
        await bot_pauses()
        world.pass_by(0.1)
        await server.settle()
        assert actor.room.asked == [2]
        world.pass_by(0.2)
        await ann.hear("view")
        assert actor.room.asked == [1]


async def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    asked = msgspec.structs.replace(against("grass", ("random", "random", "rules")), start=True)
    async with serving(tmp_path) as server:
        opened = await server.rooms.open(asked)
    async with serving(tmp_path) as server:
        ann = await server.join(opened.id, "ann")
        await ann.hear("view")
        while 1 not in ann.views[1]["view"]["table"]["to_act"]:
            await ann.hear("view")
