"""The actor of a live room: one asyncio task that handles one message after the other.

Every change to the room goes through its mailbox. The change is planned on the current room and
written to the store; only then is the room changed, the command acknowledged and the result shown.
If the store refuses, nothing has happened. If another process has written first, the actor gives
the room up.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from greentable.errors import GreentableError
from greentable.protocol.client_messages import LetStandIn
from greentable.protocol.server_messages import Ack, Reject
from greentable.server.core import logs, metrics
from greentable.server.core.problems import TooMany
from greentable.server.live.alarm import Alarm
from greentable.server.live.bot_seats import BotSeats
from greentable.server.live.mailbox import Gone, Mailbox, MailboxTask
from greentable.server.live.outbox import Outbox
from greentable.server.live.readers import Readers
from greentable.server.live.room_context import RoomContext
from greentable.server.live.telling import rejection, send_views
from greentable.server.room.clocks import deadlines
from greentable.server.room.documents import summary_of
from greentable.server.room.fair_dealing import more_seeds
from greentable.server.room.folding import with_entries
from greentable.server.room.handling import (
    ChangeMessage,
    Plan,
    Stale,
    begins_to_ask,
    done_before,
    move_plan,
    plan_for,
)
from greentable.server.room.room import Room
from greentable.server.room.seating import come_back
from greentable.server.room.snapshots import is_due, write_snapshot
from greentable.server.store.values import Conflict, Snapshot, Summary, Unavailable

T = TypeVar("T")
Key = tuple[str, int, str]
"""A command: the person, the seat, the command id."""

_RETRY_SECONDS = 1.0  # after an error that no command caused, such as a full disk
_MOST_ANSWERS = 256  # of all people at the table, for commands that are sent again


class Actor:
    """The task that owns a live room and makes all changes to it."""

    def __init__(
        self, room: Room, context: RoomContext, epoch: int | None = None, *, woken: bool = False
    ) -> None:
        """`woken`: the room slept, so its clocks wait until people had time to come back."""
        self.room = room
        self.readers = Readers(context)
        self._context = context
        self._offer_seconds = context.settings.offer_seconds
        self._epoch = epoch
        self._mailbox = Mailbox(context.settings.mailbox)
        self._answers: OrderedDict[Key, Ack | Reject] = OrderedDict()
        self._bots = BotSeats(context.world, context.minds, self._bot_has_moved)
        now = context.world.now()
        self._clocks_from = now + self._offer_seconds if woken else now
        self._retry_at = now
        self._quiet_since = now
        self._alarm = Alarm(context.world, self._mailbox.nudge)
        self._task = asyncio.create_task(self._run(), name=f"room/{room.id}")

    # The mailbox

    @property
    def is_gone(self) -> bool:
        """True if the actor has stopped."""
        return self._mailbox.is_closed

    async def request(self, task: Callable[[], Awaitable[T]]) -> T:
        """Run a task in the actor and return its result. Raises Gone, TooMany."""
        return await self._mailbox.request(task)

    def post(self, task: MailboxTask) -> None:
        """Queue a task. Raises Gone, TooMany."""
        self._mailbox.post(task)

    async def _run(self) -> None:
        self._mailbox.nudge()
        while not self.is_gone:
            task = await self._mailbox.take()
            try:
                await task()
                await self._do_what_is_due()
            except Conflict:
                logs.warn("room.lost", room=self.room.id)
                self._give_up()
            except Unavailable:
                self._retry_at = self._context.world.now() + _RETRY_SECONDS
            except Exception as error:  # noqa: BLE001 - one mistake must not end the game
                logs.fail("room.failed", error, room=self.room.id)
                self._retry_at = self._context.world.now() + _RETRY_SECONDS
            self._set_alarm()

    def _give_up(self) -> None:
        """Stop for good; all who are connected have to connect again."""
        self._mailbox.close()
        self._bots.stop()
        self._alarm.stop()
        self.readers.send_away()

    async def stop(self) -> None:
        """Finish the tasks that are queued, then stop."""

        async def give_up() -> None:
            self._give_up()

        if not self.is_gone:
            self._mailbox.put_last(give_up)
        await self._task

    # Deadlines

    def _set_alarm(self) -> None:
        """Set the alarm to the next deadline."""
        if not self.is_gone and (times := self._times()):
            self._alarm.set(max(self._retry_at, min(times)))

    def _times(self) -> list[float]:
        """The times of the next deadlines."""
        now = self._context.world.now()
        clocks = deadlines(self.room, self._offer_seconds)
        times = [
            max(at, self._clocks_from)
            for seat, at in clocks.items()
            if not self._bots.is_thinking(seat)
        ]
        if self._retry_at > now:
            times.append(self._retry_at)
        if self.readers:
            times += self.readers.times(self.room)
        elif self._bots.are_idle:
            times.append(self._quiet_since + self._context.settings.sleep_seconds)
        return times

    async def _do_what_is_due(self) -> None:
        now = self._context.world.now()
        if now >= self._clocks_from:
            await self._let_clocks_decide(now)
        self._bots.follow(self.room)
        self.readers.tell_presence(self.room)
        is_quiet = not self.readers and self._bots.are_idle and self._mailbox.is_empty
        if is_quiet and now >= self._quiet_since + self._context.settings.sleep_seconds:
            self._give_up()

    async def _let_clocks_decide(self, now: float) -> None:
        while due := [
            seat
            for seat, at in deadlines(self.room, self._offer_seconds).items()
            if at <= now and not self._bots.is_thinking(seat)
        ]:
            room, seat = self.room, due[0]
            assert room.table is not None, "a seat is asked"
            no = room.game.refusal(room.table.state, seat)
            if no is None:
                self._bots.decide_once(room, due)
                return
            await self.commit(move_plan(room, seat, room.game.write_move(no), by="clock"))

    def _bot_has_moved(self, plan: Callable[[Room], Plan | None]) -> None:
        """Queue the move that a bot has chosen; it is planned when the actor gets to it."""

        async def move() -> None:
            found = plan(self.room)
            if found is not None:
                await self.commit(found)

        try:
            self.post(move)
        except TooMany:
            asyncio.get_running_loop().call_later(1, self._bot_has_moved, plan)
        except Gone:
            pass

    # Changing the room

    async def commit(self, plan: Plan, acknowledge: Callable[[], None] | None = None) -> Room:
        """Write a plan for the current room to the store, change the room, and tell everybody.

        Only for tasks of the mailbox. Raises Conflict, Unavailable: then nothing was changed.
        """
        before, now = self.room, self._context.world.now()
        room, lines = with_entries(before, plan.entries, now, plan.step)
        if lines:
            if (seeds := more_seeds(room, self._context.world)) is not None:
                room, more = with_entries(room, [seeds], now)
                lines += more
            snapshot = write_snapshot(room) if is_due(before, room) else None
            summary = summary_of(room, self._offer_seconds)
            await self._append(summary, before.rev + 1, lines, snapshot)
            self.room = room
            self.readers.recent.keep(before, room, plan.step)
            if before.status != "over" == room.status:
                self._context.has_finished(room)
        if acknowledge is not None:
            acknowledge()
        self._tell_change(before, plan)
        return room

    def _tell_change(self, before: Room, plan: Plan) -> None:
        """Send everybody the result of a plan: the room if it changed, the game, and notes."""
        self.readers.tell_news(before, self.room)
        if self.room.rev != before.rev:
            send_views(self.room, self.readers, self._offer_seconds, plan.step)
        for one in plan.notes:
            self.readers.tell(one)

    async def _append(
        self, summary: Summary, first: int, lines: list[bytes], snapshot: Snapshot | None
    ) -> None:
        """Write entries to the store. Raises Conflict; Unavailable, after telling everybody."""
        context = self._context
        try:
            with metrics.appending.time():
                await context.store.append(summary, first, lines, snapshot, self._epoch)
        except Unavailable as error:
            metrics.not_stored.inc()
            self.readers.tell_trouble(context.store_fails(error))
            raise
        context.store_works()
        self.readers.tell_trouble(None)

    # People at the table

    async def come_in(self, reader: Outbox) -> None:
        """Add a reader who has opened a socket. Raises TooMany."""
        self.readers.add(reader, self.room)
        back = come_back(self.room, reader.person)
        absent = [one for one in back if self.room.chair(one.seat).why_stand_in == "absent"]
        if absent and self.room.status == "playing":
            await self.commit(Plan(tuple(absent)))

    def lose(self, reader: Outbox) -> None:
        """Remove a reader whose socket is closed.

        Even if the mailbox is full: else the reader would count as present for ever.
        """
        if not self.is_gone:
            self._mailbox.put_last(partial(self._go_out, reader))

    async def _go_out(self, reader: Outbox) -> None:
        if self.readers.remove(reader):
            self._quiet_since = self._context.world.now()

    def heard(self, person: str) -> None:
        """Note that a person has sent a message."""
        if self.readers.attendance.hear(person, self._context.world.now()):
            self._mailbox.nudge()

    # Messages from people

    async def fulfil(self, reader: Outbox, message: ChangeMessage) -> None:
        """Carry out a message or reject it; the answer is sent first, then the views."""
        key = (reader.person, getattr(message, "seat", 0), message.id)
        if key in self._answers:
            reader.put(self._answers[key])
            return
        done = done_before(self.room, message)
        if done is not None and key[1] in self.room.seats_of(reader.person):
            self._answer(reader, key, Ack(id=message.id, rev=done))
            return
        try:
            plan = plan_for(self.room, reader.person, message)
            if begins_to_ask(self.room, plan.step):
                self._context.offers.take(reader.person, "offer.too_many")
            if isinstance(message, LetStandIn):
                now = self._context.world.now()
                self.readers.attendance.answer(self.room, message.seat, now, wait=not message.yes)
            await self.commit(
                plan, lambda: self._answer(reader, key, Ack(id=message.id, rev=self.room.rev))
            )
        except Conflict:
            raise
        except Unavailable as error:
            # It may or may not be in the store, so the answer is not kept: a repeat is tried again.
            reader.put(rejection(self.room, message.id, error))
        except GreentableError as error:
            self._answer(reader, key, rejection(self.room, message.id, error))
            if isinstance(error, Stale):
                send_views(self.room, [reader], self._offer_seconds)
        except Exception as error:
            if key not in self._answers:
                reader.put(rejection(self.room, message.id, error))
            raise

    def _answer(self, reader: Outbox, key: Key, answer: Ack | Reject) -> None:
        """Answer a command, and keep the answer in case the command is sent again."""
        self._answers[key] = answer
        while len(self._answers) > _MOST_ANSWERS:
            self._answers.popitem(last=False)
        reader.put(answer)

    async def hurry(self, person: str) -> None:
        """Let bots play without pauses, if this is the only person who plays."""
        if self.room.people == (person,):
            self._bots.hurry()
