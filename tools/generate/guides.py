"""Draw the pictures of docs/guides/ and write its tables of cards, in every language.

    python -m tools.generate.guides           make all of it anew
    python -m tools.generate.guides --check   say which files are not up to date

The guide to Grass is written by hand, a file for each language; between two comments stands the
table of all cards, which comes from the catalogues. The guide to Grove comes from there as a whole:
it is what `rules` tells at the table.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from greentable import drawing, grass
from greentable.drawing import Label
from greentable.grass import Kind, card_said, figure_of
from greentable.text.grass.cards import about_card, family_message
from greentable.text.grove.rules import tell_rules
from greentable.words.catalogue import ENGLISH, Catalogue, languages
from greentable.words.language import LANGUAGES

FOLDER = Path(__file__).parents[2] / "docs" / "guides"
PICTURES = FOLDER / "pictures"
BEGIN, END = "<!-- cards -->\n", "<!-- end -->\n"
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

GROVE_PICTURES = {"aim": "grove.svg", "turn": "line.svg", "dice": "fruit.svg"}
"""The picture below a heading of the guide to Grove; these pictures have no words."""


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
        yield _grass_guide(language, words)
        yield FOLDER / file_name("grove", language, "md"), _grove_guide(language, words)


def _row_of_cards(kinds: tuple[Kind, ...], words: Catalogue) -> str:
    cards = [(kind, words.text(card_said(kind)), _figure(words, kind)) for kind in kinds]
    names = words.listed([name for _, name, _ in cards])
    return drawing.slips_sheet_svg(cards, Label(names, ""), across=min(9, len(cards)))


def _figure(words: Catalogue, kind: Kind) -> str:
    return words.money(figure_of(kind)) if figure_of(kind) else ""


def _grass_guide(language: str, words: Catalogue) -> tuple[Path, str]:
    path = FOLDER / file_name("grass", language, "md")
    before, _, rest = path.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    return path, f"{before}{BEGIN}{_table_of_cards(language, words)}{END}{after}"


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


def _grove_guide(language: str, words: Catalogue) -> str:
    lines = [_title(language), "", _other_languages("grove", language), ""]
    for heading, sentences in tell_rules():
        lines += [f"## {words.text(heading)}", ""]
        lines += [f"- {words.text(sentence)}" for sentence in sentences]
        section = heading.id.rpartition("-")[2]
        if section in GROVE_PICTURES:
            label = words.text(heading)
            lines += ["", f"![{label}](../pictures/{GROVE_PICTURES[section]})"]
        lines.append("")
    lines.append(_links(language))
    return "\n".join(lines) + "\n"


def _title(language: str) -> str:
    """The title of the guide to Grass."""
    path = FOLDER / file_name("grass", language, "md")
    return path.read_text(encoding="utf-8").partition("\n")[0].replace("Grass", "Grove")


def _links(language: str) -> str:
    """The end of the guide to Grass; Grove in the terminal has a page of its own."""
    path = FOLDER / file_name("grass", language, "md")
    last = path.read_text(encoding="utf-8").rpartition("\n\n")[2].rstrip()
    return last.replace("/terminal.md", "/grove.md").replace("/rules/grass.md", "/rules/grove.md")


def _other_languages(stem: str, language: str) -> str:
    return " · ".join(
        name if code == language else f"[{name}]({file_name(stem, code, 'md')})"
        for code, name in LANGUAGES.items()
    )


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
