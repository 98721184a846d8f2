"""The rules by their ids: all that docs/rules has, in every language, with rulings marked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from greentable.text.rulebook import rulebook
from greentable.words.catalogue import Catalogue, languages

DOCS = Path(__file__).parents[2] / "docs" / "rules"
_ROW = re.compile(r"^\| `(g\w+\.\w+\.\d+)` \| ([^|]+) \| ([^|]+) \|", re.MULTILINE)


def documented(game: str) -> dict[str, bool]:
    """The ids of the page's tables of rules, and which of them are rulings."""
    page, _, _ = (DOCS / f"{game}.md").read_text(encoding="utf-8").partition("\n## Rulings")
    rows = _ROW.findall(page)
    return {id_: "ruling" in source or rule.startswith("**R**") for id_, rule, source in rows}


@pytest.mark.parametrize("game", ["grass", "grove"])
def test_the_rulebook_has_the_rules_of_the_docs_in_their_order(game: str) -> None:
    told = rulebook(game, lambda message: message.id)
    assert [(rule.id, rule.is_ruling) for rule in told] == list(documented(game).items())


@pytest.mark.parametrize("game", ["grass", "grove"])
@pytest.mark.parametrize("language", languages())
def test_every_rule_is_told_in_every_language(game: str, language: str) -> None:
    sentences = [rule.sentence for rule in rulebook(game, Catalogue(language).text)]
    assert all(sentence.endswith(".") for sentence in sentences)
    assert len(set(sentences)) == len(sentences)
