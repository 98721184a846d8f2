"""While a card lies there for now: what is shown, what can be said, and what is kept."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from greentable.grove import State
from greentable.grove.rules.turn import lay
from tests.records.with_games import read_file
from tests.terminal.grove.conftest import Play
from tests.terminal.said import said

SEED = ("--seed", "talk")
LAID = "list\n2\n"  # card 1, at -1,1
NOT_KEPT = said("grove-terminal-card-not-kept")


def after(shown: str, typed: str) -> str:
    """The answer to a line."""
    return shown.split(f"take your card back] > {typed}\n")[1].split("take your card back] >", 1)[0]


def test_table_and_hand_show_what_lies_there(play: Play) -> None:
    shown = play(f"{LAID}table\nhand\nscore\n", *SEED)

    table = after(shown, "table")
    assert "[3]   <3>" in table
    assert "Score: 6" in table
    assert re.findall(r"card \d+", after(shown, "hand")) == ["card 4"]
    assert "Harvest               6\n" in after(shown, "score")


def test_of_the_others_the_table_shows_what_all_may_see(play: Play) -> None:
    """grove.several.2: what they have chosen is hidden until the own card is left lying."""
    shown = play(f"table\n{LAID}table\n", *SEED, "--seats", "2", "--recipes")

    before = shown.split("> table\n")[1].split("● Ana (you)\n")[0]
    assert after(shown, "table").split("● Ana (you)\n")[0] == before
    assert "■ Ben" in before


@pytest.mark.parametrize("word", ["list", "hint", "try 1", "why 1", "1", "4:0,0,0", "dance", "t"])
def test_anything_else_is_answered_with_what_is_possible(play: Play, word: str) -> None:
    answer = " ".join(after(play(f"{LAID}{word}\n", *SEED), word).split())
    assert answer.startswith(said("grove-terminal-confirm-only"))


@pytest.mark.parametrize("words", ["ok please", "undo 3", "quit now", "table foo"])
def test_a_word_with_more_is_refused_and_the_card_lies_on(
    play: Play, words: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.record"
    shown = play(f"{LAID}{words}\n", *SEED, "--save", str(file))

    assert f"Just type “{words.split(maxsplit=1)[0]}”" in after(shown, words)
    assert len(read_file(file).plies) == 3
    assert NOT_KEPT in shown


def test_after_undo_the_grove_and_the_hand_are_shown_again(play: Play) -> None:
    shown = play(f"{LAID}undo\nquit\n", *SEED).split(said("grove-terminal-taken-back"))[1]

    assert "Score: 0 – Bare Branches" in shown
    assert "card 1 " in shown
    assert "card 4 " in shown
    assert NOT_KEPT not in shown


@pytest.mark.parametrize("leave", ["quit\n", ""])
def test_a_player_who_leaves_is_told_that_the_card_is_not_kept(
    play: Play, leave: str, tmp_path: Path
) -> None:
    shown = play(LAID + leave, *SEED, "--save", str(tmp_path / "game.record"))
    assert shown.count(NOT_KEPT) == 1


def test_a_player_who_saves_is_told_too_and_a_card_left_lying_is_kept(
    play: Play, tmp_path: Path
) -> None:
    file = tmp_path / "game.record"
    shown = play(f"{LAID}save\n\nquit\n", *SEED, "--save", str(file))

    assert (
        NOT_KEPT
        in shown.split(said("terminal-saved-now", path=str(file)))[1].split("take your card back]")[
            0
        ]
    )
    assert shown.count(NOT_KEPT) == 1
    assert [seat for seat, _ in read_file(file).plies] == [0, 0, 0, 1, 0]


def test_a_placement_is_tried_shown_and_confirmed_by_carrying_it_out_once(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And once more when it is made, at the table."""
    tried: list[int] = []
    made: list[int] = []

    def counting(to: list[int]) -> Callable[[State, int, int], None]:
        def lay_and_count(s: State, seat: int, move: int) -> None:
            to.append(move)
            lay(s, seat, move)

        return lay_and_count

    monkeypatch.setattr("greentable.grove.explanations.explain.lay", counting(tried))
    monkeypatch.setattr("greentable.grove.rules.several.lay", counting(made))
    play("4:0,1,0\ntable\nscore\n\n", *SEED)
    assert len(tried) == len(made) == 1
    assert tried == made
