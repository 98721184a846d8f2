"""Draw the pictures of docs/guides/ and write its tables of cards, in every language.

    python -m tools.generate.guides           make all of it anew
    python -m tools.generate.guides --check   say which files are not up to date

The guides are written by hand, a file for each language and game. Between two comments is a table
that comes from the catalogues: all cards of Grass, the titles of a harvest of Grove.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from greentable import drawing, grass
from greentable.drawing import Label
from greentable.grass import Kind, card_said, figure_of
from greentable.grove import BANDS, title_message
from greentable.text.grass.cards import about_card, family_message
from greentable.words.catalogue import ENGLISH, Catalogue, languages

FOLDER = Path(__file__).parents[2] / "docs" / "guides"
PICTURES = FOLDER / "pictures"
CARDS, TITLES, END = "<!-- cards -->\n", "<!-- titles -->\n", "<!-- end -->\n"
COMMAND = "python -m tools.generate.guides"

STEPS = {
    "hand": (
        *(Kind.MARKET_OPEN, Kind.PANAMA, Kind.JAMAICA, Kind.CATCH_A_BUZZ),
        *(Kind.FELONY, Kind.SOLD_OUT, Kind.HOME_GROWN),
    ),
    "market": (Kind.MARKET_OPEN, Kind.JAMAICA, Kind.PANAMA),
    "heat": (Kind.FELONY, Kind.HEARSAY_EVIDENCE, Kind.PAY_FINE),
    "protection": (Kind.CATCH_A_BUZZ, Kind.JAMAICA),
    "effects": (Kind.STEAL, Kind.BANKER, Kind.STONEHIGH, Kind.EUPHORIA),
    "paranoia": (Kind.SOLD_OUT, Kind.DOUBLECROSSED, Kind.WIPED_OUT),
    "cards": tuple(Kind),
}
"""The pictures of the guide to Grass, each a row of cards."""

HEADINGS = {
    "en": "| card | family | in the deck | what it does |",
    "it": "| carta | famiglia | nel mazzo | che cosa fa |",
    "nl": "| kaart | soort | in het spel | wat ze doet |",
    "de": "| Karte | Art | im Spiel | Wirkung |",
    "fr": "| carte | famille | dans le jeu | ce qu’elle fait |",
}
"""Over the table of cards."""

TITLE_HEADINGS = {
    "en": ("| points | title |", "under {}", "{} and more"),
    "it": ("| punti | titolo |", "meno di {}", "{} o più"),
    "nl": ("| punten | titel |", "minder dan {}", "{} of meer"),
    "de": ("| Punkte | Titel |", "unter {}", "{} und mehr"),
    "fr": ("| points | titre |", "moins de {}", "{} et plus"),
}
"""Over the table of titles; then its lowest and its highest band."""


def file_name(stem: str, language: str, ending: str) -> str:
    """English has the plain name."""
    return f"{stem}.{ending}" if language == ENGLISH else f"{stem}.{language}.{ending}"


def made() -> Iterator[tuple[Path, str]]:
    """Every file, as it should be."""
    for language in languages():
        words = Catalogue(language)
        for name, kinds in STEPS.items():
            yield (
                PICTURES / file_name(f"grass-{name}", language, "svg"),
                _row_of_cards(kinds, words),
            )
        yield _guide("grass", language, CARDS, _table_of_cards(language, words))
        yield _guide("grove", language, TITLES, _table_of_titles(language, words))


def _row_of_cards(kinds: tuple[Kind, ...], words: Catalogue) -> str:
    cards = [(kind, words.text(card_said(kind)), _figure(words, kind)) for kind in kinds]
    names = words.listed([name for _, name, _ in cards])
    return drawing.slips_sheet_svg(cards, Label(names, ""), across=min(9, len(cards)))


def _figure(words: Catalogue, kind: Kind) -> str:
    return words.money(figure_of(kind)) if figure_of(kind) else ""


def _guide(game: str, language: str, begin: str, table: str) -> tuple[Path, str]:
    """A guide as it is written, with this table between its comments."""
    path = FOLDER / file_name(game, language, "md")
    before, _, rest = path.read_text(encoding="utf-8").partition(begin)
    _, _, after = rest.partition(END)
    return path, f"{before}{begin}{table}{END}{after}"


def _table_of_cards(language: str, words: Catalogue) -> str:
    """A table of all cards: their number in the deck, and their effect in the 2018 edition."""
    rules = grass.EDITION_2018
    picture = file_name("pictures/grass-cards", language, "svg")
    lines = [f"![Grass]({picture})", "", HEADINGS[language], "|---|---|---|---|"]
    for kind in Kind:
        about = " ".join(words.text(sentence) for sentence in about_card(kind, rules))
        card, family = words.text(card_said(kind)), words.text(family_message(kind))
        lines.append(f"| **{card}** | {family} | {rules.deck[kind]} | {about} |")
    return "\n".join(lines) + "\n"


def _table_of_titles(language: str, words: Catalogue) -> str:
    """grove.scoring.3: a table of the bands and their titles."""
    heading, under, more = TITLE_HEADINGS[language]
    between = [f"{low}–{high - 1}" for low, high in pairwise(BANDS)]
    bands = [under.format(BANDS[0]), *between, more.format(BANDS[-1])]
    titles = [words.text(title_message(points)) for points in (BANDS[0] - 1, *BANDS)]
    rows = [f"| {band} | {title} |" for band, title in zip(bands, titles, strict=True)]
    return "\n".join([heading, "|---|---|", *rows]) + "\n"


def main(arguments: list[str]) -> int:
    wanted = dict(made())
    stale = [
        path
        for path, text in wanted.items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    if "--check" in arguments:
        if stale:
            print(f"not up to date: {', '.join(path.name for path in stale)}; run: {COMMAND}")
        return int(bool(stale))
    PICTURES.mkdir(parents=True, exist_ok=True)
    for path in stale:
        path.write_text(wanted[path], encoding="utf-8")
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
