"""Nothing is said but by the catalogues: in a language of accents, every plain word is a token.

Whole games of both kinds, replays, the lab, the solver, help of every command and many mistakes.
"""

from __future__ import annotations

import contextlib
import dataclasses
import io
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

from greentable import grass, grove
from greentable.bots import GRASS_BOTS
from greentable.bots.grove import GROVE_BOTS
from greentable.cli.command_examples import examples_of
from greentable.cli.commands import COMMANDS, main
from greentable.cli.completion import SCRIPTS
from greentable.core.switches import NONE, possible_values
from greentable.grass import KIND_OF_CODE
from greentable.grove.recipes.books import named_book, write_book
from greentable.terminal.people import NAMES
from greentable.words.catalogue import Catalogue
from tests.cli import test_cli
from tests.slow_cases import slow_but
from tests.terminal.grove import test_grove_commands
from tests.words.made_language import ENGLISH
from tests.words.pseudo_language import CODE, marked, plain_words, pseudo_language
from tools.checks.translation_rules import Parts, entries

GOLDEN = Path(__file__).parents[1] / "records" / "golden"
TOKENS = {*NAMES, *KIND_OF_CODE, *GRASS_BOTS, *GROVE_BOTS, "greentable", "house"}


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalogue]:
    with pseudo_language(tmp_path_factory.mktemp("languages")) as catalogue:
        yield catalogue


@pytest.fixture(autouse=True)
def wide_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("GREENTABLE_LANGUAGE", CODE)
    monkeypatch.setattr("greentable.compiled.engine.is_available", lambda: False)
    monkeypatch.setattr("greentable.terminal.grove.solve.is_available", lambda: False)


class Shown:
    """Runs the command, and tells which words of its output no catalogue has said."""

    def __init__(self, capsys: pytest.CaptureFixture[str], patched: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._patched = patched
        self.text = ""

    def words(self, *arguments: str, typed: str = "") -> set[str]:
        """The words that are not those of the command line, typed, names or codes."""
        self._patched.setattr("sys.stdin", io.StringIO(typed))
        with contextlib.suppress(SystemExit):  # argparse leaves so when it has shown its help
            main(arguments)
        shown = self._capsys.readouterr()
        self.text = shown.out + shown.err
        return plain_words(self.text) - TOKENS - plain_words(" ".join([*arguments, typed]))


@pytest.fixture
def shown(
    pseudo: Catalogue, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Shown:
    assert pseudo.language == CODE
    return Shown(capsys, monkeypatch)


GRASS_TALK = """?
rules
why FE
why play FE@3
why
legal
hand
table
log
offer
?
1
?
back
xyzzy
hand


busy
save
save /
xyzzy
99
p
play
play XX
play PA
play PA@@
give
steal
offer PA
swap
end
"""
GROVE_TALK = """?
rules
list all
list 7
list xyzzy
try 7:1,1,0
try
hint
score
table
hand
why 4:0,0,0
why 4:9,9,0
undo
xyzzy
t
4:1
4:9,9,9
9999
quit now
save
save /
"""
FIRST_MOVES = "1\n0\n" * 400
FIRST_PLACEMENTS = "list\n1\n\n" * 8
GAMES = [
    (*("grass", "--seats", "3", "--set", "max_rounds=1"), GRASS_TALK + FIRST_MOVES),
    (*("grass", "--seats", "2", "--edition", "classic", "--set", "max_rounds=1"), FIRST_MOVES),
    (*("grass", "--variant", "hidden_deals", "--set", "max_rounds=1"), FIRST_MOVES),
    (*("grass", "--variant", "give_me_five", "--set", "max_rounds=1"), FIRST_MOVES),
    (*("grass", "--watch", "--set", "max_rounds=2"), ""),
    ("grass", "offer\nquit\n"),
    ("grove", FIRST_PLACEMENTS + "xyzzy\nquit\n"),
    ("grove", "--other-half", FIRST_PLACEMENTS + FIRST_PLACEMENTS),
    ("grove", "--recipes", "--seats", "3", GROVE_TALK + "1\nlist\nundo\n" + FIRST_PLACEMENTS),
]
SLOW_WORDS = {"give_me_five", "--watch", "--other-half"}


@pytest.mark.parametrize(
    "line",
    slow_but([game for game in GAMES if not SLOW_WORDS & {*game}], GAMES),
    ids=[" ".join(line[:-1]) for line in GAMES],
)
def test_a_whole_game_says_nothing_but_texts(shown: Shown, line: tuple[str, ...]) -> None:
    *options, typed = line
    # At the end a game says how to play it again and how to solve it.
    commands = {
        "seed",
        "seat",
        "hint",
        "solve",
        "dealt",
        "save",
        "replay",
        "FILE",
        "order",
        "rounds",
        "warmup",
    }
    commands |= {*re.findall(r"[^\W\d_]+", os.environ["GREENTABLE_DATA"]), "games", "record"}
    commands |= {"other", "half"}  # of the name of a file
    assert shown.words("play", *options, "--seed", "x", typed=typed) <= commands
    assert marked("Seed") in shown.text or marked("saved") in shown.text


def test_a_game_that_is_saved_and_resumed_says_nothing_but_texts(
    shown: Shown, tmp_path: Path
) -> None:
    for game in ("grass", "grove"):
        file = str(tmp_path / f"{game}.record")
        commands = {"resume", "seat"}
        assert shown.words("play", game, "--save", file, typed="quit\n") <= commands
        resumed = shown.words("play", game, "--resume", file, typed="xyzzy\n1\nquit\n")
        assert resumed <= commands


@pytest.mark.parametrize("name", ["2018.record", "2018-hidden_deals.record", "grove/four.record"])
def test_a_replay_says_nothing_but_texts(shown: Shown, name: str) -> None:
    record = GOLDEN / name
    text = record.read_text(encoding="utf-8")
    names, rules = (
        plain_words(" ".join(re.findall(f"(?m)^{key}.*", text))) for key in ("name", "rule")
    )
    for options in ([], ["--ply", "70"], ["--as", "1"]):
        assert shown.words("replay", str(record), *options) <= names | rules
    assert shown.words("verify", str(record), str(record.with_name("none"))) == set()


@pytest.mark.parametrize(
    "line",
    [
        "grove cards",
        "grove recipes",
        pytest.param("solve grove --seed a --width 1 --recipes dealt", marks=pytest.mark.slow),
        "lab match rules random --deals 1 --seats 2 --processes 1",
        "lab match greedy random --game grove --deals 1 --seats 2 --processes 1",
    ],
)
def test_a_command_says_nothing_but_texts(shown: Shown, line: str) -> None:
    assert shown.words(*line.split()) == set()
    assert shown.text


def test_switches_are_named_and_everything_else_is_said_by_texts(shown: Shown) -> None:
    for game in (grass, grove):
        tokens = {"greentable", "play", "FILE", "none", "setup", "on", "off", "it"}
        for edition in game.EDITIONS.values():
            for switch in dataclasses.fields(edition):
                tokens |= plain_words(f"{switch.name} {switch.metadata['rule']}".replace("_", " "))
                if switch.name not in {"deck", "book", "recipes", "aside"}:
                    tokens |= plain_words(str(possible_values(switch)).replace("_", " "))
        tokens |= plain_words(f"{NONE} {' '.join(game.EDITIONS)} edition set variant recipe")
        assert shown.words("rules", game.__name__.rpartition(".")[2]) - tokens == set()


def every_command(commands: object = COMMANDS, before: tuple[str, ...] = ()) -> Iterator[list[str]]:
    yield [*before]
    if isinstance(commands, dict):
        for word, below in commands.items():
            yield from every_command(below, (*before, word))


def test_help_of_every_command_says_nothing_but_options_and_texts(shown: Shown) -> None:
    for command in every_command():
        left = shown.words(*command, "--help")
        options = plain_words(" ".join(re.findall(r"--?[a-z-]+|[A-Z]{2,}|\{[^}]*\}", shown.text)))
        known = plain_words(" ".join(re.findall(r"(?m)^    [a-z-]+(?=  )", shown.text)))
        tokens = {"en", CODE, "dealt", "grass", "grove", "match", "classic"}
        tokens |= plain_words(examples_of(tuple(command)) or "")
        assert left - options - known <= tokens, command


def mistakes() -> Iterable[str]:
    yield from (line for line, _ in test_cli.MISTAKES)
    yield from (line for line, _ in test_grove_commands.MISTAKES)


def test_mistakes_in_a_command_line_are_said_by_texts(shown: Shown, tmp_path: Path) -> None:
    book = tmp_path / "book.toml"
    book.write_text(write_book(named_book("house")[::-1]), encoding="utf-8")
    tokens = {
        "see",
        "help",
        "en",
        CODE,
        "record",
        "edition",
        "switch",
        "SWITCH",
        "NAME",
        "GAME",
        "COMMAND",
    }
    tokens |= {word for command in every_command() for word in plain_words(" ".join(command))}
    tokens |= plain_words(" ".join(grass.EDITIONS) + " lucky or not give me five hidden deals")
    switches = [*dataclasses.fields(grass.Ruleset), *dataclasses.fields(grove.Ruleset)]
    tokens |= plain_words(" ".join(switch.name for switch in switches).replace("_", " "))
    here = {
        "record": test_cli.RECORD,
        "here": __file__,
        "grass": test_grove_commands.GRASS,
        "given": test_grove_commands.GIVEN,
        "book": book,
    }
    for line in mistakes():
        words = [word.format(**here) for word in line.split(" ") if word]
        assert shown.words(*words) - tokens <= {"FILE", "pytest", *SCRIPTS}, line
        assert "greentable: " in shown.text


def test_every_error_can_be_said_in_any_language(pseudo: Catalogue) -> None:
    errors = [
        text
        for text in entries(ENGLISH)
        if isinstance(text, ast.Message) and text.id.name.startswith(("error-", "system-"))
    ]
    assert len(errors) > 200
    for text in errors:
        parts = Parts(text)
        numbers = parts.numbers | {name for name, _ in parts.forms}
        arguments: dict[str, str | int] = dict.fromkeys(parts.arguments, "·")
        arguments |= dict.fromkeys(numbers, 2)
        assert plain_words(pseudo.say(text.id.name, **arguments)) == set(), text.id.name
