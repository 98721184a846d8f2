"""A recorded game of Grass told, ply by ply."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from greentable import grass
from greentable.grass import MESSAGES, Event, State, What, move_message
from greentable.table import AnyPly
from greentable.text.grass.narration import narrate
from greentable.text.grass.table import describe_table
from greentable.text.telling import (
    EMPTY_LINE,
    Passage,
    Said,
    choice_message,
    told_together,
)
from greentable.words.messages import Seat


@dataclass(frozen=True)
class GrassTelling:
    """Who is told a game: `viewer` is a seat, 0 for a spectator, None for one who sees all."""

    viewer: int | None

    def tell_plies(self, plies: Iterable[AnyPly]) -> Iterator[Passage]:
        """The plies, a heading before each round.

        A deal, and choices that are made at once, are told together, with the number of the last.
        """
        for group in told_together(plies, _goes_on):
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
        """The table as the viewer sees it; as everybody together sees it for None."""
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
        """A choice that is still secret: what it is for those who may know."""
        if self.viewer not in {None, step.seat}:
            return narrate(step.events)
        return [choice_message(step.seat, move_message(step.move))]

    def _as_seen(self, event: Event) -> Event:
        return event if self.viewer is None else event.for_viewer(self.viewer)


def _is_choice(step: AnyPly) -> bool:
    return all(event.what is What.CHOSE for event in step.events)


def _goes_on(before: AnyPly, step: AnyPly) -> bool:
    """The deal goes on with another card, a secret choice with that of another seat."""
    kinds = {event.what for event in before.events}
    goes_on = kinds in ({What.DEALT}, {What.CHOSE})
    return goes_on and step.events[0].what in kinds
