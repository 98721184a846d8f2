"""When people at a table are told of the room anew: whenever there is something new in it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from greentable.server.live.telling import is_news, news_of_room
from greentable.server.room.room import Room
from greentable.server.room.snapshots import restored
from tests.server.random_rooms import opening, random_rooms
from tests.server.room.test_golden_logs import LOGS, read_log


def rooms_of(file: Path) -> Iterator[Room]:
    """A room after each entry of its log."""
    first, *others = read_log(file)
    room = restored(None, [first])
    yield room
    for line in others:
        room = restored(room, [line])
        yield room


@pytest.mark.parametrize("file", LOGS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_whatever_changes_in_what_somebody_may_know_is_news(file: Path) -> None:
    """The logs have every kind of entry."""
    told = 0
    for before, room in itertools.pairwise(rooms_of(file)):
        for person in {*before.people, *room.people, "a stranger"}:
            if news_of_room(before, room, person) is not None:
                assert is_news(before, room)
                told += 1
    assert told


def test_a_move_alone_is_no_news() -> None:
    rooms = [one.room for one in random_rooms(opening("grass", "2018", 2), "news", 60)]
    moves = [(one, two) for one, two in itertools.pairwise(rooms) if one.held == two.held]
    assert sum(is_news(one, two) for one, two in moves) < len(moves) / 4
