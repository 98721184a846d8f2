"""Our table server and a boardgame.io server under the same load, in one run.

    python benchmarks/server.py [--tables 50 200] [--seconds 30] [--only ours|peer]

An open loop: one move a second at each table, whether the last one was answered or not; four
sockets a table, compressed. The first ten seconds are not counted: there the peer's code is still
being compiled, and our tables begin to keep their last steps. Waits are counted from when a move
was due until the last of the four has the new view. Moves a CPU-second are those acknowledged for a
second of the server's own processor time, all its threads and the system's work for it included;
the load generator's is counted apart. Memory a connection is what the server holds more with all
sockets open than before, divided by their number.

Ours plays Grass, with every move on disk (SQLite, synchronous=FULL) before it is acknowledged. The
peer plays a stand-in of equal seats, plies, hidden hands and view size (`benchmarks/peer`), with
its file storage, which is never flushed. It is installed by npm when it is first needed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from drills.processes import HOST, PUBLIC, ServerProcess, free_port, running
from drills.report import tidy_up_when_ended

PEER = Path(__file__).parent / "peer"
SEATS = 4
WARM_SECONDS = 10
CALM_SECONDS = 1.5  # after the last move, until everything is answered


def cpu_of(process: int) -> float:
    """The seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(process: int) -> int:
    """The bytes of memory that a process holds."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


@dataclass
class Measured:
    """The result of one load."""

    waits: list[float]
    """Milliseconds."""
    cpu: float
    load_cpu: float
    at_rest: int
    """Bytes of memory before anybody came."""
    seated: int
    """And with all sockets open."""
    view_bytes: int = 0

    @property
    def rate(self) -> float:
        """Moves a CPU-second."""
        return len(self.waits) / self.cpu

    def tell(self, name: str, tables: int, seconds: int) -> None:
        waits = sorted(self.waits)
        half, late = (waits[int(len(waits) * part)] for part in (0.5, 0.99))
        each = (self.seated - self.at_rest) / (tables * SEATS) / 1000
        print(
            f"{name:5} {tables:4} tables: {len(waits):6,} of {tables * seconds:6,} moves"
            f"   {self.rate:7,.0f} a CPU-second"
            f"   p50 {half:6.1f} ms   p99 {late:6.1f} ms"
            f"   {self.at_rest / 1e6:4.0f} MB at rest, {each:5.0f} kB a connection"
            f"   load generator {self.load_cpu:5.1f} s of CPU, server {self.cpu:5.1f} s",
            flush=True,
        )


# Ours


class _Own(msgspec.Struct):
    legal: dict[str, Any] | None


class _Seen(msgspec.Struct):
    table: dict[str, Any]
    own: _Own


class _View(msgspec.Struct):
    view: _Seen


class _Kind(msgspec.Struct):
    type: str
    rev: int = 0


_view = msgspec.json.Decoder(_View)
_kind = msgspec.json.Decoder(_Kind)


@dataclass
class Table:
    """One of our tables with its four sockets."""

    room: str
    cookies: list[str]
    sockets: dict[int, ClientConnection] = field(default_factory=dict)
    revs: dict[int, int] = field(default_factory=dict)
    views: dict[int, bytes] = field(default_factory=dict)
    due: list[float] = field(default_factory=list)
    sent: tuple[float, int] | None = None
    waits: list[float] = field(default_factory=list)
    refused: int = 0
    bytes: int = 0
    heard: int = 0
    commands: int = 0

    async def sit(self, port: int) -> list[asyncio.Task[None]]:
        for seat, cookie in enumerate(self.cookies, 1):
            self.revs[seat] = 0
            self.sockets[seat] = await connect(
                f"ws://{PUBLIC.partition('://')[2]}/api/tables/{self.room}/socket",
                host=HOST,
                port=port,
                origin=PUBLIC,  # type: ignore[arg-type]
                additional_headers={"cookie": f"greentable={cookie}"},
                max_size=None,
                proxy=None,
            )
        return [asyncio.create_task(self._read(seat)) for seat in self.sockets]

    async def _read(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            data = text if isinstance(text, bytes) else text.encode()
            message = _kind.decode(data)
            if message.type == "view":
                self.revs[seat], self.views[seat] = message.rev, data
                self.bytes += len(data)
                self.heard += 1
                await self._look()
            elif message.type == "reject":
                self.refused += 1
                self.sent = None

    async def _look(self) -> None:
        if self.sent is not None and min(self.revs.values()) > self.sent[1]:
            self.waits.append(1000 * (time.perf_counter() - self.sent[0]))
            self.sent = None
            await self.move()

    async def tick(self) -> None:
        self.due.append(time.perf_counter())
        await self.move()

    async def move(self) -> None:
        """A player who is asked makes any move, if one is due."""
        if self.sent is not None or not self.due or len(self.views) < SEATS:
            return
        seat = _view.decode(self.views[1]).view.table["to_act"][0]
        legal = _view.decode(self.views[seat]).view.own.legal
        assert legal is not None
        moves = legal["moves"]
        rev = max(self.revs.values())
        self.sent = (self.due.pop(0), rev)
        self.commands += 1
        command = {"type": "cmd", "id": f"c{self.commands}", "rev": rev, "seat": seat}
        command["move"] = random.choice(moves)
        await self.sockets[seat].send(msgspec.json.encode(command), text=True)


async def open_table(port: int) -> Table:
    """A table of four guests, opened, joined and begun."""
    headers = {"host": PUBLIC.partition("://")[2], "origin": PUBLIC}
    url, cookies = f"http://{HOST}:{port}/api/tables", []
    body: dict[str, object] = {"game": "grass", "ruleset": "2018", "seats": SEATS}
    async with httpx.AsyncClient(headers=headers, timeout=60, trust_env=False) as host:
        opened = (await host.post(url, json=body)).raise_for_status()
        room, secret = opened.json()["room"]["id"], opened.json()["secret"]
        cookies.append(opened.cookies["greentable"])
        own = {"cookie": f"greentable={cookies[0]}"}
        for _ in range(SEATS - 1):
            host.cookies.clear()
            joined = await host.post(f"{url}/{room}/join", json={"secret": secret})
            cookies.append(joined.raise_for_status().cookies["greentable"])
        host.cookies.clear()
        begun = await host.post(f"{url}/{room}/host", json={"action": "start"}, headers=own)
        begun.raise_for_status()
    return Table(room, cookies)


async def load(tables: list[Table], seconds: int) -> None:
    """One move a second at each table, spread over the second; what was before is forgotten."""
    began = time.perf_counter()
    for table in tables:
        table.waits, table.refused, table.bytes, table.heard = [], 0, 0, 0

    async def play(table: Table, number: int) -> None:
        for count in range(seconds):
            due = began + count + number / len(tables)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await table.tick()

    await asyncio.gather(*(play(table, number) for number, table in enumerate(tables)))
    await asyncio.sleep(CALM_SECONDS)


async def measure_ours(count: int, seconds: int, folder: str) -> Measured:
    server = ServerProcess(folder, settings={"sockets": 20_000, "rooms_per_person": 10_000})
    with running(server):
        at_rest = memory_of(server.id)
        tables = [await open_table(server.port) for _ in range(count)]
        reading = [task for table in tables for task in await table.sit(server.port)]
        await asyncio.sleep(1)
        seated = memory_of(server.id)
        await load(tables, WARM_SECONDS)
        cpu, own = cpu_of(server.id), time.process_time()
        await load(tables, seconds)
        for failed in (task.exception() for task in reading if task.done()):
            raise failed or RuntimeError("a socket was closed")
        cpu, own = cpu_of(server.id) - cpu, time.process_time() - own
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)
        for table in tables:
            for one in table.sockets.values():
                one.transport.abort()
    refused = sum(table.refused for table in tables)
    if refused:
        print(f"      {refused} moves were refused")
    return Measured(
        waits=[wait for table in tables for wait in table.waits],
        cpu=cpu,
        load_cpu=own,
        at_rest=at_rest,
        seated=seated,
        view_bytes=sum(table.bytes for table in tables) // sum(table.heard for table in tables),
    )


# The peer


def install_peer() -> None:
    if not (PEER / "node_modules").is_dir():
        npm = shutil.which("npm")
        if npm is None:
            sys.exit("npm is needed to install the peer")
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=PEER, check=True)


def measure_peer(count: int, seconds: int, folder: str, view_bytes: int) -> Measured:
    node, ports = shutil.which("node") or "node", (str(free_port()), str(free_port()))
    environment = os.environ | {"VIEW_BYTES": str(view_bytes), "NODE_ENV": "production"}

    def started(*command: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [node, *command],
            cwd=PEER,
            env=environment,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    server = started("server.cjs", *ports, folder)
    try:
        assert server.stdout is not None
        while server.stdout.readline().strip() != "ready":
            assert server.poll() is None
        at_rest = memory_of(server.pid)
        generator = started("load.cjs", *ports, str(count))
        assert generator.stdout is not None
        assert generator.stdin is not None
        assert generator.stdout.readline().strip() == "seated"
        time.sleep(1)
        seated, cpu, said = memory_of(server.pid), 0.0, {}
        for length in (WARM_SECONDS, seconds):
            cpu = cpu_of(server.pid)
            generator.stdin.write(f"{length}\n")
            generator.stdin.flush()
            said = json.loads(generator.stdout.readline())
        cpu = cpu_of(server.pid) - cpu
        generator.stdin.close()
        generator.wait()
    finally:
        server.kill()
        server.wait()
    return Measured(said["waits"], cpu, said["load_cpu"], at_rest, seated, said["view_bytes"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200])
    parser.add_argument("--seconds", type=int, default=30)
    parser.add_argument("--only", choices=["ours", "peer"])
    given = parser.parse_args()
    tidy_up_when_ended()
    view_bytes = 1900
    for tables in given.tables:
        ours = None
        # Below the working directory: a folder for temporary files may lie in memory.
        with tempfile.TemporaryDirectory(dir=".", prefix="bench-") as folder:
            if given.only != "peer":
                ours = asyncio.run(measure_ours(tables, given.seconds, f"{folder}/ours"))
                ours.tell("ours", tables, given.seconds)
                view_bytes = ours.view_bytes
            if given.only != "ours":
                install_peer()
                place = str(Path(folder, "peer").absolute())
                peer = measure_peer(tables, given.seconds, place, view_bytes)
                peer.tell("peer", tables, given.seconds)
                print(f"      views of {view_bytes:,} and {peer.view_bytes:,} bytes")
                if ours is not None:
                    times = ours.rate / peer.rate
                    print(f"      {times:.2f} times the peer's moves a CPU-second", flush=True)


if __name__ == "__main__":
    main()
