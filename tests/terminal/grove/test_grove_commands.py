"""Commands about Grove: checking files, showing cards, switches; mistakes are one line, code 2."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from greentable.cli.commands import main
from greentable.grove import recipe_sentence
from greentable.grove.decks import named_deck, write_deck
from greentable.grove.recipes.books import named_book, write_book
from greentable.text import Catalogue
from tests.records.make_golden_grove import FOLDER
from tests.terminal.command import command
from tests.terminal.process import greentable
from tests.terminal.said import said

HOUSE_DECK = write_deck(named_deck("house"), "of a test")
BOOK = named_book("house")
HOUSE_BOOK = write_book(BOOK, "of a test")
GRASS = FOLDER.parent / "2018.record"
GIVEN = FOLDER / "random.record"


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    file = tmp_path / "deck.txt"
    file.write_text(HOUSE_DECK, encoding="utf-8")
    return file


@pytest.fixture
def book(tmp_path: Path) -> Path:
    file = tmp_path / "book.toml"
    file.write_text(HOUSE_BOOK, encoding="utf-8")
    return file


def test_a_good_deck_says_what_it_holds(deck: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["grove", "check-deck", str(deck)]) == 0

    shown = capsys.readouterr().out
    assert "valid deck" in shown
    assert said("check-deck-cards-of", cards=18, deck="house") in shown
    trees = [int(number) for number in re.findall(r"(\d+) (?:orange|lemon|lime) trees", shown)]
    assert sum(trees) == 90
    assert "18 glades" in shown


def test_a_good_recipe_book_says_how_it_is_understood(
    book: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    assert main(["grove", "check-recipes", str(book)]) == 0

    shown = capsys.readouterr().out
    assert "valid recipe book" in shown
    for recipe in named_book("house"):
        assert recipe.name in shown
        assert recipe.sentence in shown
        assert Catalogue("en").text(recipe_sentence(recipe)) in shown


@pytest.mark.parametrize(
    ("name", "warned"),
    [
        ("Lemon Soda", True),
        ("lemon soda ", True),
        ("Succo d'Arancia", True),
        ("Lemonade", False),
    ],
)
def test_a_named_recipe_without_its_exception_for_the_barrow_is_warned_of(
    name: str, warned: bool, book: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """grove.recipes.3: five recipes by their names, in any language."""
    recipes = [msgspec.structs.replace(one, name=f"own {at}") for at, one in enumerate(BOOK)]
    recipes[4] = msgspec.structs.replace(recipes[4], name=name, barrow_counts=True)
    book.write_text(write_book(tuple(recipes)), encoding="utf-8")
    assert main(["grove", "check-recipes", str(book)]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert ("Add barrow_counts = false." in shown) is warned
    assert ("Recipe 5, " in shown) is warned


@pytest.mark.parametrize("own", [False, True])
def test_all_recipes_of_a_book_are_shown(
    *, own: bool, book: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    recipes = named_book("house")[::-1] if own else named_book("house")
    book.write_text(write_book(recipes), encoding="utf-8")
    assert main(["grove", "recipes", *(["--recipe-book", str(book)] if own else [])]) == 0

    shown = capsys.readouterr().out
    places = [shown.index(f"{recipe.name}: {recipe.sentence}") for recipe in recipes]
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (r"(?m)^ 7  .*$", " 7  O1 X2 -- / Y1 O1 G1", "line 8, column 8: card 7, row 1, cell 2"),
        (r"(?m)^ 7  .*$", " 7  O1 Y2 G1 / -- -- Y1", "card 7 has a second glade in row 2, cell 2"),
        (r"(?m)^ 7  .*$", " 7  O1 Y2 G1 -- O1 Y1", "card 7: expected “/” between the rows"),
        (r"(?m)^ 7  .*\n", "", "missing: 7"),
        (r"(?m)^ 7 ", " 6 ", "line 8, column 2: card 6 appears twice"),
        (r"(?s).*", "", "expected cards 1 to 18"),
    ],
)
def test_a_broken_deck_is_refused_with_line_and_cell(
    old: str, new: str, says: str, deck: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deck.write_text(re.sub(old, new, HOUSE_DECK, count=1), encoding="utf-8")

    for words in (["grove", "check-deck"], ["play", "grove", "--deck"]):
        assert main([*words, str(deck)]) == 2
        shown = capsys.readouterr()
        assert shown.out == ""
        assert shown.err.startswith(f"greentable: {deck}, line ")
        assert shown.err.count("\n") == 1
        assert says in shown.err


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (r"worth = \d+", "worth = 4400", "recipe 1: worth: expected a number from 1 to 127"),
        (r'count = "\w+"', 'count = "sheep"', "recipe 1: count: expected one of dice, line"),
        (r"number = 3\b", "number = 2", "recipe 2: number: expected 1 to 18, each only once"),
        (r"\[\[recipe\]\]", "[[recipe", "line 3"),
        (r"(?s).*", "a = " + "[" * 20_000, ""),
    ],
)
def test_a_broken_recipe_book_is_refused_with_its_line(
    old: str, new: str, says: str, book: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book.write_text(re.sub(old, new, HOUSE_BOOK, count=1), encoding="utf-8")

    for words in (["grove", "check-recipes"], ["play", "grove", "--recipe-book"]):
        assert main([*words, str(book)]) == 2
        shown = capsys.readouterr()
        assert shown.out == ""
        assert shown.err.startswith(f"greentable: {book}")
        assert shown.err.count("\n") == 1
        assert says in shown.err


@pytest.mark.parametrize("command", ["check-deck", "check-recipes"])
@pytest.mark.parametrize(
    ("data", "says"),
    [(b"\xff\xfe", "line 1: expected UTF-8, got the byte 0xFF"), (b"#" * 200_001, "too large")],
    ids=["bytes", "large"],
)
def test_a_file_that_is_no_text_or_too_large_is_refused(
    command: str, data: bytes, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_bytes(data)

    assert main(["grove", command, str(file)]) == 2
    assert says in capsys.readouterr().err


def test_all_cards_of_a_deck_are_shown(deck: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["grove", "cards"]) == 0
    house = capsys.readouterr().out
    assert main(["grove", "cards", "--deck", str(deck)]) == 0

    assert capsys.readouterr().out == house
    assert house.count("--") == 18
    assert sum(house.count(letter) for letter in "OYG") == 90


@pytest.mark.parametrize("option", ["--deck", "--recipe-book"])
def test_the_house_cards_and_recipes_can_be_named(option: str) -> None:
    done = command("play", "grove", option, "house", "--seed", "s", typed="quit\n")

    assert (done.returncode, done.stderr) == (0, "")
    assert "Grove house" in done.stdout


def test_the_switches_are_listed_with_their_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "grove"]) == 0

    shown = capsys.readouterr().out
    for word in ("deck", "recipes", "book", "house", "(grove.cards.1)", "(grove.recipes.1)"):
        assert word in shown


def test_help_names_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "grove", "--help"])
    shown = capsys.readouterr().out
    for option in (
        *("--recipes", "--deck", "--recipe-book", "--seats", "--bots", "--names"),
        *("--seed", "--save", "--resume", "--other-half", "--language"),
    ):
        assert option in shown
    with pytest.raises(SystemExit):
        main(["grove", "--help"])
    shown = capsys.readouterr().out
    for word in ("cards", "check-deck", "check-recipes"):
        assert word in shown


MISTAKES = [
    ("play grove --seats 0", "Grove is for 1 to 4 players, not 0"),
    ("play grove --seats 5", "Grove is for 1 to 4 players, not 5"),
    ("play grove --seats many", "--seats"),
    ("play grove --bots clever --seats 2", "unknown bot 'clever'"),
    ("play grove --bots greedy", "got 1, but there is no free seat"),
    ("play grove --seats 2 --bots greedy,random", "got 2, but there is only one free seat\n"),
    ("play grove --names A,B", "got 2 for one seat\n"),
    ("play grove --seats 2 --names A,A", "every seat needs a different name"),
    ("play grove --names ABCDEFGHIJKLMNOPQ", "can’t be a name"),
    ("play grove --save {book}", "already exists"),
    ("play grove --save /dev/null", "isn’t a regular file"),
    ("play grove --other-half --recipes", "--other-half"),
    ("play grove --deck /nowhere/at/all", "can’t read /nowhere/at/all"),
    ("play grove --deck /", "can’t read /"),
    ("play grove --recipe-book /nowhere/at/all", "can’t read /nowhere/at/all"),
    ("play grove --save /nowhere/at/all", "can’t write '/nowhere/at/all'"),
    ("play grove --resume /nowhere/at/all", "can’t read '/nowhere/at/all'"),
    ("play grove --resume /nowhere --seats 2", "--seats can’t be used with --resume"),
    ("play grove --resume /nowhere --recipes", "--recipes can’t be used with --resume"),
    ("play grove --resume {grass}", "expected a game of Grove, got a game of Grass"),
    ("play grove --resume {given} --recipe-book {book}", "played with other recipes"),
    ("play grass --resume {given}", "expected a game of Grass, got a game of Grove"),
    ("play grove --dance", "--dance"),
    ("grove", "COMMAND"),
    ("grove dance", "dance"),
    ("grove check-deck", "FILE"),
    ("grove check-deck /nowhere", "can’t read /nowhere"),
    ("grove cards --deck /nowhere", "can’t read /nowhere"),
    ("rules grove --loud", "--loud"),
]


@pytest.mark.parametrize(("line", "said"), MISTAKES, ids=[line for line, _ in MISTAKES])
def test_a_mistake_is_one_line_and_code_2(
    line: str, said: str, book: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = book.with_name("other.toml")
    other.write_text(write_book(named_book("house")[::-1]), encoding="utf-8")
    words = [word.format(grass=GRASS, given=GIVEN, book=other) for word in line.split(" ")]

    assert main(words) == 2

    shown = capsys.readouterr()
    assert shown.err.startswith("greentable: ")
    assert shown.err.count("\n") == 1
    assert said in shown.err


@pytest.mark.parametrize("seed", ["", " around ", "two\nlines"])
def test_a_seed_is_one_line_of_text(seed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "grove", "--seed", seed]) == 2
    assert "isn’t a valid seed" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("pattern", "new", "says"),
    [
        ("(?m)^seed: .*\n", "", "has no seed"),
        ("(?m)^seed: .*$", "seed: other", "weren’t dealt from"),
    ],
    ids=["no seed", "another seed"],
)
def test_a_record_whose_cards_nobody_knows_cannot_be_played_on(
    pattern: str, new: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.record"
    text = (FOLDER / "unfinished.record").read_text(encoding="utf-8")
    file.write_text(re.sub(pattern, new, text), encoding="utf-8")

    assert main(["play", "grove", "--resume", str(file)]) == 2
    assert says in capsys.readouterr().err


def test_a_mistake_of_a_real_process_is_no_traceback_either() -> None:
    done = greentable("play", "grove", "--seats", "9")

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "greentable: Grove is for 1 to 4 players, not 9\n"


def test_files_come_by_standard_input_too(deck: Path, book: Path) -> None:
    for name, file in (("check-deck", deck), ("check-recipes", book)):
        shown = command("grove", name, "-", typed=file.read_text(encoding="utf-8"))
        assert shown.returncode == 0, shown.stderr
        assert shown.stdout.startswith("-: valid ")


@pytest.mark.parametrize("game", ["grass", "grove"])
def test_switches_are_listed_for_programs(game: str) -> None:
    shown = command("rules", game, "--json")
    switches = json.loads(shown.stdout)
    assert switches["deck"]["rule"].startswith(f"{game}.")
    assert all(switch["about"] and switch["editions"] for switch in switches.values())
