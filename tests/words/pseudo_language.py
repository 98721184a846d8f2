"""A language made of English in which no letter is plain: whatever is plain was never translated.

Every text keeps its variables, its forms and its width; its letters get accents: "Play" is "Ṕĺáý".
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from greentable.words import catalogue
from greentable.words.catalogue import Catalogue
from tests.words.made_language import ENGLISH, made_language

CODE = "eo"  # a language that numbers can be written in, and that we do not have
_ACCENTED = "áḃćďéḟǵȟíǰḱĺḿńóṕqŕśťúṽẃẋýź" + "ÁḂĆĎÉḞǴȞÍJḰĹḾŃÓṔQŔŚŤÚṼẂẊÝŹ"
_MARKED = str.maketrans(
    {
        plain: accented if accented != plain else f"{plain}\u0301"
        for plain, accented in zip(string.ascii_letters, _ACCENTED, strict=True)
    }
)
_PLAIN_WORD = re.compile(r"[A-Za-z]{2,}")


def marked(text: str) -> str:
    """A text with an accent on each letter."""
    return text.translate(_MARKED)


class _Marking(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - as Fluent names it
        node.value = marked(node.value)
        return node

    def visit_StringLiteral(self, node: ast.StringLiteral) -> ast.StringLiteral:  # noqa: N802
        if "\\" not in node.value:
            node.value = marked(node.value)
        return node

    def visit_CallArguments(self, node: ast.CallArguments) -> ast.CallArguments:  # noqa: N802
        return node


@cache
def _files() -> dict[str, str]:
    files = {}
    for file in ENGLISH.glob("*.ftl"):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        _Marking().visit(resource)
        files[file.stem] = FluentSerializer().serialize(resource)
    return files


@contextmanager
def pseudo_language(folder: Path) -> Iterator[Catalogue]:
    """The language, for as long as it is needed.

    It stands for English too: for the printed names of cards, and for what can be typed always.
    """
    with made_language(folder, CODE, _files()) as made, pytest.MonkeyPatch.context() as patched:
        patched.setattr(catalogue, "_english", lambda: made)
        yield made


def plain_words(shown: str) -> set[str]:
    """The words in an output that no catalogue has said: two letters or more, without accents."""
    return set(_PLAIN_WORD.findall(shown))
