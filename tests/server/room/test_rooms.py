"""Rooms: opening, joining, hosting, watching, passing one device round, playing again, restarts."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from greentable.errors import GreentableError
from greentable.protocol import host_actions
from greentable.protocol.host_actions import HostAction
from greentable.protocol.room_settings import RoomSettings
from greentable.server.core.settings import Settings
from greentable.server.room.handling import move_plan
from greentable.server.room.opening import Guest, Opening
from greentable.server.store.database_threads import DatabaseThreads
from greentable.server.store.statements import Work
from tests.server.random_rooms import opening
from tests.server.set_world import SetWorld
from tests.server.socket_players import Player, serving

pytestmark = pytest.mark.anyio

LOBBY = Opening(
    game="grass",
    ruleset="2018",
    seats=3,
    host="ann",
    guests=(Guest(name="Ann", person="ann", nonce="a1"),),
)


async def refused(attempt: object) -> str:
    """The code with which something is refused."""
    with pytest.raises(GreentableError) as caught:
        await attempt  # type: ignore[misc]
    return caught.value.code


async def test_people_come_by_link_or_code_and_the_host_begins(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        rooms, opened = server.rooms, await server.rooms.open(LOBBY)
        ann = await server.join(opened.id, "ann")
        assert ann.room["code"] == opened.code
        assert await refused(rooms.join(opened.id, "ben", "Ben")) == "request.not_there"
        assert await refused(rooms.join(opened.id, "ben", "Ben", secret="x")) == "request.not_there"
        ben = await rooms.join(opened.id, "ben", "Ann", secret=opened.secret, nonce="b2")
        assert [chair.name for chair in ben.chairs] == ["Ann", "Ann 2", ""]
        assert opened.code is not None
        await rooms.join(opened.id, "cem", "Cem", secret=opened.code.lower(), seat=3)
        assert await refused(rooms.command(opened.id, "ben", host_actions.Start())) == "host.only"
        done = await rooms.command(opened.id, "ann", host_actions.Start())
        assert (done.room.status, done.room.code) == ("playing", None)
        assert done.room.nonces == ("a1", "b2", "")
        await ann.hear("view", seat=1)
        assert await refused(rooms.join(opened.id, "dee", "Dee", secret=opened.secret)) == (
            "seat.too_late"
        )


async def test_commitments_are_known_before_the_nonces_that_count(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        opened = await server.rooms.open(LOBBY)
        before = await server.rooms.public(opened.id, "ann")
        ann = await server.join(opened.id, "ann")
        assert ann.room["commitments"] == list(before.commitments)
        assert (await ann.do("nonce", nonce="unforeseen"))["type"] == "ack"
        assert (await ann.do("nonce", nonce="no-nonce"))["code"] == "seat.nonce"
        await server.rooms.join(opened.id, "ben", "Ben", secret=opened.secret, nonce="b2")
        await server.rooms.join(opened.id, "cem", "Cem", secret=opened.secret)
        done = await server.rooms.command(opened.id, "ann", host_actions.Start())
        assert len(before.commitments) == 32
        assert done.room.commitments == before.commitments
        assert done.room.nonces == ("unforeseen", "b2", "")
        assert done.room.seeds == ()
        assert (await ann.do("nonce", nonce="late"))["code"] == "seat.too_late"


REFUSALS: list[tuple[str, HostAction, str]] = [
    ("ann", host_actions.Start(), "seat.free"),
    ("ann", host_actions.Start(fill="nobody"), "bots.unknown"),
    ("ann", host_actions.SeatBot(seat=1, bot="random"), "seat.taken"),
    ("ann", host_actions.SeatBot(seat=4, bot="random"), "seat.none"),
    ("ann", host_actions.SeatBot(seat=3, bot="random", name="Ann"), "seat.name"),
    ("ann", host_actions.SeatBot(seat=3, bot="random", name="\u0410nn"), "seat.name"),
    ("ann", host_actions.SeatBot(seat=3, bot="random", name="Ann\u202e"), "name.signs"),
    ("ann", host_actions.SeatBot(seat=3, bot="random", name="a" * 25), "name.long"),
    ("ann", host_actions.SeatBot(seat=3, bot="nobody"), "bots.unknown"),
    ("ann", host_actions.Kick(seat=1), "seat.nobody_else"),
    ("ann", host_actions.Mute(seat=3), "seat.nobody_else"),
    ("ann", host_actions.HandOver(seat=3), "seat.nobody_else"),
    ("ann", host_actions.Pause(), "room.lobby"),
    ("ann", host_actions.Resume(), "room.lobby"),
    ("ann", host_actions.Replace(seat=2), "room.lobby"),
    ("ben", host_actions.Close(), "host.only"),
    ("ben", host_actions.RenewLink(), "host.only"),
    ("eve", host_actions.Start(), "request.not_there"),
]


async def test_what_a_host_may_not_do_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        opened = await server.rooms.open(LOBBY)
        await server.rooms.join(opened.id, "ben", "Ben", secret=opened.secret)
        before = (await server.rooms.actor(opened.id)).room
        for person, action, code in REFUSALS:
            assert await refused(server.rooms.command(opened.id, person, action)) == code, action
        assert (await server.rooms.actor(opened.id)).room == before


async def test_a_renewed_link_makes_the_old_one_void(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        opened = await server.rooms.open(LOBBY)
        done = await server.rooms.command(opened.id, "ann", host_actions.RenewLink())
        assert done.secret
        assert (
            await refused(server.rooms.join(opened.id, "ben", "Ben", secret=opened.secret))
            == "request.not_there"
        )
        await server.rooms.join(opened.id, "ben", "Ben", secret=done.secret)


async def test_the_host_gives_seats_to_bots_frees_them_and_hands_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        rooms, opened = server.rooms, await server.rooms.open(LOBBY)
        await rooms.join(opened.id, "ben", "Ben", secret=opened.secret)
        done = await rooms.command(opened.id, "ann", host_actions.SeatBot(seat=3, bot="random"))
        assert (done.room.chairs[2].kind, done.room.chairs[2].name) == ("bot", "Robin")
        done = await rooms.command(opened.id, "ann", host_actions.FreeSeat(seat=3))
        assert done.room.chairs[2].kind == "free"
        done = await rooms.command(opened.id, "ann", host_actions.HandOver(seat=2))
        assert not done.room.is_host
        settings = RoomSettings(clock="blitz", listed=True)
        done = await rooms.command(opened.id, "ben", host_actions.ChangeSettings(settings=settings))
        assert done.room.settings == settings
        done = await rooms.command(opened.id, "ben", host_actions.Start(fill="random"))
        assert (done.room.status, done.room.chairs[2].bot) == ("playing", "random")
        other = host_actions.ChangeSettings(settings=RoomSettings(clock="none"))
        assert await refused(rooms.command(opened.id, "ben", other)) == "settings.clock_runs"
        assert await refused(rooms.command(opened.id, "ben", host_actions.Close())) == (
            "room.others_play"
        )


async def test_who_is_kicked_is_gone_and_cannot_come_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        rooms, opened = server.rooms, await server.rooms.open(LOBBY)
        await rooms.join(opened.id, "ben", "Ben", secret=opened.secret)
        ben = await server.join(opened.id, "ben")
        done = await rooms.command(opened.id, "ann", host_actions.Kick(seat=2))
        assert done.room.chairs[1].kind == "free"
        assert await ben.end() == 4403
        assert await refused(rooms.watch(opened.id, "ben", secret=opened.secret)) == (
            "request.not_there"
        )
        assert await (await server.knock(opened.id, "ben")).end() == 4403


async def test_who_is_kicked_from_a_game_is_replaced_by_a_bot(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        room, players = await server.seated(opening("grass", "2018", 3))
        await server.rooms.command(room, "ann", host_actions.Kick(seat=2))
        assert await players[2].end() == 4403
        chair = (await server.rooms.public(room, "ann")).chairs[1]
        assert (chair.conceded, chair.stand_in is not None) == (True, True)


async def test_once_the_game_is_over_nobody_is_kicked_out_of_the_result(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        room = (await server.rooms.open(opening("grove", "house", 2))).id
        actor = await server.rooms.actor(room)
        while actor.room.asked:
            seat = actor.room.asked[0]
            assert actor.room.table is not None
            move = actor.room.game.write_move(actor.room.table.view(seat).legal[0])
            plan = move_plan(actor.room, seat, move, by="bot")
            await actor.request(partial(actor.commit, plan))
        kicked = server.rooms.command(room, "ann", host_actions.Kick(seat=2))
        assert await refused(kicked) == "room.over"
        assert not (await server.rooms.public(room, "ben")).chairs[1].conceded


async def test_who_leaves_before_the_game_frees_the_seat_and_the_next_is_host(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        opened = await server.rooms.open(LOBBY)
        await server.rooms.join(opened.id, "ben", "Ben", secret=opened.secret)
        await server.rooms.leave(opened.id, "ann")
        document = await server.rooms.public(opened.id, "ben")
        assert (document.is_host, document.chairs[0].kind) == (True, "free")


async def test_spectators_see_what_all_see(tmp_path: Path) -> None:
    settings = Settings(spectators_per_room=1)
    async with serving(tmp_path, settings=settings) as server:
        asked = opening("grass", "2018", 2)
        opened = await server.rooms.open(asked)
        await server.rooms.watch(opened.id, "eve", secret=opened.secret)
        await server.rooms.watch(opened.id, "fay", secret=opened.secret)
        eve = await server.join(opened.id, "eve")
        view = await eve.hear("view", seat=0)
        assert view["view"]["own"]["hand"] == {}
        assert view["view"]["own"]["legal"] is None
        assert eve.room["code"] is None
        answer = await eve.do("cmd", rev=view["rev"], seat=1, move="end")
        assert answer["code"] == "seat.not_yours"
        answer = await eve.do("ask", rev=view["rev"], seat=1, move="end")
        assert answer["code"] == "seat.not_yours"
        fay = await server.knock(opened.id, "fay")
        assert await fay.end() == 4429


async def test_who_watches_has_to_go_when_the_host_wants_no_spectators(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        opened = await server.rooms.open(opening("grass", "2018", 2))
        await server.rooms.watch(opened.id, "eve", secret=opened.secret)
        eve = await server.join(opened.id, "eve")
        ben = await server.join(opened.id, "ben")
        alone = host_actions.ChangeSettings(settings=RoomSettings(spectators=False))
        await server.rooms.command(opened.id, "ann", alone)
        assert await eve.end() == 4403
        assert await refused(server.rooms.watch(opened.id, "eve", secret=opened.secret)) == (
            "request.not_there"
        )
        assert not (await ben.hear("room"))["settings"]["spectators"]


async def test_a_listed_room_is_open_to_watch_and_a_private_one_is_not(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        listed = msgspec.structs.replace(LOBBY, settings=RoomSettings(listed=True))
        for asked, code in ((listed, ""), (LOBBY, "request.not_there")):
            opened = await server.rooms.open(asked)
            if code:
                assert await refused(server.rooms.public(opened.id, "eve")) == code
            else:
                assert (await server.rooms.public(opened.id, "eve")).id == opened.id


async def test_how_long_a_refusal_takes_tells_nothing_about_the_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No room, one that sleeps, one that is awake: the store is asked the same, none is woken."""
    async with serving(tmp_path) as server:
        rooms, works = server.rooms, list[str]()
        asleep, awake = [(await rooms.open(LOBBY)).id for _ in range(2)]
        await rooms.read_again(asleep)
        submit = DatabaseThreads.submit

        def noted(threads: DatabaseThreads, work: Work[Any]) -> asyncio.Future[Any]:
            works.append(getattr(work, "__name__"))  # noqa: B009 - of a generator, mypy does not know it
            return submit(threads, work)

        monkeypatch.setattr(DatabaseThreads, "submit", noted)
        for room in ("none", asleep, awake):
            attempts = (
                rooms.public(room, "eve"),
                rooms.watch(room, "eve"),
                rooms.join(room, "eve", "Eve", secret="guessed"),
                rooms.leave(room, "eve"),
                rooms.command(room, "eve", host_actions.Start()),
                rooms.rematch(room, "eve"),
            )
            for attempt in attempts:
                works.clear()
                assert await refused(attempt) == "request.not_there"
                assert works == ["summary"]
            works.clear()
            assert await (await server.knock(room, "eve")).end() == 4403
            assert works == ["summary"]
        assert rooms.live == 1


async def test_one_person_may_have_several_seats_on_one_socket(tmp_path: Path) -> None:
    guests = (Guest(name="Ann", person="ann"), Guest(name="Abe", person="ann"))
    asked = Opening(game="grass", ruleset="2018", seats=2, host="ann", guests=guests, start=True)
    async with serving(tmp_path) as server:
        opened = await server.rooms.open(asked)
        ann = await server.knock(opened.id, "ann")
        assert (await ann.hear("hello"))["seats"] == [1, 2]
        for seat in (1, 2):
            await ann.hear("view", seat=seat)
        for _ in range(4):
            seat = ann.views[1]["view"]["table"]["to_act"][0]
            move = next(m for m in ann.legal(seat) if m.startswith(("discard", "end")))
            assert (await ann.play(seat, move))["type"] == "ack"
            await ann.catch_up((await server.rooms.actor(opened.id)).room.rev)
        hands = [ann.views[seat]["view"]["own"]["hand"] for seat in (1, 2)]
        assert hands[0] != hands[1]


async def test_the_same_people_play_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        asked = opening("grove", "house", 2)
        room, players = await server.seated(asked)
        assert await refused(server.rooms.rematch(room, "ann")) == "rematch.too_early"
        await finish(players)
        assert await refused(server.rooms.rematch(room, "eve")) == "request.not_there"
        first, second = await asyncio.gather(
            server.rooms.rematch(room, "ben", "new"), server.rooms.rematch(room, "ann")
        )
        assert first == second
        again = await server.rooms.public(first, "ann")
        assert [chair.name for chair in again.chairs] == ["Ann", "Ben"]
        assert (again.status, again.follows, again.nonces) == ("lobby", room, ("", "new"))
        assert (await players[1].hear("room", followed_by=first))["status"] == "over"
        await server.rooms.command(first, "ben", host_actions.Start())


async def finish(players: dict[int, Player]) -> None:
    """Play a game to its end, for every seat that is asked."""
    while asked := players[1].views[1]["view"]["table"]["to_act"]:
        answer = await players[asked[0]].play(asked[0], players[asked[0]].legal(asked[0])[0])
        assert answer["type"] == "ack"
        for player in players.values():
            await player.catch_up(answer["rev"])


async def test_after_a_restart_everybody_sees_the_same(tmp_path: Path) -> None:
    views = []
    async with serving(tmp_path) as server:
        room, players = await server.seated(opening("grass", "2018", 3))
        for _ in range(60):
            seat = players[1].views[1]["view"]["table"]["to_act"][0]
            answer = await players[seat].play(seat, players[seat].legal(seat)[-1])
            for player in players.values():
                await player.catch_up(answer["rev"])
        views.append({seat: one.views[seat]["view"] for seat, one in players.items()})
        await server.rooms.close()
        assert [await player.end() for player in players.values()] == [1012] * 3
    async with serving(tmp_path) as server:
        players = {}
        for seat, name in enumerate(("ann", "ben", "cem"), 1):
            players[seat] = await server.join(room, name)
            await players[seat].hear("view")
        views.append({seat: one.views[seat]["view"] for seat, one in players.items()})
        assert views[0] == views[1]
        seat = players[1].views[1]["view"]["table"]["to_act"][0]
        assert (await players[seat].play(seat, players[seat].legal(seat)[-1]))["type"] == "ack"


async def test_a_room_that_nobody_watches_sleeps_and_wakes(tmp_path: Path) -> None:
    world = SetWorld()
    async with serving(tmp_path, world=world) as server:
        room, players = await server.seated(opening("grass", "2018", 2))
        actor = await server.rooms.actor(room)
        before = actor.room
        for player in players.values():
            await player.leave()
        while actor.readers:
            await server.settle()
        world.pass_by(61)
        while not actor.is_gone:  # noqa: ASYNC110 - it goes by itself
            await asyncio.sleep(0)
        again = await server.rooms.actor(room)
        assert again is not actor
        assert again.room == before
        assert server.rooms.live == 1


async def test_a_lost_room_is_given_up_and_read_again(tmp_path: Path) -> None:
    """Somebody else has written first."""
    async with serving(tmp_path) as one, serving(tmp_path) as other:
        room, players = await one.seated(opening("grass", "2018", 2))
        seat = players[1].views[1]["view"]["table"]["to_act"][0]
        await other.rooms.command(room, "ann", host_actions.Pause())
        command = {"rev": players[seat].rev, "seat": seat, "move": players[seat].legal(seat)[0]}
        await players[seat].say(type="cmd", id="late", **command)
        assert await players[seat].end() == 1012
        assert not any(b'"late"' in text for text in players[seat].heard)
        again = await one.join(room, ["ann", "ben"][seat - 1])
        assert again.room["status"] == "paused"
