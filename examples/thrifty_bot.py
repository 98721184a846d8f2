"""A bot for Grass in 40 lines: it sells, cools its market and closes it when it leads.

    greentable lab match examples/thrifty_bot.py:choose random --seats 2 --deals 20
    greentable play grass --bots examples/thrifty_bot.py:choose

docs/own-bots.md tells how it works, and what else a bot can know.
"""

from greentable.core.shuffle import Picker
from greentable.grass import VALUE, Kind, Legal, Move, Verb, View, is_paranoia, is_peddle


def choose(view: View, legal: Legal, chance: Picker) -> Move:
    """The move that is worth most; of equal ones, any."""
    moves = legal.moves  # one by one; offers and counters are apart, and it makes none
    most = max(worth(view, move) for move in moves)
    best = [move for move in moves if worth(view, move) == most]
    return best[chance.below(len(best))]


def worth(view: View, move: Move) -> int:
    """The gain by a move, in dollars, at a guess."""
    if move.verb in (Verb.DISCARD, Verb.PASS, Verb.GIVE):
        return -value(move.card)  # the least useful card goes
    if move.verb is not Verb.PLAY:
        return {Verb.DECLINE: 1, Verb.END: 1}.get(move.verb, 0)
    if move.card is Kind.MARKET_CLOSE:
        profit = {s: view.protected_profit[s] + view.profit_at_risk[s] for s in view.totals}
        leads = profit[view.viewer] == max(profit.values()) >= 75_000
        return 200_000 if leads else -200_000
    return -150_000 if is_paranoia(move.card) else value(move.card)


def value(card: Kind) -> int:
    """The value of a card in a hand."""
    if is_peddle(card):
        return VALUE[card]
    if is_paranoia(card):
        return -100_000
    return 60_000  # it can be played on somebody, or keeps others from playing on oneself
