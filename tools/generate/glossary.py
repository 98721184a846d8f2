"""Read the games' words in every language from docs/glossary.md: its tables that begin "English".

A row is a term: its English words, a cell for each language with the words that its texts use and,
in brackets, the place in the printed sheet where they stand ("ours" if no sheet has them), and the
texts that must use them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from greentable.text.vocabulary import folded

COLUMNS = {"Italian": "it", "Dutch": "nl", "German": "de", "French": "fr"}
_PLACE = re.compile(r"\s*\(([^()]*)\)$")


class Term(NamedTuple):
    """A term: its words by language, with the forms that may replace them."""

    english: str
    words: Mapping[str, str]
    places: Mapping[str, str]
    keys: tuple[str, ...]

    def stems(self, language: str) -> list[str]:
        """The stems to search for: each of the words, in lower case without accents."""
        return [folded(word.strip()) for word in re.split("[,;/]", self.words[language])]


def read_terms(page: str) -> list[Term]:
    """All terms of a page."""
    return [term for rows in _tables(page) for term in _terms(rows)]


def _tables(page: str) -> Iterator[list[list[str]]]:
    rows: list[list[str]] = []
    for line in [*page.splitlines(), ""]:
        if line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip("|").split("|")])
        elif rows:
            if rows[0][0] == "English":
                yield rows
            rows = []


def _terms(rows: list[list[str]]) -> Iterator[Term]:
    heading, _, *terms = rows
    for row in terms:
        cells = dict(zip(heading, row, strict=True))
        found = {code: cells[name] for name, code in COLUMNS.items() if cells.get(name)}
        places = {code: place[1] for code, cell in found.items() if (place := _PLACE.search(cell))}
        words = {code: _PLACE.sub("", cell) for code, cell in found.items()}
        yield Term(row[0], words, places, tuple(re.findall("`([^`]+)`", row[-1])))
