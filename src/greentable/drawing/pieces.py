"""Layout of a picture's pieces in rows and columns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from greentable.drawing.figures import figure, width_of
from greentable.drawing.markup import Number, group, move, path


class Piece(NamedTuple):
    """A fragment centred on the origin, and its size."""

    drawn: str
    wide: float
    high: float


def in_a_row(pieces: Iterable[Piece], gap: float = 4) -> Piece:
    """Pieces from left to right."""
    row = list(pieces)
    wide = sum(piece.wide for piece in row) + gap * max(0, len(row) - 1)
    drawn, x = [], -wide / 2
    for piece in row:
        drawn.append(group(piece.drawn, transform=move(x + piece.wide / 2, 0)))
        x += piece.wide + gap
    return Piece("".join(drawn), wide, max((piece.high for piece in row), default=0))


def in_a_column(pieces: Iterable[Piece], gap: float = 4) -> Piece:
    """Pieces from top to bottom."""
    column = list(pieces)
    high = sum(piece.high for piece in column) + gap * max(0, len(column) - 1)
    drawn, y = [], -high / 2
    for piece in column:
        drawn.append(group(piece.drawn, transform=move(0, y + piece.high / 2)))
        y += piece.high + gap
    return Piece("".join(drawn), max((piece.wide for piece in column), default=0), high)


def figure_piece(text: str, height: Number, colour: str) -> Piece:
    """Figures and signs as a piece."""
    return Piece(figure(text, 0, 0, height, colour), width_of(text, height), height)


def cross_out(piece: Piece, colour: str) -> Piece:
    """A piece crossed out, for "none of these"."""
    x, y = min(piece.wide, 44) / 2, min(piece.high, 44) / 2
    cross = f"M{-x:g},{-y:g} L{x:g},{y:g} M{x:g},{-y:g} L{-x:g},{y:g}"
    line = path(cross, fill="none", stroke=colour, stroke_width=5, stroke_linecap="round")
    return Piece(piece.drawn + line, piece.wide, piece.high)


def fit_into(
    piece: Piece, x: Number, y: Number, wide: Number, high: Number, *, most: float = 1
) -> str:
    """A piece centred at x, y and scaled to fit, at most by the factor `most`."""
    scale = min(
        most, wide / piece.wide if piece.wide else 1, high / piece.high if piece.high else 1
    )
    return group(piece.drawn, transform=move(x, y, scale))
