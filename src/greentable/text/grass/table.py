"""The table of a game of Grass at one moment, in a few messages."""

from __future__ import annotations

from collections.abc import Iterable

from greentable.grass import MESSAGES, NOTHING, Kind, View, card_said, cards_said
from greentable.messages import Message, Money, Row, Seat, clauses


def describe_table(view: View) -> list[Message]:
    """What the viewer sees: the piles, then a line for each seat."""
    piles = MESSAGES.say("table-piles", haystack=view.haystack_size, ashtray=sum(view.ashtray))
    return [piles, *(_seat(view, seat) for seat in range(1, view.seats + 1))]


def _seat(view: View, seat: int) -> Message:
    parts = [_market(view, seat)]
    for key, row in (("stash", view.stash[seat]), ("protected", view.protected(seat))):
        if any(row):
            parts.append(MESSAGES.say(f"table-{key}", cards=_cards(row)))
    hand = view.hands.get(seat)
    if hand is None:
        parts.append(MESSAGES.say("table-hand-hidden", count=view.hand_sizes[seat]))
    elif any(hand):
        parts.append(MESSAGES.say("table-hand", cards=_cards(hand)))
    if pack := view.packs.get(seat, ()):
        if any(pack):
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
    if heat != NOTHING:
        return MESSAGES.say("table-under-heat", card=card_said(Kind(heat)))
    return MESSAGES.say(f"table-market-{'open' if view.market[seat] else 'closed'}")


def _cards(row: Iterable[int]) -> Row:
    return cards_said(Kind(kind) for kind, count in enumerate(row) for _ in range(count))
