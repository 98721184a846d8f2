"""The schema: brought up to date once, whole or not at all, and never by an older program."""

from __future__ import annotations

import asyncio

import pytest

from greentable.errors import UsageError
from greentable.server.store import Store, open_store
from greentable.server.store.migrations import Migration, migrate, migrations
from greentable.server.store.statements import Rows, Sql, Work

pytestmark = pytest.mark.anyio
KNOWN = list(migrations())
NEXT = Migration(KNOWN[-1].number + 1, "next", ("CREATE TABLE new_one (id BIGINT)",))
BROKEN = Migration(NEXT.number + 1, "broken", ("CREATE TABLE another (id BIGINT)", "NO SQL"))


def _asked(sql: str) -> Work[Rows]:
    return (yield Sql(sql))


def test_numbers_count_from_one() -> None:
    assert [step.number for step in KNOWN] == list(range(1, len(KNOWN) + 1))


async def test_who_opens_at_the_same_time_finds_one_schema(store_place: str) -> None:
    stores = [open_store(store_place) for _ in range(6)]
    await asyncio.gather(*(store.open() for store in stores))

    rows = await stores[0].read(_asked("SELECT number FROM migrations ORDER BY number"))
    assert rows == [(step.number,) for step in KNOWN]
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_new_step_is_applied_to_what_is_there(store: Store) -> None:
    await store.remember("kept", "yes")

    for _ in range(2):
        assert await store.write(migrate([*KNOWN, NEXT])) == NEXT.number

    assert await store.read(_asked("SELECT id FROM new_one")) == []
    assert await store.remembered("kept") == "yes"


async def test_steps_are_applied_all_or_none(store: Store) -> None:

    with pytest.raises(Exception, match="NO"):
        await store.write(migrate([*KNOWN, NEXT, BROKEN]))

    rows = await store.read(_asked("SELECT number FROM migrations"))
    assert [number for (number,) in rows] == [step.number for step in KNOWN]
    # Not even the first of them is there: it can be made again.
    assert await store.write(migrate([*KNOWN, NEXT])) == NEXT.number


async def test_a_schema_of_a_newer_program_is_left_alone(store: Store, store_place: str) -> None:
    await store.write(migrate([*KNOWN, NEXT]))

    with pytest.raises(UsageError, match=f"version {NEXT.number}") as caught:
        await open_store(store_place).open()

    assert caught.value.code == "store.newer"
