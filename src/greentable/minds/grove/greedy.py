"""A greedy player of Grove: always the placement with the highest immediate score."""

from __future__ import annotations

from collections.abc import Sequence

from greentable.grove.codes import NO_CARD
from greentable.grove.engine.legal import MOST_MOVES
from greentable.grove.moves import move_of
from greentable.grove.ruleset import Ruleset
from greentable.grove.state import State
from greentable.minds.grove.beam import Line
from greentable.minds.grove.engine import Engine, fastest
from greentable.minds.grove.evaluation import MOVE, ROW, SEAT
from greentable.minds.grove.known_order import game_in_order, plays_left
from greentable.minds.grove.solutions import Solution


def greedy(
    ruleset: Ruleset,
    order: Sequence[int],
    *,
    recipes: tuple[int, int] | None = None,
    engine: Engine | None = None,
) -> Solution:
    """The line of a greedy player: always the placement with the highest immediate score."""
    state = game_in_order(ruleset, order, recipes)
    return greedy_on(state, order[state.drawn :], engine=engine)


def greedy_on(state: State, draws: Sequence[int], *, engine: Engine | None = None) -> Solution:
    """The same for the rest of a game for one."""
    plays_left(state, draws)
    score, codes = greedy_line(engine or fastest(), state, draws)
    return Solution(score, tuple(map(move_of, codes)))


def greedy_line(engine: Engine, state: State, draws: Sequence[int]) -> Line:
    """The score and the moves of such a player."""
    moves: list[int] = []
    room = engine.zeros(MOST_MOVES)
    now, then = engine.states([state]), engine.states([state])
    (scratch,) = engine.states([state])
    row = engine.rows(1, ROW)
    for card in (*draws, *[NO_CARD] * (plays_left(state, draws) - len(draws))):
        moves.append(int(engine.kernels.best_at_once(now[0], room, scratch)))
        row[0][MOVE] = moves[-1]
        engine.kernels.lay_found(now, row, 1, card, then)
        now, then = then, now
        if engine.kernels.best_over(now, 1) == 0:
            break
    return engine.state(now, 0, state).total[SEAT], tuple(moves)
