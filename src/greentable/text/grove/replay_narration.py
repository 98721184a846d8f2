"""Narration of a recorded game of Grove in words and drawings, ply by ply."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from greentable import grove
from greentable.game import SPECTATOR
from greentable.grove import (
    MESSAGES,
    Event,
    Move,
    Recipe,
    RecipeSaid,
    State,
    View,
    What,
    move_message,
    recipes_said,
)
from greentable.table import AnyPly
from greentable.text.grove.narration import COUNT, dice_used, narrate
from greentable.text.grove.picture import card_lines, grove_lines
from greentable.text.grove.table import describe_table
from greentable.text.ledgers import Ledger
from greentable.text.passages import (
    EMPTY_LINE,
    Drawing,
    Passage,
    Said,
    choice_message,
    grouped,
)
from greentable.words.messages import Message, Seat


@dataclass(frozen=True)
class GroveNarrator:
    """Tells a game to a viewer: a seat, 0 for a spectator, None for one who sees everything.

    `recipes` are those of the game, with their names, if they are not built in.
    """

    viewer: int | None
    recipes: tuple[Recipe, ...] = ()

    def tell_plies(self, plies: Iterable[AnyPly]) -> Iterator[Passage]:
        """The plies, with drawings of new cards and of changed groves.

        Simultaneous choices are told as one passage with the number of the last ply.
        """
        for group in grouped(plies, _belongs_to):
            events = [event for step in group for event in step.events]
            view = grove.view(group[-1].state, SPECTATOR)
            said: list[Said] = []
            if _is_choice(group[-1]):
                said += [self._choice(step) for step in group]
            else:
                said += self._narrated(_until_count(events), view)
            for event in events:
                if event.what in {What.STARTED, What.DREW}:
                    face = view.rules.deck[event.card - 1]
                    said.append(Drawing(tuple(card_lines(face))))
                if event.what is What.LAID:
                    said += self._picture(view, event.seat)
            said += self._narrated(_from_count(events), view)
            yield Passage(tuple(said), group[-1].number)

    def tell_table(self, state: State) -> Passage:
        """The table as the viewer sees it; for None, with the choices of all seats."""
        view = grove.view(state, self.viewer or SPECTATOR)
        chosen: dict[int, Move] = {}
        if self.viewer is None:
            choices = {seat: grove.view(state, seat).chosen for seat in range(1, state.seats + 1)}
            chosen = {seat: move for seat, move in choices.items() if move is not None}
        return Passage(tuple(describe_table(view, self._recipes(view), chosen)))

    def _recipes(self, view: View) -> tuple[RecipeSaid, ...]:
        return recipes_said(view.rules.book, self.recipes)

    def _narrated(self, events: Sequence[Event], view: View) -> list[Message | Ledger]:
        return narrate(events, self._recipes(view), view.target, dice_used(view))

    def _choice(self, step: AnyPly) -> Message:
        """A choice that is still secret; only viewers who may know it are told what it is."""
        if self.viewer not in {None, step.seat}:
            return MESSAGES.say("event-chose", who=Seat(step.seat))
        return choice_message(step.seat, move_message(step.move))

    def _picture(self, view: View, seat: int) -> Iterator[Said]:
        """The drawing of a seat's grove, below its name if there are several seats."""
        made = view.groves[seat]
        yield EMPTY_LINE
        if view.seats > 1:
            yield Seat(seat)
        yield Drawing(tuple(grove_lines(made)))
        if seat == view.seats:
            yield EMPTY_LINE


def _until_count(events: Sequence[Event]) -> list[Event]:
    return [event for event in events if event.what not in COUNT]


def _from_count(events: Sequence[Event]) -> list[Event]:
    return [event for event in events if event.what in COUNT]


def _is_choice(step: AnyPly) -> bool:
    return all(event.what is What.CHOSE for event in step.events)


def _belongs_to(before: AnyPly, _step: AnyPly) -> bool:
    """True if the step before is a secret choice: the choices of others belong to it."""
    return _is_choice(before)
