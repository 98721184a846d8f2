"""Which plies of a record are told in one breath."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from greentable.errors import RecordError
from greentable.table import AnyPly

MARGIN = " " * 7
"""What stands before a line that has no number of its own."""


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


def numbered(group: Sequence[AnyPly], lines: Iterable[str]) -> Iterator[str]:
    """The lines that tell a group, the first with the number of the group's last ply.

    That is the ply after which all of it has happened: a story that stops there has told it.
    """
    margin = f"{group[-1].number:>{len(MARGIN) - 2}}  "
    for line in lines:
        yield margin + line
        margin = MARGIN
