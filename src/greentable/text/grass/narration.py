"""Narration of Grass: events that belong together become one message."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from greentable.grass import (
    MESSAGES,
    Event,
    Family,
    Kind,
    Line,
    What,
    card_said,
    cards_said,
    event_message,
    family_of,
    line_message,
)
from greentable.text.ledgers import HandShown, Ledger, LedgerRow
from greentable.words.messages import Card, Message, Money, Row, Seat

_SUMS = (Line.NET_PROFIT, Line.RESULT)

# Events after which secret choices are no longer secret.
_REVEALS = (What.KEPT, What.PASSED, What.TRADED, What.SAID)


def narrate(events: Iterable[Event], totals: Sequence[int] = ()) -> list[Message | Ledger]:
    """The narration of events, of one move or of several consecutive moves.

    One message covers a protected Peddle and its Protection, a fine and its cost, the cards of a
    deal, or the ledger of a round. A secret choice is told only until it is revealed. The end of a
    turn is not told. `totals` are the totals before the events, by seat, for the ledger.
    """
    told: list[Message | Ledger] = []
    past = list(events)
    for group in _groups(_worth_telling(past)):
        if group[0].what is What.SCORED:
            told.append(ledger(past, totals))
        else:
            told += _tell(group)
    return told


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
    """The kinds of events that belong to the same message if they directly follow an event."""
    match head.what:
        case What.DEALT | What.KEPT | What.WON:
            return (head.what,)
        case What.SCORED:
            return (What.SCORED, What.TOTAL)
        case What.PLAYED if head.card is not None:
            return _follow_play(head.card)
        case _:
            return ()


def _follow_play(card: Kind) -> tuple[What, ...]:
    if card is Kind.PAY_FINE:
        return (What.PAID, What.UNCOVERED, What.COOLED)
    if card is Kind.STEAL:
        return (What.STOLE,)
    match family_of(card):
        case Family.PROTECTION:
            return (What.PROTECTED,)
        case Family.HEAT_OFF:
            return (What.COOLED,)
        case _:
            return ()


def _tell(group: list[Event]) -> list[Message]:
    head, rest = group[0], group[1:]
    match head.what:
        case What.DEALT:
            return _tell_deal(group)
        case What.KEPT:
            return _tell_kept(group)
        case What.WON if rest:
            who = Row(tuple(Seat(event.seat) for event in group))
            return [MESSAGES.say("event-won-together", who=who, amount=Money(head.amount))]
        case What.PLAYED if rest:
            return _tell_play(head, rest)
        case _:
            return _each(group)


def _each(events: Iterable[Event]) -> list[Message]:
    """The events, each in its own message."""
    said = [event_message(event) for event in events]
    return [message for message in said if message is not None]


def _tell_deal(group: list[Event]) -> list[Message]:
    """The cards of a deal, a sentence for each seat."""
    told = []
    for seat in dict.fromkeys(event.seat for event in group):
        dealt = [event.card for event in group if event.seat == seat]
        known = [card for card in dealt if card is not None]
        form = "event-dealt" if known else "event-dealt-hidden"
        cards = cards_said(known)
        told.append(MESSAGES.say(form, who=Seat(seat), cards=cards, count=len(dealt)))
    return told


def _tell_kept(group: list[Event]) -> list[Message]:
    """The cards kept in a step of a draft: known ones first, then all hidden ones together."""
    known = [event for event in group if event.card is not None]
    hidden = [event for event in group if event.card is None]
    if len(hidden) < 2:
        return _each([*known, *hidden])
    who = Row(tuple(Seat(event.seat) for event in hidden))
    return [*_each(known), MESSAGES.say("event-kept-more-hidden", who=who)]


def _tell_play(head: Event, rest: list[Event]) -> list[Message]:
    """A play and its immediate effects in one sentence."""
    told = {event.what: event for event in rest}
    who = Seat(head.seat)
    if What.PAID in told:
        paid = told[What.PAID]
        form = "paid-and-cooled" if paid.other is None else "paid-protected-and-cooled"
        fine = MESSAGES.say(
            f"event-{form}",
            who=who,
            card=card_said(paid.card),
            cover=card_said(paid.other),
            heat=card_said(told[What.COOLED].card),
        )
        return [fine, *_each(event for event in rest if event.what is What.UNCOVERED)]
    if What.COOLED in told:
        heat, card = card_said(told[What.COOLED].card), card_said(head.card)
        return [MESSAGES.say("event-cooled-with", who=who, heat=heat, card=card)]
    if What.STOLE in told:
        return _each(rest)
    cards = cards_said(event.card for event in rest if event.card is not None)
    return [MESSAGES.say("event-protected", who=who, cards=cards, cover=card_said(head.card))]


def ledger(events: Sequence[Event], before: Sequence[int] = ()) -> Ledger:
    """The scoring of a round: a row for each line, a column for each seat; also how it ended.

    The earlier totals are in the row above the total, if they are known and not all 0.
    """
    seats = tuple(sorted({event.seat for event in events if event.what is What.SCORED}))
    rows = []
    for line in Line:
        amounts = {event.seat: event.amount for event in events if event.line is line}
        figures = tuple(Money(amounts.get(seat, 0)) for seat in seats)
        rows.append(LedgerRow(line_message(line), figures, adds_up=line in _SUMS))
    if any(before):
        earlier = tuple(Money(before[seat]) for seat in seats)
        rows.append(LedgerRow(MESSAGES.say("line-before"), earlier))
    totals = {event.seat: event.amount for event in events if event.what is What.TOTAL}
    figures = tuple(Money(totals.get(seat, 0)) for seat in seats)
    rows.append(LedgerRow(MESSAGES.say("line-total"), figures, adds_up=True))
    return Ledger(
        seats,
        tuple(rows),
        about=tuple(_each(event for event in events if event.what is What.ROUND_ENDED)),
        hands=tuple(
            HandShown(event.seat, tuple(Card(MESSAGES.game, str(kind)) for kind in event.cards))
            for event in events
            if event.what is What.SHOWED
        ),
    )
