"""Moves, events, reasons, cells and titles of Grove in English, sentence by sentence."""

from __future__ import annotations

import pytest

from greentable import grove
from greentable.grove import (
    BANDS,
    Cell,
    Event,
    Fruit,
    Line,
    Reason,
    What,
    cell_message,
    event_message,
    fruit_message,
    move_message,
    own_recipe,
    read_move,
    reason_message,
    recipes_said,
    title_message,
)
from greentable.grove.recipes.tables import recipe_from_table
from tests.text.heard import Heard

ENGLISH = Heard()
NAMES = ("Ann", "Ben", "Cem", "Dora")
BOOK = recipes_said(grove.HOUSE_EDITION.book)
REASONS = [reason for reason in Reason if reason is not Reason.OK]
ORANGE, LEMON, LIME = Fruit

TOKENS = {
    "7:2,-1,90": "place card 7 at 2,-1, rotated 90°",
    "12:0,0,0": "place card 12 at 0,0",
    "7:2,-1,90 barrow 3,0": "place card 7 at 2,-1, rotated 90°, with the wheelbarrow at 3,0",
    "7:2,-1,90 dice 3,-1 2,0": "place card 7 at 2,-1, rotated 90°, with dice at 3,-1 and 2,0",
    "start 7": "start with card 7",
    "draw 12": "draw card 12",
    "recipes 16 17": "turn up recipes 16 and 17",
}

SENTENCES = [
    (Event(What.RECIPES, card=4, amount=5), "The recipes are {} and {}. The target is {}."),
    (Event(What.STARTED, card=7), "Card 7 is the starting card."),
    (Event(What.DREW, card=12), "Card 12 is drawn."),
    (Event(What.CHOSE, 2), "Ben has chosen."),
    (Event(What.LAID, 1, 7, 2, -1, 1), "Ann places card 7 at 2,-1, rotated 90°."),
    (Event(What.LAID, 1, 7, 2, -1), "Ann places card 7 at 2,-1."),
    (
        Event(What.SQUIRREL, 1, column=2, row=0, fruit=LIME),
        "Ann: the squirrel sits down at 2,0.",
    ),
    (
        Event(What.SQUIRREL, 1, column=2, row=0, fruit=LIME, before=4),
        "Ann: the squirrel sits down at 2,0, and the lime die there (4) goes back to the supply.",
    ),
    (
        Event(What.SQUIRREL, 1, column=2, row=0, fruit=LIME, before=15),
        (
            "Ann: the squirrel sits down at 2,0, "
            "and the wheelbarrow there (15) goes back to the supply."
        ),
    ),
    (
        Event(What.APPEARED, 1, column=2, row=0, fruit=ORANGE, after=3),
        "Ann: a new orange die at 2,0 shows 3.",
    ),
    (
        Event(What.ROSE, 1, column=2, row=0, fruit=LEMON, before=3, after=5),
        "Ann: the lemon die at 2,0 goes up from 3 to 5.",
    ),
    (
        Event(What.BASKET, 1, column=2, row=0, fruit=LEMON, before=6, after=10),
        "Ann: the lemon die at 2,0 goes past 6 and becomes a basket (10).",
    ),
    (
        Event(What.BARROW, 1, column=2, row=0, fruit=LEMON, before=10, after=15),
        "Ann: the lemon basket at 2,0 becomes the wheelbarrow (15).",
    ),
    (
        Event(What.STAYED, 1, column=2, row=0, fruit=LEMON, before=10, after=10),
        "Ann: the lemon basket at 2,0 moves up and stays at 10.",
    ),
    (
        Event(What.STAYED, 1, column=2, row=0, fruit=LEMON, before=15, after=15),
        "Ann: the wheelbarrow at 2,0 moves up and stays at 15.",
    ),
    (
        Event(What.FELL, 1, column=2, row=0, fruit=LIME, before=4, after=4),
        "Ann: the lime die at 2,0 (4) is now on a glade and scores nothing.",
    ),
    (
        Event(What.NO_DIE_LEFT, 1, column=2, row=0, fruit=LIME),
        "Ann: there’s no lime die left for 2,0.",
    ),
    (Event(What.STUCK, 3), "Cem can’t place a card and stops here."),
    (Event(What.RECIPE, 1, 4), "Ann completes {}. Dice on orange trees count double."),
    (Event(What.RECIPE, 1, 5, amount=1), "Ann completes {1}: 1 point."),
    (Event(What.RECIPE, 1, 5, amount=9), "Ann completes {1}: 9 points."),
    (Event(What.SCORED, 1, line=Line.SQUIRREL, amount=-3), "Ann – Squirrel: -3."),
    (Event(What.SCORED, 1, line=Line.TOTAL), "Ann – Harvest: 0."),
    (Event(What.REACHED, 1, amount=64), "Ann reaches the target of 64."),
    (Event(What.WON, 1, amount=53), "Ann wins with 53 points."),
]


def explain(reason: Reason, move: grove.Move) -> str:
    return ENGLISH.text(reason_message(reason, move))


@pytest.mark.parametrize(("token", "words"), TOKENS.items())
def test_a_move_is_described_as_what_one_could_do(token: str, words: str) -> None:
    assert ENGLISH.text(move_message(read_move(token))) == words


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_an_event_is_a_sentence(event: Event, sentence: str) -> None:
    names = [ENGLISH.text(recipe.name) for recipe in BOOK[3:5]]
    message = event_message(event, BOOK)
    assert message is not None
    wanted = sentence.format(*names, BOOK[3].worth + BOOK[4].worth)
    assert ENGLISH.text(message, NAMES) == wanted


def test_every_kind_of_event_stands_in_the_table_above() -> None:
    assert {event.what for event, _ in SENTENCES} == set(What)


@pytest.mark.parametrize(
    ("amount", "sentence"),
    [
        (1, "Ann completes Tea: 1 point. All dice on trees count triple."),
        (-4, "Ann completes Tea: -4 points. All dice on trees count triple."),
    ],
)
def test_a_recipe_that_gives_points_and_multiplies_dice_says_both(
    amount: int, sentence: str
) -> None:
    tea = {"worth": 30, "count": "dice", "bonus": amount, "times": 3, "of": "all"}
    book = [own_recipe(recipe_from_table(tea, "Tea"))]
    message = event_message(Event(What.RECIPE, 1, 1, amount=amount), book)
    assert message is not None
    assert ENGLISH.text(message, NAMES) == sentence


def test_a_line_of_the_count_that_is_zero_tells_nothing() -> None:
    assert event_message(Event(What.SCORED, 1, line=Line.BONUS), BOOK) is None


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_a_sentence_of_its_own(reason: Reason) -> None:
    move = read_move("7:0,0,0")
    others = {explain(other, move) for other in REASONS if other is not reason}
    assert explain(reason, move) not in others
    assert explain(reason, move).endswith(".")


def test_a_reason_names_the_card() -> None:
    assert "card 7" in explain(Reason.NOT_IN_HAND, read_move("7:0,0,0"))


def test_every_fruit_has_a_name_of_its_own() -> None:
    assert [ENGLISH.text(fruit_message(fruit)) for fruit in Fruit] == ["orange", "lemon", "lime"]


@pytest.mark.parametrize(
    ("cell", "words"),
    [
        (Cell(0, 0, ORANGE, 1), "orange tree with one fruit"),
        (Cell(0, 0, LIME, 2, 4), "lime tree with two fruits under the lime die (4)"),
        (Cell(0, 0, LEMON, 1, 10), "lemon tree with one fruit under the lemon basket (10)"),
        (Cell(0, 0, LEMON, 1, 15), "lemon tree with one fruit under the wheelbarrow (15)"),
        (Cell(0, 0, LEMON, 2, 0, squirrel=True), "lemon tree with two fruits under the squirrel"),
        (Cell(0, 0), "glade"),
        (Cell(0, 0, LIME, 0, 6), "glade under the lime die (6)"),
    ],
)
def test_a_cell_is_described_with_what_lies_on_it(cell: Cell, words: str) -> None:
    assert ENGLISH.text(cell_message(cell)) == words


def test_every_band_has_a_title_of_its_own_that_begins_with_its_lowest_score() -> None:
    """grove.scoring.3: six bands."""
    titles = [title_message(least) for least in (0, *BANDS)]
    assert len({ENGLISH.text(title) for title in titles}) == 6
    assert [title_message(least - 1) for least in BANDS] == titles[:-1]
    assert title_message(-5) == titles[0]
    assert title_message(99) == titles[-1]
