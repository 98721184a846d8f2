"""Rows of text in columns, for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

GAP = "  "


def in_columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """The rows as lines: headings to the left, figures to the right; wide characters count two."""
    widths = [max(cell_len(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines = []
    for heading, *figures in rows:
        cells = [heading + " " * (widths[0] - cell_len(heading))]
        for figure, width in zip(figures, widths[1:], strict=True):
            cells.append(" " * (width - cell_len(figure)) + figure)
        lines.append(GAP.join(cells).rstrip())
    return lines
