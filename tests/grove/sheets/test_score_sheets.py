"""Groves that were laid with printed cards, and files with their cards and recipes."""

from __future__ import annotations

from importlib import resources

import pytest

from greentable import grove
from greentable.core.shuffle import Stream
from greentable.errors import NotationError
from greentable.grove.sheets.file_sheets import FileSheet, check_deck, check_recipes
from greentable.grove.sheets.score_sheets import GroveSheet, GrovesScore, score_groves
from greentable.table import open_table
from greentable.words.catalogue import Catalogue

WORDS = Catalogue().text
SMALL = """
       0      1      2
0      O1     Y2/3   G1/10
1      --/O2  G2*    Y1/15
"""


def score(picture: str, ruleset: str = "house") -> GrovesScore:
    return score_groves(GroveSheet(picture=picture, ruleset=ruleset), WORDS)


def house_file(folder: str, name: str) -> str:
    return (resources.files("greentable.grove") / folder / name).read_text(encoding="utf-8")


def test_a_grove_is_counted_by_what_lies_on_top() -> None:
    """grove.scoring.1 and 2: dice on glades count nothing, the squirrel costs its neighbours."""
    [found] = score(SMALL).groves
    assert found.fruits == {"orange": 0, "lemon": 18, "lime": 10}
    assert (found.dice, found.squirrel, found.total) == (28, -3, 25)
    assert found.dice_used == 4
    assert found.title == "Bare Branches"


@pytest.mark.parametrize(
    ("ruleset", "seats"), [("house", 1), ("house recipes", 1), ("house recipes", 3), ("house", 4)]
)
def test_finished_games_are_counted_as_the_game_counts_them(ruleset: str, seats: int) -> None:
    rng = Stream(b"sheets", ruleset)
    for number in range(8):
        names = ("Ann", "Ben", "Cem", "Dee")[:seats]
        table = open_table(grove, ruleset, names, grove.Nature(f"{ruleset} {number}")).table
        while not table.is_over:
            seat = table.to_act[0]
            legal = grove.legal_moves(table.state, seat)
            table = table.play(seat, legal[rng.below(len(legal))]).table
        found = score(grove.write_picture(table.state), ruleset)
        assert [one.total for one in found.groves] == list(table.result or ())
        assert list(found.winners) == grove.winners(table.state)
        for one in found.groves:
            assert one.total == one.dice + one.multiplied + one.bonus + one.squirrel
            assert one.bonus == sum(recipe.points for recipe in one.recipes)
            assert sum(one.fruits.values()) == one.dice


def test_a_picture_that_cannot_be_is_refused_with_its_place() -> None:
    with pytest.raises(NotationError) as caught:
        score(SMALL.replace("Y2/3", "Y2/99"))
    assert caught.value.line == 3


def test_the_house_deck_is_a_good_deck() -> None:
    found = check_deck(FileSheet(text=house_file("decks", "house.txt")), WORDS)
    assert (found.name, found.ruleset) == ("house", "house")
    assert len(found.faces) == 18
    trees = sum(kind.one + kind.two for kind in found.trees)
    assert trees + found.corner_glades + found.middle_glades == 18 * 6


def test_a_deck_of_ones_own_becomes_a_ruleset() -> None:
    text = house_file("decks", "house.txt")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    first, second = (line.split(maxsplit=1) for line in lines[:2])
    swapped = text.replace(first[1], "@").replace(second[1], first[1]).replace("@", second[1])
    found = check_deck(FileSheet(text=swapped), WORDS)
    assert found.name is None
    assert grove.read_ruleset(found.ruleset).deck == grove.read_deck(swapped)


def test_a_recipe_file_is_read_back_as_it_is_understood() -> None:
    text = house_file("recipes", "house.toml")
    found = check_recipes(FileSheet(text=text), WORDS)
    assert found.ruleset == "house recipes"
    assert [recipe.number for recipe in found.recipes] == list(range(1, 19))
    assert all(recipe.name and recipe.sentence and recipe.understood for recipe in found.recipes)


@pytest.mark.parametrize("check", [check_deck, check_recipes])
@pytest.mark.parametrize("text", ["nonsense", "\ufeff", "[" * 60_000, "a=" + "[" * 60_000])
def test_what_is_no_such_file_is_refused(check: object, text: str) -> None:
    assert callable(check)
    with pytest.raises(NotationError):
        check(FileSheet(text=text), WORDS)
