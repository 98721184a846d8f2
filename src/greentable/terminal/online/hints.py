"""Advice at a server's table: a question that the server thinks about, and this terminal awaits."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text
from websockets.exceptions import WebSocketException

from greentable.errors import UsageError
from greentable.protocol.jobs import JobDocument, NewJob
from greentable.protocol.server_messages import RoomDocument
from greentable.terminal.online.client import Server
from greentable.terminal.styles import SOFT
from greentable.words.catalogue import Catalogue
from greentable.words.messages import say

_BEFORE_SAYING = 1.0  # seconds until it is said that it takes a while
_MOST_LINES = 3  # sockets in a row that were lost
_RUNNING = {"waiting", "running"}


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
    told, trouble = _Told(tools), ""
    for _ in range(_MOST_LINES):
        if job.status not in _RUNNING:
            break
        try:
            job = _followed(server, job, told)
        except (OSError, WebSocketException) as error:
            trouble = str(error)
            job = server.get(f"/api/jobs/{job.id}", JobDocument)
        except msgspec.DecodeError as error:
            raise UsageError("play_server.too_old") from error
    if job.status in _RUNNING:
        raise UsageError("play_server.away", address=server.place.origin, why=trouble)
    if job.trouble is not None:
        words = say("error-play-server-refused", why=job.trouble.detail)
        raise UsageError.saying(job.trouble.code, words)
    try:
        return msgspec.convert(job.answer, answer)
    except msgspec.ValidationError as error:
        raise UsageError("play_server.too_old") from error


class _Told:
    """Tells the reader of a search that takes long, each thing once."""

    def __init__(self, tools: tuple[Console, Catalogue]) -> None:
        self._console, self._catalogue = tools
        self._begun = time.monotonic()
        self._key = ""

    def tell(self, job: JobDocument) -> None:
        """Say what takes so long, once it does."""
        is_compiling = job.progress is not None and job.progress.phase == "compiling"
        key = "served-compiling" if is_compiling else "served-thinking"
        if key != self._key and time.monotonic() - self._begun >= _BEFORE_SAYING:
            self._console.print(Text(self._catalogue.say(key), SOFT))
            self._key = key


def _followed(server: Server, job: JobDocument, told: _Told) -> JobDocument:
    """A question once it is finished. Raises OSError, WebSocketException if the line is lost."""
    with server.socket(f"/api/jobs/{job.id}/socket") as socket:
        while job.status in _RUNNING:
            with suppress(TimeoutError):
                job = msgspec.json.decode(socket.recv(timeout=_BEFORE_SAYING), type=JobDocument)
            told.tell(job)
    return job
