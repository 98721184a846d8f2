"""Views written as JSON documents: the part that everybody sees once, however many look; and read.

A document says which game and version it is and who looks; `table` is what everybody sees, `own`
what only the viewer sees and may do. What stands in these two, each game says for itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from greentable.errors import UsageError


class Owned(NamedTuple):
    """What only one viewer, a seat or a spectator (0), sees and may do."""

    viewer: int
    own: msgspec.Struct


class _Document(msgspec.Struct, frozen=True, gc=False):
    """A view whose public part is written already."""

    game: str
    version: int
    viewer: int
    table: msgspec.Raw
    own: msgspec.Struct


_encoder = msgspec.json.Encoder()


def write_views(
    game: str, version: int, table: msgspec.Struct, owned: Iterable[Owned]
) -> list[bytes]:
    """The views of some viewers who look at the same table, in their order."""
    written = msgspec.Raw(_encoder.encode(table))
    return [
        _encoder.encode(_Document(game, version, viewer, written, own)) for viewer, own in owned
    ]


def read_document(document: bytes, kind: Any) -> Any:  # noqa: ANN401 - a type, or a union of some
    """What a JSON document holds. Raises UsageError for a text that is no document of this kind."""
    try:
        return msgspec.json.decode(document, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, TypeError) as error:
        raise UsageError("argument.document", trouble=str(error)) from error
