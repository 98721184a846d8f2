"""`greentable serve` as people start it: what it prints, and under which addresses it answers."""

from __future__ import annotations

import contextlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx

from greentable.server.cluster.addresses import own_address
from tests.server.waiting import SECONDS


@contextlib.contextmanager
def started(folder: Path, *words: str) -> Iterator[tuple[str, str]]:
    """A server in a process of its own: what it has printed, and the address in it."""
    line = [sys.executable, "-m", "greentable", "serve", "--port", "0", "--data", str(folder)]
    with subprocess.Popen([*line, *words], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        printed = ""
        try:
            while not (found := re.search(r"https?://[^\s]+", printed)):
                more = process.stdout.readline()
                assert more, "the server has ended"
                printed += more
            yield printed, found[0]
        finally:
            process.terminate()
            process.wait(SECONDS)


def test_at_home_it_prints_an_address_of_the_network_to_be_scanned(tmp_path: Path) -> None:
    with started(tmp_path, "--lan", "--language", "de") as (printed, address):
        assert address.startswith(f"http://{own_address()}:")
        assert printed.count("█") > 100
        assert "Strg-C" in printed
        retries = httpx.HTTPTransport(retries=5)
        with httpx.Client(base_url=address, transport=retries, timeout=SECONDS) as visitor:
            own = {"origin": address}
            opened = visitor.post("/api/play", json={"game": "grove"}, headers=own)
            assert opened.json()["link"].startswith(f"{address}/t/")
            other = {"origin": address.replace("http:", "https:")}
            refused = visitor.post("/api/play", json={"game": "grove"}, headers=other)
            assert refused.json()["code"] == "request.cross_site"


def test_links_are_made_from_the_address_that_people_know(tmp_path: Path) -> None:
    public = "https://cards.example.org"
    with started(tmp_path, "--public-url", f"{public}/") as (printed, address):
        assert address == public
        assert "█" not in printed
