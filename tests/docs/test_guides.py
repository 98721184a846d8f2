"""The guides are up to date, say the same in every language, and lead where they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from greentable import grass, grove
from greentable.words.catalogue import Catalogue, languages
from tools.generate import guides as make_guides

FOLDER = make_guides.FOLDER
GUIDES = sorted(FOLDER.glob("*.md"))


def test_tables_and_pictures_are_as_they_would_be_made_now() -> None:
    stale = [
        path.name
        for path, text in make_guides.made()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    assert stale == [], f"run: {make_guides.COMMAND}"


def test_there_is_a_guide_to_each_game_in_every_language() -> None:
    wanted = {
        make_guides.file_name(game, language, "md")
        for game in ("grass", "grove")
        for language in languages()
    }
    assert {guide.name for guide in GUIDES} == wanted


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.name)
def test_links_and_pictures_lead_to_files(guide: Path) -> None:
    text = guide.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#:]+)\)", text)
    assert len(links) > 5
    assert [link for link in links if not (guide.parent / link).exists()] == []


@pytest.mark.parametrize("language", languages())
def test_the_guide_to_grass_has_the_same_parts_in_every_language(language: str) -> None:
    """Headings, steps, pictures, tables, counts and lists; and no picture of another language."""
    name = make_guides.file_name("grass", language, "md")
    text = (FOLDER / name).read_text(encoding="utf-8")
    pictures = re.findall(r"\]\(pictures/([^)]+)\)", text)
    assert len(re.findall("^## ", text, re.MULTILINE)) == 8
    assert re.findall(r"^\*\*(\d)\. ", text, re.MULTILINE) == ["1", "2", "3", "4"]
    assert len(re.findall(r"^\d\. ", text, re.MULTILINE)) == 3
    assert len(re.findall(r"^- ", text, re.MULTILINE)) == 10
    assert re.findall(r"^<!-- (?!end)(\w+) -->$", text, re.MULTILINE) == list(
        make_guides.TABLES["grass"]
    )
    assert pictures == [
        make_guides.file_name(f"grass-{step}", language, "svg") for step in make_guides.STEPS
    ]


def test_the_example_is_the_round_of_the_rule_sheets() -> None:
    """grass.scoring.1 to 5: as `tests/grass/sheets/test_worked_examples.py` plays it."""
    totals = [seat.total for seat in make_guides.example_score().seats]
    assert totals == [75_000, 40_000, 0, 140_000]


@pytest.mark.parametrize("language", languages())
def test_the_guide_to_grass_names_the_sums_that_its_tables_count(language: str) -> None:
    """The text beside the example tells of Bob's result and of the target, as sums are written."""
    words = Catalogue(language)
    name = make_guides.file_name("grass", language, "md")
    text = (FOLDER / name).read_text(encoding="utf-8")
    bob = make_guides.example_score().seats[2]
    assert words.money(-bob.result) in text
    assert words.money(grass.EDITION_2018.target) in text


@pytest.mark.parametrize("language", languages())
def test_the_guide_to_grove_has_the_same_parts_in_every_language(language: str) -> None:
    """Headings, steps, examples, pictures, tables and advice; and every title of a harvest."""
    name = make_guides.file_name("grove", language, "md")
    text = (FOLDER / name).read_text(encoding="utf-8")
    catalogue = Catalogue(language)
    titles = [catalogue.text(grove.title_message(points)) for points in (0, *grove.BANDS)]
    assert len(re.findall("^## ", text, re.MULTILINE)) == 10
    assert re.findall(r"^\*\*(\d)\. ", text, re.MULTILINE) == ["1", "2", "3"]
    assert len(re.findall(r"^\*\*\w+\.\*\* ", text, re.MULTILINE)) == 2
    assert len(re.findall(r"^- ", text, re.MULTILINE)) == 3 + 3 + 4
    assert len(re.findall(r"^\| ", text, re.MULTILINE)) == 1 + 3 + 1 + len(titles)
    assert all(f" | {title} |" in text for title in titles)
    pictures = re.findall(r"\]\(\.\./pictures/([^)]+)\)", text)
    assert pictures == ["grove.svg", "fruit.svg", "line.svg"]


@pytest.mark.parametrize("language", languages())
def test_the_guide_to_grove_names_its_cards_as_the_game_does(language: str) -> None:
    """grove.recipes.3: the five recipes that do not count the wheelbarrow."""
    text = (FOLDER / make_guides.file_name("grove", language, "md")).read_text(encoding="utf-8")
    said = Catalogue(language).say
    flat = " ".join(text.split())
    assert all(said(f"grove-recipe-house-{number}") in flat for number in range(1, 6))
