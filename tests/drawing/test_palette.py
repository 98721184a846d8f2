"""Colours that can be told apart, and read."""

from __future__ import annotations

import re

import pytest

from greentable.drawing.palette import (
    COLOURS,
    CREAM,
    LEMON,
    LIME,
    NIGHT,
    ORANGE,
    PAPER,
    Inks,
    Theme,
)


def _luminance(colour: str) -> float:
    parts = [int(colour[index : index + 2], 16) / 255 for index in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: str, other: str) -> float:
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _lightness(colour: str) -> float:
    return float(116 * _luminance(colour) ** (1 / 3) - 16)


def test_fruit_differs_in_lightness_so_it_can_be_told_apart_in_grey() -> None:
    dark, middle, pale = (_lightness(inks.full) for inks in (LIME, ORANGE, LEMON))
    assert middle - dark > 20
    assert pale - middle > 20


@pytest.mark.parametrize("inks", [ORANGE, LEMON, LIME], ids=["orange", "lemon", "lime"])
def test_the_number_on_a_die_can_be_read(inks: Inks) -> None:
    assert _contrast(inks.figure, inks.full) >= 4.5
    assert _contrast("#1B1208", inks.fallen) >= 4.5


@pytest.mark.parametrize("theme", [PAPER, NIGHT], ids=["paper", "night"])
def test_words_can_be_read_on_the_table(theme: Theme) -> None:
    for ink in (theme.ink, theme.ink_soft, theme.accent, theme.danger):
        assert _contrast(ink, theme.background) >= 4.5
    assert _contrast(PAPER.danger, CREAM) >= 4.5
    assert _contrast(PAPER.accent, CREAM) >= 4.5


def test_every_colour_is_written_in_full() -> None:
    assert all(re.fullmatch("#[0-9A-F]{6}", colour) for colour in COLOURS)
