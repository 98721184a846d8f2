"""Long answers for tests: one that goes on until it is stopped, one that fails, one at once."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from greentable import grass, grove
from greentable.bots import ADVISERS
from greentable.core.advice import Budget
from greentable.core.shuffle import Stream
from greentable.games import GAMES
from greentable.long_answers import (
    LONG_ANSWERS,
    GrassGame,
    GrassHint,
    GrassReview,
    GroveHint,
    GroveLine,
    GroveOrder,
    LongAnswer,
    OnProgress,
    Progress,
)
from greentable.records import read_record
from greentable.table import replay

SOLVE = LONG_ANSWERS["grove"]["solve"]
REVIEW = LONG_ANSWERS["grass"]["review"]
HINT = LONG_ANSWERS["grove"]["hint"]
ADVICE = LONG_ANSWERS["grass"]["hint"]


def _search(_asked: GroveOrder, on_progress: OnProgress) -> GroveLine:
    """Search until somebody says stop."""
    while not on_progress(Progress("searching", 0.5, best=7)):
        sum(range(1000))
    return GroveLine(score=7, moves=(), short_sighted=7, is_complete=False, is_compiled=False)


def _fail(_asked: GroveOrder, _on_progress: OnProgress) -> GroveLine:
    raise ZeroDivisionError


def _first(view: grove.View, _on_progress: OnProgress) -> GroveHint:
    move = grove.write_move(view.legal[0])
    return GroveHint(move=move, choices=(), orders=0, is_compiled=False)


def _advise(view: grass.View, _on_progress: OnProgress) -> GrassHint:
    """As ever, but sooner."""
    advice = ADVISERS["grass"](view, view.legal, Stream(b"hint", "tests"), Budget(iterations=100))
    return GrassHint(**msgspec.structs.asdict(advice), said={})


def _count(asked: GrassGame, _on_progress: OnProgress) -> GrassReview:
    """How much a seat had to decide; nothing is judged."""
    plies = replay(read_record(asked.record, GAMES), GAMES)
    decisions = sum(ply.seat == asked.seat for ply in plies)
    return GrassReview(seat=asked.seat, decisions=decisions, good=0, costly=(), said={})


def _with(find: Callable[..., GroveLine]) -> dict[str, dict[str, LongAnswer]]:
    return {"grove": {"solve": SOLVE._replace(find=find)}}


BRIEF = {**LONG_ANSWERS, "grass": {"hint": ADVICE._replace(find=_advise)}}
ENDLESS = _with(_search)
FAILING = _with(_fail)
AT_ONCE = {
    "grove": {"hint": HINT._replace(find=_first, kernels=None)},
    "grass": {"review": REVIEW._replace(find=_count)},
}
