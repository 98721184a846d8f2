"""The mind of Grass: a policy in the subset of the rules, and a search that plays with it.

Everything begins with a view, never with the state of a game in play; the states here are sampled
ones that fit it. `decide_by_policy` judges each move once, `search` tries moves in sampled games,
`advise` adds reasons, and `review` goes through a finished game.
"""

from greentable.minds.grass.advising import advise, review
from greentable.minds.grass.beginner import BEGINNER
from greentable.minds.grass.halving import Tried
from greentable.minds.grass.policy_move import decide_by_policy
from greentable.minds.grass.search import GAME, KERNELS, Thought, search

__all__ = [
    "BEGINNER",
    "GAME",
    "KERNELS",
    "Thought",
    "Tried",
    "advise",
    "decide_by_policy",
    "review",
    "search",
]
