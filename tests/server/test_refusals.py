"""Codes that say why something was refused, of which no other test speaks (docs/problems.md)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from greentable.server.core.problems import problem_of
from greentable.server.live import connection
from greentable.server.live.telling import rejection
from greentable.server.room import handling
from greentable.server.room.opening import open_room
from greentable.server.store import Conflict, Unavailable
from greentable.words.catalogue import Catalogue
from tests.server.asking import PASSPHRASE, PLENTY, Site, site
from tests.server.at_table import cookie_of, open_socket, party
from tests.server.random_rooms import opening
from tests.server.set_world import SetWorld

pytestmark = pytest.mark.anyio


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Site]:
    async with site(tmp_path) as running:
        yield running


def said(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code, which stand in the answer alike."""
    problem = answer.json()
    assert problem["status"] == answer.status_code
    assert answer.headers["content-type"] == "application/problem+json"
    assert problem["detail"]
    return answer.status_code, problem["code"]


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("POST", "/api/me/tokens", {"scopes": ["fly"]}, 400, "person.unknown_scope"),
        ("PATCH", "/api/me", {"language": "tlh"}, 409, "person.language"),
        ("PATCH", "/api/me", b"{name: Ann}", 400, "request.not_json"),
        ("GET", "/api/lobby?most=1", None, 400, "request.query"),
        ("GET", "/api/tables/x", None, 400, "request.parameter"),
        (
            "POST",
            "/api/sign-in",
            {"handle": "ann", "passphrase": "another passphrase"},
            401,
            "person.sign_in",
        ),
        ("PUT", "/api/me", None, 405, "request.method"),
        ("GET", "/api/nothing", None, 404, "request.not_there"),
    ],
)
async def test_a_request_that_cannot_be_is_refused_with_its_code(
    served: Site, method: str, path: str, body: object, status: int, code: str
) -> None:
    ann = await served.visitor().come_in("Ann", handle="ann")
    before = (await ann.get("/api/me/export")).json()
    content = body if isinstance(body, bytes) else msgspec.json.encode(body)
    headers = {"content-type": "application/json"}
    answer = await ann.http.request(
        method, path, content=None if body is None else content, headers=headers
    )
    assert said(answer) == (status, code)
    assert (await ann.get("/api/me/export")).json() == before


async def test_a_name_that_is_not_ours_is_answered_with_its_code(served: Site) -> None:
    answer = await served.visitor().http.get("/api/lobby", headers={"host": "rebound.example.org"})
    assert said(answer) == (421, "request.host")


async def test_what_a_table_cannot_do_now_is_refused_with_its_code(served: Site) -> None:
    table = await party(served, "grass", "2018", 2)
    ann, path = table.visitors[1], f"/api/tables/{table.room}"
    hint = {"game": "grove", "what": "hint", "room": table.room, "seat": 1}
    assert said(await ann.post("/api/jobs", **hint)) == (422, "job.other_game")
    assert said(await ann.post(f"{path}/host", action="start")) == (422, "room.playing")
    alone = await party(served, "grove", "house", 1)
    only, path = alone.visitors[1], f"/api/tables/{alone.room}"
    assert (await only.post(f"{path}/host", action="close")).status_code == 200
    assert said(await only.post(f"{path}/host", action="close")) == (422, "room.closed")


async def test_what_is_too_much_is_refused_with_its_code(tmp_path: Path) -> None:
    few = msgspec.structs.replace(
        PLENTY,
        guests_per_hour=4,
        sign_ins_per_minute=1,
        codes_per_minute=1,
        imports_per_hour=1,
        sockets_per_person=1,
        live_rooms=1,
    )
    async with site(tmp_path, settings=few) as served:
        table = await party(served, "grove", "house", 1)
        [ann] = table.visitors.values()
        await ann.post("/api/me/passphrase", handle="ann", passphrase=PASSPHRASE)
        wishes: dict[str, tuple[str, dict[str, object]]] = {
            "person.too_many_sign_ins": (
                "/api/sign-in",
                {"handle": "ann", "passphrase": "no passphrase"},
            ),
            "request.too_many_codes": ("/api/join", {"code": "ABCDEFGH"}),
            "sheet.too_many_files": ("/api/games/grove/check-deck", {"text": "#"}),
        }
        for code, (path, body) in wishes.items():
            answers = [await ann.post(path, **body) for _ in range(3)]
            answer = answers[-1]
            assert said(answer) == (429, code)
            assert int(answer.headers["retry-after"]) > 0
        with pytest.raises(InvalidStatus) as refused:
            await open_socket(served, table.room, cookie_of(ann))
        assert refused.value.response.status_code == 429
        assert b"request.too_many_sockets" in (refused.value.response.body or b"")
        guests = [await served.visitor().http.post("/api/me") for _ in range(5)]
        assert said(guests[-1]) == (429, "person.too_many_guests")


async def test_no_more_tables_are_woken_than_there_is_room_for(tmp_path: Path) -> None:
    few = msgspec.structs.replace(PLENTY, live_rooms=1)
    async with site(tmp_path, settings=few) as served:
        asleep = await party(served, "grove", "house", 1)
        ann = asleep.visitors[1]
        await asleep.leave()
        await served.services.rooms.read_again(asleep.room)
        awake = await party(served, "grove", "house", 1)
        path = f"/api/tables/{asleep.room}"
        assert said(await ann.post(f"{path}/host", action="pause")) == (429, "room.too_many_live")
        await awake.leave()
        await served.services.rooms.read_again(awake.room)
        assert (await ann.post(f"{path}/host", action="pause")).status_code == 200


def test_where_the_database_is_and_why_it_fails_is_for_the_host_alone(tmp_path: Path) -> None:
    """Visitors learn that nothing can be stored, whatever the database says about itself."""
    reason = 'connection to server at "10.0.0.5" failed for user "greentable"'
    opened = open_room(opening("grove", "house", 1), SetWorld())[1]
    for error in (
        Unavailable("store.trouble", reason=reason),
        Conflict("store.taken", reason=reason),
    ):
        told = msgspec.json.encode(problem_of(error, Catalogue()))
        told += msgspec.json.encode(rejection(opened, "c1", error))
        assert told.count(b"store.unavailable") == 3  # with the address of the problem
        assert b"10.0.0.5" not in told
        assert "10.0.0.5" in str(error)


async def test_a_mistake_of_ours_is_answered_and_noted(
    served: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody gets to know what it was but the host, by the log."""
    ann = await served.visitor().come_in("Ann")

    def mistaken(*_given: object) -> None:
        raise ZeroDivisionError("ours")

    with monkeypatch.context() as while_broken:
        while_broken.setattr(served.services.daily, "check", mistaken)
        answer = await ann.get("/api/daily")
        assert said(answer) == (500, "server.failed")
        assert "ours" not in answer.text
        assert "ZeroDivisionError: ours" in caplog.text
    assert (await ann.get("/api/daily")).status_code == 200
    table = await party(served, "grass", "2018", 2)
    [seat] = (await table.actor).room.asked
    player = table.players[seat]
    wish = {"rev": player.rev, "seat": seat, "move": player.legal(seat)[0]}
    with monkeypatch.context() as while_broken:
        while_broken.setattr(handling, "move_plan", mistaken)
        assert (await player.do("cmd", **wish, id="same"))["code"] == "server.failed"
        while_broken.setattr(connection, "explained", mistaken)
        assert (await player.do("ask", **wish))["code"] == "server.failed"
    assert (await player.do("cmd", **wish, id="same"))["type"] == "ack"


async def test_a_store_that_is_away_is_said_to_be(tmp_path: Path) -> None:
    async with site(tmp_path) as served:
        ann = await served.visitor().come_in("Ann")
        await served.services.store.close()
        status, code = said(await ann.get("/api/me"))
        await served.services.store.open()
        assert (status, code) == (503, "store.unavailable")
        assert (await ann.get("/api/me")).status_code == 200
