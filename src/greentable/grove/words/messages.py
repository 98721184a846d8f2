"""Events, moves and reasons of Grove as messages, to be translated into any language.

The events of Grove have no secrets: a secret choice is told only to its own seat while others still
choose.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from greentable.grove.cards import Fruit
from greentable.grove.codes import Line, Verb, What
from greentable.grove.events import AT_CELL, Event
from greentable.grove.groves import Cell
from greentable.grove.moves import Move
from greentable.grove.notation import QUARTER
from greentable.grove.reasons import Reason
from greentable.grove.rules.scoring import band
from greentable.grove.words.message_table import MESSAGES
from greentable.grove.words.recipe_messages import RecipeSaid
from greentable.words.messages import Argument, Card, Form, Message, Row, Seat, key_of

_NO_FRUIT = Form("none")


# Words


def card_said(card: int) -> Card:
    """A card as an argument, by its number."""
    return Card(MESSAGES.game, str(card))


def cards_said(cards: Iterable[int]) -> Row:
    """Cards in a row."""
    return Row(tuple(card_said(card) for card in cards))


def place_said(column: int, row: int) -> str:
    """A place as written in moves, in every language."""
    return f"{column},{row}"


def fruit_message(fruit: Fruit) -> Message:
    """The name of a fruit."""
    return MESSAGES.say(f"fruit-{key_of(fruit.name)}")


def thing_message(fruit: Fruit | None, value: int) -> Message:
    """A die, a basket or the barrow, without its value."""
    form = _NO_FRUIT if fruit is None else Form(key_of(fruit.name))
    return MESSAGES.say("thing", fruit=form, value=value)


def cell_message(cell: Cell) -> Message:
    """The topmost cell at a place: its tree or glade, and the die or piece on it."""
    words = MESSAGES.say("cell-glade")
    if cell.count and cell.fruit is not None:
        fruit = Form(key_of(cell.fruit.name))
        words = MESSAGES.say("cell-tree", fruit=fruit, count=cell.count)
    if cell.squirrel:
        return MESSAGES.say("cell-with-squirrel", cell=words)
    if cell.die:
        thing = thing_message(cell.fruit, cell.die)
        return MESSAGES.say("cell-with-die", cell=words, thing=thing, value=cell.die)
    return words


def title_message(points: int) -> Message:
    """grove.scoring.3: the title of a harvest."""
    return MESSAGES.say(f"band-{band(points)}")


def line_message(line: Line) -> Message:
    """A line of the final score, as a heading."""
    return MESSAGES.say(f"line-{key_of(line.name)}")


# Events


def event_message(event: Event, recipes: Sequence[RecipeSaid]) -> Message | None:
    """An event as a sentence; None for a line of the final score that is zero.

    `recipes` are those of the ruleset, as `recipes_said` gives them.
    """
    if event.what is What.SCORED and event.amount == 0 and event.line is not Line.TOTAL:
        return None
    known: dict[str, Argument] = {
        "who": Seat(event.seat),
        "card": card_said(event.card),
        "place": place_said(event.column, event.row),
        "rotation": QUARTER * event.rotation,
        "target": event.amount,
        "amount": event.amount,
    }
    if event.what in AT_CELL:
        return MESSAGES.say("event-at-cell", clause=clause_message(event), **known)
    if event.line is not None:
        known["line"] = line_message(event.line)
    elif event.what is What.RECIPE:
        recipe = recipes[event.card - 1]
        known["recipe"] = recipe.name
        if recipe.times is not None:
            return MESSAGES.say("event-recipe-times", times=recipe.times, **known)
    elif event.what is What.RECIPES:
        first, second = recipes[event.card - 1], recipes[event.amount - 1]
        known |= {"first": first.name, "second": second.name, "target": first.worth + second.worth}
    return MESSAGES.say(f"event-{key_of(event.what.name)}", **known)


def clause_message(event: Event) -> Message:
    """The effect on the die at a cell, without a name and a full stop."""
    form = key_of(event.what.name)
    if event.what is What.SQUIRREL and event.before:
        form = "squirrel-takes"
    # A die that is new or rises is named as what it becomes or was: a basket once it is one.
    value = event.after if event.what is What.APPEARED else event.before
    return MESSAGES.say(
        f"clause-{form}",
        place=place_said(event.column, event.row),
        thing=thing_message(event.fruit, value),
        before=event.before,
        after=event.after,
    )


# Moves and reasons


def move_message(move: Move) -> Message:
    """A move as a possible action: "place card 7 at 2,-1, rotated 90°"."""
    words = MESSAGES.say(
        f"move-{key_of(move.verb.name)}",
        card=card_said(move.card),
        first=move.card,
        second=move.second,
        place=place_said(move.column, move.row),
        rotation=QUARTER * move.rotation,
    )
    if move.verb is not Verb.LAY:
        return words
    if move.barrow is not None:
        words = MESSAGES.say("move-with-barrow", move=words, place=place_said(*move.barrow))
    if move.dice:
        places = Row(tuple(place_said(*cell) for cell in move.dice))
        words = MESSAGES.say("move-with-dice", move=words, places=places)
    return words


def reason_message(reason: Reason, move: Move) -> Message:
    """The reason for refusing a move, said to its player."""
    return MESSAGES.say(f"reason-{key_of(reason.name)}", card=card_said(move.card))
