"""What each play, discard or swap of a turn is worth, in dollars, and which is best.

In the compilable subset.
"""

from __future__ import annotations

from greentable.fields import Numbers
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
from greentable.grass.families import (
    is_heat_on,
    is_nirvana,
    is_paranoia,
    is_peddle,
    is_protection,
)
from greentable.grass.plays import why_not_play
from greentable.grass.rules.deal import why_not_swap, why_not_swap_now
from greentable.grass.rules.deck import right_of
from greentable.grass.rules.market import is_visible
from greentable.grass.rules.pay_fine import lowest_to_pay
from greentable.grass.rules.protection import protected_count
from greentable.grass.rules.scoring import highest_value
from greentable.grass.rules.turn import highest_in_stash, lowest_in_stash
from greentable.grass.state import Position
from greentable.grass_mind.card_values import (
    in_reserve,
    makes_market_trade,
    suffering,
)
from greentable.grass_mind.figures import F
from greentable.grass_mind.outlook import (
    BEST,
    ENDS,
    KEEP,
    NO_MOVE,
    OPENING,
    RESULT,
    RICH,
    STANDING,
    WEIGHT,
    WITHOUT_END,
    begin_choice,
    consider,
    floored,
    holds,
    kept,
    lost,
    missing,
)

NEVER = -(1 << 40)
AT_ONCE = 1 << 40


def best_play(s: Position, me: int, o: Numbers, f: Numbers, rng: Numbers) -> int:
    """The play or discard that brings most."""
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
    """A card that is played on an opponent."""
    if is_paranoia(kind):
        return s.rules.paranoia_hits == Hits.OPPONENT
    return is_heat_on(kind) or kind == Kind.STEAL


def play_on_seat(s: Position, kind: int, target: int) -> int:
    """The play on an opponent that is worth thinking of: what is stolen is the best."""
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
    """The dearest Peddle first, as many as fit."""
    cover = 0
    room = figure
    for peddle in range(COVERABLE - 1, -1, -1):
        count = min(s.stash[me][peddle], room // VALUE[peddle])
        cover = add_to_cover(cover, peddle, count)
        room -= count * VALUE[peddle]
    return cover


def play_gain(s: Position, me: int, move: int, o: Numbers, f: Numbers) -> int:
    """What a play brings, less what the card would be worth if it were kept."""
    card = move >> 5 & 31
    if card == Kind.MARKET_CLOSE:
        if should_close(s, me, o, f):
            return AT_ONCE
        return NEVER
    brings = play_brings(s, me, card, move, o, f)
    if is_nirvana(card) and brings == 0:  # thrown away, it would do as much
        return NEVER
    if is_peddle(card) or is_paranoia(card):
        return brings - o[KEEP + card]
    return brings - in_reserve(s, me, card, me, o, f) // s.hand[me][card]


def play_brings(s: Position, me: int, card: int, move: int, o: Numbers, f: Numbers) -> int:
    """What a play brings at once."""
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
    """Its value as far as it lasts, and no more danger of holding it at the end."""
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
    """Turns without trade for a rival, and no Market Close from it when it has its turn."""
    harm = missing(s, target, f[F.HOT], o, f)
    if s.missed[target] == 0:
        closes = holds(s, me, Kind.MARKET_CLOSE)
        harm += closes * max(0, o[RESULT + target]) // 2000
    return harm * o[WEIGHT + target] // 1000


def changes_hands(s: Position, me: int, value: int, rival: int, o: Numbers, f: Numbers) -> int:
    """What a Peddle of a rival is worth here, and what it will not be worth there."""
    there = kept(s, rival, value, me, o, f) * o[WEIGHT + rival] // 1000
    return kept(s, me, value, me, o, f) + there


def nirvana_brings(s: Position, me: int, card: int, o: Numbers, f: Numbers) -> int:
    """One Peddle from each who has some, and in classic an extra turn."""
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
    """What it does to whom it hits, and what the pass that follows brings."""
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
    rid = -worst * 800 // 1000
    if s.rules.lucky_or_not:
        rid = rid // max(1, kinds)
    right = right_of(s, me)
    passed_in = 0
    for fine in range(len(FINE)):
        if o[RICH + right] >= 0:
            passed_in += FINE[fine] * holds(s, me, Kind.SOLD_OUT + fine) // 1000
    return done + rid - passed_in * 300 // 1000


def fine_paid(s: Position, me: int, move: int, o: Numbers, f: Numbers) -> int:
    """What the Peddle paid was worth: the one named, or where none is the least of all."""
    paid = other_of(move)
    if paid < PEDDLES:
        if protected_of(move):
            return VALUE[paid]
        return kept(s, me, VALUE[paid], me, o, f)
    lowest = lowest_to_pay(s, me)
    if lowest < PEDDLES:
        return VALUE[lowest]
    return 0


# Market Close: by what everybody would have then


def is_last_round(s: Position) -> bool:
    """The game ends with this round whatever the totals are."""
    return s.rules.max_rounds > 0 and s.round >= s.rules.max_rounds


def total_if_ended(s: Position, seat: int, best: int, o: Numbers) -> int:
    """The total that a seat would have, the bonus with the best result."""
    made = o[RESULT + seat]
    if made >= best:
        made += s.rules.bonus
    return floored(s, s.totals[seat] + made)


def should_close(s: Position, me: int, o: Numbers, f: Numbers) -> bool:
    """Close to win the game; never to lose it; else when ahead by more than the hand promises."""
    best = -WITHOUT_END
    for seat in range(1, s.seats + 1):
        best = max(best, o[RESULT + seat])
    mine = total_if_ended(s, me, best, o)
    rival = -WITHOUT_END
    lead = mine - s.totals[me]
    in_reach = False
    for seat in range(1, s.seats + 1):
        if seat != me:
            after = total_if_ended(s, seat, best, o)
            rival = max(rival, after)
            lead -= (after - s.totals[seat]) * o[WEIGHT + seat] // 1000
            likely_total = (2 * o[RICH + seat] + o[STANDING + seat]) // 3
            in_reach = in_reach or likely_total >= s.rules.target
    if mine >= s.rules.target or is_last_round(s):
        return mine >= rival + f[F.SURE]
    if in_reach:
        return False
    promise = 0
    for kind in range(KINDS):
        if s.hand[me][kind] > 0 and kind != Kind.MARKET_CLOSE:
            promise += max(0, o[KEEP + kind])
    return lead >= f[F.CLOSE_LEAD] + f[F.CLOSE_HAND] * promise // 1000


# The stash swap: a low Peddle for the best one in reach, without asking


def best_swap(s: Position, me: int, o: Numbers, f: Numbers, rng: Numbers) -> int:
    """The swap that brings most, if any brings something; else NO_MOVE."""
    begin_choice(o, 1)
    give = lowest_in_stash(s, me)
    for rival in range(1, s.seats + 1):
        if rival != me:
            take = highest_in_stash(s, rival)
            if why_not_swap(s, me, give, take, rival) == Reason.OK:
                gain = swap_gain(s, me, give, take, rival, o, f)
                consider(move_code(Verb.SWAP, give, rival, take), gain, o, rng)
    return o[BEST]


def could_swap(s: Position, me: int) -> bool:
    """Whether a rival has something better than the lowest Peddle of the own stash."""
    if why_not_swap_now(s) != Reason.OK:
        return False
    give = lowest_in_stash(s, me)
    if give == NOTHING:
        return False
    for rival in range(1, s.seats + 1):
        if rival != me and highest_value(s.stash[rival]) > VALUE[give]:
            return True
    return False


def swap_gain(
    s: Position, me: int, give: int, take: int, rival: int, o: Numbers, f: Numbers
) -> int:
    """What I have more, and what the other has less."""
    if VALUE[take] <= VALUE[give]:
        return 0
    less = kept(s, rival, VALUE[take], me, o, f) - kept(s, rival, VALUE[give], me, o, f)
    more = worth_now(s, me, take, o, f) - worth_now(s, me, give, o, f)
    return more + less * o[WEIGHT + rival] // 1000


def worth_now(s: Position, me: int, peddle: int, o: Numbers, f: Numbers) -> int:
    """All of its value if this turn can still make it safe or end the round; else what lasts."""
    safe = s.hand[me][Kind.MARKET_CLOSE] > 0 or can_cover(s, me, peddle)
    if safe and not s.played and is_visible(s, me):
        return VALUE[peddle]
    return kept(s, me, VALUE[peddle], me, o, f)


def can_cover(s: Position, me: int, peddle: int) -> bool:
    """A Protection in hand is large enough for it."""
    if peddle >= COVERABLE:
        return False
    for card in range(len(COVERS)):
        if s.hand[me][Kind.CATCH_A_BUZZ + card] > 0 and VALUE[peddle] <= COVERS[card]:
            return True
    return False
