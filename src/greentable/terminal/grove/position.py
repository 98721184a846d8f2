"""A game as it stands in front of the player: the state, and which cards lie where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import msgspec

from greentable import grove
from greentable.drawing.scene import Laid
from greentable.grove import Event, Move, State, View, What

Cards = tuple[tuple[Laid, ...], ...]
"""The cards of every grove, oldest first; a row for each seat, row 0 empty."""


@dataclass(frozen=True)
class Position:
    """A state, what the reader sees of it, and the cards in each grove."""

    state: State
    view: View
    cards: Cards

    @property
    def seat(self) -> int:
        """The reader's seat."""
        return self.view.viewer

    def after(self, move: Move) -> Position:
        """The position once the reader has laid this card; the reader is the last to choose.

        A matter of values: nothing has been played, so nothing has to be taken back. What the
        others have chosen stays hidden until it has (grove.several.2).
        """
        state, events = grove.apply(self.state, self.seat, move)
        own = [event for event in events if event.seat == self.seat]
        view = self._hiding_others(grove.view(state, self.seat))
        return replace(self, state=state, view=view, cards=with_cards(self.cards, own))

    def _hiding_others(self, view: View) -> View:
        """The view with the others as they were."""
        groves, scores = list(self.view.groves), list(self.view.scores)
        standings = list(self.view.standings)
        groves[self.seat], scores[self.seat] = view.groves[self.seat], view.scores[self.seat]
        standings[self.seat] = view.standings[self.seat]
        return msgspec.structs.replace(
            view,
            groves=tuple(groves),
            scores=tuple(scores),
            standings=tuple(standings),
            stuck=self.view.stuck,
        )


def no_cards(seats: int) -> Cards:
    """Nobody has a card yet."""
    return ((),) * (seats + 1)


def with_cards(cards: Cards, events: Iterable[Event]) -> Cards:
    """The cards of every grove after what was told."""
    rows: list[Sequence[Laid]] = list(cards)
    for event in events:
        if event.what is What.STARTED:
            rows = [(), *((*row, Laid(event.card, 0, 0)) for row in rows[1:])]
        elif event.what is What.LAID:
            laid = Laid(event.card, event.column, event.row, event.rotation)
            rows[event.seat] = (*rows[event.seat], laid)
    return tuple(tuple(row) for row in rows)
