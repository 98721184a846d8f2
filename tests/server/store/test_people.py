"""People, their tokens and their days in a store of either kind; and forgetting them."""

from __future__ import annotations

import msgspec
import pytest

from greentable.server.store import (
    Conflict,
    DailyResult,
    PersonChanges,
    Sitter,
    Snapshot,
    Store,
)
from tests.server.store.rows import add_people, lines, person, summary, token

pytestmark = pytest.mark.anyio


async def test_somebody_new_is_found_by_id_and_by_token(store: Store) -> None:
    ann = person("ann", name="Ann Ø", passphrase="hashed", handle="ann@home", banned=True)
    way_in = token("hash", "ann", kind="bot", scopes=("play", "read"), label="my bot", used=7.5)

    await store.add_person(ann, way_in)

    assert await store.person("ann") == ann
    assert await store.person_by_token("hash") == (ann, way_in)
    assert await store.person_by_handle("ann@home") == ann
    assert await store.tokens_of("ann") == [way_in]


async def test_nobody_is_none(store: Store) -> None:
    assert await store.person("none") is None
    assert await store.person_by_token("none") is None
    assert await store.person_by_handle("none") is None
    assert await store.tokens_of("none") == []


async def test_changes_are_kept(store: Store) -> None:
    await add_people(store, "ann", "ben")

    await store.change_person("ann", PersonChanges(name="Anna", language="fr"))
    await store.change_person("ann", PersonChanges(passphrase="x", handle="a"))
    await store.change_person("ann", PersonChanges(banned=True))

    everything = {"name": "Anna", "language": "fr", "passphrase": "x", "handle": "a"}
    assert await store.person("ann") == person("ann", **everything, banned=True)
    await store.change_person("ann", PersonChanges(banned=False))
    assert await store.person("ann") == person("ann", **everything)
    assert await store.person("ben") == person("ben")


async def test_a_handle_that_is_taken_is_a_conflict(store: Store) -> None:
    await add_people(store, "ann", "ben")
    await store.change_person("ann", PersonChanges(handle="same"))

    with pytest.raises(Conflict):
        await store.change_person("ben", PersonChanges(handle="same", name="Other"))

    assert await store.person("ben") == person("ben")


async def test_somebody_who_is_there_already_cannot_be_added(store: Store) -> None:
    await add_people(store, "ann")

    with pytest.raises(Conflict):
        await store.add_person(person("ann", name="Other"), token("other", "ann"))
    with pytest.raises(Conflict):
        await store.add_person(person("ben"), token("#ann", "ben"))

    assert await store.person("ann") == person("ann")
    assert await store.person("ben") is None


async def test_tokens_come_and_go(store: Store) -> None:
    await add_people(store, "ann", "ben")
    second = token("second", "ann", created=2.0)
    await store.add_token(second)
    assert await store.tokens_of("ann") == [token("#ann", "ann"), second]

    await store.delete_token("#ann")

    assert await store.tokens_of("ann") == [second]
    assert await store.person_by_token("#ann") is None
    with pytest.raises(Conflict):
        await store.add_token(token("third", "nobody"))


async def test_a_token_that_is_used_shows_that_its_person_was_there(store: Store) -> None:
    await add_people(store, "ann", "ben")

    await store.touch("#ann", 50.0)

    found = await store.person_by_token("#ann")
    assert found == (person("ann", seen=50.0), token("#ann", "ann", used=50.0))
    assert await store.person("ben") == person("ben")


async def test_guests_are_idle_who_were_not_seen_and_play_nowhere(store: Store) -> None:
    await add_people(store, "gone", "long_gone", "kept", "playing", "paused", "waiting", "here")
    for id_, seen in (("gone", 20.0), ("long_gone", 10.0), ("waiting", 30.0), ("here", 50.0)):
        await store.touch(f"#{id_}", seen)
    await store.change_person("kept", PersonChanges(passphrase="hashed"))
    for status, sitter in (("playing", "playing"), ("paused", "paused"), ("over", "gone")):
        await store.append(summary(status, sitter, status=status), *lines(1))
    await store.append(summary("lobby", "waiting"), *lines(1))
    await store.append(summary("left", "long_gone", status="playing"), *lines(1))
    await store.append(summary("left", status="playing"), *lines(2))

    assert await store.idle_guests(50.0, 9) == ["long_gone", "gone", "waiting"]
    assert await store.idle_guests(50.0, 2) == ["long_gone", "gone"]


async def test_somebody_forgotten_leaves_a_name_in_games_and_nothing_else(store: Store) -> None:
    await add_people(store, "ann", "ben")
    await store.keep_daily(_result("ann", 5))
    await store.append(summary("left", "ann"), 1, [b"Ann sat"], Snapshot(1, b"Ann"))
    await store.append(summary("left", "ben"), 2, [b"Ben sat"])
    await store.append(summary("over", "ann", "ben", host="ann"), 1, [b"Ann sat"])
    await store.append(summary("other", "ben"), 1, [b"Ann is not here"])
    watched = summary("watched", "ben", welcomed=("ben", "ann"))
    await store.append(watched, 1, [b"Ann watched"])

    forgotten = await store.forget_person(
        "ann", "a guest", lambda body: body.replace(b"Ann", b"a guest")
    )

    assert sorted(forgotten) == ["left", "over", "watched"]

    assert await store.person("ann") is None
    assert await store.person_by_token("#ann") is None
    assert await store.daily_of("ann") == []
    assert await store.rooms_of("ann", 9) == []
    over = await store.summary("over")
    assert over is not None
    assert over.sitters == (Sitter(1, "a guest"), Sitter(2, "Ben", "ben"))
    assert over.host is None
    left = await store.room("left")
    assert left is not None
    assert (left.snapshot, left.entries[0].body) == (None, b"a guest sat")
    assert [entry.body for entry in await store.log("other")] == [b"Ann is not here"]
    assert [entry.body for entry in await store.log("watched")] == [b"a guest watched"]
    assert await store.summary("watched") == msgspec.structs.replace(watched, welcomed=("ben",))
    assert await store.check() == []


async def test_who_has_a_thousand_games_is_forgotten_in_all(store: Store) -> None:
    await add_people(store, "ann")
    for number in range(250):
        await store.append(summary(f"{number}", "ann"), *lines(1))

    await store.forget_person("ann", "a guest")

    assert await store.rooms_of("ann", 9) == []
    assert [room.sitters async for room in store.finished("ann")] == []
    last = await store.summary("249")
    assert last is not None
    assert last.sitters == (Sitter(1, "a guest"),)


# Days


def _result(person: str, score: int, **changes: object) -> DailyResult:
    result = DailyResult(
        day="2026-11-16",
        puzzle="plain",
        person=person,
        name=person.title(),
        room=f"room of {person}",
        score=score,
        tie_break=0,
        assisted=False,
        at=10.0,
    )
    return msgspec.structs.replace(result, **changes)


async def test_the_first_result_of_a_puzzle_counts(store: Store) -> None:
    await add_people(store, "ann")

    assert await store.keep_daily(_result("ann", 5))
    assert not await store.keep_daily(_result("ann", 9))
    assert await store.keep_daily(_result("ann", 7, puzzle="recipes"))

    assert await store.daily_results("2026-11-16", "plain", 9) == [_result("ann", 5)]


async def test_results_come_best_first_and_assisted_ones_last(store: Store) -> None:
    people = ("ann", "ben", "cleo", "dora", "emil")
    await add_people(store, *people)
    ranked = [
        _result("ann", 9, at=30.0),
        _result("ben", 7, tie_break=2, at=20.0),
        _result("cleo", 7, tie_break=1, at=5.0),
        _result("dora", 7, tie_break=1, at=6.0),
        _result("emil", 99, assisted=True),
    ]
    for result in reversed(ranked):
        await store.keep_daily(result)
    await store.keep_daily(_result("ann", 1, day="2026-11-15"))

    assert await store.daily_results("2026-11-16", "plain", 9) == ranked
    assert await store.daily_results("2026-11-16", "plain", 2) == ranked[:2]
    assert await store.daily_of("ann") == [ranked[0], _result("ann", 1, day="2026-11-15")]
