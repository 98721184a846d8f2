"""The moves that a typed line may mean, by game. A reason is in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from greentable import grass
from greentable.text.grass.typed.answers import moves_typed
from greentable.text.grass.typed.words import MoveWords
from greentable.words.catalogue import Catalogue
from greentable.words.messages import Message

_MOST = 60


class TypedMove(msgspec.Struct, frozen=True, kw_only=True):
    """A legal move that a typed line may mean."""

    move: str
    """The move in writing, for a command."""
    said: Message
    """The same as a message."""


def typed_moves(
    game: str,
    view: Any,  # noqa: ANN401 - of any game
    line: str,
    catalogue: Catalogue,
    names: Sequence[str],
) -> tuple[tuple[TypedMove, ...], str]:
    """The legal moves that a line may mean, likely ones first; if none, a reason, if there is one.

    In Grove, where moves are not typed on the page, there are none.
    """
    if game != grass.name:
        return (), ""
    words = _words(catalogue, tuple(names))
    moves, reason = moves_typed(line, view, words, _MOST)
    told = (TypedMove(move=grass.write_move(move), said=grass.move_message(move)) for move in moves)
    return tuple(told), reason


@lru_cache(maxsize=64)
def _words(catalogue: Catalogue, names: tuple[str, ...]) -> MoveWords:
    """Made once for a table and a language, because a line is sent with every key."""
    return MoveWords(catalogue, names)
