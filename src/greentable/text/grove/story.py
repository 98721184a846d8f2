"""A game of Grove told in lines: events that belong together become one sentence or one table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from greentable.catalogue import Catalogue
from greentable.grove import Event, Line, What
from greentable.grove.events import AT_CELL
from greentable.grove.notation import QUARTER
from greentable.grove.recipes import Recipe
from greentable.text.grove.events import clause_of, narrate
from greentable.text.grove.ledger import ledger
from greentable.text.grove.words import band_title, in_clauses, place_name

COUNT = frozenset({What.SCORED, What.RECIPE, What.REACHED, What.WON})
"""What is told at the end of a game."""


def narrate_all(
    catalogue: Catalogue,
    events: Iterable[Event],
    names: Sequence[str],
    book: Sequence[Recipe],
    target: int = 0,
) -> list[str]:
    """The events in lines of text, of one move or of several that follow each other.

    A card is told with what came of it, the count of all seats as one table; that somebody has
    chosen only as long as nothing is shown. With a target, who misses it is told too.
    """
    told = list(events)
    shown = any(event.what is What.LAID for event in told)
    count = [event for event in told if event.what in COUNT]
    lines = []
    for place, event in enumerate(told):
        if event.what is What.LAID:
            lines.append(_tell_card(catalogue, told[place:], names))
        elif event.what not in AT_CELL | COUNT and not (event.what is What.CHOSE and shown):
            lines.append(narrate(catalogue, event, names, book) or "")
    if count:
        lines += _tell_count(catalogue, count, names, book, target)
    return lines


def _tell_card(catalogue: Catalogue, events: Sequence[Event], names: Sequence[str]) -> str:
    """A card laid, the first of these events, with what came of it."""
    laid = events[0]
    parts = []
    for event in events[1:]:
        if event.what not in AT_CELL:
            break
        parts.append(clause_of(catalogue, event))
    return catalogue.say(
        "grove-event-laid-with" if parts else "grove-event-laid",
        who=catalogue.seat(laid.seat, names),
        card=laid.card,
        place=place_name(laid.column, laid.row),
        rotation=QUARTER * laid.rotation,
        parts=in_clauses(catalogue, parts) if parts else "",
    )


def _tell_count(
    catalogue: Catalogue,
    events: Sequence[Event],
    names: Sequence[str],
    book: Sequence[Recipe],
    target: int,
) -> list[str]:
    """The table, the recipes that are met, titles or targets, and who wins."""
    lines = ledger(catalogue, events, names)
    of_recipes = [event for event in events if event.what in {What.RECIPE, What.REACHED}]
    lines += [narrate(catalogue, event, names, book) or "" for event in of_recipes]
    challenge = any(event.line is Line.BONUS for event in events)
    for event in events:
        if event.line is Line.TOTAL:
            lines += _standing(catalogue, event, names, challenge=challenge, target=target)
    winners = [event for event in events if event.what is What.WON]
    if len(winners) == 1:
        lines.append(narrate(catalogue, winners[0], names, book) or "")
    elif winners:
        who = catalogue.listed([catalogue.seat(event.seat, names) for event in winners])
        amount = winners[0].amount
        lines.append(catalogue.say("grove-event-won-together", who=who, amount=amount))
    return lines


def _standing(
    catalogue: Catalogue, total: Event, names: Sequence[str], *, challenge: bool, target: int
) -> list[str]:
    """The title of a harvest; of a challenge, by how much the target was missed."""
    who = catalogue.seat(total.seat, names)
    if not challenge:
        title = band_title(catalogue, total.amount)
        amount = str(total.amount)
        return [catalogue.say("grove-score-title", who=who, amount=amount, title=title)]
    short = target - total.amount
    if short <= 0:
        return []
    return [catalogue.say("grove-score-missed", who=who, target=target, short=short)]
