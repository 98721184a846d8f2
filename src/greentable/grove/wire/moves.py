"""Moves as JSON documents: placements by their parts, for clients that do not know the notation."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from greentable.errors import UsageError
from greentable.grove.moves import Move
from greentable.grove.wire.names import ROTATIONS, Card, Rotation

Cell = Annotated[tuple[int, int], Meta(description="Column and row.")]

_QUARTER_TURN = 90


class MoveDocument(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A card and the place where it is laid."""

    card: Card
    column: Annotated[int, Meta(description="The column of its upper left cell.")]
    row: Annotated[int, Meta(description="The row of its upper left cell.")]
    rotation: Rotation
    barrow: Annotated[
        Cell | None, Meta(description="The basket that becomes the barrow, if there is a choice.")
    ] = None
    dice: Annotated[
        tuple[Cell, ...], Meta(description="The trees that get dice, if there are too few.")
    ] = ()


def move_document(move: Move) -> MoveDocument:
    """The parts of a placement."""
    return MoveDocument(
        card=move.card,
        column=move.column,
        row=move.row,
        rotation=ROTATIONS[move.rotation],
        barrow=move.barrow,
        dice=move.dice,
    )


def read_move_document(document: object) -> Move:
    """The move of its parts. Raises UsageError for parts that make no move."""
    try:
        parts = msgspec.convert(document, MoveDocument)
    except msgspec.ValidationError as error:
        raise UsageError("move.parts", trouble=str(error)) from error
    return Move.lay(
        parts.card,
        parts.column,
        parts.row,
        parts.rotation // _QUARTER_TURN,
        barrow=parts.barrow,
        dice=parts.dice,
    )
