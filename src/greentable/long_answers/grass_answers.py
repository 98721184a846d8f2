"""Long answers about Grass: a hint, and a finished game gone through again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Annotated

import msgspec
from msgspec import Meta

from greentable import grass
from greentable.bots import ADVISERS
from greentable.core.advice import Advice, Budget, Judgement
from greentable.core.shuffle import Stream
from greentable.errors import UsageError
from greentable.games import GAMES
from greentable.long_answers.kinds import LongAnswer, OnProgress, Progress, compiled
from greentable.minds import grass as grass_mind
from greentable.records import Record, read_record
from greentable.table import AnyPly, replay

_PATIENCE = Budget(milliseconds=3_000, iterations=6_000)  # for a hint
_REVIEW = Budget(milliseconds=1_000, iterations=4_000)  # for each decision of a game
_COSTLY = 5  # decisions that a review names
_NOTICED = 0.03  # of a chance to win: less may be an accident of the games that were imagined


def _check_seat(view: grass.View) -> None:
    if not view.legal:
        raise UsageError("hint.not_asked")


def _grass_hint(view: grass.View, on_progress: OnProgress) -> Advice:
    """What the best player of Grass would do, and why."""
    on_progress(Progress("searching", 0.0))
    return ADVISERS[grass.name](view, view.legal, Stream(b"hint", "long_answers"), _PATIENCE)


class GrassGame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished game as its record, and the seat whose decisions are looked through."""

    record: Annotated[str, Meta(min_length=1)]
    seat: Annotated[int, Meta(ge=1, le=6)]


class GrassReview(msgspec.Struct, frozen=True, kw_only=True):
    """A game gone through again: how many decisions there were, and how many were good.

    `costly` are those that gave away most of the chance to win, the costliest first.
    """

    seat: int
    decisions: int
    good: int
    costly: tuple[Judgement, ...]


def _finished(asked: GrassGame) -> Record:
    """The record of a game of Grass that was played to its end. Raises UsageError, RecordError."""
    record = read_record(asked.record, GAMES)
    if record.game != grass.name or record.result is None or asked.seat > record.seats:
        raise UsageError("review.grass")
    return record


def _check_finished(asked: GrassGame) -> None:
    _finished(asked)


def _grass_review(asked: GrassGame, on_progress: OnProgress) -> GrassReview:
    return review_grass(_finished(asked), asked.seat, on_progress)


def review_grass(record: Record, seat: int, on_progress: OnProgress) -> GrassReview:
    """Where somebody gave away chances in a game of Grass, judged by what they saw then."""
    compiled(grass_mind.GAME, grass_mind.KERNELS, on_progress)
    plies = [ply for ply in replay(record, GAMES) if ply.seat == seat]

    def until_stopped() -> Iterator[AnyPly]:
        for number, ply in enumerate(plies):
            if on_progress(Progress("searching", number / len(plies))):
                return
            yield ply

    review = grass_mind.review(until_stopped(), seat, _REVIEW)
    return GrassReview(
        seat=seat,
        decisions=len(review.judgements),
        good=sum(one.lost < _NOTICED for one in review.judgements),
        costly=tuple(one for one in review.worst(_COSTLY) if one.lost >= _NOTICED),
    )


GRASS_ANSWERS: Mapping[str, LongAnswer] = MappingProxyType(
    {
        "hint": LongAnswer(None, Advice, _check_seat, _grass_hint),
        "review": LongAnswer(GrassGame, GrassReview, _check_finished, _grass_review),
    }
)
"""What can be asked about Grass."""
