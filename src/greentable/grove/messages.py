"""What is said about a game of Grove, as messages for every language to put into words."""

from __future__ import annotations

from greentable.grove.cards import Fruit
from greentable.grove.codes import What
from greentable.grove.events import Event
from greentable.grove.groves import Cell
from greentable.grove.moves import Move
from greentable.grove.reasons import Reason
from greentable.messages import Message, say


def _key_of(name: str) -> str:
    return name.lower().replace("_", "-")


def place_said(column: int, row: int) -> str:
    """A place as moves are written with it, in every language."""
    return f"{column},{row}"


def thing_message(fruit: Fruit | None, value: int) -> Message:
    """A die, a basket or the barrow, without what it shows."""
    name = "" if fruit is None else say(f"grove-fruit-{fruit}")
    return say("grove-thing", fruit=name, value=value)


def cell_message(cell: Cell) -> Message:
    """The topmost cell at a place: its tree or glade, and what lies on it."""
    words = say("grove-cell-glade")
    if cell.count and cell.fruit is not None:
        words = say("grove-cell-tree", fruit=say(f"grove-fruit-{cell.fruit}"), count=cell.count)
    if cell.squirrel:
        return say("grove-cell-with-squirrel", cell=words)
    if cell.die:
        thing = thing_message(cell.fruit, cell.die)
        return say("grove-cell-with-die", cell=words, thing=thing, value=cell.die)
    return words


def clause_message(event: Event) -> Message:
    """What happens to the die at a cell, without a name and a full stop."""
    form = _key_of(event.what.name)
    if event.what is What.SQUIRREL and event.before:
        form = "squirrel-takes"
    # A die that is new or rises is named as what it becomes or was: a basket once it is one.
    value = event.after if event.what is What.APPEARED else event.before
    return say(
        f"grove-clause-{form}",
        place=place_said(event.column, event.row),
        thing=thing_message(event.fruit, value),
        before=event.before,
        after=event.after,
    )


def reason_message(reason: Reason, move: Move) -> Message:
    """Why this move is refused, said to the player who wanted it."""
    return say(f"grove-reason-{_key_of(reason.name)}", card=move.card)
