"""SVG as text: short, always the same, and safe with any words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from greentable.drawing.markup import Label, element, group, move, number, picture, written
from tests.drawing.reading import SVG, parse


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (-0.001, "0"),
        (2, "2"),
        (2.5, "2.5"),
        (1 / 3, "0.33"),
        (-7.10, "-7.1"),
        (100, "100"),
    ],
)
def test_a_coordinate_is_short(value: float, text: str) -> None:
    assert number(value) == text


def test_attributes_are_written_as_svg_has_them() -> None:
    assert element("rect", x=1, stroke_width=2.5, fill=None) == '<rect x="1" stroke-width="2.5"/>'


def test_a_group_of_nothing_is_nothing() -> None:
    assert group("", opacity=0.5) == ""


def test_a_place_can_be_turned_and_scaled() -> None:
    assert move(1, 2) == "translate(1 2)"
    assert move(1, 2.25, 0.125, 90) == "translate(1 2.25) rotate(90) scale(0.125)"


@given(st.text(), st.text())
def test_any_words_become_title_and_description(title: str, description: str) -> None:
    """Also those with markup, quotes, and characters that XML does not allow."""
    svg = parse(picture("", 10, 10, Label(title, description)))
    found = svg.find(SVG + "title")
    assert found is not None
    assert not list(found)
    kept = "".join(c for c in title if c in "\t\n" or (c >= " " and c not in "\ufffe\uffff"))
    if "\r" not in title and kept:
        assert found.text == kept


def test_words_are_not_markup() -> None:
    text = '<script>alert("1 & 2")</script>'
    found = parse(picture(written(text, 1, 2, 14), 10, 10, Label(text))).find(SVG + "text")
    assert found is not None
    assert found.text == text


def test_a_picture_says_what_it_is() -> None:
    svg = picture("", 30, 20.5, Label("A card", "Five trees"))
    assert svg == (
        '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20.5" viewBox="0 0 30 20.5"'
        ' role="img"><title>A card</title><desc>Five trees</desc></svg>\n'
    )
