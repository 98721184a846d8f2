"""An upper bound on the points of the cards still to be laid. In the compilable subset.

A bound ignores where cells lie: every later tree may be laid on the cell that suits it best. It
knows a *stock*: the fruit to come, and the bare trees and the dice in the grove. Every fruit counts
for one die at most, once: when its tree is laid on a die or on a bare tree, or when it lies bare
and a tree is laid on it. Added to that are three points for a die that turns to a basket (7 fruit
make 10), and the barrow. No line of play scores more than its bound; most score far less.
"""

from __future__ import annotations

from greentable.grove.cards import (
    BARROW,
    CARDS,
    CELLS,
    DICE,
    FRUITS,
    HIGHEST,
    MOST_FRUIT,
    cell_of,
    die_of,
    fruit_count,
    fruit_of,
    is_tree,
    rotated,
    width_of,
)
from greentable.grove.codes import (
    NO_CARD,
    barrow_of,
    card_of,
    column_of,
    dice_of,
    rotation_of,
    row_of,
)
from greentable.grove.constants import Effect
from greentable.grove.recipes.codes import amount_of, cap_of, kind_of, times_of
from greentable.grove.rules.cards import face_of, is_die
from greentable.grove.rules.dice import cells_after
from greentable.grove.rules.placement import (
    MISMATCHED,
    cells_of,
    place_at,
    place_of,
    placement_facts,
)
from greentable.grove.rules.recipes import effect_of
from greentable.grove.state import NOWHERE, State
from greentable.minds.grove.evaluation import SEAT

BASKET_EXTRA = 3
BARROW_EXTRA = 4  # 5 more, of which 1 is the fruit of the tree
TO_BASKET = HIGHEST + 1  # fruit that make a basket
NEW_BARROW = 4  # cards that can make the barrow of bare trees: 4, 6, a basket, and it

# A stock: these entries for each fruit, then the common ones.
TREES = 0  # to come
FRUIT = 1  # to come
SHOWN = 2  # by dice on trees
FALLEN = 3  # by dice on glades
SUPPLY = 4  # dice beside the grove
BARE = 4  # here and one further: visible bare trees that bear 1, and 2
DICE_OF = 5  # here and further: dice that show 2 to 6
BASKETS_OF = DICE_OF + HIGHEST + 1
EACH = BASKETS_OF + 1
CARDS_LEFT = FRUITS * EACH
SQUIRREL = CARDS_LEFT + 1  # 1 until it is used
BARROW_LEFT = CARDS_LEFT + 2  # 1 while it is beside the grove
STOCK = CARDS_LEFT + 3


def take_stock(s: State, draws: list[int], drawn: int, stock: list[int]) -> None:
    """Fill a stock from the grove, the hand, and the draws from `drawn` on."""
    for index in range(STOCK):
        stock[index] = 0
    for fruit in range(FRUITS):
        stock[EACH * fruit + SUPPLY] = DICE
    stock[BARROW_LEFT] = 1
    stock[SQUIRREL] = int(s.squirrel[SEAT] == NOWHERE)
    for row in range(s.top[SEAT], s.bottom[SEAT] + 1):
        for column in range(s.left[SEAT], s.right[SEAT] + 1):
            place = place_of(column, row)
            if place != s.squirrel[SEAT]:
                count_cell(stock, s.grid[SEAT][place], 1)
    for card in range(1, CARDS + 1):
        if s.hand[SEAT] >> card & 1:
            count_card(s, stock, card, 1)
    for index in range(drawn, len(draws)):
        count_card(s, stock, draws[index], 1)


def count_card(s: State, stock: list[int], card: int, times: int) -> None:
    """Add the trees of a card to those to come, or with -1 remove them."""
    face = face_of(s, card)
    for index in range(CELLS):
        cell = cell_of(face, index)
        if is_tree(cell):
            stock[EACH * fruit_of(cell) + TREES] += times
            stock[EACH * fruit_of(cell) + FRUIT] += times * fruit_count(cell)
    stock[CARDS_LEFT] += times


def count_cell(stock: list[int], cell: int, times: int) -> None:
    """Add a cell of the grove, or with -1 remove it. Not for the squirrel's tree."""
    fruit = fruit_of(cell)
    value = die_of(cell)
    if value != 0:
        start = EACH * fruit
        stock[start + SUPPLY] -= times * is_die(cell)
        if is_tree(cell):
            stock[start + SHOWN] += times * value
        else:
            stock[start + FALLEN] += times * value
        if value <= HIGHEST:
            stock[start + DICE_OF + value] += times
        elif value == BARROW:
            stock[BARROW_LEFT] -= times
        else:
            stock[start + BASKETS_OF] += times
    elif is_tree(cell):
        stock[EACH * fruit + BARE + fruit_count(cell)] += times


def most_baskets(stock: list[int], fruit: int, pool: int, new: int) -> int:
    """The most dice of a fruit that may become baskets: the highest dice need the least fruit.

    Each card lays one tree at most on a die, and each tree makes one basket at most.
    """
    reach = MOST_FRUIT * stock[CARDS_LEFT]
    trees = stock[EACH * fruit + TREES]
    baskets = 0
    for value in range(HIGHEST, MOST_FRUIT - 1, -1):
        need = TO_BASKET - value
        if need > reach:
            return baskets
        number = min(stock[EACH * fruit + DICE_OF + value], trees - baskets)
        if number > 0:
            number = min(number, pool // need)
            pool -= need * number
            baskets += number
    # A new die needs all its fruit from the pool, which includes the fruit of the tree below it.
    number = min(new, pool // TO_BASKET)
    return baskets + min(number, trees - baskets)


def may_have_barrow(stock: list[int]) -> int:
    """1 if the cards to come may turn a present or future basket to the barrow."""
    if not stock[SQUIRREL] and not stock[BARROW_LEFT]:
        return 0
    cards = stock[CARDS_LEFT]
    if cards >= NEW_BARROW:
        return 1
    for fruit in range(FRUITS):
        start = EACH * fruit
        if stock[start + TREES] != 0:
            if stock[start + BASKETS_OF] != 0:
                return 1
            # The last card makes the barrow; the others make the basket.
            for value in range(TO_BASKET - MOST_FRUIT * (cards - 1), HIGHEST + 1):
                if stock[start + DICE_OF + value] != 0:
                    return 1
    return 0


def most_of_fruit(stock: list[int], fruit: int, barrow: int) -> int:
    """The highest final sum of dice on trees of a fruit; without the barrow.

    `barrow` is 1 if there may be one more.
    """
    start = EACH * fruit
    trees = stock[start + TREES]
    if trees == 0:
        return stock[start + SHOWN]
    # A die comes back from below the squirrel, and one when a basket becomes the barrow.
    new = min(stock[start + SUPPLY] + stock[SQUIRREL] + barrow, trees)
    pool = stock[start + FRUIT]
    baskets = most_baskets(stock, fruit, pool + bare_fruit(stock, fruit, new), new)
    # A tree that makes a basket lies on a die, not on a bare tree.
    pool += bare_fruit(stock, fruit, min(new, trees - baskets))
    return stock[start + SHOWN] + stock[start + FALLEN] + pool + BASKET_EXTRA * baskets


def bare_fruit(stock: list[int], fruit: int, number: int) -> int:
    """The most fruit on this many visible bare trees."""
    twos = min(stock[EACH * fruit + BARE + 2], number)
    ones = min(stock[EACH * fruit + BARE + 1], number - twos)
    return 2 * twos + ones


def bound_of(s: State, stock: list[int]) -> int:
    """A final score that no line with this stock exceeds; of `s` only the recipes are used."""
    total = 0
    most_times = 1
    barrow = may_have_barrow(stock)
    for fruit in range(FRUITS):
        times = most_multiplied(s, fruit)
        most_times = max(most_times, times)
        total += times * most_of_fruit(stock, fruit, barrow)
    total += barrow * most_times * BARROW_EXTRA
    if not stock[SQUIRREL]:
        total -= 1
    return total + most_bonus(s)


def most_multiplied(s: State, fruit: int) -> int:
    """The highest factor of the recipes for the dice of a fruit."""
    times = 1
    if s.recipes[0] != NO_CARD:
        for index in range(len(s.recipes)):
            times *= max(times_of(effect_of(s, s.recipes[index]), fruit), 1)
    return times


def most_bonus(s: State) -> int:
    """The points that the recipes may add."""
    points = 0
    if s.recipes[0] != NO_CARD:
        for index in range(len(s.recipes)):
            effect = effect_of(s, s.recipes[index])
            if kind_of(effect) == Effect.BONUS:
                points += max(amount_of(effect), 0)
            elif kind_of(effect) == Effect.BONUS_EACH and amount_of(effect) > 0:
                points += cap_of(effect)
    return points


def bound_after(s: State, move: int, stock: list[int]) -> int:
    """The bound of the grove after a placement.

    `stock` is that of `s` without the card; it is unchanged afterwards.
    """
    rotation = rotation_of(move)
    width = width_of(rotation)
    face = rotated(face_of(s, card_of(move)), rotation)
    facts = placement_facts(s, SEAT, face, column_of(move), row_of(move), width)
    start = place_of(column_of(move), row_of(move))
    after = cells_after(s, SEAT, face, facts, start, width, barrow_of(move), dice_of(move))
    return bound_with(s, start, width, after, cells_of(facts, MISMATCHED), stock)


def bound_with(
    s: State, start: int, width: int, after: int, mismatched: int, stock: list[int]
) -> int:
    """The same for six cells laid at a place."""
    change_stock(s, stock, start, width, after, mismatched, 1)
    bound = bound_of(s, stock)
    change_stock(s, stock, start, width, after, mismatched, -1)
    return bound


def change_stock(
    s: State,
    stock: list[int],
    start: int,
    width: int,
    after: int,
    mismatched: int,
    times: int,
) -> None:
    """Add six laid cells to a stock, or with -1 remove them. A mismatch is the squirrel's tree."""
    if mismatched != 0:
        stock[SQUIRREL] -= times
    for index in range(CELLS):
        count_cell(stock, s.grid[SEAT][place_at(start, width, index)], -times)
        if not mismatched >> index & 1:
            count_cell(stock, after >> 8 * index & 255, times)
