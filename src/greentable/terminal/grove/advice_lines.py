"""Advice as lines of text: the best placements, each followed by its reasons."""

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
"""An advised placement, from a search on this computer or on a server."""

Advise = Callable[[View], Sequence[Advised]]
"""Finds a hint. Raises UsageError if there is none."""


def is_advice_quick() -> bool:
    """True if advice takes only a second or two, because the rules are already compiled."""
    return is_available() and is_warm(GAME, KERNELS)


def could_be_quick() -> bool:
    """True if advice would be quick after compiling the rules."""
    return is_available() and not is_warm(GAME, KERNELS)


def advise_here(view: View) -> Sequence[Advised]:
    """Advice for the viewer; none if it would take minutes."""
    return solver.advise(view) if is_advice_quick() else ()


def lines_of(advice: Sequence[Advised], catalogue: Catalogue) -> Iterator[Text]:
    """The advised placements with their reasons, the best one in bold."""
    for number, one in enumerate(advice, 1):
        style = "bold" if number == 1 else ""
        yield Text(f"{number}.  {catalogue.text(one.said)}", style=style)
        yield Text(f"    {catalogue.text(clauses(one.reasons))}  ({one.move})")
