"""A move: what a player, or nature, chose. The typed value for everybody outside the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import msgspec

from greentable.grass import codes
from greentable.grass.cards import NOTHING, PEDDLES, Kind
from greentable.grass.codes import COVER_MASK, EVERYONE, NOBODY, Verb

KIND_OR_NONE = (*Kind, *[None] * (NOTHING + 1 - len(Kind)))
_VERBS = tuple(Verb)


class Move(msgspec.Struct, frozen=True, order=True, gc=False):
    """One decision. Which fields a verb uses is told by the table in docs/notation.md."""

    verb: Verb
    card: Kind | None = None
    seat: int = NOBODY
    other: Kind | None = None
    mark: bool = False
    cover: tuple[Kind, ...] = ()

    def __str__(self) -> str:
        from greentable.grass.notation import write_move  # which reads moves

        return write_move(self)


def is_well_formed(move: Move) -> bool:
    """Whether a move can be written: its cover is Peddle in the order of the deck table."""
    if not move.cover:
        return True
    return list(move.cover) == sorted(move.cover) and all(kind < PEDDLES for kind in move.cover)


def code_of(move: Move) -> int:
    """The move as the rules see it, if it is well formed and its seat from NOBODY to EVERYONE.

    More Peddle than fit are capped at a number that is always refused.
    """
    code = codes.move_code(
        move.verb,
        NOTHING if move.card is None else move.card,
        move.seat,
        NOTHING if move.other is None else move.other,
    )
    if move.mark:
        code = codes.with_mark(code)
    if not move.cover:
        return code
    cover = 0
    for peddle in range(PEDDLES):
        count = min(move.cover.count(Kind(peddle)), COVER_MASK[peddle])
        cover = codes.add_to_cover(cover, peddle, count)
    return codes.with_cover(code, cover)


def move_of(code: int) -> Move:
    """The move that the rules mean by a code."""
    packed = codes.cover_of(code)
    return Move(
        _VERBS[codes.verb_of(code)],
        KIND_OR_NONE[codes.card_of(code)],
        codes.seat_of(code),
        KIND_OR_NONE[codes.other_of(code)],
        bool(codes.mark_of(code)),
        _cover_kinds(packed) if packed else (),
    )


def _cover_kinds(packed: int) -> tuple[Kind, ...]:
    return tuple(
        Kind(peddle)
        for peddle in range(PEDDLES)
        for _ in range(codes.covered_count(packed, peddle))
    )


class Offers(msgspec.Struct, frozen=True):
    """All offers a seat may make: each of `gives` for each other of `wants`, to each of `to`."""

    gives: tuple[Kind, ...]
    wants: tuple[Kind, ...]
    to: tuple[int, ...]

    def __iter__(self) -> Iterator[Move]:
        verb = Verb.OFFER
        # A list, not a generator: there are thousands, and it is twice as quick.
        moves = [
            Move(verb, give, seat, want)
            for give in self.gives
            for want in self.wants
            if want is not give
            for seat in self.to
        ]
        return iter(moves)

    def __len__(self) -> int:
        same = len(set(self.gives) & set(self.wants))
        return (len(self.gives) * len(self.wants) - same) * len(self.to)

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, Move)
            and move == Move(Verb.OFFER, move.card, move.seat, move.other)
            and move.card in self.gives
            and move.other in self.wants
            and move.card != move.other
            and move.seat in self.to
        )


class Legal(msgspec.Struct, frozen=True):
    """The legal moves of a seat. Offers, which can be thousands, stay a product of their parts."""

    moves: tuple[Move, ...]
    offers: Offers | None = None

    def __iter__(self) -> Iterator[Move]:
        return chain(self.moves, self.offers or ())

    def __len__(self) -> int:
        return len(self.moves) + (0 if self.offers is None else len(self.offers))

    def __contains__(self, move: object) -> bool:
        return move in self.moves or (self.offers is not None and move in self.offers)

    def of(self, *verbs: Verb) -> list[Move]:
        """The moves with one of these verbs, offers aside."""
        return [move for move in self.moves if move.verb in verbs]


def others(seat: int, seats: int) -> tuple[int, ...]:
    """The other seats, and last the whole table: to whom an offer can go."""
    return (*(other for other in range(1, seats + 1) if other != seat), EVERYONE)
