"""Each language at the table: a whole game of each kind, typed in its own words, on any screen."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from greentable import grass, grove
from greentable.core.advice import Budget
from greentable.grass import Kind
from greentable.terminal.grass.display import screen
from greentable.terminal.grass.display.ledger import ledger
from greentable.terminal.grass.display.screen import pictures
from greentable.terminal.grass.display.status import status
from greentable.terminal.grass.menu import menu
from greentable.terminal.grass.typed_words import COMMANDS
from greentable.terminal.grass.voice import Voice
from greentable.terminal.grass.why import why
from greentable.terminal.grove.display import screen as grove_screen
from greentable.terminal.grove.display.board import Board
from greentable.terminal.grove.display.count import score_now
from greentable.terminal.grove.display.hand import hand as grove_hand
from greentable.terminal.grove.placements import menu as placements_menu
from greentable.terminal.grove.placements import placements
from greentable.terminal.grove.reading import WORDS
from greentable.terminal.grove.voice import Voice as GroveVoice
from greentable.terminal.pages import keep_words_together, page
from greentable.text import Catalogue
from greentable.text.vocabulary import Vocabulary
from greentable.words.language import LANGUAGES
from tests.grass.grass_table import table
from tests.grove.grove_table import table as grove_table
from tests.slow_cases import slow_but
from tests.terminal.command import command
from tests.terminal.grass.make_pictures import POSITIONS
from tests.terminal.grass.seen_table import NAMES, printed
from tests.terminal.grass.test_ledger import TABLE as SCORED
from tests.terminal.grove.make_grove_pictures import POSITIONS as GROVES

OTHERS = slow_but({"de"}, [language for language in LANGUAGES if language != "en"])
WIDTHS = (60, pytest.param(80, marks=pytest.mark.slow), 120)
LONG_NAMES = ("Bartholomew-Anne", "Maximilian-Longe", "Chrysanthemum-Bo", "Wilhelmina-Marie")


@pytest.fixture(autouse=True)
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """The text of a hint in a language does not depend on the time of thinking."""
    monkeypatch.setattr("greentable.terminal.grass.hint.HINT_BUDGET", Budget(iterations=20))


def too_long(shown: str, width: int) -> list[str]:
    """Lines that do not fit; those to copy may be longer, and prompts, which terminals break."""
    any_length = ("greentable ", "--seed", "] > ")
    lines = [line for line in shown.splitlines() if not any(sign in line for sign in any_length)]
    return [line for line in lines if cell_len(line.rstrip()) > width]


@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_game_of_grass_is_played_in_the_words_of_the_language(language: str) -> None:
    words = Vocabulary(Catalogue(language), COMMANDS)
    asked = [
        words.shown(word) for word in COMMANDS if word not in {"quit", "save", "offer", "busy"}
    ]
    typed = "\n".join([*asked, f"{words.shown('why')} FE", "", "1\n0\n" * 400])

    done = command(
        *("--language", language, "play", "grass", "--seed", "x", "--seats", "3"),
        *("--set", "max_rounds=1"),
        typed=typed,
        COLUMNS="60",
    )

    assert (done.returncode, done.stderr) == (0, "")
    unknown = Catalogue(language).say("error-play-grass-word", text="\0").split("\0")[0]
    assert unknown not in done.stdout
    assert too_long(done.stdout, 60) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_game_of_grove_is_played_in_the_words_of_the_language(language: str) -> None:
    words = Vocabulary(Catalogue(language), WORDS)
    asked = [words.shown(word) for word in ("help", "rules", "hint", "score", "table", "hand")]
    once = f"{words.shown('list')}\n1\n{words.shown('undo')}\n1\n{words.shown('ok')}\n"
    every = f"{words.shown('list')}\n1\n\n"
    typed = "\n".join([*asked, f"{words.shown('list')} {words.shown('all')}", once, every * 7])

    done = command(
        *("--language", language, "play", "grove", "--seed", "x", "--recipes", "--seats", "2"),
        typed=typed,
        COLUMNS="60",
    )

    assert (done.returncode, done.stderr) == (0, "")
    unknown = Catalogue(language).say("error-play-grove-word", text="\0", token="").split("\0")[0]
    assert unknown not in done.stdout
    assert Catalogue(language).say("grove-terminal-taken-back") in done.stdout
    assert too_long(done.stdout, 60) == []


def widest_of_grass(voice: Voice, width: int) -> list[RenderableType]:
    """Full tables, all cards, all moves, the ledger with large sums, the pages."""
    parts: list[RenderableType] = []
    for text in POSITIONS.values():
        state = table(text)
        view = grass.view(state, 1)
        speaking = Voice(voice.catalogue, (*LONG_NAMES, *NAMES)[: state.seats], 1)
        parts += [
            screen.heading(view, speaking),
            screen.table(view, speaking, width),
            menu(view, speaking, everything=True),
            status(view, speaking),
            *(line for kind in Kind for line in why(view, kind, speaking)),
        ]
    before = table(SCORED)
    _, events = grass.apply(before, 1, "play MC")
    parts.append(ledger(grass.view(before, 0), events, voice, width))
    parts.append(pictures(Kind, set(Kind), voice))
    parts += [screen.rules(edition, voice) for edition in grass.EDITIONS.values()]
    parts += [page(voice.say("help")), page(voice.say("offer-help"))]
    return parts


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_widest_screens_of_grass_fit(language: str, width: int) -> None:
    keep_words_together()
    voice = Voice(Catalogue(language), (*LONG_NAMES, "Eve", "Finn"), 1)
    for part in widest_of_grass(voice, width):
        assert too_long(printed(part, width=width), width) == []


def of_other_half(view: grove.View) -> grove.View:
    fields = view.to_fields()
    fields.rules = replace(view.rules, aside=(2 << 9) - 2)
    return grove.View(fields)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_widest_screens_of_grove_fit(language: str, width: int) -> None:
    keep_words_together()
    catalogue = Catalogue(language)
    for picture in GROVES.values():
        state = grove_table(picture)
        view = grove.view(state, 1)
        said = grove.recipes_said(state.rules.book)
        voice = GroveVoice(catalogue, LONG_NAMES[: state.seats], 1, said)
        found = placements(view)
        shown = [
            grove_screen.heading(of_other_half(view), voice),
            grove_screen.grove_beside_panel(view, 1, voice, width),
            grove_hand(view, voice),
            placements_menu(found, view.hand, voice, all_of=view.hand),
            *score_now(view, voice),
            page(voice.say("help")),
            Board(voice, Console()).rules(view),
        ]
        for part in shown:
            assert too_long(printed(part, width=width), width) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_every_card_stands_whole_on_its_picture(language: str) -> None:
    """Nine letters fit a line of a small card, and a card has four lines, some with a foot."""
    voice = Voice(Catalogue(language), NAMES, 1)
    for kind in Kind:
        shown = printed(pictures([kind], {kind}, voice), width=60)
        letters = "".join(sign for sign in shown if sign.isalpha())
        name = voice.face(kind).replace("\u00ad", "")
        wanted = "".join(sign for sign in name if sign.isalpha())
        assert wanted in letters, (kind, shown)
