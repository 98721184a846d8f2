"""Events of Grass in words, each by itself; `story.py` joins those that belong together."""

from __future__ import annotations

from collections.abc import Sequence

from greentable.catalogue import Catalogue, key_of
from greentable.grass import EVERYONE, Event, Kind, Line, What
from greentable.grass.families import is_peddle
from greentable.text.grass.cards import card_name

# These have a second form for those who may not know the cards.
_SECRET = (What.DEALT, What.DREW, What.KEPT, What.PASSED, What.TOOK, What.TRADED)


def narrate(catalogue: Catalogue, event: Event, names: Sequence[str]) -> str | None:
    """An event as a sentence; None for one that tells nothing: a line of the ledger that is zero.

    Cards that the event does not have are not guessed: give `event.for_viewer(viewer)`.
    """
    if event.what is What.SCORED and event.amount == 0 and event.line is not Line.RESULT:
        return None
    line = "" if event.line is None else catalogue.say(f"grass-line-{key_of(event.line.name)}")
    return catalogue.say(
        f"grass-event-{form_of(event)}",
        who=catalogue.seat(event.seat, names),
        to=catalogue.seat(event.to, names),
        card=card_name(catalogue, event.card),
        other=card_name(catalogue, event.other),
        line=line,
        turns=event.amount,
        amount=catalogue.money(event.amount),
        cards=catalogue.counted(card_name(catalogue, kind) for kind in event.cards),
    )


def form_of(event: Event) -> str:
    """Which of the sentences of its kind an event takes."""
    form = key_of(event.what.name)
    if event.what in _SECRET and event.card is None:
        return f"{form}-hidden"
    match event.what:
        case What.PLAYED:
            return _form_of_play(event)
        case What.PACKS_PASSED:
            return f"{form}-left" if event.amount else f"{form}-right"
        case What.PAID:
            return form if event.other is None else f"{form}-protected"
        case What.OFFERED | What.COUNTERED:
            return _form_of_offer(event)
        case What.SAID:
            return f"{form}-cheated" if event.amount else f"{form}-nothing"
        case What.ROUND_ENDED:
            return "round-closed" if event.seat else form
        case _:
            return form


def _form_of_offer(event: Event) -> str:
    """By whether a card is named that is wanted, or asked for instead."""
    if event.what is What.COUNTERED:
        return "countered" if event.other is None else "countered-for"
    form = "offered-open" if event.other is None else "offered"
    return f"{form}-table" if event.to == EVERYONE else form


def _form_of_play(event: Event) -> str:
    if event.to:
        return "played-on"
    match event.card:
        case Kind.MARKET_OPEN:
            return "market-opened"
        case Kind.MARKET_CLOSE:
            return "market-closed"
    return "peddled" if event.card is not None and is_peddle(event.card) else "played"
