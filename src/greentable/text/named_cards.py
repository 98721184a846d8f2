"""The cards that a move names, by their codes, in any game."""

from __future__ import annotations

from functools import lru_cache

from greentable import grass, grove


@lru_cache(maxsize=10_000)
def cards_named(game: str, token: str) -> frozenset[str]:
    """The codes of the cards in a move in writing. Raises NotationError."""
    if game != grass.name:
        return frozenset({str(grove.read_move(token).card)})
    move = grass.read_move(token)
    kinds = (move.card, move.other, *move.cover)
    return frozenset(str(kind) for kind in kinds if kind is not None)
