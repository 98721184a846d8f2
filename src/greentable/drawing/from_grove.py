"""Scenes from games of Grove: the only file here that depends on the game's data."""

from __future__ import annotations

from collections.abc import Iterable

from greentable import grove
from greentable.drawing.scene import Card, Cell, Harvest, Laid, Place, Scene
from greentable.errors import UsageError
from greentable.grove import (
    CELLS,
    NO_FRUIT,
    Fruit,
    Grove,
    State,
    View,
    cell_of,
    fruit_count,
    fruit_of,
    grove_of,
)
from greentable.table import Table


def scene_of(game: State | View | Grove, seat: int = 1) -> Scene:
    """The scene of a seat's grove. Raises UsageError for a seat that does not exist."""
    shown = _grove(game, seat)
    orange, lemon, lime = shown.harvest
    oranges, lemons, limes = shown.supply
    cells = {Place(cell.column, cell.row): cell for cell in shown.cells}
    squirrels = [place for place, cell in cells.items() if cell.squirrel]
    return Scene(
        cells={place: Cell(cell.fruit, cell.count, cell.die) for place, cell in cells.items()},
        laid=tuple(Laid(*card) for card in shown.cards),
        squirrel=squirrels[0] if squirrels else None,
        harvest=Harvest((orange, lemon, lime), shown.squirrel_cost, shown.score),
        supply=(oranges, lemons, limes),
    )


def _grove(game: State | View | Grove, seat: int) -> Grove:
    if isinstance(game, Grove):
        return game
    if not 1 <= seat <= game.seats:
        raise UsageError("drawing.seat", seat=seat, seats=game.seats)
    if isinstance(game, State):
        return grove_of(game, seat)
    return game.groves[seat]


def scenes_of(game: State, moves: Iterable[tuple[int, grove.Move]], seat: int = 1) -> list[Scene]:
    """The scenes of a seat's grove after each card laid in it; `moves` are seats and moves.

    The game must be in the state before its start card. Raises IllegalMove.
    """
    scenes: list[Scene] = []
    table = Table(grove, game.rules, ("",) * game.seats, game)
    for mover, move in moves:
        table = table.play(mover, move).table
        game = table.state
        # A chosen card is not in the grove until all have chosen.
        if game.laid_count[seat] > len(scenes):
            scenes.append(scene_of(game, seat))
    return scenes


def card_from(number: int, face: int) -> Card:
    """A card of a deck from its number and its face."""
    return Card(number, tuple(_printed(cell_of(face, index)) for index in range(CELLS)))


def _printed(code: int) -> Cell:
    fruit = fruit_of(code)
    return Cell(None if fruit == NO_FRUIT else Fruit(fruit), fruit_count(code))
