"""A careful player who judges every move in dollars.

It opens and cools its market, swaps, steals and protects what pays most, goes for the
leader, closes when that is worth more than what its hand still promises, and trades when it helps.
"""

from __future__ import annotations

from greentable.core.shuffle import Picker
from greentable.grass import Legal, Move, Phase, View

from .giving import give, keep_from_pack, pass_on
from .hidden_trades import answer_hidden, hand_over, say
from .offers import propose
from .outlook import Outlook, outlook_of
from .plays import best_play, best_swap
from .trades import answer, answer_counter
from .tuning import TUNED, Tuning


def choose(view: View, legal: Legal, chance: Picker) -> Move:
    """The move of the careful player."""
    return choose_with(TUNED, view, legal, chance)


def choose_with(tuning: Tuning, view: View, legal: Legal, chance: Picker) -> Move:
    """The move of a player with this tuning."""
    if len(legal) == 1:
        return legal.moves[0]
    outlook = outlook_of(view, tuning)
    if view.phase is Phase.TURN:
        return _in_turn(outlook, legal, chance)
    if view.phase in {Phase.ANSWER, Phase.COUNTERED}:
        return _in_trade(outlook, legal, chance)
    return _when_asked(outlook, legal, chance)


def _in_turn(outlook: Outlook, legal: Legal, chance: Picker) -> Move:
    """Swap first, so that what comes in can be protected; trade; play; swap or trade again; end."""
    early = best_swap(outlook, legal, chance) or propose(outlook, legal, chance)
    if early is not None:
        return early
    return Move.end() if outlook.view.played else best_play(outlook, legal, chance)


def _in_trade(outlook: Outlook, legal: Legal, chance: Picker) -> Move:
    if outlook.view.rules.hidden_deals:
        return answer_hidden(outlook, legal, chance)
    answers = answer if outlook.view.phase is Phase.ANSWER else answer_counter
    return answers(outlook, legal)


def _when_asked(outlook: Outlook, legal: Legal, chance: Picker) -> Move:
    match outlook.view.phase:
        case Phase.GIVE:
            return give(legal, chance)
        case Phase.PASS:
            return pass_on(outlook, legal, chance)
        case Phase.DRAFT:
            return keep_from_pack(outlook, legal, chance)
        case Phase.HAND:
            return hand_over(outlook, legal, chance)
        case _:
            return say(outlook, legal, chance)
