"""Advice: the move and reasons of a search, and the budget for its thinking.

Moves are tokens, as in records; reasons are messages with typed arguments, which a catalogue puts
into words. So advice can be shown in a terminal, sent to a client or kept in a file unchanged.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import msgspec

from greentable.errors import UsageError
from greentable.words.messages import Message

MOST_MILLISECONDS = 86_400_000  # a day
MOST_ITERATIONS = 1_000_000_000


class Budget(msgspec.Struct, frozen=True):
    """The limits for thinking about one decision; None is no limit.

    With a limit of iterations the move is the same on every machine; with a time limit it is not.
    Raises UsageError for an impossible budget.
    """

    milliseconds: float | None = None
    iterations: int | None = None
    by_cpu: bool = False
    """True if the milliseconds are CPU time: then a busy machine changes nothing."""

    @property
    def clock(self) -> Callable[[], float]:
        """The clock for the milliseconds; it returns seconds."""
        return time.thread_time if self.by_cpu else time.perf_counter

    def __post_init__(self) -> None:
        long, count = self.milliseconds, self.iterations
        if long is not None and not 0 < long <= MOST_MILLISECONDS:
            most = str(MOST_MILLISECONDS)
            raise UsageError("advice.milliseconds", found=f"{long:.12g}", most=most)
        if count is not None and not 1 <= count <= MOST_ITERATIONS:
            raise UsageError("advice.iterations", found=str(count), most=str(MOST_ITERATIONS))


class Spent(msgspec.Struct, frozen=True):
    """The budget that a decision used; a forced one uses nothing."""

    milliseconds: float = 0.0
    iterations: int = 0
    is_compiled: bool = True
    """False if it used interpreted rules, which are about a hundred times slower."""


class Alternative(msgspec.Struct, frozen=True):
    """A move, as a token, and the chance to win the game with it, from 0 to 1.

    The chance is None if a mind judges without computing chances.
    """

    move: str
    chance: float | None = None


class Advice(msgspec.Struct, frozen=True):
    """The best move, the reasons for it, and the alternatives."""

    move: str
    reasons: tuple[Message, ...] = ()
    """The most important first; none for a forced move."""
    alternatives: tuple[Alternative, ...] = ()
    """The few best, best first, the advised move among them."""
    spent: Spent = Spent()

    @property
    def chance(self) -> float | None:
        """The chance to win with the advised move."""
        return next((one.chance for one in self.alternatives if one.move == self.move), None)


class Judgement(msgspec.Struct, frozen=True):
    """One decision of a finished game: the move played, and a better one."""

    ply: int
    """The number of the ply in the record, from 1."""
    played: Alternative
    best: Alternative
    reasons: tuple[Message, ...] = ()
    """The reasons for the best move."""

    @property
    def lost(self) -> float:
        """The chance to win that the move gave away."""
        return max(0.0, (self.best.chance or 0.0) - (self.played.chance or 0.0))


class Review(msgspec.Struct, frozen=True):
    """The review of a finished game for one seat: every decision with a choice."""

    seat: int
    judgements: tuple[Judgement, ...]

    def worst(self, count: int) -> Sequence[Judgement]:
        """The costliest decisions, the worst first; without those that cost nothing."""
        mistakes = [one for one in self.judgements if one.lost > 0]
        return sorted(mistakes, key=lambda one: -one.lost)[:count]
