"""grove.recipes: the challenge, and what recipes count and give."""

from __future__ import annotations

import pytest

from greentable import grove
from greentable.grove import Line, Nature, Phase, Reason, What
from greentable.grove.codes import recipes_code
from greentable.grove.engine import referee
from greentable.grove.recipes.books import named_book
from tests.grove.grove_table import outcome, plain_rules, play, position, refused, table, told

GROVE = """
            0      1      2      3     4
        0   Y1/2   Y2/4   Y1/3   --/O5 O1/10
        1   O1/2   G1/4   Y1     --    G2
        2   O2/6   G2/4   Y1*    .     --/G15
        """
"""Dice: 3 lemon, 4 orange (one on a glade), 2 lime; the barrow, lime, on a glade."""


def points(recipe: str, picture: str = GROVE) -> int:
    """The points that a recipe adds to the score of a grove."""
    both = f"recipe 3  worth:30,{recipe}\nrecipes 3 4\n{picture}"
    # Recipe 4 counts cells and gives one point: take it off again.
    state = table(both)
    without = table(f"recipes 5 6\n{picture}")
    return grove.returns(state)[0] - grove.returns(without)[0] + 1


def test_two_recipes_are_turned_up_first_and_their_cards_are_not_dealt() -> None:
    """grove.recipes.1: nine of the other sixteen are the deck."""
    start = grove.new_game(plain_rules(recipes=True), 1)
    assert refused(start, "start 7") == Reason.NOT_NOW
    assert len(grove.legal_moves(start, 0)) == 153
    state = play(start, "recipes 16 17")
    assert state.recipes == [16, 17]
    assert refused(state, "start 16") == Reason.ALREADY_SEEN
    assert refused(state, "start 17") == Reason.ALREADY_SEEN
    assert len(grove.legal_moves(state, 0)) == 16
    assert outcome(state, "start 7", "draw 12", "draw 3") == position(
        """
        recipes 16 17 | hand 3 12 | deck 6
           0   1   2
        0  --  G1  Y2
        1  Y1  Y1  O2
        """
    )


def test_two_different_recipes_are_named_the_lower_first() -> None:
    """grove.recipes.1: so that each pair has one name."""
    start = grove.new_game(plain_rules(recipes=True), 1)
    for first, second, reason in (
        (5, 5, Reason.SAME_RECIPE),
        (6, 5, Reason.MALFORMED),
        (1, 1, Reason.SAME_RECIPE),
        (2, 1, Reason.MALFORMED),
        (18, 17, Reason.MALFORMED),
        (18, 18, Reason.SAME_RECIPE),
        (0, 1, Reason.NO_SUCH_CARD),
        (0, 5, Reason.NO_SUCH_CARD),
        (5, 0, Reason.NO_SUCH_CARD),
        (5, 19, Reason.NO_SUCH_CARD),
        (19, 5, Reason.NO_SUCH_CARD),
        (1, 2, Reason.OK),
        (1, 18, Reason.OK),
        (17, 18, Reason.OK),
    ):
        assert referee.why_not(start, 0, recipes_code(first, second)) == reason


def test_the_target_is_the_worth_of_both() -> None:
    """grove.recipes.1: the two numbers added up."""
    picture = """
        recipe 3  worth:31,count:cells,bonus:1
        recipe 4  worth:44,count:cells,bonus:1
        recipes 3 4 | hand 7 8
           0
        0  --
        """
    assert grove.view(table(picture), 1).target == 75
    assert grove.view(table("hand 7 8\n  0\n0 --"), 1).target == 0


@pytest.mark.parametrize(("worth", "reached"), [(1, True), (18, True), (19, False)])
def test_at_least_the_target_wins(worth: int, *, reached: bool) -> None:
    """grove.recipes.2: dice, then what the recipes give; who reaches the target is told."""
    start = f"""
        card 7  O1 Y2 G1 / -- G2 Y1
        recipe 3  worth:{worth},count:dice,fruit:orange,bonus:7
        recipe 4  worth:1,count:cells,least:60,bonus:9
        recipes 3 4 | hand 7
           0      1
        0  O1/6   Y1/2
        """
    # 10 for the basket, 2 for the lemon, 7 from the recipe: 19.
    state = play(start, "7:-2,-1,180")
    assert grove.returns(state) == [19]
    assert grove.winners(state) == ([1] if reached else [])
    events = told(start, "7:-2,-1,180")
    assert [event.amount for event in events if event.what is What.REACHED] == [worth + 1] * reached
    met = [(event.card, event.amount) for event in events if event.what is What.RECIPE]
    assert met == [(3, 7)]


@pytest.mark.parametrize(
    ("recipe", "expected"),
    [
        # Dice of a colour in play, glades included (grove.recipes.3).
        ("count:dice,fruit:orange,least:4,bonus:7", 7),
        ("count:dice,fruit:orange,least:5,bonus:7", 0),
        ("count:dice,fruit:lemon,most:3,bonus:7", 7),
        ("count:dice,fruit:lemon,most:2,bonus:7", 0),
        ("count:dice,least:10,bonus:7", 7),
        # Values: exactly, from, to; baskets and the barrow.
        ("count:dice,value:4,least:3,bonus:7", 7),
        ("count:dice,value_from:5,least:4,bonus:7", 7),
        ("count:dice,value_from:5,least:5,bonus:7", 0),
        ("count:dice,value_to:3,least:3,bonus:7", 7),
        ("count:dice,value:10,bonus:7", 7),
        ("count:dice,value:10,fruit:lemon,bonus:7", 0),
        ("count:dice,value:15,bonus:7", 7),
        ("count:values,least:7,bonus:7", 7),
        ("count:values,fruit:orange,least:4,bonus:7", 7),
        ("count:values,fruit:orange,least:5,bonus:7", 0),
        # Lines and groups.
        ("count:line,fruit:lemon,least:3,bonus:7", 7),
        ("count:line,fruit:lemon,least:4,bonus:7", 0),
        ("count:line,fruit:lime,least:2,bonus:7", 7),
        ("count:line,least:5,bonus:7", 7),
        ("count:group,fruit:orange,least:2,bonus:7", 7),
        ("count:group,fruit:orange,least:3,bonus:7", 0),
        ("count:group,least:9,bonus:7", 7),
        ("count:group,least:10,bonus:7", 0),
        # Mixes over the three fruits.
        ("count:each,least:3,bonus:7", 7),
        ("count:each,least:4,bonus:7", 0),
        ("count:equal,bonus:7", 0),
        ("count:mixed_lines,bonus:7", 0),
        # Squirrel, glades, shape.
        ("count:squirrel,bonus:7", 7),
        ("count:squirrel,most:0,bonus:7", 0),
        ("count:fallen,least:2,bonus:7", 7),
        ("count:fallen,fruit:orange,least:2,bonus:7", 0),
        ("count:fallen,most:0,bonus:7", 0),
        ("count:empty_glades,most:1,bonus:7", 7),
        ("count:empty_glades,least:2,bonus:7", 0),
        ("count:bare_trees,least:3,most:3,bonus:7", 7),
        ("count:cells,least:14,most:14,bonus:7", 7),
        ("count:square,least:3,bonus:7", 7),
        ("count:square,least:4,bonus:7", 0),
        # The grove is five cells wide and three high; a box may lie or stand.
        ("count:fits,wide:5,high:3,bonus:7", 7),
        ("count:fits,wide:3,high:5,bonus:7", 7),
        ("count:fits,wide:5,high:2,bonus:7", 0),
        ("count:fits,wide:2,high:5,bonus:7", 0),
        ("count:fits,wide:4,high:3,bonus:7", 0),
        ("count:fits,wide:3,high:4,bonus:7", 0),
        ("count:fits,wide:4,high:4,bonus:7", 0),
        # Points for each, up to a cap.
        ("count:dice,fruit:orange,bonus_each:2", 8),
        ("count:dice,fruit:orange,bonus_each:2,cap:5", 5),
        ("count:dice,fruit:orange,least:5,bonus_each:2", 0),
        # Multipliers, on dice on trees only: orange 18, lemon 9, lime 8.
        ("count:cells,times:2,of:orange", 18),
        ("count:cells,times:3,of:lemon", 18),
        ("count:cells,times:2,of:lime", 8),
        ("count:cells,least:15,times:2,of:lime", 0),
    ],
)
def test_what_a_recipe_counts_and_gives(recipe: str, expected: int) -> None:
    """grove.recipes.2 and 3: a condition, and a bonus or a modifier."""
    assert points(recipe) == expected


@pytest.mark.parametrize(
    ("grid", "recipe", "expected"),
    [
        ("0  O1/2 Y1/2 G1/2", "count:mixed_lines,bonus_each:3", 3),
        ("0  O1/2 Y1/2 G1/2 O1/3", "count:mixed_lines,bonus_each:3", 6),
        ("0  O1/2 .    .\n1  --/Y2 . .\n2  G2/15 . .", "count:mixed_lines,bonus_each:3", 3),
        ("0  O1/2 O1/2 G1/2", "count:mixed_lines,bonus_each:3", 0),
        ("0  O1/2 Y1/2 G1", "count:mixed_lines,bonus_each:3", 0),
        ("0  O1/2 Y1/2 G1/2", "count:equal,bonus_each:5", 5),
        ("0  O1   Y1   G1", "count:equal,bonus:5", 0),
        ("0  O1/2 Y1/2 G1/2\n1  O1/2 . .", "count:equal,bonus:5", 0),
        ("0  O1/2 .    O1/3\n1  O1/2 O1/4 O1/10", "count:group,fruit:orange,bonus_each:1", 5),
        ("0  O1/2 .    O1/3\n1  .    O1/4 .", "count:group,fruit:orange,bonus_each:1", 1),
        ("0  .    .    .    Y1/2\n1  Y1/2 .    .    .", "count:line,fruit:lemon,bonus_each:1", 1),
        # A group that is the largest although each of its dice follows one of another group.
        (
            "0  O1/2 Y1/2 .\n1  .    .    .\n2  G1/2 .    Y1/3\n3  O1/3 .    Y1/4\n4  G1/4 .    .",
            "count:group,bonus_each:1",
            3,
        ),
        # The same, where before each of its dice stands one of a group that was looked at.
        (
            """\
            0  Y1/2 .    .    .    .    .    O1/2
            1  Y1/3 .    G1/3 .    .    .    O1/3
            2  .    .    G1/2 .    Y1/4 .    O1/4
            3  .    .    .    .    Y1/2 .    .""",
            "count:group,bonus_each:1",
            3,
        ),
        ("0  O1   Y1   .", "count:group,bonus_each:1", 0),
        ("0  O1/2 Y1   .", "count:group,bonus_each:1", 1),
        (
            "0  O1/2 O1/2 O1/2 O1/2 O1/2\n1  Y1/2 Y1/2 Y1/2 Y1/2 Y1/2\n2  G1/2 G1/2 G1/2 G1/2 G1/2",
            "count:equal,bonus_each:1",
            5,
        ),
        ("0  Y1/2 O1   .", "count:line,fruit:orange,bonus_each:1", 0),
        ("0  O1   Y1   G1", "count:square,bonus_each:1", 1),
        ("0  O1   Y1\n1  G1   .", "count:square,bonus_each:1", 1),
        ("0  .    Y1   G1\n1  G1   O1   G1", "count:square,bonus_each:1", 2),
        ("0  .    .    Y1\n1  G1   O1   G1\n2  O1   O1   .", "count:square,bonus_each:1", 2),
    ],
)
def test_lines_groups_and_mixes_in_small_groves(grid: str, recipe: str, expected: int) -> None:
    """grove.recipes.2: side by side is in a row or a column, never across a corner."""
    width = max(len(line.split()) for line in grid.splitlines()) - 1
    lines = [line + " ." * (width + 1 - len(line.split())) for line in grid.splitlines()]
    columns = " ".join(map(str, range(width)))
    assert points(recipe, "\n".join([f"   {columns}", *lines])) == expected


def test_the_barrow_counts_as_a_die_of_the_fruit_it_replaced() -> None:
    """grove.recipes.3: on a tree or a glade, as two limes and the barrow are three lime dice."""
    assert points("count:dice,fruit:lime,least:3,bonus:7") == 7
    assert points("count:dice,fruit:lime,least:3,bonus:7,barrow_counts:false") == 0
    assert points("count:values,least:7,bonus:7,barrow_counts:false") == 0
    assert points("count:line,least:5,bonus:7,barrow_counts:false") == 7


def test_a_recipe_for_which_the_barrow_is_no_die_does_not_multiply_it() -> None:
    """grove.recipes.3 and 4: the oranges are doubled, the barrow of an orange is not."""
    grid = "   0  1\n0  O1/15 O2/4"
    assert points("count:cells,times:2,of:orange", grid) == 19
    assert points("count:cells,times:2,of:orange,barrow_counts:false", grid) == 4
    # The barrow of another fruit is no part of it.
    other = "   0  1\n0  Y1/15 O2/4"
    assert points("count:cells,times:2,of:orange,barrow_counts:false", other) == 4
    # Without a barrow all of them are doubled.
    none = "   0  1\n0  O1/3 O2/4"
    assert points("count:cells,times:2,of:orange,barrow_counts:false", none) == 7
    # The same as the second of two recipes, and beside one that does multiply the barrow.
    both = f"""
        recipe 3  worth:30,count:cells,times:3,of:orange
        recipe 4  worth:30,count:cells,times:2,of:orange,barrow_counts:false
        recipes 3 4 | over
        {grid}
        """
    assert grove.returns(table(both)) == [15 * 3 + 4 * 3 * 2]
    twice = "times:2,of:orange"
    other_way = both.replace(f"{twice},barrow_counts:false", twice).replace(
        "times:3,of:orange", f"{twice},barrow_counts:false"
    )
    assert grove.returns(table(other_way)) == [15 * 2 + 4 * 2 * 2]


def test_a_recipe_that_is_met_and_gives_nothing_is_not_told() -> None:
    """grove.recipes.2: two points for each orange die, at most three of them: there is none."""
    start = """
        card 7  O1 Y2 G1 / -- G2 Y1
        recipe 3  worth:30,count:dice,fruit:orange,least:0,most:3,bonus_each:2
        recipe 4  worth:30,count:cells,times:2,of:orange
        recipes 3 4 | hand 7
           0   1
        0  --  G1
        """
    met = [event.card for event in told(start, "7:0,0,0") if event.what is What.RECIPE]
    assert met == [4]


@pytest.mark.parametrize(
    ("recipe", "expected"),
    [
        # Points that are taken away; a cap holds both ways.
        ("count:fallen,least:2,bonus:-5", -5),
        ("count:fallen,least:3,bonus:-5", 0),
        ("count:dice,fruit:orange,bonus_each:-2", -8),
        ("count:dice,fruit:orange,bonus_each:-2,cap:5", -5),
        # All dice on trees: orange 18, lemon 9, lime 8.
        ("count:cells,times:2,of:all", 35),
        ("count:cells,least:15,times:2,of:all", 0),
        # A bonus and a multiplier.
        ("count:cells,bonus:7,times:2,of:orange", 25),
        ("count:cells,bonus:-7,times:3,of:all", 63),
        ("count:dice,fruit:orange,bonus_each:2,times:2,of:lime", 16),
        ("count:cells,least:15,bonus:7,times:2,of:orange", 0),
        # Dice of two fruits: 3 lemon, 4 orange, 2 lime and the barrow, which is lime.
        ("count:dice,fruit:orange+lemon,least:7,bonus:7", 7),
        ("count:dice,fruit:orange+lemon,least:8,bonus:7", 0),
        ("count:dice,fruit:lemon+lime,bonus_each:1", 6),
        ("count:dice,fruit:orange+lime,bonus_each:1,barrow_counts:false", 6),
        ("count:line,fruit:orange+lemon,least:5,bonus:7", 7),
        ("count:line,fruit:lemon+lime,least:4,bonus:7", 0),
        ("count:fallen,fruit:orange+lime,least:2,bonus:7", 7),
        ("count:fallen,fruit:orange+lemon,least:2,bonus:7", 0),
        # As many as of the fruit that has fewer of the two; or only if both have as many.
        ("count:each,fruit:orange+lemon,bonus_each:1", 3),
        ("count:equal,fruit:orange+lemon,bonus_each:1", 0),
        ("count:equal,fruit:lemon+lime,bonus_each:1", 3),
    ],
)
def test_what_printed_recipes_may_say_besides(recipe: str, expected: int) -> None:
    """grove.recipes.6: a minus, all dice, a bonus with a multiplier, two fruits."""
    assert points(recipe) == expected


def test_a_recipe_that_takes_points_is_told_with_its_minus() -> None:
    """grove.recipes.6: the ledger adds it among the bonuses."""
    start = """
        card 7  O1 Y2 G1 / -- G2 Y1
        recipe 3  worth:30,count:cells,bonus:-4,times:2,of:all
        recipe 4  worth:30,count:cells,least:60,bonus:9
        recipes 3 4 | hand 7
           0     1
        0  O1/6  Y1/2
        """
    events = told(start, "7:-2,-1,180")
    met = [(event.card, event.amount) for event in events if event.what is What.RECIPE]
    assert met == [(3, -4)]
    scored = [(event.line, event.amount) for event in events if event.what is What.SCORED]
    # 10 for the basket and 2 for the lemon, all of it twice, four points less.
    assert scored == [
        (Line.DICE, 12),
        (Line.MULTIPLIED, 12),
        (Line.BONUS, -4),
        (Line.SQUIRREL, 0),
        (Line.TOTAL, 20),
    ]


def test_the_five_named_recipes_leave_the_barrow_out() -> None:
    """grove.recipes.3 and 5: in the house book, and no others do."""
    left_out = {recipe.name for recipe in named_book("house") if not recipe.barrow_counts}
    assert left_out == {
        *("Fruit Cocktail", "Tutti Frutti", "Lime Cordial", "Orange Juice", "Lemon Soda")
    }


def test_multipliers_come_first_then_bonuses_and_the_squirrel_last() -> None:
    """grove.recipes.4: two multipliers of a fruit multiply; the squirrel is never multiplied."""
    picture = """
        recipe 3  worth:30,count:cells,times:2,of:orange
        recipe 4  worth:30,count:cells,times:3,of:orange
        recipes 3 4 | over
           0     1    2
        0  O1/6  O1*  Y1/4
        """
    # 6 × 2 × 3 + 4 - 3
    assert grove.returns(table(picture)) == [37]
    bonus = picture.replace("times:3,of:orange", "bonus:10")
    # 6 × 2 + 4 + 10 - 3
    assert grove.returns(table(bonus)) == [23]


def test_the_lines_of_the_final_score_are_told_in_their_order() -> None:
    """grove.recipes.4: dice, what multipliers add, bonuses, the squirrel, the total."""
    start = """
        card 7  O1 Y2 G1 / -- G2 Y1
        recipe 3  worth:30,count:cells,times:2,of:orange
        recipe 4  worth:30,count:squirrel,bonus:10
        recipes 3 4 | hand 7
           0     1
        0  O1/6  Y1*
        """
    scored = [event for event in told(start, "7:-2,-1,180") if event.what is What.SCORED]
    assert [(event.line, event.amount) for event in scored] == [
        (Line.DICE, 10),
        (Line.MULTIPLIED, 10),
        (Line.BONUS, 10),
        (Line.SQUIRREL, -2),
        (Line.TOTAL, 28),
    ]


def test_the_house_book_can_be_played() -> None:
    """grove.recipes.5: eighteen recipes of our own, whose worth lies in 28 to 44."""
    book = named_book("house")
    assert len(book) == 18
    assert len({recipe.name for recipe in book}) == 18
    assert all(28 <= recipe.worth <= 44 for recipe in book)
    state, nature = grove.new_game(grove.read_ruleset("house recipes"), 1), Nature("house")
    while waiting := grove.to_act(state):
        (seat,) = waiting
        move = grove.legal_moves(state, 1)[0] if seat else nature.move(state)
        state, _ = grove.apply(state, seat, move)
    assert state.phase == Phase.OVER


@pytest.mark.parametrize("first", [-4, 0, 3])
def test_a_frame_is_laid_round_the_grove_wherever_it_lies(first: int) -> None:
    """grove.recipes.2: two cells wide and three high, from any column and row on."""
    rows = "\n".join(f"{first + down}  O1 O1" for down in range(3))
    grid = f"   {first} {first + 1}\n{rows}"
    assert points("count:fits,wide:2,high:3,bonus:7", grid) == 7
    assert points("count:fits,wide:2,high:2,bonus:7", grid) == 0


@pytest.mark.parametrize("wide", [1, 2])
def test_in_a_narrow_grove_that_is_as_high_as_can_be_nothing_is_counted_twice(wide: int) -> None:
    """grove.recipes.2: nine cards, each two rows below the one before."""
    rows = [f"{row}  O1/2{' O1' * (wide - 1)}" for row in range(2)]
    rows += [f"{row} {' O1' * wide}" for row in range(2, 19)]
    grid = "\n".join([f"   {' '.join(map(str, range(wide)))}", *rows])
    for recipe, expected in (
        ("count:dice,bonus_each:1", 2),
        ("count:line,bonus_each:1", 2),
        ("count:group,bonus_each:1", 2),
        ("count:bare_trees,bonus_each:1", 19 * wide - 2),
        ("count:cells,bonus_each:1", 19 * wide),
    ):
        assert points(recipe, grid) == expected
