"""A game of Grass told in lines: events that belong together become one sentence or one table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from greentable.catalogue import Catalogue
from greentable.grass import Event, Kind, What
from greentable.grass.families import is_heat_off, is_protection
from greentable.text.grass.cards import card_name
from greentable.text.grass.events import narrate
from greentable.text.grass.ledger import ledger

# What shows that secret choices are over.
_REVEALS = (What.KEPT, What.PASSED, What.TRADED, What.SAID)


def narrate_all(catalogue: Catalogue, events: Iterable[Event], names: Sequence[str]) -> list[str]:
    """The events in lines of text, of one move or of several that follow each other.

    A protected Peddle with its Protection, a fine with what it costs, the cards of a deal and the
    ledger of a round are told at once; that somebody has chosen only as long as nothing is shown;
    the end of a turn not at all, as the next one follows.
    """
    lines: list[str] = []
    for group in _groups(_worth_telling(list(events))):
        lines += _tell(catalogue, group, names)
    return lines


def _worth_telling(events: list[Event]) -> list[Event]:
    shown = [place for place, event in enumerate(events) if event.what in _REVEALS]
    last = shown[-1] if shown else -1
    return [
        event
        for place, event in enumerate(events)
        if event.what is not What.ENDED_TURN and (event.what is not What.CHOSE or place > last)
    ]


def _groups(events: list[Event]) -> list[list[Event]]:
    groups: list[list[Event]] = []
    for event in events:
        if groups and event.what in _follow(groups[-1][0]):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def _follow(head: Event) -> tuple[What, ...]:
    """What is told together with an event when it comes right after it."""
    match head.what:
        case What.DEALT | What.KEPT | What.WON:
            return (head.what,)
        case What.SCORED:
            return (What.SCORED, What.TOTAL)
        case What.PLAYED if head.card is Kind.PAY_FINE:
            return (What.PAID, What.UNCOVERED, What.COOLED)
        case What.PLAYED if head.card is Kind.STEAL:
            return (What.STOLE,)
        case What.PLAYED if head.card is not None and is_protection(head.card):
            return (What.PROTECTED,)
        case What.PLAYED if head.card is not None and is_heat_off(head.card):
            return (What.COOLED,)
        case _:
            return ()


def _tell(catalogue: Catalogue, group: list[Event], names: Sequence[str]) -> list[str]:
    head, rest = group[0], group[1:]
    match head.what:
        case What.DEALT:
            return _tell_deal(catalogue, group, names)
        case What.KEPT:
            return _tell_kept(catalogue, group, names)
        case What.SCORED:
            return ledger(catalogue, group, names)
        case What.WON if rest:
            who = catalogue.listed([catalogue.seat(event.seat, names) for event in group])
            amount = catalogue.money(head.amount)
            return [catalogue.say("grass-event-won-together", who=who, amount=amount)]
        case What.PLAYED if rest:
            return _tell_play(catalogue, head, rest, names)
        case _:
            sentences = [narrate(catalogue, event, names) for event in group]
            return [sentence for sentence in sentences if sentence is not None]


def _tell_deal(catalogue: Catalogue, group: list[Event], names: Sequence[str]) -> list[str]:
    """The cards of a deal, a line for each seat."""
    lines = []
    for seat in dict.fromkeys(event.seat for event in group):
        dealt = [event for event in group if event.seat == seat]
        known = [event.card for event in dealt if event.card is not None]
        form = "dealt"
        if not known:
            form = "dealt-hidden" if len(dealt) == 1 else "dealt-more-hidden"
        lines.append(
            catalogue.say(
                f"grass-event-{form}",
                who=catalogue.seat(seat, names),
                count=len(dealt),
                card=catalogue.counted(card_name(catalogue, kind) for kind in known),
            )
        )
    return lines


def _tell_kept(catalogue: Catalogue, group: list[Event], names: Sequence[str]) -> list[str]:
    """What was kept in a step of a draft: what is known first, all others at once."""
    known = [event for event in group if event.card is not None]
    hidden = [catalogue.seat(event.seat, names) for event in group if event.card is None]
    lines = [narrate(catalogue, event, names) or "" for event in known]
    if hidden:
        form = "kept-hidden" if len(hidden) == 1 else "kept-more-hidden"
        lines.append(catalogue.say(f"grass-event-{form}", who=catalogue.listed(hidden)))
    return lines


def _tell_play(
    catalogue: Catalogue, head: Event, rest: list[Event], names: Sequence[str]
) -> list[str]:
    """A play in one sentence with what it did at once."""
    told = {event.what: event for event in rest}
    card = catalogue.counted(card_name(catalogue, event.card) for event in rest)
    form, other, cover = "protected", head.card, None
    if What.PAID in told:
        other, cover = told[What.COOLED].card, told[What.PAID].other
        form = "paid-and-cooled" if cover is None else "paid-protected-and-cooled"
        card = card_name(catalogue, told[What.PAID].card)
    elif What.COOLED in told:
        form = "cooled-with"
    elif What.STOLE in told:
        form = "stole"
    lines = [
        catalogue.say(
            f"grass-event-{form}",
            who=catalogue.seat(head.seat, names),
            to=catalogue.seat(head.to, names),
            card=card,
            other=card_name(catalogue, other),
            cover=card_name(catalogue, cover),
        )
    ]
    if What.UNCOVERED in told:
        lines.append(narrate(catalogue, told[What.UNCOVERED], names) or "")
    return lines
