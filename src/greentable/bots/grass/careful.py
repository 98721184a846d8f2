"""`rules`: a careful player."""

from __future__ import annotations

from greentable.bots.grass.deals import answer, answer_counter, propose
from greentable.bots.grass.giving import hand_over, keep_from_pack, pass_on, say
from greentable.bots.grass.outlook import Outlook, look
from greentable.bots.grass.plays import best_play
from greentable.bots.grass.swaps import best_swap
from greentable.bots.grass.temper import CAREFUL, Temper
from greentable.grass import Legal, Move, Phase, Verb, View
from greentable.grass.cards import VALUE
from greentable.shuffle import Picker


def choose(view: View, legal: Legal, rng: Picker) -> Move:
    """The move of the careful player."""
    return choose_with(CAREFUL, view, legal, rng)


def choose_with(temper: Temper, view: View, legal: Legal, rng: Picker) -> Move:
    """The move of a player with this temper."""
    if len(legal) == 1:
        return legal.moves[0]
    outlook = look(view, temper)
    match view.phase:
        case Phase.TURN:
            return _turn(outlook, legal, rng)
        case Phase.ANSWER:
            return answer(outlook, legal)
        case Phase.COUNTERED:
            return answer_counter(outlook)
        case Phase.GIVE:
            return min(legal.moves, key=lambda move: VALUE[move.card or 0])
        case Phase.PASS:
            return pass_on(outlook, legal)
        case Phase.DRAFT:
            return keep_from_pack(outlook, legal)
        case Phase.HAND:
            return hand_over(outlook, legal, rng)
        case _:
            return say(outlook, legal, rng)


def _turn(outlook: Outlook, legal: Legal, rng: Picker) -> Move:
    """Swap, deal, play; then swap or deal once more, and end."""
    swap = best_swap(outlook, legal)
    if swap is not None:
        return swap
    offer = propose(outlook, legal, rng)
    if offer is not None:
        return offer
    if outlook.view.played:
        return Move(Verb.END)
    return best_play(outlook, legal)
