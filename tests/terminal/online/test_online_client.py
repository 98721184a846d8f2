"""The connection to a server whose messages this version cannot read, over a real socket."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.sync.server import ServerConnection, serve

from greentable.protocol.client_messages import Ping, read_message
from greentable.protocol.server_messages import Ack
from greentable.protocol.version import TOO_OLD
from greentable.terminal.online.client import Connection, Disconnected, Server, TableAddress
from tests.server.waiting import SECONDS


@pytest.fixture(autouse=True)
def _own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GREENTABLE_DATA", str(tmp_path))


@contextmanager
def saying(*messages: str) -> Iterator[Connection]:
    """A connection to a server that answers the first message with these."""

    def answer(socket: ServerConnection) -> None:
        assert read_message(socket.recv()) == Ping()
        for message in messages:
            socket.send(message)
        for _ in socket:
            pass

    with serve(answer, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        port = server.socket.getsockname()[1]
        place = TableAddress(f"http://127.0.0.1:{port}")
        connection = Connection(Server(place, "en").socket_of("abcdefgh"))
        connection.send(Ping())
        try:
            yield connection
        finally:
            connection.close()
            server.shutdown()


def test_messages_and_fields_of_a_newer_server_are_skipped() -> None:
    newer = '{"type": "fireworks", "colour": "green"}'
    with saying(newer, '{"type": "ack", "id": "a1", "rev": 3, "newer": true}') as connection:
        assert connection.received.get(timeout=SECONDS) == Ack(id="a1", rev=3)


def test_a_message_that_cannot_be_read_means_another_version() -> None:
    with saying('{"type": "ack", "id": "a1", "rev": "three"}') as connection:
        assert connection.received.get(timeout=SECONDS) == Disconnected(TOO_OLD)
