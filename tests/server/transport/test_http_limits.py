"""Requests without an end, and answers that nobody takes: hung up on, and others are served."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from greentable.server.http import calls
from greentable.server.http import upgrade as sockets
from greentable.server.transport.http_protocol import HttpProtocol
from tests.server.asking import PLENTY, Site, site
from tests.server.at_table import cookie_of, open_socket, party, refused_with
from tests.server.http_client import http_client
from tests.server.waiting import SECONDS

pytestmark = pytest.mark.anyio


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Site]:
    async with site(tmp_path) as running:
        yield running


async def connected(served: Site) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = served.address.removeprefix("http://").rpartition(":")
    return await asyncio.open_connection(host, int(port))


def head(served: Site, method: str = "GET", path: str = "/api/lobby", more: str = "") -> bytes:
    return f"{method} {path} HTTP/1.1\r\nHost: {served.address[7:]}\r\n{more}".encode()


async def everything(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, sent: bytes, most: int
) -> bytes:
    """Send something again and again until the server has enough; all that it answers."""
    with_end = b""
    try:
        for _ in range(most):
            writer.write(sent)
            await writer.drain()
            await asyncio.sleep(0)
        with_end = await reader.read()
    except ConnectionError:
        with_end = bytes(reader._buffer)  # type: ignore[attr-defined]
    finally:
        writer.close()
    return with_end


@pytest.mark.parametrize("endless", [b"X-More: 1\r\n", b"x" * 100], ids=["headers", "one header"])
async def test_a_head_without_end_is_cut_off(served: Site, endless: bytes) -> None:
    reader, writer = await connected(served)
    writer.write(head(served, more="X-First: "))
    most = 10 * served.services.settings.head_bytes // len(endless)
    answer = await asyncio.wait_for(everything(reader, writer, endless, most), SECONDS)
    assert b" 431 " in answer.partition(b"\r\n")[0]
    assert b"request.head_too_large" in answer
    assert (await served.visitor().get("/api/lobby")).status_code == 200


UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
)
BACKSLASHES = 'Cookie: greentable="' + "\\" * 75_000 + '"\r\n'
TOO_MUCH = {
    "a cookie of backslashes": BACKSLASHES,
    "a long header": f"X-Long: {'x' * 8_000}\r\n",
    "a long name": f"{'x' * 8_000}: 1\r\n",
    "many headers": "X-More: 1\r\n" * 100,
    "much in all": f"X-Long: {'x' * 7_000}\r\n" * 12,
}


async def answer_to(served: Site, request: bytes) -> bytes:
    """The server's last words before it hangs up."""
    reader, writer = await connected(served)
    writer.write(request)
    async with asyncio.timeout(SECONDS):
        answer = await reader.read()
    writer.close()
    return answer


def assert_is_431(answer: bytes) -> None:
    status, _, rest = answer.partition(b"\r\n")
    headers, _, body = rest.partition(b"\r\n\r\n")
    assert b" 431 " in status
    assert b"application/problem+json" in headers
    problem = msgspec.json.decode(body)
    assert (problem["status"], problem["code"]) == (431, "request.head_too_large")


@pytest.mark.parametrize("opens", ["", UPGRADE], ids=["request", "socket"])
@pytest.mark.parametrize("what", TOO_MUCH)
async def test_too_long_a_head_is_refused_before_anybody_reads_it(
    served: Site, what: str, opens: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await party(served, "grove", "house", 1)

    def reads(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(calls, "identify", reads)
    monkeypatch.setattr(sockets, "identify", reads)
    path = f"/api/tables/{table.room}" + ("/socket" if opens else "")
    more = opens + TOO_MUCH[what] + "\r\n"
    assert_is_431(await answer_to(served, head(served, path=path, more=more)))
    await table.quiet()


async def test_too_long_an_address_of_a_socket_is_refused(served: Site) -> None:
    """The library that opens sockets would answer nothing, and wait for ever."""
    path = "/api/tables/x/socket?proto=" + "1" * 8_000
    assert_is_431(await answer_to(served, head(served, path=path, more=UPGRADE + "\r\n")))


async def test_as_long_headers_as_may_be_are_taken(served: Site) -> None:
    table = await party(served, "grove", "house", 1)
    [ann] = table.visitors.values()
    most = {f"X-{number}": "x" * 7_990 for number in range(8)}
    answer = await ann.http.get("/api/me", headers=most)
    assert (answer.status_code, answer.json()["id"]) == (200, ann.id)
    many = {f"X-{number}": "1" for number in range(80)}
    for headers in (most, many):
        again = await open_socket(served, table.room, cookie_of(ann), **headers)
        await again.hear("hello")
        await again.leave()


async def test_cookies_are_read_by_nothing_that_takes_long(
    served: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CVE-2024-7592: Python's own reader of cookies, and what Starlette takes of it."""
    table = await party(served, "grove", "house", 1)
    [ann] = table.visitors.values()
    secret = cookie_of(ann)

    def reads(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr("http.cookies._unquote", reads)
    monkeypatch.setattr("http.cookies.BaseCookie.load", reads)
    hostile = 'greentable="' + "\\" * 7_000
    for cookie, status in ((hostile, 401), (f"{hostile}; greentable={secret}", 101)):
        opened = open_socket(served, table.room, None, Cookie=cookie)
        assert await refused_with(opened) == status
    headers = {"Cookie": f"other={hostile}; greentable={secret}"}
    async with http_client(served.address, headers) as browser:
        assert (await browser.get("/api/me")).json()["id"] == ann.id


async def test_a_long_address_is_taken_and_so_is_a_long_record(served: Site) -> None:
    """Large requests that are allowed are answered: the longest ruleset, a body of a megabyte."""
    ann = await served.visitor().come_in("Ann", handle="ann")
    long = "é" * 5_000
    assert (await ann.get("/api/games/grass/rules", ruleset=long)).status_code == 422
    body = "x" * (served.services.settings.record_bytes - 100)
    for _ in range(2):  # over one connection
        assert (await ann.post("/api/records/verify", record=body)).status_code == 422


@pytest.mark.parametrize(
    ("method", "begun"),
    [(None, ""), ("GET", "Cook"), ("POST", "Content-Length: 9\r\n\r\n{")],
    ids=["nothing", "half a head", "half a body"],
)
async def test_who_never_finishes_is_hung_up_on(
    served: Site,
    monkeypatch: pytest.MonkeyPatch,
    method: str | None,
    begun: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    connections: list[HttpProtocol] = []
    made = HttpProtocol.connection_made

    def noted(protocol: HttpProtocol, transport: asyncio.Transport) -> None:
        made(protocol, transport)
        connections.append(protocol)

    monkeypatch.setattr(HttpProtocol, "connection_made", noted)
    reader, writer = await connected(served)
    sent = b""
    if method is not None:
        origin = f"Origin: {served.address}\r\nContent-Type: application/json\r\n"
        sent = head(served, method, "/api/play", origin + begun)
    writer.write(sent)
    while not connections or connections[0]._received < len(sent):  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0)
    served.world.pass_by(PLENTY.request_seconds)
    with contextlib.suppress(ConnectionError):
        assert await asyncio.wait_for(reader.read(), SECONDS) == b""
    writer.close()
    assert (await served.visitor().get("/api/lobby")).status_code == 200
    assert not caplog.records, "no news for the host"


async def test_a_socket_stays_open_for_longer_than_a_request_may_take(served: Site) -> None:
    table = await party(served, "grove", "house", 1)
    served.world.pass_by(2 * PLENTY.request_seconds)
    await table.quiet()
    await table.leave()
