"""Groves and cards as lines of letters."""

from __future__ import annotations

from greentable.grove import Grove, write_face, write_topmost_cell


def grove_lines(grove: Grove) -> list[str]:
    """A grove with the numbers of columns above and of rows at the left.

    Cells are written as in `greentable.grove.picture`, so they can be copied into such a picture.
    """
    cells = {(cell.column, cell.row): write_topmost_cell(cell) for cell in grove.cells}
    columns = range(min(c for c, _ in cells), max(c for c, _ in cells) + 1)
    rows = range(min(r for _, r in cells), max(r for _, r in cells) + 1)
    lines = [["", *map(str, columns)]]
    lines += [[str(row), *(cells.get((column, row), ".") for column in columns)] for row in rows]
    wide = max(len(word) for line in lines for word in line) + 1
    margin = max(len(line[0]) for line in lines) + 2
    return [
        (line[0].ljust(margin) + "".join(word.ljust(wide) for word in line[1:])).rstrip()
        for line in lines
    ]


def card_lines(face: int) -> list[str]:
    """A card as printed: two rows of three cells."""
    return [row.strip() for row in write_face(face).split("/")]
