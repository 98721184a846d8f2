"""The solver of Grove: how to lay cards whose order is known.

>>> from greentable import grove, solver
>>> order = (7, 2, 11, 18, 5, 9, 14, 3, 12)  # the start card, the hand, then the draws
>>> solution = solver.solve(grove.HOUSE_EDITION, order, width=1)
>>> len(solution.moves)
8
>>> solution.score >= solver.greedy(grove.HOUSE_EDITION, order).score
True
"""

from greentable.solver.known_order import game_in_order
from greentable.solver.lookahead import first_move, lookahead
from greentable.solver.search import WIDTH, Progress, Solution, greedy, greedy_on, solve, solve_on

__all__ = [
    "WIDTH",
    "Progress",
    "Solution",
    "first_move",
    "game_in_order",
    "greedy",
    "greedy_on",
    "lookahead",
    "solve",
    "solve_on",
]
