"""Floods of frames that are no messages: each ends with its socket, and the others play on.

Pings, pongs and pieces never get as far as messages do, so they are counted where they come in.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed

from greentable.protocol.version import SLOW_DOWN
from greentable.server.people.people import Identity, People
from greentable.server.transport.socket_protocol import SocketProtocol
from tests.server.asking import Site, site
from tests.server.at_table import cookie_of, open_socket, party
from tests.server.attacks.test_flood import plays_on
from tests.server.cluster.test_relay import opened, table
from tests.server.transport.raw_socket import (
    BINARY,
    CONTINUED,
    LAST,
    PING,
    PONG,
    TEXT,
    RawSocket,
    frame,
)
from tests.server.transport.test_frames import MANY
from tests.server.waiting import SECONDS

Send = Callable[[RawSocket, bytes, bytes, int], Awaitable[None]]

pytestmark = pytest.mark.anyio

# The first frame, and the frame that follows again and again.
FLOODS: dict[str, tuple[bytes, bytes]] = {
    "pings": (b"", frame(LAST | PING, b"")),
    "long pings": (b"", frame(LAST | PING, b"x" * 125)),
    "pongs": (b"", frame(LAST | PONG, b"")),
    "long pongs": (b"", frame(LAST | PONG, b"x" * 125)),
    "empty pieces": (frame(TEXT, b"{"), frame(CONTINUED, b"")),
    "tiny pieces": (frame(BINARY, b"{"), frame(CONTINUED, b" ")),
    "pings between pieces": (frame(TEXT, b"{"), frame(CONTINUED, b"") + frame(LAST | PING, b"")),
    "empty texts": (b"", frame(LAST | TEXT, b"")),
    "empty bytes": (b"", frame(LAST | BINARY, b"")),
    "messages in pieces": (b"", frame(TEXT, b"{") + frame(LAST | CONTINUED, b"}")),
}


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Site]:
    async with site(tmp_path) as running:
        yield running


def many_frames(served: Site) -> int:
    """More than anybody may send at once."""
    return 10 * served.services.settings.commands_burst


async def sent_singly(raw: RawSocket, begin: bytes, again: bytes, times: int) -> None:
    await raw.write(begin)
    for _ in range(times):
        await raw.write(again)
        await asyncio.sleep(0)


async def sent_at_once(raw: RawSocket, begin: bytes, again: bytes, times: int) -> None:
    await raw.write(begin + again * times)


@pytest.mark.parametrize("what", FLOODS)
@pytest.mark.parametrize("send", [sent_singly, sent_at_once], ids=["singly", "at once"])
async def test_a_flood_of_any_frames_ends_with_its_socket_and_others_play_on(
    served: Site, what: str, send: Send, caplog: pytest.LogCaptureFixture
) -> None:
    quiet, noisy = [await party(served, "grass", "2018", 2) for _ in range(2)]
    cookie = cookie_of(noisy.visitors[1])
    raw = await RawSocket.open(served, noisy.room, cookie)
    flood = send(raw, *FLOODS[what], many_frames(served))
    await asyncio.gather(flood, plays_on(quiet))
    assert await raw.end() == SLOW_DOWN
    again = await RawSocket.open(served, noisy.room, cookie)
    await again.send(LAST | PING, b"")
    await again.send(LAST | PING, b"")
    assert await again.end() == SLOW_DOWN, "a new socket is no new bucket"
    served.world.pass_by(1)
    patient = await open_socket(served, noisy.room, cookie)
    await patient.say(type="ping", n=1)
    await patient.hear("pong")
    assert not caplog.records, "no news for the host"


@pytest.mark.parametrize(
    "sent",
    [frame(LAST | TEXT, b"x" * 10_000), frame(LAST | PING, b"x" * 100), frame(LAST | PONG, b"")],
    ids=["texts", "pings", "pongs"],
)
async def test_who_sends_on_after_the_end_is_hung_up_on(
    served: Site, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    """Nobody keeps the server reading who does not answer that the socket is closed."""
    read = 0
    received = SocketProtocol.data_received

    def counted(protocol: SocketProtocol, data: bytes) -> None:
        nonlocal read
        read += len(data)
        received(protocol, data)

    monkeypatch.setattr(SocketProtocol, "data_received", counted)
    noisy = await party(served, "grass", "2018", 2)
    deaf = noisy.players[1].socket.transport
    deaf.pause_reading()
    some = sent * (20_000 // len(sent))
    async with asyncio.timeout(SECONDS):
        while not deaf.is_closing():
            if not deaf.get_write_buffer_size():
                deaf.write(some)
            await asyncio.sleep(0)
    assert read < 1_000_000


async def test_what_comes_after_the_limit_is_not_parsed(
    served: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A flood that comes in one piece costs no more than the frames that are allowed."""
    parsed = 0
    received = WebSocketsSansIOProtocol.data_received

    def counted(protocol: WebSocketsSansIOProtocol, data: bytes) -> None:
        nonlocal parsed
        parsed += len(data)
        received(protocol, data)

    noisy = await party(served, "grass", "2018", 2)
    raw = await RawSocket.open(served, noisy.room, cookie_of(noisy.visitors[1]))
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", counted)
    await raw.write(frame(LAST | PONG, b"") * 10_000)
    assert await raw.end() == SLOW_DOWN
    assert parsed < 5_000


async def test_frames_before_anybody_is_let_in_are_hung_up_on(
    served: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No client sends anything before it has an answer."""
    noisy = await party(served, "grass", "2018", 2)
    asked, answered = asyncio.Event(), asyncio.Event()
    identify = People.identify

    async def slowly(people: People, secret: str) -> Identity | None:
        asked.set()
        await answered.wait()
        return await identify(people, secret)

    monkeypatch.setattr(People, "identify", slowly)
    raw = await RawSocket.knock(served, noisy.room, cookie_of(noisy.visitors[1]))
    await asked.wait()
    await raw.send(LAST | PING, b"")
    assert await raw.end() == 1006
    answered.set()
    await noisy.quiet()


async def test_a_socket_that_another_process_serves_is_counted_too(postgres_url: str) -> None:
    """Pings are not passed on: they end where they come in."""
    async with (
        opened(postgres_url) as first,
        opened(postgres_url) as second,
        first.browser() as ann,
    ):
        room = (await table(first, ann)).json()["room"]["id"]
        player = await second.sit(room, ann.cookies)
        await player.hear("hello")
        with contextlib.suppress(ConnectionClosed):
            for _ in range(10 * second.services.settings.commands_burst):
                await player.socket.ping()
                await asyncio.sleep(0)
        assert await player.end() == SLOW_DOWN


# Frames that are no flood


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[SocketProtocol]:
    """The server's side of every socket, in the order in which they were opened."""
    found: list[SocketProtocol] = []
    make = SocketProtocol.__init__

    def noted(protocol: SocketProtocol, *args: object, **kwargs: object) -> None:
        make(protocol, *args, **kwargs)
        found.append(protocol)

    monkeypatch.setattr(SocketProtocol, "__init__", noted)
    return found


async def pinged(raw: RawSocket, protocol: SocketProtocol) -> bytes:
    """Let the server ping, as it does every 20 seconds; what the ping carries."""
    protocol.stop_keepalive()
    protocol.send_keepalive_ping()
    while True:
        kind, payload = await raw.next()
        if kind == PING:
            return payload


async def answered(raw: RawSocket) -> None:
    """Until the server has read all that was sent."""
    await raw.send(LAST | PING, b"mine")
    while await raw.next() != (PONG, b"mine"):
        pass


async def test_who_answers_our_pings_is_never_thrown_out(
    served: Site, made: list[SocketProtocol]
) -> None:
    quiet = await party(served, "grass", "2018", 2)
    raw = await RawSocket.open(served, quiet.room, cookie_of(quiet.visitors[1]))
    for _ in range(many_frames(served)):
        await raw.send(LAST | PONG, await pinged(raw, made[-1]))
        while made[-1].pending_ping_payload is not None:  # noqa: ASYNC110 - it comes by itself
            await asyncio.sleep(0)
    await answered(raw)
    raw.close()


async def test_who_answers_one_ping_again_and_again_is_thrown_out(
    served: Site, made: list[SocketProtocol]
) -> None:
    noisy = await party(served, "grass", "2018", 2)
    raw = await RawSocket.open(served, noisy.room, cookie_of(noisy.visitors[1]))
    pong = frame(LAST | PONG, await pinged(raw, made[-1]))
    await raw.write(pong * many_frames(served))
    assert await raw.end() == SLOW_DOWN


async def test_a_long_message_in_pieces_is_heard(served: Site) -> None:
    noisy = await party(served, "grass", "2018", 2)
    longest = served.services.settings.body_bytes - 100
    text = '{"type":"ping","n":3}'.ljust(longest)
    size = longest // 100
    pieces = [text[start : start + size] for start in range(0, longest, size)]
    await noisy.players[1].socket.send(pieces)
    await noisy.players[1].hear("pong", n=3)


async def test_empty_pieces_are_not_kept(tmp_path: Path, made: list[SocketProtocol]) -> None:
    """However slowly they come, they would fill the memory: an empty one adds to no length."""
    async with site(tmp_path, settings=MANY) as served:
        noisy = await party(served, "grass", "2018", 2)
        raw = await RawSocket.open(served, noisy.room, cookie_of(noisy.visitors[1]))
        await raw.write(frame(TEXT, b'{"type":') + frame(CONTINUED, b"") * 5_000)
        await answered(raw)
        raw.close()
        assert len(made[-1].frames) == 1
