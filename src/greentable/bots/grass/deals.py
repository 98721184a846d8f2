"""Hand trades: which to propose, which to take, and what never to give away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from greentable.bots.grass.giving import card_of
from greentable.bots.grass.held import held, held_by_me, wanted_by_me
from greentable.bots.grass.leader import helps_to_win, is_strong, leads
from greentable.bots.grass.outlook import Outlook
from greentable.grass import EVERYONE, Kind, Legal, Move, Verb
from greentable.grass.cards import KINDS
from greentable.shuffle import Picker

FAIR_GAME = 0.7  # offers this close to the best one are as good: which is made is chance


def value_to(look: Outlook, seat: int, kind: int) -> float:
    """What a card is worth in a rival's hand, as far as one can tell."""
    return held(look, seat, kind, look.hidden.known[seat][kind])


def envy(look: Outlook, seat: int) -> float:
    """What a dollar for a partner costs; between two seats it is a dollar."""
    return look.weight[seat] * (look.temper.envy if len(look.others) > 1 else 1)


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
    for give in (kind for kind in Kind if look.view.hand[kind]):
        own = held_by_me(look, give)
        open_to_all = not any(helps_to_win(look, seat, give) for seat in look.others)
        for want in wants:
            gain = mine[want] - own
            if want != give and gain >= look.temper.profit:
                takers = [
                    (gain - theirs * envy(look, seat), look.hidden.chance(seat, want), seat)
                    for seat, value in rivals.items()
                    if _would_like(look, theirs := value[give] - value[want], gain, want)
                ]
                yield from _worth_making(look, give, want, takers, open_to_all=open_to_all)


def _would_like(look: Outlook, theirs: float, mine: float, want: Kind) -> bool:
    """Whether a rival can be expected to take part: nobody gives a leader what is strong."""
    if leads(look, look.me) and is_strong(look, look.me, want):
        return False
    return _likes(look, theirs, mine)


def _worth_making(
    look: Outlook,
    give: Kind,
    want: Kind,
    takers: list[tuple[float, float, int]],
    *,
    open_to_all: bool,
) -> Iterator[tuple[float, Move]]:
    """To the table if several may take it and all of them may; else to a seat."""
    temper = look.temper
    if len(takers) > 1 and open_to_all and all(profit >= temper.profit for profit, _, _ in takers):
        nobody = 1.0
        for _, chance, _ in takers:
            nobody *= 1 - chance
        if 1 - nobody >= temper.fair:
            least = min(profit for profit, _, _ in takers)
            yield least * (1 - nobody), Move(Verb.OFFER, give, EVERYONE, want)
        return
    for profit, chance, seat in takers:
        good = profit >= temper.profit and chance >= temper.fair
        if good and not helps_to_win(look, seat, give):
            yield profit * chance, Move(Verb.OFFER, give, seat, want)


def trade_gain(look: Outlook, partner: int, give: int, get: int) -> float:
    """What a trade brings, less what the partner's gain costs."""
    theirs = value_to(look, partner, give) - held(look, partner, get, 0)
    return wanted_by_me(look, get) - held_by_me(look, give) - theirs * envy(look, partner)


def pleases(look: Outlook, partner: int, give: int, get: int) -> bool:
    """Whether the partner should like a trade, which it sees from its own side."""
    theirs = value_to(look, partner, give) - held(look, partner, get, 0)
    mine = wanted_by_me(look, get) - held_by_me(look, give)
    return _likes(look, theirs, mine)


def _likes(look: Outlook, theirs: float, mine: float) -> bool:
    """What the partner gains, less what my gain costs it if all rivals weigh alike."""
    share = look.temper.envy / len(look.others) if len(look.others) > 1 else 1.0
    return theirs - mine * share >= look.temper.profit


def answer(look: Outlook, legal: Legal) -> Move:
    """Yes if it helps, else a counter that should please both, else no."""
    view, temper = look.view, look.temper
    offered, wanted, partner = view.offer_give, view.offer_want, view.turn
    may = view.hand[wanted] and not helps_to_win(look, partner, wanted)
    if may and trade_gain(look, partner, wanted, offered) >= temper.profit:
        return Move(Verb.ACCEPT)
    best, most = Move(Verb.DECLINE), temper.profit
    for move in legal.of(Verb.COUNTER):
        kind = card_of(move)
        if helps_to_win(look, partner, kind):
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
