"""Views as JSON documents, for clients: names instead of numbers, `null` for nothing.

`docs/schema/grass-view.json` describes them for other languages; `tools/generate/schemas.py` makes
it from the classes below. The public part is encoded once for all viewers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from greentable.core.view_documents import PrivatePart, write_views
from greentable.game import check_viewer, expect
from greentable.game.objections import Objection
from greentable.grass.cards import NOTHING
from greentable.grass.codes import EVERYONE, NOBODY
from greentable.grass.engine.legal_list import seats_in
from greentable.grass.engine.referee import receiver
from greentable.grass.explanations.status import can_accept, have_chosen, status_with
from greentable.grass.explanations.trade import Trade, trade_of
from greentable.grass.explanations.unplayable import unplayable
from greentable.grass.moves import Move
from greentable.grass.notation import write_move
from greentable.grass.rules.scoring import profit_at_risk, protected_profit
from greentable.grass.ruleset import Ruleset
from greentable.grass.ruleset_text import write_ruleset
from greentable.grass.state import State
from greentable.grass.views.fields import ViewFields
from greentable.grass.views.filling import fill_own, fill_public
from greentable.grass.views.view import View
from greentable.grass.wire.moves import ChoiceDocument, choice
from greentable.grass.wire.names import CardCode, Cards, PhaseName, Seat, Token
from greentable.words.messages import Message

VERSION = 1
"""Increased when a field that clients read is removed or changes its meaning."""

_CODES: tuple[CardCode, ...] = get_args(CardCode)
_CODES_OR_NULL: tuple[CardCode | None, ...] = (*_CODES, *[None] * (32 - len(_CODES)))
_PHASES: tuple[PhaseName, ...] = get_args(PhaseName)


class OfferDocument(msgspec.Struct, frozen=True, gc=False):
    """The open offer."""

    give: Annotated[CardCode, Meta(description="The kind that it gives.")]
    want: Annotated[CardCode | None, Meta(description="The kind that it wants; null: any counter.")]
    to: Annotated[Seat | None, Meta(description="To whom; null: to the whole table.")]


class CounterDocument(msgspec.Struct, frozen=True, gc=False):
    """The counter to the open offer."""

    give: Annotated[CardCode, Meta(description="The kind that the asked seat would give.")]
    ask: Annotated[CardCode | None, Meta(description="For what; null: for the card offered.")]


class DeclinedDocument(msgspec.Struct, frozen=True, gc=False):
    """An offer that a seat has declined in this turn."""

    seat: Annotated[Seat, Meta(description="The seat that declined it.")]
    give: Annotated[CardCode, Meta(description="The kind that it gave.")]
    want: Annotated[
        CardCode | None, Meta(description="The kind that it wanted; null: no kind was named.")
    ]


class ProtectionDocument(msgspec.Struct, frozen=True, gc=False):
    """A Protection on the table."""

    card: Annotated[CardCode, Meta(description="Its card.")]
    covered: Annotated[Cards, Meta(description="The Peddle under it.")]


class SeatDocument(msgspec.Struct, frozen=True, gc=False):
    """The public information about a seat."""

    seat: Annotated[Seat, Meta(description="Its number, clockwise from 1.")]
    total: Annotated[int, Meta(description="Dollars from the rounds before.")]
    hand_size: Annotated[int, Meta(description="The number of cards in its hand.")]
    pack_size: Annotated[int, Meta(description="The number of cards it has to draft from.")]
    misses: Annotated[int, Meta(description="The number of turns it still has to miss.")]
    market: Annotated[bool, Meta(description="True if a Market Open lies in its hassle pile.")]
    heat: Annotated[CardCode | None, Meta(description="The Heat On that lies on it.")]
    tucked: Annotated[Cards, Meta(description="The rest of its hassle pile.")]
    stash: Annotated[Cards, Meta(description="Its unprotected Peddle.")]
    protections: Annotated[
        tuple[ProtectionDocument, ...], Meta(description="Its Protections, in the order played.")
    ]
    protected_profit: Annotated[int, Meta(description="The value of its protected Peddle.")]
    profit_at_risk: Annotated[int, Meta(description="The value of its unprotected Peddle.")]


class TableDocument(msgspec.Struct, frozen=True, gc=False):
    """The public information about the game."""

    rules: Annotated[str, Meta(description="The ruleset in writing, as in records.")]
    phase: Annotated[PhaseName, Meta(description="The action that the table is waiting for.")]
    round: Annotated[int, Meta(description="The number of the round; 0 before the first.")]
    dealer: Annotated[Seat | None, Meta(description="The dealer of this round.")]
    turn: Annotated[Seat | None, Meta(description="The seat whose turn it is.")]
    to_act: Annotated[
        tuple[int, ...], Meta(description="The seats that must move; 0 is nature, who deals.")
    ]
    have_chosen: Annotated[
        tuple[Seat, ...],
        Meta(description="The seats that have chosen secretly, while others still choose."),
    ]
    played: Annotated[bool, Meta(description="True once the turn's card is played or discarded.")]
    swapped: Annotated[bool, Meta(description="True once the turn's stash swap is done.")]
    extra_turn: Annotated[bool, Meta(description="True if the same seat has the next turn too.")]
    offers: Annotated[int, Meta(description="The number of offers made in this turn.")]
    asked: Annotated[Seat | None, Meta(description="The seat that must answer, give or take.")]
    gives_to: Annotated[
        Seat | None, Meta(description="The seat that gets the Peddle given; null: the ashtray.")
    ]
    offer: Annotated[OfferDocument | None, Meta(description="The open offer.")]
    counter: Annotated[CounterDocument | None, Meta(description="The counter to it.")]
    declined: Annotated[
        tuple[DeclinedDocument, ...], Meta(description="Offers that were declined in this turn.")
    ]
    haystack_size: Annotated[int, Meta(description="The number of cards left to draw.")]
    ashtray: Annotated[Cards, Meta(description="The cards in the ashtray.")]
    ashtray_top: Annotated[
        CardCode | None, Meta(description="The card on top of it; null while it is empty.")
    ]
    seats: Annotated[tuple[SeatDocument, ...], Meta(description="All seats, seat 1 first.")]


class OtherDocument(msgspec.Struct, frozen=True, gc=False):
    """The cards of another seat, as far as the viewer sees or knows them."""

    seat: Annotated[Seat, Meta(description="The owner of the cards.")]
    hand: Annotated[Cards | None, Meta(description="Its hand; null unless the game is over.")]
    known: Annotated[Cards, Meta(description="Cards that are surely in its hand.")]
    known_pack: Annotated[Cards, Meta(description="Cards that are surely in its pack.")]


class OffersDocument(msgspec.Struct, frozen=True, gc=False):
    """The offers that can be made: each of `gives` for each of `wants` to each of `to`."""

    gives: Annotated[tuple[CardCode, ...], Meta(description="The kinds that can be given.")]
    wants: Annotated[
        tuple[CardCode | None, ...],
        Meta(description="The kinds that can be wanted; null: any counter."),
    ]
    to: Annotated[tuple[Seat | None, ...], Meta(description="To whom; null: the whole table.")]
    twice: Annotated[bool, Meta(description="True if one kind can be given and wanted.")]


class CountersDocument(msgspec.Struct, frozen=True, gc=False):
    """The counters that ask for another card: each of `gives` for each of `asks`."""

    gives: Annotated[tuple[CardCode, ...], Meta(description="The kinds that can be given.")]
    asks: Annotated[tuple[CardCode, ...], Meta(description="The kinds that can be asked for.")]
    twice: Annotated[bool, Meta(description="True if one kind can be given and asked for.")]


class TradeDocument(msgspec.Struct, frozen=True, gc=False):
    """The exchange that the viewer has a part in, from the viewer's side."""

    partner: Annotated[Seat, Meta(description="The other seat.")]
    give: Annotated[
        CardCode | None, Meta(description="The card that the viewer would give; null: not named.")
    ]
    get: Annotated[
        CardCode | None, Meta(description="The card that the viewer would get; null: not named.")
    ]
    is_counter: Annotated[bool, Meta(description="True for a counter to an offer.")]
    is_own: Annotated[bool, Meta(description="True if the viewer has made the offer.")]
    is_open: Annotated[
        bool, Meta(description="True while it is being answered; false once it is agreed on.")
    ]
    lacks: Annotated[
        bool, Meta(description="True if the viewer does not hold the card that they would give.")
    ]
    can_accept: Annotated[
        bool, Meta(description="True if the viewer can accept it, now or when asked.")
    ]


class LegalDocument(msgspec.Struct, frozen=True, gc=False):
    """The viewer's legal moves."""

    moves: Annotated[tuple[Token, ...], Meta(description="Moves that are listed one by one.")]
    choices: Annotated[
        tuple[ChoiceDocument, ...],
        Meta(description="The same moves in the same order, for clients that show them."),
    ]
    unplayable: Annotated[
        dict[CardCode, tuple[Objection, ...]],
        Meta(description="The cards in hand that cannot be played in this turn, with reasons."),
    ]
    offers: Annotated[OffersDocument | None, Meta(description="Offers, as a product.")]
    counters: Annotated[
        CountersDocument | None, Meta(description="Counters that ask for a card, as a product.")
    ]


class OwnDocument(msgspec.Struct, frozen=True, gc=False):
    """The viewer's private information and legal moves; almost empty for a spectator."""

    hand: Annotated[Cards, Meta(description="The viewer's hand.")]
    pack: Annotated[Cards, Meta(description="The viewer's cards to draft from.")]
    chosen: Annotated[
        Token | None, Meta(description="The viewer's own secret choice, while others still choose.")
    ]
    receiver: Annotated[
        Seat | None,
        Meta(description="The seat that gets what the viewer passes, hands over or gives now."),
    ]
    others: Annotated[tuple[OtherDocument, ...], Meta(description="The other seats' cards.")]
    unseen: Annotated[Cards, Meta(description="Cards in places that the viewer cannot see.")]
    status: Annotated[Message, Meta(description="Who must do what, said to the viewer.")]
    trade: Annotated[
        TradeDocument | None,
        Meta(description="The trade that the viewer proposes, is or will be asked about, or made."),
    ]
    legal: Annotated[
        LegalDocument | None, Meta(description="The viewer's legal moves; null when not to act.")
    ]


class ViewDocument(msgspec.Struct, frozen=True, gc=False):
    """A game of Grass as one viewer sees it."""

    game: Annotated[Literal["grass"], Meta(description="The name of the game.")]
    version: Annotated[Literal[1], Meta(description="The version of this document.")]
    viewer: Annotated[
        int, Meta(ge=0, le=6, description="The seat that sees the view; 0 for a spectator.")
    ]
    table: Annotated[TableDocument, Meta(description="The public information.")]
    own: Annotated[
        OwnDocument, Meta(description="The viewer's private information and legal moves.")
    ]


_NEW = ViewFields()


def documents(s: State, viewers: Sequence[int]) -> list[bytes]:
    """The views of these viewers as JSON documents, in their order.

    Raises: UsageError for a viewer who is not at the table.
    """
    expect("state", State, s)
    for viewer in viewers:
        check_viewer(viewer, s.seats)
    public = _NEW.copy()
    public.rules = s.rules
    fill_public(s, public)
    private = []
    for viewer in viewers:
        v = public.copy_for_viewer()
        fill_own(s, viewer, v)
        private.append(PrivatePart(viewer, own_document(v)))
    return write_views("grass", VERSION, table_document(public), private)


def view_document(view: View) -> bytes:
    """A view as a JSON document, for callers without a state."""
    v = view._fields
    private = PrivatePart(view.viewer, own_document(v))
    [document] = write_views("grass", VERSION, table_document(v), [private])
    return document


def table_document(v: ViewFields) -> TableDocument:
    """The public part."""
    return TableDocument(
        rules=_rules_text(v.rules),
        phase=_PHASES[v.phase],
        round=v.round,
        dealer=v.dealer or None,
        turn=v.turn or None,
        to_act=seats_in(v.to_act),
        have_chosen=have_chosen(v),
        played=bool(v.played),
        swapped=bool(v.swapped),
        extra_turn=bool(v.extra_turn),
        offers=v.offers,
        asked=v.asked or None,
        gives_to=v.gives_to or None,
        offer=_offer(v),
        counter=_counter(v),
        declined=_declined(v) if v.offers else (),
        haystack_size=v.haystack_size,
        ashtray=cards(v.ashtray),
        ashtray_top=_CODES_OR_NULL[v.ashtray_top],
        seats=tuple([_seat(v, seat) for seat in range(1, v.seats + 1)]),
    )


@lru_cache(maxsize=10_000)
def _token(move: Move) -> str:
    return write_move(move)


@lru_cache(maxsize=64)
def _rules_text(rules: Ruleset) -> str:
    return write_ruleset(rules)


def cards(row: Sequence[int]) -> dict[CardCode, int]:
    """A row of counts as cards by their codes."""
    # Six seats and a spectator have some seventy rows: this is twice as quick as a comprehension.
    return dict(zip(compress(_CODES, row), filter(None, row), strict=True)) if any(row) else {}


def _offer(v: ViewFields) -> OfferDocument | None:
    if not v.offer_to:
        return None
    to = None if v.offer_to == EVERYONE else v.offer_to
    return OfferDocument(_CODES[v.offer_give], _CODES_OR_NULL[v.offer_want], to)


def _counter(v: ViewFields) -> CounterDocument | None:
    give = _CODES_OR_NULL[v.counter]
    return None if give is None else CounterDocument(give, _CODES_OR_NULL[v.counter_ask])


def _declined(v: ViewFields) -> tuple[DeclinedDocument, ...]:
    return tuple(
        DeclinedDocument(one.seat, _CODES[one.give], None if one.want is None else _CODES[one.want])
        for one in View(v).declined
    )


def _seat(v: ViewFields, seat: int) -> SeatDocument:
    market = bool(v.market[seat])
    protections = [
        ProtectionDocument(_CODES[v.cover_card[slot]], cards(v.covered[slot]))
        for slot in range(v.covers)
        if v.cover_owner[slot] == seat
    ]
    return SeatDocument(
        seat,
        v.totals[seat],
        v.hand_sizes[seat],
        v.pack_sizes[seat],
        v.missed[seat],
        market,
        _CODES_OR_NULL[v.heat[seat]],
        cards(v.tucked[seat]) if market else {},
        cards(v.stash[seat]),
        tuple(protections),
        protected_profit(v, seat) if protections else 0,
        profit_at_risk(v, seat),
    )


def own_document(v: ViewFields) -> OwnDocument:
    """The private part of the viewer."""
    viewer = v.viewer
    is_seat = viewer != NOBODY
    view = View(v)
    trade = trade_of(view) if is_seat and v.offer_to else None
    others = [_other(v, seat) for seat in range(1, v.seats + 1) if seat != viewer]
    return OwnDocument(
        cards(v.hand[viewer]),
        cards(v.pack[viewer]) if v.pack_sizes[viewer] else {},
        _chosen(view) if v.chosen[viewer] != NOTHING else None,
        receiver(v, viewer) or None if is_seat else None,
        tuple(others),
        cards(v.unseen),
        status_with(view, trade),
        None if trade is None else _trade(view, trade),
        _legal(view) if is_seat and v.to_act >> viewer & 1 else None,
    )


def _chosen(view: View) -> str | None:
    return None if view.chosen is None else write_move(view.chosen)


def _other(v: ViewFields, seat: int) -> OtherDocument:
    return OtherDocument(
        seat,
        cards(v.hand[seat]) if v.open_hands >> seat & 1 else None,
        cards(v.known_hand[seat]),
        cards(v.known_in_pack[seat]) if v.pack_sizes[seat] else {},
    )


def _trade(view: View, trade: Trade) -> TradeDocument:
    give, get = (None if kind is None else _CODES[kind] for kind in (trade.give, trade.get))
    return TradeDocument(
        trade.partner,
        give,
        get,
        trade.is_counter,
        trade.is_own,
        trade.is_open,
        trade.give is not None and not view.hand[trade.give],
        can_accept(view, trade),
    )


def _legal(view: View) -> LegalDocument:
    legal = view.legal
    offers, counters = legal.offers, legal.counters
    return LegalDocument(
        moves=tuple(map(_token, legal.moves)),
        choices=tuple(map(choice, legal.moves)),
        unplayable={_CODES[kind]: reasons for kind, reasons in unplayable(view).items()},
        offers=None
        if offers is None
        else OffersDocument(
            gives=tuple(_CODES[kind] for kind in offers.gives),
            wants=tuple(None if kind is None else _CODES[kind] for kind in offers.wants),
            to=tuple(None if seat == EVERYONE else seat for seat in offers.to),
            twice=offers.twice,
        ),
        counters=None
        if counters is None
        else CountersDocument(
            gives=tuple(_CODES[kind] for kind in counters.gives),
            asks=tuple(_CODES[kind] for kind in counters.asks),
            twice=counters.twice,
        ),
    )
