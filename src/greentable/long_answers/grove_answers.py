"""Long answers about Grove: the best line of an order, its par, hints, reviews."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Annotated

import msgspec
from msgspec import Meta

from greentable import grove
from greentable.compiled.engine import Engine, ready
from greentable.errors import UsageError
from greentable.games import GAMES
from greentable.long_answers.kinds import LongAnswer, OnProgress, Progress, compiled
from greentable.minds import grove as solver
from greentable.minds.grove.engine import GAME, KERNELS
from greentable.records import read_record
from greentable.table import AnyTable, resume
from greentable.words.messages import Message

WIDEST = 10_000
"""The largest width of a search on a server, where others wait too."""

_ALONE = 1  # the only seat of a game with a known order
_INTERPRETED_WIDTH = 16
_SEARCHES = 800  # for a hint
_INTERPRETED_SEARCHES = 100  # a second and a half for the first card


class GroveOrder(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Nine cards in a known order for one player, optionally with two recipes."""

    ruleset: Annotated[str, Meta(max_length=10_000)] = "house"
    order: Annotated[tuple[int, ...], Meta(min_length=9, max_length=9)]
    recipes: tuple[int, int] | None = None
    width: Annotated[int, Meta(ge=1, le=WIDEST)] | None = None


class GroveGame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished game of one player as its record, and the player's seat."""

    record: Annotated[str, Meta(min_length=1)]
    seat: Annotated[int, Meta(ge=1, le=6)]


class GroveLine(msgspec.Struct, frozen=True, kw_only=True):
    """The best line found: its moves and its score.

    No line scores more than `bound`, if that is known; a line that reaches it `is_proved` best.
    `short_sighted` is the score of always choosing the highest immediate gain.
    """

    score: int
    moves: tuple[str, ...]
    bound: int | None = None
    is_proved: bool = False
    short_sighted: int
    is_complete: bool
    is_compiled: bool


class GroveChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A recommended placement, with its expected score and the reasons.

    `error` is the standard error of `expected`, `gain` the immediate gain, `chance` the share of
    the sampled orders in which the target of a recipe challenge is reached.
    """

    move: str
    expected: float
    error: float
    gain: int
    chance: float | None
    said: Message
    reasons: tuple[Message, ...]


class GroveHint(msgspec.Struct, frozen=True, kw_only=True):
    """The best move, and the best few with reasons; `orders` is the best one's sample size."""

    move: str
    choices: tuple[GroveChoice, ...]
    orders: int
    is_compiled: bool


class GroveStart(msgspec.Struct, frozen=True, kw_only=True):
    """A first placement, and the best known score after it."""

    move: str
    best: int
    said: Message


class GrovePar(msgspec.Struct, frozen=True, kw_only=True):
    """The best known line of a deal, and the best first placements."""

    line: GroveLine
    starts: tuple[GroveStart, ...]


class GrovePlay(msgspec.Struct, frozen=True, kw_only=True):
    """A play of a reviewed game: the reachable score before and after it, and a better move.

    `ply` is the number of plies before it.
    """

    number: int
    ply: int
    laid: grove.MoveDocument
    before: int
    after: int
    better: grove.MoveDocument | None


class GroveReview(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a game: its score, the possible score, each play, and a summary in words."""

    score: int
    par: int
    plays: tuple[GrovePlay, ...]
    said: tuple[Message, ...]


def _table_of(asked: GroveOrder) -> AnyTable:
    return solver.table_in_order(grove.read_ruleset(asked.ruleset), asked.order, asked.recipes)


def _order_of(asked: GroveOrder) -> grove.State:
    state: grove.State = _table_of(asked).state
    return state


def _check_order(asked: GroveOrder) -> None:
    _order_of(asked)


def _solve(asked: GroveOrder, on_progress: OnProgress) -> GroveLine:
    game, engine = _order_of(asked), compiled(GAME, KERNELS, on_progress)
    draws = asked.order[game.drawn :]
    found = solver.solve_on(
        game,
        draws,
        width=_width(asked, engine),
        on_progress=_searching(on_progress),
        engine=engine,
    )
    return _line_of(found, game, draws, engine)


def _width(asked: GroveOrder, engine: Engine) -> int:
    return asked.width or (solver.WIDTH if engine.is_compiled else _INTERPRETED_WIDTH)


def _searching(on_progress: OnProgress) -> Callable[[solver.Progress], bool | None]:
    def on_search(now: solver.Progress) -> bool | None:
        return on_progress(Progress("searching", now.share, now.best))

    return on_search


def _line_of(
    found: solver.Solution, game: grove.State, draws: tuple[int, ...], engine: Engine
) -> GroveLine:
    return GroveLine(
        score=found.score,
        moves=tuple(map(grove.write_move, found.moves)),
        bound=found.bound,
        is_proved=found.is_proved,
        short_sighted=solver.greedy_on(game, draws, engine=engine).score,
        is_complete=found.complete,
        is_compiled=engine.is_compiled,
    )


def _par(asked: GroveOrder, on_progress: OnProgress) -> GrovePar:
    game, engine = _order_of(asked), compiled(GAME, KERNELS, on_progress)
    draws = asked.order[game.drawn :]
    par = solver.par_of(
        game,
        draws,
        width=_width(asked, engine),
        on_progress=_searching(on_progress),
        engine=engine,
    )
    return GrovePar(line=_line_of(par.solution, game, draws, engine), starts=starts_of(par))


def starts_of(par: solver.Par) -> tuple[GroveStart, ...]:
    """The best first placements as documents."""
    return tuple(
        GroveStart(
            move=grove.write_move(start.move), best=start.best, said=solver.start_message(start)
        )
        for start in par.starts
    )


def _finished(asked: GroveGame) -> AnyTable:
    """The table of a finished game of one player. Raises UsageError, RecordError."""
    record = read_record(asked.record, GAMES)
    if record.game != grove.name or record.seats != _ALONE or asked.seat != _ALONE:
        raise UsageError("review.game")
    table = resume(record, GAMES)
    if not table.is_over:
        raise UsageError("review.game")
    return table


def _check_game(asked: GroveGame) -> None:
    _finished(asked)


def _review(asked: GroveGame, on_progress: OnProgress) -> GroveReview:
    table, engine = _finished(asked), compiled(GAME, KERNELS, on_progress)
    width = solver.REVIEW_WIDTH if engine.is_compiled else 1
    searching = _searching(on_progress)
    review = solver.review_table(table, width=width, on_progress=searching, engine=engine)
    return review_document(review, table)


def review_document(review: solver.Review, table: AnyTable) -> GroveReview:
    """The review of the game at a table as a document."""
    plies = [ply for ply, (seat, _) in enumerate(table.plies) if seat == _ALONE]
    plays = tuple(
        GrovePlay(
            number=play.number,
            ply=ply,
            laid=grove.move_document(play.move),
            before=play.before,
            after=play.after,
            better=grove.move_document(play.better) if play.better is not None else None,
        )
        for play, ply in zip(review.plays, plies, strict=True)
    )
    return GroveReview(score=review.score, par=review.par.score, plays=plays, said=review.said)


def _check_view(view: grove.View) -> None:
    if not view.legal:
        raise UsageError("hint.not_asked")


def _hint(view: grove.View, on_progress: OnProgress) -> GroveHint:
    """The placements with the best expected scores in sampled orders of the remaining cards.

    A player should not wait for the compiler: until the rules are compiled, fewer orders are
    sampled.
    """
    engine = ready(GAME, KERNELS)

    def on_searches(share: float, _best: grove.Move) -> bool | None:
        return on_progress(Progress("searching", share))

    advice = solver.advise(
        view,
        searches=_SEARCHES if engine.is_compiled else _INTERPRETED_SEARCHES,
        on_searches=on_searches,
        engine=engine,
    )
    return hint_of(advice, is_compiled=engine.is_compiled)


def hint_of(advice: tuple[solver.Advice, ...], *, is_compiled: bool) -> GroveHint:
    """Advice as a document."""
    choices = tuple(
        GroveChoice(
            move=grove.write_move(one.move),
            expected=round(one.promise.expected, 2),
            error=round(one.promise.error, 2),
            gain=one.gain,
            chance=one.promise.chance,
            said=one.said,
            reasons=one.reasons,
        )
        for one in advice
    )
    return GroveHint(
        move=choices[0].move,
        choices=choices,
        orders=advice[0].promise.orders,
        is_compiled=is_compiled,
    )


GROVE_ANSWERS: Mapping[str, LongAnswer] = MappingProxyType(
    {
        "solve": LongAnswer(GroveOrder, GroveLine, _check_order, _solve),
        "hint": LongAnswer(None, GroveHint, _check_view, _hint, (GAME, KERNELS)),
        "par": LongAnswer(GroveOrder, GrovePar, _check_order, _par),
        "review": LongAnswer(GroveGame, GroveReview, _check_game, _review),
    }
)
"""The long answers about Grove, by name."""
