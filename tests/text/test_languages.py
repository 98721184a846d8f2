"""The files of every language keep to what English says; and the check that says so can fail."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast

from greentable.words.fluent_texts import Texts
from greentable.words.language import LANGUAGES
from tools.checks.languages import faults_of
from tools.checks.translation_rules import entries, faults, texts_of

TEXTS = Path(__file__).parents[2] / "src" / "greentable" / "words" / "catalogues"
PAGE = "page"
TRIED = Path(__file__).parent / "translations"


def messages(language: str, files_named: str = "*") -> set[str]:
    """The keys that stand in a language's files of this name."""
    found = entries(TEXTS / language, files_named)
    return {entry.id.name for entry in found if isinstance(entry, ast.Message)}


def test_every_text_of_english_can_be_formed() -> None:
    assert list(faults(TEXTS / "en", TEXTS / "en")) == []


@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_is_read_by_itself_is_the_one_that_stands_in_its_file(
    language: str, every: int
) -> None:
    texts, whole = Texts(TEXTS / language), texts_of(entries(TEXTS / language))
    assert len(whole) > 2_000
    assert texts.keys() == whole.keys()
    for name, text in list(whole.items())[::every]:
        read = texts.parsed(name)
        assert read is not None, name
        assert text.equals(read, ignored_fields=["span", "comment"]), name


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_every_language_has_all_texts_with_the_variables_markup_and_terms_of_english(
    language: str,
) -> None:
    assert list(faults_of(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_files_of_the_games_the_terminal_and_the_commands(
    language: str,
) -> None:
    """Those of the page come with the page."""
    wanted = {file.name for file in (TEXTS / "en").glob("*.ftl")}
    lacking = wanted - {file.name for file in (TEXTS / language).glob("*.ftl")}
    assert {name for name in lacking if not name.startswith(PAGE)} == set()


def test_a_good_translation_may_say_less_and_use_words_of_its_own() -> None:
    assert list(faults(TRIED / "nl", TRIED / "en")) == []


def test_every_fault_of_a_broken_translation_is_found() -> None:
    assert list(faults(TRIED / "xx", TRIED / "en")) == [
        "not understood: this line is no Fluent at all",
        "hello: stands twice",
        "hello: English has no $nombre",
        "wish: English has no $amarillo",
        "turns: there is no -turno",
        "owner: there is no just-english",
        "money: there is no function MONEY",
        "bye: has no text",
        "round: made of itself",
        "helo: English has no such key",
        "spaced: empty, or space around it",
        "braced: a brace in it",
        "counted: Can't use fluent_number with object dos for type <class 'str'>",
    ]
