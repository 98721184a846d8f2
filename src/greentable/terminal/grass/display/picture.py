"""Pictures of cards: paper slips with the family's glyph, code, name and figure.

    python -m greentable.terminal.grass.display.picture

shows all 27 kinds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, RenderResult
from rich.segment import Segment

from greentable.drawing.slips import LEAVES
from greentable.grass import Kind, figure_of, write_card
from greentable.terminal.grass.display.card_styles import LEAF, card_style

BODY = 4  # rows between the code and the lower edge
NARROW, WIDE = 9, 13  # characters inside a card
SOFT_HYPHEN = "\u00ad"


def wrap_name(name: str, width: int) -> list[str]:
    """A name split into lines; words that are too long are broken, at soft hyphens if possible."""
    lines: list[str] = []
    for word in name.split():
        parts = word.split(SOFT_HYPHEN)
        while parts:
            whole = "".join(parts)
            room = width - cell_len(lines[-1]) - 1 if lines else 0
            if lines and cell_len(whole) <= room and not lines[-1].endswith("-"):
                lines[-1] += " " + whole
                break
            if cell_len(whole) <= width:
                lines.append(whole)
                break
            head = parts.pop(0)
            while parts and cell_len(head + parts[0]) < width:
                head += parts.pop(0)
            if cell_len(head) >= width:
                parts.insert(0, head[width - 1 :])
                head = head[: width - 1]
            lines.append(head + "-")
    return lines


@dataclass(frozen=True)
class CardPicture:
    """A card; `lit` if it can be used now: it is drawn one row higher then."""

    kind: Kind
    name: str
    lit: bool = True
    printed: str = ""  # the name on the printed card, if it is different

    def rows(self, inside: int, figure: str) -> list[list[Segment]]:
        """The rows of the card, with `inside` characters between its edges."""
        style = card_style(self.kind)
        paper, edge = style.paper(lit=self.lit), style.edge(lit=self.lit)
        frame = style.frame
        top = frame.top_left + frame.top * inside + frame.top_right
        bottom = frame.bottom_left + frame.bottom * inside + frame.bottom_right
        body = self._body(inside, figure)
        head = f"{style.glyph} {write_card(self.kind)}"
        left, right = Segment(frame.mid_left, edge), Segment(frame.mid_right, edge)
        return [
            [Segment(top, edge)],
            [left, Segment(set_cell_size(head, inside), edge), right],
            *([left, Segment(set_cell_size(row, inside), paper), right] for row in body),
            [Segment(bottom, edge)],
        ]

    def _body(self, inside: int, figure: str) -> list[str]:
        if not figure:
            return self._names(inside, BODY)
        value = figure_of(self.kind)
        leaves = LEAF * LEAVES[value] if self.kind <= Kind.DR_FEELGOOD else ""
        foot = [leaves.rjust(inside), figure.rjust(inside)] if leaves else [figure.rjust(inside)]
        return [*self._names(inside, BODY - len(foot)), *foot]

    def _names(self, inside: int, rows: int) -> list[str]:
        """The name, and the printed name if it fits completely, in this many rows."""
        lines = wrap_name(self.name, inside)[:rows]
        printed = wrap_name(f"({self.printed})", inside) if self.printed else []
        if len(lines) + len(printed) <= rows and not any("-" in line for line in printed):
            lines += printed
        return [*lines, *[""] * (rows - len(lines))]


class Hand:
    """Cards side by side, as many in a row as fit."""

    def __init__(self, cards: Sequence[CardPicture], figures: Sequence[str]) -> None:
        """`figures` are the figures as text, "" for a card without one."""
        self.cards = cards
        self.figures = figures

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Lay out the rows of cards; lit cards are one row higher than the others."""
        inside, gap = card_width(options.max_width)
        in_a_row = max(1, (options.max_width + gap) // (inside + 2 + gap))
        for start in range(0, len(self.cards), in_a_row):
            pictures = self.cards[start : start + in_a_row]
            figures = self.figures[start : start + in_a_row]
            yield from self._row(pictures, figures, inside, gap)

    def _row(
        self, pictures: Sequence[CardPicture], figures: Sequence[str], inside: int, gap: int
    ) -> RenderResult:
        blank = [Segment(" " * (inside + 2))]
        raised = any(picture.lit for picture in pictures)
        lowered = raised and not all(picture.lit for picture in pictures)
        columns = []
        for picture, figure in zip(pictures, figures, strict=True):
            rows = picture.rows(inside, figure)
            if lowered:
                rows = [*rows, blank] if picture.lit else [blank, *rows]
            columns.append(rows)
        for parts in zip(*columns, strict=True):
            for index, part in enumerate(parts):
                if index and gap:
                    yield Segment(" " * gap)
                yield from part
            yield Segment.line()


def card_width(width: int) -> tuple[int, int]:
    """The inner width of a card and the gap between cards, so that seven fit side by side."""
    gap = 1 if width >= 7 * (NARROW + 3) - 1 else 0
    return max(NARROW, min(WIDE, (width + gap) // 7 - 2 - gap)), gap


def main() -> None:
    """Show every card."""
    pictures = [
        CardPicture(kind, kind.name.replace("_", " ").title(), kind % 2 == 0) for kind in Kind
    ]
    figures = [f"{figure_of(kind):,}" if figure_of(kind) else "" for kind in Kind]
    Console(highlight=False).print(Hand(pictures, figures))


if __name__ == "__main__":
    main()
