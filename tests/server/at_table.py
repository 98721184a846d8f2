"""People at a table of the whole server: they come in over HTTP and play over their own sockets."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidStatus

from greentable.server.live.actor import Actor
from tests.server.asking import Site, Visitor
from tests.server.socket_client import socket_client
from tests.server.socket_players import Player

NAMES = ("Ann", "Ben", "Cem", "Dee", "Eve", "Fay")


def cookie_of(visitor: Visitor) -> str:
    """The secret in somebody's cookie."""
    return str(visitor.http.cookies["greentable"])


async def open_socket(
    site: Site,
    room: str,
    cookie: str | None,
    origin: str | None = "",
    name: str = "",
    **headers: str,
) -> Player:
    """A socket at a table, as `open_path` opens it."""
    path = f"/api/tables/{room}/socket"
    return Player(await open_path(site, path, cookie, origin, name, **headers))


async def open_path(
    site: Site,
    path: str,
    cookie: str | None,
    origin: str | None = "",
    name: str = "",
    **headers: str,
) -> ClientConnection:
    """A socket with any cookie and origin; without a word of its own, of the server's own pages.

    `name` is another one that points to this server.

    Raises InvalidStatus if it is refused.
    """
    sent = dict(headers)
    if cookie is not None:
        sent["Cookie"] = f"greentable={cookie}"
    origin = site.address if origin == "" else origin
    if origin is not None:
        sent["Origin"] = origin
    host, _, port = site.address.removeprefix("http://").rpartition(":")
    url = f"ws://{name or host}:{port}{path}"
    return await socket_client(url, host=host, additional_headers=sent)


async def refused_with(attempt: Any) -> int:  # noqa: ANN401 - any socket that is to be opened
    """The HTTP status with which a socket is refused."""
    try:
        opened = await attempt
    except InvalidStatus as error:
        return error.response.status_code
    await (opened.leave() if isinstance(opened, Player) else opened.close())
    return 101


class Party:
    """Everybody at one table, by seat, and who watches (0)."""

    def __init__(self, site: Site, room: str, visitors: dict[int, Visitor]) -> None:
        self.site, self.room, self.visitors = site, room, visitors
        self.players: dict[int, Player] = {}

    @property
    async def actor(self) -> Actor:
        return await self.site.services.rooms.actor(self.room)

    async def sit_down(self) -> None:
        """Open everybody's socket."""
        for seat, visitor in self.visitors.items():
            self.players[seat] = await open_socket(self.site, self.room, cookie_of(visitor))
            await self.players[seat].hear("hello")
        await self.quiet()

    async def quiet(self) -> None:
        """Until everything is done, and everybody has read all that was sent."""
        actor = await self.actor
        for _ in range(2):
            await actor.request(_nothing)
        for player in self.players.values():
            await player.say(type="ping", n=7)
            await player.hear("pong", n=7)

    async def leave(self) -> None:
        for player in self.players.values():
            await player.leave()


async def _nothing() -> None:
    await asyncio.sleep(0)


async def party(
    site: Site,
    game: str,
    ruleset: str,
    seats: int,
    *,
    watched: bool = False,
    bots: Sequence[str] = (),
    settings: dict[str, object] | None = None,
) -> Party:
    """A table that is opened, joined by the link, and begun, all over HTTP."""
    visitors = {}
    for seat, name in enumerate(NAMES[: seats - len(bots)], 1):
        visitors[seat] = await site.visitor().come_in(name)
    body = {"game": game, "ruleset": ruleset, "seats": seats, "settings": settings or {}}
    opened = await visitors[1].post("/api/tables", **body, nonce="n1")
    assert opened.status_code == 201, opened.text
    room, secret = opened.json()["room"]["id"], opened.json()["secret"]
    for seat in list(visitors)[1:]:
        joined = await visitors[seat].post(
            f"/api/tables/{room}/join", secret=secret, nonce=f"n{seat}"
        )
        assert joined.status_code == 200, joined.text
    for seat, bot in enumerate(bots, len(visitors) + 1):
        sat = await visitors[1].post(
            f"/api/tables/{room}/host", action="seat_bot", seat=seat, bot=bot
        )
        assert sat.status_code == 200, sat.text
    if watched:
        visitors[0] = await site.visitor().come_in("Gus")
        await visitors[0].post(f"/api/tables/{room}/join", secret=secret, watch=True)
    begun = await visitors[1].post(f"/api/tables/{room}/host", action="start")
    assert begun.status_code == 200, begun.text
    found = Party(site, room, visitors)
    await found.sit_down()
    return found


@contextlib.asynccontextmanager
async def a_stranger(site: Site, name: str = "Eve") -> Any:  # noqa: ANN401 - a generator
    """Somebody who is known to the server, and at no table."""
    yield await site.visitor().come_in(name)
