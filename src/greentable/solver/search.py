"""Solve a known order: greedily, or by beam searches that grow wider.

A search begins with the greedy line; then come beams, each eight times as wide as the one before,
up to the width wanted. The best line of all is the answer: so there is one at any time, and
searching longer never makes it worse.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from greentable.errors import UsageError
from greentable.fields import members_of
from greentable.grove.cards import DECK
from greentable.grove.codes import NO_CARD
from greentable.grove.legal import MOST_MOVES
from greentable.grove.moves import Move, move_of
from greentable.grove.ruleset import Ruleset
from greentable.grove.state import Phase, State
from greentable.solver.beam import Beam, Line, Stopped
from greentable.solver.engine import Engine, fastest
from greentable.solver.evaluation import MOVE, ROW, SEAT
from greentable.solver.known_order import game_in_order

WIDTH = 1000
WIDEST = 100_000
_WIDER = 8


class Solution(msgspec.Struct, frozen=True):
    """A line of play: the card laid in each turn, and the final score it leads to.

    `complete` is False for a search that was stopped; `placements` is how many it has evaluated.
    """

    score: int
    moves: tuple[Move, ...]
    complete: bool = True
    placements: int = 0


class Progress(msgspec.Struct, frozen=True):
    """How far a search is: the share of its work that is done, and the best score so far."""

    share: float
    best: int


OnProgress = Callable[[Progress], bool | None]
"""Called many times in a search; True stops it, and the best line so far is the solution."""


def solve(
    ruleset: Ruleset,
    order: Sequence[int],
    *,
    width: int = WIDTH,
    recipes: tuple[int, int] | None = None,
    on_progress: OnProgress | None = None,
    engine: Engine | None = None,
) -> Solution:
    """The best line of play found for these nine cards: start card, hand of two, six draws.

    `width` is how many groves are kept after each play. The same arguments always give the same
    solution. Raises UsageError and UnsupportedRuleset.
    """
    state = game_in_order(ruleset, order, recipes)
    draws = order[state.drawn :]
    return solve_on(state, draws, width=width, on_progress=on_progress, engine=engine)


def solve_on(
    state: State,
    draws: Sequence[int],
    *,
    width: int = WIDTH,
    on_progress: OnProgress | None = None,
    engine: Engine | None = None,
) -> Solution:
    """The same for the rest of a game for one, with the cards that are still to be drawn."""
    check_width(width)
    plays = plays_left(state, draws)
    engine = engine or fastest()
    best = _greedy_line(engine, state, draws)
    meter = _Meter(plays, width, on_progress)
    for step in meter.widths:
        meter.best = best[0]
        try:
            line = Beam(engine, state, step).search(plays, draws, meter.on_groves)
        except Stopped:
            return _solution(best, complete=False, placements=meter.placements)
        if line[0] > best[0]:
            best = line
    return _solution(best, placements=meter.placements)


def check_width(width: int) -> None:
    """Check that a search can have this width. Raises UsageError."""
    if not 1 <= width <= WIDEST:
        raise UsageError("solve.width", width=str(width), widest=str(WIDEST))


def greedy(
    ruleset: Ruleset,
    order: Sequence[int],
    *,
    recipes: tuple[int, int] | None = None,
    engine: Engine | None = None,
) -> Solution:
    """The line of a short-sighted player: always what scores most at once."""
    state = game_in_order(ruleset, order, recipes)
    return greedy_on(state, order[state.drawn :], engine=engine)


def greedy_on(state: State, draws: Sequence[int], *, engine: Engine | None = None) -> Solution:
    """The same for the rest of a game for one."""
    plays_left(state, draws)
    return _solution(_greedy_line(engine or fastest(), state, draws))


def plays_left(state: State, draws: Sequence[int]) -> int:
    """How many cards will be laid. Raises UsageError for a game that cannot be solved."""
    if state.seats != 1 or state.phase != Phase.PLAY:
        raise UsageError("solve.state")
    if len(draws) != DECK - state.drawn:
        raise UsageError("solve.draws", left=DECK - state.drawn, given=len(draws))
    for place, card in enumerate(draws, 1):
        if card not in members_of(state.unseen) or card in draws[: place - 1]:
            raise UsageError("solve.draw_card", card=str(card), place=place)
    return len(members_of(state.hand[SEAT])) + len(draws)


def _greedy_line(engine: Engine, state: State, draws: Sequence[int]) -> Line:
    moves: list[int] = []
    room = engine.zeros(MOST_MOVES)
    now, then = engine.states([state]), engine.states([state])
    (scratch,) = engine.states([state])
    row = engine.rows(1, ROW)
    for card in (*draws, *[NO_CARD] * (plays_left(state, draws) - len(draws))):
        moves.append(int(engine.kernels.best_at_once(now[0], room, scratch)))
        row[0][MOVE] = moves[-1]
        engine.kernels.lay_found(now, row, 1, card, then)
        now, then = then, now
        if engine.kernels.best_over(now, 1) == 0:
            break
    return engine.state(now, 0, state).total[SEAT], tuple(moves)


def _solution(line: Line, *, complete: bool = True, placements: int = 0) -> Solution:
    score, codes = line
    return Solution(score, tuple(move_of(code) for code in codes), complete, placements)


class _Meter:
    """Counts the groves that a search has looked at, of all that it may look at."""

    def __init__(self, plays: int, width: int, on_progress: OnProgress | None) -> None:
        self.widths = [width]
        while self.widths[0] > _WIDER:
            self.widths.insert(0, self.widths[0] // _WIDER)
        self.best = 0
        self.placements = 0
        self._on_progress = on_progress
        self._done = 0
        # The first generation is one grove, the others are full, or nearly.
        self._all = sum(1 + (plays - 1) * each for each in self.widths)

    def on_groves(self, groves: int, placements: int) -> bool:
        """Some groves more; whether to stop."""
        self._done += groves
        self.placements += placements
        if self._on_progress is None:
            return False
        share = min(self._done / self._all, 1.0)
        return bool(self._on_progress(Progress(share, self.best)))
