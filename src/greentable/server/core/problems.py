"""Errors of the server, and problem details (RFC 9457) for its clients.

A problem has a stable `code`, its HTTP status, and a sentence in the reader's language that says
the same as the code and its arguments.
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
    """The request is not in the expected form."""

    status = 400


class NotSignedIn(Refused):
    """The caller is not identified."""

    status = 401


class NotAllowed(Refused):
    """The caller may not do this."""

    status = 403


class NotThere(Refused):
    """It does not exist, or the caller may not see it; the answer is the same for both."""

    status = 404


class Clash(Refused):
    """The request conflicts with the current state."""

    status = 409


class Elsewhere(Clash):
    """Another process owns this room; `address` is its address."""

    CODE = "room.elsewhere"

    def __init__(self, address: str) -> None:
        super().__init__(self.CODE)
        self.address = address


class OnlyElsewhere(Elsewhere):
    """It exists only in the memory of another process, and is lost when that process ends."""


class TooLarge(Refused):
    """The body is longer than the limit."""

    status = 413


class HeadTooLarge(Refused):
    """The request line or the headers, or one of them, exceed the limit."""

    status = 431


class WrongType(Refused):
    """The body is not JSON."""

    status = 415


class Misdirected(Refused):
    """The Host header does not name this server."""

    status = 421


class InternalError(Refused):
    """A fault of the server or of its stored data, which its host must look at."""

    status = 500


class TooMany(Refused):
    """The caller has reached a limit; `seconds` says when to try again."""

    status = 429

    def __init__(self, code: str, /, *, seconds: float) -> None:
        whole = max(1, math.ceil(seconds))
        super().__init__(code, seconds=whole)
        self.headers = {"retry-after": str(whole)}


def public_error(error: Exception) -> GreentableError:
    """An error as clients may see it, without details of the database or of internal faults."""
    match error:
        case Lost():
            return Unavailable("store.lost")
        case Unavailable() | Conflict():
            return Unavailable("store.unavailable")
        case GreentableError():
            return error
        case _:
            return InternalError("server.failed")


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
    error = public_error(error)
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
