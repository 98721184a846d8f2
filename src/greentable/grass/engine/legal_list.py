"""The legal moves of a seat as a list that can be counted, indexed and iterated.

There can be thousands of offers and of counters that ask for another card: they are kept as
products of their parts, and moves are made only when they are read.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import chain, islice
from typing import TypeVar

import msgspec

from greentable.game import NATURE, expect
from greentable.grass import codes
from greentable.grass.cards import NOTHING, Kind
from greentable.grass.codes import EVERYONE, NOBODY, Verb
from greentable.grass.engine import legal
from greentable.grass.engine.referee import acting
from greentable.grass.moves import Move, move_of
from greentable.grass.rules.deal import may_name_twice
from greentable.grass.ruleset import MOST_SEATS
from greentable.grass.state import Position, State

PositionT = TypeVar("PositionT", bound=Position)


class Offers(msgspec.Struct, frozen=True):
    """All offers a seat may make: each of `gives` for each of `wants`, to each of `to`.

    None among the wants asks what the others give. The two kinds differ, unless the rules allow
    one kind `twice` (Hidden Deals).
    kind be named `twice` (Hidden Deals).
    """

    gives: tuple[Kind, ...]
    wants: tuple[Kind | None, ...]
    to: tuple[int, ...]
    twice: bool = False

    def __iter__(self) -> Iterator[Move]:
        seats = [seat << 10 for seat in self.to]
        # A list, not a generator: there are thousands of moves, and a list is twice as quick.
        moves = [
            move_of(code | seat)
            for give, want in _pairs(self.gives, self.wants, twice=self.twice)
            for code in (_code(Verb.OFFER, give, want),)
            for seat in seats
        ]
        return iter(moves)

    def __len__(self) -> int:
        return _pair_count(self.gives, self.wants, twice=self.twice) * len(self.to)

    def __getitem__(self, index: int) -> Move:
        pair, to = divmod(range(len(self))[index], len(self.to))
        give, want = _pair_at(self.gives, self.wants, pair, twice=self.twice)
        return Move.offer(give, want, to=self.to[to])

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, Move)
            and move.verb is Verb.OFFER
            and move.card in self.gives
            and move.other in self.wants
            and move.seat in self.to
            and (self.twice or move.card is not move.other)
        )


class Counters(msgspec.Struct, frozen=True):
    """All counters that ask for another card: each of `gives` for each of `asks`.

    The two kinds differ, unless the rules allow one kind `twice` (Hidden Deals).
    """

    gives: tuple[Kind, ...]
    asks: tuple[Kind, ...]
    twice: bool = False

    def __iter__(self) -> Iterator[Move]:
        pairs = _pairs(self.gives, self.asks, twice=self.twice)
        return iter([move_of(_code(Verb.COUNTER, give, ask)) for give, ask in pairs])

    def __len__(self) -> int:
        return _pair_count(self.gives, self.asks, twice=self.twice)

    def __getitem__(self, index: int) -> Move:
        pair = range(len(self))[index]
        return Move.counter(*_pair_at(self.gives, self.asks, pair, twice=self.twice))

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, Move)
            and move.verb is Verb.COUNTER
            and move.card in self.gives
            and move.other in self.asks
            and (self.twice or move.card is not move.other)
        )


class Legal(msgspec.Struct, frozen=True):
    """The legal moves of a seat: single moves, and products."""

    moves: tuple[Move, ...] = ()
    offers: Offers | None = None
    counters: Counters | None = None

    def __iter__(self) -> Iterator[Move]:
        return chain(self.moves, self.offers or (), self.counters or ())

    def __len__(self) -> int:
        return sum(map(len, self._parts()))

    def __getitem__(self, index: int) -> Move:
        place = range(len(self))[index]
        part, *more = self._parts()
        while place >= len(part):
            place -= len(part)
            part, *more = more
        return part[place]

    def __contains__(self, move: object) -> bool:
        return any(move in part for part in self._parts())

    def of(self, *verbs: Verb) -> list[Move]:
        """The single moves with one of these verbs."""
        return [move for move in self.moves if move.verb in verbs]

    def _parts(self) -> tuple[tuple[Move, ...] | Offers | Counters, ...]:
        return (self.moves, self.offers or (), self.counters or ())


# The legal moves of a position


def to_act(s: State) -> list[int]:
    """The seats to act: nature [0], one seat, all that still choose secretly, or none."""
    return [*seats_in(acting(s))]


def legal_moves(s: State, seat: int) -> list[Move]:
    """Every legal move of a seat, offers and counters spelled out. Raises UsageError."""
    expect("state", State, s)
    return list(legal_of(s, seat))


def legal_of(s: State, seat: int) -> Legal:
    """The legal moves of a seat or of nature, with offers and counters as products."""
    if seat != NATURE:
        return choices_of(s, seat)
    return Legal(_listed(legal.list_moves, s, NATURE))


def choices_of(s: Position, seat: int) -> Legal:
    """The same for a seat only: for that, what it sees is enough."""
    moves = _listed(legal.list_choices, s, seat)
    if not moves:
        return _NOTHING_LEGAL
    if legal.may_offer_any(s, seat):
        gives = tuple(kind for kind in _may_be_named(s, seat) if legal.may_give(s, seat, kind))
        to = others(seat, s.seats)
        return Legal(moves, offers=Offers(gives, _all_wanted(s), to, may_name_twice(s)))
    if legal.may_counter_any(s, seat):
        gives = tuple(
            kind for kind in _may_be_named(s, seat) if legal.may_give_in_counter(s, seat, kind)
        )
        return Legal(moves, counters=Counters(gives, _all_asked(s), may_name_twice(s)))
    return Legal(moves)


def _listed(
    lister: Callable[[PositionT, int, list[int]], int], s: PositionT, seat: int
) -> tuple[Move, ...]:
    # A list of this size takes longer to make than to fill, so it is reused.
    try:
        room = _ROOMS.pop()
    except IndexError:
        room = [0] * legal.MOST_MOVES
    count = lister(s, seat, room)
    moves = tuple(map(move_of, room[:count]))
    _ROOMS.append(room)
    return moves


_ROOMS: deque[list[int]] = deque(maxlen=4)
_NOTHING_LEGAL = Legal()
_ALL_KINDS = tuple(Kind)


def _may_be_named(s: Position, seat: int) -> Iterable[Kind]:
    """The kinds worth asking about: those in hand, or all of them if names are claims."""
    if s.rules.hidden_deals:
        return _ALL_KINDS
    return [kind for kind, count in zip(_ALL_KINDS, s.hand[seat], strict=True) if count]


def _all_wanted(s: Position) -> tuple[Kind | None, ...]:
    """The kinds that an offer may want, and None to ask what the others give; cached by deck."""
    wants = _WANTED.get(s.rules.deck)
    if wants is None:
        wants = (*(kind for kind in _ALL_KINDS if legal.may_want(s, kind)), None)
        _WANTED[s.rules.deck] = wants
    return wants


def _all_asked(s: Position) -> tuple[Kind, ...]:
    """The kinds that a counter may ask for; cached by the deck and the card offered."""
    key = (s.rules.deck, s.offer_give)
    asks = _ASKED.get(key)
    if asks is None:
        asks = tuple(kind for kind in _ALL_KINDS if legal.may_ask(s, kind))
        _ASKED[key] = asks
    return asks


_WANTED: dict[tuple[int, ...], tuple[Kind | None, ...]] = {}
_ASKED: dict[tuple[tuple[int, ...], int], tuple[Kind, ...]] = {}


@cache
def others(seat: int, seats: int) -> tuple[int, ...]:
    """The possible targets of an offer: the other seats, and last the whole table."""
    return (*(other for other in range(1, seats + 1) if other != seat), EVERYONE)


@cache
def seats_in(bits: int) -> tuple[int, ...]:
    """The seats (0 is nature) in a field that has one bit for each."""
    return tuple(seat for seat in range(MOST_SEATS + 1) if bits >> seat & 1)


# Products of two kinds


def _code(verb: Verb, give: Kind, get: Kind | None) -> int:
    return codes.move_code(verb, give, NOBODY, NOTHING if get is None else get)


def _pairs(
    gives: tuple[Kind, ...], gets: tuple[Kind | None, ...], *, twice: bool
) -> Iterator[tuple[Kind, Kind | None]]:
    return ((give, get) for give in gives for get in gets if twice or get is not give)


def _pair_count(gives: tuple[Kind, ...], gets: tuple[Kind | None, ...], *, twice: bool) -> int:
    same = 0 if twice else len({*gives}.intersection(gets))
    return len(gives) * len(gets) - same


def _pair_at(
    gives: tuple[Kind, ...], gets: tuple[Kind | None, ...], index: int, *, twice: bool
) -> tuple[Kind, Kind | None]:
    return next(islice(_pairs(gives, gets, twice=twice), index, None))
