"""A backup over the server's own database is refused; a server that loses it says so everywhere."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from greentable.cli.commands import main
from greentable.server.core import logs
from greentable.server.store import open_store
from greentable.server.store.sqlite import FILE
from tests.server.asking import site
from tests.server.at_table import Party, party
from tests.server.socket_players import Player
from tests.server.store.rows import LOBBY, entries, lines, names_in
from tests.server.waiting import SECONDS
from tests.terminal.process import environment

pytestmark = pytest.mark.anyio

# Backups


def _directly(folder: Path, name: str) -> Path:
    return folder / name


def _roundabout(folder: Path, name: str) -> Path:
    return folder / ".." / folder.name / name


def _by_a_link_to_the_folder(folder: Path, name: str) -> Path:
    link = folder.parent / "link"
    link.symlink_to(folder)
    return link / name


def _by_a_link(folder: Path, name: str) -> Path:
    link = folder.parent / "link"
    link.symlink_to(folder / name)
    return link


def _by_another_name(folder: Path, name: str) -> Path:
    other = folder.parent / "other"
    if (folder / name).exists():
        os.link(folder / name, other)
        return other
    return folder / name


WAYS = (_directly, _roundabout, _by_a_link_to_the_folder, _by_a_link, _by_another_name)


@pytest.mark.parametrize("suffix", ["", "-wal", "-shm", "-journal"])
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize("word", ["backup", "restore --force"])
async def test_the_database_itself_is_no_file_for_a_backup(
    tmp_path: Path,
    word: str,
    way: Callable[[Path, str], Path],
    suffix: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = tmp_path / "data"
    store = open_store(folder)
    await store.open()  # as the server has it, while somebody backs it up
    await store.append(LOBBY, *lines(1, 3))
    file = way(folder, FILE + suffix)
    inode = (folder / FILE).stat().st_ino

    words = ["admin", *word.split(), "--data", str(folder), str(file)]
    code = await asyncio.to_thread(main, words)

    assert code == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert str(file) in line
    assert "Choose another file" in line
    assert (folder / FILE).stat().st_ino == inode
    assert not (folder / f"{FILE}-journal").exists()
    await store.append(LOBBY, *lines(4))
    await store.close()
    await store.open()
    assert await store.log("room") == tuple(entries(1, 4))
    await store.close()


async def test_a_database_that_is_elsewhere_by_a_link_is_none_either(tmp_path: Path) -> None:
    folder, elsewhere = tmp_path / "data", tmp_path / "elsewhere.db"
    store = open_store(folder)
    await store.open()
    await store.close()
    (folder / FILE).rename(elsewhere)
    (folder / FILE).symlink_to(elsewhere)

    for file in (elsewhere, folder / FILE, tmp_path / "elsewhere.db-wal"):
        words = ["admin", "backup", "--data", str(folder), str(file)]
        assert await asyncio.to_thread(main, words) == 2


async def test_another_name_beside_the_database_is_good(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    store = open_store(folder)
    await store.open()
    await store.append(LOBBY, *lines(1, 3))
    for name in ("backup.db", "backup.db", f"{FILE}.backup", f"{FILE}-backup"):
        words = ["admin", "backup", "--data", str(folder), str(folder / name)]
        assert await asyncio.to_thread(main, words) == 0
        assert (folder / name).stat().st_mode & 0o777 == 0o600
    await store.append(LOBBY, *lines(4))
    await store.close()
    assert names_in(folder) == {FILE, "backup.db", f"{FILE}.backup", f"{FILE}-backup"}


# A server that loses its database


def _choice(table: Party) -> tuple[int, str]:
    """A seat that is asked, and something that it may do."""
    seat = table.players[1].views[1]["view"]["table"]["to_act"][0]
    return seat, table.players[seat].legal(seat)[0]


async def _knows(player: Player) -> bool:
    """Whether somebody was told that the database is lost."""
    await player.say(type="ping", n=9)
    await player.hear("pong", n=9)
    notes = (msgspec.json.decode(message) for message in player.heard)
    return any(one["type"] == "note" and one["code"] == "server.lost" for one in notes)


def _delete(file: Path) -> None:
    file.unlink()


def _replace(file: Path) -> None:
    shutil.copyfile(file, other := file.with_name("other"))
    other.replace(file)


def _truncate(file: Path) -> None:
    os.truncate(file, 0)


@pytest.mark.parametrize("mishap", [_delete, _replace, _truncate], ids=lambda one: one.__name__)
async def test_a_server_that_loses_its_database_counts_nothing_and_says_so(
    tmp_path: Path, mishap: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    warned: list[tuple[str, dict[str, object]]] = []
    monkeypatch.setattr(logs, "warn", lambda what, **values: warned.append((what, values)))
    async with site(tmp_path) as served:
        table = await party(served, "grass", "2018", 2)
        other = await party(served, "grass", "2018", 2)
        seat, move = _choice(table)
        before = (await table.actor).room

        mishap(tmp_path / FILE)
        answer = await table.players[seat].do("cmd", rev=before.rev, seat=seat, move=move)

        assert (answer["type"], answer["code"]) == ("reject", "store.lost")
        assert (await table.actor).room == before
        visitor = served.visitor()
        ready = await visitor.get("/readyz")
        assert (ready.status_code, ready.text) == (503, "lost\n")
        assert (await visitor.get("/healthz")).status_code == 200
        assert (await visitor.get("/api/instance")).json()["is_read_only"]
        for players in (table.players, other.players):  # at every table, whether they move or not
            for player in players.values():
                assert await _knows(player)
        refused = await visitor.post("/api/play", game="grove")
        assert (refused.status_code, refused.json()["code"]) == (503, "store.lost")
        assert FILE not in refused.text
        said = [values for what, values in warned if what == "store.lost"]
        assert len(said) == 1, "once"
        assert FILE in str(said[0]["trouble"])
        await table.leave()
        await other.leave()


async def test_a_server_finds_out_by_itself(tmp_path: Path) -> None:
    async with site(tmp_path) as served:
        table = await party(served, "grass", "2018", 2)
        (tmp_path / FILE).unlink()
        with pytest.raises(Exception, match=FILE):
            await served.services.notices.refresh()
        for player in table.players.values():
            assert await _knows(player)
        await table.leave()


# A server that is started


@pytest.mark.parametrize("content", [b"", b"something else" * 1000], ids=["empty", "another"])
def test_a_server_is_not_started_on_a_file_that_fails_its_check(
    tmp_path: Path, content: bytes
) -> None:
    (tmp_path / FILE).write_bytes(content)
    serve = [sys.executable, "-m", "greentable", "serve", "--port", "0", "--data", str(tmp_path)]

    done = subprocess.run(
        serve, capture_output=True, text=True, check=False, env=environment(), timeout=SECONDS
    )

    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert line.startswith("greentable: ")
    assert str(tmp_path / FILE) in line
    assert (tmp_path / FILE).read_bytes() == content
