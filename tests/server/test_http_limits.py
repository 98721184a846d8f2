"""Requests without an end, and answers that nobody takes: hung up on, and others are served."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from tests.server.asking import PLENTY, Site, site
from tests.server.at_table import party

pytestmark = pytest.mark.anyio

IMPATIENT = msgspec.structs.replace(PLENTY, request_seconds=0.3)


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
    answer = await asyncio.wait_for(everything(reader, writer, endless, most), 30)
    assert b" 413 " in answer.partition(b"\r\n")[0]
    assert b"request.too_large" in answer
    assert (await served.visitor().get("/api/lobby")).status_code == 200


async def test_a_long_address_is_taken_and_so_is_a_long_record(served: Site) -> None:
    """What may be asked is not cut off: the longest ruleset, and a body of a megabyte."""
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
    tmp_path: Path, method: str | None, begun: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with site(tmp_path, settings=IMPATIENT) as served:
        reader, writer = await connected(served)
        if method is not None:
            origin = f"Origin: {served.address}\r\nContent-Type: application/json\r\n"
            writer.write(head(served, method, "/api/play", origin + begun))
        with contextlib.suppress(ConnectionError):
            assert await asyncio.wait_for(reader.read(), 30) == b""
        writer.close()
        assert (await served.visitor().get("/api/lobby")).status_code == 200
    assert not caplog.records, "no news for the host"


async def test_a_socket_stays_open_for_longer_than_a_request_may_take(tmp_path: Path) -> None:
    async with site(tmp_path, settings=IMPATIENT) as served:
        table = await party(served, "grove", "house", 1)
        await asyncio.sleep(2 * IMPATIENT.request_seconds)
        await table.quiet()
        await table.leave()
