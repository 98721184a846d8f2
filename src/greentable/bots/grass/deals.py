"""Hand trades: which to propose, which to take, and what never to give away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from greentable.bots.grass.held import held, held_by_me, wanted_by_me
from greentable.bots.grass.outlook import Outlook
from greentable.grass import EVERYONE, Kind, Legal, Move, Verb
from greentable.grass.cards import KINDS, VALUE
from greentable.grass.families import heat_cooled_by, is_heat_off, is_paranoia, is_peddle
from greentable.shuffle import Picker

FAIR_GAME = 0.7  # offers this close to the best one are as good: which is made is chance


def helps_to_win(look: Outlook, seat: int, kind: int) -> bool:
    """A card that must not go to this rival: it leads, or would have the target with it."""
    if is_paranoia(kind):
        return False
    rules = look.view.rules
    standing = look.standing[seat]
    if standing + rules.bonus + (VALUE[kind] if is_peddle(kind) else 0) >= rules.target:
        return True
    return _leads(look, seat) and _is_strong(look, seat, kind)


def _leads(look: Outlook, seat: int) -> bool:
    """Nobody stands better, and not everybody as well."""
    best = max(look.standing)
    return look.standing[seat] >= best and min(look.standing[1:]) < best


def _is_strong(look: Outlook, seat: int, kind: int) -> bool:
    """What lets a leader trade, bring in a lot, or end the round."""
    if is_peddle(kind):
        return VALUE[kind] > VALUE[0]
    if kind == Kind.MARKET_OPEN:
        return not look.view.market[seat]
    if look.is_hot(seat) and is_heat_off(kind):
        return look.view.heat[seat] == heat_cooled_by(kind)
    if look.is_hot(seat) and kind == Kind.PAY_FINE:
        return True
    return kind in {Kind.MARKET_CLOSE, Kind.EUPHORIA, Kind.STEAL}


def value_to(look: Outlook, seat: int, kind: int) -> float:
    """What a card is worth in a rival's hand, as far as one can tell."""
    return held(look, seat, kind, look.hidden.known[seat][kind])


def propose(look: Outlook, legal: Legal, rng: Picker) -> Move | None:
    """An offer that would help both sides, to a seat or the table; or none.

    Others have to answer it, so there are few: not every turn, and fewer after the first.
    """
    offers, temper = legal.offers, look.temper
    if offers is None or look.view.offers >= temper.offers:
        return None
    if rng.below(2 + 2 * look.view.offers):
        return None
    mine = [wanted_by_me(look, kind) for kind in range(KINDS)]
    wants = [want for want in offers.wants if mine[want] >= temper.profit]
    found = list(_mutual(look, wants, mine))
    if not found:
        return None
    best = max(worth for worth, _ in found)
    good = [move for worth, move in found if worth >= best * FAIR_GAME]
    return good[rng.below(len(good))]


def _mutual(
    look: Outlook, wants: Sequence[Kind], mine: list[float]
) -> Iterator[tuple[float, Move]]:
    """Offers that should please both sides, with what they are worth to make."""
    rivals = {seat: [value_to(look, seat, kind) for kind in range(KINDS)] for seat in look.others}
    for give in {kind for kind in range(KINDS) if look.view.hand[kind]}:
        own = held_by_me(look, give)
        barred = [seat for seat in look.others if helps_to_win(look, seat, give)]
        for want in wants:
            gain = mine[want] - own
            if want == give or gain < look.temper.profit:
                continue
            takers = []
            for seat, value in rivals.items():
                chance = _chance_of_yes(look, seat, value[give] - value[want], gain, want)
                profit = gain - (value[give] - value[want]) * look.weight[seat]
                if chance and seat not in barred and profit >= look.temper.profit:
                    takers.append((profit, chance, seat))
            yield from _worth_making(look, Kind(give), want, takers, barred)


def _chance_of_yes(look: Outlook, seat: int, gain: float, mine: float, want: int) -> float:
    """That the rival has the card, if it can be expected to like the trade."""
    if _leads(look, look.me) and _is_strong(look, look.me, want):
        return 0.0
    if gain - mine / len(look.others) < look.temper.profit:
        return 0.0
    return look.hidden.chance(seat, want)


def _worth_making(
    look: Outlook,
    give: Kind,
    want: Kind,
    takers: list[tuple[float, float, int]],
    barred: list[int],
) -> Iterator[tuple[float, Move]]:
    if not takers:
        return
    nobody = 1.0
    for _, chance, _ in takers:
        nobody *= 1 - chance
    if len(takers) > 1 and not barred:
        if 1 - nobody >= look.temper.fair:
            profit = min(profit for profit, _, _ in takers)
            yield profit * (1 - nobody), Move(Verb.OFFER, give, EVERYONE, want)
        return
    for profit, chance, seat in takers:
        if chance >= look.temper.fair:
            yield profit * chance, Move(Verb.OFFER, give, seat, want)


def trade_gain(look: Outlook, partner: int, give: int, get: int) -> float:
    """What a trade brings, less what the partner's gain costs."""
    theirs = value_to(look, partner, give) - held(look, partner, get, 0)
    return wanted_by_me(look, get) - held_by_me(look, give) - theirs * look.weight[partner]


def pleases(look: Outlook, partner: int, give: int, get: int) -> bool:
    """Whether the partner should like a trade, which it sees from its own side."""
    theirs = value_to(look, partner, give) - held(look, partner, get, 0)
    mine = wanted_by_me(look, get) - held_by_me(look, give)
    return theirs - mine / len(look.others) >= look.temper.profit


def answer(look: Outlook, legal: Legal) -> Move:
    """Yes if it helps, else a counter that should please both, else no."""
    view, temper = look.view, look.temper
    offered, wanted, partner = view.offer_give, view.offer_want, view.turn
    accept = Move(Verb.ACCEPT)
    if accept in legal.moves and view.hand[wanted] and not helps_to_win(look, partner, wanted):
        if trade_gain(look, partner, wanted, offered) >= temper.profit:
            return accept
    best, most = Move(Verb.DECLINE), temper.profit
    for move in legal.of(Verb.COUNTER):
        kind = move.card
        if kind is None or not view.hand[kind] or helps_to_win(look, partner, kind):
            continue
        gain = trade_gain(look, partner, kind, offered)
        if gain > most and pleases(look, partner, kind, offered):
            best, most = move, gain
    return best


def answer_counter(look: Outlook) -> Move:
    """Take the other card, or leave it."""
    view = look.view
    give, get, partner = view.offer_give, view.counter, view.asked
    helps = trade_gain(look, partner, give, get) >= look.temper.profit
    if helps and not helps_to_win(look, partner, give):
        return Move(Verb.ACCEPT)
    return Move(Verb.DECLINE)
