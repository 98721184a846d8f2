"""Rooms in a store of either kind: logs without gaps, found again by all that one looks for."""

from __future__ import annotations

import msgspec
import pytest

from greentable.server.store import Conflict, Entry, Sitter, Snapshot, Store, StoredRoom, Summary
from tests.server.store.rows import LOBBY, entries, lines, summary

pytestmark = pytest.mark.anyio


async def test_a_room_comes_back_as_it_was_put_there(store: Store) -> None:
    whole = Summary(
        id="room",
        game="toy",
        ruleset="plain",
        status="over",
        listed=True,
        seats=3,
        host="ann",
        sitters=(Sitter(1, "Ann", "ann"), Sitter(2, "Rules", bot="rules"), Sitter(3, "Zoë")),
        invitation="hash",
        code="ABCDEFGH",
        created=1.5,
        changed=2.5,
        result=(3, -1, 0),
        winners=(1,),
        assisted=True,
        day="2026-11-16",
        puzzle="plain",
        deadline=9.5,
        followed_by="next",
    )

    await store.append(whole, 1, [b"\x00\xff", b""])

    log = (Entry(1, 2.5, b"\x00\xff"), Entry(2, 2.5, b""))
    assert await store.room("room") == StoredRoom(whole, None, log)
    assert await store.summary("room") == whole
    assert await store.log("room") == log


async def test_what_is_not_there_is_none(store: Store) -> None:
    assert await store.room("none") is None
    assert await store.summary("none") is None
    assert await store.log("none") == ()
    assert await store.room_by_code("NONE") is None


async def test_a_room_is_woken_from_its_newest_snapshot(store: Store) -> None:
    await store.append(LOBBY, *lines(1, 3), Snapshot(3, b"early"))
    await store.append(LOBBY, *lines(4, 6), Snapshot(5, b"late"))

    room = await store.room("room")

    assert room == StoredRoom(LOBBY, Snapshot(5, b"late"), tuple(entries(6)))
    assert await store.log("room") == tuple(entries(1, 6))


@pytest.mark.parametrize("first", [0, 1, 2, 3, 5])
async def test_entries_that_do_not_follow_are_a_conflict_and_change_nothing(
    store: Store, first: int
) -> None:
    await store.append(LOBBY, *lines(1, 3))
    before = await store.room("room")

    with pytest.raises(Conflict) as caught:
        await store.append(
            summary("room", "ann", status="over"),
            first,
            [b"other"] * 2,
            Snapshot(9, b"other"),
        )

    assert caught.value.code == "store.log_moved_on"
    assert await store.room("room") == before
    assert await store.rooms_of("ann", 9) == []


async def test_the_first_entry_of_a_room_is_number_one(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append(LOBBY, *lines(2))

    assert await store.summary("room") is None


async def test_a_code_leads_to_its_room_until_it_is_taken_away(store: Store) -> None:
    await store.append(summary("room", code="ABCDEFGH"), *lines(1))
    assert await store.room_by_code("ABCDEFGH") == summary("room", code="ABCDEFGH")

    await store.append(summary("room", code=None), *lines(2))

    assert await store.room_by_code("ABCDEFGH") is None


async def test_two_rooms_cannot_have_one_code(store: Store) -> None:
    await store.append(summary("one", code="ABCDEFGH"), *lines(1))

    with pytest.raises(Conflict) as caught:
        await store.append(summary("two", code="ABCDEFGH"), *lines(1))

    assert caught.value.code == "store.taken"
    assert await store.summary("two") is None


async def test_the_lobby_has_listed_rooms_that_are_open_or_played_newest_first(
    store: Store,
) -> None:
    for number, status in enumerate(("lobby", "playing", "paused", "over", "closed")):
        for listed in (True, False):
            room = summary(f"{status} {listed}", status=status, listed=listed, created=number)
            await store.append(room, *lines(1))

    assert [room.id for room in await store.lobby(9)] == ["playing True", "lobby True"]
    assert [room.id for room in await store.lobby(1)] == ["playing True"]


async def test_somebody_has_the_rooms_where_they_sit_last_changed_first(store: Store) -> None:
    await store.append(summary("first", "ann", "ben", changed=1.0), *lines(1))
    await store.append(summary("second", "ann", "ann", changed=2.0), *lines(1))
    await store.append(summary("third", "ben", host="ann", changed=3.0), *lines(1))
    await store.append(summary("first", "ann", "ben", changed=4.0), *lines(2))

    assert [room.id for room in await store.rooms_of("ann", 9)] == ["first", "second"]
    assert [room.id for room in await store.rooms_of("ann", 1)] == ["first"]
    assert [room.id for room in await store.rooms_of("ann", 9, before=4.0)] == ["second"]
    assert [room.id for room in await store.rooms_of("ben", 9)] == ["first", "third"]


async def test_who_stands_up_and_sits_down_again_has_the_room_again(store: Store) -> None:
    await store.append(summary("room", "ann"), *lines(1))
    await store.append(summary("room", "ben"), *lines(2))
    assert await store.rooms_of("ann", 9) == []

    await store.append(summary("room", "ben", "ann"), *lines(3))

    assert [room.id for room in await store.rooms_of("ann", 9)] == ["room"]


async def test_rooms_are_counted_that_go_on(store: Store) -> None:
    for id_, status in (("a", "lobby"), ("b", "playing"), ("c", "over"), ("d", "closed")):
        await store.append(summary(id_, "ann", status=status), *lines(1))
    await store.append(summary("e", "ben", status="playing"), *lines(1))

    assert await store.count_running("ann") == 2
    assert await store.count_running("cem") == 0


async def test_rooms_are_due_whose_clock_decides_before_a_time(store: Store) -> None:
    for id_, deadline in (("late", 30.0), ("soon", 10.0), ("next", 20.0), ("never", None)):
        await store.append(summary(id_, deadline=deadline), *lines(1))

    assert [room.id for room in await store.due(30.0)] == ["soon", "next"]


async def test_finished_games_come_all_and_oldest_first(store: Store) -> None:
    # More than a page of them; some opened at the same time.
    for number in range(230):
        room = summary(f"{number:03}", "ann", created=float(number // 3), result=(number,))
        await store.append(room, *lines(1))
    await store.append(summary("unfinished", "ann"), *lines(1))
    await store.append(summary("of others", "ben", result=(1,)), *lines(1))

    found = [room.id async for room in store.finished("ann")]

    assert found == [f"{number:03}" for number in range(230)]


async def test_a_deleted_room_leaves_nothing(store: Store) -> None:
    await store.append(summary("room", "ann", code="ABCDEFGH"), *lines(1), Snapshot(1, b"x"))
    await store.append(summary("other", "ann"), *lines(1))

    await store.delete_room("room")

    assert await store.room("room") is None
    assert await store.log("room") == ()
    assert [room.id for room in await store.rooms_of("ann", 9)] == ["other"]
    assert await store.check() == []


async def test_an_append_of_nothing_is_a_mistake_of_ours(store: Store) -> None:
    with pytest.raises(ValueError, match="nothing to append"):
        await store.append(LOBBY, 1, [])


async def test_a_summary_can_be_of_any_length_and_in_any_script(store: Store) -> None:
    people = tuple(Sitter(seat, "名前 \N{PILE OF POO} %s :x" * 500) for seat in range(6))
    room = msgspec.structs.replace(LOBBY, sitters=people)

    await store.append(room, 1, [bytes(range(256)) * 4000])

    assert await store.summary("room") == room
    assert (await store.log("room"))[0].body == bytes(range(256)) * 4000
