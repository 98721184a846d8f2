"""Advice: what a mind says beside its move, and how much it may think.

Moves are tokens, as records have them; reasons are messages with typed arguments, which a catalogue
puts into words. So advice can be shown in a terminal, sent to a client or kept in a file as it is.
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
    """How much a mind may think about one decision; what is None is not limited.

    One that counts iterations gives the same move on every machine; one that goes by time does not.
    Raises UsageError for one that cannot be.
    """

    milliseconds: float | None = None
    iterations: int | None = None
    by_cpu: bool = False
    """Whether the milliseconds are CPU time: then a busy machine takes nothing away from it."""

    @property
    def clock(self) -> Callable[[], float]:
        """What tells the time that milliseconds are counted by, in seconds."""
        return time.thread_time if self.by_cpu else time.perf_counter

    def __post_init__(self) -> None:
        long, count = self.milliseconds, self.iterations
        if long is not None and not 0 < long <= MOST_MILLISECONDS:
            most = str(MOST_MILLISECONDS)
            raise UsageError("advice.milliseconds", found=f"{long:.12g}", most=most)
        if count is not None and not 1 <= count <= MOST_ITERATIONS:
            raise UsageError("advice.iterations", found=str(count), most=str(MOST_ITERATIONS))


class Spent(msgspec.Struct, frozen=True):
    """What a decision took; a forced one takes nothing."""

    milliseconds: float = 0.0
    iterations: int = 0
    is_compiled: bool = True
    """False where it thought with interpreted rules, which is about a hundred times slower."""


class Alternative(msgspec.Struct, frozen=True):
    """A move, as a token, and the chance to win the game with it, from 0 to 1.

    The chance is None where a mind judges without counting.
    """

    move: str
    chance: float | None = None


class Advice(msgspec.Struct, frozen=True):
    """What to do, why, and what else could be done."""

    move: str
    reasons: tuple[Message, ...] = ()
    """The most important first; none for a move that is forced."""
    alternatives: tuple[Alternative, ...] = ()
    """The few best, best first, the advised move among them."""
    spent: Spent = Spent()

    @property
    def chance(self) -> float | None:
        """The chance to win with the advised move."""
        return next((one.chance for one in self.alternatives if one.move == self.move), None)


class Judgement(msgspec.Struct, frozen=True):
    """One decision of a game that is over: what was played, and what was better."""

    ply: int
    """Which of the plies of the record, from 1."""
    played: Alternative
    best: Alternative
    reasons: tuple[Message, ...] = ()
    """Why the best is good."""

    @property
    def lost(self) -> float:
        """The chance to win that was given away."""
        return max(0.0, (self.best.chance or 0.0) - (self.played.chance or 0.0))


class Review(msgspec.Struct, frozen=True):
    """A game gone through again for one seat: every decision in which there was a choice."""

    seat: int
    judgements: tuple[Judgement, ...]

    def worst(self, count: int) -> Sequence[Judgement]:
        """The decisions that cost most, the costliest first; none that cost nothing."""
        mistakes = [one for one in self.judgements if one.lost > 0]
        return sorted(mistakes, key=lambda one: -one.lost)[:count]
