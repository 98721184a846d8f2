"""A recorded game of Grass told in words, ply by ply."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from greentable import grass
from greentable.grass import Event, State, What
from greentable.records import Step
from greentable.text.catalogue import Catalogue
from greentable.text.grass.story import narrate_all
from greentable.text.grass.table import describe_table
from greentable.text.together import told_together


def tell_steps(
    catalogue: Catalogue, steps: Iterable[Step], names: Sequence[str], viewer: int | None
) -> Iterator[str]:
    """The plies in lines with their numbers, a heading before each round.

    A deal, and choices that are made at once, are told together. `viewer` is a seat, 0 for a
    spectator, or None for one who sees all cards.
    """
    for group in told_together(steps, _goes_on):
        events = [_as_seen(event, viewer) for step in group for event in step.events]
        margin = f"{group[0].ply:>5}  "
        for line in narrate_all(catalogue, events, names):
            yield margin + line
            margin = " " * len(margin)
        state: State = group[-1].state
        new_round = any(event.what in {What.DEALER, What.ROUND_ENDED} for event in events)
        if new_round and grass.to_act(state):
            dealer = catalogue.seat(state.dealer, names)
            yield ""
            yield catalogue.say("grass-round", round=state.round, who=dealer)


def tell_table(
    catalogue: Catalogue, state: State, names: Sequence[str], viewer: int | None
) -> list[str]:
    """The table as the viewer sees it; as everybody together sees it for None."""
    view = grass.view(state, viewer or 0)
    if viewer is None:
        seats = range(1, state.seats + 1)
        hands = {seat: grass.view(state, seat).hands[seat] for seat in seats}
        view = msgspec.structs.replace(view, hands=hands)
    return describe_table(catalogue, view, names)


def _as_seen(event: Event, viewer: int | None) -> Event:
    return event if viewer is None else event.for_viewer(viewer)


def _goes_on(before: Step, step: Step) -> bool:
    """The deal goes on with another card, a secret choice with that of another seat."""
    kinds = {event.what for event in before.events}
    goes_on = kinds in ({What.DEALT}, {What.CHOSE})
    return goes_on and step.events[0].what in kinds
