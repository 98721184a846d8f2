"""A mailbox: one job after the other, no more than fit, and nobody waits for ever."""

from __future__ import annotations

import asyncio

import pytest

from greentable.server.core.problems import TooMany
from greentable.server.live.mailbox import Gone, Mailbox
from greentable.server.store.values import Conflict

pytestmark = pytest.mark.anyio


async def nothing() -> None:
    pass


async def work(mailbox: Mailbox, jobs: int) -> None:
    for _ in range(jobs):
        await (await mailbox.take())()


async def test_jobs_are_done_in_the_order_in_which_they_came() -> None:
    mailbox, done = Mailbox(10), list[int]()

    async def job(number: int) -> None:
        await asyncio.sleep(0)
        done.append(number)

    for number in range(4):
        mailbox.post(lambda number=number: job(number))  # type: ignore[misc]
    await work(mailbox, 4)
    assert done == [0, 1, 2, 3]
    assert mailbox.is_empty


async def test_a_full_mailbox_takes_no_more() -> None:
    mailbox = Mailbox(2)
    mailbox.post(nothing)
    mailbox.nudge()
    mailbox.nudge()  # there is a job already: no need for another
    with pytest.raises(TooMany) as caught:
        mailbox.post(nothing)
    assert caught.value.code == "room.busy"


async def test_who_asks_gets_what_came_of_it() -> None:
    mailbox = Mailbox(2)

    async def answer() -> int:
        return 7

    asked = asyncio.create_task(mailbox.request(answer))
    await asyncio.sleep(0)
    await work(mailbox, 1)
    assert await asked == 7


async def test_who_asks_gets_its_error_and_the_actor_does_not() -> None:
    mailbox = Mailbox(2)

    async def fail() -> None:
        raise TooMany("room.full", seconds=1)

    asked = asyncio.create_task(mailbox.request(fail))
    await asyncio.sleep(0)
    await work(mailbox, 1)
    with pytest.raises(TooMany):
        await asked


async def test_that_the_room_is_lost_both_get_to_know() -> None:
    mailbox = Mailbox(2)

    async def fail() -> None:
        raise Conflict("store.conflict")

    asked = asyncio.create_task(mailbox.request(fail))
    await asyncio.sleep(0)
    with pytest.raises(Conflict):
        await work(mailbox, 1)
    with pytest.raises(Conflict):
        await asked


async def test_when_it_is_closed_nobody_waits_for_an_answer_any_more() -> None:
    mailbox = Mailbox(2)
    asked = asyncio.create_task(mailbox.request(nothing))
    await asyncio.sleep(0)
    mailbox.close()
    with pytest.raises(Gone):
        await asked
    with pytest.raises(Gone):
        mailbox.post(nothing)


async def test_who_no_longer_wants_an_answer_disturbs_nobody() -> None:
    mailbox = Mailbox(2)
    asked = asyncio.create_task(mailbox.request(nothing))
    await asyncio.sleep(0)
    asked.cancel()
    await asyncio.gather(asked, return_exceptions=True)
    await work(mailbox, 1)
    mailbox.close()
