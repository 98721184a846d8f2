"""Problem details (RFC 9457): the body of every answer that refuses a request."""

from __future__ import annotations

import msgspec

from greentable.words.messages import Argument

MEDIA_TYPE = "application/problem+json"


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Problem details (RFC 9457): programs compare `code`."""

    type: str
    """The address of the code, as RFC 9457 wants it."""
    title: str
    """The meaning of the HTTP status, in the reader's language."""
    status: int
    """The HTTP status."""
    code: str
    """The stable code; `docs/problems.md` lists all."""
    detail: str
    """A sentence in the reader's language, which says no more than the code and its arguments."""
    arguments: dict[str, Argument] = {}
    """The arguments of the code, by name."""
    line: int | None = None
    """The line of a text that was sent where it is wrong, counted from 1."""
    column: int | None = None
    """The column where it is wrong, counted from 1."""
