"""Advice as lines of text: the best placements, each with its reasons below."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from greentable import solver
from greentable.catalogue import Catalogue
from greentable.compiled.loader import is_available
from greentable.compiled.warmup import is_warm
from greentable.grove import View
from greentable.messages import clauses
from greentable.solver import Advice
from greentable.solver.engine import GAME, KERNELS


def is_advice_quick() -> bool:
    """Whether the adviser answers in a second or two: its rules are compiled already."""
    return is_available() and is_warm(GAME, KERNELS)


def advice_lines(view: View, catalogue: Catalogue) -> Iterator[Text]:
    """What the adviser says to the viewer of a view."""
    return lines_of(solver.advise(view), catalogue)


def lines_of(advice: tuple[Advice, ...], catalogue: Catalogue) -> Iterator[Text]:
    """Each placement that is advised, the best in bold, and its reasons."""
    for number, one in enumerate(advice, 1):
        style = "bold" if number == 1 else ""
        yield Text(f"{number}.  {catalogue.text(one.said)}", style=style)
        yield Text(f"    {catalogue.text(clauses(one.reasons))}  ({one.move})")
