"""The people who have a socket open at a table, and the messages to all of them."""

from __future__ import annotations

from collections.abc import Iterator

from greentable.errors import GreentableError
from greentable.protocol.client_messages import Talk
from greentable.protocol.server_messages import FromServer, Hello
from greentable.protocol.version import NOT_YOURS, OPENED_ELSEWHERE, PROTOCOL, RESTARTING
from greentable.server.core.problems import TooMany
from greentable.server.live.absence import Attendance
from greentable.server.live.outbox import Outbox
from greentable.server.live.room_context import RoomContext
from greentable.server.live.telling import RecentSteps, is_news, news_of_room, rejection, send_views
from greentable.server.room.documents import room_document
from greentable.server.room.room import Room
from greentable.server.room.talk import note, talked


class Readers:
    """Players and spectators, each with an outbox, and their attendance."""

    def __init__(self, context: RoomContext) -> None:
        self._context = context
        self._readers: list[Outbox] = []
        settings = context.settings
        self.attendance = Attendance(
            context.world.now(), settings.silent_seconds, settings.absent_seconds
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
        """Add a reader; it replaces an older socket of the same person. Raises TooMany."""
        person = reader.person
        watching = {one.person for one in self._readers} - set(room.people) - {person}
        if (
            person not in room.people
            and len(watching) >= self._context.settings.spectators_per_room
        ):
            raise TooMany("room.full", seconds=60)
        for other in [one for one in self._readers if one.person == person]:
            other.close(OPENED_ELSEWHERE)
            self._readers.remove(other)
        self._readers.append(reader)
        self.attendance.hear(person, self._context.world.now())
        self.send_all(reader, room)
        self._tell_what_holds(reader)

    def remove(self, reader: Outbox) -> bool:
        """Remove a reader; False if it was not there."""
        if reader not in self._readers:
            return False
        self._readers.remove(reader)
        self.attendance.lose(reader.person, self._context.world.now())
        return True

    def send_away(self) -> None:
        """Close all sockets with the code for a restart: clients reconnect at once."""
        for reader in self._readers:
            reader.close(RESTARTING)

    # To one

    def send_all(self, reader: Outbox, room: Room, seen: int | None = None) -> None:
        """Send the room, the views with the events since revision `seen`, and presence."""
        hello = Hello(
            proto=PROTOCOL,
            room=room.id,
            rev=room.rev,
            seats=room.seats_of(reader.person),
            server_time=self._context.world.now(),
        )
        reader.put(hello)
        reader.put(room_document(room, reader.person))
        step = None if seen is None else self.recent.since(room, seen)
        send_views(room, [reader], self._context.settings.offer_seconds, step)
        if self._presence is not None:
            reader.put(self._presence)

    def _tell_what_holds(self, reader: Outbox) -> None:
        """Send a new reader the notes that the others got before and that still hold."""
        for one in self._context.notices:
            reader.put(one)
        if self._trouble is not None:
            reader.put(note(self._trouble))
        for seat in self.attendance.asked_about:
            reader.put(note("seat.absent", seat))

    # To all

    def tell(self, message: FromServer) -> None:
        """Send a message to every reader."""
        for reader in self._readers:
            reader.put(message)

    def pass_on(self, room: Room, reader: Outbox, talk: Talk) -> None:
        """Send a reader's talk to everybody, or tell only the reader why it is refused."""
        try:
            heard = talked(room, reader.person, talk, self._context.world.now())
        except GreentableError as error:
            reader.put(rejection(room, None, error))
            return
        if heard is not None:
            self.tell(heard)
        else:
            reader.put(note("talk.muted"))

    def tell_news(self, before: Room, room: Room) -> None:
        """Send everybody the changed room; close the sockets of people who lost access."""
        for reader in [one for one in self._readers if not room.may_enter(one.person)]:
            reader.close(NOT_YOURS)
            self._readers.remove(reader)
        for reader in self._readers if is_news(before, room) else ():
            if (news := news_of_room(before, room, reader.person)) is not None:
                reader.put(news)

    def tell_trouble(self, trouble: str | None) -> None:
        """Tell everybody why the store refuses changes, or that it accepts them again."""
        if trouble != self._trouble:
            self._trouble = trouble
            self.tell(note(trouble or "server.writes_again"))

    def tell_presence(self, room: Room) -> None:
        """Send presence to everybody if it changed; ask about players who are away too long."""
        now = self._context.world.now()
        for seat in self.attendance.to_ask_about(room, now):
            self.tell(note("seat.absent", seat))
        presence = self.attendance.presence(room, self._readers, now)
        if presence != self._presence:
            self._presence = presence
            self.tell(presence)

    def times(self, room: Room) -> list[float]:
        """The times of the next changes of presence and questions about absent players."""
        now = self._context.world.now()
        soon = (self.attendance.next_change(now), self.attendance.next_question(room))
        return [at for at in soon if at is not None]
