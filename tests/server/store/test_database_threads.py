"""Threads that work on a database."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any

from greentable.server.store.database_threads import DatabaseSession, DatabaseThreads, PendingWork
from tests.server.waiting import SECONDS


class SlowSession(DatabaseSession):
    """A session that is made when all threads have come so far."""

    def __init__(self, made: list[DatabaseSession], all_there: threading.Barrier) -> None:
        all_there.wait(SECONDS)
        made.append(self)

    def do(self, batch: Sequence[PendingWork[Any]]) -> None:
        """See DatabaseSession."""

    def disconnect(self) -> None:
        """See DatabaseSession."""


def test_all_sessions_are_made_when_work_can_begin() -> None:
    # A disk that is full just then would keep those out who connect later.
    made: list[DatabaseSession] = []
    all_there = threading.Barrier(3)
    threads = DatabaseThreads(lambda: SlowSession(made, all_there), threads=3)
    threads.start()
    assert len(made) == 3
    threads.stop()
