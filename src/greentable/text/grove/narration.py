"""Narration of Grove: events that belong together become one message."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

import msgspec

from greentable.grove import (
    AT_CELL,
    MESSAGES,
    QUARTER,
    Event,
    Line,
    RecipeSaid,
    View,
    What,
    card_said,
    clause_message,
    event_message,
    line_message,
    place_said,
    title_message,
)
from greentable.text.ledgers import Ledger, LedgerRow
from greentable.words.messages import Message, Row, Seat, clauses

COUNT = frozenset({What.SCORED, What.RECIPE, What.REACHED, What.WON})
"""The events at the end of a game."""

_NOBODY: Mapping[int, int] = MappingProxyType({})


def narrate(
    events: Iterable[Event],
    recipes: Sequence[RecipeSaid],
    target: int = 0,
    dice: Mapping[int, int] = _NOBODY,
) -> list[Message | Ledger]:
    """The narration of events, of one move or of several consecutive moves.

    One message covers a card and its effects, and one table the count of all seats. A secret choice
    is told only until it is revealed. With a target, the narration says who misses it; with the
    dice that each seat has used (`dice_used`), how a tie was decided.
    """
    past = list(events)
    shown = any(event.what is What.LAID for event in past)
    count = [event for event in past if event.what in COUNT]
    told: list[Message | Ledger] = []
    for place, event in enumerate(past):
        if event.what is What.LAID:
            told.append(_tell_card(past[place:]))
        elif event.what not in AT_CELL | COUNT and not (event.what is What.CHOSE and shown):
            told += _each([event], recipes)
    return [*told, *_tell_count(count, recipes, target, dice)] if count else told


def dice_used(view: View) -> dict[int, int]:
    """The number of dice in the grove of each seat, which decides a tie (grove.several.3)."""
    return {seat: grove.dice_used for seat, grove in view.groves.items()}


def _each(events: Iterable[Event], recipes: Sequence[RecipeSaid]) -> list[Message]:
    """The events, each in its own message."""
    said = [event_message(event, recipes) for event in events]
    return [message for message in said if message is not None]


def _tell_card(events: Sequence[Event]) -> Message:
    """The first of these events, a card laid, with its effects."""
    laid = events[0]
    parts = []
    for event in events[1:]:
        if event.what not in AT_CELL:
            break
        parts.append(clause_message(event))
    return MESSAGES.say(
        "event-laid-with" if parts else "event-laid",
        who=Seat(laid.seat),
        card=card_said(laid.card),
        place=place_said(laid.column, laid.row),
        rotation=QUARTER * laid.rotation,
        parts=clauses(parts),
    )


def _tell_count(
    events: Sequence[Event], recipes: Sequence[RecipeSaid], target: int, dice: Mapping[int, int]
) -> list[Message | Ledger]:
    """The table of scores, the recipes that are met, titles or targets, and the winners."""
    of_recipes = [event for event in events if event.what in {What.RECIPE, What.REACHED}]
    reached = [event for event in of_recipes if event.what is What.REACHED]
    challenge = any(event.line is Line.BONUS for event in events)
    totals = [event for event in events if event.line is Line.TOTAL]
    standing = [
        one for event in totals for one in _standing(event, challenge=challenge, target=target)
    ]
    counted = ledger(events)
    if len(totals) == 1 and not challenge:
        counted = msgspec.structs.replace(counted, title=title_message(totals[0].amount))
    else:
        about = (*_each(reached, recipes), *standing)
        counted = msgspec.structs.replace(counted, about=about)
    return [
        counted,
        *_each(of_recipes, recipes),
        *standing,
        *_tell_winners(events, recipes, dice),
    ]


def _tell_winners(
    events: Sequence[Event], recipes: Sequence[RecipeSaid], dice: Mapping[int, int]
) -> list[Message]:
    """The winners, and how a tie was decided."""
    winners = [event for event in events if event.what is What.WON]
    totals = {event.seat: event.amount for event in events if event.line is Line.TOTAL}
    if len(totals) == 1 and any(event.what is What.REACHED for event in events):
        # grove.recipes.2: a player alone wins by reaching the target.
        [(seat, amount)] = totals.items()
        return [MESSAGES.say("event-won", who=Seat(seat), amount=amount)]
    if len(winners) > 1:
        who = Row(tuple(Seat(event.seat) for event in winners))
        return [MESSAGES.say("event-won-together", who=who, amount=winners[0].amount)]
    for won in winners:
        tied = [seat for seat, total in totals.items() if total == won.amount]
        others = [dice[seat] for seat in tied if seat != won.seat] if dice else []
        if others:
            return [
                MESSAGES.say(
                    "event-won-by-dice",
                    who=Seat(won.seat),
                    amount=won.amount,
                    dice=dice[won.seat],
                    most=max(others),
                )
            ]
    return _each(winners, recipes)


def _standing(total: Event, *, challenge: bool, target: int) -> list[Message]:
    """The title for a total; in a challenge, the points by which the target was missed."""
    who = Seat(total.seat)
    if not challenge:
        title = title_message(total.amount)
        return [MESSAGES.say("score-title", who=who, amount=total.amount, title=title)]
    short = target - total.amount
    return [MESSAGES.say("score-missed", who=who, target=target, short=short)] if short > 0 else []


def ledger(events: Sequence[Event]) -> Ledger:
    """The count: a row for each line, a column for each seat.

    Lines that are 0 for all seats are left out.
    """
    scored = {
        (event.seat, event.line): event.amount for event in events if event.what is What.SCORED
    }
    seats = tuple(sorted({seat for seat, _ in scored}))
    rows = []
    for line in Line:
        amounts = tuple(scored.get((seat, line), 0) for seat in seats)
        if any(amounts) or line in {Line.DICE, Line.TOTAL}:
            rows.append(LedgerRow(line_message(line), amounts, adds_up=line is Line.TOTAL))
    return Ledger(seats, tuple(rows))
