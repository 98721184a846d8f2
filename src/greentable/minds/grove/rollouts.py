"""Rollouts: games played to the end by a player who sees only the cards in hand.

In the compilable subset. In each turn some placements that look best are tried together with the
other card in hand; the one that promises most with both is made. The next draws are ignored, so the
average score is an expectation for a player who does not know the order either.
"""
# ruff: noqa: PLR0913, PLR0917 - a kernel gets all its memory as arguments

from __future__ import annotations

from greentable.grove.cards import DECK
from greentable.grove.codes import NO_CARD, card_code
from greentable.grove.constants import Phase, Verb
from greentable.grove.engine.legal import list_moves
from greentable.grove.engine.referee import NATURE, carry_out
from greentable.grove.rules.placement import how_many
from greentable.grove.rules.scoring import score
from greentable.grove.state import State
from greentable.minds.grove.evaluation import (
    KEY,
    MOVE,
    POINT,
    SEAT,
    VALUE,
    copy_grove,
    evaluate,
    key_of,
    most_change,
    prospect_of,
)
from greentable.minds.grove.kernels import copy_row

# The states of a rollout.
GROVE = 0  # the game
TRIED = 1  # with one card laid, to see how the other fits
SCRATCH = 2
STATES = 3

LOWEST = -(1 << 40)  # less than any value


def best_placements(
    s: State,
    plays_left: int,
    width: int,
    keys: list[int],
    tables: list[list[int]],
    changes: list[list[int]],
    scratch: State,
    moves: list[int],
    found: list[list[int]],
) -> int:
    """Fill rows with the best placements, at most `width`, the best first; return their number.

    Of two that lead to the same grove only one is kept. `plays_left` come after this one; `tables`
    has the prospects by plays left, `changes` the highest changes of cells. It needs one row more
    than `width`.
    """
    number = list_moves(s, SEAT, moves)
    key = key_of(s, keys)
    prospects = tables[plays_left]
    prospect = prospect_of(s, prospects)
    if s.recipes[0] != NO_CARD:
        copy_grove(scratch, s)
    value = prospect + POINT * score(s, SEAT)
    kept = 0
    row = found[width]
    for index in range(number):
        if kept == width and s.recipes[0] == NO_CARD:
            most = value + most_change(s, moves[index], changes[plays_left])
            if most <= found[kept - 1][VALUE]:
                continue
        evaluate(s, moves[index], key, prospect, plays_left, keys, prospects, scratch, row)
        if kept == width and row[VALUE] <= found[kept - 1][VALUE]:
            continue
        if is_kept(row[KEY], found, kept):
            continue
        at = min(kept, width - 1)
        while at > 0 and found[at - 1][VALUE] < row[VALUE]:
            copy_row(found[at], found[at - 1])
            at -= 1
        copy_row(found[at], row)
        kept = min(kept + 1, width)
    return kept


def is_kept(key: int, found: list[list[int]], kept: int) -> bool:
    """True if a placement that leads to the same grove is among the first rows."""
    at = 0
    while at < kept and found[at][KEY] != key:
        at += 1
    return at < kept


def cards_left(s: State) -> int:
    """The number of cards still to be laid."""
    return how_many(s.hand[SEAT]) + DECK - s.drawn


def best_with_both_cards(
    states: list[State],
    width: int,
    keys: list[int],
    tables: list[list[int]],
    changes: list[list[int]],
    moves: list[int],
    found: list[list[int]],
) -> int:
    """The most promising placement in the game, with both cards in hand."""
    game = states[GROVE]
    tried = states[TRIED]
    left = cards_left(game)
    kept = best_placements(
        game, left - 1, width, keys, tables, changes, states[SCRATCH], moves, found
    )
    best = found[0][MOVE]
    if left == 1 or kept == 1:
        return best
    most = 0
    for at in range(kept):
        copy_grove(tried, game)
        tried.drawn = DECK  # nothing is drawn between the two
        tried.told_count = 0
        carry_out(tried, SEAT, found[at][MOVE])
        value = POINT * tried.total[SEAT]
        if tried.phase != Phase.OVER:
            value = best_value(
                tried, left - 2, keys, tables, changes, states[SCRATCH], moves, found[width]
            )
        if at == 0 or value > most:
            most = value
            best = found[at][MOVE]
    return best


def best_value(
    s: State,
    plays_left: int,
    keys: list[int],
    tables: list[list[int]],
    changes: list[list[int]],
    scratch: State,
    moves: list[int],
    row: list[int],
) -> int:
    """The value of the best placement of the next card."""
    number = list_moves(s, SEAT, moves)
    prospects = tables[plays_left]
    prospect = prospect_of(s, prospects)
    if s.recipes[0] != NO_CARD:
        copy_grove(scratch, s)
    value = prospect + POINT * score(s, SEAT)
    most = LOWEST
    is_plain = s.recipes[0] == NO_CARD
    for index in range(number):
        if is_plain and value + most_change(s, moves[index], changes[plays_left]) <= most:
            continue
        evaluate(s, moves[index], 0, prospect, plays_left, keys, prospects, scratch, row)
        most = max(most, row[VALUE])
    return most


def play_outs(
    start: State,
    move: int,
    orders: list[list[int]],
    first: int,
    end: int,
    width: int,
    keys: list[int],
    tables: list[list[int]],
    changes: list[list[int]],
    states: list[State],
    moves: list[int],
    found: list[list[int]],
    scores: list[int],
) -> None:
    """Make a move, then play on in some of these orders of draws; return the score of each."""
    game = states[GROVE]
    for number in range(first, end):
        copy_grove(game, start)
        game.told_count = 0
        carry_out(game, SEAT, move)
        drawn = 0
        while game.phase != Phase.OVER:
            if game.phase == Phase.DRAW:
                carry_out(game, NATURE, card_code(Verb.DRAW, orders[number][drawn]))
                drawn += 1
            else:
                choice = best_with_both_cards(states, width, keys, tables, changes, moves, found)
                carry_out(game, SEAT, choice)
            game.told_count = 0
        scores[number] = game.total[SEAT]
