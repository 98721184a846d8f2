"""The typed view of a game for bots and people, as a seat or a spectator sees it.

>>> from greentable import grove
>>> nature, game = grove.Nature("seed"), grove.new_game("house", seats=2)
>>> while grove.to_act(game) == [0]:
...     game, events = grove.apply(game, 0, nature.move(game))
>>> view = grove.view(game, viewer=2)
>>> str(view.phase), view.hand == view.hands[1], view.groves[1].score
('play', True, 0)

`filling.py` lists the visible fields; this module adds names and types.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import TypeVar

import msgspec

from greentable.core.fields import members_of
from greentable.core.immutable import Immutable
from greentable.game import SPECTATOR, check_viewer, expect
from greentable.grove.cards import DECK
from greentable.grove.codes import NO_CARD, NO_MOVE
from greentable.grove.groves import Grove, grove_of
from greentable.grove.moves import Move, move_of
from greentable.grove.recipes.codes import multiplies
from greentable.grove.rules.recipes import (
    UNMET,
    bonus,
    count_for,
    effect_of,
    final_score,
    is_met_by,
    target,
)
from greentable.grove.ruleset import Ruleset
from greentable.grove.state import Phase, Position, State
from greentable.grove.views.fields import ViewFields
from greentable.grove.views.filling import fill_view
from greentable.grove.views.legal_moves import legal_moves

T = TypeVar("T")
_NEW = ViewFields()  # a copy of it is quicker than a new one


class Standing(msgspec.Struct, frozen=True):
    """The state of a recipe in a grove: if it is met, its count, and the points it adds.

    A recipe that `multiplies` adds no points of its own: its effect is in the score.
    """

    recipe: int
    met: bool
    counted: int
    points: int
    multiplies: bool


class View(Immutable):
    """A game as one viewer sees it. It cannot be changed, and has no state behind it.

    Values of each seat are mappings from its number: `view.groves[3]`; only seats that play are in
    them. Cards and recipes are numbers from 1 to 18.
    """

    _fields: ViewFields

    def __init__(self, fields: ViewFields) -> None:
        """Wrap the fields that `fill_view` has filled in; the view owns them from now on."""
        vars(self)["_fields"] = fields

    # The course of the game

    @cached_property
    def viewer(self) -> int:
        """The seat that sees this view, or 0 for a spectator."""
        return self._fields.viewer

    @cached_property
    def rules(self) -> Ruleset:
        """The cards and switches of this game."""
        return self._fields.rules

    @cached_property
    def seats(self) -> int:
        """The number of players: their seats are 1, 2, 3 and so on."""
        return self._fields.seats

    @cached_property
    def phase(self) -> Phase:
        """The action that the table is waiting for."""
        return Phase(self._fields.phase)

    @cached_property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must move: nature (0), all seats that still choose, or none."""
        return tuple(members_of(self._fields.to_act))

    @cached_property
    def deck_size(self) -> int:
        """The number of cards still to be drawn, for all."""
        return DECK - self._fields.drawn

    @cached_property
    def unseen(self) -> tuple[int, ...]:
        """The cards that have not been seen: any of them may be drawn next."""
        return tuple(members_of(self._fields.unseen))

    @cached_property
    def stuck(self) -> tuple[int, ...]:
        """The seats that could lay no card and have stopped."""
        return tuple(members_of(self._fields.stuck))

    # Cards and groves

    @cached_property
    def hands(self) -> Mapping[int, tuple[int, ...]]:
        """The cards in each hand: they are public."""
        return self._by_seat(lambda seat: tuple(members_of(self._fields.hand[seat])))

    @cached_property
    def hand(self) -> tuple[int, ...]:
        """The viewer's own cards; none for a spectator."""
        return self.hands[self.viewer] if self.viewer != SPECTATOR else ()

    @cached_property
    def groves(self) -> Mapping[int, Grove]:
        """The grove of each seat."""
        return self._by_seat(lambda seat: grove_of(self._fields, seat))

    @cached_property
    def grove(self) -> Grove | None:
        """The viewer's own grove; none for a spectator."""
        return self.groves[self.viewer] if self.viewer != SPECTATOR else None

    # Points

    @cached_property
    def scores(self) -> Mapping[int, int]:
        """The score of each grove as it lies, with the points of recipes."""
        return self._by_seat(lambda seat: final_score(self._fields, seat))

    @cached_property
    def recipes(self) -> tuple[int, ...]:
        """The two recipes of a challenge; none without, or before they are turned up."""
        return tuple(recipe for recipe in self._fields.recipes if recipe != NO_CARD)

    @cached_property
    def target(self) -> int:
        """The worth of the two recipes together; 0 without recipes."""
        return target(self._fields)

    @cached_property
    def standings(self) -> Mapping[int, tuple[Standing, ...]]:
        """The state of each recipe, for each seat."""
        return self._by_seat(lambda seat: standings_of(self._fields, seat))

    # The viewer's moves

    @cached_property
    def chosen(self) -> Move | None:
        """The viewer's own secret choice, while others still choose."""
        chosen = self._fields.chosen[self.viewer]
        return None if chosen == NO_MOVE else move_of(chosen)

    @cached_property
    def legal(self) -> tuple[Move, ...]:
        """The viewer's legal moves, each once; none unless it is to act."""
        return tuple(legal_moves(self._fields, self.viewer)) if self.viewer != SPECTATOR else ()

    # The view as a value

    def to_fields(self) -> ViewFields:
        """A copy of the view as numbers, as compiled code reads it."""
        return self._fields.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self._fields == other.to_fields()

    def __hash__(self) -> int:
        return hash(self._fields.key())

    def __reduce__(self) -> tuple[object, ...]:
        return View, (self._fields,)

    def __repr__(self) -> str:
        return f"<View of seat {self.viewer}: {self.phase}, {self.deck_size} cards to draw>"

    def _by_seat(self, value: Callable[[int], T]) -> Mapping[int, T]:
        return MappingProxyType({seat: value(seat) for seat in range(1, self.seats + 1)})


def standings_of(s: Position, seat: int) -> tuple[Standing, ...]:
    """The state of each recipe of the challenge for a seat; none without recipes."""
    return tuple(_standing(s, seat, recipe) for recipe in s.recipes if recipe != NO_CARD)


def _standing(s: Position, seat: int, recipe: int) -> Standing:
    count = count_for(s, seat, recipe)
    met = is_met_by(s, recipe, count)
    times = multiplies(effect_of(s, recipe))
    return Standing(recipe, met, count, bonus(s, recipe, count if met else UNMET), times)


def view(s: State, viewer: int) -> View:
    """The view of a viewer. Raises UsageError for a viewer who is not at the table."""
    check_viewer(viewer, expect("state", State, s).seats)
    fields = _NEW.copy()
    fields.rules = s.rules
    fill_view(s, viewer, fields)
    return View(fields)
