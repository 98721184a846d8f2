"""A text needs reading until it is marked as read, and again when it or its English changes."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.words.made_language import forget
from tools.checks.texts_read import mark_as_read, unread

ENGLISH = "page-back = Back\npage-home = Home\n"
GERMAN = "page-back = Zurück\npage-home = Start\n"


@pytest.fixture
def catalogues(tmp_path: Path) -> Iterator[Path]:
    """English and German with two texts each; the other languages have none."""
    for language, texts in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "page.ftl").write_text(texts, encoding="utf-8")
    for language in ("it", "nl", "fr"):
        (tmp_path / language).mkdir()
    yield tmp_path
    shutil.rmtree(tmp_path)
    forget()


def write(catalogues: Path, language: str, texts: str) -> None:
    (catalogues / language / "page.ftl").write_text(texts, encoding="utf-8")


def test_a_text_needs_reading_until_it_is_marked(catalogues: Path) -> None:
    read = catalogues / "read.txt"
    assert list(unread("de", catalogues, read)) == ["page-back", "page-home"]
    mark_as_read("de", ["page-home"], catalogues, read)
    assert list(unread("de", catalogues, read)) == ["page-back"]
    mark_as_read("de", [], catalogues, read)
    assert list(unread("de", catalogues, read)) == []
    assert list(unread("en", catalogues, read)) == ["page-back", "page-home"]


def test_a_translation_needs_reading_again_when_its_english_changes(catalogues: Path) -> None:
    read = catalogues / "read.txt"
    for language in ("en", "de"):
        mark_as_read(language, [], catalogues, read)
    write(catalogues, "en", ENGLISH.replace("Home", "Main page"))
    assert list(unread("en", catalogues, read)) == ["page-home"]
    assert list(unread("de", catalogues, read)) == ["page-home"]


def test_a_change_of_a_translation_concerns_no_other_language(catalogues: Path) -> None:
    read = catalogues / "read.txt"
    for language in ("en", "de"):
        mark_as_read(language, [], catalogues, read)
    write(catalogues, "de", GERMAN.replace("Start", "Startseite"))
    assert list(unread("en", catalogues, read)) == []
    assert list(unread("de", catalogues, read)) == ["page-home"]


def test_a_text_that_is_gone_is_forgotten(catalogues: Path) -> None:
    read = catalogues / "read.txt"
    mark_as_read("de", [], catalogues, read)
    write(catalogues, "en", "page-back = Back\n")
    write(catalogues, "de", "page-back = Zurück\n")
    mark_as_read("de", ["page-back"], catalogues, read)
    assert "page-home" not in read.read_text(encoding="utf-8")


def test_an_unknown_text_is_refused_and_nothing_is_kept(catalogues: Path) -> None:
    read = catalogues / "read.txt"
    with pytest.raises(ValueError, match="page-nowhere: no such text in de"):
        mark_as_read("de", ["page-back", "page-nowhere"], catalogues, read)
    assert not read.exists()
