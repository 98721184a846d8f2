"""Advice as lines of text: the best placements, each with its reasons below."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rich.text import Text

from greentable.compiled.loader import is_available
from greentable.compiled.warmup import is_warm
from greentable.grove import View
from greentable.long_answers import GroveChoice
from greentable.minds import grove as solver
from greentable.minds.grove import Advice
from greentable.minds.grove.engine import GAME, KERNELS
from greentable.words.catalogue import Catalogue
from greentable.words.messages import clauses

Advised = Advice | GroveChoice
"""A placement that is advised, by a mind here or by a server's."""

Advise = Callable[[View], Sequence[Advised]]
"""Gives a hint. Raises UsageError where there is none to give."""


def is_advice_quick() -> bool:
    """Whether the adviser answers in a second or two: its rules are compiled already."""
    return is_available() and is_warm(GAME, KERNELS)


def could_be_quick() -> bool:
    """Whether it would answer so if its rules were compiled ahead."""
    return is_available() and not is_warm(GAME, KERNELS)


def advise_here(view: View) -> Sequence[Advised]:
    """What the adviser says to the viewer of a view; nothing where that would take minutes."""
    return solver.advise(view) if is_advice_quick() else ()


def lines_of(advice: Sequence[Advised], catalogue: Catalogue) -> Iterator[Text]:
    """Each placement that is advised, the best in bold, and its reasons."""
    for number, one in enumerate(advice, 1):
        style = "bold" if number == 1 else ""
        yield Text(f"{number}.  {catalogue.text(one.said)}", style=style)
        yield Text(f"    {catalogue.text(clauses(one.reasons))}  ({one.move})")
