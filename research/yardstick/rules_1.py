"""`rules-1`: the first careful player of Grass, kept as it was, so that new ones can be measured.

    greentable lab match rules research/yardstick/rules_1.py --seats 2 --deals 10

Play with it as with any bot in a file (docs/own-bots.md). It is no part of the package.
"""

from careful_player.choose import choose

__all__ = ["choose"]
