"""Reasons of Grove in words: why not, and what would help."""

from __future__ import annotations

from greentable.catalogue import Catalogue, key_of
from greentable.grove import Move, Reason


def explain(catalogue: Catalogue, reason: Reason, move: Move) -> str:
    """Why this move is refused, said to the player who wanted it."""
    return catalogue.say(f"grove-reason-{key_of(reason.name)}", card=move.card)
