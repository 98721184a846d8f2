"""The terminal's answers: numbers, hints, choices, lessons, names."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from greentable import grove
from greentable.compiled.loader import is_available
from greentable.errors import UsageError
from greentable.grove import read_move
from greentable.terminal.console import Lines
from greentable.terminal.grove.display.board import Board
from greentable.terminal.grove.placements import PlacementChoice
from greentable.terminal.grove.player import Player
from greentable.terminal.saving import GameFile
from greentable.text import Catalogue
from tests.grove.explanations.test_status import NOWHERE
from tests.grove.grove_table import HOPELESS, table
from tests.grove.grove_table import play as position_after
from tests.terminal.grass.seen_table import printed
from tests.terminal.grove.conftest import Play
from tests.terminal.grove.make_grove_pictures import POSITIONS
from tests.terminal.grove.seen_grove import seen
from tests.terminal.grove.test_grove_games import GAME, TURN
from tests.terminal.said import before, said

PROMPT = said("grove-terminal-prompt")
SEED = ("--seed", "talk")  # in hand are the cards 1 and 4
say = Catalogue().say
WITH_SQUIRREL = "s7"  # there the best placement needs it


# Numbers


def test_a_number_is_no_placement_before_there_is_a_list(play: Play) -> None:
    """Somebody who holds card 4 and types 4 may well mean the card."""
    shown = " ".join(play("4\ntry 4\n7\nlist\n4\n", *SEED).split())

    assert shown.count("Type “list” before a number") == 3
    assert shown.count("or type a placement such as 4:2,-1,90") == 2
    assert shown.count("take your card back] >") == 1


def test_the_list_of_the_last_turn_is_no_list(play: Play) -> None:
    shown = play(f"{TURN}1\n", *SEED)
    assert "Type “list” before a number" in shown.split("turn 2 of 8")[1]


def test_what_cannot_be_listed_is_said(play: Play) -> None:
    shown = " ".join(play("list foo\nlist 99\nlist 1 4\n", *SEED).split())
    assert (
        "There’s no list for “foo”. Type “list”, “list all”, or “list” with one of your cards"
        in shown
    )
    assert "There’s no list for “1 4”" in shown
    assert "You don’t have card 99 in your hand." in shown


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
    assert shown.count(said("grove-terminal-squirrel-mark", mark="@~")) == 2


def test_a_hint_says_that_it_uses_up_the_squirrel(play: Play) -> None:
    says = "This uses the squirrel."
    assert says in _hint(play("hint\n", "--seed", WITH_SQUIRREL))
    assert says not in _hint(play("hint\n", *SEED))


def test_where_hints_could_look_further_ahead_it_is_said_how(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GREENTABLE_CACHE", str(tmp_path))
    words = said("grove-terminal-hint-warmup", command="greentable warmup grove")
    assert (words in _hint(play("hint\n", *SEED))) is is_available()


def _hint(text: str) -> str:
    return " ".join(text.split("> hint")[1].split(PROMPT, maxsplit=1)[0].split())


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
    view, voice = seen(picture)
    turn = PlacementChoice(view)
    out = io.StringIO()
    explained = grove.explain_view(view, "7:0,0,0")

    Board(voice, Console(file=out, width=80)).refuse_placement(turn, explained)

    shown = out.getvalue()
    assert said("grove-terminal-choose-one") in shown
    (number,) = re.findall(rf"(\d+) 7:0,0,0{says}", shown)
    assert str(turn.numbered(int(number))) in shown
    assert ("Dice left: 1 orange, 5 lemon and 5 lime." in shown) == (picture == SCARCE)


def test_once_a_choice_is_asked_for_no_other_number_is_taken() -> None:
    view, voice = seen(TWO_BASKETS)
    turn = PlacementChoice(view)
    board = Board(voice, Console(file=io.StringIO(), width=80))
    board.refuse_placement(turn, grove.explain_view(view, "7:0,0,0"))
    offered = {way.number for way in turn.alternatives(read_move("7:0,0,0"))}
    other = next(one.number for one in turn.placements if one.number not in offered)

    with pytest.raises(UsageError, match=f"“{other}” isn’t one of the choices. Type"):
        turn.numbered(other)
    turn.listed("", voice)
    assert turn.numbered(other) in view.legal


def test_of_a_card_that_is_not_in_hand_no_more_is_said(play: Play) -> None:
    shown = play("why 7:0,0,0\n", *SEED)
    answer = shown.split("> why 7:0,0,0\n")[1].split(PROMPT)[0]
    assert answer == "You don’t have card 7 in your hand.\n"


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
    others = "■ Bo (random) and ▲ Ana (random)"
    assert said("grove-terminal-welcome-seats", you="Zoe", others=others) in words
    assert "● Zoe (you)\n" in shown
    assert re.search(r"Zoe \(you\): \d+ – ", shown)


def player_of(state: grove.State, reader: int) -> tuple[Player, io.StringIO]:
    """The player of a seat, and what they are shown."""
    out = io.StringIO()
    console = Console(file=out, width=100)
    _, voice = seen(state, reader)
    return Player(voice, console, Lines(console), GameFile(None, seed="s"), None), out


def test_who_can_lay_no_card_is_told_so_at_the_end() -> None:
    """grove.turn.2."""
    over = position_after(HOPELESS, "draw 8")
    player, out = player_of(over, 1)

    player.finish(grove.view(over, 1))

    assert say("grove-status-over-stopped") in out.getvalue()


def test_a_card_that_fits_nowhere_is_listed_with_the_reasons() -> None:
    view, voice = seen(NOWHERE)
    shown = " ".join(printed(PlacementChoice(view).listed("", voice)).split())
    for reason in grove.unplayable(view)[7]:
        assert voice.text(reason.said) in shown


def test_a_turn_has_the_status_that_the_page_shows(play: Play) -> None:
    assert play(f"{TURN}quit\n", *SEED).count(say("grove-status-choose")) == 2


def test_a_player_who_waits_is_told_for_whom() -> None:
    chosen = table(POSITIONS["several"])
    player, _ = player_of(chosen, 2)
    assert player.status(grove.view(chosen, 2)).plain == say("grove-status-chosen", who="Ana")


def test_a_new_game_says_what_it_is_about_and_one_that_goes_on_does_not(
    play: Play, tmp_path: Path
) -> None:
    file = str(tmp_path / "game.record")
    about = " ".join(said("grove-terminal-welcome").split())
    assert about in " ".join(play("quit\n", *SEED, "--save", file).split())
    shown = " ".join(play("quit\n", "--resume", file).split())
    assert about not in shown
    assert said("grove-terminal-welcome-words") in shown


def test_the_rules_can_be_read_at_the_table(play: Play) -> None:
    shown = " ".join(play("rules\n", *SEED, "--seats", "2", "--recipes").split())
    for word in ("squirrel", "wheelbarrow", "basket", "glade", "target", "Goal", "same time"):
        assert word in shown.split("> rules")[1], word


def test_the_rules_of_a_challenge_say_exactly_what_its_recipes_count(play: Play) -> None:
    shown = " ".join(play("rules\n", *SEED, "--recipes").split()).split("> rules")[1]

    assert shown.count(before("sentence", "grove-terminal-recipe-exactly")) == 2
    assert "Cover a basket with a matching tree and it becomes the wheelbarrow" in shown
    assert "The die goes back" in shown
    assert "dice on glades are in play too" in shown
    assert "same time" not in shown, "nobody else plays"


def test_the_score_adds_up(play: Play) -> None:
    shown = play(f"{TURN * 6}score\n", "--seed", "whole", "--recipes").split("> score\n")[1]
    figures = re.findall(r"  +(\d+|−\d+|–)\n", shown)
    *parts, total = [int(text.replace("−", "-").replace("–", "0")) for text in figures]
    assert sum(parts) == total > 0
    assert before("target", "grove-terminal-target") in shown


def test_the_recipes_are_told_once_and_how_they_stand_with_everybody(play: Play) -> None:
    shown = play("table\n", "--seed", "whole", "--recipes", "--seats", "3").split("> table\n")[1]
    assert shown.count("Square Meal (34)") == 1
    assert shown.count(said("grove-terminal-recipe-open-short", name="Square Meal")) == 2
