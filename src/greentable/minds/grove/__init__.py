"""The solver of Grove: the best play for a known order of cards, and advice for an unknown one.

The state of a game in play never comes here: callers give a view, or an order of cards.

>>> from greentable import grove
>>> from greentable.minds.grove import greedy, solve
>>> order = (7, 2, 11, 18, 5, 9, 14, 3, 12)  # the start card, the hand, then the draws
>>> solution = solve(grove.HOUSE_EDITION, order, width=1)
>>> len(solution.moves)
8
>>> solution.score >= greedy(grove.HOUSE_EDITION, order).score
True
"""

from greentable.minds.grove.advice import Advice, advise
from greentable.minds.grove.adviser import Promise, promises
from greentable.minds.grove.best_known import KnownDeal, read_best_known
from greentable.minds.grove.greedy import greedy, greedy_on
from greentable.minds.grove.known_order import game_in_order, table_in_order
from greentable.minds.grove.lookahead import first_move, lookahead
from greentable.minds.grove.par import Par, Start, par_of, start_message
from greentable.minds.grove.review import REVIEW_WIDTH, Review, review_game, review_table
from greentable.minds.grove.search import WIDTH, solve, solve_on
from greentable.minds.grove.solutions import Progress, Solution

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
    "table_in_order",
]
