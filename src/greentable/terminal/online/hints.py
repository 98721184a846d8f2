"""Advice at a server's table: a question that the server thinks about, and this terminal awaits."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from greentable.errors import UsageError
from greentable.protocol.jobs import JobDocument, NewJob
from greentable.protocol.server_messages import RoomDocument
from greentable.terminal.online.client import Server
from greentable.terminal.styles import SOFT
from greentable.words.catalogue import Catalogue
from greentable.words.messages import say

_POLL_SECONDS = 0.3  # between two questions how far it is
_BEFORE_SAYING = 1.0  # seconds until it is said that it takes a while


def ask_hint(
    server: Server,
    room: RoomDocument,
    seat: int,
    tools: tuple[Console, Catalogue],
    answer: type[Any],
) -> Any:  # noqa: ANN401 - of the type that was named
    """The server's advice for a seat. Raises UsageError if it gives no advice."""
    question = NewJob(game=room.game, what="hint", room=room.id, seat=seat)
    job = server.post("/api/jobs", question, JobDocument)
    begun, told = time.monotonic(), ""
    while job.status in {"waiting", "running"}:
        time.sleep(_POLL_SECONDS)
        job = server.get(f"/api/jobs/{job.id}", JobDocument)
        is_compiling = job.progress is not None and job.progress.phase == "compiling"
        key = "served-compiling" if is_compiling else "served-thinking"
        if key != told and time.monotonic() - begun > _BEFORE_SAYING:
            console, catalogue = tools
            console.print(Text(catalogue.say(key), SOFT))
            told = key
    if job.trouble is not None:
        words = say("error-play-server-refused", why=job.trouble.detail)
        raise UsageError.saying(job.trouble.code, words)
    try:
        return msgspec.convert(job.answer, answer)
    except msgspec.ValidationError as error:
        raise UsageError("play_server.too_old") from error
