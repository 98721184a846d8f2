"""Write store/golden_stores/VERSION: a store of each kind as this version keeps it.

    python -m tests.server.store.make_golden_stores

0.1.0 was written by commit 7f42c4b4 and 0.2.0 by 1da888c4, from games that were played on a real
server. Later versions must open what is there, tell the same of it, and play on
(test_golden_stores.py). Run this once for each version that keeps things differently; what is there
already is left alone.

A folder has the SQLite file, PostgreSQL's own dump of the same games played there, the records of
what was finished, and `kept.json`: the secrets people came in with, and what each was told.
"""

from __future__ import annotations

import asyncio
import lzma
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import msgspec

import greentable
from greentable import grass, grove
from greentable.core.shuffle import Stream
from greentable.server.store import ANNOUNCEMENT, PersonChanges
from greentable.server.store.sqlite import FILE
from tests.games.strategies import BUSY_DECK, with_deck
from tests.grove.fixed_rules import fixed_rules
from tests.server.asking import Site, Visitor, site
from tests.server.at_table import Party, cookie_of, party
from tests.server.postgres import Postgres
from tests.server.test_whole_games import MANY, play_on

FOLDER = Path(__file__).parent / "golden_stores"
A_DAY = 86_400.0
SHORT = "2018 max_rounds=3"
OWN_GRASS_DECK = grass.write_ruleset(with_deck(grass.read_ruleset("2018"), BUSY_DECK))
OWN_GROVE = grove.write_ruleset(fixed_rules(recipes=True))
INSTANT: dict[str, object] = {"pace": "instant"}


class Somebody(msgspec.Struct):
    """Who they are, what lets them in, and what they were told when they asked."""

    id: str
    cookie: str
    told: dict[str, Any]
    token: str = ""
    """Of a program of theirs."""


class Kept(msgspec.Struct):
    """All that the test needs to go on."""

    time: float
    people: dict[str, Somebody]
    playing: dict[str, tuple[str, list[str]]]
    """Games in play, by what they are: the room, and who sits there, as far as they are people."""
    finished: dict[str, str]
    """Rooms of games that are over, by what they are; there is a record of this name."""
    imported: str
    code: str
    """Of a table that waits for people."""


async def live(served: Site) -> Kept:
    """A few days of a small server."""
    kept = Kept(0.0, {}, {}, {}, "", "")
    people: dict[str, Visitor] = {}

    async def table(what: str, game: str, ruleset: str, seats: int, *bots: str) -> Party:
        found = await party(served, game, ruleset, seats, bots=bots, settings=INSTANT)
        sitting = []
        for seat, visitor in found.visitors.items():
            sitting.append(f"{what}, seat {seat}")
            people[sitting[-1]] = visitor
        kept.playing[what] = (found.room, sitting)
        return found

    async def end(what: str, found: Party) -> None:
        assert await play_on(found, Stream(what.encode(), "golden stores"))
        kept.finished[what] = kept.playing.pop(what)[0]
        await found.leave()

    await end("grass", await table("grass", "grass", SHORT, 3, "rules"))
    await end("grove", await table("grove", "grove", OWN_GROVE, 2))
    for what, game, ruleset, seats, bots, moves in (
        ("grass goes on", "grass", "2018", 4, ("rules", "rules"), 60),
        ("own deck of grass", "grass", OWN_GRASS_DECK, 3, ("rules",), 9),
        ("grove goes on", "grove", "house", 2, ("greedy",), 5),
        ("own grove", "grove", OWN_GROVE, 3, (), 7),
    ):
        found = await table(what, game, ruleset, seats, *bots)
        assert not await play_on(found, Stream(what.encode(), "golden stores"), moves)
        await found.leave()

    await _ann(served, kept, people)
    listed = await people["ben"].post(
        "/api/tables", game="grass", seats=5, settings={"listed": True}
    )
    kept.code = listed.json()["room"]["code"]
    await served.services.store.remember(ANNOUNCEMENT, "Tournament on Sunday")
    banned = await served.visitor().come_in("Mal")
    await served.services.store.change_person(banned.id, PersonChanges(banned=True))
    kept.time = served.world.time
    for name, visitor in people.items():
        token = kept.people[name].token if name in kept.people else ""
        told = {path: (await visitor.get(path)).json() for path in _asked(name, kept)}
        kept.people[name] = Somebody(visitor.id, cookie_of(visitor), told, token)
    return kept


async def _ann(served: Site, kept: Kept, people: dict[str, Visitor]) -> None:
    """Somebody with a passphrase: puzzles of two days, a program's token, a record sent in."""
    ann = people["ann"] = await served.visitor().come_in("Ann", handle="Ann at home")
    ben = people["ben"] = await served.visitor().come_in("Ben")
    await ben.http.patch("/api/me", json={"language": "de"})
    day = (await ann.get("/api/daily")).json()[0]["day"]
    for name, visitor in (("ann", ann), ("ben", ben)):
        played = await visitor.post(f"/api/daily/{day}/plain/play")
        await served.finish(played.json()["id"], visitor.id)
        await served.services.daily.close()
        kept.finished[f"puzzle of {name}"] = played.json()["id"]
    served.world.pass_by(A_DAY)
    today = (await ann.get("/api/daily")).json()[0]["day"]
    begun = (await ann.post(f"/api/daily/{today}/plain/play")).json()["id"]
    await served.finish(begun, "begun", 4)
    kept.playing["puzzle"] = (begun, ["ann"])
    made = (await ann.post("/api/me/tokens", label="mine", scopes=["play", "read"])).json()
    kept.people["ann"] = Somebody(ann.id, "", {}, made["secret"])
    record = (await ann.get(f"/api/replays/{kept.finished['grove']}/record")).text
    kept.imported = (await ann.post("/api/records", record=record)).json()["room"]


def _asked(name: str, kept: Kept) -> list[str]:
    """Questions whose answers must stay the same."""
    rooms = [room for room, sitting in kept.playing.values() if name in sitting]
    paths = ["/api/me", "/api/me/games", "/api/me/statistics", "/api/me/export"]
    paths += [
        path for room in rooms for path in (f"/api/tables/{room}", f"/api/tables/{room}/turn")
    ]
    if name in {"ann", "ben"}:
        paths += ["/api/daily", "/api/daily/archive", "/api/lobby", "/api/instance"]
        paths += [f"/api/replays/{room}" for room in (*kept.finished.values(), kept.imported)]
        paths += [f"/api/replays/{room}/verification" for room in kept.finished.values()]
    return paths


async def _played(place: str) -> tuple[Kept, dict[str, str]]:
    """The data kept at a place, and the records of games finished there."""
    async with site(place, settings=MANY) as served:
        kept = await live(served)
        visitor = served.visitor()
        records = {
            what: (await visitor.get(f"/api/replays/{room}/record")).text
            for what, room in kept.finished.items()
        }
    return kept, records


def _write(folder: Path, kind: str, data: bytes, kept: Kept, records: dict[str, str]) -> None:
    folder.mkdir(parents=True)
    (folder / f"{kind}.xz").write_bytes(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))
    told = lzma.compress(msgspec.json.encode(kept), preset=9 | lzma.PRESET_EXTREME)
    (folder / "kept.json.xz").write_bytes(told)
    for what, record in records.items():
        (folder / f"{what.replace(' ', '-')}.record").write_text(record, encoding="utf-8")


def main() -> None:
    """Write the stores of this version. Raises FileExistsError if they are there."""
    folder = FOLDER / greentable.__version__
    with tempfile.TemporaryDirectory() as data:
        kept, records = asyncio.run(_played(data))
        assert [file.name for file in Path(data).iterdir()] == [FILE], "all is in one file"
        _write(folder / "sqlite", FILE, (Path(data) / FILE).read_bytes(), kept, records)
    server = Postgres.made()
    try:
        with server.database() as url:
            kept, records = asyncio.run(_played(url))
            dump = [server.program("pg_dump"), "--no-owner", "--no-privileges", url]
            sql = subprocess.run(dump, check=True, capture_output=True).stdout
            _write(folder / "postgres", "dump.sql", sql, kept, records)
    finally:
        server.remove()


if __name__ == "__main__":
    main()
