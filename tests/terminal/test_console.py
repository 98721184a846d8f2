"""The way in and out: no input at all, endless words, an output that is not UTF-8."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from greentable.terminal.plain_signs import UNKNOWN, plain_sign, spelling_for
from greentable.text.vocabulary import quoted
from greentable.words import catalogue
from greentable.words.language import LANGUAGES
from tests.terminal.command import command
from tests.terminal.process import COMMAND, environment
from tests.terminal.said import SAVED

GAMES = ("grass", "grove")


@pytest.mark.parametrize("game", GAMES)
def test_without_any_input_a_game_ends_as_if_it_were_left(game: str) -> None:
    line = " ".join([*COMMAND, "play", game, "--seed", "s", "<&-"])
    done = subprocess.run(
        ["sh", "-c", line], capture_output=True, text=True, env=environment(), check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert SAVED in done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_an_endless_word_is_answered_shortly(game: str) -> None:
    words = ("x" * 5000, "why " + "y" * 5000, "9" * 5000, "save " + "z" * 5000)
    done = command("play", game, "--seed", "s", typed="".join(f"{word}\n" for word in words))

    assert (done.returncode, done.stderr) == (0, "")
    for word in words:
        echoed = done.stdout.split(word)
        assert len(echoed) == 2, "it is written out once, as it was typed, and not quoted whole"


def test_what_was_typed_is_quoted_short_and_without_anything_that_harms() -> None:
    assert quoted("  dance  ") == "dance"
    assert quoted("x" * 40) == "x" * 40
    assert quoted("x" * 41) == "x" * 40 + "…"
    assert quoted("a\x1b[Ab\x00") == "a·[Ab·"


# The cards that are dealt have frames of every kind.
@pytest.mark.parametrize(
    ("encoding", "seed"), [("ascii", "s"), pytest.param("latin-1", "x", marks=pytest.mark.slow)]
)
@pytest.mark.parametrize("game", GAMES)
def test_an_output_that_is_not_utf_8_gets_plain_signs(game: str, encoding: str, seed: str) -> None:
    done = subprocess.run(
        [*COMMAND, "play", game, "--seed", seed],
        input=b"dance\nlist\n1\n\nscore\n",
        capture_output=True,
        env=environment(PYTHONIOENCODING=encoding),
        check=False,
    )
    shown = done.stdout.decode(encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "?" not in shown.replace("? for help", "").replace('"?"', "").replace("or ?", "")


def test_every_sign_becomes_one_like_it() -> None:
    assert "".join(map(plain_sign, "−4 ╭─┬│╰ ■■·● “é” → 90°")) == '-4 +-+|+ ##.* "e" > 90 '
    assert plain_sign("\u4e2d") == "?"


@pytest.mark.parametrize(
    ("language", "encoding", "text", "spelled"),
    [
        ("de", "ascii", "Größe über Öl…", "Groesse ueber Oel..."),
        ("de", "latin-1", "Größe über Öl…", "Größe über Öl..."),
        ("fr", "ascii", "«\u202fœuf\u202f»\u202f: naïf", '"oeuf"\u202f: naïf'),
        ("nl", "ascii", "ideeën", "ideeën"),
        ("de", "utf-8", "Größe…", "Größe…"),
        ("de", "no such encoding", "Größe…", "Größe…"),
    ],
)
def test_texts_are_spelled_in_letters_that_can_be_written(
    language: str, encoding: str, text: str, spelled: str
) -> None:
    assert spelling_for(encoding, language)(text) == spelled


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_language_needs_a_letter_that_becomes_a_question_mark(language: str) -> None:
    spelled = spelling_for("ascii", language)
    folder = Path(catalogue.__file__).parent / "catalogues" / language
    texts = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.ftl"))
    unwritten = {letter for letter in spelled(texts) if not letter.isascii()}
    assert {letter for letter in unwritten if plain_sign(letter) == UNKNOWN} == set()
