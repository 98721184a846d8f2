"""Strangers at the door: other sites' pages, stolen links and tokens, people who guess addresses.

The matrices are made from the table of routes, so that a new route is tried with all others.
"""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from greentable.protocol.version import SIGN_IN
from greentable.server.http.app import ROUTES
from greentable.server.http.routes import Access, Route
from tests.server.asking import PASSPHRASE, Site, Visitor, site
from tests.server.at_table import cookie_of, open_socket, party, refused_with
from tests.server.http_client import http_client
from tests.server.socket_players import Player

pytestmark = pytest.mark.anyio


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Site]:
    async with site(tmp_path) as running:
        yield running


def foreign_origins(address: str) -> list[str]:
    """Whatever is not our own address, however near it comes."""
    port = address.rpartition(":")[2]
    return [
        "https://evil.example.org",
        "null",
        f"http://sub.127.0.0.1:{port}",
        f"http://127.0.0.1:{int(port) - 1}",
        f"https://127.0.0.1:{port}",
        f"http://127.0.0.1:{port}.evil.example.org",
        f"http://127.0.0.1:{port}@evil.example.org",
        "file://",
    ]


# Sockets


async def test_a_socket_opens_only_for_our_own_pages_and_somebody_known(served: Site) -> None:
    """Refused before it is accepted: a page of another site gets no message at all."""
    table = await party(served, "grass", "2018", 2)
    cookie = cookie_of(table.visitors[1])
    for origin in (*foreign_origins(served.address), None):
        assert await refused_with(open_socket(served, table.room, cookie, origin)) == 403, origin
    for stranger in (None, "", "no-such-token", cookie[:-1], cookie + "x"):
        assert await refused_with(open_socket(served, table.room, stranger)) == 401, stranger
    assert await refused_with(open_socket(served, table.room, cookie, None, "rebound.org")) == 421
    assert await refused_with(open_socket(served, table.room, cookie)) == 101


async def test_a_program_shows_its_token_and_needs_no_origin(served: Site) -> None:
    table = await party(served, "grass", "2018", 2)
    tokens = {}
    for scope in ("play", "read"):
        made = await table.visitors[1].post("/api/me/tokens", scopes=[scope])
        tokens[scope] = made.json()["secret"]

    async def status(token: str, origin: str | None = None) -> int:
        bearer = {"Authorization": f"Bearer {token}"}
        return await refused_with(open_socket(served, table.room, None, origin, **bearer))

    assert await status(tokens["play"]) == 101
    assert await status(tokens["read"]) == 403
    assert await status(tokens["play"], "https://evil.example.org") == 403
    assert await status(cookie_of(table.visitors[1])) == 401, "a cookie is no token"


async def test_a_token_that_is_taken_back_closes_its_sockets_and_no_others(served: Site) -> None:
    table = await party(served, "grass", "2018", 2)
    ann, ben = table.visitors[1], table.visitors[2]
    made = (await ben.post("/api/me/tokens", scopes=["play"])).json()
    bearer = {"Authorization": f"Bearer {made['secret']}"}
    await table.players[2].leave()
    program = await open_socket(served, table.room, None, None, **bearer)
    await program.hear("room")
    assert (await ben.http.delete(f"/api/me/tokens/{made['id']}")).status_code == 204
    assert await program.end() == SIGN_IN
    assert (await ann.post("/api/sign-out")).status_code == 204
    assert await table.players[1].end() == SIGN_IN
    again = await open_socket(served, table.room, cookie_of(ben))
    await again.hear("room")


async def test_a_stolen_token_of_a_program_does_not_take_its_person_over(served: Site) -> None:
    ann = await served.visitor().come_in("Ann", handle="ann")
    made = (await ann.post("/api/me/tokens", scopes=["play", "read"])).json()
    bearer = {"authorization": f"Bearer {made['secret']}"}
    async with http_client(served.address, bearer) as thief:
        body = {"handle": "mine now", "passphrase": "a passphrase of the thief"}
        answers = [
            await thief.post("/api/me/passphrase", json=body),
            await thief.post("/api/sign-out"),
            await thief.delete("/api/me"),
            await thief.delete(f"/api/me/tokens/{made['id']}"),
            await thief.post("/api/me/tokens", json={}),
            await thief.get("/api/me/export"),
        ]
        assert [one.json()["code"] for one in answers] == ["person.not_for_programs"] * 6
    assert (await ann.get("/api/me")).json()["handle"] == "ann"


# Requests


def example(route: Route, room: str) -> tuple[str, dict[str, Any] | None]:
    """A path that exists and, where one is wanted, a body; whether it fits does not matter here."""
    path = route.path
    for parameter in route.path_parameters:
        values = {"room": room, "token": "0" * 64, "day": "2027-01-15"}
        path = path.replace(f"{{{parameter.name}}}", values.get(parameter.name, "nosuchthing"))
    return path, {} if route.body is not None else None


CHANGES = [route for route in ROUTES if route.changes]


async def test_nothing_is_changed_by_a_page_of_another_site(served: Site) -> None:
    """Every route that changes something, with every way of coming from elsewhere."""
    table = await party(served, "grass", "2018", 2)
    ann = table.visitors[1]
    own = {"cookie": f"greentable={cookie_of(ann)}"}
    before = (await table.actor).room
    ways: list[dict[str, str]] = [{"origin": origin} for origin in foreign_origins(served.address)]
    ways += [{}, {"sec-fetch-site": "cross-site"}, {"sec-fetch-site": "same-site"}]
    ways += [{"origin": served.address, "sec-fetch-site": "cross-site"}]
    ways += [{"sec-fetch-site": "none"}]
    async with http_client(served.address) as browser:
        for route, way in itertools.product(CHANGES, ways):
            path, body = example(route, table.room)
            answer = await browser.request(route.method, path, json=body, headers={**way, **own})
            assert answer.status_code == 403, (route.method, path, way, answer.text)
            assert answer.json()["code"] == "request.cross_site"
            assert "set-cookie" not in answer.headers
        for way in (one for one in ways if one):
            # Not even a guest is made for it.
            answer = await browser.post("/api/me", headers=way)
            assert (answer.status_code, "set-cookie" in answer.headers) in {
                (403, False),
                (200, way == {"sec-fetch-site": "none"}),
            }
    assert (await table.actor).room == before
    assert len((await ann.get("/api/me/tokens")).json()) == 1


async def test_only_json_is_taken(served: Site) -> None:
    """A form of another site can send nothing else without being asked for first."""
    ann = await served.visitor().come_in("Ann", handle="ann")
    for route in (route for route in CHANGES if route.body is not None):
        path, _ = example(route, "nosuchtable")
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
            answer = await ann.http.request(
                route.method, path, content=b"{}", headers={"content-type": kind}
            )
            assert (answer.status_code, answer.json()["code"]) == (415, "request.json"), path


async def test_no_page_of_another_site_reads_an_answer(served: Site) -> None:
    """No answer is shared with other origins, and none is kept by anybody on the way."""
    table = await party(served, "grass", "2018", 2)
    for route in ROUTES:
        path, body = example(route, table.room)
        method = "OPTIONS" if route.changes else "GET"
        headers = {
            "origin": "https://evil.example.org",
            "access-control-request-method": route.method,
        }
        answer = await table.visitors[1].http.request(method, path, headers=headers)
        assert not [name for name in answer.headers if name.startswith("access-control-")], path
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        if not route.changes:
            assert answer.headers["cache-control"] == "no-store", path
        assert body is None or route.changes


async def test_a_name_that_points_to_us_is_not_served(served: Site) -> None:
    async with http_client(served.address) as browser:
        for route in ROUTES:
            path, body = example(route, "nosuchtable")
            answer = await browser.request(
                route.method, path, json=body, headers={"host": "rebound.example.org"}
            )
            assert answer.status_code == 421, path


# Tables of others


def about_rooms() -> list[Route]:
    found = [route for route in ROUTES if "{room}" in route.path]
    assert len(found) > 8
    return found


BODIES: dict[str, dict[str, Any]] = {
    "/host": {"action": "start"},
    "/join": {"secret": "no such secret"},
}


async def test_a_table_that_is_not_mine_looks_like_none(served: Site) -> None:
    """Every route with a table in it, live or asleep: the same answer to the last byte."""
    table = await party(served, "grass", "2018", 2)
    others = await party(served, "grove", "house", 1)
    await others.leave()
    asleep = await served.services.rooms.actor(others.room)
    served.world.pass_by(served.services.settings.sleep_seconds + 1)
    await asleep.stop()
    eve = await served.visitor().come_in("Eve", handle="eve")
    for route in about_rooms():
        answers = []
        for room in (table.room, others.room, "0123456789abcdef"):
            path, body = example(route, room)
            ending = path.rpartition(room)[2]
            json = None if body is None else BODIES.get(ending, {})
            got = await eve.http.request(route.method, path, json=json)
            assert got.status_code == 404, (route.path, got.text)
            headers = {name: text for name, text in got.headers.items() if name != "date"}
            answers.append((got.status_code, headers, got.content))
        assert answers[0] == answers[1] == answers[2], route.path
    codes = []
    for room in (table.room, others.room, "0123456789abcdef"):
        player = await open_socket(served, room, cookie_of(eve))
        codes.append((await player.end(), player.heard))
    assert codes == [(4403, [])] * 3


async def test_what_only_the_signed_in_may_do_is_refused_to_guests_and_to_nobody(
    served: Site,
) -> None:
    guest = await served.visitor().come_in("Ann")
    nobody = served.visitor()
    for route in ROUTES:
        path, body = example(route, "0123456789abcdef")
        if route.access is Access.SIGNED_IN and body is not None:
            valid = msgspec.json.encode(_least(route))
            headers = {"content-type": "application/json"}
            answer = await guest.http.request(route.method, path, content=valid, headers=headers)
            assert answer.status_code == 403, path
        if route.access in {Access.PERSON, Access.SIGNED_IN} and not route.changes:
            assert (await nobody.get(path)).status_code == 401, path


def _least(route: Route) -> dict[str, Any]:
    """The shortest body that a route takes: every text that must be there, empty."""
    fields = msgspec.structs.fields(route.body) if route.body is not None else ()
    return {field.name: "x" for field in fields if field.required}


async def test_a_sign_that_no_database_keeps_is_refused(store_place: str) -> None:
    """On both stores alike."""
    async with site(store_place) as served:
        ann = await served.visitor().come_in("Ann")
        for path, body in (
            ("/api/sign-in", {"handle": "a\0b", "passphrase": PASSPHRASE}),
            ("/api/me/passphrase", {"handle": "a\0b", "passphrase": PASSPHRASE}),
            ("/api/me/tokens", {"label": "a\0b"}),
            ("/api/tables", {"game": "grass", "seats": 2, "people": ["a\0b"]}),
            ("/api/play", {"game": "grove", "name": "a\0b"}),
        ):
            assert (await ann.post(path, **body)).status_code == 400, path
        for path in (
            "/api/daily/2027-01-15/a%00b",
            "/api/tables/a%00bcdefgh",
            "/api/jobs/a%00bcdef",
        ):
            assert (await ann.get(path)).status_code in {400, 404}, path


# Seats


async def test_a_link_gives_a_seat_to_nobody_once_it_is_renewed_or_the_game_has_begun(
    served: Site,
) -> None:
    ann, ben, eve = [await served.visitor().come_in(name) for name in ("Ann", "Ben", "Eve")]
    opened = (await ann.post("/api/tables", game="grass", ruleset="2018", seats=2)).json()
    room, stolen = opened["room"]["id"], opened["secret"]
    path = f"/api/tables/{room}"
    renewed = (await ann.post(f"{path}/host", action="renew_link")).json()
    assert renewed["secret"] != stolen
    for secret in (stolen, opened["room"]["code"]):
        assert (await eve.post(f"{path}/join", secret=secret)).status_code == 404
    code = opened["room"]["code"]
    assert (await eve.post("/api/join", code=code)).status_code == 404
    assert (await ben.post(f"{path}/join", secret=renewed["secret"])).status_code == 200
    assert (await ann.post(f"{path}/host", action="start")).status_code == 200
    late = await eve.post(f"{path}/join", secret=renewed["secret"])
    assert late.json()["code"] == "seat.too_late"
    late = await eve.post("/api/join", code=renewed["room"]["code"])
    assert late.status_code == 404, "a code is dead after the start"
    assert (await eve.get(path)).status_code == 404


async def test_two_who_want_one_seat_get_one_each_or_none(served: Site) -> None:
    ann, ben, eve = [await served.visitor().come_in(name) for name in ("Ann", "Ben", "Eve")]
    opened = (await ann.post("/api/tables", game="grass", ruleset="2018", seats=2)).json()
    path, secret = f"/api/tables/{opened['room']['id']}", opened["secret"]
    got = [await one.post(f"{path}/join", secret=secret, seat=2) for one in (ben, eve)]
    assert [one.status_code for one in got] == [200, 422]
    assert got[1].json()["code"] == "seat.taken"


async def test_nobody_plays_for_another(served: Site) -> None:
    """Neither as another player, nor as a spectator, nor once kicked."""
    table = await party(served, "grass", "2018", 3, watched=True)
    before = (await table.actor).room
    [seat] = before.asked
    move = table.players[seat].legal(seat)[0]
    for other, player in table.players.items():
        if other != seat:
            answer = await player.do("cmd", rev=before.rev, seat=seat, move=move)
            assert answer["code"] == "seat.not_yours"
            answer = await player.do("undo", rev=before.rev, seat=seat)
            assert answer["code"] == "seat.not_yours"
    assert (await table.actor).room == before
    out = next(other for other in (2, 3) if other != seat)
    await table.visitors[1].post(f"/api/tables/{table.room}/host", action="kick", seat=out)
    assert await table.players[out].end() == 4403
    assert await _end(served, table.room, table.visitors[out]) == 4403


async def _end(served: Site, room: str, visitor: Visitor) -> int:
    player: Player = await open_socket(served, room, cookie_of(visitor))
    return await player.end()


async def test_people_at_one_table_look_different(served: Site) -> None:
    """A later name that looks the same gets a number behind it."""
    ann = await served.visitor().come_in("Ann")
    opened = (await ann.post("/api/tables", game="grass", ruleset="2018", seats=6)).json()
    path, secret = f"/api/tables/{opened['room']['id']}", opened["secret"]
    for name in ("Ann", "\u0410nn", "ANN", "A\u0301nn", "Ann 2"):
        other = await served.visitor().come_in("Guest")
        joined = await other.post(f"{path}/join", secret=secret, name=name)
        assert joined.status_code == 200, joined.text
    names = [chair["name"] for chair in joined.json()["chairs"]]
    assert names[0] == "Ann"
    assert len({name.casefold() for name in names}) == 6
    assert all(name.rpartition(" ")[2].isdigit() for name in names[1:])
    for name in ("A\u202enn", "Ann\u200b", "\u2066Ann", "a" * 25, "\ufdfa" * 9):
        other = await served.visitor().come_in("Guest")
        refused = await other.post(f"{path}/join", secret=secret, name=name)
        assert refused.json()["code"].startswith("name."), name


async def test_a_page_may_load_and_style_itself_only_with_our_own_files(served: Site) -> None:
    async with http_client(served.address) as client:
        answer = await client.get("/healthz")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "style-src" not in policy
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
