"""A recorded game of Grove told in words and pictures, ply by ply."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from greentable import grove
from greentable.catalogue import Catalogue
from greentable.game import SPECTATOR
from greentable.grove import Event, Move, State, View, What
from greentable.grove.recipes import Recipe
from greentable.table import AnyPly
from greentable.text.grove.moves import describe_move
from greentable.text.grove.picture import card_lines, grove_lines
from greentable.text.grove.recipes import recipe_book
from greentable.text.grove.story import COUNT, narrate_all
from greentable.text.grove.table import describe_table
from greentable.text.together import MARGIN, numbered, told_together


@dataclass(frozen=True)
class GroveTale:
    """Who is told a game: `viewer` is a seat, 0 for a spectator, None for one who is told all.

    `recipes` are those of the game, with their names, if they are not the package's.
    """

    catalogue: Catalogue
    names: Sequence[str]
    viewer: int | None
    recipes: tuple[Recipe, ...] = ()

    def tell_steps(self, steps: Iterable[AnyPly]) -> Iterator[str]:
        """The plies in lines with their numbers, cards as they come, groves as they grow.

        Choices that are made at once are told together, when they are shown, with the number of the
        last of them.
        """
        for group in told_together(steps, _goes_on):
            events = [event for step in group for event in step.events]
            view = grove.view(group[-1].state, SPECTATOR)
            if _is_choice(group[-1]):
                yield from numbered(group, [self._choice(step) for step in group])
            else:
                yield from numbered(group, self._narrated(_until_count(events), view))
            for event in events:
                if event.what in {What.STARTED, What.DREW}:
                    face = view.rules.deck[event.card - 1]
                    yield from (MARGIN + line for line in card_lines(face))
                if event.what is What.LAID:
                    yield from self._picture(view, event.seat)
            yield from (MARGIN + line for line in self._narrated(_from_count(events), view))

    def tell_table(self, state: State) -> list[str]:
        """The table as the viewer sees it; with everybody's choices for None."""
        view = grove.view(state, self.viewer or SPECTATOR)
        chosen: dict[int, Move] = {}
        if self.viewer is None:
            choices = {seat: grove.view(state, seat).chosen for seat in range(1, state.seats + 1)}
            chosen = {seat: move for seat, move in choices.items() if move is not None}
        return describe_table(self.catalogue, view, self.names, self._book(view), chosen)

    def _book(self, view: View) -> tuple[Recipe, ...]:
        return recipe_book(self.catalogue, view.rules.book, self.recipes)

    def _narrated(self, events: Sequence[Event], view: View) -> list[str]:
        return narrate_all(self.catalogue, events, self.names, self._book(view), view.target)

    def _choice(self, step: AnyPly) -> str:
        """A choice that is still secret: what it is for whoever may know."""
        who = self.catalogue.seat(step.seat, self.names)
        if self.viewer not in {None, step.seat}:
            return self.catalogue.say("grove-event-chose", who=who)
        move = describe_move(self.catalogue, step.move)
        return self.catalogue.say("replay-chose", who=who, move=move)

    def _picture(self, view: View, seat: int) -> Iterator[str]:
        """The grove of a seat, under its name if there are several, between empty lines."""
        made = view.groves[seat]
        assert made is not None, "a seat that laid a card has a grove"
        yield ""
        if view.seats > 1:
            yield MARGIN + self.catalogue.seat(seat, self.names)
        yield from (MARGIN + line for line in grove_lines(made))
        if seat == view.seats:
            yield ""


def _until_count(events: Sequence[Event]) -> list[Event]:
    return [event for event in events if event.what not in COUNT]


def _from_count(events: Sequence[Event]) -> list[Event]:
    return [event for event in events if event.what in COUNT]


def _is_choice(step: AnyPly) -> bool:
    return all(event.what is What.CHOSE for event in step.events)


def _goes_on(before: AnyPly, _step: AnyPly) -> bool:
    """Whether somebody has chosen and others are still to choose."""
    return _is_choice(before)
