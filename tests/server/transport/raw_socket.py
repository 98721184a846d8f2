"""Sockets of which every byte is our own, for whatever no client would send."""

from __future__ import annotations

import asyncio
import struct

from tests.server.asking import Site
from tests.server.waiting import SECONDS

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
LAST, COMPRESSED = 0x80, 0x40
DEFLATE = "permessage-deflate; client_no_context_takeover"


def frame(first: int, payload: bytes, *, says: int | None = None) -> bytes:
    """A frame of a client; `says` is a false length."""
    length = len(payload) if says is None else says
    if length < 126:
        size = struct.pack("!B", 0x80 | length)
    elif length < 1 << 16:
        size = struct.pack("!BH", 0x80 | 126, length)
    else:
        size = struct.pack("!BQ", 0x80 | 127, length)
    # The mask is zero: it changes nothing.
    return bytes([first]) + size + bytes(4) + payload


class RawSocket:
    """A socket of which every byte is our own."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def open(cls, served: Site, room: str, cookie: str) -> RawSocket:
        """Somebody's socket at a table."""
        raw = await cls.knock(served, room, cookie)
        answer = await raw._reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in answer, answer
        return raw

    @classmethod
    async def knock(cls, served: Site, room: str, cookie: str) -> RawSocket:
        """A socket that has asked to come in, and has no answer yet."""
        host, _, port = served.address.removeprefix("http://").rpartition(":")
        raw = cls(*await asyncio.open_connection(host, int(port)))
        raw._writer.write(
            f"GET /api/tables/{room}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
            f"Origin: {served.address}\r\nCookie: greentable={cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
            f"Sec-WebSocket-Extensions: {DEFLATE}\r\n\r\n".encode()
        )
        return raw

    async def send(self, first: int, payload: bytes, *, says: int | None = None) -> None:
        """A frame: its first byte, and what it carries; `says` is a false length."""
        await self.write(frame(first, payload, says=says))

    async def write(self, data: bytes) -> None:
        """Whatever bytes."""
        self._writer.write(data)
        await self._writer.drain()

    async def next(self) -> tuple[int, bytes]:
        """The next frame of the server: which kind it is, and what it carries."""
        first, size = await self._reader.readexactly(2)
        if size == 126:
            size = struct.unpack("!H", await self._reader.readexactly(2))[0]
        elif size == 127:
            size = struct.unpack("!Q", await self._reader.readexactly(8))[0]
        return first & 0x0F, await self._reader.readexactly(size)

    async def end(self) -> int:
        """The code with which the server closes; 1006 if it only hangs up."""
        code = 1006
        try:
            async with asyncio.timeout(SECONDS):
                while True:
                    kind, payload = await self.next()
                    if kind == CLOSE:
                        code = struct.unpack("!H", payload[:2])[0]
        except (asyncio.IncompleteReadError, ConnectionError):
            return code
        finally:
            self.close()

    def close(self) -> None:
        """Go without a word."""
        self._writer.close()
