"""Narration of a recorded game of Grass, ply by ply."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from greentable import grass
from greentable.grass import MESSAGES, Event, State, What, move_message
from greentable.table import AnyPly
from greentable.text.grass.narration import narrate
from greentable.text.grass.table import describe_table
from greentable.text.passages import (
    EMPTY_LINE,
    Passage,
    Said,
    choice_message,
    grouped,
)
from greentable.words.messages import Seat


@dataclass(frozen=True)
class GrassNarrator:
    """Tells a game to a viewer: a seat, 0 for a spectator, None for one who sees everything."""

    viewer: int | None

    def tell_plies(self, plies: Iterable[AnyPly]) -> Iterator[Passage]:
        """The plies, with a heading before each round.

        A deal is told as one passage with the number of its last ply, and so are simultaneous
        choices.
        """
        for group in grouped(plies, _belongs_to):
            yield Passage(tuple(self._tell(group)), group[-1].number)
            state: State = group[-1].state
            new_round = any(
                event.what in {What.DEALER, What.ROUND_ENDED}
                for step in group
                for event in step.events
            )
            if new_round and grass.to_act(state):
                heading = MESSAGES.say("table-round", round=state.round, who=Seat(state.dealer))
                yield Passage((EMPTY_LINE, heading))

    def tell_table(self, state: State) -> Passage:
        """The table as the viewer sees it; for None, with the cards of all seats."""
        view = grass.view(state, self.viewer or 0)
        seats = range(1, state.seats + 1) if self.viewer is None else ()
        own_views = [grass.view(state, seat) for seat in seats]
        return Passage(tuple(describe_table(view, own_views)))

    def _tell(self, group: Sequence[AnyPly]) -> Sequence[Said]:
        if _is_choice(group[-1]):
            return [said for step in group for said in self._choice(step)]
        events = (self._as_seen(event) for step in group for event in step.events)
        return narrate(events, group[0].before.totals)

    def _choice(self, step: AnyPly) -> Sequence[Said]:
        """A choice that is still secret; only viewers who may know it are told what it is."""
        if self.viewer not in {None, step.seat}:
            return narrate(step.events)
        return [choice_message(step.seat, move_message(step.move))]

    def _as_seen(self, event: Event) -> Event:
        return event if self.viewer is None else event.for_viewer(self.viewer)


def _is_choice(step: AnyPly) -> bool:
    return all(event.what is What.CHOSE for event in step.events)


def _belongs_to(before: AnyPly, step: AnyPly) -> bool:
    """True if a step belongs to the same deal or the same simultaneous choice as the one before."""
    kinds = {event.what for event in before.events}
    is_group = kinds in ({What.DEALT}, {What.CHOSE})
    return is_group and step.events[0].what in kinds
