"""Every message of both games in every language, in good form."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from greentable import grass, grove
from greentable.grass import KIND_OF_CODE
from greentable.words import catalogue
from greentable.words.catalogue import Catalogue
from greentable.words.language import LANGUAGES
from greentable.words.messages import (
    Card,
    MessageTable,
)
from tests.text.every_message import NAMES, english, sentences

OTHERS = [language for language in LANGUAGES if language != "en"]

# Two spaces, a space before a stop or inside brackets, what was left over of variables, and a space
# after an elision.
BAD_FORM = re.compile(r"  |[ \u00a0\u202f][,.)]|\( |[{}]|\$[a-z]|\b(?:[cdjlmns]|qu|un|dell|all)’ ")
# In French a plain space stands before no sign that wants a narrow one.
BAD_FORM_OF = {"fr": re.compile(r" [;!?»]|« | :(?!\d)|[^\s\u202f\u00a0\d/][;!?»]")}

PLAIN_SPACE = re.compile(r" [;!»]|« | :(?!\d)|[a-zé];|\w \?$")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("table", [grass.MESSAGES, grove.MESSAGES], ids=lambda table: table.game)
def test_every_message_is_well_formed_with_none_one_two_and_many(
    table: MessageTable, language: str
) -> None:
    speaking = Catalogue(language)
    wrong = []
    for message in sentences(table):
        assert speaking.has_own(message.id)
        text = speaking.text(message, NAMES)
        bad = BAD_FORM_OF.get(language)
        if not text or BAD_FORM.search(text) or (bad and bad.search(text)):
            wrong.append(f"{message.id}: {text}")
    assert wrong == []


def test_in_french_no_sign_that_wants_a_narrow_space_has_another() -> None:
    """Of all texts, as they are written: a plain space may end a line before the sign."""
    folder = Path(catalogue.__file__).parent / "catalogues" / "fr"
    lines = [line for file in folder.glob("*.ftl") for line in file.read_text("utf-8").splitlines()]
    wrong = [line for line in lines if not line.startswith("#") and PLAIN_SPACE.search(line)]
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_formed_in_its_language_and_never_in_english(language: str) -> None:
    """A text that a language cannot form is said in English, which nobody would notice."""
    alone = Catalogue(language)
    alone._bundles = alone._bundles[:1]
    for message in (*sentences(grass.MESSAGES), *sentences(grove.MESSAGES)):
        assert alone.text(message, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_figure_is_written_as_the_language_writes_it(language: str) -> None:
    speaking = Catalogue(language)
    thousands = {"en": "25,000", "it": "25.000", "nl": "25.000", "de": "25.000", "fr": "25 000"}
    spaces = str.maketrans("\u00a0\u202f", "  ")
    for text in (speaking.money(25_000), speaking.number(-25_000), speaking.rounded(25_000.0)):
        assert thousands[language] in text.translate(spaces)
    tenth = "12.5%" if language == "en" else "12,5"
    assert tenth in speaking.percent(0.125)


@pytest.mark.parametrize("language", OTHERS)
def test_the_names_of_cards_differ_and_each_is_in_the_language(language: str) -> None:
    speaking = Catalogue(language)
    names = [speaking.text(Card("grass", code)) for code in KIND_OF_CODE]
    assert len({name.casefold() for name in names}) == len(KIND_OF_CODE)
    assert all(isinstance(english()[f"grass-card-{code}"], ast.Message) for code in KIND_OF_CODE)
