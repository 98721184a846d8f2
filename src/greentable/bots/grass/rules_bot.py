"""`rules`: a careful player who judges every move in dollars.

It opens and cools its market, swaps, steals and protects what pays most, goes for whoever stands
best, closes when that is worth more than what its hand still promises, and deals when it helps.
"""

from __future__ import annotations

from greentable.bots.grass.giving import give, keep_from_pack, pass_on
from greentable.bots.grass.hidden_trades import answer_hidden, hand_over, say
from greentable.bots.grass.offers import propose
from greentable.bots.grass.outlook import Outlook, look_at
from greentable.bots.grass.plays import best_play
from greentable.bots.grass.swaps import best_swap
from greentable.bots.grass.trades import answer, answer_counter
from greentable.bots.grass.tuning import TUNED, Tuning
from greentable.grass import Legal, Move, Phase, View
from greentable.shuffle import Picker


def choose(view: View, legal: Legal, rng: Picker) -> Move:
    """The move of the careful player."""
    return choose_with(TUNED, view, legal, rng)


def choose_with(tuning: Tuning, view: View, legal: Legal, rng: Picker) -> Move:
    """The move of a player with this tuning."""
    if len(legal) == 1:
        return legal.moves[0]
    look = look_at(view, tuning)
    if view.phase is Phase.TURN:
        return _in_turn(look, legal, rng)
    if view.phase in {Phase.ANSWER, Phase.COUNTERED}:
        return _in_deal(look, legal, rng)
    return _when_asked(look, legal, rng)


def _in_turn(look: Outlook, legal: Legal, rng: Picker) -> Move:
    """Swap first, so that what comes in can be protected; deal; play; swap or deal again; end."""
    early = best_swap(look, legal, rng) or propose(look, legal, rng)
    if early is not None:
        return early
    return Move.end() if look.view.played else best_play(look, legal, rng)


def _in_deal(look: Outlook, legal: Legal, rng: Picker) -> Move:
    if look.view.rules.hidden_deals:
        return answer_hidden(look, legal, rng)
    answers = answer if look.view.phase is Phase.ANSWER else answer_counter
    return answers(look, legal)


def _when_asked(look: Outlook, legal: Legal, rng: Picker) -> Move:
    match look.view.phase:
        case Phase.GIVE:
            return give(legal, rng)
        case Phase.PASS:
            return pass_on(look, legal, rng)
        case Phase.DRAFT:
            return keep_from_pack(look, legal, rng)
        case Phase.HAND:
            return hand_over(look, legal, rng)
        case _:
            return say(look, legal, rng)
