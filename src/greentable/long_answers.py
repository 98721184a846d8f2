"""Answers that take seconds or minutes, by game: what can be asked, and who finds them.

Those who have them found (a server, in processes of its own) know this registry and no game. A
question is checked at once; while the answer is searched, progress is told, and whoever listens can
stop the search: then the best found so far is the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta

from greentable import grove, solver
from greentable.bots.grove import grove_bot
from greentable.errors import UsageError
from greentable.shuffle import Stream
from greentable.solver.engine import Engine, fastest

WIDEST = 10_000
"""Of a search that others wait for too."""

_INTERPRETED_WIDTH = 16


class Progress(msgspec.Struct, frozen=True):
    """How far it is: what is being done, its share from 0 to 1, the best score found so far."""

    phase: Literal["compiling", "searching"]
    share: float
    best: int | None = None


OnProgress = Callable[[Progress], bool | None]
"""Called many times; True stops a search."""


class LongAnswer(NamedTuple):
    """A kind of long answer.

    `asked` is the type of a question's document, None where the view of a seat is the question;
    `check` raises a GreentableError for a question that has no answer; `find` gives the answer as a
    struct.
    """

    asked: type | None
    answer: type
    check: Callable[[Any], None]
    find: Callable[[Any, OnProgress], Any]


# Grove


class GroveOrder(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Nine cards in the order in which they come, for one player, perhaps with two recipes."""

    ruleset: Annotated[str, Meta(max_length=10_000)] = "house"
    order: Annotated[tuple[int, ...], Meta(min_length=9, max_length=9)]
    recipes: tuple[int, int] | None = None
    width: Annotated[int, Meta(ge=1, le=WIDEST)] | None = None


class GroveLine(msgspec.Struct, frozen=True, kw_only=True):
    """The best line found: the moves and the score they lead to.

    `short_sighted` is the score of always laying what scores most at once.
    """

    score: int
    moves: tuple[str, ...]
    short_sighted: int
    is_complete: bool
    is_compiled: bool


class GroveHint(msgspec.Struct, frozen=True, kw_only=True):
    """A good move, and how far was thought: `plays` cards of the own hand."""

    move: str
    plays: int
    is_compiled: bool


def _order_of(asked: GroveOrder) -> grove.State:
    return solver.game_in_order(grove.read_ruleset(asked.ruleset), asked.order, asked.recipes)


def _check_order(asked: GroveOrder) -> None:
    _order_of(asked)


def _solve(asked: GroveOrder, on_progress: OnProgress) -> GroveLine:
    game, engine = _order_of(asked), _compiled(on_progress)
    draws = asked.order[game.drawn :]
    width = asked.width or (solver.WIDTH if engine.is_compiled else _INTERPRETED_WIDTH)

    def on_search(now: solver.Progress) -> bool | None:
        return on_progress(Progress("searching", now.share, now.best))

    found = solver.solve_on(game, draws, width=width, on_progress=on_search, engine=engine)
    return GroveLine(
        score=found.score,
        moves=tuple(map(grove.write_move, found.moves)),
        short_sighted=solver.greedy_on(game, draws, engine=engine).score,
        is_complete=found.complete,
        is_compiled=engine.is_compiled,
    )


def _check_view(view: grove.View) -> None:
    if not view.legal:
        raise UsageError("hint.not_asked")


def _hint(view: grove.View, on_progress: OnProgress) -> GroveHint:
    """Alone, both cards in hand are tried one after the other; among others what scores most."""
    if len(view.groves) > 1:
        best = grove_bot("greedy")(view, view.legal, Stream(b"hint", "long_answers"))
        return GroveHint(move=grove.write_move(best), plays=1, is_compiled=False)
    engine = _compiled(on_progress)
    state = grove.determinize(view, Stream(b"hint", "long_answers"))
    on_progress(Progress("searching", 0.0))
    found = solver.first_move(state, engine=engine)
    plays = min(2, len(view.hand))
    return GroveHint(move=grove.write_move(found), plays=plays, is_compiled=engine.is_compiled)


def _compiled(on_progress: OnProgress) -> Engine:
    """The compiled engine where there is one; the first time that takes half a minute."""

    def on_each(done: int, of: int) -> None:
        on_progress(Progress("compiling", done / of))

    return fastest(on_each)


LONG_ANSWERS: Mapping[str, Mapping[str, LongAnswer]] = MappingProxyType(
    {
        grove.name: MappingProxyType(
            {
                "solve": LongAnswer(GroveOrder, GroveLine, _check_order, _solve),
                "hint": LongAnswer(None, GroveHint, _check_view, _hint),
            }
        )
    }
)
"""What can be asked, by game and name."""
