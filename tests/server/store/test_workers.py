"""Threads that work on a database."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from greentable.server.store.workers import Job, Session, Workers


class SlowSession(Session):
    """A session that takes its time to be made."""

    def __init__(self, made: list[Session]) -> None:
        time.sleep(0.05)
        made.append(self)

    def do(self, jobs: Sequence[Job[Any]]) -> None:
        """See Session."""

    def disconnect(self) -> None:
        """See Session."""


def test_all_sessions_are_made_when_work_can_begin() -> None:
    # A disk that is full just then would keep those out who connect later.
    made: list[Session] = []
    workers = Workers(lambda: SlowSession(made), threads=3)
    workers.start()
    assert len(made) == 3
    workers.stop()
