"""A room follows from its log, and from a snapshot with the rest of it."""

from __future__ import annotations

import itertools

import msgspec
import pytest

from greentable.games import GAMES
from greentable.server.room.entries import read_entry, write_entry
from greentable.server.room.fair_dealing import record_of
from greentable.server.room.folding import after
from greentable.server.room.room import Room
from greentable.server.room.snapshots import EVERY, is_due, read_snapshot, restored, write_snapshot
from greentable.table import verify
from tests.server.random_rooms import RULESETS, LoggedRoom, opening, random_rooms


def same(one: Room, other: Room) -> bool:
    """Rooms are values; so are their tables, but for nature, who deals the same from here."""
    if one != other:
        return False
    if one.table is None or other.table is None or one.table.is_over:
        return True
    natures = [table.nature for table in (one.table, other.table)]
    return all(nature is not None for nature in natures)


@pytest.mark.parametrize(("game", "ruleset", "seats"), RULESETS)
def test_a_log_makes_the_room_again_and_so_does_any_snapshot_with_the_rest(
    game: str, ruleset: str, seats: int
) -> None:
    snapshots, last = {}, None
    for number, logged in enumerate(random_rooms(opening(game, ruleset, seats), ruleset, 150)):
        last = logged
        if number % 17 == 0:
            snapshots[logged.room.rev] = write_snapshot(logged.room).body
    assert last is not None
    whole = restored(None, last.log)
    assert same(whole, last.room)
    assert [line.seq for line in last.log] == list(range(1, last.room.rev + 1))
    for rev, body in snapshots.items():
        room = read_snapshot(body)
        assert room is not None
        assert room.rev == rev
        assert same(restored(room, last.log[rev:]), last.room)


@pytest.mark.parametrize(("game", "ruleset", "seats"), RULESETS)
def test_a_restored_room_deals_as_the_first_would_have(game: str, ruleset: str, seats: int) -> None:
    *_, last = random_rooms(opening(game, ruleset, seats), "deal", 30)
    other = read_snapshot(write_snapshot(last.room).body)
    assert other is not None
    while last.room.asked and last.room.rev < 150:
        assert last.room.table is not None
        seat = last.room.asked[0]
        legal = last.room.table.view(seat).legal
        step = last.room.table.play(seat, legal[0])
        assert other.table is not None
        assert other.table.play(seat, legal[0]) == step
        last.room = msgspec.structs.replace(last.room, table=step.table, rev=last.room.rev + 1)
        other = msgspec.structs.replace(other, table=step.table)


def test_every_entry_is_written_and_read() -> None:
    *_, last = random_rooms(opening("grass", "2018", 3), "entries", 100)
    for line in last.log:
        assert write_entry(read_entry(line.body)) == line.body


def test_a_broken_or_newer_snapshot_is_no_snapshot() -> None:
    body = write_snapshot(LoggedRoom(opening("grass", "2018", 2)).room).body
    assert read_snapshot(body) is not None
    assert read_snapshot(body.replace(b'"version":1', b'"version":2', 1)) is None
    assert read_snapshot(body[:-10]) is None
    assert read_snapshot(body.replace(b'"haystack_size"', b'"haystack"')) is None


def test_snapshots_are_due_every_fifty_entries_and_at_the_end_of_a_round() -> None:
    rooms = [one.room for one in random_rooms(opening("grass", "2018", 2), "due", 400)]
    due = [(one, two) for one, two in itertools.pairwise(rooms) if is_due(one, two)]
    assert due
    for one, two in due:
        assert one.table is not None
        assert two.table is not None
        by_count = one.rev // EVERY != two.rev // EVERY
        assert by_count or one.table.moment.round != two.table.moment.round


def test_a_finished_room_has_a_record_that_verifies() -> None:
    *_, last = random_rooms(opening("grove", "house", 2), "record", 200)
    assert last.room.status == "over"
    verified = verify(record_of(last.room), GAMES)
    assert verified.dealt == verified.chance > 0
    assert verified.commitments == 1


def test_before_the_end_there_is_no_record() -> None:
    with pytest.raises(AssertionError, match="hidden"):
        record_of(LoggedRoom(opening("grass", "2018", 2)).room)


def test_a_step_that_is_given_is_what_the_entry_says() -> None:
    """The actor need not play a move twice; the log says the same."""
    logged = LoggedRoom(opening("grass", "2018", 3))
    for more in random_rooms(opening("grass", "2018", 3), "given", 60):
        logged = more
    again = restored(None, logged.log[:-1])
    entry = read_entry(logged.log[-1].body)
    assert same(after(again, entry, logged.log[-1].at), logged.room)
