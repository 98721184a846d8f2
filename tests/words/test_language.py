"""Which language is spoken: the option, then the environment; unknown ones are English."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from greentable.cli.commands import main
from greentable.words.catalogue import help_language, help_text, languages
from greentable.words.language import LANGUAGES, VARIABLES, language_for, take_option
from tests.words.made_language import made_language

RECORD = str(Path(__file__).parents[1] / "records" / "golden" / "2018.record")


@pytest.fixture(autouse=True)
def some_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if there were German and French, and an environment that says nothing."""
    monkeypatch.setattr("greentable.words.language.languages", lambda: ["de", "en", "fr"])
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CH"}, "fr"),
        (None, {"LC_MESSAGES": "fr", "LC_ALL": "de@euro"}, "de"),
        (None, {"LC_ALL": "de", "GREENTABLE_LANGUAGE": "fr"}, "fr"),
        ("de", {"GREENTABLE_LANGUAGE": "fr"}, "de"),
        ("DE-at", {}, "de"),
        # The first that is set decides, also for English.
        (None, {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_ALL": "POSIX", "LANG": "de"}, "en"),
        (None, {"LC_ALL": "", "LANG": "de"}, "de"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "tlh_QO"}, "en"),
        (None, {"GREENTABLE_LANGUAGE": "klingon", "LANG": "de"}, "en"),
        ("xx", {"LANG": "de"}, "en"),
        ("", {"LANG": "de"}, "de"),
        ("../de", {}, "en"),
    ],
)
def test_the_option_comes_first_then_the_variables_in_their_order(
    asked: str | None, environment: dict[str, str], language: str
) -> None:
    assert language_for(asked, environment) == language


@pytest.mark.parametrize(
    ("line", "asked", "left"),
    [
        ("play grass", None, "play grass"),
        ("--language de play grass", "de", "play grass"),
        ("play --language=de grass --seats 3", "de", "play grass --seats 3"),
        ("play grass --seats 3 --language de", "de", "play grass --seats 3"),
        ("play --lang fr grass", "fr", "play grass"),
        ("serve --lan --invite-only", None, "serve --lan --invite-only"),
        ("--language de play --language fr", "fr", "play"),
        ("verify -- --language de", None, "verify -- --language de"),
        ("play grass --language", None, "play grass --language"),
        ("play grass --l de", None, "play grass --l de"),
    ],
)
def test_the_option_may_stand_anywhere(line: str, asked: str | None, left: str) -> None:
    assert take_option(line.split()) == (asked, left.split())


def test_an_option_without_its_value_is_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "grass", "--language"]) == 2
    assert "--language: expected a value" in capsys.readouterr().err


def test_an_unknown_language_is_told_and_the_command_goes_on_in_english(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--language", "xx", "verify", RECORD]) == 0
    shown = capsys.readouterr()
    assert "is valid" in shown.out
    assert shown.err.startswith("greentable: unknown language “xx” (available: ")
    assert shown.err.count("\n") == 1


def test_every_language_has_its_name() -> None:
    assert set(languages()) <= set(LANGUAGES)


GERMAN_HELP = """
help-seats = { $fewest } bis { $most }
help-argparse-usage = Aufruf:
help-argparse-options = Optionen
help-argparse-required = es fehlt: { $what }
help-argparse-argument = { $argument_name }: { $message }
help-argparse-invalid-choice = { $value } gibt es nicht (sondern { $choices })
help-argparse-invalid-value = { $value } ist keine Zahl
help-argparse-not-with = geht nicht mit { $what }
"""
GERMAN_ERRORS = """
error-cli-usage = { $message } (siehe { $program } --help)
error-cli-arguments = zu viel: { $arguments } (siehe { $program } --help)
error-record-read = kann { $path } nicht lesen: { $why }
system-not-there = gibt es nicht
"""


@pytest.fixture(scope="module")
def german(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A German that knows some words only."""
    folder = tmp_path_factory.mktemp("languages")
    with made_language(folder, "de", {"help": GERMAN_HELP, "errors": GERMAN_ERRORS}):
        yield


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("solve", "es fehlt: GAME (siehe greentable solve --help)"),
        ("play chess", "'chess' gibt es nicht (sondern "),
        ("play grass --seats many", "--seats: 'many' ist keine Zahl"),
        ("solve grove --seed 1 --order 2", "geht nicht mit --seed"),
        ("play grass --dance", "zu viel: --dance"),
        ("replay /nowhere", "kann '/nowhere' nicht lesen: gibt es nicht"),
    ],
)
def test_mistakes_in_a_command_line_are_told_in_the_language(
    line: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*line.split(), "--language", "de"]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.usefixtures("german")
def test_help_speaks_the_language_and_argparse_is_english_again_afterwards(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for words in (["--language", "de", "play", "grass", "-h"], ["play", "grass", "-h"]):
        with pytest.raises(SystemExit):
            main(words)
    german, english = capsys.readouterr().out.split("usage: ")
    assert german.startswith("Aufruf: greentable play grass")
    assert "\nOptionen:\n" in german
    assert "2 bis 6" in german
    assert "2 to 6" in english


@pytest.mark.usefixtures("german")
def test_help_speaks_a_language_only_for_a_while() -> None:
    words = {"fewest": 2, "most": 6, "default": 4}
    with help_language("de"):
        assert help_text("seats", **words) == "2 bis 6"
    assert help_text("seats", **words) == "2 to 6; default: 4"
