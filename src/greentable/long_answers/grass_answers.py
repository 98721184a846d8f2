"""Long answers about Grass: a hint, and the review of a finished game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
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
from greentable.words.messages import Message

_HINT_BUDGET = Budget(milliseconds=3_000, iterations=6_000)
_REVIEW_BUDGET = Budget(milliseconds=1_000, iterations=4_000)  # for each decision
_MOST_COSTLY = 5  # decisions that a review names
_NOTICEABLE = 0.03  # of a chance to win: a smaller loss may be noise of the sampled games


def _check_seat(view: grass.View) -> None:
    if not view.legal:
        raise UsageError("hint.not_asked")


class GrassHint(Advice, frozen=True, kw_only=True):
    """Advice, with its moves as sentences by their tokens."""

    said: dict[str, Message]


def _grass_hint(view: grass.View, on_progress: OnProgress) -> GrassHint:
    """The move that the strongest bot of Grass would choose, with its reasons."""
    on_progress(Progress("searching", 0.0))
    adviser = ADVISERS[grass.name]
    advice = adviser(view, view.legal, Stream(b"hint", "long_answers"), _HINT_BUDGET)
    tokens = {advice.move, *(one.move for one in advice.alternatives)}
    return GrassHint(**msgspec.structs.asdict(advice), said=_said(tokens))


def _said(tokens: Iterable[str]) -> dict[str, Message]:
    return {token: grass.move_message(grass.read_move(token)) for token in sorted(tokens)}


class GrassGame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished game as its record, and the seat whose decisions are reviewed."""

    record: Annotated[str, Meta(min_length=1)]
    seat: Annotated[int, Meta(ge=1, le=6)]


class GrassReview(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a game: the number of decisions, and of good ones.

    `costly` are the decisions that lost most of the chance to win, the costliest first; `said` has
    their moves as sentences, by their tokens.
    """

    seat: int
    decisions: int
    good: int
    costly: tuple[Judgement, ...]
    said: dict[str, Message]


def _finished(asked: GrassGame) -> Record:
    """The record of a finished game of Grass. Raises UsageError, RecordError."""
    record = read_record(asked.record, GAMES)
    if record.game != grass.name or record.result is None or asked.seat > record.seats:
        raise UsageError("review.grass")
    return record


def _check_finished(asked: GrassGame) -> None:
    _finished(asked)


def _grass_review(asked: GrassGame, on_progress: OnProgress) -> GrassReview:
    return review_grass(_finished(asked), asked.seat, on_progress)


def review_grass(record: Record, seat: int, on_progress: OnProgress) -> GrassReview:
    """A review of a seat's decisions in a game of Grass, judged by what the seat could see."""
    compiled(grass_mind.GAME, grass_mind.KERNELS, on_progress)
    plies = [ply for ply in replay(record, GAMES) if ply.seat == seat]

    def until_stopped() -> Iterator[AnyPly]:
        for number, ply in enumerate(plies):
            if on_progress(Progress("searching", number / len(plies))):
                return
            yield ply

    review = grass_mind.review(until_stopped(), seat, _REVIEW_BUDGET)
    worst = [one for one in review.worst(_MOST_COSTLY) if one.lost >= _NOTICEABLE]
    return GrassReview(
        seat=seat,
        decisions=len(review.judgements),
        good=sum(one.lost < _NOTICEABLE for one in review.judgements),
        costly=tuple(worst),
        said=_said({move for one in worst for move in (one.played.move, one.best.move)}),
    )


GRASS_ANSWERS: Mapping[str, LongAnswer] = MappingProxyType(
    {
        "hint": LongAnswer(None, GrassHint, _check_seat, _grass_hint),
        "review": LongAnswer(GrassGame, GrassReview, _check_finished, _grass_review),
    }
)
"""The long answers about Grass, by name."""
