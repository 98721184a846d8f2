"""A grove that may be wider than the screen: cut, or split into parts, with a note."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from greentable.drawing.scene import Scene
from greentable.drawing.terminal import BESIDE, NARROW, GrovePicture, Height
from greentable.terminal.grove.voice import Voice
from greentable.terminal.styles import DANGER

_RIM = 5  # characters: the row numbers at the left, and the right edge


def width_of_grove(columns: int, height: Height = Height.TALL) -> int:
    """The minimum number of characters for this many columns."""
    return _RIM + _width_of_column(height) * columns


def _width_of_column(height: Height) -> int:
    return (NARROW if height is Height.TALL else BESIDE) + 1


class WideGrove:
    """A grove with its coordinates, as a Rich renderable that fits any width.

    If not all columns fit, it shows those around the card laid last and says which are left out;
    with `in_parts` it shows the other columns below.
    """

    def __init__(
        self,
        scene: Scene,
        voice: Voice,
        *,
        newest: bool,
        in_parts: bool = False,
        height: Height = Height.TALL,
    ) -> None:
        self.scene = scene
        self._height = height
        self._voice = voice
        self._newest = newest
        self._in_parts = in_parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        most = max(1, (options.max_width - _RIM) // _width_of_column(self._height))
        bounds = self.scene.bounds
        if bounds.wide <= most:
            yield self._picture(self.scene)
        elif self._in_parts:
            for left in range(bounds.left, bounds.right + 1, most):
                yield from self._part(left, most)
        else:
            yield from self._part(self._first_column(most), most)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        if width_of_grove(self.scene.bounds.wide, self._height) <= options.max_width:
            return Measurement.get(console, options, self._picture(self.scene))
        return Measurement(options.max_width, options.max_width)

    def _picture(self, scene: Scene) -> GrovePicture:
        return GrovePicture(scene, coordinates=True, newest=self._newest, height=self._height)

    def _first_column(self, most: int) -> int:
        """The first column to show, with the card laid last in the middle."""
        bounds = self.scene.bounds
        middle = (bounds.left + bounds.right) // 2
        if self.scene.laid:
            last = self.scene.laid[-1]
            middle = last.column + last.wide // 2
        return max(bounds.left, min(middle - most // 2, bounds.right + 1 - most))

    def _part(self, left: int, most: int) -> Iterator[Text | GrovePicture]:
        """Some columns, with a note on the columns to their left and right."""
        bounds = self.scene.bounds
        right = min(bounds.right, left + most - 1)
        more = []
        if left > bounds.left:
            count = left - bounds.left
            more.append(f"◂ {self._voice.say('more-left', count=count, to=left - 1)}")
        if right < bounds.right:
            count = bounds.right - right
            more.append(f"{self._voice.say('more-right', count=count, to=right + 1)} ▸")
        if not self._in_parts:
            more.append(self._voice.say("more-table"))
        yield Text("\n".join(more), DANGER)
        cells = {
            place: cell for place, cell in self.scene.cells.items() if left <= place.column <= right
        }
        yield self._picture(replace(self.scene, cells=cells))
