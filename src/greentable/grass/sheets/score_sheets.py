"""The scoring of a round that was played with printed cards.  Rules grass.scoring.1 to 6.

Each seat lays down its remaining cards: the stash, the protected part of it, and the hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Annotated

import msgspec
from msgspec import Meta

from greentable.errors import UsageError
from greentable.game.sheets import Sheet, Words
from greentable.grass.cards import PEDDLES, Kind
from greentable.grass.codes import What
from greentable.grass.events import events_told
from greentable.grass.game import new_game
from greentable.grass.notation import read_card
from greentable.grass.rules.scoring import best_result, is_game_over, round_result, score
from greentable.grass.state import State
from greentable.grass.words.messages import card_said

_MOST_CARDS = 60

Cards = Annotated[
    tuple[Annotated[str, Meta(min_length=2, max_length=2)], ...], Meta(max_length=_MOST_CARDS)
]
Dollars = Annotated[int, Meta(ge=-100_000_000, le=100_000_000)]


class SeatSheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The cards of a seat at the end of a round, by their two letters."""

    stash: Cards = ()
    """Peddle that are not protected."""
    protected: Cards = ()
    """Peddle under a Protection."""
    hand: Cards = ()
    """Cards in hand."""
    total: Dollars = 0
    """Dollars from the rounds before."""


class RoundSheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A round to be scored, seat 1 first."""

    ruleset: Annotated[str, Meta(max_length=2000)] = "2018"
    """The rules as text."""
    round: Annotated[int, Meta(ge=1, le=10_000)] = 1
    """The number of the round."""
    seats: Annotated[tuple[SeatSheet, ...], Meta(min_length=2, max_length=6)]
    """The cards of each seat."""


class SeatScore(msgspec.Struct, frozen=True, kw_only=True):
    """The ledger of a seat, in dollars."""

    protected: int
    """The value of protected Peddle."""
    at_risk: int
    """The value of unprotected Peddle."""
    banker: int
    """The gain by the Banker; its cost if below zero."""
    net_profit: int
    """The sum of the three lines before."""
    fines: int
    """The cost of Paranoia cards in hand, below zero."""
    best_in_hand: int
    """The cost of the best Peddle in hand, below zero."""
    result: int
    """The result of the round."""
    bonus: int
    """The bonus for the best result."""
    total: int
    """The total after the round."""


class RoundScore(msgspec.Struct, frozen=True, kw_only=True):
    """A scored round."""

    seats: tuple[SeatScore, ...]
    """The ledger of each seat."""
    round_winners: tuple[int, ...]
    """The seats with the best result of the round."""
    is_over: bool
    """True if the game ends with this round."""
    winners: tuple[int, ...]
    """The seats that have won the game, if it ends."""


def score_round(sheet: RoundSheet, _words: Words) -> RoundScore:
    """Score a round that was played with printed cards.

    Raises: UnsupportedRuleset; NotationError for a text that names no card; UsageError for cards
    in a wrong place, or more of a card than the deck has.
    """
    s = new_game(sheet.ruleset, len(sheet.seats))
    s.round = sheet.round
    for seat, laid in enumerate(sheet.seats, 1):
        _lay_down(s, seat, laid)
    _check_deck(s, sheet)
    best = best_result(s)
    first = tuple(seat for seat in range(1, s.seats + 1) if round_result(s, seat) == best)
    scores = tuple(_ledger(s, seat, best) for seat in range(1, s.seats + 1))
    is_over = is_game_over(s)
    highest = max(score.total for score in scores)
    return RoundScore(
        seats=scores,
        round_winners=first,
        is_over=is_over,
        winners=tuple(
            seat for seat, score in enumerate(scores, 1) if is_over and score.total == highest
        ),
    )


def _lay_down(s: State, seat: int, laid: SeatSheet) -> None:
    for kind in map(read_card, laid.hand):
        s.hand[seat][kind] += 1
    for kind in _peddles(laid.stash):
        s.stash[seat][kind] += 1
    # One Protection over all of it: the score does not depend on which card covers which Peddle.
    slot = s.covers
    s.covers += 1
    s.cover_owner[slot] = seat
    s.cover_card[slot] = Kind.LUST_CONQUERS_ALL
    for kind in _peddles(laid.protected):
        s.covered[slot][kind] += 1
    s.totals[seat] = laid.total


def _peddles(codes: Iterable[str]) -> list[Kind]:
    kinds = [read_card(code) for code in codes]
    for kind in kinds:
        if kind >= PEDDLES:
            raise UsageError("sheet.not_peddle", card=card_said(kind))
    return kinds


def _check_deck(s: State, sheet: RoundSheet) -> None:
    """Check that no card is laid down more often than the deck has it."""
    laid = Counter(
        code for seat in sheet.seats for code in (*seat.stash, *seat.protected, *seat.hand)
    )
    for code, count in laid.items():
        kind = read_card(code)
        if count > s.rules.deck[kind]:
            most = s.rules.deck[kind]
            raise UsageError("sheet.too_many", card=card_said(kind), count=count, most=most)


def _ledger(s: State, seat: int, best: int) -> SeatScore:
    s.told_count = 0
    score(s, seat, best)
    lines = {
        "total" if event.what is What.TOTAL else str(event.line): event.amount
        for event in events_told(s)
    }
    return msgspec.convert(lines, SeatScore)


SHEETS = (Sheet("grass", "score", RoundSheet, RoundScore, score_round),)
