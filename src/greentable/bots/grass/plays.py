"""What each play or discard of a turn is worth, in dollars, and which is best."""

from __future__ import annotations

from greentable.bots.grass.card_values import held_by_me, makes_market_trade, spent
from greentable.bots.grass.closing import should_close
from greentable.bots.grass.expected_scores import best_peddle
from greentable.bots.grass.liabilities import opening, suffering
from greentable.bots.grass.outlook import Outlook, kept, lost, missing
from greentable.bots.grass.ties import best_of
from greentable.grass import Kind, Legal, Move, Verb
from greentable.grass.cards import FINE, KINDS, PEDDLES, VALUE
from greentable.grass.families import is_heat_on, is_paranoia, is_peddle, is_protection
from greentable.grass.ruleset import Hits
from greentable.shuffle import Picker

NEVER = -1e9
AT_ONCE = 1e9
NIRVANA = frozenset({Kind.STONEHIGH, Kind.EUPHORIA})


def best_play(look: Outlook, legal: Legal, rng: Picker) -> Move:
    """The play or discard that brings most; of equals any."""
    keep = [held_by_me(look, kind) if look.view.hand[kind] else 0.0 for kind in range(KINDS)]
    closes = look.view.hand[Kind.MARKET_CLOSE] > 0 and should_close(look, keep)
    moves = legal.of(Verb.PLAY, Verb.DISCARD)
    return best_of(moves, lambda move: gain(look, move, keep, closes=closes), rng)


def gain(look: Outlook, move: Move, keep: list[float], *, closes: bool) -> float:
    """What a play brings, less what the card would be worth if it were kept."""
    card = move.card
    assert card is not None
    if move.verb is Verb.DISCARD:
        return -keep[card]
    if card == Kind.MARKET_CLOSE:
        return AT_ONCE if closes else NEVER
    brings = _brings(look, move, keep)
    if card in NIRVANA and not brings:  # thrown away, it would do as much
        return NEVER
    return brings - spent(look, card)


def _brings(look: Outlook, move: Move, keep: list[float]) -> float:
    """What a play brings at once."""
    card = move.card
    assert card is not None
    if is_peddle(card):
        return _peddle(look, card)
    if is_heat_on(card):
        return heat_harm(look, move.seat)
    if is_protection(card):
        return sum(VALUE[p] * lost(look, look.me, VALUE[p]) for p in move.cover)
    if card == Kind.STEAL:
        return _steal(look, move)
    if is_paranoia(card):
        return _paranoia(look, move, keep)
    trades = opening(look) if makes_market_trade(look, look.me, card) else 0.0
    if card == Kind.PAY_FINE:
        return trades - _fine(look, move)
    return trades + (_nirvana(look, card) if card in NIRVANA else 0.0)


def _fine(look: Outlook, move: Move) -> float:
    """What the Peddle paid was worth: the one named, or where none is the least of all."""
    if move.other is not None:
        value = VALUE[move.other]
        return value if move.protected else kept(look, look.me, value)
    rows = (look.view.stash[look.me], look.view.protected(look.me))
    return next(VALUE[p] for p in range(PEDDLES) for row in rows if row[p])


def _peddle(look: Outlook, card: Kind) -> float:
    """Its value as far as it lasts, and no more danger of holding it at the end."""
    value = VALUE[card]
    hand = look.view.hand
    left = [VALUE[p] for p in range(PEDDLES) if hand[p] - (p == card)]
    relief = max(0, value - max(left, default=0))
    return kept(look, look.me, value) + relief * look.ends


def heat_harm(look: Outlook, seat: int) -> float:
    """Turns without trade for a rival, and no Market Close from it when it has its turn."""
    harm = missing(look, seat, look.tuning.hot)
    if not look.view.missed[seat]:
        closes = look.hidden.chance(seat, Kind.MARKET_CLOSE) * max(0.0, look.nets[seat])
        harm += closes * 0.5
    return harm * look.weight[seat]


def _steal(look: Outlook, move: Move) -> float:
    """Mine as far as it lasts, and no longer theirs."""
    stash = look.view.stash[move.seat]
    value = best_peddle(stash) if move.other is None else VALUE[move.other]
    return changes_hands(look, value, move.seat)


def changes_hands(look: Outlook, value: int, seat: int) -> float:
    """What a Peddle of a rival is worth here, and what it will not be worth there."""
    return kept(look, look.me, value) + kept(look, seat, value) * look.weight[seat]


def _nirvana(look: Outlook, card: Kind) -> float:
    """One Peddle from each who has some, and in classic an extra turn."""
    brought = 0.0
    for seat in look.others:
        values = [VALUE[p] for p in range(PEDDLES) if look.view.stash[seat][p]]
        if values:
            value = values[-1] if card == Kind.EUPHORIA else values[0]
            brought += changes_hands(look, value, seat)
    if look.view.rules.nirvana_extra_turn and look.view.haystack_size:
        brought += look.tuning.income
    return brought


def _paranoia(look: Outlook, move: Move, keep: list[float]) -> float:
    """What it does to whom it hits, and what the pass that follows brings."""
    card = move.card
    assert card is not None
    view = look.view
    if view.rules.paranoia_hits == Hits.PLAYER:
        done = -suffering(look, look.me, card)
    else:
        done = suffering(look, move.seat, card) * look.weight[move.seat]
    rest = [keep[kind] for kind in range(KINDS) if view.hand[kind] - (kind == card) > 0]
    rid = max(0.0, -min(rest, default=0.0))
    if view.rules.lucky_or_not:
        rid /= max(1, len(rest))
    return done + rid * 0.8 - _passed_in(look) * 0.3


def _passed_in(look: Outlook) -> float:
    """The fines that the right neighbour may pass on."""
    right = (look.me - 2) % look.view.seats + 1
    hidden = look.hidden
    return sum(
        (hidden.known[right][kind] + hidden.loose[kind] * hidden.share[right]) * FINE[i]
        for i, kind in enumerate(range(Kind.SOLD_OUT, KINDS))
    )
