"""What went wrong, for a program and for its reader: problem details (RFC 9457).

A problem has a stable `code`, its HTTP status, and a sentence in the reader's language, which says
no more than the code and its arguments.
"""

from __future__ import annotations

import math

from greentable.errors import GreentableError, NotationError
from greentable.protocol.problems import Problem
from greentable.server.store.values import Conflict, Lost, Unavailable
from greentable.words.catalogue import Catalogue
from greentable.words.messages import Argument


class Refused(GreentableError):
    """A request that the server does not carry out; `status` is the HTTP status."""

    status = 422
    headers: dict[str, str]

    def __init__(self, code: str, /, **arguments: Argument) -> None:
        super().__init__(code, **arguments)
        self.headers = {}


class Malformed(Refused):
    """What was sent is not what was asked for."""

    status = 400


class NotSignedIn(Refused):
    """Nobody knows who asks."""

    status = 401


class NotAllowed(Refused):
    """Somebody else may, this one may not."""

    status = 403


class NotThere(Refused):
    """There is none, or it is not yours: nobody can tell which."""

    status = 404


class Clash(Refused):
    """It does not fit what stands there now."""

    status = 409


class Elsewhere(Clash):
    """Another process has this room, at this address."""

    CODE = "room.elsewhere"

    def __init__(self, address: str) -> None:
        super().__init__(self.CODE)
        self.address = address


class OnlyThere(Elsewhere):
    """Another process has it in its memory: when that process is gone, so is it."""


class TooLarge(Refused):
    """More than the limit."""

    status = 413


class HeadTooLarge(Refused):
    """The address and the headers are more than the limit, or one of them is."""

    status = 431


class WrongType(Refused):
    """JSON is wanted."""

    status = 415


class Misdirected(Refused):
    """Not a name of this server."""

    status = 421


class OurMistake(Refused):
    """Something is wrong with the server, or with what it has stored: its host must look at it."""

    status = 500


class TooMany(Refused):
    """Slow down."""

    status = 429

    def __init__(self, code: str, /, *, seconds: float) -> None:
        whole = max(1, math.ceil(seconds))
        super().__init__(code, seconds=whole)
        self.headers = {"retry-after": str(whole)}


def told_outside(error: Exception) -> GreentableError:
    """An error as everybody may hear of it: why the database fails, and where it is, is not."""
    match error:
        case Lost():
            return Unavailable("store.lost")
        case Unavailable() | Conflict():
            return Unavailable("store.unavailable")
        case GreentableError():
            return error
        case _:
            return OurMistake("server.failed")


def status_of(error: GreentableError) -> int:
    """The HTTP status of an error."""
    match error:
        case Refused():
            return error.status
        case Unavailable():
            return 503
        case _:
            return 422


def problem_of(error: Exception, catalogue: Catalogue) -> Problem:
    """An error as problem details."""
    error = told_outside(error)
    status = status_of(error)
    line, column = (error.line, error.column) if isinstance(error, NotationError) else (None, None)
    return Problem(
        type=f"/problems/{error.code}",
        title=catalogue.say(f"problem-{status}"),
        status=status,
        code=error.code,
        detail=catalogue.text(error.message, error.names),
        arguments=error.message.arguments,
        line=line,
        column=column,
    )
