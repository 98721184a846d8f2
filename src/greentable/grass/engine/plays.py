"""The play of a card: finds the rule it falls under, checks it, and carries it out.

The referee calls this module for the play of a turn. In the compilable subset.
"""

from __future__ import annotations

from greentable.grass.cards import KINDS, NOTHING, PEDDLES
from greentable.grass.codes import (
    NOBODY,
    card_of,
    cover_of,
    move_code,
    other_of,
    protected_of,
    seat_of,
    with_card,
    with_cover,
    with_protected,
)
from greentable.grass.constants import Choice, Hits, Kind, Reason, Verb
from greentable.grass.families import is_heat_off, is_heat_on, is_paranoia, is_peddle, is_protection
from greentable.grass.rules.heat import heat_off, heat_on, why_not_heat_off, why_not_heat_on
from greentable.grass.rules.market import (
    market_close,
    market_open,
    why_not_market_close,
    why_not_market_open,
)
from greentable.grass.rules.nirvana import nirvana, why_not_nirvana
from greentable.grass.rules.paranoia import (
    paranoia,
    why_not_paranoia,
)
from greentable.grass.rules.pay_fine import pay_fine, why_not_pay_fine
from greentable.grass.rules.peddle import peddle, why_not_peddle
from greentable.grass.rules.protection import protect, why_not_protection
from greentable.grass.rules.steal import steal, why_not_steal
from greentable.grass.state import Position, State


def why_not_target(s: Position, seat: int, target: int) -> int:
    """OK if a move on an opponent names another seat at this table."""
    if target == NOBODY:
        return Reason.MALFORMED
    if target > s.seats:
        return Reason.NO_SUCH_SEAT
    if target == seat:
        return Reason.OWN_SEAT
    return Reason.OK


def why_not_play(s: Position, seat: int, move: int) -> int:
    """grass.turn.4: exactly one card a turn; the rules of its family decide the rest."""
    card = card_of(move)
    if s.played:
        return Reason.ALREADY_PLAYED
    if card >= KINDS or s.hand[seat][card] == 0:
        return Reason.NOT_IN_HAND
    if is_protection(card):
        cover = cover_of(move)
        if cover == 0 or move != with_cover(with_card(Verb.PLAY, card), cover):
            return Reason.MALFORMED
        return why_not_protection(s, seat, card, cover)
    if card == Kind.PAY_FINE:
        return why_not_play_pay_fine(s, seat, move)
    if is_heat_on(card) or is_paranoia(card) or card == Kind.STEAL:
        return why_not_play_on(s, seat, card, move)
    if move != with_card(Verb.PLAY, card):
        return Reason.MALFORMED
    if is_peddle(card):
        return why_not_peddle(s, seat)
    if is_heat_off(card):
        return why_not_heat_off(s, seat, card)
    if card == Kind.MARKET_OPEN:
        return why_not_market_open(s, seat)
    if card == Kind.MARKET_CLOSE:
        return why_not_market_close(s, seat)
    if card == Kind.BANKER:
        return Reason.BANKER_NOT_PLAYED  # grass.scoring.2
    return why_not_nirvana(s, seat)


def why_not_play_pay_fine(s: Position, seat: int, move: int) -> int:
    """grass.pay_fine.2: the Peddle is named only if the payer chooses it."""
    paid = other_of(move)
    form = with_card(Verb.PLAY, Kind.PAY_FINE)
    if s.rules.pay_fine == Choice.CHOSEN:
        if paid >= PEDDLES:
            return Reason.MALFORMED
        form = move_code(Verb.PLAY, Kind.PAY_FINE, NOBODY, paid)
        if protected_of(move):
            form = with_protected(form)
    if move != form:
        return Reason.MALFORMED
    return why_not_pay_fine(s, seat, paid, protected_of(move))


def why_not_play_on(s: Position, seat: int, card: int, move: int) -> int:
    """A card played on an opponent: Heat On, Steal, and Paranoia if it hits an opponent."""
    target = seat_of(move)
    other = other_of(move)
    if is_paranoia(card) and s.rules.paranoia_hits == Hits.PLAYER:
        if move != with_card(Verb.PLAY, card):
            return Reason.MALFORMED
        return why_not_paranoia(s, seat)
    names_peddle = card == Kind.STEAL and s.rules.steal == Choice.CHOSEN
    if move != move_code(Verb.PLAY, card, target, other) or (other < PEDDLES) != names_peddle:
        return Reason.MALFORMED
    if not names_peddle and other != NOTHING:
        return Reason.MALFORMED
    reason = why_not_target(s, seat, target)
    if reason != Reason.OK:
        return reason
    if card == Kind.STEAL:
        return why_not_steal(s, seat, target, other)
    if is_paranoia(card):
        return why_not_paranoia(s, seat)
    return why_not_heat_on(s, target)


def carry_out_play(s: State, seat: int, move: int) -> None:
    """grass.turn.4: the play of the turn, by the family of its card."""
    card = card_of(move)
    if is_peddle(card):
        peddle(s, seat, card)
    elif is_heat_on(card):
        heat_on(s, seat, card, seat_of(move))
    elif is_heat_off(card):
        heat_off(s, seat, card)
    elif card == Kind.MARKET_OPEN:
        market_open(s, seat)
    elif card == Kind.MARKET_CLOSE:
        market_close(s, seat)
    elif is_protection(card):
        protect(s, seat, card, cover_of(move))
    elif card == Kind.PAY_FINE:
        pay_fine(s, seat, other_of(move), protected_of(move))
    elif card == Kind.STEAL:
        steal(s, seat, seat_of(move), other_of(move))
    elif is_paranoia(card):
        paranoia(s, seat, card, seat_of(move))
    else:
        nirvana(s, seat, card)
