"""Reasons of Grass in words: why not, and what would help."""

from __future__ import annotations

from collections.abc import Sequence

from greentable.catalogue import Catalogue, key_of
from greentable.grass import Move, Reason
from greentable.text.grass.cards import card_name, family_key


def explain(catalogue: Catalogue, reason: Reason, move: Move, names: Sequence[str]) -> str:
    """Why this move is refused, said to the player who wanted it."""
    return catalogue.say(
        f"grass-reason-{key_of(reason.name)}",
        card=card_name(catalogue, move.card),
        other=card_name(catalogue, move.other),
        target=catalogue.seat(move.seat, names),
        family="" if move.card is None else family_key(move.card),
    )
