"""Pictures of groves for terminals: paper cards with ink edges, coloured cells, dice in brackets.

A cell shows its tree as in deck files, ``O2``, and below it its die in brackets: ``(4)`` for
oranges, ``<4>`` for lemons, ``[4]`` for limes, so that it is readable without colour. ``--`` is a
glade, ``O2*`` a tree with the squirrel, ``@~``::

    python -m greentable.drawing.terminal

shows an example.
"""

from __future__ import annotations

from enum import Enum

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.style import Style
from rich.text import Text

from greentable.drawing.cell import INKS
from greentable.drawing.palette import CREAM, FUR, MEADOW, OUTLINE, PAPER
from greentable.drawing.scene import Cell, Laid, Place, Scene
from greentable.grove import LETTERS, Fruit

WIDE, NARROW = 5, 4  # characters inside a cell
HIGH = 2  # lines inside a cell
BESIDE = 6  # characters inside a cell of one line, with the die beside the tree: "O2(10)"
GLADE = "--"
SQUIRREL = "@~"
_BRACKETS = (("(", ")"), ("<", ">"), ("[", "]"))

# Indexed by the arms of a corner: 1 up, 2 right, 4 down, 8 left.
_CORNERS = " ╵╶╰╷│╭├╴╯─┴╮┤┬┼"
_EDGE = Style(color=OUTLINE, bgcolor=CREAM)
_NEWEST = Style(color=PAPER.accent, bgcolor=CREAM, bold=True)
_SHEET = Style(bgcolor=CREAM)
_SOFT = Style(dim=True)


def die_text(cell: Cell) -> str:
    """The die in the brackets of its fruit; "" without a die."""
    if not cell.die or cell.fruit is None:
        return ""
    opening, closing = _BRACKETS[cell.fruit]
    return f"{opening}{cell.die}{closing}"


def cell_text(cell: Cell) -> str:
    """The tree as in deck files, or the glade."""
    if not cell.bears or cell.fruit is None:
        return GLADE
    return f"{LETTERS[cell.fruit]}{cell.bears}"


class Height(Enum):
    """The height of a picture.

    A low picture has each tree and its die in one line, and so is wider; a flat one also leaves out
    the lines between rows, with the upper and lower edges of cards.
    """

    TALL = 1
    LOW = 2
    FLAT = 3


class GrovePicture:
    """A grove as a Rich renderable, with narrower cells if there is little room.

    `coordinates` adds the numbers of columns and rows, which moves are written with; with `newest`
    the card laid last has a bright edge.
    """

    def __init__(
        self,
        scene: Scene,
        *,
        coordinates: bool = False,
        newest: bool = False,
        height: Height = Height.TALL,
    ) -> None:
        self.scene = scene
        self.coordinates = coordinates
        self.newest = newest
        self.height = height

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.lines(self._inside(options.max_width))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        wide = self._width(self._inside(options.max_width))
        return Measurement(wide, wide)

    def _width(self, inside: int) -> int:
        return self.scene.bounds.wide * (inside + 1) + 1 + 4 * self.coordinates

    def _inside(self, room: int) -> int:
        if self.height is not Height.TALL:
            return BESIDE
        return WIDE if self._width(WIDE) <= room else NARROW

    def lines(self, inside: int = WIDE) -> list[Text]:
        """The picture line by line."""
        bounds = self.scene.bounds
        high = HIGH if self.height is Height.TALL else 1
        canvas = _Canvas(self.scene, inside, high, newest=self.newest)
        made = []
        if self.coordinates:
            head = "".join(
                f"{column:^{inside + 1}}" for column in range(bounds.left, bounds.right + 1)
            )
            made.append(Text(f"     {head}".rstrip(), style=_SOFT, no_wrap=True))
        for y in range(bounds.high * (high + 1) + 1):
            row, step = divmod(y, high + 1)
            if step == 0 and self.height is Height.FLAT:
                continue
            line = Text(no_wrap=True, overflow="crop")
            if self.coordinates:
                line.append(f"{bounds.top + row:>3} " if step == 1 else "    ", style=_SOFT)
            canvas.write(line, y)
            line.rstrip()
            made.append(line)
        return made


class _Canvas:
    """The characters of a picture with their styles."""

    def __init__(self, scene: Scene, inside: int, high: int, *, newest: bool) -> None:
        self.scene = scene
        self.inside = inside
        self.high = high
        self.bounds = scene.bounds
        self.topmost = scene.topmost()
        self.last = len(scene.laid) - 1 if newest and scene.laid else None

    def write(self, line: Text, y: int) -> None:
        """Append one line of the picture."""
        row, step = divmod(y, self.high + 1)
        row += self.bounds.top
        for column in range(self.bounds.left, self.bounds.right + 2):
            if step == 0:
                line.append(*self._corner(column, row))
                last = column > self.bounds.right
                text, style = self._above(Place(column, row))
                line.append("" if last else text * self.inside, style=style)
            else:
                line.append(*self._beside(Place(column, row)))
                if column <= self.bounds.right:
                    self._cell(line, Place(column, row), step - 1)

    def _card(self, place: Place) -> int | Place | None:
        """The visible card at a place; the place itself if cards are not known."""
        if place not in self.scene.cells:
            return None
        return self.topmost.get(place, place)

    def _edge(self, one: Place, other: Place) -> tuple[bool, Style]:
        """True if there is an edge between two neighbouring cells; and the style of the paper."""
        cards = {self._card(one), self._card(other)}
        if cards == {None}:
            return False, Style()
        if len(cards) == 1:
            return False, _SHEET
        newest = self.last is not None and self.last in cards
        return True, _NEWEST if newest else _EDGE

    def _above(self, place: Place) -> tuple[str, Style]:
        drawn, style = self._edge(place, Place(place.column, place.row - 1))
        return "─" if drawn else " ", style

    def _beside(self, place: Place) -> tuple[str, Style]:
        drawn, style = self._edge(place, Place(place.column - 1, place.row))
        return "│" if drawn else " ", style

    def _corner(self, column: int, row: int) -> tuple[str, Style]:
        """The character at the corner of four cells, and its style."""
        around = (
            self._beside(Place(column, row - 1)),
            self._above(Place(column, row)),
            self._beside(Place(column, row)),
            self._above(Place(column - 1, row)),
        )
        arms = sum(1 << index for index, (text, _) in enumerate(around) if text != " ")
        styles = [style for _, style in around if style != Style()]
        best = next((style for style in (_NEWEST, _EDGE, _SHEET) if style in styles), Style())
        return _CORNERS[arms], best

    def _cell(self, line: Text, place: Place, step: int) -> None:
        cell = self.scene.cells.get(place)
        if cell is None:
            line.append(" " * self.inside)
            return
        paper = _paper(cell)
        sits = place == self.scene.squirrel
        text, style = die_text(cell), _die(cell)
        if sits:
            text, style = SQUIRREL, Style(color=CREAM, bgcolor=FUR, bold=True)
        if self.high == 1:
            tree = cell_text(cell).rjust(2 if len(text) == self.inside - 2 else 3)
            line.append(tree.ljust(self.inside - len(text)), style=_on(paper))
        elif step == 0:
            tree = f" {cell_text(cell)}{'*' if sits else ''}"
            line.append(tree.ljust(self.inside), style=_on(paper))
            return
        else:
            line.append(" " * (self.inside - len(text)), style=_on(paper))
        line.append(text, style=style)


def _on(paper: str) -> Style:
    return Style(color=OUTLINE, bgcolor=paper, bold=True)


def _paper(cell: Cell) -> str:
    """The colour of the tree's crown, or of the glade's ground."""
    return INKS[cell.fruit].pale if cell.bears and cell.fruit is not None else MEADOW


def _die(cell: Cell) -> Style:
    """The style of a die: the colour of its fruit, paler on a glade."""
    if not cell.die or cell.fruit is None:
        return Style()
    inks = INKS[cell.fruit]
    if not cell.bears:
        return Style(color=OUTLINE, bgcolor=inks.fallen, italic=True)
    return Style(color=inks.figure, bgcolor=inks.full, bold=True)


def main() -> None:
    """Print a small grove."""
    orange, lemon, lime = Fruit
    first = (Cell(orange, 1), Cell(lemon, 2), Cell(lime, 1), Cell(), Cell(lime, 2), Cell(lemon, 1))
    second = {
        Place(2, 0): Cell(lime, 2, 3),
        Place(3, 0): Cell(orange, 1),
        Place(2, 1): Cell(lemon, 0, 4),
        Place(3, 1): Cell(lemon, 1),
        Place(2, 2): Cell(orange, 2, 15),
        Place(3, 2): Cell(lime, 1),
    }
    laid = (Laid(1, 0, 0), Laid(2, 2, 0, 1))
    cells = dict(zip(laid[0].places(), first, strict=True)) | second
    scene = Scene(cells, laid, squirrel=Place(3, 1))
    Console(highlight=False).print(GrovePicture(scene, coordinates=True, newest=True))


if __name__ == "__main__":
    main()
