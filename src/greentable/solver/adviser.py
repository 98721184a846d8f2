"""Advice for who does not know what will be drawn: what each placement may lead to.

Some placements look best with the cards in hand (`Beam.first_moves`). Each of them is tried in the
same sampled orders of the cards that nobody has seen, and a narrow beam plays on from there to the
end, with that order known. The mean of its scores is what the placement promises. After some orders
the worse half is tried no further.
"""

from __future__ import annotations

import math
import random
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from greentable.errors import UsageError
from greentable.fields import members_of
from greentable.grove.cards import DECK
from greentable.grove.codes import NO_MOVE
from greentable.grove.moves import Move, move_of
from greentable.grove.rules.recipes import target
from greentable.grove.state import Phase, State
from greentable.grove.views import View
from greentable.solver.beam import Beam
from greentable.solver.engine import Engine, fastest
from greentable.solver.evaluation import SEAT
from greentable.solver.search import play_on

SEARCHES = 120
"""How many there are where nothing else is said, compiled."""

_HALVED_AFTER = (4, 8, 16)  # orders, for so many searches; with more, each is tried further
_FEWEST = 2  # candidates that are never left out


class _Size(NamedTuple):
    """How much is tried."""

    candidates: int
    first_width: int  # of the beam that finds them
    width: int  # of the beams that play on
    searches: int  # where nothing else is said


_COMPILED = _Size(10, 64, 8, SEARCHES)
_INTERPRETED = _Size(5, 6, 1, 8)  # about a second for the first move of a game

MOST_MILLISECONDS = 600_000
MOST_SEARCHES = 1_000_000


class Promise(msgspec.Struct, frozen=True):
    """What a placement promises: the mean score of the orders it was tried in, and its error.

    `chance` is the share of them that reach the target of a recipe challenge.
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
) -> list[Promise]:
    """The placements that promise most to the viewer of a view, the best first.

    The same seed gives the same answer, unless time is the limit. Raises: UsageError for a viewer
    who has nothing to lay now, and for a limit that cannot be.
    """
    check_limits(milliseconds, searches)
    game = game_alone(view)
    engine = engine or fastest()
    adviser = _Adviser(engine, game, random.Random(seed), on_searches)
    adviser.think(milliseconds, searches)
    return adviser.promises()


def check_limits(milliseconds: float | None, searches: int | None) -> None:
    """Check that one may think so long or so often. Raises UsageError."""
    if milliseconds is not None and not 0 < milliseconds <= MOST_MILLISECONDS:
        most = str(MOST_MILLISECONDS)
        raise UsageError("advice.milliseconds", found=f"{milliseconds:g}", most=most)
    if searches is not None and not 1 <= searches <= MOST_SEARCHES:
        raise UsageError("advice.searches", found=str(searches), most=str(MOST_SEARCHES))


def game_alone(view: View) -> State:
    """The viewer's own grove as a game for one. Raises UsageError if there is nothing to lay."""
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
    """Tries the candidates in one order after the other."""

    def __init__(
        self, engine: Engine, game: State, rng: random.Random, on_searches: OnSearches | None
    ) -> None:
        self._engine, self._game, self._rng = engine, game, rng
        self._on_searches = on_searches
        self._unseen = members_of(game.unseen)
        self._draws = DECK - game.drawn
        self._plays = len(members_of(game.hand[SEAT])) + self._draws
        self._size = _COMPILED if engine.is_compiled else _INTERPRETED
        self._beam = Beam(engine, game, self._size.width)
        self._open = [_Candidate(code) for code in self._first_moves()]
        self._left_out: list[_Candidate] = []

    def _first_moves(self) -> list[int]:
        imagined = self._game.copy()
        imagined.drawn = DECK  # as if these were the last cards: the beam draws nothing
        plays = min(2, self._plays)
        beam = Beam(self._engine, imagined, self._size.first_width)
        moves = beam.first_moves(imagined, plays, self._plays - plays)
        return moves[: self._size.candidates]

    def think(self, milliseconds: float | None, searches: int | None) -> None:
        """Try the candidates until the time is over, or all orders are tried."""
        begun = time.monotonic()
        if milliseconds is None and searches is None:
            searches = self._size.searches
        orders = MOST_SEARCHES if self._draws else 1
        everything = searches or MOST_SEARCHES
        done, halved, share = 0, 0, 0.0
        for number in range(orders):
            # As many as there will be at this rate, compared with the usual number.
            more = max(1.0, done / share / SEARCHES) if share else 1.0
            if halved < len(_HALVED_AFTER) and number >= _HALVED_AFTER[halved] * more:
                self._leave_out()
                halved += 1
            draws = self._order(number)
            for candidate in self._open:
                candidate.scores.append(self._score(candidate.code, draws))
                done += 1
                share = done / everything
                if milliseconds is not None:
                    share = max(share, 1000 * (time.monotonic() - begun) / milliseconds)
                if self._tell(min(share, 1.0)) or share >= 1:
                    return

    def _tell(self, share: float) -> bool:
        """Say how far it is; whether to stop."""
        if self._on_searches is None:
            return False
        return bool(self._on_searches(share, move_of(self._best().code)))

    def _order(self, number: int) -> Sequence[int]:
        """A sampled order of draws; every card is drawn next about equally often."""
        if number % max(len(self._unseen), 1) == 0:
            self._rng.shuffle(self._unseen)
        if not self._draws:
            return ()
        first = self._unseen[number % len(self._unseen)]
        others = [card for card in self._unseen if card != first]
        return (first, *self._rng.sample(others, self._draws - 1))

    def _score(self, code: int, draws: Sequence[int]) -> int:
        after = play_on(self._game, draws, (code,))
        if after.phase == Phase.OVER:
            return after.total[SEAT]
        score, _ = self._beam.search(after, self._plays - 1, draws[1:])
        return score

    def _leave_out(self) -> None:
        """The better half is tried further."""
        ranked = sorted(self._open, key=lambda one: -one.mean)
        keep = max(_FEWEST, (len(ranked) + 1) // 2)
        self._open, out = ranked[:keep], ranked[keep:]
        self._left_out = out + self._left_out

    def _best(self) -> _Candidate:
        return max(self._open, key=lambda one: one.mean)

    def promises(self) -> list[Promise]:
        """What was found, the best first; a candidate that was tried less comes later."""
        tried = [one for one in self._open if one.scores]
        ranked = sorted(tried, key=lambda one: -one.mean)
        return [self._promise(one) for one in (*ranked, *self._left_out)]

    def _promise(self, one: _Candidate) -> Promise:
        count = len(one.scores)
        error = statistics.stdev(one.scores) / math.sqrt(count) if count > 1 else 0.0
        wanted = target(self._game)
        chance = statistics.fmean(score >= wanted for score in one.scores) if wanted else None
        return Promise(move_of(one.code), one.mean, error, count, chance)
