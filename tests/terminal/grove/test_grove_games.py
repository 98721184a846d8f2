"""Whole games of Grove, played from lines on the standard input; one by a real process."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from greentable import grove
from greentable.grove.decks import write_deck
from greentable.grove.recipes.books import named_book, write_book
from tests.records.make_golden_grove import FACES
from tests.records.with_games import read_file, verify
from tests.slow_cases import slow_but
from tests.terminal.command import command
from tests.terminal.process import greentable
from tests.terminal.said import said

# The first placement of the list, and an empty line that leaves the card lying.
TURN = "list\n1\n\n"
GAME = TURN * 8

GAMES = [
    "",
    "--seats 2 --bots random --recipes",
    "--seats 3 --bots greedy,random --recipes",
    "--recipes",
    "--seats 2",
    "--seats 4",
]


@pytest.mark.parametrize("options", slow_but(GAMES[:2], GAMES))
def test_a_game_is_played_to_its_count_by_always_taking_the_first_placement(
    options: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.record"
    arguments = [*options.split(), "--seed", "whole", "--save", str(file)]

    done = command("play", "grove", *arguments, typed=GAME)

    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout, "a pipe gets plain text"
    assert "Dice on trees" in done.stdout
    assert "Seed of this game: whole" in done.stdout
    assert f"greentable replay {file}" in done.stdout
    record = read_file(file)
    verify(record)
    assert record.result is not None
    for points in record.result:
        assert f"{points}".replace("-", "−") in done.stdout
    if "--recipes" in options:
        assert "the target of" in done.stdout
        assert said("grove-terminal-recipe-open") in done.stdout


def test_the_story_of_a_saved_game_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    command("play", "grove", "--seed", "story", "--save", str(file), typed=GAME)

    told = command("replay", str(file))
    early = command("replay", str(file), "--ply", "6")

    assert (told.returncode, told.stderr, early.returncode) == (0, "", 0)
    assert told.stdout.count("Ana places card") == 8
    assert "cards left to draw." in early.stdout


TIE = """\
greentable record 2
game: grove
ruleset: house
seats: 2
name 1: Ann
name 2: Ben
seed: 30
result: unfinished

0 start 8
0 draw 2
0 draw 11
1 2:-2,0,0
2 11:0,1,270
0 draw 18
1 18:1,1,90
2 18:1,1,90
0 draw 13
1 11:0,2,0
2 13:1,-1,90
0 draw 15
1 15:-2,1,180
2 2:1,2,270
0 draw 16
1 16:-2,0,90
2 16:1,1,180
0 draw 1
1 13:1,-1,90
2 1:2,-1,180
0 draw 7
1 1:2,0,0
2 7:1,2,270
"""
"""Two people before their last cards: both will have 54."""


def test_a_tie_that_dice_decide_is_explained_at_the_end_and_in_the_replay(tmp_path: Path) -> None:
    """grove.several.3."""
    file = tmp_path / "tie.record"
    file.write_text(TIE, encoding="utf-8")
    arguments = ("--resume", str(file), "--people", "Ann,Ben")
    played = command("play", "grove", *arguments, typed="7:1,0,90\n\n15:3,-2,270\n\n")
    told = command("replay", str(file))
    for printed in (played.stdout, told.stdout):
        shown = " ".join(printed.split())
        assert "Ben wins the tie at 54 points by using more dice, 13 to 12." in shown


def test_the_same_seed_and_the_same_moves_give_the_same_game_in_any_process() -> None:
    first = greentable("play", "grove", "--seed", "again", "--seats", "2", typed=GAME)
    second = command("play", "grove", "--seed", "again", "--seats", "2", typed=GAME)

    assert (first.stderr, second.stderr) == ("", "")
    # Commands to copy depend on how the program was started.
    games = [re.sub(r".*greentable .*", "", done.stdout) for done in (first, second)]
    assert games[0] == games[1]
    assert "wins with" in games[0]


def test_without_a_seed_every_game_is_dealt_anew() -> None:
    games = [command("play", "grove", typed="quit\n").stdout for _ in range(2)]

    assert games[0] != games[1]


@pytest.mark.parametrize("way", slow_but(["other\n"], ["--other-half", "other\n"]))
def test_the_other_half_is_played_at_once_with_the_other_nine_cards(
    way: str, tmp_path: Path
) -> None:
    """grove.setup.1."""
    file = tmp_path / "game.record"
    option = [way] if way.startswith("--") else []
    typed = GAME + ("" if option else f"what\n{way}") + GAME

    done = command("play", "grove", "--seed", "h", "--save", str(file), *option, typed=typed)

    assert (done.returncode, done.stderr) == (0, "")
    halves = [read_file(file), read_file(tmp_path / "game-other-half.record")]
    cards = [
        {int(token.split()[1]) for seat, token in record.plies if seat == 0} for record in halves
    ]
    assert cards[0] | cards[1] == set(range(1, 19))
    assert all(record.result is not None for record in halves)
    assert "the other half" in done.stdout
    assert done.stdout.count("Seed of this game: h") == 2


def test_the_other_half_can_be_left_and_resumed(tmp_path: Path) -> None:
    file, other = tmp_path / "game.record", tmp_path / "game-other-half.record"
    arguments = ["--seed", "h", "--save", str(file), "--other-half"]
    command("play", "grove", *arguments, typed=GAME + TURN * 2 + "quit\n")
    part = read_file(other)

    done = command("play", "grove", "--resume", str(other), typed=TURN * 6)

    assert (done.returncode, done.stderr) == (0, "")
    whole = read_file(other)
    assert part.result is None
    assert whole.result is not None
    assert whole.plies[: len(part.plies)] == part.plies
    assert "play the other nine cards" not in done.stdout


def test_the_other_half_beside_a_saved_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file, other = tmp_path / "game.record", tmp_path / "game-other-half.record"
    arguments = ["--seed", "h", "--save", str(file), "--other-half"]
    command("play", "grove", *arguments, typed=GAME + TURN * 2 + "quit\n")
    part = read_file(other)

    again = command("play", "grove", "--resume", str(file), typed="other\nquit\n")
    kept = read_file(other)
    other.write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    foreign = command("play", "grove", "--resume", str(file), typed="other\nquit\n")

    assert (again.returncode, again.stderr) == (0, "")
    assert kept.plies == part.plies
    assert foreign.returncode == 2
    assert "isn’t the other half of this game" in foreign.stderr
    assert read_file(other) == read_file(file)


def test_cards_and_recipes_of_ones_own_are_played_with(tmp_path: Path) -> None:
    deck, book, file = tmp_path / "d.txt", tmp_path / "b.toml", tmp_path / "game.record"
    deck.write_text(write_deck(FACES), encoding="utf-8")
    book.write_text(write_book(named_book("house")[::-1]), encoding="utf-8")
    options = ["--deck", str(deck), "--recipe-book", str(book), "--save", str(file)]

    done = command("play", "grove", "--seed", "own", *options, typed=TURN + "quit\n")
    elsewhere = str(tmp_path / "elsewhere")
    again = command(
        "play", "grove", "--resume", str(file), typed="quit\n", GREENTABLE_DATA=elsewhere
    )
    named = command(
        *("play", "grove", "--resume", str(file), "--recipe-book", str(book)), typed="quit\n"
    )

    for each in (done, again, named):
        assert (each.returncode, each.stderr) == (0, "")
    record = read_file(file)
    rules = grove.read_ruleset(record.ruleset)
    assert rules.recipes
    assert rules.deck == FACES
    assert "custom deck, custom recipes" in done.stdout
    names = {recipe.name for recipe in named_book("house")}
    assert any(name in done.stdout for name in names)
    assert any(name in named.stdout for name in names)
    assert not any(name in again.stdout for name in names)
    assert "Recipe " in again.stdout


def test_the_hint_is_the_placement_that_scores_most_at_once() -> None:
    done = command("play", "grove", "--seed", "x", typed="hint\nlist all\nquit\n")

    hinted = int(done.stdout.split("Most points right now:")[1].split("Score: ")[1].split(".")[0])
    scores = [int(part.split()[0]) for part in done.stdout.split("→ ")[1:]]
    assert hinted == max(scores) > 0
