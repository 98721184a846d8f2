"""The solver of Grove: how to lay cards whose order is known, and advice where it is not.

>>> from greentable import grove, solver
>>> order = (7, 2, 11, 18, 5, 9, 14, 3, 12)  # the start card, the hand, then the draws
>>> solution = solver.solve(grove.HOUSE_EDITION, order, width=1)
>>> len(solution.moves)
8
>>> solution.score >= solver.greedy(grove.HOUSE_EDITION, order).score
True
"""

from greentable.solver.advice import Advice, advise
from greentable.solver.adviser import Promise, promises
from greentable.solver.best_known import KnownDeal, read_best_known
from greentable.solver.known_order import game_in_order
from greentable.solver.lookahead import first_move, lookahead
from greentable.solver.review import (
    REVIEW_WIDTH,
    Par,
    Review,
    Start,
    par_of,
    review_game,
    review_table,
    start_message,
)
from greentable.solver.search import WIDTH, Progress, Solution, greedy, greedy_on, solve, solve_on

__all__ = [
    "REVIEW_WIDTH",
    "WIDTH",
    "Advice",
    "KnownDeal",
    "Par",
    "Progress",
    "Promise",
    "Review",
    "Solution",
    "Start",
    "advise",
    "first_move",
    "game_in_order",
    "greedy",
    "greedy_on",
    "lookahead",
    "par_of",
    "promises",
    "read_best_known",
    "review_game",
    "review_table",
    "solve",
    "solve_on",
    "start_message",
]
