"""Symbols: small, well formed, and in a picture only where it needs them."""

from __future__ import annotations

import pytest

from greentable.drawing.markup import Label, picture
from greentable.drawing.palette import COLOURS
from greentable.drawing.sprite import NAMES, sprite_svg, symbol, use, with_symbols
from greentable.grove import Fruit
from tests.drawing.reading import SVG, colours, parse, symbols

BY_FRUIT = ("tree", "die", "basket", "barrow")


@pytest.mark.parametrize("name", NAMES)
def test_a_symbol_has_at_most_two_kilobytes(name: str) -> None:
    assert len(symbol(name).encode()) <= 2048


def test_the_sprite_has_less_than_forty_kilobytes() -> None:
    assert len(sprite_svg().encode()) < 40_000


def test_the_sprite_has_every_symbol_once_and_no_words() -> None:
    sprite = parse(sprite_svg())
    assert [part.get("id") for part in sprite] == [f"gt-{name}" for name in NAMES]
    assert "".join(sprite.itertext()).strip() == ""


@pytest.mark.parametrize("name", NAMES)
def test_a_symbol_is_printed_in_the_inks_of_the_house(name: str) -> None:
    assert colours(symbol(name)) <= COLOURS


@pytest.mark.parametrize("kind", BY_FRUIT)
def test_fruits_differ_in_shape_and_not_only_in_colour(kind: str) -> None:
    def outlines(name: str) -> list[str]:
        return [
            part.get("d", "")
            for part in parse(symbol(name)).iter()
            if part.get("stroke") == "#1B1208" and part.get("fill") == "none"
        ]

    drawn = [outlines(f"{kind}-{fruit.name.lower()}") for fruit in Fruit]
    assert all(drawn)
    assert drawn[0] != drawn[1] != drawn[2] != drawn[0]


def test_a_picture_carries_the_symbols_it_uses_and_no_others() -> None:
    svg = picture(with_symbols(use("lemon", 5, 5, 20) * 2), 20, 20, Label("two lemons"))
    assert [part.get("id") for part in parse(svg).iter(SVG + "symbol")] == ["gt-lemon"]


def test_a_symbol_stands_around_the_place_it_is_put_at() -> None:
    for turn in (0, 30):
        (shown,) = symbols(
            picture(use("die-lime", 40, 25, 64, turn=turn, colour="#2F6B3A"), 99, 99, Label("die"))
        )
        assert (round(shown.x, 6), round(shown.y, 6)) == (40, 25)
        assert shown.wide == pytest.approx(48)
        assert shown.colour == "#2F6B3A"
