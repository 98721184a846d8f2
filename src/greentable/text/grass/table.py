"""The table of a game of Grass at one moment, in a few lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from greentable.catalogue import Catalogue
from greentable.grass import Counts, Kind, View
from greentable.text.grass.cards import card_name


def describe_table(
    catalogue: Catalogue, view: View, names: Sequence[str], own_views: Sequence[View] = ()
) -> list[str]:
    """What the viewer sees: the piles, then a line for each seat.

    With the views of other seats too, what all of them see together.
    """
    piles = catalogue.say(
        "grass-table-piles", haystack=view.haystack_size, ashtray=sum(view.ashtray)
    )
    hands = {seat: one for own in (view, *own_views) for seat, one in own.hands.items()}
    packs = {seat: one for own in (view, *own_views) for seat, one in own.packs.items()}
    return [
        piles,
        *(
            _seat(catalogue, view, seat, names, hands.get(seat), packs.get(seat))
            for seat in range(1, view.seats + 1)
        ),
    ]


def _seat(
    catalogue: Catalogue,
    view: View,
    seat: int,
    names: Sequence[str],
    hand: Counts | None,
    pack: Counts | None,
) -> str:
    parts = [_market(catalogue, view, seat)]
    for key, row in (("stash", view.stash[seat]), ("protected", view.protected(seat))):
        if any(row):
            parts.append(catalogue.say(f"grass-table-{key}", cards=_cards(catalogue, row)))
    if hand is None:
        parts.append(catalogue.say("grass-table-hand-hidden", count=view.hand_sizes[seat]))
    elif any(hand):
        parts.append(catalogue.say("grass-table-hand", cards=_cards(catalogue, hand)))
    if pack is not None and any(pack):
        parts.append(catalogue.say("grass-table-pack", cards=_cards(catalogue, pack)))
    elif view.pack_sizes[seat]:
        parts.append(catalogue.say("grass-table-pack-hidden", count=view.pack_sizes[seat]))
    if view.missed[seat]:
        parts.append(catalogue.say("grass-table-misses", turns=view.missed[seat]))
    return catalogue.say(
        "grass-table-seat",
        who=catalogue.seat(seat, names),
        total=catalogue.money(view.totals[seat]),
        parts=reduce(
            lambda row, part: catalogue.say("grass-table-and", first=row, rest=part), parts
        ),
    )


def _market(catalogue: Catalogue, view: View, seat: int) -> str:
    heat = view.heat[seat]
    if heat is not None:
        return catalogue.say("grass-table-under-heat", card=card_name(catalogue, heat))
    return catalogue.say(f"grass-table-market-{'open' if view.market[seat] else 'closed'}")


def _cards(catalogue: Catalogue, row: Iterable[int]) -> str:
    kinds = [Kind(kind) for kind, count in enumerate(row) for _ in range(count)]
    return catalogue.counted(card_name(catalogue, kind) for kind in kinds)
