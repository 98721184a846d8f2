"""`greentable admin`: backups, damage, banning, announcing and draining, by the command line."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from greentable.cli.commands import main
from greentable.server.operations import admin
from greentable.server.room.documents import summary_of
from greentable.server.room.entries import read_entry, write_entry
from greentable.server.store import (
    ANNOUNCEMENT,
    DRAINING,
    PersonChanges,
    Store,
    open_store,
)
from greentable.server.store.sqlite import FILE
from tests.server.random_rooms import LoggedRoom, opening, random_rooms
from tests.server.store.rows import LOBBY, add_people, entries, lines, person, summary

Result = TypeVar("Result")


def _in_store(place: str, do: Callable[[Store], Awaitable[Result]]) -> Result:
    async def doing() -> Result:
        store = open_store(place)
        await store.open()
        try:
            return await do(store)
        finally:
            await store.close()

    return asyncio.run(doing())


@pytest.fixture
def option(store_place: str) -> list[str]:
    """Where the store is, as a command is told; there is one room, and there is Ann."""

    async def fill(store: Store) -> None:
        await add_people(store, "ann")
        await store.append(summary("room", "nobody", "ann"), *lines(1, 3))
        await store.change_person("ann", PersonChanges(passphrase="x", handle="ann@home"))

    _in_store(store_place, fill)
    name = "--database" if store_place.startswith("postgresql") else "--data"
    return [name, store_place]


def test_a_backup_is_restored_where_there_is_nothing(
    option: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy, restored = str(tmp_path / "copy"), str(tmp_path / "restored")

    assert main(["admin", "backup", *option, copy]) == 0
    assert main(["admin", "restore", "--data", restored, copy]) == 0

    said = capsys.readouterr().out
    assert said == f"Backup saved to {copy}\nEverything was restored from {copy}\n"
    assert _in_store(restored, lambda store: store.log("room")) == tuple(entries(1, 3))


def test_a_restore_overwrites_only_by_force(
    option: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = str(tmp_path / "copy")
    main(["admin", "backup", *option, copy])
    _in_store(option[1], lambda store: store.append(LOBBY, *lines(4)))

    assert main(["admin", "restore", *option, copy]) == 2
    assert "--force" in capsys.readouterr().err
    assert len(_in_store(option[1], lambda store: store.log("room"))) == 4

    assert main(["admin", "restore", "--force", *option, copy]) == 0
    assert len(_in_store(option[1], lambda store: store.log("room"))) == 3


@pytest.fixture
def played(store_place: str) -> tuple[list[str], list[LoggedRoom]]:
    """Where the store is, as a command is told, and the rooms in it, with games that were begun."""
    rooms = [
        list(random_rooms(opening("grass", "2018", 3), f"game {number}", moves=12))[-1]
        for number in range(3)
    ]
    for number, one in enumerate(rooms):
        one.room = msgspec.structs.replace(one.room, id=f"room{number}")
        first = msgspec.structs.replace(read_entry(one.log[0].body), room=one.room.id)
        one.log[0] = msgspec.structs.replace(one.log[0], body=write_entry(first))

    async def fill(store: Store) -> None:
        for one in rooms:
            await store.append(summary_of(one.room, 20), 1, one.lines)

    _in_store(store_place, fill)
    name = "--database" if store_place.startswith("postgresql") else "--data"
    return [name, store_place], rooms


def test_the_doctor_finds_nothing_in_a_healthy_store(
    played: tuple[list[str], list[LoggedRoom]], capsys: pytest.CaptureFixture[str]
) -> None:
    option, _ = played
    assert main(["admin", "doctor", *option]) == 0
    assert main(["admin", "doctor", "--json", *option]) == 0

    assert capsys.readouterr().out == 'No damage found\n{"damage":[]}\n'


def _with_damage(lines: list[bytes], seq: int) -> Callable[[Store], Awaitable[None]]:
    """Write a room's log anew, with nonsense or a move that nobody could make in the middle."""
    body = b"#" if seq % 2 else b'{"entry":"played","seat":1,"plies":[[1,"play XX"]]}'
    lines[seq - 1] = body

    async def write(store: Store) -> None:
        kept = await store.summary("room1")
        assert kept is not None
        await store.delete_room("room1")
        await store.append(kept, 1, lines)

    return write


@pytest.mark.parametrize("seq", [1, 2, 10, 11])
def test_the_doctor_names_the_room_and_the_entry_that_no_game_can_have(
    played: tuple[list[str], list[LoggedRoom]], seq: int, capsys: pytest.CaptureFixture[str]
) -> None:
    option, rooms = played
    _in_store(option[1], _with_damage(rooms[1].lines, seq))

    assert main(["admin", "doctor", *option]) == 1
    fault, advice = capsys.readouterr().out.splitlines()
    assert fault == f"Room room1’s log can’t be read from entry {seq} on"
    assert "backup" in advice


def test_the_doctor_finds_a_log_that_belongs_to_another_room(
    played: tuple[list[str], list[LoggedRoom]], capsys: pytest.CaptureFixture[str]
) -> None:
    option, rooms = played
    other = summary_of(msgspec.structs.replace(rooms[0].room, id="other", code=None), 20)
    _in_store(option[1], lambda store: store.append(other, 1, rooms[0].lines))

    assert main(["admin", "doctor", "--json", *option]) == 1
    (found,) = json.loads(capsys.readouterr().out)["damage"]
    assert (found["code"], found["arguments"]) == ("damage-entry", {"room": "other", "seq": 1})


def test_the_doctor_says_how_far_it_is_where_that_takes_long(
    played: tuple[list[str], list[LoggedRoom]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(admin, "_PROGRESS_SECONDS", 0.0)
    option, _ = played
    assert main(["admin", "doctor", "--json", *option]) == 0

    said = capsys.readouterr()
    assert said.err.splitlines() == [f"{done} of 3 rooms checked" for done in (1, 2, 3)]
    assert said.out == '{"damage":[]}\n', "for programs, nothing is in the way"


def test_the_doctor_says_what_is_wrong_and_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _in_store(str(tmp_path), lambda store: store.append(LOBBY, *lines(1, 3)))
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute("DELETE FROM entries WHERE seq = 2")

    assert main(["admin", "doctor", "--data", str(tmp_path)]) == 1
    fault, advice = capsys.readouterr().out.splitlines()
    assert fault == "Room room’s log should have 3 consecutive entries but has 2"
    assert "backup" in advice

    assert main(["admin", "doctor", "--json", "--data", str(tmp_path)]) == 1
    assert json.loads(capsys.readouterr().out) == {
        "damage": [
            {
                "code": "damage-log",
                "arguments": {"room": "room", "found": 2, "wanted": 3},
                "sentence": fault,
                "advice": advice,
            }
        ]
    }


@pytest.mark.parametrize("named", ["ann", "ann@home", "Ann@Home", "room/2"])
def test_somebody_is_banned_and_let_in_again(
    option: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", "ban", *option, named]) == 0
    banned = _in_store(option[1], lambda store: store.person("ann"))
    assert main(["admin", "unban", *option, named]) == 0
    free = _in_store(option[1], lambda store: store.person("ann"))

    assert banned == person("ann", passphrase="x", handle="ann@home", banned=True)
    assert free == person("ann", passphrase="x", handle="ann@home")
    assert capsys.readouterr().out == "Ann can no longer play here\nAnn can play here again\n"


def test_draining_and_announcements_are_remembered_until_they_are_taken_away(
    option: list[str],
) -> None:
    async def both(store: Store) -> tuple[str | None, str | None]:
        return await store.remembered(DRAINING), await store.remembered(ANNOUNCEMENT)

    assert main(["admin", "drain", *option]) == 0
    assert main(["admin", "announce", *option, " Back at ten "]) == 0
    assert _in_store(option[1], both) == ("yes", "Back at ten")

    assert main(["admin", "drain", "--off", *option]) == 0
    assert main(["admin", "announce", *option, ""]) == 0
    assert _in_store(option[1], both) == (None, None)


MISTAKES = [
    (["backup", "copy"], "There’s no Greentable database in"),
    (["doctor"], "There’s no Greentable database in"),
    (["restore", "none"], "none"),
    (["dance"], "dance"),
    ([], "COMMAND"),
]


@pytest.mark.parametrize(("words", "named"), MISTAKES, ids=[" ".join(one) for one, _ in MISTAKES])
def test_a_mistake_is_one_line(
    words: list[str],
    named: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("GREENTABLE_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)

    assert main(["admin", *words]) == 2

    (line,) = capsys.readouterr().err.splitlines()
    assert named in line


def test_nobody_is_banned_who_is_not_there(
    option: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", "ban", *option, "ben"]) == 2
    assert "ben" in capsys.readouterr().err
