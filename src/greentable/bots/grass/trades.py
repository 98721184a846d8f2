"""Hand trades: what a card costs, which offers and counters to take, what never to give away."""

from __future__ import annotations

from greentable.bots.grass.card_values import held, held_by_me, wanted_by_me
from greentable.bots.grass.giving import card_of
from greentable.bots.grass.leader import helps_to_win
from greentable.bots.grass.outlook import Outlook, kept
from greentable.grass import Legal, Move, Verb
from greentable.grass.cards import NOTHING, VALUE
from greentable.grass.families import is_peddle


def value_to(look: Outlook, seat: int, kind: int) -> float:
    """What a card is worth in a rival's hand, as far as one can tell."""
    return held(look, seat, kind, look.hidden.known[seat][kind])


def price(look: Outlook, kind: int) -> float:
    """What an own card has to bring in a deal.

    A Peddle that may cost its value at the end is not sold for less than it could still bring: most
    of its value if it can be played in this turn, a part of it as far as the round may go on.
    """
    worth = held_by_me(look, kind)
    if not is_peddle(kind):
        return worth
    value, view = VALUE[kind], look.view
    if view.turn == look.me and not view.played and look.is_trading(look.me):
        return max(worth, kept(look, look.me, value) * look.tuning.later)
    least = value * look.tuning.price * look.future
    return look.ends * worth + (1 - look.ends) * max(worth, least)


def envy(look: Outlook, seat: int) -> float:
    """What a dollar for a partner costs; between two seats it is a dollar."""
    return look.weight[seat] * (look.tuning.envy if len(look.others) > 1 else 1)


def trade_gain(look: Outlook, partner: int, give: int, get: int) -> float:
    """What a trade brings, less what the partner's gain costs."""
    theirs = value_to(look, partner, give) - held(look, partner, get, 0)
    return wanted_by_me(look, get) - price(look, give) - theirs * envy(look, partner)


def pleases(look: Outlook, partner: int, give: int, get: int) -> bool:
    """Whether the partner should like a trade, which it sees from its own side."""
    theirs = value_to(look, partner, give) - held(look, partner, get, 0)
    mine = wanted_by_me(look, get) - price(look, give)
    return likes(look, theirs, mine)


def likes(look: Outlook, theirs: float, mine: float) -> bool:
    """What the partner gains, less what my gain costs it if all rivals weigh alike."""
    share = look.tuning.envy / len(look.others) if len(look.others) > 1 else 1.0
    return theirs - mine * share >= look.tuning.profit


def answer(look: Outlook, legal: Legal) -> Move:
    """Yes if it helps, else a counter that should please both, else no."""
    view, tuning = look.view, look.tuning
    offered, wanted, partner = view.offer_give, view.offer_want, view.turn
    may = Move.accept() in legal.moves and not helps_to_win(look, partner, wanted)
    if may and trade_gain(look, partner, wanted, offered) >= tuning.profit:
        return Move.accept()
    best, most = Move.decline(), tuning.profit
    for move in legal.of(Verb.COUNTER):
        kind = card_of(move)
        if helps_to_win(look, partner, kind):
            continue
        gain = trade_gain(look, partner, kind, offered)
        if gain > most and pleases(look, partner, kind, offered):
            best, most = move, gain
    return best


def answer_counter(look: Outlook, legal: Legal) -> Move:
    """Take the other card, or leave it."""
    view = look.view
    get, partner = view.counter, view.asked
    give = view.offer_give if view.counter_ask == NOTHING else view.counter_ask
    if Move.accept() not in legal.moves or helps_to_win(look, partner, give):
        return Move.decline()
    helps = trade_gain(look, partner, give, get) >= look.tuning.profit
    return Move.accept() if helps else Move.decline()
