"""What the cards that are still to be laid can bring at most. In the compilable subset.

A bound forgets where cells lie: every tree to come may be laid on the cell that suits it best. What
it knows is a *stock*: the fruit to come, the bare trees and the dice that lie there. Every fruit
counts for one die at most, once: when its tree is laid on a die or on a bare tree, or when it lies
bare and a tree is laid on it. On top of that come three points for a die that turns to a basket (7
fruit make 10), and the barrow. No line of play scores more than a bound says; most score far less.
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
)
from greentable.grove.codes import NO_CARD
from greentable.grove.constants import Effect
from greentable.grove.recipe_codes import amount_of, cap_of, kind_of, times_of
from greentable.grove.rules.cards import face_of, is_die
from greentable.grove.rules.placement import place_of
from greentable.grove.rules.recipes import effect_of
from greentable.grove.state import NOWHERE, State
from greentable.solver.evaluation import SEAT

BASKET_EXTRA = 3
BARROW_EXTRA = 4  # 5 more, of which 1 is the fruit of the tree
TO_BASKET = HIGHEST + 1  # fruit that make a basket

# A stock: for each fruit these, then what is common to all.
TREES = 0  # to come
FRUIT = 1  # to come
SHOWN = 2  # by dice on trees
FALLEN = 3  # by dice on glades
SUPPLY = 4  # dice beside the grove
BARE = 4  # here and one further: bare trees in sight that bear 1, and 2
DICE_OF = 5  # here and further: dice that show 2 to 6
EACH = DICE_OF + HIGHEST + 1
CARDS_LEFT = FRUITS * EACH
SQUIRREL = CARDS_LEFT + 1  # 1 until it is used
BARROW_LEFT = CARDS_LEFT + 2  # 1 while it is beside the grove
STOCK = CARDS_LEFT + 3


def take_stock(s: State, draws: list[int], drawn: int, stock: list[int]) -> None:
    """Fill a stock: what lies in a grove, what is in hand, and the draws from `drawn` on."""
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
    """Add the trees of a card to what is to come, or with -1 take them away."""
    face = face_of(s, card)
    for index in range(CELLS):
        cell = cell_of(face, index)
        if is_tree(cell):
            stock[EACH * fruit_of(cell) + TREES] += times
            stock[EACH * fruit_of(cell) + FRUIT] += times * fruit_count(cell)
    stock[CARDS_LEFT] += times


def count_cell(stock: list[int], cell: int, times: int) -> None:
    """Add a cell to what lies in the grove, or with -1 take it away. Not the squirrel's tree."""
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
    elif is_tree(cell):
        stock[EACH * fruit + BARE + fruit_count(cell)] += times


def most_baskets(stock: list[int], fruit: int, pool: int, new: int) -> int:
    """How many dice of a fruit may become baskets: the highest need least of what there is.

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
    # A new die needs all its fruit from the pool; what the tree below it bears is in there.
    number = min(new, pool // TO_BASKET)
    return baskets + min(number, trees - baskets)


def most_of_fruit(stock: list[int], fruit: int) -> int:
    """What dice on trees of a fruit can show at most in the end; the barrow is not counted."""
    start = EACH * fruit
    trees = stock[start + TREES]
    if trees == 0:
        return stock[start + SHOWN]
    # A die comes back from below the squirrel, and one when a basket becomes the barrow.
    new = min(stock[start + SUPPLY] + stock[SQUIRREL] + stock[BARROW_LEFT], trees)
    pool = stock[start + FRUIT]
    baskets = most_baskets(stock, fruit, pool + bare_fruit(stock, fruit, new), new)
    # A tree that makes a basket lies on a die, not on a bare tree.
    pool += bare_fruit(stock, fruit, min(new, trees - baskets))
    return stock[start + SHOWN] + stock[start + FALLEN] + pool + BASKET_EXTRA * baskets


def bare_fruit(stock: list[int], fruit: int, number: int) -> int:
    """What this many bare trees in sight bear at most."""
    twos = min(stock[EACH * fruit + BARE + 2], number)
    ones = min(stock[EACH * fruit + BARE + 1], number - twos)
    return 2 * twos + ones


def bound_of(s: State, stock: list[int]) -> int:
    """A final score that no line with this stock exceeds; of `s` only the recipes count."""
    total = 0
    most_times = 1
    for fruit in range(FRUITS):
        times = most_multiplied(s, fruit)
        most_times = max(most_times, times)
        total += times * most_of_fruit(stock, fruit)
    if stock[SQUIRREL] or stock[BARROW_LEFT]:
        total += most_times * BARROW_EXTRA
    if not stock[SQUIRREL]:
        total -= 1
    return total + most_bonus(s)


def most_multiplied(s: State, fruit: int) -> int:
    """How often the recipes may count the dice of a fruit."""
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
