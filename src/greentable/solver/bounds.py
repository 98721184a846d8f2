"""What the cards that are still to be laid can bring at most. In the compilable subset.

A bound forgets where cells lie: every tree to come may be laid on the cell that suits it best. Then
a tree adds the fruit it bears, and more in four cases only: it turns a die to a basket (at most 3
more: from 5 or 6 to 10), it brings a new die (the fruit of the tree below, 2 at most), it turns a
basket to the barrow (once), or it takes up a die that lies on a glade. No line of play scores more
than a bound says; nearly all score far less.
"""

from __future__ import annotations

from greentable.grove.cards import (
    CARDS,
    CELLS,
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
from greentable.grove.rules.cards import face_of
from greentable.grove.rules.placement import how_many, place_of
from greentable.grove.rules.recipes import effect_of
from greentable.grove.state import NOWHERE, State
from greentable.solver.evaluation import SEAT

BASKET_EXTRA = 3
BARROW_EXTRA = 4  # 5 more, of which 1 is the fruit of the tree
SENT_BACK = 2  # dice that may come back to the supply: below the barrow, below the squirrel
TO_BASKET = HIGHEST + 1  # fruit that make a basket

TREE = 64  # fruit and trees are counted in one number, a tree as so much
COUNTER = 4  # bits for dice with the same side up
VALUES = HIGHEST - 1  # sides below the basket: 2 to 6
SUM = 10  # bits for what dice of a fruit show


def to_come(s: State, fruit: int, draws: list[int], drawn: int) -> int:
    """The fruit and the trees of a fruit, in hand and among the draws from `drawn` on."""
    found = 0
    for card in range(1, CARDS + 1):
        if s.hand[SEAT] >> card & 1:
            found += on_card(s, card, fruit)
    for index in range(drawn, len(draws)):
        found += on_card(s, draws[index], fruit)
    return found


def on_card(s: State, card: int, fruit: int) -> int:
    """The fruit and the trees of a fruit on one card."""
    face = face_of(s, card)
    found = 0
    for index in range(CELLS):
        cell = cell_of(face, index)
        if is_tree(cell) and fruit_of(cell) == fruit:
            found += TREE + fruit_count(cell)
    return found


def dice_shown(s: State) -> int:
    """How many dice show 2 to 6, for each fruit and value a counter of some bits."""
    shown = 0
    for row in range(s.top[SEAT], s.bottom[SEAT] + 1):
        for column in range(s.left[SEAT], s.right[SEAT] + 1):
            cell = s.grid[SEAT][place_of(column, row)]
            value = die_of(cell)
            if 0 < value <= HIGHEST:
                shown += 1 << COUNTER * (VALUES * fruit_of(cell) + value - MOST_FRUIT)
    return shown


def fallen_shown(s: State) -> int:
    """What the dice on glades show, for each fruit a sum of some bits."""
    shown = 0
    for row in range(s.top[SEAT], s.bottom[SEAT] + 1):
        for column in range(s.left[SEAT], s.right[SEAT] + 1):
            cell = s.grid[SEAT][place_of(column, row)]
            if not is_tree(cell) and die_of(cell) != 0:
                shown += die_of(cell) << SUM * fruit_of(cell)
    return shown


def cards_to_come(s: State, draws: list[int], drawn: int) -> int:
    """How many cards are still to be laid."""
    return how_many(s.hand[SEAT]) + len(draws) - drawn


def most_baskets(
    s: State, fruit: int, shown: int, fruit_left: int, trees_left: int, cards: int
) -> int:
    """How many dice of a fruit may become baskets: the highest need least of what is to come.

    Each card lays one tree at most on a die.
    """
    baskets = 0
    for value in range(HIGHEST, MOST_FRUIT - 1, -1):
        number = shown >> COUNTER * (VALUES * fruit + value - MOST_FRUIT) & 15
        if value == MOST_FRUIT:
            # A new die on the best tree needs as much as a die that shows as many.
            number += s.supply[SEAT][fruit] + SENT_BACK
        need = TO_BASKET - value
        if need > MOST_FRUIT * cards:
            return baskets
        while number > 0 and fruit_left >= need and baskets < trees_left:
            number -= 1
            fruit_left -= need
            baskets += 1
    return baskets


def most_of_fruit(s: State, fruit: int, shown: int, found: int, cards: int) -> int:
    """What dice on trees of a fruit can show at most, with what is to come of it."""
    fruit_left = found % TREE
    trees_left = found // TREE
    baskets = most_baskets(s, fruit, shown, fruit_left, trees_left, cards)
    new = min(trees_left - baskets, s.supply[SEAT][fruit] + SENT_BACK)
    return s.harvest[SEAT][fruit] + fruit_left + BASKET_EXTRA * baskets + MOST_FRUIT * new


def upper_bound(s: State, draws: list[int], drawn: int) -> int:
    """A final score that no line from here on exceeds; the draws from `drawn` on are to come."""
    shown = dice_shown(s)
    cards = cards_to_come(s, draws, drawn)
    glades = fallen_shown(s)
    barrow = 0
    if s.barrow[SEAT] == NOWHERE or s.squirrel[SEAT] == NOWHERE:
        barrow = BARROW_EXTRA
    total = 0
    most_times = 1
    for fruit in range(FRUITS):
        found = to_come(s, fruit, draws, drawn)
        points = most_of_fruit(s, fruit, shown, found, cards)
        if found != 0:
            points += glades >> SUM * fruit & (1 << SUM) - 1
        times = most_multiplied(s, fruit)
        most_times = max(most_times, times)
        total += times * points
    total += most_times * barrow + most_bonus(s)
    if s.squirrel[SEAT] != NOWHERE:
        total -= 1
    return total


def most_gain(s: State, card: int) -> int:
    """What a card can add to the dice on trees, wherever it is laid and whatever lies there.

    Dice on glades and the barrow are not in it.
    """
    found = 0
    for fruit in range(FRUITS):
        found += on_card(s, card, fruit)
    return found % TREE + BASKET_EXTRA * (found // TREE)


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
