"""A recorded game of Grove told in words and pictures, ply by ply."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from greentable import grove
from greentable.game import SPECTATOR
from greentable.grove import Event, State, View, What
from greentable.records import Step
from greentable.text.catalogue import Catalogue
from greentable.text.grove.picture import grove_lines
from greentable.text.grove.recipes import recipe_book
from greentable.text.grove.story import COUNT, narrate_all
from greentable.text.grove.table import describe_table
from greentable.text.together import told_together

_MARGIN = " " * 7  # as wide as the number of a ply


def tell_steps(
    catalogue: Catalogue,
    steps: Iterable[Step],
    names: Sequence[str],
    viewer: int | None,  # noqa: ARG001 - as in every game; here all see the same
) -> Iterator[str]:
    """The plies in lines with their numbers, and each grove after a card was laid in it.

    Choices that are made at once are told together, when they are shown.
    """
    for group in told_together(steps, _goes_on):
        events = [event for step in group for event in step.events]
        state: State = group[-1].state
        view = grove.view(state, SPECTATOR)
        book = recipe_book(catalogue, state.rules.book)
        margin = f"{group[0].ply:>5}  "
        for part in (_until_count(events), _from_count(events)):
            for line in narrate_all(catalogue, part, names, book, view.target):
                yield margin + line
                margin = " " * len(margin)
            for seat in (event.seat for event in part if event.what is What.LAID):
                yield from _picture(catalogue, view, seat, names)


def _picture(catalogue: Catalogue, view: View, seat: int, names: Sequence[str]) -> Iterator[str]:
    """The grove of a seat, under its name if there are several, between empty lines."""
    made = view.groves[seat]
    assert made is not None, "a seat that laid a card has a grove"
    yield ""
    if view.seats > 1:
        yield _MARGIN + catalogue.seat(seat, names)
    yield from (_MARGIN + line for line in grove_lines(made))
    if seat == view.seats:
        yield ""


def _until_count(events: Sequence[Event]) -> list[Event]:
    return [event for event in events if event.what not in COUNT]


def _from_count(events: Sequence[Event]) -> list[Event]:
    return [event for event in events if event.what in COUNT]


def tell_table(
    catalogue: Catalogue, state: State, names: Sequence[str], viewer: int | None
) -> list[str]:
    """The table as the viewer sees it; what others have chosen stays theirs even for None."""
    view = grove.view(state, viewer or SPECTATOR)
    return describe_table(catalogue, view, names, recipe_book(catalogue, state.rules.book))


def _goes_on(before: Step, _step: Step) -> bool:
    """Whether somebody has chosen and others are still to choose."""
    return all(event.what is What.CHOSE for event in before.events)
