"""What each play or discard of a turn is worth, in dollars, and which is best."""

from __future__ import annotations

from greentable.bots.grass.closing import should_close
from greentable.bots.grass.held import held_by_me, opening, suffering
from greentable.bots.grass.nets import best_peddle
from greentable.bots.grass.outlook import Outlook, kept, lost
from greentable.grass import Kind, Legal, Move, Verb
from greentable.grass.cards import FINE, KINDS, PEDDLES, VALUE
from greentable.grass.families import is_heat_off, is_heat_on, is_paranoia, is_peddle, is_protection
from greentable.grass.ruleset import Hits

NEVER = -1e9
WIN = 1e9


def best_play(look: Outlook, legal: Legal) -> Move:
    """The play or discard that brings most; of equals the first."""
    keep = [held_by_me(look, kind) if look.view.hand[kind] else 0.0 for kind in range(KINDS)]
    best, most = None, NEVER * 2
    for move in legal.of(Verb.PLAY, Verb.DISCARD):
        assert move.card is not None
        worth = gain(look, move, keep)
        if worth > most:
            best, most = move, worth
    assert best is not None
    return best


def gain(look: Outlook, move: Move, keep: list[float]) -> float:
    """What a play brings, less what the card would be worth if kept."""
    card = move.card
    assert card is not None
    if move.verb is Verb.DISCARD:
        return -keep[card]
    if card == Kind.MARKET_CLOSE:
        return WIN if should_close(look, keep) else NEVER
    return brings(look, move, keep) - keep[card]


def brings(look: Outlook, move: Move, keep: list[float]) -> float:
    """What a play other than Market Close brings at once."""
    card = move.card
    assert card is not None
    if is_peddle(card):
        return _peddle(look, card)
    if card == Kind.MARKET_OPEN:
        return opening(look) * 2
    if is_heat_off(card):
        return opening(look) * 1.9
    if card == Kind.PAY_FINE:
        return opening(look) * 1.7 - _paid(look, move)
    if is_heat_on(card):
        return heat_harm(look, move.seat)
    if is_protection(card):
        return sum(VALUE[p] * lost(look, look.me, VALUE[p]) for p in move.cover)
    if card == Kind.STEAL:
        return _steal(look, move)
    if is_paranoia(card):
        return _paranoia(look, move, keep)
    return _nirvana(look, card)


def _peddle(look: Outlook, card: Kind) -> float:
    """Its value as far as it lasts, and no more danger of holding it at the end."""
    value = VALUE[card]
    hand = look.view.hand
    left = [p for p in range(PEDDLES) if hand[p] - (p == card)]
    relief = max(0, value - max((VALUE[p] for p in left), default=0))
    return kept(look, look.me, value) + relief * look.ends


def _paid(look: Outlook, move: Move) -> float:
    view = look.view
    if move.other is not None:
        value = VALUE[move.other]
        return value if move.mark else kept(look, look.me, value)
    rows = [view.stash[look.me], view.protected(look.me)]
    return next(VALUE[p] for p in range(PEDDLES) for row in rows if row[p])


def heat_harm(look: Outlook, seat: int) -> float:
    """Turns without trade for a rival, and no Market Close from it."""
    turns = min(look.turns, 2.5)
    closing = look.hidden.chance(seat, Kind.MARKET_CLOSE) * max(0.0, look.nets[seat])
    harm = look.temper.income * turns + closing * 0.5
    return harm * look.weight[seat]


def _steal(look: Outlook, move: Move) -> float:
    view = look.view
    value = best_peddle(view.stash[move.seat]) if move.other is None else VALUE[move.other]
    return kept(look, look.me, value) + value * look.weight[move.seat]


def _nirvana(look: Outlook, card: Kind) -> float:
    view = look.view
    brought = 0.0
    for seat in look.others:
        stash = view.stash[seat]
        values = [VALUE[p] for p in range(PEDDLES) if stash[p]]
        if values:
            value = values[-1] if card == Kind.EUPHORIA else values[0]
            brought += kept(look, look.me, value) + value * look.weight[seat]
    if view.rules.nirvana_extra_turn and view.haystack_size:
        brought += look.temper.income
    if view.rules.nirvana_lifts_heat and look.is_hot(look.me):
        brought += opening(look) * 1.9
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
        rid /= len(rest) or 1
    right = (look.me - 2) % view.seats + 1
    comes = sum(
        (
            look.hidden.known[right][Kind.SOLD_OUT + i]
            + look.hidden.loose[Kind.SOLD_OUT + i] * look.hidden.share[right]
        )
        * fine
        for i, fine in enumerate(FINE)
    )
    return done + rid * 0.8 - comes * 0.3
