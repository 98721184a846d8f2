"""The stash swap: a low Peddle for the best one that can be taken, without asking.

In the compilable subset.
"""

from __future__ import annotations

from greentable.core.fields import Numbers
from greentable.grass.cards import COVERABLE, COVERS, NOTHING, VALUE
from greentable.grass.codes import move_code
from greentable.grass.constants import Kind, Reason, Verb
from greentable.grass.rules.deal import why_not_swap, why_not_swap_now
from greentable.grass.rules.market import is_visible
from greentable.grass.rules.scoring import highest_value
from greentable.grass.rules.turn import highest_in_stash, lowest_in_stash
from greentable.grass.state import Position
from greentable.minds.grass.outlook import BEST, WEIGHT, begin_choice, consider, kept


def best_swap(s: Position, me: int, o: Numbers, f: Numbers, rng: Numbers) -> int:
    """The swap with the highest gain; NO_MOVE if none gains anything."""
    begin_choice(o, 1)
    give = lowest_in_stash(s, me)
    for rival in range(1, s.seats + 1):
        if rival != me:
            take = highest_in_stash(s, rival)
            if why_not_swap(s, me, give, take, rival) == Reason.OK:
                gain = swap_gain(s, me, give, take, rival, o, f)
                consider(move_code(Verb.SWAP, give, rival, take), gain, o, rng)
    return o[BEST]


def could_swap(s: Position, me: int) -> bool:
    """True if a rival has a better Peddle than the lowest of the own stash."""
    if why_not_swap_now(s) != Reason.OK:
        return False
    give = lowest_in_stash(s, me)
    if give == NOTHING:
        return False
    for rival in range(1, s.seats + 1):
        if rival != me and highest_value(s.stash[rival]) > VALUE[give]:
            return True
    return False


def swap_gain(
    s: Position, me: int, give: int, take: int, rival: int, o: Numbers, f: Numbers
) -> int:
    """My gain, and the weighted loss of the other seat."""
    if VALUE[take] <= VALUE[give]:
        return 0
    less = kept(s, rival, VALUE[take], me, o, f) - kept(s, rival, VALUE[give], me, o, f)
    more = worth_now(s, me, take, o, f) - worth_now(s, me, give, o, f)
    return more + less * o[WEIGHT + rival] // 1000


def worth_now(s: Position, me: int, peddle: int, o: Numbers, f: Numbers) -> int:
    """Its full value if this turn can still protect it or end the round; else the expected one."""
    safe = s.hand[me][Kind.MARKET_CLOSE] > 0 or can_cover(s, me, peddle)
    if safe and not s.played and is_visible(s, me):
        return VALUE[peddle]
    return kept(s, me, VALUE[peddle], me, o, f)


def can_cover(s: Position, me: int, peddle: int) -> bool:
    """True if a Protection in hand is large enough for it."""
    if peddle >= COVERABLE:
        return False
    for card in range(len(COVERS)):
        if s.hand[me][Kind.CATCH_A_BUZZ + card] > 0 and VALUE[peddle] <= COVERS[card]:
            return True
    return False
