"""Stores that earlier versions have written are opened, tell the same, and are played on."""

from __future__ import annotations

import lzma
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from greentable.cli.commands import main
from greentable.core.shuffle import Stream
from greentable.protocol.cookies import COOKIE
from greentable.server.operations.doctor import all_damage
from greentable.server.store.sqlite import FILE
from tests.server.asking import PASSPHRASE, Site, Visitor, site
from tests.server.at_table import Party
from tests.server.postgres import Postgres
from tests.server.set_world import SetWorld
from tests.server.store.make_golden_stores import FOLDER, Kept
from tests.server.test_whole_games import MANY, play_on

pytestmark = pytest.mark.anyio

STORES = sorted(FOLDER.glob("*/*"))
MOVES = 6
_COUNTED_BEFORE = 100_000  # more than the world counted that the stores were written in


@pytest.fixture(params=STORES, ids=lambda folder: f"{folder.parent.name}-{folder.name}")
def folder(request: pytest.FixtureRequest) -> Path:
    """The data that one version has kept in one kind of store."""
    found: Path = request.param
    return found


@pytest.fixture
def place(folder: Path, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """A copy of it, to be opened."""
    if folder.name == "sqlite":
        (tmp_path / FILE).write_bytes(lzma.decompress((folder / f"{FILE}.xz").read_bytes()))
        return str(tmp_path)
    url: str = request.getfixturevalue("postgres_url")
    restore = [Postgres.program("psql"), "--quiet", "--set=ON_ERROR_STOP=1", url]
    dump = lzma.decompress((folder / "dump.sql.xz").read_bytes())
    subprocess.run(restore, input=dump, check=True, stdout=subprocess.DEVNULL)
    return url


@pytest.fixture
def kept(folder: Path) -> Kept:
    return msgspec.json.decode(lzma.decompress((folder / "kept.json.xz").read_bytes()), type=Kept)


@asynccontextmanager
async def _again(place: str, kept: Kept) -> AsyncIterator[tuple[Site, dict[str, Visitor]]]:
    """The server, at the time at which it was left, and everybody with the cookie they had."""
    world = SetWorld(time=kept.time, count=_COUNTED_BEFORE)
    async with site(place, settings=MANY, world=world) as served:
        people = {}
        for name, somebody in kept.people.items():
            people[name] = served.visitor()
            people[name].id = somebody.id
            people[name].http.cookies.set(COOKIE, somebody.cookie)
        yield served, people


_REWORDED = frozenset({"checked"})
"""Keys of sentences, which may have other words now, but not another number."""


def _still(then: object, now: object) -> bool:
    """Whether all that was told then is told now; there may be more."""
    if isinstance(then, dict) and isinstance(now, dict):
        return all(
            key in now
            and (len(value) == len(now[key]) if key in _REWORDED else _still(value, now[key]))
            for key, value in then.items()
        )
    if isinstance(then, list) and isinstance(now, list):
        return len(then) == len(now) and all(map(_still, then, now))
    return then == now


async def test_everybody_is_told_what_they_were_told_then(place: str, kept: Kept) -> None:
    async with _again(place, kept) as (served, people):
        assert await all_damage(served.services.store, lambda _done, _count: None) == []
        for name, somebody in kept.people.items():
            for path, told in somebody.told.items():
                answer = await people[name].get(path)
                assert answer.status_code == 200, (name, path)
                if path != "/api/instance":  # it also says which version it is
                    assert _still(told, answer.json()), (name, path)


async def test_lists_say_whose_move_it_was_and_wake_no_table(place: str, kept: Kept) -> None:
    """Also of rooms that were written when summaries did not know it."""
    async with _again(place, kept) as (served, people):
        games = {name: (await one.get("/api/me/games")).json() for name, one in people.items()}
        assert served.services.rooms.live == 0
        compared = 0
        for name, somebody in kept.people.items():
            for game in games[name]:
                then = somebody.told.get(f"/api/tables/{game['room']}/turn")
                if game["status"] == "playing" and then is not None:
                    assert game["waits_for"] == then["waits_for"]
                    compared += 1
        assert compared > 1


async def test_those_who_sat_at_a_table_play_on(place: str, kept: Kept) -> None:
    async with _again(place, kept) as (served, people):
        for what, (room, sitting) in kept.playing.items():
            if what == "puzzle":
                continue  # has a test of its own
            seats = {seat: people[name] for seat, name in enumerate(sitting, 1)}
            table = Party(served, room, seats)
            await table.sit_down()
            before = table.players[1].rev
            again = await table.players[1].do("cmd", id="c1", rev=before, seat=1, move="anything")
            assert (again["type"], again["rev"] < before) == ("ack", True), "it was done then"
            for player in table.players.values():
                player._commands = _COUNTED_BEFORE
            assert not await play_on(table, Stream(what.encode(), "on"), MOVES)
            assert table.players[1].rev > before, what
            await table.leave()
        assert await served.services.store.check() == []


async def test_the_puzzle_of_the_day_is_played_to_its_end(place: str, kept: Kept) -> None:
    async with _again(place, kept) as (served, people):
        room, _ = kept.playing["puzzle"]
        today = (await people["ann"].get("/api/daily")).json()[0]
        assert (today["room"], today["mine"]) == (room, None)
        await served.finish(room, "on")
        await served.services.daily.close()
        after = (await people["ann"].get(f"/api/daily/{today['day']}/plain")).json()
        assert after["mine"]["room"] == room


async def test_people_come_in_by_all_ways_they_had(place: str, kept: Kept) -> None:
    async with _again(place, kept) as (served, _):
        elsewhere = served.visitor()
        signed_in = await elsewhere.post(
            "/api/sign-in", handle="ann at HOME", passphrase=PASSPHRASE
        )
        assert signed_in.json()["id"] == kept.people["ann"].id
        program = served.visitor()
        program.http.headers["authorization"] = f"Bearer {kept.people['ann'].token}"
        assert (await program.get("/api/me")).json()["id"] == kept.people["ann"].id
        friend = await served.visitor().come_in("Fay")
        joined = await friend.post("/api/join", code=kept.code)
        assert joined.status_code == 200, joined.text


async def test_what_was_finished_has_its_record(place: str, folder: Path, kept: Kept) -> None:
    async with _again(place, kept) as (_, people):
        for what, room in kept.finished.items():
            record = (await people["ann"].get(f"/api/replays/{room}/record")).text
            file = folder / f"{what.replace(' ', '-')}.record"
            assert record == file.read_text(encoding="utf-8")


def test_records_of_then_are_true(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = sorted(map(str, folder.glob("*.record")))
    assert main(["verify", *files]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(files) >= 4
