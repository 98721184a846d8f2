"""What the terminal answers: numbers, hints, choices, saving, what it teaches, who one is."""

from __future__ import annotations

import argparse
import io
import re
import shlex
from pathlib import Path

import pytest
from rich.console import Console

from greentable import grove
from greentable.grove import Event, What, read_move
from greentable.grove.decks import write_deck
from greentable.grove.recipe_books import named_book, write_book
from greentable.records import Record, Recorder, read_file, write_file
from greentable.terminal import saving
from greentable.terminal.console import Lines
from greentable.terminal.grove.board import Board
from greentable.terminal.grove.session import Session
from greentable.terminal.grove.setup import add_arguments, set_up
from greentable.terminal.grove.turn import Turn
from greentable.terminal.grove.voice import Voice
from greentable.text import Catalogue
from tests.records.make_golden_grove import FACES
from tests.terminal.grove.conftest import Play
from tests.terminal.grove.setting import seen
from tests.terminal.grove.test_grove_games import GAME, TURN

SEED = ("--seed", "talk")  # in hand are the cards 1 and 4
WITH_SQUIRREL = "s7"  # there the best placement needs it


# Numbers


def test_a_number_is_no_placement_before_there_is_a_list(play: Play) -> None:
    """Somebody who holds card 4 and types 4 may well mean the card."""
    shown = " ".join(play("4\ntry 4\n7\nlist\n4\n", *SEED).split())

    assert shown.count("type “list” to see it") == 3
    assert shown.count("A card is laid as in 4:2,-1,90") == 2
    assert shown.count("take it back] >") == 1


def test_the_list_of_the_last_turn_is_no_list(play: Play) -> None:
    shown = play(f"{TURN}1\n", *SEED)
    assert "type “list” to see it" in shown.split("play 2 of 8")[1]


def test_what_cannot_be_listed_is_said(play: Play) -> None:
    shown = " ".join(play("list foo\nlist 99\nlist 1 4\n", *SEED).split())
    assert "“foo” cannot be listed: type list, list all, or list and one of your cards" in shown
    assert "“1 4” cannot be listed" in shown
    assert "You do not hold card 99." in shown


# The squirrel


def test_placements_that_use_up_the_squirrel_are_marked(play: Play) -> None:
    shown = play("list all\n", *SEED)

    marked = set(re.findall(r"(\S+) → \d+ @~", shown))
    unmarked = set(re.findall(r"(\S+) → \d+(?! @~)(?=\s)", shown))
    assert len(marked) > 5
    assert len(unmarked) > 5
    game = grove.new_game(grove.HOUSE_EDITION, 1)
    while grove.to_act(game) == [0]:
        game, _ = grove.apply(game, 0, grove.Nature("talk").move(game))
    for token in marked | unmarked:
        after, _ = grove.apply(game, 1, read_move(token))
        assert (after.squirrel_cost[1] > 0) == (token in marked)
    assert shown.count("@~ uses up the squirrel") == 2


def test_a_hint_says_that_it_uses_up_the_squirrel(play: Play) -> None:
    says = "It uses up the squirrel."
    assert says in _hint(play("hint\n", "--seed", WITH_SQUIRREL))
    assert says not in _hint(play("hint\n", *SEED))


def _hint(text: str) -> str:
    return " ".join(text.split("> hint")[1].split("Lay a card", maxsplit=1)[0].split())


# Choices


TWO_BASKETS = """
    card 7  O1 O1 Y1 / -- Y1 G1
    hand 7 12 | deck 2
          0     1     2
    0     O1/10 O1/10 Y1
    1     --    Y1    G1
"""
SCARCE = """
    card 7  O1 O1 Y1 / -- Y1 G1
    hand 7 12 | deck 2
          0     1     2     3
    0     O1    O1    Y1    .
    1     --    Y1    G1    .
    2     O1/2  O1/2  O1/3  O1/4
"""


@pytest.mark.parametrize(
    ("picture", "says"),
    [(TWO_BASKETS, " barrow 0,0 → "), (SCARCE, " dice 0,0 → ")],
    ids=["barrow", "dice"],
)
def test_what_can_be_chosen_has_numbers(picture: str, says: str) -> None:
    position, voice = seen(picture)
    turn = Turn(Recorder(grove, position.state.rules, 1, ("Ana",)), position)
    out = io.StringIO()

    Board(voice, Console(file=out, width=80)).refuse_placement(turn, read_move("7:0,0,0"))

    shown = out.getvalue()
    assert "Choose one of these, by its number or as it is written:" in shown
    (number,) = re.findall(rf"(\d+) 7:0,0,0{says}", shown)
    assert str(turn.numbered(int(number), voice)) in shown
    assert ("Dice left: 1 orange, 5 lemon and 5 lime." in shown) == (picture == SCARCE)


def test_of_a_card_that_is_not_in_hand_no_more_is_said(play: Play) -> None:
    shown = play("why 7:0,0,0\n", *SEED)
    answer = shown.split("> why 7:0,0,0\n")[1].split("Lay a card")[0]
    assert answer == "You do not hold card 7.\n"


# Saving


def test_a_game_saved_by_word_is_kept_from_then_on_and_can_be_resumed(
    play: Play, tmp_path: Path
) -> None:
    file = tmp_path / "by word.record"
    shown = play(f"save {file}\n{TURN}quit\n", *SEED)

    assert "from now on the game is written down there" in " ".join(shown.split())
    command = shlex.split(shown.split("To go on: ")[1])
    assert command == ["greentable", "play", "grove", "--resume", str(file)]
    assert len(read_file(file).plies) == 5
    assert "play 2 of 8" in play("quit\n", *command[3:])


def test_a_copy_is_a_copy(play: Play, tmp_path: Path) -> None:
    file, copy = tmp_path / "game.record", tmp_path / "copy.record"
    shown = play(f"save {copy}\n{TURN}save\nquit\n", *SEED, "--save", str(file))

    assert f"Saved in {copy}.\n" in shown
    assert f"Saved in {file}.\n" in shown
    assert f"--resume {file}" in shown
    assert (len(read_file(copy).plies), len(read_file(file).plies)) == (3, 5)


def test_nothing_is_saved_over_a_file_that_is_there(play: Play, tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("mine", encoding="utf-8")

    assert "exists already" in play(f"save {notes}\nquit\n", *SEED)
    assert notes.read_text(encoding="utf-8") == "mine"


def test_a_wave_in_a_name_is_the_home_folder(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    play("save ~/x.record\nquit\n", *SEED)
    assert read_file(tmp_path / "x.record").seed == "talk"


class Vanishing(io.StringIO):
    """Lines before the third of which a folder is taken away."""

    def __init__(self, typed: str, folder: Path) -> None:
        super().__init__(typed)
        self._folder = folder
        self._lines = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        self._lines += 1
        if self._lines == 3:
            self._folder.rename(self._folder.with_name("elsewhere"))
        return super().readline(-1 if size is None else size)


def test_a_file_that_cannot_be_written_any_more_does_not_end_the_game(
    play: Play, tmp_path: Path
) -> None:
    (tmp_path / "folder").mkdir()
    other = tmp_path / "other.record"
    typed = Vanishing(f"{TURN}save {other}\n{GAME}", tmp_path / "folder")

    shown = play(typed, *SEED, "--save", str(tmp_path / "folder" / "game.record"))

    assert shown.count("The game cannot be saved any more: cannot write") == 1
    assert f"greentable replay {other}" in shown
    assert read_file(other).result is not None


def test_a_game_is_written_when_the_human_is_asked_and_not_for_every_move(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []

    def write(path: Path, record: Record) -> None:
        written.append(len(record.plies))
        write_file(path, record)

    monkeypatch.setattr(saving, "write_file", write)
    file = tmp_path / "game.record"
    play(GAME, *SEED, "--seats", "4", "--save", str(file))

    plies = len(read_file(file).plies)
    assert plies == 3 + 8 * 4 + 6
    # Before anything, before each of eight questions (three bots have chosen then), at the end.
    assert written == [0, *(6 + 5 * turn for turn in range(7)), plies - 1, plies]


# Command lines to copy


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    """Options for cards and recipes of one's own."""
    deck, book = tmp_path / "d.txt", tmp_path / "b.toml"
    deck.write_text(write_deck(FACES), encoding="utf-8")
    book.write_text(write_book(named_book("house")[::-1]), encoding="utf-8")
    return ["--deck", str(deck), "--recipe-book", str(book)]


def test_the_end_says_how_to_be_dealt_the_same_cards(play: Play, files: list[str]) -> None:
    options = ["--seed", "two words", *files, "--seats", "2", "--bots", "random"]
    shown = play(GAME, *options)

    again = shlex.split(shown.split("The same cards again: ")[1].splitlines()[0])
    assert again == ["greentable", "play", "grove", *options]
    solve = shlex.split(shown.split("What good play makes of these cards: ")[1].splitlines()[0])
    assert solve[3:] == ["--seed", "two words", "--recipes", "dealt", *files]


def test_whoever_leaves_gets_the_whole_command(
    play: Play, files: list[str], tmp_path: Path
) -> None:
    file = str(tmp_path / "game.record")
    shown = play("quit\n", *files, "--save", file)
    assert shlex.split(shown.split("To go on: ")[1])[3:] == ["--resume", file, *files[2:]]
    half = str(tmp_path / "half.record")
    shown = play("quit\n", "--other-half", "--save", half)
    assert shlex.split(shown.split("To go on: ")[1])[3:] == ["--resume", half, "--other-half"]


def test_a_seed_that_looks_like_an_option_can_be_copied_too(play: Play) -> None:
    shown = play(GAME, "--seed=-x")
    again = shlex.split(shown.split("The same cards again: ")[1].splitlines()[0])
    assert "The seed of this game was -x" in play(GAME, *again[3:])


def test_the_other_half_says_how_to_get_there(play: Play) -> None:
    shown = play(GAME * 2, "--seed", "h", "--other-half")
    commands = re.findall("The same cards again: (.*)", shown)
    assert commands == [
        "greentable play grove --seed h",
        "greentable play grove --seed h --other-half",
    ]


def test_cards_whose_file_is_not_known_are_not_dealt_again(
    play: Play, files: list[str], tmp_path: Path
) -> None:
    file = str(tmp_path / "game.record")
    play("quit\n", *files, "--seed", "own", "--save", file)
    shown = play(GAME, "--resume", file)
    assert "The seed of this game was own.\n" in shown
    assert "cards again" not in shown
    assert "What good play makes" not in shown


# Who one is, and what it is about


def test_who_plays_alone_has_no_name(play: Play) -> None:
    for options in ((), ("--recipes",)):
        shown = play(GAME, *SEED, *options)
        assert "Ana" not in shown
    assert re.search("You (miss|reach) the target of", shown)
    assert re.search("Your harvest: [0-9]+ – ", play(GAME, *SEED))


def test_with_others_it_is_clear_who_one_is(play: Play) -> None:
    shown = play(f"table\n{GAME}", *SEED, "--seats", "3", "--names", "Zoe,Bo", "--bots", "random")

    words = " ".join(shown.split())
    assert "You are Zoe; you play against ■ Bo (random) and ▲ Ana (random)." in words
    assert "● Zoe (you)\n" in shown
    assert re.search(r"Zoe \(you\): \d+ – ", shown)


def test_who_can_lay_no_card_is_told_so() -> None:
    """grove.turn.2."""
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    setup = set_up(parser.parse_args(["--seed", "s"]))
    out = io.StringIO()
    console = Console(file=out)
    session = Session(setup, Voice(Catalogue(), setup.names, 1, ()), console, Lines(console))

    session._news = [Event(What.STUCK, seat=1)]
    session._tell_news()

    assert out.getvalue() == "You can lay neither card, so your grove stays as it is.\n"


def test_a_new_game_says_what_it_is_about_and_one_that_goes_on_does_not(
    play: Play, tmp_path: Path
) -> None:
    file = str(tmp_path / "game.record")
    about = "A tree must lie on a tree of the same fruit"
    assert about in " ".join(play("quit\n", *SEED, "--save", file).split())
    shown = " ".join(play("quit\n", "--resume", file).split())
    assert about not in shown
    assert "“rules” tells you more" in shown


def test_the_rules_can_be_read_at_the_table(play: Play) -> None:
    shown = " ".join(play("rules\n", *SEED, "--seats", "2", "--recipes").split())
    for word in ("squirrel", "barrow", "basket", "glade", "target", "aim", "same time"):
        assert word in shown.split("> rules")[1], word


def test_the_score_adds_up(play: Play) -> None:
    shown = play(f"{TURN * 6}score\n", "--seed", "whole", "--recipes").split("> score\n")[1]
    figures = re.findall(r"  +(\d+|−\d+|–)\n", shown)
    *parts, total = [int(text.replace("−", "-").replace("–", "0")) for text in figures]
    assert sum(parts) == total > 0
    assert "The target is" in shown


def test_the_recipes_are_told_once_and_how_they_stand_with_everybody(play: Play) -> None:
    shown = play("table\n", "--seed", "whole", "--recipes", "--seats", "3").split("> table\n")[1]
    assert shown.count("Square Meal (32)") == 1
    assert shown.count("Square Meal: not met yet") == 2
