"""A line of play: a small grove for each card, all to one scale."""

from __future__ import annotations

from collections import Counter

import pytest

from greentable import drawing
from greentable.drawing import Label
from greentable.drawing.palette import COLOURS, PAPER
from greentable.errors import UsageError
from tests.drawing.games_to_draw import scenes
from tests.drawing.reading import SVG, colours, parse, symbols

LABEL = Label("A line of play")


def test_every_card_has_its_own_grove() -> None:
    line = scenes(2)
    svg = drawing.line_svg(line, LABEL)
    frames = [r for r in parse(svg).iter(SVG + "rect") if r.get("fill") == PAPER.table]
    assert len(frames) == len(line) == 9
    grounds = [one for one in symbols(svg) if one.name == "glade" or one.name.startswith("tree-")]
    assert len(grounds) == sum(len(shown.cells) for shown in line)
    assert colours(svg) <= COLOURS


def test_every_grove_lies_inside_its_frame() -> None:
    line = scenes(2)
    svg = drawing.line_svg(line, LABEL)
    frames = [
        [float(rect.get(key, "")) for key in ("x", "y", "width", "height")]
        for rect in parse(svg).iter(SVG + "rect")
        if rect.get("fill") == PAPER.table
    ]
    found: Counter[int] = Counter()
    for one in symbols(svg):
        inside = [
            index
            for index, (x, y, wide, high) in enumerate(frames)
            if x < one.x - 11 < one.x + 11 < x + wide and y < one.y - 11 < one.y + 11 < y + high
        ]
        assert len(inside) == 1
        if one.name == "glade" or one.name.startswith("tree-"):
            found[inside[0]] += 1
    assert found == {index: len(shown.cells) for index, shown in enumerate(line)}


@pytest.mark.parametrize(("in_a_row", "rows"), [(1, 9), (3, 3), (4, 3), (20, 1)])
def test_the_strip_is_as_wide_as_wished(in_a_row: int, rows: int) -> None:
    svg = drawing.line_svg(scenes(2), LABEL, in_a_row=in_a_row)
    frames = [r for r in parse(svg).iter(SVG + "rect") if r.get("fill") == PAPER.table]
    assert len({frame.get("y") for frame in frames}) == rows


def test_a_line_without_a_start_is_refused() -> None:
    with pytest.raises(UsageError) as caught:
        drawing.line_svg([], LABEL)
    assert caught.value.code == "drawing.line"
