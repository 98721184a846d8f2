"""Taking a move back at a table: free, by consent, or at will where somebody plays alone."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from greentable.server.room.opening import Guest
from greentable.words.catalogue import Catalogue
from greentable.words.messages import Message
from tests.server.random_rooms import opening
from tests.server.socket_players import Player, Server, serving

pytestmark = pytest.mark.anyio

TWO = """
    2018
    turn 1
    1: HG MX MO ...
    2: CO JA ...
    """


async def two(server: Server) -> dict[int, Player]:
    room, players = await server.seated(opening("grass", "2018", 2))
    await server.lay(room, TWO, players)
    return players


async def play(players: dict[int, Player], seat: int, move: str) -> None:
    answer = await players[seat].play(seat, move)
    assert answer["type"] == "ack", answer
    for player in players.values():
        await player.catch_up(answer["rev"])


async def undo(players: dict[int, Player], seat: int) -> dict[str, object]:
    answer = await players[seat].do("undo", rev=players[seat].rev, seat=seat)
    if answer["type"] == "ack":
        for player in players.values():
            await player.catch_up(answer["rev"])
    return answer


def kept(server_room: object) -> list[str]:
    """The plies of players that still count."""
    plies = server_room.table.plies  # type: ignore[attr-defined]
    return [token for seat, token in plies if seat]


async def test_a_move_that_showed_nothing_is_taken_back_freely(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, players = await server.seated(opening("grass", "2018", 2))
        seat = players[1].views[1]["view"]["table"]["to_act"][0]
        actor = await server.rooms.actor(players[1].room["id"])
        before = actor.room.table
        discard = next(move for move in players[seat].legal(seat) if move.startswith("discard"))
        await play(players, seat, discard)
        assert (await undo(players, seat))["type"] == "ack"
        assert actor.room.table == before
        assert not actor.room.assisted
        await play(players, seat, discard)


async def test_after_something_hidden_the_others_are_asked(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, players = await server.seated(opening("grass", "2018", 2))
        actor = await server.rooms.actor(players[1].room["id"])
        seat = players[1].views[1]["view"]["table"]["to_act"][0]
        other = 3 - seat
        discard = next(move for move in players[seat].legal(seat) if move.startswith("discard"))
        assert players[seat].views[seat]["undo"] is None
        await play(players, seat, discard)
        assert players[seat].views[seat]["undo"] == "may_ask"
        before = actor.room.table
        await play(players, seat, "end")  # a card is drawn for the other
        assert players[seat].views[seat]["undo"] == "asks"
        assert players[other].views[other]["undo"] is None
        assert (await undo(players, seat))["type"] == "ack"
        assert players[other].room["undo"] == {"seat": seat, "waits_for": [other]}
        assert (await players[seat].do("consent", rev=actor.room.rev, yes=True))[
            "code"
        ] == "undo.not_asked"
        earlier = await players[other].do("consent", rev=actor.room.rev - 1, yes=True)
        assert earlier["code"] == "undo.not_asked"
        assert (await players[other].do("consent", yes=True))["type"] == "ack"
        assert actor.room.table == before
        assert actor.room.undo is None
        assert not actor.room.assisted


async def test_a_no_leaves_everything_as_it_is(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, players = await server.seated(opening("grass", "2018", 3))
        actor = await server.rooms.actor(players[1].room["id"])
        seat = players[1].views[1]["view"]["table"]["to_act"][0]
        others = [one for one in players if one != seat]
        discard = next(move for move in players[seat].legal(seat) if move.startswith("discard"))
        await play(players, seat, discard)
        await play(players, seat, "end")
        before = actor.room.table
        await undo(players, seat)
        assert (await undo(players, seat))["code"] == "undo.asked"
        assert (await players[others[0]].do("consent", rev=actor.room.rev, yes=True))[
            "type"
        ] == "ack"
        room = await players[others[0]].hear("room")
        assert room["undo"]["waits_for"] == others[1:]
        assert (await players[others[1]].do("consent", rev=actor.room.rev, yes=False))[
            "type"
        ] == "ack"
        assert actor.room.undo is None
        assert actor.room.table == before
        for one in players.values():
            note = await one.hear("note", code="undo.refused")
            assert note["seat"] == others[1]
            told = msgspec.convert(note["message"], Message)
            name = one.room["chairs"][others[1] - 1]["name"]
            names = [chair["name"] for chair in one.room["chairs"]]
            said = Catalogue().text(told, names)
            assert said == Catalogue().say("note-undo-refused", who=name)


async def test_a_question_is_forgotten_when_the_game_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, players = await server.seated(opening("grass", "2018", 2))
        actor = await server.rooms.actor(players[1].room["id"])
        seat = players[1].views[1]["view"]["table"]["to_act"][0]
        other = 3 - seat
        await play(players, seat, next(m for m in players[seat].legal(seat) if "discard" in m))
        await play(players, seat, "end")
        await undo(players, seat)
        await play(players, other, next(m for m in players[other].legal(other) if "discard" in m))
        assert actor.room.undo is None
        assert (await players[other].do("consent", rev=actor.room.rev, yes=True))[
            "code"
        ] == "undo.not_asked"


async def test_who_plays_alone_may_always_and_the_result_is_marked(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, players = await server.seated(opening("grove", "house", 1))
        actor = await server.rooms.actor(players[1].room["id"])
        tables = [actor.room.table]
        for _ in range(3):
            await play(players, 1, players[1].legal(1)[0])
            assert players[1].views[1]["undo"] == "free"
            tables.append(actor.room.table)
        for table in tables[2::-1]:
            assert (await undo(players, 1))["type"] == "ack"
            assert actor.room.table == table
        assert actor.room.assisted
        assert (await undo(players, 1))["code"] == "undo.nothing"
        assert (await server.rooms.public(actor.room.id, "ann")).assisted


async def test_against_bots_one_plays_alone(tmp_path: Path) -> None:
    asked = opening("grove", "house", 2)
    guests = (*asked.guests[:1], Guest(bot="random"))
    async with serving(tmp_path) as server:
        asked = msgspec.structs.replace(asked, guests=guests)
        _, players = await server.seated(asked)
        actor = await server.rooms.actor(players[1].room["id"])
        await play(players, 1, players[1].legal(1)[0])
        assert (await undo(players, 1))["type"] == "ack"
        assert kept(actor.room) == []


async def test_nobody_takes_back_the_move_of_another(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        players = await two(server)
        answer = await players[2].do("undo", rev=players[2].rev, seat=1)
        assert answer["code"] == "seat.not_yours"
