"""Hand trades: what a card costs, which offers and counters to take, what never to give away."""

from __future__ import annotations

from greentable.grass import VALUE, Legal, Move, Verb, is_peddle

from .card_values import (
    value_if_gained,
    value_in_hand,
    value_in_my_hand,
)
from .giving import card_of
from .outlook import Outlook, helps_to_win, kept


def value_to(outlook: Outlook, seat: int, kind: int) -> float:
    """What a card is worth in a rival's hand, as far as one can tell."""
    return value_in_hand(outlook, seat, kind, outlook.hidden.known[seat][kind])


def price(outlook: Outlook, kind: int) -> float:
    """What an own card has to bring in a trade.

    A Peddle that may cost its value at the end is not sold for less than it could still bring: most
    of its value if it can be played in this turn, a part of it as far as the round may go on.
    """
    worth = value_in_my_hand(outlook, kind)
    if not is_peddle(kind):
        return worth
    value, view = VALUE[kind], outlook.view
    if view.turn == outlook.me and not view.played and outlook.is_trading(outlook.me):
        return max(worth, kept(outlook, outlook.me, value) * outlook.tuning.later)
    least = value * outlook.tuning.price * outlook.future
    return outlook.ends * worth + (1 - outlook.ends) * max(worth, least)


def envy(outlook: Outlook, seat: int) -> float:
    """What a dollar for a partner costs; between two seats it is a dollar."""
    return outlook.weight[seat] * (outlook.tuning.envy if len(outlook.others) > 1 else 1)


def trade_gain(outlook: Outlook, partner: int, give: int, get: int) -> float:
    """What a trade brings, less what the partner's gain costs."""
    theirs = value_to(outlook, partner, give) - value_in_hand(outlook, partner, get, 0)
    return value_if_gained(outlook, get) - price(outlook, give) - theirs * envy(outlook, partner)


def pleases(outlook: Outlook, partner: int, give: int, get: int) -> bool:
    """Whether the partner should like a trade, which it sees from its own side."""
    theirs = value_to(outlook, partner, give) - value_in_hand(outlook, partner, get, 0)
    mine = value_if_gained(outlook, get) - price(outlook, give)
    return likes(outlook, theirs, mine)


def likes(outlook: Outlook, theirs: float, mine: float) -> bool:
    """What the partner gains, less what my gain costs it if all rivals weigh alike."""
    share = outlook.tuning.envy / len(outlook.others) if len(outlook.others) > 1 else 1.0
    return theirs - mine * share >= outlook.tuning.profit


def answer(outlook: Outlook, legal: Legal) -> Move:
    """Yes if it helps, else a counter that should please both, else no."""
    view, tuning = outlook.view, outlook.tuning
    wanted, partner = view.given_if_accepted, view.turn
    assert view.offer is not None
    offered = view.offer.give
    if Move.accept() in legal.moves and wanted is not None:
        helps = trade_gain(outlook, partner, wanted, offered) >= tuning.profit
        if helps and not helps_to_win(outlook, partner, wanted):
            return Move.accept()
    best, most = Move.decline(), tuning.profit
    for move in legal.of(Verb.COUNTER):
        kind = card_of(move)
        if helps_to_win(outlook, partner, kind):
            continue
        gain = trade_gain(outlook, partner, kind, offered)
        if gain > most and pleases(outlook, partner, kind, offered):
            best, most = move, gain
    return best


def answer_counter(outlook: Outlook, legal: Legal) -> Move:
    """Take the other card, or leave it."""
    view = outlook.view
    give, counter, partner = view.given_if_accepted, view.counter, view.asked
    assert give is not None
    assert counter is not None
    if Move.accept() not in legal.moves or helps_to_win(outlook, partner, give):
        return Move.decline()
    helps = trade_gain(outlook, partner, give, counter.give) >= outlook.tuning.profit
    return Move.accept() if helps else Move.decline()
