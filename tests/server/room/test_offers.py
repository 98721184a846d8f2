"""Offers and secret choices: shown to all at once, fed in clockwise, ended with a word."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from greentable.protocol.room_settings import RoomSettings
from tests.server.random_rooms import opening
from tests.server.set_world import SetWorld
from tests.server.socket_players import Player, Server, serving

pytestmark = pytest.mark.anyio

FOUR = """
    2018
    turn 2
    1: HG MX ...
    2: CO ...
    3: JA ...
    4: PA ...
    """


async def four(server: Server, settings: RoomSettings | None = None) -> dict[int, Player]:
    """Four people, and it is seat 2's turn."""
    asked = opening("grass", "2018", 4)
    if settings is not None:
        asked = msgspec.structs.replace(asked, settings=settings)
    room, players = await server.seated(asked)
    await server.lay(room, FOUR, players)
    return players


async def all_hear(players: dict[int, Player], rev: int) -> None:
    for player in players.values():
        await player.catch_up(rev)


async def offer(players: dict[int, Player], move: str = "offer CO>PA@*") -> None:
    answer = await players[2].play(2, move)
    assert answer["type"] == "ack", answer
    await all_hear(players, answer["rev"])


async def test_an_offer_to_the_table_can_be_answered_by_all_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        players = await four(server)
        await offer(players)
        assert "decline" in players[3].legal(3)
        assert players[3].views[3]["ahead"] is None
        for seat in (4, 1):
            assert "decline" in players[seat].views[seat]["ahead"]["moves"]
        assert "accept" in players[4].views[4]["ahead"]["moves"]
        assert "accept" not in players[1].views[1]["ahead"]["moves"]
        assert players[2].views[2]["ahead"] is None


async def test_early_answers_are_held_and_fed_in_clockwise(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        players = await four(server)
        await offer(players)
        rev = players[4].rev
        held = await players[4].play(4, "accept", rev)
        assert held["type"] == "ack"
        await all_hear(players, held["rev"])
        assert players[4].views[4]["held"] == "accept"
        table = players[3].views[3]["view"]["table"]
        assert table["asked"] == 3
        # That seat 4 has answered everybody knows; what it answered only seat 4.
        assert players[3].views[3]["held"] is None
        assert players[3].room["answered"] == [4]
        answer = await players[3].play(3, "decline", rev)
        assert answer["type"] == "ack"
        await all_hear(players, answer["rev"])
        events = [one["event"]["event"] for one in players[1].views[1]["events"]]
        assert events == ["declined", "accepted", "traded"]
        assert players[4].views[4]["view"]["own"]["hand"]["CO"] == 1
        assert (await players[1].hear("note"))["code"] == "offer.taken"
        actor = await server.rooms.actor(players[1].room["id"])
        assert actor.room.held == {}


async def test_an_answer_stays_good_when_others_have_answered_meanwhile(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        players = await four(server)
        await offer(players)
        rev = players[4].rev
        assert (await players[3].play(3, "decline", rev))["type"] == "ack"
        assert (await players[4].play(4, "decline", rev))["type"] == "ack"
        assert (await players[1].play(1, "decline", rev))["type"] == "ack"
        assert (await players[2].hear("note"))["code"] == "offer.refused"
        stale = await players[1].play(1, "decline", rev)
        assert stale["code"] == "command.stale"


async def test_a_counter_is_asked_of_one_seat_and_the_offer_of_the_others(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        players = await four(server)
        await offer(players)
        rev = players[4].rev
        answer = await players[3].play(3, "counter JA")
        await all_hear(players, answer["rev"])
        # Seat 4 is still asked about the offer before the counter, and answers that.
        held = await players[4].play(4, "accept", rev)
        assert held["type"] == "ack"
        # To seat 2 the counter is new: no word from before can be an answer to it.
        assert (await players[2].play(2, "accept", rev))["code"] == "command.stale"
        answer = await players[2].play(2, "decline")
        await all_hear(players, answer["rev"])
        assert players[4].views[4]["view"]["own"]["hand"]["CO"] == 1
        assert "CO" not in players[3].views[3]["view"]["own"]["hand"]


async def test_an_answer_to_an_offer_is_none_to_the_next(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        players = await four(server)
        await offer(players)
        rev = players[4].rev
        assert (await players[1].play(1, "decline"))["type"] == "ack"
        answer = await players[2].do("withdraw", rev=rev, seat=2)
        assert answer["type"] == "ack"
        await players[2].catch_up(answer["rev"])
        assert (await players[3].hear("note"))["code"] == "offer.withdrawn"
        await offer(players, "offer CO>JA@*")
        actor = await server.rooms.actor(players[1].room["id"])
        assert actor.room.held == {}
        assert (await players[4].play(4, "accept", rev))["code"] == "command.stale"


async def test_what_could_not_be_answered_cannot_be_answered_ahead(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        players = await four(server)
        await offer(players)
        assert (await players[1].play(1, "accept"))["code"] == "grass.not_in_hand"
        assert (await players[2].play(2, "end"))["code"] == "grass.not_your_turn"


async def test_only_an_open_offer_of_ones_own_can_be_taken_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        players = await four(server)
        assert (await players[2].do("withdraw", rev=players[2].rev, seat=2))["code"] == "offer.none"
        await offer(players)
        assert (await players[3].do("withdraw", rev=players[3].rev, seat=3))["code"] == "offer.none"


async def test_a_late_word_takes_back_no_other_offer_than_it_meant(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        players = await four(server)
        await offer(players, "offer CO>PA@3")
        first = players[2].rev
        answer = await players[3].play(3, "decline")
        await all_hear(players, answer["rev"])
        await offer(players, "offer CO>PA@4")
        late = await players[2].do("withdraw", rev=first, seat=2)
        assert (late["type"], late["code"]) == ("reject", "command.stale")
        assert (await players[2].do("withdraw", rev=first + 2, seat=2))["type"] == "ack"


async def test_an_offer_ends_by_time_with_a_no_for_seats_that_were_silent(tmp_path: Path) -> None:
    world = SetWorld()
    async with serving(tmp_path, world=world) as server:
        players = await four(server)
        await offer(players)
        assert players[3].views[3]["clocks"] == [
            {"seat": 3, "deadline": world.now() + 20, "bank": 0.0}
        ]
        held = await players[1].play(1, "decline")
        await all_hear(players, held["rev"])
        world.pass_by(19)
        await server.settle()
        assert players[2].rev == held["rev"]
        world.pass_by(2)
        assert (await players[2].hear("note", code="clock.decided"))["seat"] == 3
        assert (await players[2].hear("note", code="clock.decided"))["seat"] == 4
        assert (await players[2].hear("note", code="offer.time"))["seat"] == 2
        assert players[2].views[2]["view"]["table"]["to_act"] == [2]


async def test_at_a_relaxed_table_an_offer_stands(tmp_path: Path) -> None:
    world = SetWorld()
    async with serving(tmp_path, world=world) as server:
        players = await four(server, RoomSettings(clock="relaxed"))
        await offer(players)
        [clock] = players[3].views[3]["clocks"]
        assert clock["deadline"] == world.now() + 90


async def test_secret_choices_are_made_at_once_and_shown_when_all_have_chosen(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        _, players = await server.seated(opening("grove", "house", 3))
        rev = {seat: player.rev for seat, player in players.items()}
        moves = {seat: player.legal(seat)[seat] for seat, player in players.items()}
        answers = await asyncio.gather(
            *(
                players[seat].do("cmd", rev=rev[seat], seat=seat, move=moves[seat])
                for seat in (2, 3)
            )
        )
        assert [one["type"] for one in answers] == ["ack", "ack"]
        await players[1].catch_up(max(one["rev"] for one in answers))
        heard = b"".join(players[1].heard).decode()
        assert players[1].views[1]["view"]["table"]["to_act"] == [1]
        assert not any(f'"chosen":"{moves[seat]}"' in heard for seat in (2, 3))
        assert (await players[1].play(1, moves[1], rev[1]))["type"] == "ack"
        laid = [one["event"] for one in players[1].views[1]["events"]]
        assert {one["seat"] for one in laid if one["event"] == "laid"} == {1, 2, 3}
