"""Groves in a terminal: the same marks as in writing, edges of cards, and colour where there is."""

from __future__ import annotations

import io

import pytest
from rich.columns import Columns
from rich.console import Console

from greentable import drawing
from greentable.drawing import Cell, Laid
from greentable.drawing.terminal import GrovePicture, Height, cell_text, die_text, main
from greentable.grove import Fruit
from greentable.grove.decks import read_face
from tests.drawing.games_to_draw import scene, scenes

TWO_CARDS = scene(
    """\
         0     1     2     3
    0    O1    Y2    G2/3  O1
    1    --    G2    --/Y4 Y1*
    2    .     .     O2/15 G1
    """,
    Laid(1, 0, 0),
    Laid(2, 2, 0, 1),
)


def _printed(picture: object, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(picture)
    text = console.file.getvalue()  # type: ignore[attr-defined]
    return "\n".join(line.rstrip() for line in str(text).splitlines())


def test_cards_have_edges_and_cells_their_marks() -> None:
    assert _printed(GrovePicture(TWO_CARDS, coordinates=True)) == (
        """\
       0     1     2     3
    ╭───────────┬───────────╮
  0 │ O1    Y2  │ G2    O1  │
    │           │  [3]      │
    │           │           │
  1 │ --    G2  │ --    Y1* │
    │           │  <4>    @~│
    ╰───────────┤           │
  2             │ O2    G1  │
                │ (15)      │
                ╰───────────╯"""
    )


def test_a_low_grove_has_its_dice_beside_its_trees() -> None:
    assert _printed(GrovePicture(TWO_CARDS, coordinates=True, height=Height.LOW)) == (
        """\
        0      1      2      3
    ╭─────────────┬─────────────╮
  0 │ O1     Y2   │ G2[3]  O1   │
    │             │             │
  1 │ --     G2   │ --<4>  Y1 @~│
    ╰─────────────┤             │
  2               │O2(15)  G1   │
                  ╰─────────────╯"""
    )


def test_a_flat_grove_has_a_line_for_each_row() -> None:
    assert _printed(GrovePicture(TWO_CARDS, coordinates=True, height=Height.FLAT)) == (
        """\
        0      1      2      3
  0 │ O1     Y2   │ G2[3]  O1   │
  1 │ --     G2   │ --<4>  Y1 @~│
  2               │O2(15)  G1   │"""
    )


def test_where_cards_are_not_known_each_cell_has_edges() -> None:
    assert _printed(GrovePicture(scene("     0     1\n0    O1    Y2/5\n"))) == (
        """\
╭─────┬─────╮
│ O1  │ Y2  │
│     │  <5>│
╰─────┴─────╯"""
    )


def test_columns_and_rows_can_be_negative() -> None:
    shown = scene("     -1    0\n-2   .     O1\n-1   G1    O1\n")
    text = _printed(GrovePicture(shown, coordinates=True))
    assert text.splitlines()[0].split() == ["-1", "0"]
    assert [line[:3].strip() for line in text.splitlines() if line[:3].strip()] == ["-2", "-1"]


def test_a_narrow_terminal_has_narrower_cells() -> None:
    picture = GrovePicture(TWO_CARDS)
    assert max(map(len, _printed(picture, 25).splitlines())) == 4 * 6 + 1
    assert max(map(len, _printed(picture, 24).splitlines())) == 4 * 5 + 1


@pytest.mark.parametrize("seed", range(4))
def test_every_cell_stands_at_its_coordinates(seed: int) -> None:
    shown = scenes(seed)[-1]
    bounds = shown.bounds
    lines = _printed(GrovePicture(shown, coordinates=True), 200).splitlines()[1:]
    for place, cell in shown.cells.items():
        x = 5 + (place.column - bounds.left) * 6
        y = 1 + (place.row - bounds.top) * 3
        squirrel = place == shown.squirrel
        assert lines[y][x : x + 5].strip() == cell_text(cell) + "*" * squirrel
        assert lines[y + 1][x : x + 5].strip() == ("@~" if squirrel else die_text(cell))


@pytest.mark.parametrize("seed", range(4))
def test_a_card_in_full_sight_has_an_edge_all_round(seed: int) -> None:
    shown = scenes(seed)[-1]
    newest, bounds = shown.laid[-1], shown.bounds
    lines = _printed(GrovePicture(shown), 200).splitlines()
    x, y = (newest.column - bounds.left) * 6, (newest.row - bounds.top) * 3
    right, bottom = x + newest.wide * 6, y + newest.high * 3
    for column in range(x + 1, right):
        assert lines[y][column] in "─┴"
        assert lines[bottom][column] in "─┬"
    for row in range(y + 1, bottom):
        assert lines[row][x] in "│┤"
        assert lines[row][right] in "│├"
        assert all(sign not in "│─" for sign in lines[row][x + 1 : right])


def test_dice_have_brackets_of_their_shape() -> None:
    assert [die_text(Cell(fruit, 1, 10)) for fruit in Fruit] == ["(10)", "<10>", "[10]"]
    assert die_text(Cell(Fruit.LIME, 2)) == ""


def test_a_die_on_a_glade_has_another_colour_than_one_that_counts() -> None:
    shown = scene("     0     1\n0    O1/5  --/O5\n")
    (dice,) = [line for line in GrovePicture(shown).lines() if "(5)" in line.plain]
    styles = [str(span.style) for span in dice.spans if dice.plain[span.start : span.end] == "(5)"]
    assert styles == ["bold #1b1208 on #e8740c", "italic #1b1208 on #cdb8a2"]


def test_the_card_laid_last_can_have_a_bright_edge() -> None:
    def bright(picture: GrovePicture) -> str:
        return "".join(
            line.plain[span.start : span.end]
            for line in picture.lines()
            for span in line.spans
            if "#0b6e4f" in str(span.style)
        )

    assert bright(GrovePicture(TWO_CARDS)) == ""
    edges = bright(GrovePicture(TWO_CARDS, newest=True))
    assert len(edges.replace("─", "")) == 2 * 8 + 2 + 2


def test_cards_can_stand_side_by_side() -> None:
    faces = ("O1 Y2 G1 / -- G2 Y1", "-- O1 Y1 / G2 G2 O1")
    cards = [drawing.card_from(number, read_face(face)) for number, face in enumerate(faces, 1)]
    pictures = [GrovePicture(drawing.scene_of_card(card)) for card in cards]
    assert _printed(Columns(pictures, padding=(0, 2))).splitlines()[1] == (
        "│ O1    Y2    G1  │  │ --    O1    Y1  │"
    )


def test_the_example_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    main()
    assert "(15)" in capsys.readouterr().out
