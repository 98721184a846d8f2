"""One who floods beside people who play: the flood is cut off, and the others notice nothing.

How long others wait is measured by `benchmarks/flood.py`; here is what must hold however fast the
machine is: a client that floods is refused or closed, and every move of the others is answered.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from greentable.protocol.version import SLOW_DOWN
from greentable.server.core.settings import Settings
from tests.server.asking import PLENTY, Site, site
from tests.server.at_table import Party, cookie_of, open_socket, party
from tests.server.http_client import http_client
from tests.server.socket_players import Player

pytestmark = pytest.mark.anyio

LIMITS: Settings = msgspec.structs.replace(PLENTY, sockets_per_person=3, sockets_per_address=12)


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Site]:
    async with site(tmp_path, settings=LIMITS) as running:
        yield running


async def plays_on(table: Party, moves: int = 12) -> None:
    """Those at a table play as if nobody else were there: every move is acknowledged at once."""
    actor = await table.actor
    for _ in range(moves):
        seat = actor.room.asked[0]
        player = table.players[seat]
        move = next(one for one in player.legal(seat) if one.startswith(("discard", "end")))
        assert (await player.play(seat, move))["type"] == "ack"
        for other in table.players.values():
            await other.catch_up(actor.room.rev)


async def flood(player: Player, messages: int, **message: object) -> None:
    """Send as fast as it goes, and read nothing, until thrown out."""
    with contextlib.suppress(ConnectionClosed):
        for _ in range(messages):
            await player.say(**message)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "ping", "n": 1},
        {"type": "sync"},
        {"type": "ask", "id": "a", "rev": 0, "seat": 1, "all": True},
        {"type": "cmd", "id": "a", "rev": 0, "seat": 1, "move": "end"},
        {"type": "talk", "phrase": "hello"},
        {"type": "nonsense"},
    ],
    ids=lambda message: str(message["type"]),
)
async def test_who_sends_too_much_is_thrown_out_and_others_play_on(
    served: Site, message: dict[str, object]
) -> None:
    table = await party(served, "grass", "2018", 2)
    noisy = await party(served, "grass", "2018", 2)
    burst = served.services.settings.commands_burst
    [abuser, _] = noisy.players.values()
    await asyncio.gather(flood(abuser, burst * 20, **message), plays_on(table))
    assert await abuser.end() == SLOW_DOWN
    again = await open_socket(served, noisy.room, cookie_of(noisy.visitors[1]))
    await flood(again, 5, **message)
    assert await again.end() == SLOW_DOWN, "a new socket is no new bucket"
    await noisy.players[2].say(type="ping", n=1)
    await noisy.players[2].hear("pong")


async def test_what_costs_much_is_given_out_sparingly(served: Site) -> None:
    """All moves explained at once cost as much as a hundred moves: ten, then one a second."""
    table = await party(served, "grass", "2018", 2)
    ann = table.players[1]
    answers = [await ann.do("ask", rev=0, seat=1, all=True) for _ in range(12)]
    assert [one.get("code", "answered") for one in answers] == ["answered"] * 10 + [
        "request.too_many"
    ] * 2
    assert (await ann.do("ask", rev=0, seat=1, move="end"))["type"] == "answer"
    served.world.pass_by(1)
    assert (await ann.do("ask", rev=0, seat=1, all=True))["type"] == "answer"


async def test_who_reads_nothing_is_let_go_and_holds_nobody_up(tmp_path: Path) -> None:
    """The outbox is bounded: others' moves do not wait for a reader who is asleep."""
    settings = msgspec.structs.replace(
        LIMITS, commands_per_second=1e6, commands_burst=1_000_000, outbox=30
    )
    async with site(tmp_path, settings=settings) as served:
        table = await party(served, "grass", "2018", 2, watched=True)
        sleeper = table.players.pop(0)
        deaf = sleeper.socket.transport.get_extra_info("socket")
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        sleeper.socket.transport.pause_reading()
        actor = await table.actor
        while len(actor.readers) == 3:
            await flood(sleeper, 20, type="sync")
            await plays_on(table, 1)
        await plays_on(table)
        assert len(actor.readers) == 2
        sleeper.socket.transport.abort()


async def test_nobody_has_more_sockets_than_allowed(served: Site) -> None:
    """Neither a person at many tables, nor many people at one address."""
    table = await party(served, "grass", "2018", 2)
    opened, codes = [], []
    for name in ("Eve", "Fay", "Gus", "Hal"):
        visitor = await served.visitor().come_in(name)
        for _ in range(4):
            room = (await visitor.post("/api/play", game="grove")).json()["room"]["id"]
            try:
                opened.append(await open_socket(served, room, cookie_of(visitor)))
                codes.append(101)
            except InvalidStatus as error:
                codes.append(error.response.status_code)
    assert codes == [101, 101, 101, 429] * 3 + [101, 429, 429, 429]
    await plays_on(table)
    for one in opened:
        await one.leave()


async def test_an_address_that_asks_too_often_waits_and_others_do_not(tmp_path: Path) -> None:
    settings = Settings(behind_proxy=True)
    async with (
        site(tmp_path, settings=settings) as served,
        http_client(served.address) as browser,
    ):

        async def status(address: str, path: str = "/api/lobby") -> int:
            answer = await browser.get(path, headers={"x-forwarded-for": address})
            assert (answer.status_code == 429) == ("retry-after" in answer.headers)
            return answer.status_code

        found = [await status("203.0.113.5") for _ in range(settings.requests_burst + 20)]
        assert found == [200] * settings.requests_burst + [429] * 20
        assert await status("203.0.113.6") == 200
        # A visitor's claims about itself do not count: only our own proxy's addition does.
        assert await status("198.51.100.1, 203.0.113.5") == 429
        served.world.pass_by(1)
        assert await status("203.0.113.5") == 200


async def test_codes_guests_and_sign_ins_are_limited_by_address(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(
        PLENTY, codes_per_minute=3, sign_ins_per_minute=3, guests_per_hour=2
    )
    async with site(tmp_path, settings=settings) as served:
        ann = await served.visitor().come_in("Ann")
        codes = [await ann.post("/api/join", code="ABCDEFGH") for _ in range(5)]
        assert [one.status_code for one in codes] == [404, 404, 404, 429, 429]
        wrong = {"handle": "ann", "passphrase": "a wrong passphrase"}
        tried = [await ann.post("/api/sign-in", **wrong) for _ in range(5)]
        assert [one.status_code for one in tried] == [401, 401, 401, 429, 429]
        guests = [await served.visitor().post("/api/me") for _ in range(3)]
        assert [one.status_code for one in guests] == [200, 429, 429]
