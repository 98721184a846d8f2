"""Whatever is sent through an open socket gets its code, or closes the socket; nothing changes.

Frames are written by hand here: broken, compressed, in pieces, too long, too deep, too many.
"""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from greentable.core.shuffle import Stream
from greentable.protocol.client_messages import FromClient, read_message
from greentable.protocol.version import TOO_LARGE
from tests.server.asking import PLENTY, site
from tests.server.at_table import Party, cookie_of, open_socket, party
from tests.server.socket_players import Player
from tests.server.transport.raw_socket import (
    BINARY,
    COMPRESSED,
    CONTINUED,
    LAST,
    PING,
    TEXT,
    RawSocket,
)

pytestmark = pytest.mark.anyio

MANY = msgspec.structs.replace(PLENTY, commands_per_second=1e6, commands_burst=1_000_000)


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Party]:
    async with site(tmp_path, settings=MANY) as served:
        yield await party(served, "grass", "2018", 2)


def deflated(data: bytes) -> bytes:
    """As permessage-deflate has it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return (packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]


LONG = 16 * 1024 + 1
BOMB = deflated(bytes(50_000_000))
TOO_LONG: dict[str, list[tuple[int, bytes, int | None]]] = {
    "one byte more than allowed": [(LAST | TEXT, b"x" * LONG, None)],
    "20,000 bytes": [(LAST | BINARY, b"x" * 20_000, None)],
    "in many pieces": [(TEXT, b"x" * 9_000, None), (LAST | CONTINUED, b"x" * 9_000, None)],
    "endless pieces": [(TEXT, b"x", None), *[(CONTINUED, b"x" * 100, None)] * 200],
    "inflated to it": [(LAST | COMPRESSED | TEXT, deflated(b"x" * LONG), None)],
    "a bomb": [(LAST | COMPRESSED | TEXT, BOMB[:16_000], None)],
    "a length of four gigabytes": [(LAST | TEXT, b"x", 1 << 32)],
}


@pytest.mark.parametrize("what", TOO_LONG)
async def test_what_is_too_long_closes_the_socket(table: Party, what: str) -> None:
    served, room = table.site, table.room
    before = (await table.actor).room
    raw = await RawSocket.open(served, room, cookie_of(table.visitors[2]))
    for first, payload, says in TOO_LONG[what]:
        await raw.send(first, payload, says=says)
    assert await raw.end() == TOO_LARGE
    await still_there(table, before.rev)


BROKEN: dict[str, list[tuple[int, bytes]]] = {
    "an unknown kind": [(LAST | 3, b"")],
    "a reserved bit": [(LAST | 0x20 | TEXT, b"{}")],
    "a piece of nothing": [(LAST | CONTINUED, b"x")],
    "a long ping": [(LAST | PING, b"x" * 126)],
    "no UTF-8": [(LAST | TEXT, b"\xff\xfe\x80")],
    "nothing that inflates": [(LAST | COMPRESSED | TEXT, b"\xff" * 50)],
    "a new message inside another": [(TEXT, b"{"), (LAST | TEXT, b"{}")],
    "a false end": [(LAST | 8, b"\x00")],
}


@pytest.mark.parametrize("what", BROKEN)
async def test_what_is_no_frame_closes_the_socket(table: Party, what: str) -> None:
    before = (await table.actor).room
    raw = await RawSocket.open(table.site, table.room, cookie_of(table.visitors[2]))
    for first, payload in BROKEN[what]:
        await raw.send(first, payload)
    assert await raw.end() in {1002, 1003, 1006, 1007, 1009}
    await still_there(table, before.rev)


async def still_there(table: Party, rev: int) -> None:
    """The other player is served as ever, and the room is as it was."""
    await table.players[1].say(type="ping", n=5)
    await table.players[1].hear("pong", n=5)
    again = await open_socket(table.site, table.room, cookie_of(table.visitors[2]))
    assert (await again.hear("hello"))["rev"] == rev
    await again.leave()


# Messages: nearly right ones, mutated, and nothing like one.

GOOD = [
    b'{"type":"cmd","id":"a1","rev":3,"seat":1,"move":"discard HG"}',
    b'{"type":"ask","id":"a2","rev":3,"seat":1,"all":true}',
    b'{"type":"undo","id":"a3","rev":3,"seat":2}',
    b'{"type":"consent","id":"a4","rev":3,"yes":true}',
    b'{"type":"withdraw","id":"a5","rev":3,"seat":1}',
    b'{"type":"stand_in","id":"a6","seat":2,"yes":true}',
    b'{"type":"come_back","id":"a7"}',
    b'{"type":"talk","phrase":"need","cards":["HG"]}',
    b'{"type":"sync","rev":1}',
    b'{"type":"ping","n":1}',
]
PIECES = [
    *(b"\x00", b"\xff", b"\\ud800", b"\\u0000", b"1e999", b"-1", b"null", b"NaN", b"[]", b"{}"),
    *(b'"', b",", b"9" * 400, b"[" * 3000, b"true", b"\xe2\x80\xae", b'"seat":1,'),
]


def mutated(rng: Stream) -> bytes:
    """A message in which something is cut out, doubled or put in."""
    text = GOOD[rng.below(len(GOOD))]
    for _ in range(1 + rng.below(3)):
        at = rng.below(len(text) + 1)
        end = min(len(text), at + rng.below(12))
        match rng.below(3):
            case 0:
                text = text[:at] + text[end:]
            case 1:
                text = text[:end] + text[at:end] + text[end:]
            case _:
                text = text[:at] + PIECES[rng.below(len(PIECES))] + text[end:]
    return text


async def test_fuzzed_messages_are_answered_and_change_nothing_by_mistake(table: Party) -> None:
    """The socket stays open through all of it, and both players see the same table afterwards."""
    rng = Stream(b"fuzz", "frames")
    player = table.players[1]
    for _ in range(150):
        for _ in range(10):
            await player.socket.send(mutated(rng), text=False)
        await table.quiet()
    kinds = {msgspec.json.decode(text)["type"] for text in player.heard}
    assert {"reject", "view", "pong", "answer"} <= kinds
    actor = await table.actor
    for one in table.players.values():
        await one.say(type="sync")
        assert (await one.hear("hello"))["rev"] == actor.room.rev


def in_a_message(piece: bytes) -> bytes:
    """As a key of a message: texts are decoded at another place than keys."""
    return b'{"type":"ping","' + piece + b'":1}'


@given(st.binary(max_size=300) | st.binary(max_size=30).map(in_a_message))
@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
def test_bytes_are_a_message_or_none(data: bytes) -> None:
    """Nothing else comes out of decoding than what is expected there."""
    try:
        message = read_message(data)
    except msgspec.DecodeError:
        return
    assert isinstance(message, FromClient)


@pytest.mark.parametrize("text", ["\u202eabc", "a\u0000b", "a\u2066b", "\u200b", " ", ""])
async def test_talk_that_could_fool_the_eye_is_refused(tmp_path: Path, text: str) -> None:
    async with site(tmp_path, settings=MANY) as served:
        table = await party(served, "grass", "2018", 2, settings={"free_text": True})
        ann: Player = table.players[1]
        await ann.say(type="talk", text=text)
        assert (await ann.hear("reject"))["code"] == "talk.text"
