"""Bots at a table: those that fail are replaced and reported, and none pesters people."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from greentable.bots import BOTS
from greentable.games import GAMES
from greentable.protocol.host_actions import Start
from greentable.protocol.room_settings import RoomSettings
from greentable.server.core.settings import Settings
from greentable.server.room.entries import Played, read_entry
from greentable.server.room.minds import BotChoice, BotFailed, Question, ThreadMinds
from greentable.server.room.opening import Guest, Opening
from greentable.server.workers.bot_workers import BotWorkers
from tests.server.socket_players import Player, Server, serving

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[3]


def ann_and_bots(count: int) -> Opening:
    """Ann and a number of the careful bots, at a game that begins at once."""
    return Opening(
        game="grass",
        ruleset="2018",
        seats=count + 1,
        host="ann",
        settings=RoomSettings(pace="instant"),
        guests=(Guest(name="Ann", person="ann"), *[Guest(bot="rules")] * count),
        start=True,
    )


async def play_quietly(ann: Player, decisions: int) -> None:
    """Ann says no, or makes her first move, so often."""
    made = 0
    while made < decisions:
        table = ann.views[1]["view"]["table"] if ann.views else {"to_act": [0]}
        if not table["to_act"]:
            break
        if 1 in table["to_act"]:
            legal = ann.legal(1)
            await ann.play(1, "decline" if "decline" in legal else legal[0])
            made += 1
        else:
            await ann.next()


def notes_for(ann: Player, code: str) -> list[int]:
    """The seats about which Ann has heard a note."""
    heard = map(msgspec.json.decode, ann.heard)
    return sorted(one["seat"] for one in heard if one["type"] == "note" and one["code"] == code)


class Failing:
    """Bots that think here; the careful one always fails."""

    def __init__(self, *, all_of_them: bool = False) -> None:
        self.asked: list[Question] = []
        self._here = ThreadMinds(dict(GAMES))
        self._all = all_of_them

    async def choose(self, question: Question) -> BotChoice:
        self.asked.append(question)
        if self._all or question.bot == "rules":
            raise BotFailed("crashed")
        return await self._here.choose(question)

    async def close(self) -> None:
        pass


async def test_who_fails_is_replaced_once_and_everybody_is_told(tmp_path: Path) -> None:
    minds = Failing()
    async with serving(tmp_path, minds=minds) as server:
        room = await server.rooms.open(msgspec.structs.replace(ann_and_bots(2), start=False))
        ann = await server.join(room.id, "ann")
        await server.rooms.command(room.id, "ann", Start())
        await play_quietly(ann, 12)
        assert notes_for(ann, "bot.replaced") == [2, 3]
    failed = [asked.seat for asked in minds.asked if asked.bot == "rules"]
    assert sorted(failed) == [2, 3]


async def test_the_game_goes_on_although_all_bots_fail(tmp_path: Path) -> None:
    async with serving(tmp_path, minds=Failing(all_of_them=True)) as server:
        room = await server.rooms.open(ann_and_bots(1))
        ann = await server.join(room.id, "ann")
        await play_quietly(ann, 6)
        assert await moves_of(server, room.id, 2)


async def moves_of(server: Server, room: str, seat: int) -> list[str]:
    """The moves that a seat has made, as the store has them."""
    entries = [read_entry(entry.body) for entry in await server.rooms.context.store.log(room)]
    return [
        token
        for entry in entries
        if isinstance(entry, Played)
        for mover, token in entry.plies
        if mover == seat
    ]


async def test_bots_in_processes_play_at_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One crashes there, and the table hears of it."""
    monkeypatch.setenv("PYTHONPATH", f"{ROOT / 'src'}:{ROOT}")
    minds = BotWorkers(Settings(), "tests.server.workers.bad_bots:VANISHES")
    async with serving(tmp_path, minds=minds) as server:
        room = await server.rooms.open(msgspec.structs.replace(ann_and_bots(1), start=False))
        ann = await server.join(room.id, "ann")
        await server.rooms.command(room.id, "ann", Start())
        await play_quietly(ann, 4)
        assert notes_for(ann, "bot.replaced") == [2]
    await minds.close()


class Offering:
    """A bot that makes an offer whenever it may, to everybody; `stubborn` if it may not too."""

    def __init__(self, *, stubborn: bool) -> None:
        self._stubborn = stubborn

    async def choose(self, question: Question) -> BotChoice:
        legal = question.view.legal
        if legal.offers and (question.may_ask or self._stubborn):
            return BotChoice(GAMES[question.game].write_move(legal.offers[-1]))
        quiet = [move for move in legal.moves if not str(move).startswith("swap")]
        return BotChoice(GAMES[question.game].write_move(quiet[-1]))

    async def close(self) -> None:
        pass


@pytest.mark.parametrize("stubborn", [False, True])
async def test_a_bot_asks_people_once_a_turn(tmp_path: Path, stubborn: bool) -> None:
    async with serving(tmp_path, minds=Offering(stubborn=stubborn)) as server:
        room = await server.rooms.open(ann_and_bots(1))
        ann = await server.join(room.id, "ann")
        await play_quietly(ann, 20)
        moves = await moves_of(server, room.id, 2)
    offers = [at for at, move in enumerate(moves) if move.startswith("offer")]
    assert len(offers) > 2
    for one, other in pairwise(offers):
        assert any(not move.startswith("offer") for move in moves[one + 1 : other])


async def test_a_room_that_was_woken_in_a_bots_turn_is_asked_nothing_more(tmp_path: Path) -> None:
    """Nobody knows whether the bot has asked before."""
    async with serving(tmp_path, minds=Offering(stubborn=False)) as server:
        room = await server.rooms.open(ann_and_bots(1))
        ann = await server.join(room.id, "ann")
        while not ann.views or "decline" not in ann.legal(1):
            if ann.views and 1 in ann.views[1]["view"]["table"]["to_act"]:
                await ann.play(1, ann.legal(1)[0])
            else:
                await ann.next()
        before = len(await moves_of(server, room.id, 2))
    async with serving(tmp_path, minds=Offering(stubborn=False)) as server:
        again = await server.join(room.id, "ann")
        again._commands = ann._commands
        await play_quietly(again, 2)
        after = (await moves_of(server, room.id, 2))[before:]
    assert after
    assert not after[0].startswith("offer")


def test_the_simplest_bot_stands_first_and_the_best_last() -> None:
    assert {game: (next(iter(bots)), list(bots)[-1]) for game, bots in BOTS.items()} == {
        "grass": ("random", "rules"),
        "grove": ("random", "adviser"),
    }


async def test_who_plays_alone_may_skip_the_pauses_of_bots(tmp_path: Path) -> None:
    """Time stands still here: without it the bots would wait for ever."""
    slow = msgspec.structs.replace(ann_and_bots(3), settings=RoomSettings(pace="slow"))
    async with serving(tmp_path) as server:
        room = await server.rooms.open(slow)
        ann = await server.join(room.id, "ann")
        await ann.hear("view")
        for _ in range(3):
            while 1 not in ann.views[1]["view"]["table"]["to_act"]:
                await ann.say(type="hurry")
                await ann.hear("view")
            legal = ann.legal(1)
            await ann.play(1, next((one for one in ("end", "decline") if one in legal), legal[-1]))


async def test_nobody_skips_what_others_want_to_see(tmp_path: Path) -> None:
    guests = (Guest(name="Ann", person="ann"), Guest(name="Ben", person="ben"), Guest(bot="rules"))
    slow = msgspec.structs.replace(
        ann_and_bots(2), guests=guests, settings=RoomSettings(pace="slow")
    )
    async with serving(tmp_path) as server:
        room, players = await server.seated(slow)
        actor = await server.rooms.actor(room)
        while 3 not in actor.room.asked:
            [seat] = actor.room.asked
            legal = players[seat].legal(seat)
            await players[seat].play(seat, "end" if "end" in legal else legal[-1])
            await players[3 - seat].catch_up(actor.room.rev)
        await players[1].say(type="hurry")
        await server.settle()
        assert 3 in actor.room.asked
