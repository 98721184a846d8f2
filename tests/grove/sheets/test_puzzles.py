"""The puzzles that Grove offers."""

from __future__ import annotations

import pytest

from greentable import grove
from greentable.grove.sheets.puzzles import PUZZLES
from greentable.words.catalogue import Catalogue
from greentable.words.messages import Message

ENGLISH = Catalogue()
RICH = """
over | recipes {recipes}
       0      1      2      3
0      Y2/15  Y2/10  Y1/10  Y2/10
1      G1/6   G1/6   G2/6   G2/6
"""
POOR = """
over | recipes {recipes}
       0      1
0      O1     Y2/3
"""


def finished(picture: str, puzzle: str, recipes: str = "2 6") -> grove.State:
    """A finished game of a puzzle."""
    text = picture.format(recipes=recipes)
    if puzzle == "plain":
        text = text.replace(f" | recipes {recipes}", "")
    return grove.read_picture(text, grove.read_ruleset(PUZZLES[puzzle].ruleset))


def all_messages() -> list[Message]:
    """Everything that is said about puzzles."""
    titles = [puzzle.title for puzzle in PUZZLES.values()]
    pictures = (RICH, POOR)
    return titles + [
        puzzle.said(finished(picture, name))
        for name, puzzle in PUZZLES.items()
        for picture in pictures
    ]


@pytest.mark.parametrize(
    ("puzzle", "picture", "said", "marks"),
    [
        ("plain", RICH, "69 points – Golden Grove", "🌳🌳🌳🌳🌳🌳"),
        ("plain", POOR, "3 points – Bare Branches", "🌳🌱🌱🌱🌱🌱"),
        ("recipes", POOR, "3 points – target of {target} missed", "🍂"),
    ],
)
def test_how_it_went_is_told_without_a_word_about_the_cards(
    puzzle: str, picture: str, said: str, marks: str
) -> None:
    state = finished(picture, puzzle)
    target = grove.view(state, 1).target
    assert ENGLISH.text(PUZZLES[puzzle].said(state)) == said.format(target=target)
    assert PUZZLES[puzzle].marks(state) == marks


def test_a_tree_stands_for_every_five_points_beyond_the_target() -> None:
    """grove.recipes.1: the target is the worth of both recipes."""
    state = finished(RICH, "recipes")
    [points], target = grove.returns(state), grove.view(state, 1).target
    assert points >= target
    trees = min((points - target) // 5, 5)
    assert PUZZLES["recipes"].marks(state) == "🎯" + "🌳" * trees
    assert ENGLISH.text(PUZZLES["recipes"].said(state)) == (
        f"{points} points – target of {target} reached"
    )


def test_of_equal_harvests_the_one_with_more_dice_is_better() -> None:
    """grove.several.3."""
    few = grove.read_picture("over\n    0     1\n0   O1/4  Y2\n")
    many = grove.read_picture("over\n    0     1\n0   O1/2  Y2/2\n")
    assert grove.returns(few) == grove.returns(many)
    break_tie = PUZZLES["plain"].tie_break
    assert break_tie(many) > break_tie(few)


@pytest.mark.parametrize("name", list(PUZZLES))
def test_a_puzzle_is_played_alone_by_its_ruleset(name: str) -> None:
    puzzle = PUZZLES[name]
    assert puzzle.name == name
    assert puzzle.game == grove.name
    ruleset = grove.read_ruleset(puzzle.ruleset)
    assert ruleset.recipes == (name == "recipes")
    assert grove.new_game(ruleset, 1).seats == 1
