"""The lab: bots play each other, and statistics show the better one and how sure that is.

The lab names no game and decides no rule; bots get views only.

>>> from greentable.lab import MatchPlan, run_match
>>> plan = MatchPlan("grass", ("rules", "random"), "2018 max_rounds=1", seats=2, deals=2)
>>> len(run_match(plan, processes=1).games)  # two deals, each with the seats both ways round
4
"""

from greentable.lab.game import GameResult, play_game
from greentable.lab.plan import MatchPlan
from greentable.lab.run import run_match
from greentable.lab.shares import MatchResult, Share

__all__ = ["GameResult", "MatchPlan", "MatchResult", "Share", "play_game", "run_match"]
