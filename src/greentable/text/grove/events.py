"""Events of Grove in words, each by itself; `story.py` joins those that belong together."""

from __future__ import annotations

from collections.abc import Sequence

from greentable.catalogue import Catalogue, key_of
from greentable.grove import Event, Line, What
from greentable.grove.events import AT_CELL
from greentable.grove.notation import QUARTER
from greentable.grove.recipes import Recipe
from greentable.text.grove.words import place_name, thing_name


def narrate(
    catalogue: Catalogue, event: Event, names: Sequence[str], book: Sequence[Recipe]
) -> str | None:
    """An event as a sentence; None for one that tells nothing: a line of the count that is zero."""
    who = catalogue.seat(event.seat, names)
    if event.what in AT_CELL:
        clause = clause_of(catalogue, event)
        return catalogue.say("grove-event-at-cell", who=who, clause=clause)
    if event.what is What.SCORED and event.amount == 0 and event.line is not Line.TOTAL:
        return None
    if event.what is What.RECIPES:
        recipes = book[event.card - 1], book[event.amount - 1]
        return catalogue.say(
            "grove-event-recipes",
            first=recipes[0].name,
            second=recipes[1].name,
            target=sum(recipe.worth for recipe in recipes),
        )
    return catalogue.say(
        f"grove-event-{key_of(event.what.name)}",
        who=who,
        card=event.card,
        place=place_name(event.column, event.row),
        rotation=QUARTER * event.rotation,
        recipe=book[event.card - 1].name,
        line="" if event.line is None else line_name(catalogue, event.line),
        target=event.amount,
        amount=event.amount,
    )


def clause_of(catalogue: Catalogue, event: Event) -> str:
    """What happens to the die at a cell, without a name and a full stop."""
    form = key_of(event.what.name)
    if event.what is What.SQUIRREL and event.before:
        form = "squirrel-takes"
    # A die that is new or rises is named as what it becomes or was: a basket once it is one.
    value = event.after if event.what is What.APPEARED else event.before
    return catalogue.say(
        f"grove-clause-{form}",
        place=place_name(event.column, event.row),
        thing=thing_name(catalogue, event.fruit, value),
        before=event.before,
        after=event.after,
    )


def line_name(catalogue: Catalogue, line: Line) -> str:
    """A line of the count."""
    return catalogue.say(f"grove-line-{key_of(line.name)}")
