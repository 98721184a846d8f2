"""The pictures in docs/: up to date, well formed, and in no other colours than ours."""

from __future__ import annotations

import doctest
from functools import cache
from pathlib import Path

import pytest

from greentable import drawing
from greentable.drawing.palette import COLOURS
from tests.drawing.reading import SVG, colours, parse
from tools.generate import draw_docs

NAMES = (
    *("deck.svg", "fruit.svg", "ghost.svg", "grove-night.svg"),
    *("grove.svg", "line.svg", "recipes.svg", "slips.svg"),
)


@cache
def _made() -> dict[str, str]:
    return draw_docs.pictures()


def test_the_pictures_in_docs_are_as_they_would_be_drawn_now() -> None:
    assert draw_docs.stale(_made()) == [], f"run: {draw_docs.COMMAND}"


def test_all_pictures_are_drawn() -> None:
    assert sorted(_made()) == list(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_is_well_formed_and_says_what_it_shows(name: str) -> None:
    svg = parse(_made()[name])
    for part in ("title", "desc"):
        found = svg.find(SVG + part)
        assert found is not None
        assert found.text
    assert colours(_made()[name]) <= COLOURS
    identifiers = [part.get("id") for part in svg.iter() if part.get("id")]
    assert len(identifiers) == len(set(identifiers))
    used = {part.get("href") for part in svg.iter(SVG + "use")}
    assert used == {f"#{identifier}" for identifier in identifiers}


def test_a_stale_missing_or_forgotten_picture_is_told(tmp_path: Path) -> None:
    made = {"a.svg": "<svg/>", "b.svg": "<svg/>", "c.svg": "<svg/>"}
    for name, text in {"a.svg": "<svg/>", "b.svg": "<svg />", "d.svg": "<svg/>"}.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert draw_docs.stale(made, tmp_path) == ["b.svg", "c.svg", "d.svg"]


def test_the_example_at_the_door_holds() -> None:
    results = doctest.testmod(drawing)
    assert results.attempted > 0
    assert results.failed == 0


def test_the_door_offers_what_it_lists() -> None:
    assert all(hasattr(drawing, name) for name in drawing.__all__)
    assert drawing.__all__ == sorted(drawing.__all__, key=lambda name: (not name.isupper(), name))
