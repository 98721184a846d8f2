"""Commands, verbs and cards typed in another language, and in English at the same time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from greentable.errors import NotationError
from greentable.grass import Kind, read_move
from greentable.grove import Move
from greentable.terminal.grass.dialogue import SHOWING
from greentable.terminal.grass.reading import Command, read_line, read_why
from greentable.terminal.grass.typed_words import COMMANDS as GRASS_COMMANDS
from greentable.terminal.grass.voice import Voice
from greentable.terminal.grove import reading as grove_reading
from greentable.text import Catalogue
from greentable.text.vocabulary import Vocabulary, folded
from tests.terminal.grass.seen_table import NAMES, seen
from tests.terminal.said import said
from tests.words.made_language import made_language

TURN = """2018
    turn 1
    1: PA FE SN LC MO DX ... | market | stash HG CO
    2: ... | market | stash PA
    3: ...
    haystack rest"""
SAY = "2018 hidden_deals\nturn 2, offer PA>MO@1, 1 says\n1: ... | chooses\n2: ...\nhaystack rest"
HAND = "2018 hidden_deals\nturn 2, offer PA>MO@1, 1 hands\n1: DX HG ... | chooses\n\
2: ... | chooses\nhaystack rest"

# "hand" is the word for listing all moves here, to see a word that means something else in English.
WORDS = """
command-play = gioca, giù
command-discard = scarta
command-offer = proponi
command-why = perché
command-hand = mano
command-hand-over = consegna
command-legal = hand
command-say = di
command-nothing = niente
command-quit = esci
command-list = elenco
command-all = tutto
command-try = prova
command-barrow = carriola
command-dice = dadi
command-table = tavolo
command-other = altro
"""
CARDS = "grass-card-PA = Erba dell’Altipiano\ngrass-card-FE = Panama\ngrass-card-MO = Caffè"


@pytest.fixture(scope="module")
def italian(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalogue]:
    folder = tmp_path_factory.mktemp("languages")
    with made_language(folder, "it", {"commands": WORDS, "cards": CARDS}) as catalogue:
        yield catalogue


@pytest.mark.parametrize(
    ("typed", "token"),
    [
        ("gioca PA", "play PA"),
        ("g pa", "play PA"),
        ("giu pa", "play PA"),
        ("play PA", "play PA"),
        ("pl pa", "play PA"),
        ("scarta caffe", "discard MO"),
        ("scarta Caffè", "discard MO"),
        ("scarta Market Open", "discard MO"),
        ("erba dell'altipiano", "play PA"),
        ("proponi erba dell’altipiano>caffè@*", "offer PA>MO@*"),
        # The name that the language has for one card is the printed one of another.
        ("gioca Panama @2", "play FE@2"),
        ("felony @2", "play FE@2"),
    ],
)
def test_moves_are_typed_in_the_language_or_in_english(
    italian: Catalogue, typed: str, token: str
) -> None:
    view, _ = seen(TURN)
    voice = Voice(italian, NAMES[:3], 1)
    assert read_line(typed, view, voice) == read_move(token)


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("perche PA", Command("why", "PA")),
        ("why PA", Command("why", "PA")),
        ("MANO", Command("hand")),
        ("esci", Command("quit")),
        ("exit", Command("quit")),
        ("q", Command("quit")),
        ("proponi", Command("offer")),
        ("hand", Command("legal")),  # its own meaning counts
        ("legal", Command("legal")),
    ],
)
def test_commands_are_typed_in_the_language_or_in_english(
    italian: Catalogue, typed: str, command: Command
) -> None:
    view, _ = seen(TURN)
    assert read_line(typed, view, Voice(italian, NAMES[:3], 1)) == command


def test_a_language_may_have_two_words_where_english_has_one(italian: Catalogue) -> None:
    view, _ = seen(HAND)
    voice = Voice(italian, NAMES[:2], 1)
    assert read_line("consegna DX", view, voice) == read_move("hand DX")
    assert read_line("mano", view, voice) == Command("hand")


def test_what_one_says_is_typed_in_the_language(italian: Catalogue) -> None:
    view, _ = seen(SAY)
    voice = Voice(italian, NAMES[:2], 1)
    for typed in ("di niente", "say nothing", "di nothing"):
        assert read_line(typed, view, voice) == read_move("say nothing")
    assert voice.token(read_move("say nothing")) == "di niente"
    assert voice.token(read_move("hand DX")) == "consegna DX"


def test_refusals_show_how_it_is_typed_in_the_language(italian: Catalogue) -> None:
    view, _ = seen(TURN)
    voice = Voice(italian, NAMES[:3], 1)
    with pytest.raises(NotationError) as caught:
        read_line("gioca", view, voice)
    assert caught.value.sentence == said(
        "terminal-how-verb", text="gioca", examples="gioca PA, gioca FE@2, gioca LC:HG+CO"
    )
    with pytest.raises(NotationError) as caught:
        read_line("swap", view, voice)
    assert said("terminal-how-verb", text="swap", examples="swap HG>PA@2") in caught.value.sentence


def test_a_beginning_that_fits_several_words_of_the_language_is_not_clear(
    italian: Catalogue,
) -> None:
    view, _ = seen(TURN)
    with pytest.raises(NotationError) as caught:
        read_line("p", view, Voice(italian, NAMES[:3], 1))
    assert caught.value.sentence == "“p” could mean proponi or perché."


def test_why_knows_a_card_by_both_its_names(italian: Catalogue) -> None:
    view, _ = seen(TURN)
    voice = Voice(italian, NAMES[:3], 1)
    assert read_why("caff", view, voice) is Kind.MARKET_OPEN
    assert read_why("market o", view, voice) is Kind.MARKET_OPEN
    assert read_why("panama", view, voice) is Kind.FELONY


def test_placements_and_commands_of_grove_are_typed_in_the_language(italian: Catalogue) -> None:
    words = Vocabulary(italian, grove_reading.WORDS)
    lay = Move.lay(7, 2, -1, 1, barrow=(3, 0), dice=[(2, 0)])
    for typed in ("7:2,-1,90 carriola 3,0 dadi 2,0", "7:2,-1,90 dice 2,0 barrow 3,0"):
        assert grove_reading.read_line(typed, words) == lay
    assert words.as_typed(str(lay)) == "7:2,-1,90 carriola 3,0 dadi 2,0"
    assert grove_reading.read_line("el tutto", words) == grove_reading.Command("list", "tutto")
    assert words.whole("tutto") == words.whole("ALL") == "all"
    assert grove_reading.read_line("try 3", words) == grove_reading.Command("try", "3")
    with pytest.raises(NotationError) as caught:
        grove_reading.read_line("tavolo 3", words)
    assert caught.value.sentence == "Just type “tavolo”, without “3”."


def test_words_that_are_no_commands_answer_only_their_own_question(italian: Catalogue) -> None:
    words = Vocabulary(italian, grove_reading.WORDS)
    for typed in ("altro", "dadi", "other"):
        with pytest.raises(NotationError) as caught:
            grove_reading.read_line(typed, words)
        assert caught.value.code == "play_grove.word"
    assert words.means("alt", "other")
    assert not words.means("", "other")


def test_the_words_that_show_something_are_commands() -> None:
    assert set(SHOWING) <= set(GRASS_COMMANDS)


def test_accents_and_capitals_do_not_matter() -> None:
    assert folded("PERCHÉ Straße Zurück") == "perche strasse zurueck"
    assert folded("zuru\u0308ck") == folded("zurueck")
