"""What each play, discard or swap of a turn is worth, in dollars, and which is best."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from greentable.core.shuffle import Picker
from greentable.grass import (
    COVERABLE,
    COVERS,
    FINE,
    KINDS,
    PEDDLES,
    VALUE,
    Hits,
    Kind,
    Legal,
    Move,
    Verb,
    highest_value,
    is_heat_on,
    is_nirvana,
    is_paranoia,
    is_peddle,
    is_protection,
)

from .card_values import makes_market_trade, spent, value_in_my_hand
from .expected_scores import floored
from .liabilities import opening, suffering
from .outlook import Outlook, kept, lost, missing

NEVER = -1e9
AT_ONCE = 1e9
TIE = 1.0  # moves less than a dollar apart are equally good


def best_of(moves: Sequence[Move], worth: Callable[[Move], float], chance: Picker) -> Move:
    """The move that is worth most; of several any, so that nobody is hit for sitting in seat 1."""
    worths = [worth(move) for move in moves]
    most = max(worths)
    best = [move for move, found in zip(moves, worths, strict=True) if found > most - TIE]
    return best[chance.below(len(best))] if len(best) > 1 else best[0]


# Plays and discards


def best_play(outlook: Outlook, legal: Legal, chance: Picker) -> Move:
    """The play or discard that brings most; of equals any."""
    keep = [
        value_in_my_hand(outlook, kind) if outlook.view.hand[kind] else 0.0 for kind in range(KINDS)
    ]
    closes = outlook.view.hand[Kind.MARKET_CLOSE] > 0 and should_close(outlook, keep)
    moves = legal.of(Verb.PLAY, Verb.DISCARD)
    return best_of(moves, lambda move: gain(outlook, move, keep, closes=closes), chance)


def gain(outlook: Outlook, move: Move, keep: list[float], *, closes: bool) -> float:
    """What a play brings, less what the card would be worth if it were kept."""
    card = move.card
    assert card is not None
    if move.verb is Verb.DISCARD:
        return -keep[card]
    if card == Kind.MARKET_CLOSE:
        return AT_ONCE if closes else NEVER
    brings = _brings(outlook, move, keep)
    if is_nirvana(card) and not brings:  # thrown away, it would do as much
        return NEVER
    return brings - spent(outlook, card)


def _brings(outlook: Outlook, move: Move, keep: list[float]) -> float:
    """What a play brings at once."""
    card = move.card
    assert card is not None
    if is_peddle(card):
        return _peddle(outlook, card)
    if is_heat_on(card):
        return heat_harm(outlook, move.seat)
    if is_protection(card):
        return sum(VALUE[p] * lost(outlook, outlook.me, VALUE[p]) for p in move.cover)
    if card == Kind.STEAL:
        return _steal(outlook, move)
    if is_paranoia(card):
        return _paranoia(outlook, move, keep)
    trades = opening(outlook) if makes_market_trade(outlook, outlook.me, card) else 0.0
    if card == Kind.PAY_FINE:
        return trades - _fine(outlook, move)
    return trades + (_nirvana(outlook, card) if is_nirvana(card) else 0.0)


def _fine(outlook: Outlook, move: Move) -> float:
    """What the Peddle paid was worth: the one named, or where none is the least of all."""
    if move.other is not None:
        value = VALUE[move.other]
        return value if move.protected else kept(outlook, outlook.me, value)
    lowest = outlook.view.lowest_to_pay(outlook.me)
    return 0 if lowest is None else VALUE[lowest]


def _peddle(outlook: Outlook, card: Kind) -> float:
    """Its value as far as it lasts, and no more danger of holding it at the end."""
    value = VALUE[card]
    hand = outlook.view.hand
    left = [VALUE[p] for p in range(PEDDLES) if hand[p] - (p == card)]
    relief = max(0, value - max(left, default=0))
    return kept(outlook, outlook.me, value) + relief * outlook.ends


def heat_harm(outlook: Outlook, seat: int) -> float:
    """Turns without trade for a rival, and no Market Close from it when it has its turn."""
    harm = missing(outlook, seat, outlook.tuning.hot)
    if not outlook.view.missed[seat]:
        closes = outlook.hidden.probability(seat, Kind.MARKET_CLOSE)
        harm += closes * max(0.0, outlook.results[seat]) * 0.5
    return harm * outlook.weight[seat]


def _steal(outlook: Outlook, move: Move) -> float:
    """Mine as far as it lasts, and no longer theirs."""
    stash = outlook.view.stash[move.seat]
    value = highest_value(stash) if move.other is None else VALUE[move.other]
    return changes_hands(outlook, value, move.seat)


def changes_hands(outlook: Outlook, value: int, seat: int) -> float:
    """What a Peddle of a rival is worth here, and what it will not be worth there."""
    return kept(outlook, outlook.me, value) + kept(outlook, seat, value) * outlook.weight[seat]


def _nirvana(outlook: Outlook, card: Kind) -> float:
    """One Peddle from each who has some, and in classic an extra turn."""
    brought = 0.0
    for seat in outlook.others:
        given = outlook.view.lowest_in_stash(seat)
        if card == Kind.EUPHORIA:
            given = outlook.view.highest_in_stash(seat)
        if given is not None:
            brought += changes_hands(outlook, VALUE[given], seat)
    if outlook.view.rules.nirvana_extra_turn and outlook.view.haystack_size:
        brought += outlook.tuning.income
    return brought


def _paranoia(outlook: Outlook, move: Move, keep: list[float]) -> float:
    """What it does to whom it hits, and what the pass that follows brings."""
    card = move.card
    assert card is not None
    view = outlook.view
    if view.rules.paranoia_hits == Hits.PLAYER:
        done = -suffering(outlook, outlook.me, card)
    else:
        done = suffering(outlook, move.seat, card) * outlook.weight[move.seat]
    rest = [keep[kind] for kind in range(KINDS) if view.hand[kind] - (kind == card) > 0]
    rid = max(0.0, -min(rest, default=0.0))
    if view.rules.lucky_or_not:
        rid /= max(1, len(rest))
    return done + rid * 0.8 - _passed_in(outlook) * 0.3


def _passed_in(outlook: Outlook) -> float:
    """The fines that the right neighbour may pass on."""
    right = (outlook.me - 2) % outlook.view.seats + 1
    hidden = outlook.hidden
    return sum(
        (hidden.known[right][kind] + hidden.loose[kind] * hidden.share[right]) * FINE[i]
        for i, kind in enumerate(range(Kind.SOLD_OUT, KINDS))
    )


# Market Close: by what everybody would have then


def totals_if_ended(outlook: Outlook) -> dict[int, float]:
    """The total that each seat would have, the bonus with the best result."""
    view = outlook.view
    best = max(outlook.results.values())
    return {
        seat: floored(
            view, view.totals[seat] + result + (view.rules.bonus if result >= best else 0)
        )
        for seat, result in outlook.results.items()
    }


def is_last_round(outlook: Outlook) -> bool:
    """The game ends with this round whatever the totals are."""
    rules = outlook.view.rules
    return rules.max_rounds > 0 and outlook.view.round >= rules.max_rounds


def should_close(outlook: Outlook, keep: list[float]) -> bool:
    """Close to win the game; never to lose it; else when ahead by more than the hand promises."""
    view, tuning = outlook.view, outlook.tuning
    after = totals_if_ended(outlook)
    rival = max(after[seat] for seat in outlook.others)
    if after[outlook.me] >= view.rules.target or is_last_round(outlook):
        return after[outlook.me] >= rival + tuning.sure
    if any(outlook.likely_total[seat] >= view.rules.target for seat in outlook.others):
        return False
    made = {seat: total - view.totals[seat] for seat, total in after.items()}
    lead = made[outlook.me] - sum(outlook.weight[seat] * made[seat] for seat in outlook.others)
    promise = sum(
        max(0.0, keep[kind])
        for kind, count in enumerate(view.hand)
        if count and kind != Kind.MARKET_CLOSE
    )
    return lead >= tuning.close_lead + tuning.close_hand * promise


# The stash swap: a low Peddle for the best one in reach, without asking


def best_swap(outlook: Outlook, legal: Legal, chance: Picker) -> Move | None:
    """The swap that brings most, if any brings something."""
    moves = [move for move in legal.of(Verb.SWAP) if swap_gain(outlook, move) > 0]
    return best_of(moves, lambda move: swap_gain(outlook, move), chance) if moves else None


def swap_gain(outlook: Outlook, move: Move) -> float:
    """What I have more, and what the other has less."""
    give, take, seat = move.card, move.other, move.seat
    assert give is not None
    assert take is not None
    if VALUE[take] <= VALUE[give]:
        return 0.0
    less = kept(outlook, seat, VALUE[take]) - kept(outlook, seat, VALUE[give])
    return _worth_now(outlook, take) - _worth_now(outlook, give) + less * outlook.weight[seat]


def _worth_now(outlook: Outlook, peddle: int) -> float:
    """All of its value if this turn can still make it safe or end the round; else what lasts."""
    safe = can_cover(outlook, peddle) or outlook.view.hand[Kind.MARKET_CLOSE]
    if safe and not outlook.view.played and outlook.is_trading(outlook.me):
        return VALUE[peddle]
    return kept(outlook, outlook.me, VALUE[peddle])


def can_cover(outlook: Outlook, peddle: int) -> bool:
    """A Protection in hand is large enough for it."""
    figures = [
        figure for i, figure in enumerate(COVERS) if outlook.view.hand[Kind.CATCH_A_BUZZ + i]
    ]
    return peddle < COVERABLE and VALUE[peddle] <= max(figures, default=0)
