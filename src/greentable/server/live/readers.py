"""Everybody who has a socket open at a table: who comes and goes, and what they are told."""

from __future__ import annotations

from collections.abc import Iterator

from greentable.errors import GreentableError
from greentable.protocol.client_messages import Talk
from greentable.protocol.server_messages import FromServer, Hello
from greentable.protocol.version import NOT_YOURS, OPENED_ELSEWHERE, PROTOCOL, RESTARTING
from greentable.server.core.problems import TooMany
from greentable.server.live.absence import Attendance
from greentable.server.live.around import Around
from greentable.server.live.outbox import Outbox
from greentable.server.live.telling import RecentSteps, is_news, news_of_room, rejection, send_views
from greentable.server.room.documents import room_document
from greentable.server.room.room import Room
from greentable.server.room.talk import note, talked


class Readers:
    """Those who play and those who watch, each with an outbox; and who of them is there."""

    def __init__(self, around: Around) -> None:
        self._around = around
        self._readers: list[Outbox] = []
        settings = around.settings
        self.attendance = Attendance(
            around.world.now(), settings.silent_seconds, settings.absent_seconds
        )
        self.recent = RecentSteps()
        self._presence: FromServer | None = None
        self._trouble: str | None = None

    def __iter__(self) -> Iterator[Outbox]:
        return iter(self._readers)

    def __len__(self) -> int:
        return len(self._readers)

    # Coming and going

    def add(self, reader: Outbox, room: Room) -> None:
        """Somebody has opened a socket: the newest of one person wins. Raises TooMany."""
        person = reader.person
        watching = {one.person for one in self._readers} - set(room.people) - {person}
        if person not in room.people and len(watching) >= self._around.settings.spectators_per_room:
            raise TooMany("room.full", seconds=60)
        for other in [one for one in self._readers if one.person == person]:
            other.close(OPENED_ELSEWHERE)
            self._readers.remove(other)
        self._readers.append(reader)
        self.attendance.hear(person, self._around.world.now())
        self.send_all(reader, room)
        self._tell_what_holds(reader)

    def remove(self, reader: Outbox) -> bool:
        """A socket is closed; whether it was open until now."""
        if reader not in self._readers:
            return False
        self._readers.remove(reader)
        self.attendance.lose(reader.person, self._around.world.now())
        return True

    def send_away(self) -> None:
        """Let everybody go, who may come again at once."""
        for reader in self._readers:
            reader.close(RESTARTING)

    # To one

    def send_all(self, reader: Outbox, room: Room, seen: int | None = None) -> None:
        """All that somebody must know who comes in, or again; what happened since one revision."""
        hello = Hello(
            proto=PROTOCOL,
            room=room.id,
            rev=room.rev,
            seats=room.seats_of(reader.person),
            server_time=self._around.world.now(),
        )
        reader.put(hello)
        reader.put(room_document(room, reader.person))
        step = None if seen is None else self.recent.since(room, seen)
        send_views(room, [reader], self._around.settings.offer_seconds, step)
        if self._presence is not None:
            reader.put(self._presence)

    def _tell_what_holds(self, reader: Outbox) -> None:
        """What the others were told before somebody came in, and what still holds."""
        for one in self._around.notices:
            reader.put(one)
        if self._trouble is not None:
            reader.put(note(self._trouble))
        for seat in self.attendance.asked_about:
            reader.put(note("seat.absent", seat))

    # To all

    def tell(self, message: FromServer) -> None:
        """Tell everybody."""
        for reader in self._readers:
            reader.put(message)

    def pass_on(self, room: Room, reader: Outbox, talk: Talk) -> None:
        """Let everybody hear what somebody says, or tell that one why not."""
        try:
            heard = talked(room, reader.person, talk, self._around.world.now())
        except GreentableError as error:
            reader.put(rejection(room, None, error))
            return
        if heard is not None:
            self.tell(heard)
        else:
            reader.put(note("talk.muted"))

    def tell_news(self, before: Room, room: Room) -> None:
        """Tell everybody what is new about the room; those who may not be here any more must go."""
        for reader in [one for one in self._readers if not room.may_enter(one.person)]:
            reader.close(NOT_YOURS)
            self._readers.remove(reader)
        for reader in self._readers if is_news(before, room) else ():
            if (news := news_of_room(before, room, reader.person)) is not None:
                reader.put(news)

    def tell_trouble(self, trouble: str | None) -> None:
        """Tell everybody why the store takes nothing, and when it takes moves again."""
        if trouble != self._trouble:
            self._trouble = trouble
            self.tell(note(trouble or "server.writes_again"))

    def tell_presence(self, room: Room) -> None:
        """Tell everybody who is there, if it is news; and ask about those who are away for long."""
        now = self._around.world.now()
        for seat in self.attendance.to_ask_about(room, now):
            self.tell(note("seat.absent", seat))
        presence = self.attendance.presence(room, self._readers, now)
        if presence != self._presence:
            self._presence = presence
            self.tell(presence)

    def times(self, room: Room) -> list[float]:
        """When there will be something to tell about who is there."""
        now = self._around.world.now()
        soon = (self.attendance.next_change(now), self.attendance.next_question(room))
        return [at for at in soon if at is not None]
