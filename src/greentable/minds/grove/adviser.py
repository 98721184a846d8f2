"""Advice for a player who does not know the next cards: the expected score of each placement.

Some placements look best with the cards in hand (`first_moves`). Each of them is tried in the
same sampled orders of the unseen cards: a simulated player who does not know that order either
plays to the end (`rollouts.py`). The mean of the scores is the promise of the placement. The work
has equal parts, and after each the worse half is dropped. With few cards to come all orders are
tried, each once.
"""

from __future__ import annotations

import math
import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import NamedTuple

import msgspec

from greentable.core.fields import members_of
from greentable.errors import UsageError
from greentable.grove.cards import DECK
from greentable.grove.codes import NO_CARD, NO_MOVE
from greentable.grove.engine.legal import MOST_MOVES
from greentable.grove.moves import Move, move_of
from greentable.grove.rules.recipes import target
from greentable.grove.state import Phase, State
from greentable.grove.views.view import View
from greentable.minds.grove import evaluation, rollouts
from greentable.minds.grove.beam import all_changes, random_keys
from greentable.minds.grove.engine import Engine, fastest
from greentable.minds.grove.evaluation import SEAT
from greentable.minds.grove.lookahead import first_moves
from greentable.minds.grove.pace import Clock
from greentable.minds.grove.prospects import PROSPECTS

SEARCHES = 400
"""The default number of games that are played to the end, compiled."""

_FEWEST = 2  # candidates that are never dropped
_TRIED_OFTEN = 8  # searches for each candidate at least, where their number is the limit


class _Effort(NamedTuple):
    """The amount of work."""

    candidates: int
    first_width: int  # of the beam that finds the candidates
    width: int  # placements that are tried in each turn of a game
    end_width: int  # the same when all orders are tried
    orders: int  # played between two checks of the clock
    searches: int  # by default


_COMPILED = _Effort(16, 64, 4, 16, 8, SEARCHES)
_INTERPRETED = _Effort(5, 6, 1, 2, 1, 24)  # about a second for the first move of a game

_ALL_ORDERS = 20  # the most that are all tried: those of one card to come

MOST_MILLISECONDS = 600_000
MOST_SEARCHES = 1_000_000


class Promise(msgspec.Struct, frozen=True):
    """The promise of a placement: for the best one its mean score over all sampled orders.

    Other placements may have been tried in fewer and easier orders: their promise is that of the
    best minus their disadvantage in the orders that both were tried in. `error` is that of the
    mean, and `chance` the share of orders that reach the target of a recipe challenge.
    """

    move: Move
    expected: float
    error: float
    orders: int
    chance: float | None = None


OnSearches = Callable[[float, Move], bool | None]
"""Called after each search with the share that is done and the best so far; True stops it."""


@dataclass(slots=True)
class _Candidate:
    code: int
    scores: list[int] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return statistics.fmean(self.scores) if self.scores else -math.inf


def promises(
    view: View,
    seed: int,
    *,
    milliseconds: float | None = None,
    searches: int | None = None,
    on_searches: OnSearches | None = None,
    engine: Engine | None = None,
    clock: Clock = time.monotonic,
) -> list[Promise]:
    """The placements that promise most to the viewer of a view, the best first.

    The same seed gives the same answer, unless time is the limit, by this clock. Raises: UsageError
    for a viewer who cannot lay a card now, and for an impossible limit.
    """
    check_limits(milliseconds, searches)
    game = game_alone(view)
    engine = engine or fastest()
    adviser = _Adviser(engine, game, random.Random(seed), on_searches)
    adviser.think(milliseconds, searches, clock)
    return adviser.promises()


def check_limits(milliseconds: float | None, searches: int | None) -> None:
    """Check the limits of time and searches. Raises UsageError."""
    if milliseconds is not None and not 0 < milliseconds <= MOST_MILLISECONDS:
        most = str(MOST_MILLISECONDS)
        raise UsageError("advice.milliseconds", found=f"{milliseconds:.12g}", most=most)
    if searches is not None and not 1 <= searches <= MOST_SEARCHES:
        raise UsageError("advice.searches", found=str(searches), most=str(MOST_SEARCHES))


def game_alone(view: View) -> State:
    """The viewer's own grove as a game for one. Raises UsageError if no card can be laid."""
    seen, seat = view.to_fields(), view.viewer
    if seen.phase != Phase.PLAY or not seen.waiting >> seat & 1 or seat == 0:
        raise UsageError("hint.not_asked")
    game = State()
    for line in State.FIELDS:
        if hasattr(seen, line.name):
            values = getattr(seen, line.name)
            if isinstance(values, list) and line.name != "recipes":
                getattr(game, line.name)[SEAT] = values[seat]
            else:
                setattr(game, line.name, values)
    game.seats = SEAT
    game.waiting = 1 << SEAT
    game.stuck = 0
    game.chosen[SEAT] = NO_MOVE
    return game


class _Adviser:
    """Tries the candidates, some orders at a time."""

    def __init__(
        self, engine: Engine, game: State, rng: random.Random, on_searches: OnSearches | None
    ) -> None:
        self._engine, self._game, self._rng = engine, game, rng
        self._on_searches = on_searches
        self._unseen = members_of(game.unseen)
        self._draws = DECK - game.drawn
        self._plays = len(members_of(game.hand[SEAT])) + self._draws
        self._size = _COMPILED if engine.is_compiled else _INTERPRETED
        self._all_orders = math.perm(len(self._unseen), self._draws)
        self._rollouts = Rollouts(engine, game, max(self._size.width, self._size.end_width))
        self._open: list[_Candidate] = []
        self._left_out: list[_Candidate] = []

    def think(self, milliseconds: float | None, searches: int | None, clock: Clock) -> None:
        """Try the candidates until the time is over, or all orders are tried."""
        begun = clock()
        if milliseconds is None and searches is None:
            searches = self._size.searches
        most = self._size.candidates
        if searches is not None:
            most = min(most, max(_FEWEST, searches // _TRIED_OFTEN))
        found = first_moves(self._engine, self._game, self._size.first_width, self._plays)
        self._open = [_Candidate(code) for code in found[:most]]
        rounds = max(1, math.ceil(math.log2(len(self._open) / _FEWEST)) + 1)
        everything = searches or MOST_SEARCHES
        width = self._size.width
        if self._all_orders <= _ALL_ORDERS:
            # Then no candidate is dropped before it was tried in all of them.
            everything = min(everything, len(self._open) * self._all_orders)
            width = self._size.end_width
        at_once = self._size.orders
        if milliseconds is not None and self._game.recipes[0] != NO_CARD:
            at_once = 1  # with recipes a game takes thirty times as long, or longer
        done, share, halved = 0, 0.0, 1
        looked, longest = begun if milliseconds is None else clock(), 0.0
        for orders in self._orders(at_once):
            if share >= halved / rounds and self._all_orders > _ALL_ORDERS:
                self._drop_worse_half()
                halved += 1
            for candidate in self._open:
                some = orders[: everything - done]
                candidate.scores += self._rollouts.scores(candidate.code, some, width)
                done += len(some)
                share = done / everything
                is_over = share >= 1
                if milliseconds is not None:
                    now = clock()
                    looked, longest = now, max(longest, now - looked)
                    share = max(share, 1000 * (now - begun) / milliseconds)
                    # Work that may take too long is not started.
                    is_over = is_over or 1000 * (now + longest - begun) >= milliseconds
                if self._tell(min(share, 1.0)) or is_over:
                    return

    def _tell(self, share: float) -> bool:
        """Report progress; return True to stop."""
        if self._on_searches is None:
            return False
        return bool(self._on_searches(share, move_of(self._best().code)))

    def _orders(self, at_once: int) -> Iterator[Sequence[Sequence[int]]]:
        """Sampled orders of draws, some at a time; or all possible orders."""
        some: list[Sequence[int]] = []
        for order in self._all() if self._all_orders <= _ALL_ORDERS else self._sampled():
            some.append(order)
            if len(some) == at_once:
                yield some
                some = []
        if some:
            yield some

    def _all(self) -> Iterator[Sequence[int]]:
        orders = [*permutations(self._unseen, self._draws)]
        self._rng.shuffle(orders)
        return iter(orders)

    def _sampled(self) -> Iterator[Sequence[int]]:
        """Random orders, without end; every card is drawn next about equally often."""
        while True:
            self._rng.shuffle(self._unseen)
            for first in [*self._unseen]:
                others = [card for card in self._unseen if card != first]
                yield first, *self._rng.sample(others, self._draws - 1)

    def _drop_worse_half(self) -> None:
        """Drop the worse half of the candidates."""
        ranked = sorted(self._open, key=lambda one: -one.mean)
        keep = max(_FEWEST, (len(ranked) + 1) // 2)
        self._open, out = ranked[:keep], ranked[keep:]
        self._left_out = out + self._left_out

    def _best(self) -> _Candidate:
        return max(self._open, key=lambda one: one.mean)

    def promises(self) -> list[Promise]:
        """The candidates' promises, the best first."""
        tried = sorted((one for one in self._open if one.scores), key=lambda one: -one.mean)
        best, *others = (self._promise(one, tried[0]) for one in (*tried, *self._left_out))
        return [best, *sorted(others, key=lambda one: -one.expected)]

    def _promise(self, one: _Candidate, best: _Candidate) -> Promise:
        count = len(one.scores)
        both = min(count, len(best.scores))
        behind = statistics.fmean(best.scores[:both]) - statistics.fmean(one.scores[:both])
        error = statistics.stdev(one.scores) / math.sqrt(count) if count > 1 else 0.0
        wanted = target(self._game)
        chance = statistics.fmean(score >= wanted for score in one.scores) if wanted else None
        return Promise(move_of(one.code), best.mean - max(0.0, behind), error, count, chance)


class Rollouts:
    """The states for rollouts, all from the same position."""

    def __init__(self, engine: Engine, game: State, widest: int) -> None:
        """`widest` is the most placements that will be tried in a turn."""
        self._engine = engine
        (self._start,) = engine.states([game])
        self._states = engine.states([game], rollouts.STATES)
        self._moves = engine.zeros(MOST_MOVES)
        self._found = engine.rows(widest + 1, evaluation.ROW)
        self._tables = engine.table(PROSPECTS), all_changes(engine)

    def scores(self, code: int, orders: Sequence[Sequence[int]], width: int) -> list[int]:
        """The scores after this placement, one for each of these orders of draws."""
        engine, scores = self._engine, self._engine.zeros(len(orders))
        engine.kernels.play_outs(
            *(self._start, code, engine.table(orders), 0, len(orders), width),
            *(random_keys(engine), *self._tables),
            *(self._states, self._moves, self._found, scores),
        )
        found: list[int] = engine.as_lists(scores)
        return found
