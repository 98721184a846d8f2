"""Answers that take seconds or minutes, by game: what can be asked, and who finds them.

Those who have them found (a server, in processes of its own) know this registry and no game. A
question is checked at once; while the answer is searched, progress is told, and whoever listens can
stop the search: then the best found so far is the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta

from greentable import grass, grass_mind, grove, solver
from greentable.advice import Advice, Budget, Judgement
from greentable.bots import ADVISERS
from greentable.compiled.engine import Engine, fastest
from greentable.errors import UsageError
from greentable.games import GAMES
from greentable.messages import Message
from greentable.records import Record, read_record
from greentable.shuffle import Stream
from greentable.solver.engine import GAME, KERNELS
from greentable.table import AnyPly, replay

WIDEST = 10_000
"""Of a search that others wait for too."""

_INTERPRETED_WIDTH = 16
_SEARCHES = 800  # for a hint
_INTERPRETED_SEARCHES = 24
_PATIENCE = Budget(milliseconds=3_000, iterations=6_000)  # for a hint of Grass
_REVIEW = Budget(milliseconds=1_000, iterations=4_000)  # for each decision of a game of Grass
_COSTLY = 5  # decisions that a review names
_NOTICED = 0.03  # of a chance to win: less may be an accident of the games that were imagined


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


class GroveGame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished game of one player: the nine cards in their order, the recipes, the moves."""

    ruleset: Annotated[str, Meta(max_length=10_000)] = "house"
    order: Annotated[tuple[int, ...], Meta(min_length=9, max_length=9)]
    recipes: tuple[int, int] | None = None
    moves: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=8)]


class GroveLine(msgspec.Struct, frozen=True, kw_only=True):
    """The best line found: the moves and the score they lead to.

    No line scores more than `bound`, if that is known; one that scores as much `is_proved` best.
    `short_sighted` is the score of always laying what scores most at once.
    """

    score: int
    moves: tuple[str, ...]
    bound: int | None = None
    is_proved: bool = False
    short_sighted: int
    is_complete: bool
    is_compiled: bool


class GroveChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A placement worth considering: what may be expected of it, and why it is advised.

    `error` is the standard error of `expected`, `gain` what it scores at once, `chance` the share
    of the orders tried in which the target of a recipe challenge is reached.
    """

    move: str
    expected: float
    error: float
    gain: int
    chance: float | None
    said: Message
    reasons: tuple[Message, ...]


class GroveHint(msgspec.Struct, frozen=True, kw_only=True):
    """The best move, and the best few with their reasons; `orders` were tried of the best."""

    move: str
    choices: tuple[GroveChoice, ...]
    orders: int
    is_compiled: bool


class GroveStart(msgspec.Struct, frozen=True, kw_only=True):
    """A first placement and the best score known to follow."""

    move: str
    best: int
    said: Message


class GrovePar(msgspec.Struct, frozen=True, kw_only=True):
    """The best line known of a deal, and the best ways to start."""

    line: GroveLine
    starts: tuple[GroveStart, ...]


class GrovePlay(msgspec.Struct, frozen=True, kw_only=True):
    """A play of a reviewed game: what could be reached before and after, and what was better."""

    number: int
    move: str
    before: int
    after: int
    better: str | None


class GroveReview(msgspec.Struct, frozen=True, kw_only=True):
    """Where a game left points: its score, what was possible, each play, and this in words."""

    score: int
    par: int
    plays: tuple[GrovePlay, ...]
    said: tuple[Message, ...]


def _order_of(asked: GroveOrder | GroveGame) -> grove.State:
    return solver.game_in_order(grove.read_ruleset(asked.ruleset), asked.order, asked.recipes)


def _check_order(asked: GroveOrder) -> None:
    _order_of(asked)


def _solve(asked: GroveOrder, on_progress: OnProgress) -> GroveLine:
    game, engine = _order_of(asked), _compiled(on_progress)
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
    game, engine = _order_of(asked), _compiled(on_progress)
    draws = asked.order[game.drawn :]
    par = solver.par_of(
        game,
        draws,
        width=_width(asked, engine),
        on_progress=_searching(on_progress),
        engine=engine,
    )
    starts = tuple(
        GroveStart(
            move=grove.write_move(start.move), best=start.best, said=solver.start_message(start)
        )
        for start in par.starts
    )
    return GrovePar(line=_line_of(par.solution, game, draws, engine), starts=starts)


def _check_game(asked: GroveGame) -> None:
    """That the moves are legal and end the game."""
    game = _order_of(asked)
    draws = list(asked.order[game.drawn :])
    for move in asked.moves:
        game, _ = grove.apply(game, 1, move)
        if grove.to_act(game) == [0]:
            game, _ = grove.apply(game, 0, grove.Move.draw(draws.pop(0)))
    if game.phase != grove.Phase.OVER:
        raise UsageError("review.game")


def _review(asked: GroveGame, on_progress: OnProgress) -> GroveReview:
    game, engine = _order_of(asked), _compiled(on_progress)
    width = solver.REVIEW_WIDTH if engine.is_compiled else 1
    review = solver.review_game(
        game,
        asked.order[game.drawn :],
        [grove.read_move(move) for move in asked.moves],
        width=width,
        on_progress=_searching(on_progress),
        engine=engine,
    )
    return review_document(review)


def review_document(review: solver.Review) -> GroveReview:
    """A review as a document."""
    plays = tuple(
        GrovePlay(
            number=play.number,
            move=grove.write_move(play.move),
            before=play.before,
            after=play.after,
            better=grove.write_move(play.better) if play.better is not None else None,
        )
        for play in review.plays
    )
    return GroveReview(score=review.score, par=review.par.score, plays=plays, said=review.said)


def _check_view(view: grove.View) -> None:
    if not view.legal:
        raise UsageError("hint.not_asked")


def _hint(view: grove.View, on_progress: OnProgress) -> GroveHint:
    """The placements that promise most in sampled orders of the cards to come."""
    engine = _compiled(on_progress)

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


def _compiled(on_progress: OnProgress) -> Engine:
    """The compiled engine where there is one; the first time that takes half a minute."""
    return _compile(GAME, KERNELS, on_progress)


def _compile(game: str, kernels: str, on_progress: OnProgress) -> Engine:
    def on_each(done: int, of: int) -> None:
        on_progress(Progress("compiling", done / of))

    return fastest(game, kernels, on_each)


# Grass


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
    """Where somebody gave away chances, judged by what they saw then."""
    _compile(grass_mind.GAME, grass_mind.KERNELS, on_progress)
    plies = [ply for ply in replay(_finished(asked), GAMES) if ply.seat == asked.seat]

    def until_stopped() -> Iterator[AnyPly]:
        for number, ply in enumerate(plies):
            if on_progress(Progress("searching", number / len(plies))):
                return
            yield ply

    review = grass_mind.review(until_stopped(), asked.seat, _REVIEW)
    return GrassReview(
        seat=asked.seat,
        decisions=len(review.judgements),
        good=sum(one.lost < _NOTICED for one in review.judgements),
        costly=tuple(one for one in review.worst(_COSTLY) if one.lost >= _NOTICED),
    )


LONG_ANSWERS: Mapping[str, Mapping[str, LongAnswer]] = MappingProxyType(
    {
        grass.name: MappingProxyType(
            {
                "hint": LongAnswer(None, Advice, _check_seat, _grass_hint),
                "review": LongAnswer(GrassGame, GrassReview, _check_finished, _grass_review),
            }
        ),
        grove.name: MappingProxyType(
            {
                "solve": LongAnswer(GroveOrder, GroveLine, _check_order, _solve),
                "hint": LongAnswer(None, GroveHint, _check_view, _hint),
                "par": LongAnswer(GroveOrder, GrovePar, _check_order, _par),
                "review": LongAnswer(GroveGame, GroveReview, _check_game, _review),
            }
        ),
    }
)
"""What can be asked, by game and name."""
