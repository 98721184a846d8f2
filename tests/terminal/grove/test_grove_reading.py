"""Typed lines in a game of Grove: placements in their forms, numbers, words, and mistakes."""

from __future__ import annotations

import pytest

from greentable.errors import NotationError
from greentable.grove import Move
from greentable.terminal.grove import reading
from greentable.terminal.grove.reading import COMMANDS, WORDS, Command
from greentable.text import Catalogue
from greentable.text.vocabulary import Vocabulary

LAY = Move.lay(7, 2, -1, 1)
ENGLISH_WORDS = Vocabulary(Catalogue(), WORDS)


def read_line(line: str) -> Move | Command | int:
    return reading.read_line(line, ENGLISH_WORDS)


@pytest.mark.parametrize(
    "line",
    [
        "7:2,-1,90",
        " 7:2,-1,90 ",
        "7 2 -1 90",
        "7: 2, -1, 90",
        "7:2,-1,90°",
        "07:2,-1,090",
        "7 2,-1 90",
        "7:2,−1,90",
        "7 2 –1 90",
    ],
)
def test_a_placement_may_be_typed_in_several_ways(line: str) -> None:
    assert read_line(line) == LAY


def test_a_placement_may_say_what_is_chosen() -> None:
    with_barrow = Move.lay(7, 2, -1, 1, barrow=(3, 0))
    assert read_line("7:2,-1,90  barrow 3,0") == with_barrow
    with_dice = Move.lay(7, 2, -1, 1, dice=[(3, -1), (2, 0)])
    for line in ("7 2 -1 90 dice 3,-1 2,0", "7 2 -1 90 dice 2,0 3,-1", "7:2,−1,90 DICE 2 0 3 −1"):
        assert read_line(line) == with_dice
    both = Move.lay(7, 2, -1, 1, barrow=(3, 0), dice=[(3, -1), (2, 0)])
    for line in ("7:2,-1,90 barrow 3,0 dice 2,0 3,-1", "7:2,-1,90 dice 2,0 3,-1 barrow 3,0"):
        assert read_line(line) == both


def test_a_number_alone_is_one_of_the_list() -> None:
    assert read_line("12") == 12


@pytest.mark.parametrize("word", COMMANDS)
def test_a_word_may_be_typed_whole_or_large(word: str) -> None:
    assert read_line(word.upper()) == Command(word)


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("?", Command("help")),
        ("l all", Command("list", "all")),
        ("tr 7:2,-1,90", Command("try", "7:2,-1,90")),
        ("u", Command("undo")),
        ("q", Command("quit")),
        ("save my  game", Command("save", "my  game")),
    ],
)
def test_a_word_may_be_shortened_as_long_as_it_is_clear(line: str, command: Command) -> None:
    assert read_line(line) == command


@pytest.mark.parametrize(
    ("line", "code", "says"),
    [
        ("", "play_grove.empty", "? for help"),
        ("t", "play_grove.unclear", "could mean try or table"),
        ("dance", "play_grove.word", "dance"),
        ("quit now", "play_grove.more", "Just type “quit”, without “now”."),
        ("ok please", "play_grove.more", "Just type “ok”"),
        ("undo 3", "play_grove.more", "Just type “undo”"),
        ("hand foo", "play_grove.more", "Just type “hand”"),
        ("? foo", "play_grove.more", "Just type “help”"),
        (
            "7:2",
            "notation.move",
            "“,” and a row, got the end of the text (example: 7:2,-1,90)",
        ),
        (
            "6 0 0",
            "notation.move",
            "“,” and a rotation, got the end of the text (example: 7:",
        ),
        ("6 0 0 dice 1,1", "notation.move", "expected “,” and a rotation, got ' dice 1,1'"),
        ("7:2,-1,45", "notation.move", "expected a rotation of 0, 90, 180 or 270"),
        ("19:0,0,0", "notation.move", "expected a card from 1 to 18, got '19'"),
        ("7:99999,0,0", "notation.move", "expected a column from -9999 to 9999, got '99999'"),
        ("7:2,-1,90 barrow", "notation.move", "expected a space and a cell"),
        ("7:2,-1,90 dice", "notation.move", "expected a space and a cell"),
        ("7:2,-1,90 dice 2,0 2,0", "notation.move", "each only once"),
        ("7:2,-1,90 dice 2", "notation.move", "expected “,” and a row"),
        ("7:2,-1,90 dice é", "notation.move", "expected a column from -9999 to 9999"),
        ("7:2,-1,90 barrow 9,9", "notation.move", "a cell of the card"),
        (
            "x" * 5000,
            "play_grove.word",
            f"Unknown command “{'x' * 40}…”",
        ),
        ("7:2,-1,90 twice", "notation.move", "expected the end of the text"),
        ("9" * 5000, "notation.move", "expected"),
        ("7 2 -1 90 ²", "notation.move", "expected the end of the text"),
    ],
)
def test_what_cannot_be_read_is_named(line: str, code: str, says: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_line(line)
    assert caught.value.code == code
    assert says in caught.value.sentence
