"""Par of a deal, and the best ways to start it.

Par is the best score known for the deal with its order of cards known: a player who sees only the
hand rarely reaches it.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from greentable.grove.engine.legal import MOST_MOVES, list_moves
from greentable.grove.moves import Move, code_of, move_of
from greentable.grove.state import Phase, State
from greentable.grove.words.message_table import MESSAGES
from greentable.grove.words.messages import move_message
from greentable.minds.grove.beam import Beam, Line
from greentable.minds.grove.engine import Engine, fastest
from greentable.minds.grove.evaluation import SEAT
from greentable.minds.grove.known_order import play_on, plays_left
from greentable.minds.grove.lookahead import first_moves
from greentable.minds.grove.pace import Clock
from greentable.minds.grove.search import solve_on
from greentable.minds.grove.solutions import OnProgress, Progress, Solution, progress_of_part
from greentable.words.messages import Message

STARTS = 3
_LINE_SHARE = 0.7  # of the reported progress is for par; the rest for the starts


class _Effort(NamedTuple):
    """The amount of work for starts."""

    compared: int  # by narrow beams, at most
    narrow: int
    promising: int  # of them, the number searched by wider beams
    wide: int


_COMPILED = _Effort(MOST_MOVES, 8, 8, 200)
_INTERPRETED = _Effort(12, 1, 3, 4)


class Start(msgspec.Struct, frozen=True):
    """A first placement, and the best known score after it."""

    move: Move
    best: int


class Par(msgspec.Struct, frozen=True):
    """The best known line of a deal, and the best first placements, the best first."""

    solution: Solution
    starts: tuple[Start, ...]


def par_of(
    state: State,
    draws: Sequence[int],
    *,
    width: int | None = None,
    seconds: float | None = None,
    on_progress: OnProgress | None = None,
    engine: Engine | None = None,
    clock: Clock = time.monotonic,
) -> Par:
    """The best known line from here on, and the best first placements. Raises UsageError.

    A search that is stopped has only the starts that it has compared.
    """
    engine = engine or fastest()
    solution = solve_on(
        state,
        draws,
        width=width,
        seconds=seconds,
        on_progress=progress_of_part(on_progress, 0, _LINE_SHARE),
        engine=engine,
        clock=clock,
    )
    on_starts = progress_of_part(on_progress, _LINE_SHARE, 1 - _LINE_SHARE)
    return _Starts(engine, state, draws, solution, on_starts).compare()


class _Starts:
    """First placements: all are compared by narrow beams, the best of them by wider ones.

    `known` is a line that counts for its own start; a better one found here replaces it. Without
    compiled kernels, only those are compared that look best with the cards in hand.
    """

    def __init__(
        self,
        engine: Engine,
        state: State,
        draws: Sequence[int],
        known: Solution,
        on_progress: OnProgress | None,
    ) -> None:
        self._engine, self._state, self._draws = engine, state, draws
        self._known, self._on_progress = known, on_progress
        self._plays = plays_left(state, draws)
        self._size = _COMPILED if engine.is_compiled else _INTERPRETED
        self._beam = Beam(engine, state, self._size.wide)

    def compare(self) -> Par:
        own = tuple(map(code_of, self._known.moves))
        found = {own[0]: (self._known.score, own)}
        is_complete = self._known.complete and self._search(found)
        in_order = sorted(found.values(), key=lambda line: (-line[0], line[1]))
        score, line = in_order[0]
        known = msgspec.structs.replace(self._known, complete=is_complete)
        if score > known.score:
            known = msgspec.structs.replace(known, score=score, moves=tuple(map(move_of, line)))
        starts = tuple(Start(move_of(line[0]), score) for score, line in in_order[:STARTS])
        return Par(known, starts)

    def _search(self, found: dict[int, Line]) -> bool:
        """Add the best line of each first placement; return False if stopped."""
        codes, size = self._candidates(), self._size
        # Narrow beams, then wide ones: as much work as their width, each.
        everything = len(codes) * size.narrow + size.promising * size.wide
        done, narrow = 0, {}
        for code in codes:
            narrow[code] = self._best(code, size.narrow)[0]
            done += size.narrow
            if self._tell(done / everything):
                return False
        for code in sorted(codes, key=lambda code: (-narrow[code], code))[: size.promising]:
            line = self._best(code, size.wide)
            if code not in found or line[0] > found[code][0]:
                found[code] = line
            done += size.wide
            if self._tell(min(done / everything, 1.0)):
                return False
        return True

    def _candidates(self) -> list[int]:
        room = [0] * MOST_MOVES
        starts = room[: list_moves(self._state, SEAT, room)]
        if len(starts) > self._size.compared:
            return first_moves(self._engine, self._state, self._size.compared, self._plays)
        return starts

    def _best(self, code: int, wide: int) -> Line:
        """The best line that a beam finds after this placement."""
        after = play_on(self._state, self._draws, (code,))
        if after.phase == Phase.OVER:
            return after.total[SEAT], (code,)
        score, line = self._beam.search(after, self._plays - 1, self._draws[1:], width=wide)
        return score, (code, *line)

    def _tell(self, share: float) -> bool:
        """Report progress; return True to stop."""
        if self._on_progress is None:
            return False
        return bool(self._on_progress(Progress(share, self._known.score)))


def start_message(start: Start) -> Message:
    """A good start as a message."""
    return MESSAGES.say("review-start", best=start.best, move=move_message(start.move))
