"""Groves and cards: everything that lies there is drawn where it lies, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import pairwise

import pytest

from greentable import drawing, grove
from greentable.drawing import NIGHT, PAPER, Cell, Label, Laid, Place, Scene, Theme
from greentable.drawing.palette import COLOURS
from greentable.errors import UsageError
from greentable.grove import Fruit
from greentable.grove.decks import named_deck, read_face
from tests.drawing.games_to_draw import scene, scenes
from tests.drawing.reading import SVG, Shown, colours, parse, symbols, values

GAMES = range(8)
LABEL = Label("A grove", "Seen from above")
SIZES = (22, 44, 64, 96)
TOKENS = ("die-", "basket-", "barrow-")


def _bare(shown: Scene) -> Scene:
    """Without score line and tray: they have dice of their own."""
    return replace(shown, harvest=None, supply=None)


def _by_place(svg: str, shown: Scene, size: float) -> dict[Place, list[Shown]]:
    """The symbols of a grove without footer, by the cell over which their middle is."""
    bounds = shown.bounds
    found: dict[Place, list[Shown]] = {}
    for one in symbols(svg):
        column = int((one.x - size / 2) // size) + bounds.left
        row = int((one.y - size / 2) // size) + bounds.top
        found.setdefault(Place(column, row), []).append(one)
    return found


def _expected(shown: Scene, place: Place, size: int) -> Counter[str]:
    """The drawing of a cell, from its description alone."""
    cell = shown.cells[place]
    names: Counter[str] = Counter()
    fruit = "" if cell.fruit is None else cell.fruit.name.lower()
    if cell.bears:
        names[f"tree-{fruit}"] = 1
        # In a thumbnail a die hides the fruit: what it shows is what counts.
        names[fruit] = 0 if cell.die and size < 36 else cell.bears
    else:
        names["glade"] = 1
    if cell.die:
        kind = {10: "basket", 15: "barrow"}.get(cell.die, "die")
        names[f"{kind}-{fruit}"] = 1
    if place == shown.squirrel:
        names["squirrel"] = 1
    return +names


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", GAMES)
def test_every_cell_die_and_token_is_drawn_where_it_is(seed: int, size: int) -> None:
    shown = _bare(scenes(seed)[-1])
    found = _by_place(drawing.grove_svg(shown, LABEL, cell=size), shown, size)
    assert {place: Counter(one.name for one in all_) for place, all_ in found.items()} == {
        place: _expected(shown, place, size) for place in shown.cells
    }


@pytest.mark.parametrize("seed", GAMES)
def test_every_die_shows_its_value_where_it_is(seed: int) -> None:
    shown = _bare(scenes(seed)[-1])
    # Signs have numbers too; without cards there are none.
    svg = drawing.grove_svg(replace(shown, laid=()), LABEL, cell=64)
    bounds = shown.bounds
    found = Counter(
        (int((one.x - 32) // 64) + bounds.left, int((one.y - 32) // 64) + bounds.top, one.value)
        for one in values(svg)
    )
    assert found == Counter((*place, cell.die) for place, cell in shown.cells.items() if cell.die)


def test_the_games_drawn_here_have_everything_that_there_is() -> None:
    ends = [scenes(seed)[-1] for seed in GAMES]
    cells = [cell for shown in ends for cell in shown.cells.values()]
    assert {cell.die for cell in cells} == {0, 2, 3, 4, 5, 6, 10, 15}
    assert any(cell.die and not cell.bears for cell in cells)
    assert any(shown.squirrel for shown in ends)
    assert any(place.column < 0 or place.row < 0 for shown in ends for place in shown.cells)


@pytest.mark.parametrize("seed", GAMES)
def test_dice_lie_inside_their_cells(seed: int) -> None:
    shown = _bare(scenes(seed)[-1])
    for place, found in _by_place(drawing.grove_svg(shown, LABEL, cell=64), shown, 64).items():
        left = 32 + (place.column - shown.bounds.left) * 64
        top = 32 + (place.row - shown.bounds.top) * 64
        for one in found:
            if one.name.startswith("die-"):
                assert left <= one.x - 18 < one.x + 18 <= left + 64
                assert top <= one.y - 18 < one.y + 18 <= top + 64


def test_a_die_on_a_glade_leans_and_has_lost_its_colour() -> None:
    shown = _bare(scene("     0     1\n0    O1/5  --/O5\n"))
    dice = [one for one in symbols(drawing.grove_svg(shown, LABEL)) if one.name == "die-orange"]
    upright, fallen = sorted(dice, key=lambda one: one.x)
    assert upright.lean == 0
    assert fallen.lean > 0.1
    assert (upright.colour, fallen.colour) == ("#E8740C", "#CDB8A2")


def test_newer_cards_are_drawn_over_older_ones_with_their_own_edge() -> None:
    shown = _bare(scenes(0)[-1])
    rects = parse(drawing.grove_svg(shown, LABEL)).iter(SVG + "rect")
    edges = [rect for rect in rects if rect.get("stroke") == "#1B1208"]
    bounds = shown.bounds
    assert [(edge.get("x"), edge.get("y"), edge.get("width")) for edge in edges] == [
        (
            str(32 + 64 * (laid.column - bounds.left)),
            str(32 + 64 * (laid.row - bounds.top)),
            str(64 * laid.wide),
        )
        for laid in shown.laid
    ]


def test_the_card_laid_last_can_have_a_bright_edge() -> None:
    shown = _bare(scenes(0)[-1])
    svg = drawing.grove_svg(shown, LABEL, newest=True)
    bright = [rect for rect in parse(svg).iter(SVG + "rect") if rect.get("stroke") == PAPER.accent]
    assert len(bright) == 1
    assert bright[0].get("width") == str(64 * shown.laid[-1].wide)


def test_where_cards_are_not_known_each_cell_has_paper_of_its_own() -> None:
    shown = replace(_bare(scenes(0)[-1]), laid=())
    rects = parse(drawing.grove_svg(shown, LABEL)).iter(SVG + "rect")
    assert sum(rect.get("stroke") == "#1B1208" for rect in rects) == len(shown.cells)


@pytest.mark.parametrize("theme", [PAPER, NIGHT], ids=["paper", "night"])
@pytest.mark.parametrize("seed", GAMES)
def test_colours_are_those_of_the_palette(seed: int, theme: Theme) -> None:
    before, after = scenes(seed)[3:5]
    ghost = drawing.ghost_between(before, after)
    svg = drawing.grove_svg(before, LABEL, ghost=ghost, theme=theme, newest=True)
    assert colours(svg) <= COLOURS


def test_the_score_line_and_the_tray_show_dice_by_fruit() -> None:
    shown = scene("     0     1     2     3\n0    O1/5  Y2/4  G1*   Y1/2\n")
    svg = drawing.grove_svg(shown, LABEL)
    by_kind = Counter(one.name for one in symbols(svg))
    # One in the score line, those left in the tray, those in the grove.
    assert by_kind["die-orange"] == 1 + 4 + 1
    assert by_kind["die-lemon"] == 1 + 3 + 2
    assert by_kind["die-lime"] == 1 + 5
    assert by_kind["squirrel"] == 2
    assert shown.harvest == drawing.Harvest((5, 6, 0), 3, 8)


@pytest.mark.parametrize("seed", GAMES)
def test_the_gains_of_a_ghost_add_up_to_the_scores_difference(seed: int) -> None:
    for before, after in pairwise(scenes(seed)):
        ghost = drawing.ghost_between(before, after)
        assert before.harvest is not None
        assert after.harvest is not None
        cost = after.harvest.squirrel - before.harvest.squirrel
        assert sum(ghost.gains.values()) - cost == after.harvest.total - before.harvest.total
        assert (ghost.squirrel is not None) == (before.squirrel != after.squirrel)


def test_a_ghost_shows_what_would_lie_there() -> None:
    before, after = scenes(1)[2:4]
    ghost = drawing.ghost_between(before, after)
    assert ghost.laid == after.laid[-1]
    assert dict(ghost.cells) == {place: after.cells[place] for place in ghost.laid.places()}
    svg = drawing.grove_svg(_bare(before), LABEL, ghost=ghost)
    dashed = [rect for rect in parse(svg).iter(SVG + "rect") if rect.get("stroke-dasharray")]
    assert len(dashed) == 1
    trees = Counter(one.name for one in symbols(svg) if one.name.startswith(("tree-", "glade")))
    assert trees.total() == len(before.cells) + 6


def test_a_ghost_outside_the_grove_makes_the_picture_larger() -> None:
    shown = _bare(scene("     0     1     2\n0    O1    Y2    G1\n1    --    G2    Y1\n"))
    laid = Laid(3, 2, -1)
    cells = dict.fromkeys(laid.places(), Cell(Fruit.LIME, 1))
    ghost = drawing.Ghost(laid, cells, {})
    svg = parse(drawing.grove_svg(shown, LABEL, ghost=ghost))
    assert (svg.get("width"), svg.get("height")) == ("384", "256")


def test_a_squirrels_ghost_has_another_edge() -> None:
    shown = scene("     0     1     2\n0    O1    Y2    G1\n1    --    G2    Y1\n")
    laid = Laid(3, 2, 0)
    cells = dict.fromkeys(laid.places(), Cell(Fruit.LIME, 1))
    ghost = drawing.Ghost(laid, cells, {}, squirrel=Place(2, 1))
    svg = drawing.grove_svg(_bare(shown), LABEL, ghost=ghost)
    dashed = [rect for rect in parse(svg).iter(SVG + "rect") if rect.get("stroke-dasharray")]
    assert [rect.get("stroke") for rect in dashed] == [PAPER.danger]
    assert "squirrel" in {one.name for one in symbols(svg)}


@pytest.mark.parametrize("number", range(1, 19))
def test_a_card_shows_its_six_cells(number: int) -> None:
    card = drawing.card_from(number, named_deck("house")[number - 1])
    svg = drawing.card_svg(card, LABEL, cell=64)
    shown = drawing.scene_of_card(card)
    found = Counter(one.name for one in symbols(svg))
    assert found == sum(
        (_expected(shown, place, 64) for place in shown.cells), start=Counter[str]()
    )


def test_a_card_has_its_number_on_a_sign_in_its_glade() -> None:
    svg = drawing.card_svg(drawing.card_from(5, read_face("O1 Y2 G1 / -- G2 Y1")), LABEL, cell=64)
    (sign,) = values(svg)
    assert sign.value == 5
    assert sign.x < 8 + 64
    assert 8 + 64 < sign.y < 8 + 128


@pytest.mark.parametrize("size", [0, 8, 21.5])
def test_cells_too_small_to_be_told_apart_are_refused(size: float) -> None:
    card = drawing.card_from(1, read_face("O1 Y2 G1 / -- G2 Y1"))
    shown = drawing.scene_of_card(card)
    draws: list[Callable[[], str]] = [
        partial(drawing.card_svg, card, LABEL, cell=size),
        partial(drawing.grove_svg, shown, LABEL, cell=size),
        partial(drawing.line_svg, [shown], LABEL, cell=size),
    ]
    for draw in draws:
        with pytest.raises(UsageError, match="at least 22") as caught:
            draw()
        assert caught.value.code == "drawing.cell"


def test_an_empty_grove_is_an_empty_table() -> None:
    svg = drawing.grove_svg(Scene({}), LABEL)
    assert symbols(svg) == []


def test_the_same_grove_is_the_same_picture() -> None:
    state = grove.read_picture("     0     1\n0    O1/5  --/O5\n")
    one, other = (drawing.grove_svg(drawing.scene_of(state), LABEL) for _ in range(2))
    assert one == other
