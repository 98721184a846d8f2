"""The typed view of a game for bots and people, as a seat or a spectator sees it.

>>> from greentable import grass
>>> nature, game = grass.Nature("seed"), grass.new_game("2018", seats=3)
>>> while grass.to_act(game) == [0]:
...     game, events = grass.apply(game, 0, nature.move(game))
>>> view = grass.view(game, viewer=2)
>>> str(view.phase), dict(view.hand_sizes), view.heat[1]
('turn', {1: 7, 2: 6, 3: 6}, None)

`filling.py` lists the visible fields; this module adds names and types.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import TypeVar

import msgspec

from greentable.core.immutable import Immutable
from greentable.core.switches import NONE
from greentable.game import check_viewer, expect
from greentable.grass.cards import KINDS, NOTHING, PEDDLES, Kind
from greentable.grass.codes import NOBODY, Verb
from greentable.grass.constants import Reason
from greentable.grass.engine.legal_list import Legal, choices_of, seats_in
from greentable.grass.engine.referee import receiver
from greentable.grass.moves import KIND_OR_NONE, Move
from greentable.grass.rules.deal import given_for_counter, why_not_deal_now
from greentable.grass.rules.deck import left_of, right_of
from greentable.grass.rules.market import is_visible
from greentable.grass.rules.pay_fine import lowest_to_pay
from greentable.grass.rules.protection import protected_count
from greentable.grass.rules.scoring import pays_banker, profit_at_risk, protected_profit
from greentable.grass.rules.turn import highest_in_stash, lowest_in_stash
from greentable.grass.ruleset import Ruleset
from greentable.grass.state import Phase, State
from greentable.grass.views.fields import ViewFields
from greentable.grass.views.filling import fill_view

T = TypeVar("T")
ALL_KINDS = tuple(Kind)
_PHASES = tuple(Phase)
_NEW = ViewFields()  # a copy of it is quicker than a new one

Counts = tuple[int, ...]
"""The number of cards of each kind, indexed by Kind. A stash only has Peddle."""


class OpenOffer(msgspec.Struct, frozen=True):
    """The offer to be answered; it wants None if it asks what the others give for the card."""

    give: Kind
    want: Kind | None
    to: int


class OpenCounter(msgspec.Struct, frozen=True):
    """The counter to be answered; it asks for None if it is for the card offered."""

    give: Kind
    ask: Kind | None


class Declined(msgspec.Struct, frozen=True):
    """An offer that a seat has declined in this turn; it wanted None if it named no kind."""

    seat: int
    give: Kind
    want: Kind | None


class Protection(msgspec.Struct, frozen=True):
    """A Protection on the table, its owner, and the Peddle under it."""

    owner: int
    card: Kind
    covered: tuple[Kind, ...]


class View(Immutable):
    """A game as one viewer sees it. It cannot be changed, and has no state behind it.

    Values of each seat are mappings from its number: `view.heat[3]`; only seats that play are in
    them. A property that names a seat is 0 if there is none.
    """

    _fields: ViewFields

    def __init__(self, fields: ViewFields) -> None:
        """Wrap the fields that `fill_view` has filled in; the view owns them from now on."""
        vars(self)["_fields"] = fields

    # The course of the game

    @property
    def viewer(self) -> int:
        """The seat that sees this view, or 0 for a spectator."""
        return self._fields.viewer

    @property
    def rules(self) -> Ruleset:
        """The switches of this game."""
        return self._fields.rules

    @property
    def seats(self) -> int:
        """The number of players: their seats are 1, 2, 3 … clockwise."""
        return self._fields.seats

    @cached_property
    def opponents(self) -> tuple[int, ...]:
        """The other seats, clockwise from the viewer's left; all of them for a spectator."""
        count = self.seats
        order = [(self.viewer + step) % count + 1 for step in range(count)]
        return tuple(seat for seat in order if seat != self.viewer)

    @property
    def phase(self) -> Phase:
        """The action that the table is waiting for."""
        return _PHASES[self._fields.phase]

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must move: nature (0), one seat, all that choose secretly, or none."""
        return seats_in(self._fields.to_act)

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self._fields.round

    @property
    def dealer(self) -> int:
        """The seat that dealt this round."""
        return self._fields.dealer

    @property
    def dealt(self) -> int:
        """The number of cards dealt in this round so far."""
        return self._fields.dealt

    @property
    def turn(self) -> int:
        """The seat whose turn it is; 0 before the first turn of a round and after the game."""
        return self._fields.turn

    @property
    def played(self) -> bool:
        """True once the card of this turn is played or discarded."""
        return bool(self._fields.played)

    @property
    def swapped(self) -> bool:
        """True once the stash swap of this turn is done."""
        return bool(self._fields.swapped)

    @property
    def extra_turn(self) -> bool:
        """True if the same seat has the next turn too."""
        return bool(self._fields.extra_turn)

    @property
    def asked(self) -> int:
        """The seat that must answer an offer, give a Peddle or take a card; 0 if none."""
        return self._fields.asked

    @property
    def gives_to(self) -> int:
        """The seat that gets the Peddle that `asked` gives; 0 if it goes to the ashtray."""
        return self._fields.gives_to

    @cached_property
    def receiver(self) -> int:
        """The seat that gets the card that the viewer passes, hands over or gives; 0 if none."""
        return receiver(self._fields, self.viewer) if self.viewer != NOBODY else NOBODY

    # Trading

    @property
    def offers(self) -> int:
        """The number of offers made in this turn."""
        return self._fields.offers

    @cached_property
    def offer(self) -> OpenOffer | None:
        """The open offer; None if there is none."""
        v = self._fields
        if v.offer_to == NOBODY:
            return None
        return OpenOffer(ALL_KINDS[v.offer_give], KIND_OR_NONE[v.offer_want], v.offer_to)

    @cached_property
    def counter(self) -> OpenCounter | None:
        """The counter to the open offer; None if there is none."""
        v = self._fields
        if v.counter == NOTHING:
            return None
        return OpenCounter(ALL_KINDS[v.counter], KIND_OR_NONE[v.counter_ask])

    @cached_property
    def given_if_accepted(self) -> Kind | None:
        """The card that the viewer gives by accepting; None without an offer or counter to it."""
        v = self._fields
        if self.viewer == NOBODY or self.viewer not in self.to_act:
            return None
        if self.phase is Phase.COUNTERED:
            return KIND_OR_NONE[given_for_counter(v)]
        return KIND_OR_NONE[v.offer_want] if self.phase is Phase.ANSWER else None

    @cached_property
    def declined(self) -> tuple[Declined, ...]:
        """The offers that were declined in this turn."""
        return tuple(
            Declined(seat, give, want)
            for seat in range(1, self.seats + 1)
            for give, bits in zip(ALL_KINDS, self._fields.declined[seat], strict=True)
            if bits
            for want in (*ALL_KINDS, None)
            if self.has_declined(seat, give, want)
        )

    def has_declined(self, seat: int, give: Kind, want: Kind | None) -> bool:
        """True if a seat has declined such an offer in this turn."""
        bit = KINDS if want is None else want
        return bool(self._fields.declined[seat][give] >> bit & 1)

    # Cards in hand

    @cached_property
    def hand(self) -> Counts:
        """The viewer's own cards in hand, by kind; a spectator has none."""
        return tuple(self._fields.hand[self.viewer])

    @cached_property
    def pack(self) -> Counts:
        """The viewer's own cards to draft from (Give Me Five), by kind."""
        return tuple(self._fields.pack[self.viewer])

    @cached_property
    def hands(self) -> Mapping[int, Counts]:
        """The hands that the viewer sees: its own; those of all seats once the game is over."""
        return self._rows(self._fields.hand, seats_in(self._fields.open_hands))

    @cached_property
    def packs(self) -> Mapping[int, Counts]:
        """The packs of a draft that the viewer sees, likewise."""
        return self._rows(self._fields.pack, seats_in(self._fields.open_hands))

    @cached_property
    def hand_sizes(self) -> Mapping[int, int]:
        """The number of cards in each hand."""
        return self._by_seat(self._fields.hand_sizes)

    @cached_property
    def pack_sizes(self) -> Mapping[int, int]:
        """The number of cards in front of each seat in a draft."""
        return self._by_seat(self._fields.pack_sizes)

    @cached_property
    def known(self) -> Mapping[int, Counts]:
        """In the hands that the viewer does not see: how many of each kind are surely there."""
        return self._rows(self._fields.known_hand, self._hidden())

    @cached_property
    def known_packs(self) -> Mapping[int, Counts]:
        """In the packs that the viewer does not see: how many of each kind are surely there."""
        return self._rows(self._fields.known_in_pack, self._hidden())

    @cached_property
    def unseen(self) -> Counts:
        """The cards in places that the viewer cannot see: the haystack, other hands and packs."""
        return tuple(self._fields.unseen)

    @cached_property
    def chosen(self) -> Move | None:
        """The viewer's own secret choice, while others still choose."""
        chosen = self._fields.chosen[self.viewer]
        if chosen == NOTHING:
            return None
        if self.phase is Phase.SAY:
            return Move.say(cheated=bool(chosen))
        return Move(_CHOICES[self.phase], ALL_KINDS[chosen])

    # Cards on the table

    @property
    def haystack_size(self) -> int:
        """The number of cards left to draw."""
        return self._fields.haystack_size

    @cached_property
    def ashtray(self) -> Counts:
        """The cards in the ashtray, by kind."""
        return tuple(self._fields.ashtray)

    @property
    def ashtray_top(self) -> Kind | None:
        """The card on top of the ashtray; None while it is empty."""
        return KIND_OR_NONE[self._fields.ashtray_top]

    @cached_property
    def market(self) -> Mapping[int, bool]:
        """True for each seat with a Market Open in its hassle pile."""
        return self._by_seat(map(bool, self._fields.market))

    @cached_property
    def heat(self) -> Mapping[int, Kind | None]:
        """The Heat On that lies on each market; None without heat."""
        return self._by_seat(KIND_OR_NONE[kind] for kind in self._fields.heat)

    @cached_property
    def tucked(self) -> Mapping[int, Counts]:
        """The rest of each hassle pile: cards tucked under it, and a Market Close on it."""
        return self._rows(self._fields.tucked, range(1, self.seats + 1))

    @cached_property
    def stash(self) -> Mapping[int, Counts]:
        """The unprotected Peddle of each seat, by kind."""
        return self._rows(self._fields.stash, range(1, self.seats + 1))

    @cached_property
    def protections(self) -> tuple[Protection, ...]:
        """The Protections on the table, in the order they were played."""
        v = self._fields
        return tuple(
            Protection(
                v.cover_owner[slot], ALL_KINDS[v.cover_card[slot]], cards_of(v.covered[slot])
            )
            for slot in range(v.covers)
        )

    @cached_property
    def missed(self) -> Mapping[int, int]:
        """The number of turns that each seat still has to miss."""
        return self._by_seat(self._fields.missed)

    # Money

    @cached_property
    def totals(self) -> Mapping[int, int]:
        """The dollars of each seat from the rounds before."""
        return self._by_seat(self._fields.totals)

    @cached_property
    def total_floor(self) -> int | None:
        """The limit below which no total falls; None without a limit (grass.scoring.5)."""
        floor = self.rules.total_floor
        return None if floor == NONE else floor

    @cached_property
    def protected_profit(self) -> Mapping[int, int]:
        """The value of the protected Peddle of each seat (grass.scoring.1)."""
        seats = range(1, self.seats + 1)
        return MappingProxyType({seat: protected_profit(self._fields, seat) for seat in seats})

    @cached_property
    def profit_at_risk(self) -> Mapping[int, int]:
        """The value of the unprotected Peddle of each seat (grass.scoring.1)."""
        seats = range(1, self.seats + 1)
        return MappingProxyType({seat: profit_at_risk(self._fields, seat) for seat in seats})

    # The viewer's moves

    @cached_property
    def legal(self) -> Legal:
        """The viewer's legal moves; none unless it is to act."""
        return choices_of(self._fields, self.viewer) if self.viewer != NOBODY else Legal()

    # Explanations

    def cards_in_hand(self) -> tuple[Kind, ...]:
        """The viewer's own cards, one by one."""
        return cards_of(self._fields.hand[self.viewer])

    def protected(self, seat: int) -> Counts:
        """A seat's Peddle under Protections, by kind."""
        return tuple(protected_count(self._fields, seat, peddle) for peddle in range(PEDDLES))

    def is_market_visible(self, seat: int) -> bool:
        """True if a seat's Market Open is visible: in its pile, with no heat on it."""
        return is_visible(self._fields, seat)

    def lowest_in_stash(self, seat: int) -> Kind | None:
        """The lowest unprotected Peddle of a seat (grass.turn.12)."""
        return KIND_OR_NONE[lowest_in_stash(self._fields, seat)]

    def highest_in_stash(self, seat: int) -> Kind | None:
        """The highest unprotected Peddle of a seat (grass.turn.12)."""
        return KIND_OR_NONE[highest_in_stash(self._fields, seat)]

    def lowest_to_pay(self, seat: int) -> Kind | None:
        """The Peddle that pays a seat's fine if it has no choice (grass.pay_fine.3)."""
        return KIND_OR_NONE[lowest_to_pay(self._fields, seat)]

    def pays_banker(self, seat: int) -> int:
        """The amount one Banker takes from a seat at the end of the round (grass.scoring.2)."""
        return pays_banker(self._fields, seat)

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return left_of(self._fields, seat)

    def right_of(self, seat: int) -> int:
        """The next seat counterclockwise."""
        return right_of(self._fields, seat)

    def allows_offers(self) -> bool:
        """True if the seat whose turn it is may still make offers (grass.deal.1, grass.deal.3)."""
        return why_not_deal_now(self._fields) == Reason.OK

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
        return f"<View of seat {self.viewer}: round {self.round}, {self.phase}, turn {self.turn}>"

    def _hidden(self) -> Iterable[int]:
        seen = self._fields.open_hands
        return (seat for seat in range(1, self.seats + 1) if not seen >> seat & 1)

    def _by_seat(self, values: Iterable[T]) -> Mapping[int, T]:
        """Values by row, with the empty row 0 first, as a mapping from seats."""
        rows = tuple(values)
        return MappingProxyType({seat: rows[seat] for seat in range(1, self.seats + 1)})

    def _rows(self, rows: list[list[int]], seats: Iterable[int]) -> Mapping[int, Counts]:
        return MappingProxyType({seat: tuple(rows[seat]) for seat in seats})


_CHOICES = {Phase.DRAFT: Verb.KEEP, Phase.PASS: Verb.PASS, Phase.HAND: Verb.HAND}


def cards_of(row: list[int]) -> tuple[Kind, ...]:
    """The cards of a row of counts, one by one."""
    return tuple(kind for kind, count in zip(ALL_KINDS, row, strict=False) for _ in range(count))


def view(s: State, viewer: int) -> View:
    """The view of a viewer; once the game is over, everyone sees all hands.

    Raises: UsageError for a viewer who is not at the table.
    """
    check_viewer(viewer, expect("state", State, s).seats)
    fields = _NEW.copy()
    fields.rules = s.rules
    fill_view(s, viewer, fields)
    return View(fields)
