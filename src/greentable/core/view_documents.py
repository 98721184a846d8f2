"""Views as JSON documents: written with the public part encoded once for all viewers; and read.

A document has the game, a version and the viewer; `table` is the public part, `own` the private
part of the viewer. Each game defines the content of these two.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from greentable.errors import UsageError


class PrivatePart(NamedTuple):
    """The private part of one viewer, a seat or a spectator (0)."""

    viewer: int
    own: msgspec.Struct


class _Document(msgspec.Struct, frozen=True, gc=False):
    """A view whose public part is already encoded."""

    game: str
    version: int
    viewer: int
    table: msgspec.Raw
    own: msgspec.Struct


_encoder = msgspec.json.Encoder()


def write_views(
    game: str, version: int, table: msgspec.Struct, private: Iterable[PrivatePart]
) -> list[bytes]:
    """The views of several viewers at the same table, in their order."""
    written = msgspec.Raw(_encoder.encode(table))
    return [
        _encoder.encode(_Document(game, version, viewer, written, own)) for viewer, own in private
    ]


def read_document(document: bytes, kind: Any) -> Any:  # noqa: ANN401 - a type, or a union of some
    """The content of a JSON document. Raises UsageError for a text that is not of this kind."""
    try:
        return msgspec.json.decode(document, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, TypeError) as error:
        raise UsageError("argument.document", trouble=str(error)) from error
