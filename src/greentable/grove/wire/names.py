"""The types of names and numbers that the documents of Grove have in common."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

FruitName = Literal["orange", "lemon", "lime"]
PhaseName = Literal["recipes", "start", "draw", "play", "over"]
CellEventName = Literal[
    "squirrel", "appeared", "rose", "basket", "barrow", "stayed", "fell", "no_die_left"
]

Seat = Annotated[int, Meta(ge=1, le=4)]
Card = Annotated[int, Meta(ge=1, le=18)]
Rotation = Annotated[Literal[0, 90, 180, 270], Meta(description="In degrees, clockwise.")]
ROTATIONS: tuple[Literal[0, 90, 180, 270], ...] = (0, 90, 180, 270)
"""The degrees of each number of quarter turns."""
Token = Annotated[str, Meta(description="A move in writing, as in docs/notation.md.")]
