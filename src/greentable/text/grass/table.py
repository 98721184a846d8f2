"""The table of a game of Grass in a few messages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from greentable.grass import MESSAGES, Counts, Kind, View, card_said, cards_said
from greentable.words.messages import Message, Money, Row, Seat, clauses


def describe_table(view: View, own_views: Sequence[View] = ()) -> list[Message]:
    """The table as the viewer sees it: the piles, then a line for each seat.

    `own_views` are views of other seats, whose cards are shown too.
    """
    piles = MESSAGES.say("table-piles", haystack=view.haystack_size, ashtray=sum(view.ashtray))
    hands = {seat: one for own in (view, *own_views) for seat, one in own.hands.items()}
    packs = {seat: one for own in (view, *own_views) for seat, one in own.packs.items()}
    seats = range(1, view.seats + 1)
    return [piles, *(_seat(view, seat, hands.get(seat), packs.get(seat)) for seat in seats)]


def _seat(view: View, seat: int, hand: Counts | None, pack: Counts | None) -> Message:
    parts = [_market(view, seat)]
    for key, row in (("stash", view.stash[seat]), ("protected", view.protected(seat))):
        if any(row):
            parts.append(MESSAGES.say(f"table-{key}", cards=_cards(row)))
    if hand is None:
        parts.append(MESSAGES.say("table-hand-hidden", count=view.hand_sizes[seat]))
    elif any(hand):
        parts.append(MESSAGES.say("table-hand", cards=_cards(hand)))
    if pack is not None and any(pack):
        parts.append(MESSAGES.say("table-pack", cards=_cards(pack)))
    elif view.pack_sizes[seat]:
        parts.append(MESSAGES.say("table-pack-hidden", count=view.pack_sizes[seat]))
    if view.missed[seat]:
        parts.append(MESSAGES.say("table-misses", turns=view.missed[seat]))
    return MESSAGES.say(
        "table-seat", who=Seat(seat), total=Money(view.totals[seat]), parts=clauses(parts)
    )


def _market(view: View, seat: int) -> Message:
    heat = view.heat[seat]
    if heat is not None:
        return MESSAGES.say("table-under-heat", card=card_said(heat))
    return MESSAGES.say(f"table-market-{'open' if view.market[seat] else 'closed'}")


def _cards(row: Iterable[int]) -> Row:
    return cards_said(Kind(kind) for kind, count in enumerate(row) for _ in range(count))
