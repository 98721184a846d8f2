"""The files of every language: readable, without doubles, and fit for the arguments of English."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from greentable.text import Catalogue, languages

FOLDER = Path(__file__).parents[2] / "src" / "greentable" / "text"


class Variables(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - as Fluent names it
        self.names.add(node.id.name)


def entries(language: str, files_named: str = "*") -> list[ast.EntryType]:
    files = sorted((FOLDER / language).glob(f"{files_named}.ftl"))
    return [
        entry
        for file in files
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
    ]


def messages(language: str, files_named: str = "*") -> dict[str, set[str]]:
    """Every key with the arguments of its text."""
    found = {}
    for entry in entries(language, files_named):
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


ENGLISH = messages("en")


@pytest.mark.parametrize("language", languages())
def test_every_line_of_every_file_is_understood(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", languages())
def test_no_key_stands_twice(language: str) -> None:
    keys = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", languages())
def test_no_language_has_keys_or_arguments_that_english_lacks(language: str) -> None:
    for key, variables in messages(language).items():
        assert variables <= ENGLISH[key], key


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", [0, 1, 2, 25_000])
def test_every_text_can_be_formed(language: str, number: int) -> None:
    catalogue = Catalogue(language)
    for key, variables in ENGLISH.items():
        for value in (number, "Ann"):
            text = catalogue.say(key, **dict.fromkeys(variables, value))
            assert text.strip() == text != "", key
            assert "{" not in text, key
