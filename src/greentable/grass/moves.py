"""A move: a choice of a player or of nature. The typed value, for all code outside the rules.

>>> from greentable.grass import EVERYONE, Kind, Move
>>> Move.play(Kind.PAY_FINE, peddle=Kind.PANAMA, protected=True)
Move('play PF:PA*')
>>> Move.offer(Kind.PANAMA, Kind.MARKET_OPEN, to=4), Move.offer(Kind.PANAMA, to=EVERYONE)
(Move('offer PA>MO@4'), Move('offer PA>?@*'))

Only moves that have a token can be made; `notation.py` has the tokens.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec

from greentable.core.reader import shown
from greentable.errors import UsageError
from greentable.grass import codes
from greentable.grass.cards import NOTHING, PEDDLES, Kind
from greentable.grass.codes import COVER_MASK, EVERYONE, NOBODY, Verb
from greentable.grass.families import is_heat_on, is_paranoia, is_protection
from greentable.grass.ruleset import MOST_SEATS
from greentable.words.messages import either

KIND_OR_NONE: tuple[Kind | None, ...] = (*Kind, *[None] * (NOTHING + 1 - len(Kind)))
_VERBS = tuple(Verb)

# The parts of a move, by verb; those of a play depend on its card.
BARE = (Verb.ACCEPT, Verb.DECLINE, Verb.END)
WITH_CARD = (
    *(Verb.DISCARD, Verb.GIVE, Verb.PASS, Verb.KEEP, Verb.HAND),
    *(Verb.DRAW, Verb.LUCK),
)

FORMS = {
    Verb.PLAY: either("play PA", "play FE@3", "play SN@2:PA", "play PF:PA*", "play LC:HG+CO"),
    Verb.OFFER: either("offer PA>MO@4", "offer PA>MO@*", "offer PA>?@*"),
    Verb.COUNTER: either("counter JA", "counter JA>FE"),
    Verb.SWAP: either("swap HG>DF@1"),
    Verb.SAY: either("say cheated", "say nothing"),
    Verb.DEALER: either("dealer 2"),
    Verb.DEAL: either("deal 3 HG"),
    **{verb: either(f"{verb}") for verb in BARE},
    **{verb: either(f"{verb} PA") for verb in WITH_CARD},
}
"""Examples of each verb, with all that can follow it."""


class Move(msgspec.Struct, frozen=True, order=True, gc=False):
    """One decision. Raises UsageError for a move that has no token.

    `card` is the card played, given or dealt; `seat` the target; `other` the Peddle that is paid or
    stolen, or the kind that is wanted or asked for (None in an offer: "what do I get?").
    `protected`: the fine is paid with a protected Peddle. `cheated`: the player says that they were
    cheated. `cover`: the Peddle that a Protection covers, in the order of the deck table.
    """

    verb: Verb
    card: Kind | None = None
    seat: int = NOBODY
    other: Kind | None = None
    protected: bool = False
    cheated: bool = False
    cover: tuple[Kind, ...] = ()

    def __post_init__(self) -> None:
        if not isinstance(self.verb, Verb):
            raise UsageError("move.verb", verb=shown(str(self.verb)))
        if not _can_be_written(self):
            raise UsageError("move.form", verb=str(self.verb), form=FORMS[self.verb])

    def __str__(self) -> str:
        from greentable.grass.notation import write_move  # it imports this module

        return write_move(self)

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"

    # One constructor for each verb

    @classmethod
    def play(
        cls,
        card: Kind,
        *,
        seat: int = NOBODY,
        peddle: Kind | None = None,
        protected: bool = False,
        cover: Iterable[Kind] = (),
    ) -> Move:
        """Play a card: on a seat, paying or stealing a Peddle, covering some (in any order)."""
        covered = tuple(sorted(cover))
        return cls(Verb.PLAY, card, seat, peddle, protected=protected, cover=covered)

    @classmethod
    def discard(cls, card: Kind) -> Move:
        """Discard a card, without effect."""
        return cls(Verb.DISCARD, card)

    @classmethod
    def offer(cls, give: Kind, want: Kind | None = None, *, to: int) -> Move:
        """Offer a card for another, or for any counter; to a seat, or to EVERYONE."""
        return cls(Verb.OFFER, give, to, want)

    @classmethod
    def accept(cls) -> Move:
        """Accept an offer or a counter."""
        return cls(Verb.ACCEPT)

    @classmethod
    def decline(cls) -> Move:
        """Decline an offer or a counter."""
        return cls(Verb.DECLINE)

    @classmethod
    def counter(cls, give: Kind, ask: Kind | None = None) -> Move:
        """Give another card for the one offered, or for a different one that is asked for."""
        return cls(Verb.COUNTER, give, other=ask)

    @classmethod
    def swap(cls, give: Kind, take: Kind, *, seat: int) -> Move:
        """Swap a Peddle of the own stash for one of another seat."""
        return cls(Verb.SWAP, give, seat, take)

    @classmethod
    def end(cls) -> Move:
        """End the turn."""
        return cls(Verb.END)

    @classmethod
    def give(cls, peddle: Kind) -> Move:
        """Give a Peddle for Stonehigh, or give it up for Sold Out."""
        return cls(Verb.GIVE, peddle)

    @classmethod
    def pass_on(cls, card: Kind) -> Move:
        """Pass a card to the left after Paranoia."""
        return cls(Verb.PASS, card)

    @classmethod
    def keep(cls, card: Kind) -> Move:
        """Keep a card of the pack in the draft of Give Me Five."""
        return cls(Verb.KEEP, card)

    @classmethod
    def hand(cls, card: Kind) -> Move:
        """Really give this card in a hidden deal."""
        return cls(Verb.HAND, card)

    @classmethod
    def say(cls, *, cheated: bool) -> Move:
        """Say after a hidden deal that one was cheated, or say nothing."""
        return cls(Verb.SAY, cheated=cheated)

    @classmethod
    def dealer(cls, seat: int) -> Move:
        """Nature: the first dealer."""
        return cls(Verb.DEALER, seat=seat)

    @classmethod
    def deal(cls, seat: int, card: Kind) -> Move:
        """Nature: a card of the deal."""
        return cls(Verb.DEAL, card, seat)

    @classmethod
    def draw(cls, card: Kind) -> Move:
        """Nature: the card that the acting seat draws."""
        return cls(Verb.DRAW, card)

    @classmethod
    def luck(cls, card: Kind) -> Move:
        """Nature: the card that is picked at random (Lucky or Not)."""
        return cls(Verb.LUCK, card)


def plays_on_seat(card: Kind) -> bool:
    """True for a card that is always played on a seat; with Paranoia it depends on the edition."""
    return is_heat_on(card) or card is Kind.STEAL


def names_peddle(card: Kind) -> bool:
    """True for a card whose play names a Peddle, in editions that leave the choice."""
    return card is Kind.PAY_FINE or card is Kind.STEAL


def _can_be_written(move: Move) -> bool:
    """True if a move has exactly the parts that its verb takes."""
    if not _has_right_types(move):
        return False
    has_seat, has_other = move.seat != NOBODY, move.other is not None
    match move.verb:
        case Verb.PLAY:
            return _play_can_be_written(move)
        case Verb.OFFER:
            parts_fit = has_seat
        case Verb.SWAP:
            parts_fit = has_seat and has_other
        case Verb.COUNTER:
            parts_fit = not has_seat
        case Verb.DEALER | Verb.DEAL:
            parts_fit = has_seat and not has_other
        case _:
            parts_fit = not has_seat and not has_other
    has_no_card = move.verb in BARE or move.verb in {Verb.SAY, Verb.DEALER}
    only_said = not move.cheated or move.verb is Verb.SAY
    only_played = not move.protected and not move.cover
    return parts_fit and only_said and only_played and (move.card is None) == has_no_card


def _has_right_types(move: Move) -> bool:
    """True if the parts have the types that a type checker would ask for, and a possible seat."""
    kinds: tuple[object, ...] = (move.card, move.other)
    last = EVERYONE if move.verb is Verb.OFFER else MOST_SEATS
    return (
        all(kind is None or isinstance(kind, Kind) for kind in kinds)
        and type(move.seat) is int
        and (NOBODY <= move.seat <= MOST_SEATS or move.seat == last)
        and {type(move.protected), type(move.cheated)} == {bool}
        and _is_tuple_of_kinds(move.cover)
    )


def _is_tuple_of_kinds(cover: object) -> bool:
    return isinstance(cover, tuple) and all(isinstance(kind, Kind) for kind in cover)


def _play_can_be_written(move: Move) -> bool:
    card, other, has_seat = move.card, move.other, move.seat != NOBODY
    if card is None or move.cheated:
        return False
    if is_protection(card):
        in_order = list(move.cover) == sorted(move.cover)
        peddles = all(kind < PEDDLES for kind in move.cover)
        alone = other is None and not has_seat and not move.protected
        return bool(move.cover) and in_order and peddles and alone
    if move.cover or (move.protected and (card is not Kind.PAY_FINE or other is None)):
        return False
    if other is not None and not (names_peddle(card) and other < PEDDLES):
        return False
    return has_seat == plays_on_seat(card) or is_paranoia(card)


def code_of(move: Move) -> int:
    """The move as the rules read it. Too many Peddle are capped at a number that is refused."""
    code = codes.move_code(
        move.verb,
        NOTHING if move.card is None else move.card,
        move.seat,
        NOTHING if move.other is None else move.other,
    )
    if move.protected:
        code = codes.with_protected(code)
    if move.cheated:
        code = codes.with_cheated(code)
    if not move.cover:
        return code
    cover = 0
    for peddle in range(PEDDLES):
        count = min(move.cover.count(Kind(peddle)), COVER_MASK[peddle])
        cover = codes.add_to_cover(cover, peddle, count)
    return codes.with_cover(code, cover)


# There are some thousands of moves; the same ones are listed again and again.
@cache
def move_of(code: int) -> Move:
    """The move of a code."""
    packed = codes.cover_of(code)
    return Move(
        _VERBS[codes.verb_of(code)],
        KIND_OR_NONE[codes.card_of(code)],
        codes.seat_of(code),
        KIND_OR_NONE[codes.other_of(code)],
        bool(codes.protected_of(code)),
        bool(codes.cheated_of(code)),
        _cover_kinds(packed) if packed else (),
    )


def _cover_kinds(packed: int) -> tuple[Kind, ...]:
    return tuple(
        Kind(peddle)
        for peddle in range(PEDDLES)
        for _ in range(codes.covered_count(packed, peddle))
    )
