"""A recorded game of Grass told in words, ply by ply."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from greentable import grass
from greentable.catalogue import Catalogue
from greentable.grass import Event, State, What
from greentable.records import Step
from greentable.text.grass.moves import describe_move
from greentable.text.grass.story import narrate_all
from greentable.text.grass.table import describe_table
from greentable.text.together import numbered, told_together


@dataclass(frozen=True)
class GrassTale:
    """Who is told a game: `viewer` is a seat, 0 for a spectator, None for one who sees all."""

    catalogue: Catalogue
    names: Sequence[str]
    viewer: int | None

    def tell_steps(self, steps: Iterable[Step]) -> Iterator[str]:
        """The plies in lines with their numbers, a heading before each round.

        A deal, and choices that are made at once, are told together, with the number of the last.
        """
        for group in told_together(steps, _goes_on):
            yield from numbered(group, self._lines(group))
            state: State = group[-1].state
            new_round = any(
                event.what in {What.DEALER, What.ROUND_ENDED}
                for step in group
                for event in step.events
            )
            if new_round and grass.to_act(state):
                dealer = self.catalogue.seat(state.dealer, self.names)
                yield ""
                yield self.catalogue.say("grass-round", round=state.round, who=dealer)

    def tell_table(self, state: State) -> list[str]:
        """The table as the viewer sees it; as everybody together sees it for None."""
        view = grass.view(state, self.viewer or 0)
        seats = range(1, state.seats + 1) if self.viewer is None else ()
        own_views = [grass.view(state, seat) for seat in seats]
        return describe_table(self.catalogue, view, self.names, own_views)

    def _lines(self, group: Sequence[Step]) -> list[str]:
        if _is_choice(group[-1]):
            return [line for step in group for line in self._choice(step)]
        events = [self._as_seen(event) for step in group for event in step.events]
        return narrate_all(self.catalogue, events, self.names)

    def _choice(self, step: Step) -> list[str]:
        """A choice that is still secret: what it is for whoever may know."""
        if self.viewer not in {None, step.seat}:
            return narrate_all(self.catalogue, step.events, self.names)
        who = self.catalogue.seat(step.seat, self.names)
        move = describe_move(self.catalogue, step.move, self.names)
        return [self.catalogue.say("replay-chose", who=who, move=move)]

    def _as_seen(self, event: Event) -> Event:
        return event if self.viewer is None else event.for_viewer(self.viewer)


def _is_choice(step: Step) -> bool:
    return all(event.what is What.CHOSE for event in step.events)


def _goes_on(before: Step, step: Step) -> bool:
    """The deal goes on with another card, a secret choice with that of another seat."""
    kinds = {event.what for event in before.events}
    goes_on = kinds in ({What.DEALT}, {What.CHOSE})
    return goes_on and step.events[0].what in kinds
