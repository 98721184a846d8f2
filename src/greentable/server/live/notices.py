"""Announcements of the server's host, and the removal of banned people.

`greentable admin` writes both to the store, from another process. On PostgreSQL, each process of
the server is notified at once; on both databases it also checks every few seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

from greentable.protocol.server_messages import Note
from greentable.protocol.version import NOT_YOURS, SIGN_IN
from greentable.server.core.recurring import attempt
from greentable.server.live.rooms import Rooms
from greentable.server.room.talk import note
from greentable.server.store.store import Store
from greentable.server.store.values import ANNOUNCEMENT, DRAINING, NOTICES, SENT_AWAY, Lost
from greentable.words.messages import say

ANNOUNCED, IS_DRAINING = "server.announced", "server.draining"

_REFRESH_SECONDS = 5.0


class Notices:
    """The current notices; tables are told when they change."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store, self._rooms = store, rooms
        self.announcement = ""
        self.is_draining = False
        self._sent_away: str | None = None

    async def open(self) -> None:
        """Read the notices from the store."""
        self.announcement = await self._store.remembered(ANNOUNCEMENT) or ""
        self.is_draining = await self._store.remembered(DRAINING) is not None
        self._sent_away = await self._store.remembered(SENT_AWAY)
        self._rooms.context.notices = tuple(self._notes())

    def _notes(self) -> Iterator[Note]:
        """The current notices as notes to people at tables."""
        if self.announcement:
            message = say("note-server-announced", text=self.announcement)
            yield Note(code=ANNOUNCED, seat=None, message=message)
        if self.is_draining:
            yield note(IS_DRAINING)

    async def keep_refreshing(self) -> None:
        """Refresh after every notification, and every few seconds."""
        told = self._store.told(NOTICES)
        try:
            while True:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(anext(told), _REFRESH_SECONDS)
                await attempt("notices", self.refresh)
        finally:
            told.close()

    async def refresh(self) -> None:
        """Read the notices again, and send new ones to all tables. Raises Unavailable."""
        before, sent_away = self._rooms.context.notices, self._sent_away
        try:
            await self.open()
        except Lost as error:
            self._rooms.tell_loss(error)
            raise
        for one in self._rooms.context.notices:
            if one not in before:
                self._rooms.tell_all(one)
        if self._sent_away != sent_away:
            await self._send_away()

    async def _send_away(self) -> None:
        """Close the sockets of people who were banned or deleted, or have signed out."""
        for id_ in self._rooms.people_here():
            person = await self._store.person(id_)
            if person is None or person.banned:
                self._rooms.close_sockets_of(id_, NOT_YOURS)
        for token in self._rooms.tokens_here():
            if await self._store.person_by_token(token) is None:
                self._rooms.close_sockets_with(token, SIGN_IN)
