"""An outbox: in order, whole views only, and never in the sender's way."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
import pytest

from greentable.protocol.server_messages import Ack, FromServer, Pong, View, write_message
from greentable.server.live.outbox import MOST_EVENTS, Closing, Outbox
from greentable.words.messages import say

pytestmark = pytest.mark.anyio


def view(rev: int, seat: int = 1, events: int = 1) -> View:
    return View(
        rev=rev,
        seat=seat,
        view=msgspec.Raw(b"{}"),
        events=tuple(msgspec.Raw(b"%d" % (rev * 1000 + n)) for n in range(events)),
        told=(say("list-nothing"),) * events,
        ledger=None,
        ahead=None,
        held=None,
        clocks=(),
        undo=None,
    )


async def taken(outbox: Outbox) -> list[tuple[str, int | None]]:
    """The kinds of messages that wait, with their revisions."""
    found = []
    outbox.close(1000)
    while not isinstance(texts := await outbox.take(), Closing):
        messages = map(msgspec.json.decode, texts)
        found += [(message["type"], message.get("rev")) for message in messages]
    assert texts == Closing(1000)
    return found


def filled(*messages: FromServer, most: int = 10) -> Outbox:
    outbox = Outbox("ann", most)
    for message in messages:
        outbox.put(message)
    return outbox


async def test_messages_come_in_order() -> None:
    outbox = filled(Pong(n=1), Ack(id="a", rev=3), view(3), Ack(id="b", rev=4))
    assert await taken(outbox) == [("pong", None), ("ack", 3), ("view", 3), ("ack", 4)]


async def test_a_newer_view_of_a_seat_takes_the_place_of_the_older() -> None:
    outbox = filled(view(3), view(3, seat=2), Ack(id="a", rev=4), view(4), view(5))
    assert await taken(outbox) == [("view", 3), ("ack", 4), ("view", 5)]


async def test_it_takes_over_the_events() -> None:
    outbox = filled(view(3, events=2), view(4), view(5, events=2))
    texts = await outbox.take()
    assert isinstance(texts, list)
    [text] = texts
    message = msgspec.json.decode(text)
    assert message["events"] == [3000, 3001, 4000, 5000, 5001]
    assert len(message["told"]) == 5


async def test_but_only_the_last_ones_of_very_many() -> None:
    outbox = filled(*(view(rev, events=100) for rev in range(1, 11)))
    texts = await outbox.take()
    assert isinstance(texts, list)
    [text] = texts
    events = msgspec.json.decode(text)["events"]
    assert (len(events), events[-1]) == (MOST_EVENTS, 10_099)


async def test_bytes_that_are_written_already_are_sent_as_they_are() -> None:
    outbox = Outbox("ann", 10)
    outbox.put(view(3), write_message(view(3)))
    assert await outbox.take() == [write_message(view(3))]


async def test_a_slow_reader_is_let_go_with_nothing_more() -> None:
    outbox = filled(*(Pong(n=n) for n in range(12)))
    assert await outbox.take() == Closing(4429)
    outbox.put(Pong(n=99))
    assert await outbox.take() == Closing(4429)


async def test_the_first_reason_to_close_counts() -> None:
    outbox = filled(Pong(n=1))
    outbox.close(4409)
    outbox.close(1012)
    assert await outbox.take() == [write_message(Pong(n=1))]
    assert await outbox.take() == Closing(4409)


# Written at once


class Socket:
    """A socket that takes everything, or nothing."""

    def __init__(self) -> None:
        self.written: list[list[bytes]] = []
        self.takes = True

    def write(self, texts: Sequence[bytes]) -> bool:
        if self.takes:
            self.written.append(list(texts))
        return self.takes


async def test_what_is_put_in_by_one_is_written_at_once_and_together() -> None:
    socket = Socket()
    outbox = Outbox("ann", 10, write=socket.write)
    outbox.put(Ack(id="a", rev=3))
    outbox.put(view(3))
    assert socket.written == []
    await asyncio.sleep(0)
    assert socket.written == [[write_message(Ack(id="a", rev=3)), write_message(view(3))]]


async def test_what_the_socket_does_not_take_is_left_for_the_task_that_serves_it() -> None:
    socket = Socket()
    socket.takes = False
    outbox = Outbox("ann", 10, write=socket.write)
    outbox.put(view(3, events=0))
    await asyncio.sleep(0)
    outbox.put(view(4, events=0))
    assert await outbox.take() == [write_message(view(4, events=0))]


async def test_nothing_overtakes_what_was_taken_and_is_not_sent_yet() -> None:
    socket = Socket()
    outbox = Outbox("ann", 10, write=socket.write)
    outbox.put(Pong(n=1))
    assert await outbox.take() == [write_message(Pong(n=1))]
    outbox.put(Pong(n=2))
    await asyncio.sleep(0)
    assert socket.written == []
    assert await outbox.take() == [write_message(Pong(n=2))]


async def test_the_end_comes_after_what_was_put_in_before_it() -> None:
    socket = Socket()
    outbox = Outbox("ann", 10, write=socket.write)
    outbox.put(Pong(n=1))
    outbox.close(4409)
    await asyncio.sleep(0)
    assert socket.written == []
    assert await outbox.take() == [write_message(Pong(n=1))]
    assert await outbox.take() == Closing(4409)
