"""Nothing secret is in the logs, in the store, or in an address: a whole evening is scanned for it.

A real server process, with a talkative log, is visited by people who make every
secret that there is: cookies, links, codes, passphrases, tokens, seeds.
"""

from __future__ import annotations

import contextlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from drills.processes import HOST, free_port
from tests.server.asking import PASSPHRASE
from tests.server.http_client import http_client
from tests.server.socket_client import socket_client

pytestmark = pytest.mark.anyio

# More than a host would let it say: ours in full, uvicorn with every connection.
SERVE = """
import logging, sys
from greentable.server.core import logs
from greentable.cli import main
write = logs.write_logs
logs.write_logs = lambda: (write(level="DEBUG"), [
    logging.getLogger(name).setLevel("INFO") for name in ("uvicorn", "uvicorn.error", "websockets")
])
sys.exit(main(sys.argv[1:]))
"""


class Evening:
    """The secrets in it."""

    def __init__(self) -> None:
        self.secrets: dict[str, str] = {}
        self.addresses: list[str] = []

    def keep(self, **secrets: str) -> None:
        self.secrets.update(secrets)


async def visit(address: str, evening: Evening) -> None:
    """Make every secret, use it rightly and wrongly."""
    headers = {"origin": address}
    async with http_client(address, headers) as ann:
        ann.event_hooks["request"].append(_note_address(evening))
        opened = (await ann.post("/api/tables", json={"game": "grass", "seats": 2})).json()
        room, secret = opened["room"]["id"], opened["secret"]
        evening.keep(cookie=ann.cookies["greentable"], link=secret, code=opened["room"]["code"])
        body = {"handle": "ann", "passphrase": PASSPHRASE}
        assert (await ann.post("/api/me/passphrase", json=body)).status_code == 200
        made = await ann.post("/api/me/tokens", json={"scopes": ["play"]})
        evening.keep(passphrase=PASSPHRASE, token=made.json()["secret"])
        wrong = {"handle": "ann", "passphrase": "a wrong passphrase"}
        assert (await ann.post("/api/sign-in", json=wrong)).status_code == 401
        evening.keep(wrong_passphrase="a wrong passphrase")
        async with http_client(address, headers) as ben:
            joined = await ben.post(f"/api/tables/{room}/join", json={"secret": secret})
            assert joined.status_code == 200
            evening.keep(other_cookie=ben.cookies["greentable"])
            await ben.post(f"/api/tables/{room}/join", json={"secret": "a-wrong-secret-of-a-link"})
            evening.keep(wrong_link="a-wrong-secret-of-a-link")
        began = await ann.post(f"/api/tables/{room}/host", json={"action": "start"})
        assert began.status_code == 200
        await ann.post("/api/tables", content=b"{nonsense " + secret.encode())
        await sit(address, room, ann.cookies["greentable"])
        with pytest.raises(InvalidStatus):
            await sit(address, room, "a-wrong-cookie-of-nobody")
        evening.keep(wrong_cookie="a-wrong-cookie-of-nobody")


def _note_address(evening: Evening) -> Any:  # noqa: ANN401 - as httpx has it
    async def note(request: httpx.Request) -> None:
        evening.addresses.append(str(request.url))

    return note


async def sit(address: str, room: str, cookie: str) -> None:
    """Come in, say nonsense, and go."""
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{room}/socket"
    headers = {"cookie": f"greentable={cookie}"}
    async with socket_client(url, origin=address, additional_headers=headers) as socket:
        await socket.recv()
        await socket.send(b'{"type":"cmd","\xff":"' + cookie.encode() + b'"}')
        await socket.send("x" * 20_000)
        await socket.wait_closed()


@contextlib.contextmanager
def process_of(command: list[str], log: BinaryIO) -> Iterator[subprocess.Popen[bytes]]:
    """A process that is gone afterwards."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log) as process:
        try:
            yield process
        finally:
            process.kill()


async def test_no_secret_is_in_a_log_in_the_store_or_in_an_address(tmp_path: Path) -> None:
    port, evening = free_port(), Evening()
    data, log = tmp_path / "data", tmp_path / "log"
    command = [sys.executable, "-c", SERVE, "serve", "--port", str(port), "--data", str(data)]
    with log.open("wb") as written, process_of(command, written) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        await visit(f"http://{HOST}:{port}", evening)
        process.terminate()
        said = process.stdout.read()
    stored = {path.name: path.read_bytes() for path in data.rglob("*") if path.is_file()}
    places = {"log": log.read_bytes(), "output": said, **stored}
    places["addresses"] = "\n".join(evening.addresses).encode()
    assert b"connection open" in places["log"], "the log was talkative"
    assert len(evening.secrets) == 9
    for place, content in places.items():
        found = [name for name, secret in evening.secrets.items() if secret.encode() in content]
        # The code of a table is no secret to its server: people who type it are led there by it.
        assert [name for name in found if (name, place in stored) != ("code", True)] == [], place
    seeds = re.findall(rb'"seeds":\["([0-9a-f]{32})"', b"".join(stored.values()))
    assert seeds, "seeds stand in the store, and nowhere else"
    assert not any(seed in places["log"] + places["output"] for seed in seeds)
