"""Draw the pictures of docs/guides/ and write its tables of cards, in every language.

    python -m tools.generate.guides           make all of it anew
    python -m tools.generate.guides --check   say which files are not up to date

The guides are written by hand, a file for each game and language. Their tables, each between two
comments, are made. Grass: heat and its remedies, Paranoia and its fines, a round that is scored,
all cards. Grove: the titles of a harvest.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path

from msgspec.structs import asdict

from greentable import drawing, grass
from greentable.drawing import Label
from greentable.grass import Kind, card_said, figure_of, heat_partner
from greentable.grass.notation import read_card
from greentable.grass.sheets.score_sheets import RoundScore, RoundSheet, SeatSheet, score_round
from greentable.grove import BANDS, title_message
from greentable.text.grass.cards import about_card, family_message
from greentable.text.grass.rules import HEATS, PARANOIA
from greentable.words.catalogue import ENGLISH, Catalogue, languages
from greentable.words.messages import key_of

FOLDER = Path(__file__).parents[2] / "docs" / "guides"
PICTURES = FOLDER / "pictures"
BEGIN, END = "<!-- {} -->\n", "<!-- end -->\n"
COMMAND = "python -m tools.generate.guides"

Table = Callable[[str, Catalogue], str]
"""Makes a table in a language."""

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

CARD_HEADINGS = {
    "en": ("card", "family", "in the deck", "what it does"),
    "it": ("carta", "famiglia", "nel mazzo", "che cosa fa"),
    "nl": ("kaart", "soort", "in het spel", "wat de kaart doet"),
    "de": ("Karte", "Art", "im Spiel", "Wirkung"),
    "fr": ("carte", "famille", "dans le jeu", "effet"),
}
"""Over the table of cards."""

FINE_HEADING = {"en": "fine", "it": "multa", "nl": "boete", "de": "Strafe", "fr": "amende"}
"""Over the fines of the Paranoia cards."""

SAID_ONCE = {"grass-about-needs-market", "grass-about-pass", "grass-about-paranoia-market"}
"""Messages on several cards: the guide says them once, and the table of cards leaves them out."""

PLAYERS = ("John", "Janis", "Bob", "Amy")
EXAMPLE = RoundSheet(
    seats=(
        SeatSheet(protected=("JA", "PA"), stash=("HG",)),
        SeatSheet(protected=("MX", "CO"), hand=("HG", "HG", "MX", "BK")),
        SeatSheet(stash=("HG",), hand=("CO", "UW")),
        SeatSheet(stash=("JA", "PA", "DF"), hand=("MX", "DX")),
    )
)
"""The end of the round that the rule sheets tell of, with the cards in hand that matter."""

LAID = {
    "en": ("Protected", "Unprotected", "In hand"),
    "it": ("Protette", "Non protette", "In mano"),
    "nl": ("Beschermd", "Niet beschermd", "In de hand"),
    "de": ("Geschützt", "Ungeschützt", "Auf der Hand"),
    "fr": ("Protégées", "Non protégées", "En main"),
}
"""Before the cards of the example."""

TITLE_BANDS = {
    "en": (("points", "title"), "under {}", "{} and more"),
    "it": (("punti", "titolo"), "meno di {}", "{} o più"),
    "nl": (("punten", "titel"), "minder dan {}", "{} of meer"),
    "de": (("Punkte", "Titel"), "unter {}", "{} und mehr"),
    "fr": (("points", "titre"), "moins de {}", "{} et plus"),
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
        for game, tables in TABLES.items():
            yield _guide(game, tables, language, words)


def _row_of_cards(kinds: tuple[Kind, ...], words: Catalogue) -> str:
    cards = [(kind, words.text(card_said(kind)), _figure(words, kind)) for kind in kinds]
    names = words.listed([name for _, name, _ in cards])
    return drawing.slips_sheet_svg(cards, Label(names, ""), across=min(9, len(cards)))


def _figure(words: Catalogue, kind: Kind) -> str:
    return words.money(figure_of(kind)) if figure_of(kind) else ""


def _guide(
    game: str, tables: Mapping[str, Table], language: str, words: Catalogue
) -> tuple[Path, str]:
    """A guide as it is written, with its tables."""
    path = FOLDER / file_name(game, language, "md")
    text = path.read_text(encoding="utf-8")
    for name, table in tables.items():
        before, begin, rest = text.partition(BEGIN.format(name))
        _, end, after = rest.partition(END)
        text = f"{before}{begin}{table(language, words)}{end}{after}"
    return path, text


def _table_of_heats(_language: str, words: Catalogue) -> str:
    """Every heat, and the card that removes it."""
    headings = (Kind.BUST, Kind.IMMUNITY)
    pairs = [(card_said(heat), card_said(heat_partner(heat))) for heat in HEATS]
    return _table(
        [words.text(family_message(kind)) for kind in headings],
        [[words.text(card) for card in pair] for pair in pairs],
    )


def _table_of_fines(language: str, words: Catalogue) -> str:
    """Every Paranoia card: its effect on an opponent, and its fine."""
    card, _, _, effect = CARD_HEADINGS[language]
    return _table(
        (card, effect, FINE_HEADING[language]),
        (
            (
                f"**{words.text(card_said(kind))}**",
                words.text(about_card(kind, grass.EDITION_2018)[0]),
                _figure(words, kind).removeprefix("−"),
            )
            for kind in PARANOIA
        ),
    )


def example_score() -> RoundScore:
    """The example, scored by the rules."""
    return score_round(EXAMPLE, Catalogue().text)


def _table_of_example(language: str, words: Catalogue) -> str:
    """The cards that the four players lay down, and the lines of their score."""
    laid = [(seat.protected, seat.stash, seat.hand) for seat in EXAMPLE.seats]
    lines = [
        (f"*{name}*", *(_cards(words, cards) for cards in row))
        for name, row in zip(LAID[language], zip(*laid, strict=True), strict=True)
    ]
    scores = [asdict(seat) for seat in example_score().seats]
    for line in scores[0]:
        is_sum = line in {"net_profit", "result", "total"}
        sums = [words.money(score[line]) if score[line] or is_sum else "–" for score in scores]
        lines.append((words.say(f"grass-line-{key_of(line)}"), *sums))
    return _table((" ", *PLAYERS), lines)


def _cards(words: Catalogue, codes: Sequence[str]) -> str:
    return words.counted(words.text(card_said(read_card(code))) for code in codes) or "–"


def _table_of_cards(language: str, words: Catalogue) -> str:
    """A table of all cards: their number in the deck, and their effect in the 2018 edition."""
    rules = grass.EDITION_2018
    lines = []
    for kind in Kind:
        said = (one for one in about_card(kind, rules) if one.id not in SAID_ONCE)
        about = " ".join(map(words.text, said))
        card, family = words.text(card_said(kind)), words.text(family_message(kind))
        lines.append((f"**{card}**", family, str(rules.deck[kind]), about))
    picture = file_name("pictures/grass-cards", language, "svg")
    return f"![Grass]({picture})\n\n{_table(CARD_HEADINGS[language], lines)}"


def _table(headings: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    rows = [f"| {' | '.join(row)} |" for row in (headings, *lines)]
    return "\n".join([rows[0], "|---" * len(headings) + "|", *rows[1:]]) + "\n"


def _table_of_titles(language: str, words: Catalogue) -> str:
    """grove.scoring.3: the bands and their titles."""
    headings, under, more = TITLE_BANDS[language]
    between = [f"{low}–{high - 1}" for low, high in pairwise(BANDS)]
    bands = [under.format(BANDS[0]), *between, more.format(BANDS[-1])]
    titles = [words.text(title_message(points)) for points in (BANDS[0] - 1, *BANDS)]
    return _table(headings, list(zip(bands, titles, strict=True)))


TABLES: Mapping[str, Mapping[str, Table]] = {
    "grass": {
        "heats": _table_of_heats,
        "fines": _table_of_fines,
        "example": _table_of_example,
        "cards": _table_of_cards,
    },
    "grove": {"titles": _table_of_titles},
}
"""The functions that make parts of a guide, by the name in the comment before the part."""


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
