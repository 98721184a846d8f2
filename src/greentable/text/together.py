"""Which plies of a record are told in one breath."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from greentable.errors import RecordError
from greentable.records import Step


def told_together(
    steps: Iterable[Step], goes_on: Callable[[Step, Step], bool]
) -> Iterator[list[Step]]:
    """The steps in groups: one is told with the step before it where that goes on.

    Those before a refused move are told before it is named. Raises RecordError as `steps` does.
    """
    group: list[Step] = []
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
