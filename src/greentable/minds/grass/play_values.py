"""The value of each play or discard of a turn, in dollars, and the best one.

In the compilable subset.
"""

from __future__ import annotations

from greentable.core.fields import Numbers
from greentable.grass.cards import COVERABLE, COVERS, FINE, KINDS, NOTHING, PEDDLES, VALUE
from greentable.grass.codes import (
    NOBODY,
    add_to_cover,
    cover_of,
    covered_count,
    move_code,
    other_of,
    protected_of,
    seat_of,
    with_card,
    with_cover,
    with_protected,
)
from greentable.grass.constants import Choice, Hits, Kind, Reason, Verb
from greentable.grass.engine.plays import why_not_play
from greentable.grass.families import (
    is_heat_on,
    is_nirvana,
    is_paranoia,
    is_peddle,
    is_protection,
)
from greentable.grass.rules.deck import right_of
from greentable.grass.rules.pay_fine import lowest_to_pay
from greentable.grass.rules.protection import protected_count
from greentable.grass.rules.scoring import highest_value
from greentable.grass.rules.turn import highest_in_stash, lowest_in_stash
from greentable.grass.state import Position
from greentable.minds.grass.card_values import in_reserve, suffering
from greentable.minds.grass.closing import should_close
from greentable.minds.grass.figures import F
from greentable.minds.grass.market_values import makes_market_trade
from greentable.minds.grass.outlook import (
    BEST,
    ENDS,
    KEEP,
    NO_MOVE,
    OPENING,
    RESULT,
    RICH,
    WEIGHT,
    begin_choice,
    consider,
    holds,
    kept,
    lost,
    missing,
)

NEVER = -(1 << 40)
AT_ONCE = 1 << 40


def best_play(s: Position, me: int, o: Numbers, f: Numbers, rng: Numbers) -> int:
    """The play or discard with the highest gain."""
    begin_choice(o, 2 * NEVER)
    for kind in range(KINDS):
        if s.hand[me][kind] > 0:
            if is_played_on_seat(s, kind):
                for target in range(1, s.seats + 1):
                    if target != me:
                        consider_play(s, me, play_on_seat(s, kind, target), o, f, rng)
            elif kind == Kind.PAY_FINE and s.rules.pay_fine == Choice.CHOSEN:
                consider_play(s, me, unprotected_fine(s, me), o, f, rng)
                consider_play(s, me, protected_fine(s, me), o, f, rng)
            elif is_protection(kind):
                cover = best_cover(s, me, COVERS[kind - Kind.CATCH_A_BUZZ])
                play = with_cover(with_card(Verb.PLAY, kind), cover)
                consider_play(s, me, play, o, f, rng)
            else:
                consider_play(s, me, with_card(Verb.PLAY, kind), o, f, rng)
            if not is_paranoia(kind):
                consider(with_card(Verb.DISCARD, kind), -o[KEEP + kind], o, rng)
    return o[BEST]


def consider_play(s: Position, me: int, move: int, o: Numbers, f: Numbers, rng: Numbers) -> None:
    """Choose a play if it is legal and the best so far."""
    if move != NO_MOVE and why_not_play(s, me, move) == Reason.OK:
        consider(move, play_gain(s, me, move, o, f), o, rng)


def is_played_on_seat(s: Position, kind: int) -> bool:
    """True for a card that is played on an opponent."""
    if is_paranoia(kind):
        return s.rules.paranoia_hits == Hits.OPPONENT
    return is_heat_on(kind) or kind == Kind.STEAL


def play_on_seat(s: Position, kind: int, target: int) -> int:
    """The best play on an opponent: a Steal takes the highest Peddle."""
    if kind == Kind.STEAL and s.rules.steal == Choice.CHOSEN:
        return move_code(Verb.PLAY, kind, target, highest_in_stash(s, target))
    return move_code(Verb.PLAY, kind, target, NOTHING)


def unprotected_fine(s: Position, me: int) -> int:
    """A fine paid with the lowest unprotected Peddle."""
    lowest = lowest_in_stash(s, me)
    if lowest == NOTHING:
        return NO_MOVE
    return move_code(Verb.PLAY, Kind.PAY_FINE, NOBODY, lowest)


def protected_fine(s: Position, me: int) -> int:
    """A fine paid with the lowest protected Peddle."""
    for peddle in range(PEDDLES):
        if protected_count(s, me, peddle) > 0:
            return with_protected(move_code(Verb.PLAY, Kind.PAY_FINE, NOBODY, peddle))
    return NO_MOVE


def best_cover(s: Position, me: int, figure: int) -> int:
    """A cover with the most valuable Peddle first, as many as fit."""
    cover = 0
    room = figure
    for peddle in range(COVERABLE - 1, -1, -1):
        count = min(s.stash[me][peddle], room // VALUE[peddle])
        cover = add_to_cover(cover, peddle, count)
        room -= count * VALUE[peddle]
    return cover


def play_gain(s: Position, me: int, move: int, o: Numbers, f: Numbers) -> int:
    """The gain of a play, minus the value of the card if it were kept."""
    card = move >> 5 & 31
    if card == Kind.MARKET_CLOSE:
        if should_close(s, me, o, f):
            return AT_ONCE
        return NEVER
    brings = play_brings(s, me, card, move, o, f)
    if is_nirvana(card) and brings == 0:  # a discard would do as much
        return NEVER
    if is_peddle(card) or is_paranoia(card):
        return brings - o[KEEP + card]
    return brings - in_reserve(s, me, card, me, o, f) // s.hand[me][card]


def play_brings(s: Position, me: int, card: int, move: int, o: Numbers, f: Numbers) -> int:
    """The gain of a play at once."""
    target = seat_of(move)
    if is_peddle(card):
        return peddle_brings(s, me, card, o, f)
    if is_heat_on(card):
        return heat_harm(s, me, target, o, f)
    if is_protection(card):
        saved = 0
        for peddle in range(COVERABLE):
            value = VALUE[peddle]
            count = covered_count(cover_of(move), peddle)
            if count > 0:
                saved += count * value * lost(s, me, value, me, o, f) // 1000
        return saved
    if card == Kind.STEAL:
        value = highest_value(s.stash[target])
        if other_of(move) < PEDDLES:
            value = VALUE[other_of(move)]
        return changes_hands(s, me, value, target, o, f)
    if is_paranoia(card):
        return paranoia_brings(s, me, card, target, o, f)
    trades = 0
    if makes_market_trade(s, me, card):
        trades = o[OPENING]
    if card == Kind.PAY_FINE:
        return trades - fine_paid(s, me, move, o, f)
    if is_nirvana(card):
        return trades + nirvana_brings(s, me, card, o, f)
    return trades


def peddle_brings(s: Position, me: int, card: int, o: Numbers, f: Numbers) -> int:
    """Its expected value on the table, and no more risk of holding it at the end."""
    left = 0
    for peddle in range(PEDDLES):
        count = s.hand[me][peddle]
        if peddle == card:
            count -= 1
        if count > 0:
            left = max(left, VALUE[peddle])
    relief = max(0, VALUE[card] - left)
    return kept(s, me, VALUE[card], me, o, f) + relief * o[ENDS] // 1000


def heat_harm(s: Position, me: int, target: int, o: Numbers, f: Numbers) -> int:
    """The harm to a rival: turns without trade, and no Market Close in its turn."""
    harm = missing(s, target, f[F.HOT], o, f)
    if s.missed[target] == 0:
        closes = holds(s, me, Kind.MARKET_CLOSE)
        stake = max(0, o[RESULT + target]) * f[F.SILENCED] // 1000
        harm += closes * stake // 1000
    return harm * o[WEIGHT + target] // 1000


def changes_hands(s: Position, me: int, value: int, rival: int, o: Numbers, f: Numbers) -> int:
    """The gain of a Peddle taken from a rival: its value here, and its loss there."""
    there = kept(s, rival, value, me, o, f) * o[WEIGHT + rival] // 1000
    return kept(s, me, value, me, o, f) + there


def nirvana_brings(s: Position, me: int, card: int, o: Numbers, f: Numbers) -> int:
    """One Peddle from each seat that has some, and in classic an extra turn."""
    brought = 0
    for rival in range(1, s.seats + 1):
        if rival != me:
            given = lowest_in_stash(s, rival)
            if card == Kind.EUPHORIA:
                given = highest_in_stash(s, rival)
            if given < PEDDLES:
                brought += changes_hands(s, me, VALUE[given], rival, o, f)
    if s.rules.nirvana_extra_turn and s.haystack_size > 0:
        brought += f[F.INCOME]
    return brought


def paranoia_brings(s: Position, me: int, card: int, target: int, o: Numbers, f: Numbers) -> int:
    """The effect on the seat that it hits, and the gain of the pass that follows."""
    if s.rules.paranoia_hits == Hits.PLAYER:
        done = -suffering(s, me, card, o, f)
    else:
        done = suffering(s, target, card, o, f) * o[WEIGHT + target] // 1000
    worst = 0
    kinds = 0
    for kind in range(KINDS):
        count = s.hand[me][kind]
        if kind == card:
            count -= 1
        if count > 0:
            kinds += 1
            worst = min(worst, o[KEEP + kind])
    rid = -worst * f[F.RID] // 1000
    if s.rules.lucky_or_not:
        rid = rid // max(1, kinds)
    right = right_of(s, me)
    passed_in = 0
    for fine in range(len(FINE)):
        if o[RICH + right] >= 0:
            passed_in += FINE[fine] * holds(s, me, Kind.SOLD_OUT + fine) // 1000
    return done + rid - passed_in * f[F.PASSED_IN] // 1000


def fine_paid(s: Position, me: int, move: int, o: Numbers, f: Numbers) -> int:
    """The value of the Peddle paid: the one named, or otherwise the lowest of all."""
    paid = other_of(move)
    if paid < PEDDLES:
        if protected_of(move):
            return VALUE[paid]
        return kept(s, me, VALUE[paid], me, o, f)
    lowest = lowest_to_pay(s, me)
    if lowest < PEDDLES:
        return VALUE[lowest]
    return 0
