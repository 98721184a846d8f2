"""Several processes over one store: who owns a room, what they tell each other, what they share."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from greentable.server.store import Conflict, Store, open_store
from tests.server.store.rows import LOBBY, entries, lines
from tests.server.waiting import SECONDS

pytestmark = pytest.mark.anyio
LONG = 1000.0
OVER = -1.0  # a lease that has run out when it is taken


@pytest.fixture
async def other(store: Store, store_place: str) -> AsyncIterator[Store]:
    """The same store, as another process has it."""
    other = open_store(store_place)
    await other.open()
    yield other
    await other.close()


async def test_a_free_room_is_leased_to_who_asks(store: Store) -> None:
    lease = await store.take_lease("room", "one", "http://one", LONG)

    assert (lease.room, lease.owner, lease.address) == ("room", "one", "http://one")
    assert await store.take_lease("room", "two", "http://two", LONG) == lease


async def test_the_epoch_rises_with_every_owner(store: Store, other: Store) -> None:
    first = await store.take_lease("room", "one", "", OVER)
    second = await other.take_lease("room", "two", "", LONG)
    again = await other.take_lease("room", "two", "", LONG)
    await other.release_lease("room", "two")
    third = await store.take_lease("room", "one", "", LONG)

    assert (second.owner, third.owner) == ("two", "one")
    assert first.epoch < second.epoch == again.epoch < third.epoch


async def test_a_deleted_room_does_not_begin_its_epochs_again(store: Store) -> None:
    first = await store.take_lease("room", "one", "", LONG)
    await store.append(LOBBY, *lines(1), epoch=first.epoch)
    await store.delete_room("room")
    await store.release_lease("room", "one")

    assert (await store.take_lease("room", "two", "", LONG)).epoch > first.epoch


async def test_only_the_owner_lets_go_of_a_room(store: Store) -> None:
    lease = await store.take_lease("room", "one", "", LONG)

    await store.release_lease("room", "two")

    assert await store.take_lease("room", "two", "", LONG) == lease


async def test_an_owner_renews_what_is_still_its_own(store: Store, other: Store) -> None:
    await store.take_lease("kept", "one", "", OVER)
    await store.take_lease("lost", "one", "", OVER)
    await other.take_lease("lost", "two", "", LONG)

    assert await store.renew_leases("one", LONG) == {"kept"}
    assert (await other.take_lease("kept", "two", "", LONG)).owner == "one"


async def test_an_owner_of_the_past_cannot_write(store: Store, other: Store) -> None:
    old = await store.take_lease("room", "one", "", OVER)
    await store.append(LOBBY, *lines(1), epoch=old.epoch)
    new = await other.take_lease("room", "two", "", LONG)

    with pytest.raises(Conflict) as caught:
        await store.append(LOBBY, *lines(2), epoch=old.epoch)
    await other.append(LOBBY, *lines(2), epoch=new.epoch)

    assert caught.value.code == "store.lease_lost"
    assert await store.log("room") == tuple(entries(1, 2))


async def test_an_epoch_that_nobody_has_taken_is_a_conflict(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append(LOBBY, *lines(1), epoch=1)


async def test_of_many_who_want_a_room_one_gets_it(store: Store, other: Store) -> None:
    stores = [store, other] * 20
    leases = await asyncio.gather(
        *(one.take_lease("room", f"{name}", "", LONG) for name, one in enumerate(stores))
    )

    assert len({(lease.owner, lease.epoch) for lease in leases}) == 1


async def test_what_is_told_is_heard_by_all_who_listen_to_it(store: Store) -> None:
    first, second, elsewhere = store.told("rooms"), store.told("rooms"), store.told("people")

    for id_ in ("a", "b with spaces"):
        await store.tell("rooms", id_)
    await store.tell("people", "c")

    for heard in (first, second):
        assert [await anext(heard), await anext(heard)] == ["a", "b with spaces"]
    assert await anext(elsewhere) == "c"


async def test_who_has_closed_an_ear_hears_no_more(store: Store) -> None:
    deaf, open_ear = store.told("rooms"), store.told("rooms")
    deaf.close()

    await store.tell("rooms", "a")

    assert await anext(open_ear) == "a"
    hearing = asyncio.ensure_future(anext(deaf))
    await asyncio.sleep(0)
    assert not hearing.done()
    hearing.cancel()


async def test_processes_on_postgresql_hear_each_other(postgres_url: str) -> None:
    one, two = open_store(postgres_url), open_store(postgres_url)
    await one.open()
    await two.open()
    heard = two.told("rooms")

    await one.tell("rooms", "a")

    assert await asyncio.wait_for(anext(heard), SECONDS) == "a"
    await one.close()
    await two.close()


async def test_small_things_are_remembered(store: Store, other: Store) -> None:
    assert await store.remembered("secret") is None
    assert await store.remember_first("secret", "first") == "first"
    assert await other.remember_first("secret", "second") == "first"

    await other.remember("secret", "third")
    assert await store.remembered("secret") == "third"

    await store.forget("secret")
    assert await other.remembered("secret") is None


async def test_small_things_are_found_by_how_their_keys_begin(store: Store) -> None:
    for key in ("place/a", "place/b", "placement", "PLACE/c", "%"):
        await store.remember(key, f"value of {key}")
    assert await store.remembered_below("place/") == {
        "a": "value of place/a",
        "b": "value of place/b",
    }
    assert await store.remembered_below("none") == {}
