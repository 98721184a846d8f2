"""Who is away: dots, asking the others, bots that stand in, coming back, leaving for good."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import msgspec
import pytest

from greentable.protocol.host_actions import Resume
from greentable.protocol.room_settings import RoomSettings
from greentable.server.core.problems import TooMany
from greentable.server.live.outbox import Outbox
from greentable.server.room.minds import BotChoice
from tests.server.random_rooms import opening
from tests.server.set_world import SetWorld
from tests.server.socket_players import Player, Server, serving

pytestmark = pytest.mark.anyio

INSTANT = RoomSettings(pace="instant")


async def two(server: Server) -> tuple[str, dict[int, Player], int]:
    """Two people, and whose turn it is."""
    asked = msgspec.structs.replace(opening("grass", "2018", 2), settings=INSTANT)
    room, players = await server.seated(asked)
    return room, players, players[1].views[1]["view"]["table"]["to_act"][0]


PEOPLE = {1: "ann", 2: "ben"}


async def test_dots_say_who_is_here_silent_or_gone(tmp_path: Path) -> None:
    world = SetWorld()
    async with serving(tmp_path, world=world) as server:
        _, players, _ = await two(server)
        assert (await players[1].hear("presence", seats={"1": "here", "2": "here"}))[
            "spectators"
        ] == 0
        world.pass_by(6)
        await players[1].say(type="ping", n=1)
        await players[1].hear("pong")
        world.pass_by(6)
        await players[1].hear("presence", seats={"1": "here", "2": "silent"})
        await players[2].say(type="ping", n=1)
        await players[1].hear("presence", seats={"1": "here", "2": "here"})
        await players[2].leave()
        await players[1].hear("presence", seats={"1": "here", "2": "gone"})


async def test_somebody_goes_out_however_much_the_table_has_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        room, players, _ = await two(server)
        actor, begin, end = await server.rooms.actor(room), asyncio.Event(), asyncio.Event()

        async def busy() -> None:
            begin.set()
            await end.wait()

        await players[1].hear("presence", seats={"1": "here", "2": "here"})
        actor.post(busy)
        await begin.wait()
        with contextlib.suppress(TooMany):
            while True:
                actor.post(busy)
        seen, lose = asyncio.Event(), actor.lose

        def seen_to_be_lost(reader: Outbox) -> None:
            lose(reader)
            seen.set()

        monkeypatch.setattr(actor, "lose", seen_to_be_lost)
        await players[2].leave()
        await seen.wait()
        end.set()
        await players[1].hear("presence", seats={"1": "here", "2": "gone"})
        assert len(actor.readers) == 1


async def test_the_others_are_asked_and_a_bot_plays_until_the_person_is_back(
    tmp_path: Path,
) -> None:
    world = SetWorld()
    async with serving(tmp_path, world=world) as server:
        room, players, away = await two(server)
        here = 3 - away
        actor = await server.rooms.actor(room)
        await players[here].hear("presence", seats={"1": "here", "2": "here"})
        await players[away].leave()
        await players[here].hear("presence", seats={str(here): "here", str(away): "gone"})
        world.pass_by(59)
        await server.settle()
        world.pass_by(2)
        assert (await players[here].hear("note"))["code"] == "seat.absent"
        answer = await players[here].do("stand_in", seat=away, yes=False)
        assert answer["type"] == "ack"
        world.pass_by(61)
        assert (await players[here].hear("note", code="seat.absent"))["seat"] == away
        before = actor.room.rev
        answer = await players[here].do("stand_in", seat=away, yes=True)
        assert answer["type"] == "ack"
        assert actor.room.chair(away).stand_in is not None
        while actor.room.asked == [away]:
            await players[here].hear("view")
        assert actor.room.rev > before + 1
        back = await server.join(room, PEOPLE[away])
        await back.hear("room", is_host=PEOPLE[away] == "ann")
        assert actor.room.chair(away).stand_in is None


async def test_who_is_there_is_not_replaced(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, players, seat = await two(server)
        answer = await players[seat].do("stand_in", seat=seat, yes=True)
        assert answer["code"] == "seat.not_asked"
        for yes in (True, False):
            answer = await players[seat].do("stand_in", seat=3 - seat, yes=yes)
            assert answer["code"] == "seat.not_away"


async def test_who_has_come_back_is_not_replaced_by_a_late_answer(tmp_path: Path) -> None:
    world = SetWorld()
    async with serving(tmp_path, world=world) as server:
        room, players, away = await two(server)
        here = 3 - away
        await players[here].hear("presence", seats={"1": "here", "2": "here"})
        await players[away].leave()
        await players[here].hear("presence", seats={str(here): "here", str(away): "gone"})
        world.pass_by(61)
        await players[here].hear("note", code="seat.absent")
        reopened = await server.join(room, PEOPLE[here])
        assert (await reopened.hear("note", code="seat.absent"))["seat"] == away
        back = await server.join(room, PEOPLE[away])
        await back.hear("view")
        answer = await reopened.do("stand_in", seat=away, yes=True)
        assert answer["code"] == "seat.not_away"
        await back.leave()
        await reopened.hear("presence", seats={str(here): "here", str(away): "gone"})
        world.pass_by(61)
        assert (await reopened.hear("note", code="seat.absent"))["seat"] == away


async def test_with_a_clock_nobody_is_asked(tmp_path: Path) -> None:
    world = SetWorld()
    async with serving(tmp_path, world=world) as server:
        asked = msgspec.structs.replace(
            opening("grass", "2018", 2), settings=RoomSettings(clock="day")
        )
        _, players = await server.seated(asked)
        seat = players[1].views[1]["view"]["table"]["to_act"][0]
        await players[3 - seat].hear("presence", seats={"1": "here", "2": "here"})
        await players[seat].leave()
        await players[3 - seat].hear("presence")
        world.pass_by(120)
        await players[3 - seat].say(type="ping", n=1)
        await server.settle()
        while (await players[3 - seat].next())["type"] != "pong":
            pass
        assert not any(b"seat.absent" in text for text in players[3 - seat].heard)


async def test_who_hands_over_comes_back_when_they_like(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        room, _, seat = await two(server)
        actor = await server.rooms.actor(room)
        await server.rooms.leave(room, PEOPLE[seat], "hand_over")
        again = await server.join(room, PEOPLE[seat])
        await again.hear("view")
        assert actor.room.chair(seat).why_stand_in == "handed_over"
        assert (await again.do("come_back"))["type"] == "ack"
        assert actor.room.chair(seat).stand_in is None


async def test_a_move_of_ones_own_takes_the_seat_back(tmp_path: Path) -> None:
    async with serving(tmp_path, minds=Asleep()) as server:
        room, players, seat = await two(server)
        actor = await server.rooms.actor(room)
        await server.rooms.leave(room, PEOPLE[seat], "hand_over")
        answer = await players[seat].play(seat, players[seat].legal(seat)[0])
        assert answer["type"] == "ack"
        assert actor.room.chair(seat).stand_in is None


class Asleep:
    """Bots that never come to a decision."""

    async def choose(self, question: object) -> BotChoice:
        await asyncio.Event().wait()
        return BotChoice(str(question))

    async def close(self) -> None:
        pass


async def test_who_concedes_is_replaced_for_good_and_the_game_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        room, _, _ = await two(server)
        actor = await server.rooms.actor(room)
        await server.rooms.leave(room, "ann", "concede")
        assert (actor.room.status, actor.room.host) == ("playing", "ben")
        assert (await server.rooms.public(room, "ann")).chairs[0].conceded
        again = await server.join(room, "ann")
        answer = await again.do("cmd", rev=actor.room.rev, seat=1, move="end")
        assert answer["code"] == "seat.not_yours"
        await server.rooms.leave(room, "ben", "concede")
        assert (await server.rooms.public(room, "ben")).closed_why == "abandoned"


async def test_a_pause_stops_play_and_clocks(tmp_path: Path) -> None:
    world = SetWorld()
    async with serving(tmp_path, world=world) as server:
        asked = msgspec.structs.replace(
            opening("grass", "2018", 2), settings=RoomSettings(clock="relaxed")
        )
        room, players = await server.seated(asked)
        seat = players[1].views[1]["view"]["table"]["to_act"][0]
        world.pass_by(80)
        await server.rooms.leave(room, "ben", "pause")
        answer = await players[seat].play(seat, players[seat].legal(seat)[0])
        assert answer["code"] == "room.paused"
        world.pass_by(3600)
        await server.settle()
        await server.rooms.command(room, "ann", Resume())
        actor = await server.rooms.actor(room)
        assert actor.room.decisions[seat].at == world.now()
