"""Par of a deal, the best ways to start it, and a review of a game that was played.

Par is the best score that is known, with the order of the cards known as well: a player who sees
only the hand rarely reaches it. A review solves the rest of the game before every play; where the
best that can still be reached falls, points were left.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from greentable.errors import UsageError
from greentable.grove.cards import HAND
from greentable.grove.codes import Verb
from greentable.grove.legal import MOST_MOVES, list_moves
from greentable.grove.message_table import MESSAGES
from greentable.grove.messages import move_message
from greentable.grove.moves import Move, code_of, move_of
from greentable.grove.notation import read_move
from greentable.grove.state import Phase, State
from greentable.messages import Message
from greentable.solver.beam import Beam, Line
from greentable.solver.engine import GAME, Engine, fastest
from greentable.solver.evaluation import SEAT
from greentable.solver.lookahead import first_moves
from greentable.solver.pace import Clock
from greentable.solver.search import (
    OnProgress,
    Progress,
    Solution,
    play_on,
    plays_left,
    solve_on,
)
from greentable.table import AnyTable

STARTS = 3
REVIEW_WIDTH = 300


class _Size(NamedTuple):
    """How closely starts are looked at."""

    compared: int  # by narrow beams; all if there are no more
    narrow: int
    promising: int  # of them, by wider ones
    wide: int


_COMPILED = _Size(MOST_MOVES, 8, 8, 200)
_INTERPRETED = _Size(12, 1, 3, 4)


class Start(msgspec.Struct, frozen=True):
    """A first placement, and the best score that is known to follow."""

    move: Move
    best: int


class Par(msgspec.Struct, frozen=True):
    """The best line known of a deal, and the best ways to start, the best first."""

    solution: Solution
    starts: tuple[Start, ...]


class PlayReviewed(msgspec.Struct, frozen=True):
    """A play of a game: what could still be reached before it and after it.

    `better` is the placement that would have kept what was there; None if nothing was lost.
    """

    number: int
    move: Move
    before: int
    after: int
    better: Move | None

    @property
    def left(self) -> int:
        """The points that were left."""
        return self.before - self.after


class Review(msgspec.Struct, frozen=True):
    """A whole game: what it scored, what was possible, each play, and what there is to say."""

    score: int
    par: Solution
    plays: tuple[PlayReviewed, ...]
    said: tuple[Message, ...]


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
    """The best line known from here on, and the best first placements. Raises UsageError."""
    engine = engine or fastest()
    solution = solve_on(
        state,
        draws,
        width=width,
        seconds=seconds,
        on_progress=on_progress,
        engine=engine,
        clock=clock,
    )
    return _compare_starts(state, draws, solution, engine)


def _compare_starts(state: State, draws: Sequence[int], known: Solution, engine: Engine) -> Par:
    """The best first placements: all are compared by narrow beams, the best of them by wider ones.

    `known` is a line that counts for its own start; a better one found here takes its place. Where
    nothing is compiled, only those are compared that look best with the cards in hand.
    """
    plays = plays_left(state, draws)
    size = _COMPILED if engine.is_compiled else _INTERPRETED
    beam = Beam(engine, state, size.wide)

    def best(code: int, wide: int) -> Line:
        after = play_on(state, draws, (code,))
        if after.phase == Phase.OVER:
            return after.total[SEAT], (code,)
        score, line = beam.search(after, plays - 1, draws[1:], width=wide)
        return score, (code, *line)

    room = [0] * MOST_MOVES
    starts = room[: list_moves(state, SEAT, room)]
    if len(starts) > size.compared:
        starts = first_moves(engine, state, size.compared, plays)
    ranked = sorted(starts, key=lambda code: (-best(code, size.narrow)[0], code))
    found = {code: best(code, size.wide) for code in ranked[: size.promising]}
    own = tuple(map(code_of, known.moves))
    if known.score >= found.get(own[0], (known.score, own))[0]:
        found[own[0]] = known.score, own
    in_order = sorted(found.values(), key=lambda line: (-line[0], line[1]))
    score, line = in_order[0]
    if score > known.score:
        known = msgspec.structs.replace(known, score=score, moves=tuple(map(move_of, line)))
    return Par(known, tuple(Start(move_of(line[0]), score) for score, line in in_order[:STARTS]))


def review_table(
    table: AnyTable,
    *,
    width: int = REVIEW_WIDTH,
    on_progress: OnProgress | None = None,
    engine: Engine | None = None,
) -> Review:
    """The review of a finished game for one at a table. Raises UsageError for another game."""
    if table.game.name != GAME or table.seats != SEAT or not table.is_over:
        raise UsageError("review.game")
    plies = [(seat, read_move(token)) for seat, token in table.plies]
    moves = [move for seat, move in plies if seat == SEAT]
    draws = [move.card for _, move in plies if move.verb is Verb.DRAW]
    begun = next(number for number, (seat, _) in enumerate(plies) if seat == SEAT)
    start: State = table.at(begun).state
    return review_game(
        start, draws[HAND:], moves, width=width, on_progress=on_progress, engine=engine
    )


def review_game(
    state: State,
    draws: Sequence[int],
    moves: Sequence[Move],
    *,
    width: int = REVIEW_WIDTH,
    on_progress: OnProgress | None = None,
    engine: Engine | None = None,
) -> Review:
    """The review of a game: where it began, what was drawn, what was laid. Raises UsageError."""
    plays_left(state, draws)
    engine = engine or fastest()
    states = [state]
    for number, move in enumerate(moves):
        states.append(play_on(states[-1], draws[number:], (code_of(move),)))
    if states[-1].phase != Phase.OVER:
        raise UsageError("review.game")
    score = states[-1].total[SEAT]
    found = []
    for number, before in enumerate(states[:-1]):
        meter = _meter(on_progress, number, len(moves), score)
        rest = draws[number:]
        found.append(solve_on(before, rest, width=width, on_progress=meter, engine=engine))
    lines = _never_falling(found, score, moves)
    plays = []
    for number, move in enumerate(moves):
        now = lines[number].score
        then = lines[number + 1].score if number + 1 < len(lines) else score
        better = lines[number].moves[0] if now > then else None
        plays.append(PlayReviewed(number + 1, move, now, then, better))
    return Review(score, lines[0], tuple(plays), tuple(_said(score, lines[0], plays)))


def _never_falling(found: Sequence[Solution], score: int, moves: Sequence[Move]) -> list[Solution]:
    """What could be reached before each play: also by what was played, and the best after it."""
    best = Solution(score, ())
    lines: list[Solution] = []
    for number in range(len(moves) - 1, -1, -1):
        follow = Solution(best.score, (moves[number], *best.moves))
        best = found[number] if found[number].score > follow.score else follow
        lines.insert(0, best)
    return lines


def _meter(
    on_progress: OnProgress | None, number: int, of: int, score: int
) -> Callable[[Progress], bool | None] | None:
    if on_progress is None:
        return None
    return lambda now: on_progress(Progress((number + now.share) / of, max(now.best, score)))


def _said(score: int, par: Solution, plays: Sequence[PlayReviewed]) -> list[Message]:
    said = [MESSAGES.say("review-score", score=score, best=par.score)]
    said += [
        MESSAGES.say(
            "review-left",
            number=play.number,
            move=move_message(play.move),
            amount=play.left,
            better=move_message(play.better),
        )
        for play in plays
        if play.better is not None
    ]
    return said if len(said) > 1 else [*said, MESSAGES.say("review-good")]


def start_message(start: Start) -> Message:
    """A good start in words."""
    return MESSAGES.say("review-start", best=start.best, move=move_message(start.move))
