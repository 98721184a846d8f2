"""The words of Grove: fruit, trees, dice, places, titles."""

from __future__ import annotations

from functools import reduce

from greentable.catalogue import Catalogue, key_of
from greentable.grove import Cell, Fruit
from greentable.grove.rules.scoring import band


def place_name(column: int, row: int) -> str:
    """A place as moves are written with it, in every language."""
    return f"{column},{row}"


def fruit_name(catalogue: Catalogue, fruit: Fruit) -> str:
    """The name of a fruit."""
    return catalogue.say(f"grove-fruit-{key_of(fruit.name)}")


def thing_name(catalogue: Catalogue, fruit: Fruit | None, value: int) -> str:
    """A die, a basket or the barrow, without what it shows."""
    name = "" if fruit is None else fruit_name(catalogue, fruit)
    return catalogue.say("grove-thing", fruit=name, value=value)


def describe_cell(catalogue: Catalogue, cell: Cell) -> str:
    """The topmost cell at a place: its tree or glade, and what lies on it."""
    words = catalogue.say("grove-cell-glade")
    if cell.count and cell.fruit is not None:
        fruit = fruit_name(catalogue, cell.fruit)
        words = catalogue.say("grove-cell-tree", fruit=fruit, count=cell.count)
    if cell.squirrel:
        return catalogue.say("grove-cell-with-squirrel", cell=words)
    if cell.die:
        thing = thing_name(catalogue, cell.fruit, cell.die)
        return catalogue.say("grove-cell-with-die", cell=words, thing=thing, value=cell.die)
    return words


def band_title(catalogue: Catalogue, points: int) -> str:
    """grove.scoring.3: the title of a harvest."""
    return catalogue.say(f"grove-band-{band(points)}")


def in_clauses(catalogue: Catalogue, parts: list[str], key: str = "grove-clauses") -> str:
    """Clauses in a row."""
    return reduce(lambda row, part: catalogue.say(key, first=row, rest=part), parts)
