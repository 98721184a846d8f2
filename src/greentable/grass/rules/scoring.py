"""Scoring a round and ending the game.  Rules grass.scoring.1 to 7."""

from __future__ import annotations

from collections.abc import Sequence

from greentable.core.switches import NONE
from greentable.grass.cards import (
    BANKER_FLAT,
    BANKER_PERCENT,
    FINE,
    KINDS,
    NOTHING,
    PEDDLES,
    VALUE,
)
from greentable.grass.codes import NOBODY, SEEN_BY_ALL, tell, tell_amount
from greentable.grass.constants import Banker, Kind, Line, NextDealer, Phase, What
from greentable.grass.rules.deck import begin_round, left_of
from greentable.grass.state import Position, State


def protected_profit(s: Position, seat: int) -> int:
    """grass.scoring.1: the values of the protected Peddle in the stash."""
    profit = 0
    for slot in range(s.covers):
        if s.cover_owner[slot] == seat:
            for peddle in range(PEDDLES):
                profit += s.covered[slot][peddle] * VALUE[peddle]
    return profit


def profit_at_risk(s: Position, seat: int) -> int:
    """grass.scoring.1: the values of the unprotected Peddle in the stash."""
    profit = 0
    for peddle in range(PEDDLES):
        profit += s.stash[seat][peddle] * VALUE[peddle]
    return profit


def pays_banker(s: Position, seat: int) -> int:
    """grass.scoring.2: the amount one Banker takes from this seat: a flat sum, or a share."""
    at_risk = profit_at_risk(s, seat)
    if s.rules.banker == Banker.PERCENT:
        return at_risk * BANKER_PERCENT // 100
    if at_risk > 0:
        return BANKER_FLAT
    return 0


def banker_balance(s: Position, seat: int) -> int:
    """grass.scoring.2: a seat's gain from its Banker minus its payments to others' Bankers."""
    balance = 0
    for other in range(1, s.seats + 1):
        if other != seat:
            balance += s.hand[seat][Kind.BANKER] * pays_banker(s, other)
            balance -= s.hand[other][Kind.BANKER] * pays_banker(s, seat)
    return balance


def fines(s: Position, seat: int) -> int:
    """grass.paranoia.6 and grass.scoring.3: for each Paranoia card still in hand."""
    return fines_in_hand(s.hand[seat])


def fines_in_hand(hand: Sequence[int]) -> int:
    """grass.scoring.3: the fines for the Paranoia cards of a hand, given as counts by kind."""
    sum_of_fines = 0
    for paranoia in range(len(FINE)):
        sum_of_fines += hand[Kind.SOLD_OUT + paranoia] * FINE[paranoia]
    return sum_of_fines


def best_in_hand(s: Position, seat: int) -> int:
    """grass.scoring.3: the value of the single highest Peddle in hand."""
    return highest_value(s.hand[seat])


def highest_value(row: Sequence[int]) -> int:
    """grass.turn.12: the value of the highest Peddle in a hand or stash; 0 without one."""
    for peddle in range(PEDDLES - 1, -1, -1):
        if row[peddle] > 0:
            return VALUE[peddle]
    return 0


def net_profit(s: Position, seat: int) -> int:
    """grass.scoring.3: protected + at risk ± Banker."""
    return protected_profit(s, seat) + profit_at_risk(s, seat) + banker_balance(s, seat)


def round_result(s: Position, seat: int) -> int:
    """grass.scoring.3: the net profit minus the fines and the best Peddle in hand."""
    return net_profit(s, seat) - fines(s, seat) - best_in_hand(s, seat)


def best_result(s: Position) -> int:
    """The best result of the round."""
    best = round_result(s, 1)
    for seat in range(2, s.seats + 1):
        best = max(best, round_result(s, seat))
    return best


def end_round(s: State, closed_by: int) -> None:
    """grass.turn.7 and grass.market.3: show and score the hands; then a new round, or the end."""
    tell(s, What.ROUND_ENDED, closed_by, NOBODY, NOTHING, NOTHING, SEEN_BY_ALL)
    for seat in range(1, s.seats + 1):
        show_hand(s, seat)
    best = best_result(s)
    dealer = next_dealer(s, best)
    for seat in range(1, s.seats + 1):
        score(s, seat, best)
    if is_game_over(s):
        end_game(s)
    else:
        begin_round(s, dealer)


def show_hand(s: State, seat: int) -> None:
    """Lay down a seat's hand; each card takes five bits of the amount."""
    cards = 0
    shift = 0
    for kind in range(KINDS):
        for _ in range(s.hand[seat][kind]):
            cards += kind + 1 << shift
            shift += 5
    tell_amount(s, What.SHOWED, seat, NOTHING, cards)


def score(s: State, seat: int, best: int) -> None:
    """grass.scoring.4: the highest result gets the bonus; with a tie, each of the best does.

    grass.scoring.5: in 2018 a total never falls below zero; in classic it may.
    """
    own = round_result(s, seat)
    bonus = 0
    if own == best:
        bonus = s.rules.bonus
    tell_amount(s, What.SCORED, seat, Line.PROTECTED, protected_profit(s, seat))
    tell_amount(s, What.SCORED, seat, Line.AT_RISK, profit_at_risk(s, seat))
    tell_amount(s, What.SCORED, seat, Line.BANKER, banker_balance(s, seat))
    tell_amount(s, What.SCORED, seat, Line.NET_PROFIT, net_profit(s, seat))
    tell_amount(s, What.SCORED, seat, Line.FINES, -fines(s, seat))
    tell_amount(s, What.SCORED, seat, Line.BEST_IN_HAND, -best_in_hand(s, seat))
    tell_amount(s, What.SCORED, seat, Line.RESULT, own)
    tell_amount(s, What.SCORED, seat, Line.BONUS, bonus)
    s.totals[seat] += own + bonus
    if s.rules.total_floor != NONE:
        s.totals[seat] = max(s.rules.total_floor, s.totals[seat])
    tell_amount(s, What.TOTAL, seat, NOTHING, s.totals[seat])


def next_dealer(s: Position, best: int) -> int:
    """grass.turn.3: the seat to the left, or the first round winner from there on."""
    dealer = left_of(s, s.dealer)
    if s.rules.next_dealer == NextDealer.ROUND_WINNER:
        while round_result(s, dealer) != best:
            dealer = left_of(s, dealer)
    return dealer


def highest_total(s: Position) -> int:
    """The highest total of all seats."""
    best = s.totals[1]
    for seat in range(2, s.seats + 1):
        best = max(best, s.totals[seat])
    return best


def is_game_over(s: Position) -> bool:
    """grass.scoring.6: a seat has reached the target; grass.turn.11: or it was the last round."""
    if highest_total(s) >= s.rules.target:
        return True
    return s.rules.max_rounds > 0 and s.round >= s.rules.max_rounds


def end_game(s: State) -> None:
    """grass.scoring.6: the highest total wins; a tie is a shared win."""
    s.phase = Phase.OVER
    s.turn = NOBODY
    s.asked = NOBODY
    best = highest_total(s)
    for seat in range(1, s.seats + 1):
        if s.totals[seat] == best:
            tell_amount(s, What.WON, seat, NOTHING, best)
