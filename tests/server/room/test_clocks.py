"""Clocks: when the server decides for a seat, and what is left in its bank."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from greentable.protocol.room_settings import ClockName, RoomSettings
from greentable.server.room.clocks import DAY, bank_after, deadlines
from greentable.server.room.handling import move_plan
from greentable.server.room.opening import Guest
from tests.server.random_rooms import LoggedRoom, opening, people
from tests.server.set_world import NOON, SetWorld
from tests.server.socket_players import serving

pytestmark = pytest.mark.anyio


def logged(clock: ClockName, seats: int = 2) -> LoggedRoom:
    asked = opening("grass", "2018", seats)
    return LoggedRoom(msgspec.structs.replace(asked, settings=RoomSettings(clock=clock)))


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [
        ("none", None),
        ("relaxed", 90),
        ("blitz", 80),
        ("day", DAY),
        ("three_days", 3 * DAY),
        ("week", 7 * DAY),
    ],
)
def test_every_clock_has_its_time(clock: ClockName, seconds: float | None) -> None:
    room = logged(clock).room
    expected = {} if seconds is None else {room.asked[0]: NOON + seconds}
    assert deadlines(room, 20) == expected


@pytest.mark.parametrize(("used", "left"), [(0, 60), (20, 60), (35, 45), (80, 0), (500, 0)])
def test_what_a_decision_takes_beyond_its_seconds_comes_from_the_bank(
    used: float, left: float
) -> None:
    room = logged("blitz").room
    assert bank_after(room, room.asked[0], NOON + used) == left


def test_the_bank_is_kept_for_the_next_decision() -> None:
    one = logged("blitz")
    seat = one.room.asked[0]
    one.world.time += 28.5  # and one and a half until it is written
    table = one.room.table
    assert table is not None
    discard = next(m for m in table.view(seat).legal.moves if str(m).startswith("discard"))
    one.add(move_plan(one.room, seat, str(discard)))
    assert one.room.chair(seat).bank == 50
    assert deadlines(one.room, 20) == {seat: one.world.time + 70}


async def test_when_the_time_is_over_a_bot_decides_this_once(tmp_path: Path) -> None:
    world = SetWorld()
    async with serving(tmp_path, world=world) as server:
        asked = msgspec.structs.replace(
            opening("grass", "2018", 2), settings=RoomSettings(clock="relaxed")
        )
        room, players = await server.seated(asked)
        seat = players[1].views[1]["view"]["table"]["to_act"][0]
        actor = await server.rooms.actor(room)
        rev = actor.room.rev
        world.pass_by(89)
        await server.settle()
        assert actor.room.rev == rev
        world.pass_by(2)
        note = await players[1].hear("note", code="clock.decided")
        assert note["seat"] == seat
        assert actor.room.chair(seat).mind is None
        last = (await server.rooms.context.store.log(room))[rev]
        assert msgspec.json.decode(last.body)["by"] == "clock"


async def test_after_a_restart_nobody_loses_by_time_at_once(tmp_path: Path) -> None:
    asked = msgspec.structs.replace(
        opening("grass", "2018", 2), settings=RoomSettings(clock="relaxed")
    )
    async with serving(tmp_path) as server:
        room, _ = await server.seated(asked)
        rev = (await server.rooms.actor(room)).room.rev
        summary = await server.rooms.context.store.summary(room)
        assert summary is not None
        assert summary.deadline == NOON + 90
    world = SetWorld()
    world.time += 3600
    async with serving(tmp_path, world=world) as server:
        player = await server.join(room, "ann")
        await player.hear("view")
        assert (await server.rooms.actor(room)).room.rev == rev
        world.pass_by(21)
        await player.hear("note", code="clock.decided")


async def test_secret_choices_are_made_for_all_whose_time_is_over(tmp_path: Path) -> None:
    world = SetWorld()
    async with serving(tmp_path, world=world) as server:
        asked = msgspec.structs.replace(
            opening("grove", "house", 3), settings=RoomSettings(clock="relaxed")
        )
        _, players = await server.seated(asked)
        answer = await players[2].play(2, players[2].legal(2)[0])
        assert answer["type"] == "ack"
        world.pass_by(91)
        decided = {(await players[1].hear("note", code="clock.decided"))["seat"] for _ in range(2)}
        assert decided == {1, 3}


def asked_for_a_card(*guests: Guest) -> LoggedRoom:
    """Somebody offers the first seat a card, at a table without a clock."""
    asked = msgspec.structs.replace(
        opening("grass", "2018", len(guests)), guests=guests, settings=RoomSettings()
    )
    one = LoggedRoom(asked)
    while one.room.asked[0] == 1:
        table = one.room.table
        assert table is not None
        moves = [str(move) for move in table.view(1).legal.moves]
        one.add(move_plan(one.room, 1, next(m for m in moves if m.startswith(("end", "discard")))))
    seat, table = one.room.asked[0], one.room.table
    assert table is not None
    discard = next(m for m in table.view(seat).legal.moves if str(m).startswith("discard"))
    one.add(move_plan(one.room, seat, f"offer {discard.card}>?@1"))
    assert list(one.room.asked) == [1]
    return one


def test_an_offer_ends_by_time_only_where_people_wait() -> None:
    ann, ben, _ = people(3)
    among_people = asked_for_a_card(ann, ben)
    assert deadlines(among_people.room, 20) == {1: among_people.world.time + 20}
    alone = asked_for_a_card(ann, Guest(name="Robin", bot="normal"))
    assert deadlines(alone.room, 20) == {}
