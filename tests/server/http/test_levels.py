"""Every route on a server for the invited only, asked by everybody: its level says what comes.

The expectation follows from the level that a route declares, so that a new route is tried with
all others; `test_what_each_level_opens` says in words which route has which.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from starlette.routing import Route as StarletteRoute
from starlette.routing import WebSocketRoute

from greentable.server.http.app import ROUTES, ServedRoute, served
from greentable.server.http.calls import Call
from greentable.server.http.routes import Level, Route, Routes
from tests.server.asking import PASSPHRASE, Site, Visitor, site
from tests.server.http.invited import (
    CLOSED,
    WRONG_CODE,
    Opened,
    guest_of,
    invited,
    old_guest,
    open_table,
)

pytestmark = pytest.mark.anyio

# Who is not let in hears one of these, of whatever route.
CLOSED_CODES = {
    "person.invited_only",
    "person.table_only",
    "person.nobody",
    "person.no_invitation",
}
NOT_THERE = "request.not_there"
SHORT = "2018 max_rounds=1 deck=MO:6,HG:8,BU:3,IM:2"
BODIES: dict[str, dict[str, Any]] = {
    "/api/tables": {"game": "grass", "seats": 2},
    "/api/tables/{room}/host": {"action": "start"},
    "/api/me/passphrase": {"handle": "new", "passphrase": PASSPHRASE, "invitation": "none"},
    "/api/sign-in": {"handle": "nobody", "passphrase": PASSPHRASE},
}


@dataclass(frozen=True)
class Asking:
    """Somebody who asks about a table, and what they have."""

    who: str
    visitor: Visitor
    about: Opened
    is_known: bool = False
    is_at_table: bool = False
    is_invited: bool = False

    def may(self, level: Level) -> bool:
        """The meaning of a level."""
        return {
            Level.OPEN: True,
            Level.OWN: self.is_known,
            Level.TABLE: self.is_at_table,
            Level.INVITATION: False,  # nobody here has one that is not used up
            Level.INVITED: False,
        }[level] or self.is_invited


@pytest.fixture
async def closed(tmp_path: Path) -> AsyncIterator[Site]:
    async with site(tmp_path, settings=CLOSED) as running:
        yield running


async def everybody(closed: Site, handle: str) -> list[Asking]:
    """One of each kind of people, with tables of their own."""
    host = await invited(closed, handle)
    own, other = [await open_table(host) for _ in range(2)]
    wrong = closed.visitor()
    assert (await wrong.post("/api/join", code=WRONG_CODE)).status_code == 404
    old = await old_guest(closed)
    guests = [await guest_of(closed, own) for _ in range(2)]
    return [
        Asking("nobody", closed.visitor(), own),
        Asking("wrong code", wrong, own),
        Asking("guest of no table", old, own, is_known=True),
        Asking("guest of another table", guests[0], other, is_known=True),
        Asking("guest of the table", guests[1], own, is_known=True, is_at_table=True),
        Asking("invited", host, other, is_known=True, is_at_table=True, is_invited=True),
    ]


def body_of(route: Route, one: Asking) -> dict[str, Any] | None:
    """The shortest body that a route takes; the code of the table for those who may know it."""
    if route.body is None:
        return None
    if route.path == "/api/join":
        return {"code": one.about.code if one.may(Level.TABLE) else WRONG_CODE}
    if route.path in BODIES:
        return BODIES[route.path]
    return {field.name: "x" for field in msgspec.structs.fields(route.body) if field.required}


async def ask(route: Route, one: Asking) -> httpx.Response:
    values = {"room": one.about.room, "token": "0" * 64, "day": "2027-01-15", "game": "grass"}
    path = route.path
    for part in route.path_parameters:
        path = path.replace(f"{{{part.name}}}", values.get(part.name, "nosuchthing"))
    return await one.visitor.http.request(route.method, path, json=body_of(route, one))


def is_let_in(route: Route, answer: httpx.Response) -> bool:
    """Whether a route has taken somebody's request, whatever came of it."""
    if answer.is_success or "json" not in answer.headers["content-type"]:
        return True
    code = answer.json()["code"]
    assert answer.status_code != 500, answer.text
    return code not in CLOSED_CODES and not (route.level is Level.TABLE and code == NOT_THERE)


async def finished(closed: Site, host: Visitor) -> tuple[Opened, Visitor]:
    """A game that is over, and a guest who has played it."""
    table = await open_table(host, seats=2, ruleset=SHORT)
    guest = await guest_of(closed, table)
    assert (await host.post(f"{table.path}/host", action="start")).status_code == 200
    await closed.finish(table.room)
    return table, guest


@pytest.mark.parametrize("level", Level)
async def test_every_route_lets_in_whom_its_level_says(closed: Site, level: Level) -> None:
    routes = [one for one in ROUTES if one.level is level and "/replays/" not in one.path]
    assert routes
    readers = await everybody(closed, "ann")
    for number, route in enumerate(routes):
        # Some routes that change something end with those who ask: each has people of its own.
        asking = readers if route.method == "GET" else await everybody(closed, f"ann {number}")
        for one in asking:
            await check(route, one)


async def test_every_replay_lets_in_whom_its_level_says(closed: Site) -> None:
    host = await invited(closed, "ann")
    (own, guest), (other, _) = [await finished(closed, host) for _ in range(2)]
    routes = [one for one in ROUTES if "/replays/" in one.path]
    assert len(routes) > 3
    for route in routes:
        await check(route, Asking("nobody", closed.visitor(), own))
        await check(route, Asking("no table", await old_guest(closed), own, is_known=True))
        await check(route, Asking("another", guest, other, is_known=True))
        await check(route, Asking("guest", guest, own, is_known=True, is_at_table=True))
        await check(route, Asking("invited", host, other, is_invited=True))


async def check(route: Route, one: Asking) -> None:
    answer = await ask(route, one)
    about = (route.method, route.path, one.who, answer.status_code, answer.text[:200])
    assert is_let_in(route, answer) == one.may(route.level), about
    if not one.may(route.level):
        assert answer.status_code in {401, 403, 404}, about
        assert "set-cookie" not in answer.headers, about


async def test_whatever_else_is_served_is_open_or_a_socket(closed: Site) -> None:
    """Pages, files, descriptions and health: nobody is asked who they are."""
    _, others = api_and_others(closed)
    nobody = closed.visitor()
    sockets = []
    for level, route in others:
        if isinstance(route, WebSocketRoute):
            sockets.append((level, route.path))
            continue
        assert isinstance(route, StarletteRoute)
        path = route.path.replace("{room}", "nosuchtable").replace("{game}", "grass")
        answer = await nobody.get(path)
        assert (level, answer.status_code) == (Level.OPEN, 200), path
    assert sockets == [
        (Level.TABLE, "/api/tables/{room}/socket"),
        (Level.INVITED, "/api/jobs/{job}/socket"),
    ]


async def test_the_levels_of_the_typed_routes_are_those_that_are_served(closed: Site) -> None:
    api, _ = api_and_others(closed)
    paths = [(one.level, getattr(one.route, "path", "")) for one in api]
    assert paths == [(route.level, route.path) for route in ROUTES]


def api_and_others(closed: Site) -> tuple[list[ServedRoute], list[ServedRoute]]:
    everything = served(closed.services)
    return everything[: len(ROUTES)], everything[len(ROUTES) :]


def test_a_route_without_a_level_cannot_be_added() -> None:
    async def new(_call: Call) -> None:
        """Something new."""

    with pytest.raises(TypeError, match="level"):
        Routes("new").get("/api/new")(new)


def test_what_each_level_opens() -> None:
    """As docs/hosting.md tells it."""
    found: dict[Level, set[str]] = {level: set() for level in Level}
    for route in ROUTES:
        found[route.level].add(f"{route.method} {route.path}")
    assert {"POST /api/tables", "POST /api/play", "GET /api/lobby"} <= found[Level.INVITED]
    for part in ("/api/daily", "/api/jobs", "/api/records"):
        of_part = {one for one in found[Level.INVITED] if part in one}
        assert of_part == {
            f"{route.method} {route.path}" for route in ROUTES if route.path.startswith(part)
        }
    about_tables = {route for route in ROUTES if route.path.startswith("/api/tables/")}
    assert {route.level for route in about_tables} == {Level.TABLE}
    assert found[Level.INVITATION] == {"POST /api/me/passphrase"}
    own = {"GET /api/me/export", "DELETE /api/me", "POST /api/sign-out", "GET /api/me/games"}
    assert own <= found[Level.OWN]
    assert "POST /api/me/tokens" in found[Level.INVITED]
