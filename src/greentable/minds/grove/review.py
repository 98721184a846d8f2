"""A review of a finished game: the plays that lost points.

The rest of the game is solved before every play; a play lost points if the best score that can
still be reached is lower after it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from greentable.errors import UsageError
from greentable.grove.cards import HAND
from greentable.grove.codes import Verb
from greentable.grove.moves import Move, code_of
from greentable.grove.notation import read_move
from greentable.grove.state import Phase, State
from greentable.grove.words.message_table import MESSAGES
from greentable.grove.words.messages import move_message
from greentable.minds.grove.engine import GAME, Engine, fastest
from greentable.minds.grove.evaluation import SEAT
from greentable.minds.grove.known_order import play_on, plays_left
from greentable.minds.grove.search import solve_on
from greentable.minds.grove.solutions import OnProgress, Solution, progress_of_part
from greentable.table import AnyTable
from greentable.words.messages import Message

REVIEW_WIDTH = 300


class PlayReviewed(msgspec.Struct, frozen=True):
    """A play of a game: the best scores that could be reached before and after it.

    `better` is the placement that would have lost nothing; None if the play lost nothing.
    """

    number: int
    move: Move
    before: int
    after: int
    better: Move | None

    @property
    def left(self) -> int:
        """The points that the play lost."""
        return self.before - self.after


class Review(msgspec.Struct, frozen=True):
    """A whole game: its score, the best possible one, each play, and comments in words.

    `complete` is False if it was stopped: a longer search may find more.
    """

    score: int
    par: Solution
    plays: tuple[PlayReviewed, ...]
    said: tuple[Message, ...]
    complete: bool = True


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
    """The review of a game: its first state, its draws and its plays. Raises UsageError."""
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
        meter = progress_of_part(on_progress, number / len(moves), 1 / len(moves), score)
        rest = draws[number:]
        found.append(solve_on(before, rest, width=width, on_progress=meter, engine=engine))
    lines = _never_falling(found, score, moves)
    plays = []
    for number, move in enumerate(moves):
        now = lines[number].score
        then = lines[number + 1].score if number + 1 < len(lines) else score
        better = lines[number].moves[0] if now > then else None
        plays.append(PlayReviewed(number + 1, move, now, then, better))
    said = tuple(_said(score, lines[0], plays))
    return Review(score, lines[0], tuple(plays), said, all(each.complete for each in found))


def _never_falling(found: Sequence[Solution], score: int, moves: Sequence[Move]) -> list[Solution]:
    """The best line before each play, at least as good as the played one and all later ones."""
    best = Solution(score, ())
    lines: list[Solution] = []
    for number in range(len(moves) - 1, -1, -1):
        follow = Solution(best.score, (moves[number], *best.moves))
        best = found[number] if found[number].score > follow.score else follow
        lines.insert(0, best)
    return lines


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
