"""A slow and broken network: 2 seconds each way, cut connections, 30 seconds of nothing.

python -m drills.bad_network [--tables 10] [--seconds 15] [--nothing 30]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import tempfile

from drills.players import Player, all_play, playing
from drills.processes import HOST, ServerProcess, free_port, running
from drills.report import Report, run

_CHUNK = 65_536


class BadNetwork:
    """The network between people and a server."""

    def __init__(self, far: int) -> None:
        self.port = free_port()
        self.delay = 0.0
        """Seconds that everything takes, each way."""
        self._far = far
        self._open: set[asyncio.StreamWriter] = set()
        self._flows = asyncio.Event()
        self._flows.set()

    async def serve(self) -> None:
        """Pass everything on until cancelled."""
        server = await asyncio.start_server(self._pass_on, HOST, self.port)
        async with server:
            await server.serve_forever()

    def stop_flowing(self) -> None:
        """Let nothing through, and say nothing about it."""
        self._flows.clear()

    def flow(self) -> None:
        """Let everything through again."""
        self._flows.set()

    def cut(self, share: float, chance: random.Random) -> int:
        """Cut some of the connections without a word; how many."""
        unlucky = [one for one in self._open if chance.random() < share]
        for writer in unlucky:
            writer.transport.abort()
        return len(unlucky)

    async def _pass_on(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        try:
            far, forth = await asyncio.open_connection(HOST, self._far)
        except OSError:
            back.transport.abort()
            return
        self._open |= {back, forth}
        try:
            await asyncio.gather(self._flow(near, forth), self._flow(far, back))
        finally:
            self._open -= {back, forth}
            for writer in (back, forth):
                writer.transport.abort()

    async def _flow(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        waiting: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(1000)

        async def send() -> None:
            while True:
                at, data = await waiting.get()
                await asyncio.sleep(at - loop.time())
                await self._flows.wait()
                if not data:
                    sink.close()
                    return
                sink.write(data)
                await sink.drain()

        sending = asyncio.create_task(send())
        with contextlib.suppress(OSError):
            while data := await source.read(_CHUNK):
                await waiting.put((loop.time() + self.delay, data))
        await waiting.put((loop.time() + self.delay, b""))
        with contextlib.suppress(OSError):
            await sending


async def drill(tables: int, seconds: float, nothing: float) -> Report:
    report = Report()
    chance = random.Random("bad network")
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(folder)
        network = BadNetwork(server.port)
        passing = asyncio.create_task(network.serve())
        with running(server):
            players = [Player(f"Player {number}", [network.port]) for number in range(tables)]
            async with playing(players):
                await all_play(players)
                network.delay = 2.0
                await all_play(players)
                report.expect("everybody plays with 2 s each way", holds=True)
                network.delay = 0.0
                cut = 0
                for _ in range(int(seconds)):
                    cut += network.cut(0.3, chance)
                    await asyncio.sleep(1)
                await all_play(players)
                report.expect(f"everybody plays after {cut} cut connections", holds=True)
                network.stop_flowing()
                await asyncio.sleep(nothing)
                network.flow()
                await all_play(players)
                report.expect(f"everybody plays after {nothing:.0f} s of nothing", holds=True)
            report.tell_players(players)
            await report.expect_nothing_lost(folder, players)
        passing.cancel()
    return report


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--nothing", type=float, default=30.0)
    given = parser.parse_args()
    run(drill(given.tables, given.seconds, given.nothing))
