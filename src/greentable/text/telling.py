"""A game told from its record: passages of messages, ledgers and drawings, and these as lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from greentable.errors import RecordError
from greentable.table import AnyPly
from greentable.text.ledgers import Ledger, ledger_lines
from greentable.words.catalogue import Catalogue
from greentable.words.messages import Argument, Message, Seat, say

_MARGIN = 7  # characters: the number of a ply and the space after it


class Drawing(NamedTuple):
    """Lines that stand as they are: a picture in letters."""

    lines: tuple[str, ...]


EMPTY_LINE = Drawing(("",))

Said = Argument | Ledger | Drawing


class Passage(NamedTuple):
    """What is told at once. `ply` is the last one that it tells; 0 before and after the game."""

    said: tuple[Said, ...]
    ply: int = 0


class Line(NamedTuple):
    """A line of text: the margin, and what stands behind it. Sentences may be broken at words."""

    margin: str
    text: str
    may_break: bool = False

    def __str__(self) -> str:
        return f"{self.margin}{self.text}".rstrip()


def lines_of(passage: Passage, catalogue: Catalogue, names: Sequence[str]) -> Iterator[Line]:
    """A passage in words. The first line has the number of the ply after which all has happened.

    A telling that stops at that ply has told it.
    """
    margin = f"{passage.ply:>{_MARGIN - 2}}  " if passage.ply else ""
    for said in passage.said:
        if isinstance(said, Ledger):
            made = [Line("", text) for text in ledger_lines(catalogue, said, names)]
        elif isinstance(said, Drawing):
            made = [Line("", text) for text in said.lines]
        else:
            made = [Line("", catalogue.text(said, names), may_break=True)]
        for line in made:
            yield line._replace(margin=margin)
            margin = " " * len(margin)


def text_lines(said: Iterable[Said], catalogue: Catalogue, names: Sequence[str]) -> list[str]:
    """Some messages, ledgers and drawings as lines of text."""
    return [str(line) for line in lines_of(Passage(tuple(said)), catalogue, names)]


def choice_message(seat: int, move: Message) -> Message:
    """What somebody has chosen, for those who may know it."""
    return say("replay-chose", who=Seat(seat), move=move)


def told_together(
    steps: Iterable[AnyPly], goes_on: Callable[[AnyPly, AnyPly], bool]
) -> Iterator[list[AnyPly]]:
    """The steps in groups: one is told with the step before it where that goes on.

    Those before a refused move are told before it is named. Raises RecordError as `steps` does.
    """
    group: list[AnyPly] = []
    refused: RecordError | None = None
    try:
        for step in steps:
            if group and not goes_on(group[-1], step):
                yield group
                group = []
            group.append(step)
    except RecordError as error:
        refused = error
    if group:
        yield group
    if refused is not None:
        raise refused
