"""Passages of a narration (messages, ledgers, drawings), and their layout as lines of text."""

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
    """A picture in letters: its lines are not wrapped."""

    lines: tuple[str, ...]


EMPTY_LINE = Drawing(("",))

Said = Argument | Ledger | Drawing


class Passage(NamedTuple):
    """A part of a narration. `ply` is the last ply that it tells, 0 before and after the game."""

    said: tuple[Said, ...]
    ply: int = 0


class Line(NamedTuple):
    """A line of text after its margin; `may_break` if it may be wrapped at words."""

    margin: str
    text: str
    may_break: bool = False

    def __str__(self) -> str:
        return f"{self.margin}{self.text}".rstrip()


def lines_of(passage: Passage, catalogue: Catalogue, names: Sequence[str]) -> Iterator[Line]:
    """The lines of a passage; the first one has the number of its last ply.

    A narration up to that ply includes the passage.
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
    """Messages, ledgers and drawings as lines of text."""
    return [str(line) for line in lines_of(Passage(tuple(said)), catalogue, names)]


def choice_message(seat: int, move: Message) -> Message:
    """The message of a seat's secret choice, for viewers who may know it."""
    return say("replay-chose", who=Seat(seat), move=move)


def grouped(
    steps: Iterable[AnyPly], belongs_to: Callable[[AnyPly, AnyPly], bool]
) -> Iterator[list[AnyPly]]:
    """The steps in groups; `belongs_to` is true for a step in the same group as the one before.

    Steps before an illegal move are yielded before its error. Raises RecordError as `steps` does.
    """
    group: list[AnyPly] = []
    refused: RecordError | None = None
    try:
        for step in steps:
            if group and not belongs_to(group[-1], step):
                yield group
                group = []
            group.append(step)
    except RecordError as error:
        refused = error
    if group:
        yield group
    if refused is not None:
        raise refused
