"""Attendance: presence dots for all, and when the others are asked about an absent player.

It is kept in memory only: after a restart everybody has to connect again anyway.
"""

from __future__ import annotations

from collections.abc import Iterable

from greentable.protocol.server_messages import Dot, Presence
from greentable.server.core.problems import Refused
from greentable.server.live.outbox import Outbox
from greentable.server.room.clocks import rules_of
from greentable.server.room.room import Room


class Attendance:
    """The times when people at a room were last heard from, and when they left."""

    def __init__(self, now: float, silent_seconds: float, absent_seconds: float) -> None:
        self._silent, self._absent = silent_seconds, absent_seconds
        self._heard: dict[str, float] = {}
        self._gone: dict[str, float] = {}
        self._began = now
        self._asked: set[int] = set()

    def hear(self, person: str, now: float) -> bool:
        """Note that a person is there; True if their dot changes."""
        is_news = self.dot(person, now) != "here"
        self._heard[person] = now
        self._gone.pop(person, None)
        return is_news

    def lose(self, person: str, now: float) -> None:
        """Note that a person's last socket is closed."""
        self._heard.pop(person, None)
        self._gone[person] = now

    def dot(self, person: str | None, now: float) -> Dot:
        """A person's presence dot."""
        if person is None or person not in self._heard:
            return "gone"
        return "here" if now - self._heard[person] < self._silent else "silent"

    def presence(self, room: Room, readers: Iterable[Outbox], now: float) -> Presence:
        """The dots by seat, and the number of spectators."""
        playing = room.people
        seats = {
            seat: self.dot(chair.person, now)
            for seat, chair in enumerate(room.chairs, 1)
            if chair.person in playing and not chair.conceded
        }
        watching = {reader.person for reader in readers}.difference(playing)
        return Presence(seats=seats, spectators=len(watching))

    def next_change(self, now: float) -> float | None:
        """The time when the next person becomes silent; None if there is none."""
        times = [at + self._silent for at in self._heard.values()]
        return min((at for at in times if at > now), default=None)

    # Players who are away on their turn

    def absent_since(self, room: Room, seat: int) -> float | None:
        """The time since when the table waits for an absent player; None if it does not.

        None, too, in rooms with a clock: there the clock decides.
        """
        person = room.chair(seat).person
        waits = seat in room.asked and room.chair(seat).mind is None
        if not waits or person is None or person in self._heard:
            return None
        if rules_of(room).seconds is not None:
            return None
        return max(self._gone.get(person, self._began), room.decisions[seat].at)

    def to_ask_about(self, room: Room, now: float) -> list[int]:
        """The seats to ask the others about now, each once until the question is answered.

        Questions about players who have moved or come back meanwhile are dropped.
        """
        self._asked = {seat for seat in self._asked if self.absent_since(room, seat) is not None}
        due = [
            seat
            for seat in room.asked
            if seat
            and seat not in self._asked
            and (since := self.absent_since(room, seat)) is not None
            and now >= since + self._absent
        ]
        self._asked |= set(due)
        return due

    @property
    def asked_about(self) -> list[int]:
        """The seats with an open question to the others."""
        return sorted(self._asked)

    def next_question(self, room: Room) -> float | None:
        """The time of the next question about an absent player; None if none is due."""
        times = [
            since + self._absent
            for seat in room.asked
            if seat and seat not in self._asked
            if (since := self.absent_since(room, seat)) is not None
        ]
        return min(times, default=None)

    def answer(self, room: Room, seat: int, now: float, *, wait: bool) -> None:
        """Take the others' answer about a seat. Raises Refused if they were not asked."""
        if seat not in self._asked:
            raise Refused("seat.not_away", seat=seat)
        if wait:
            self._keep_waiting(room, seat, now)

    def _keep_waiting(self, room: Room, seat: int, now: float) -> None:
        """Start the absence anew, so that the others are asked again later."""
        self._asked.discard(seat)
        person = room.chair(seat).person
        if person is not None and person not in self._heard:
            self._gone[person] = now
