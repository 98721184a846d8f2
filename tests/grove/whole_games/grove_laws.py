"""The laws of the table: what holds after every move of every game."""

from __future__ import annotations

from greentable import grove
from greentable.game import SPECTATOR
from greentable.grove import Phase, State, What
from greentable.grove.cards import ALL_CARDS
from greentable.grove.groves import is_covered_by
from greentable.grove.state import LOG, NOWHERE
from tests.grove.grove_walk import Step


def laws_hold(step: Step) -> None:
    """Raises AssertionError with the whole step."""
    state = step.after
    assert state.told_count < LOG, step
    assert state.seats >= 1, step
    for seat in range(1, state.seats + 1):
        _grove_is_right(step, seat)
    _cards_are_right(step)
    assert _public(step.before, step), step


def _grove_is_right(step: Step, seat: int) -> None:
    state = step.after
    if state.drawn == 0:
        return
    view = grove.view(state, SPECTATOR).groves[seat]
    assert view is not None
    cells = view.cells
    dice = [cell for cell in cells if 0 < cell.die < 15]
    for fruit in grove.Fruit:
        assert sum(cell.fruit == fruit for cell in dice) + state.supply[seat][fruit] == 5, step
        on_trees = sum(cell.die for cell in cells if cell.count and cell.fruit == fruit)
        assert state.harvest[seat][fruit] == on_trees, step
    assert min(state.supply[seat]) >= 0, step
    assert sum(cell.die == 15 for cell in cells) == (state.barrow[seat] != NOWHERE), step
    assert sum(cell.squirrel for cell in cells) == (state.squirrel[seat] != NOWHERE), step
    for cell in cells:
        assert cell.count in {0, 1, 2}, step
        assert cell.die in {0, 2, 3, 4, 5, 6, 10, 15}, step
        assert not (cell.squirrel and (cell.die or not cell.count)), step
        assert cell.fruit is not None or (cell.count == 0 and cell.die == 0), step
    columns, rows = {cell.column for cell in cells}, {cell.row for cell in cells}
    assert (state.left[seat], state.right[seat]) == (min(columns), max(columns)), step
    assert (state.top[seat], state.bottom[seat]) == (min(rows), max(rows)), step
    assert len(cells) == sum(cell != 0 for cell in state.grid[seat]), step
    assert {place for card in view.cards for place in card.cells()} == {
        (cell.column, cell.row) for cell in cells
    }, step
    assert is_covered_by(state, seat, view.cards), step
    assert 6 <= len(cells) <= 46, step


def _cards_are_right(step: Step) -> None:
    state = step.after
    recipes = sum(1 << recipe for recipe in state.recipes if recipe)
    seen = ALL_CARDS & ~state.unseen
    assert seen & recipes == recipes, step
    assert seen.bit_count() == state.drawn + recipes.bit_count(), step
    for seat in range(1, state.seats + 1):
        assert state.hand[seat] & ~seen == 0, step
        assert state.hand[seat] & recipes == 0, step
        assert state.hand[seat].bit_count() <= 2, step
        if state.phase == Phase.OVER and not state.stuck >> seat & 1:
            assert state.hand[seat] == 0, step


def _public(before: State, step: Step) -> bool:
    """Nobody's grove changes before all have chosen; afterwards every chosen card is laid."""
    laid = [event.seat for event in step.events if event.what is What.LAID]
    if before.phase != Phase.PLAY or before.waiting.bit_count() > 1:
        return not laid and (before.drawn == 0 or before.grid == step.after.grid)
    playing = [s for s in range(1, before.seats + 1) if not before.stuck >> s & 1]
    return laid == playing
