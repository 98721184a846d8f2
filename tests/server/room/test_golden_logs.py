"""Logs of rooms that earlier versions have written still come to the same ends."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest

import greentable
from greentable.server.room.entries import AnyEntry, read_entry
from greentable.server.room.snapshots import restored
from greentable.server.store.values import Entry
from tests.server.room.make_golden_logs import FOLDER, Line, how_it_ends

LOGS = sorted(FOLDER.glob("*/*.jsonl"))


def read_log(file: Path) -> list[Entry]:
    """A log as a store would give it."""
    lines = [msgspec.json.decode(line, type=Line) for line in file.read_bytes().splitlines()]
    return [Entry(seq, line.at, bytes(line.entry)) for seq, line in enumerate(lines, 1)]


@pytest.mark.parametrize("file", LOGS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_log_of_any_version_comes_to_the_same_end(file: Path) -> None:
    end = msgspec.json.decode(file.with_suffix(".end.json").read_bytes())
    room = restored(None, read_log(file))
    assert msgspec.to_builtins(how_it_ends(room)) == end


def test_this_version_has_logs_with_every_kind_of_entry() -> None:
    own = [file for file in LOGS if file.parent.name == greentable.__version__]
    kinds = {type(read_entry(line.body)) for file in own for line in read_log(file)}
    assert kinds == set(get_args(AnyEntry))
