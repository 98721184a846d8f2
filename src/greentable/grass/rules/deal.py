"""Trades of hand cards ("deals" in the rulebook), and the stash swap.  Rules grass.deal.1 to 5.

Dealing the cards of a round is in `turn.py`.
"""

from __future__ import annotations

from greentable.core.switches import NONE
from greentable.grass.cards import KINDS, NOTHING, PEDDLES
from greentable.grass.codes import EVERYONE, SEEN_BY_ALL, tell
from greentable.grass.constants import Phase, Reason, What
from greentable.grass.memory import everyone_learns, everyone_learns_of_one, everyone_sees_leave
from greentable.grass.rules.deck import left_of
from greentable.grass.rules.market import is_visible
from greentable.grass.rules.turn import resume_turn
from greentable.grass.rules.variants import begin_hidden_deal
from greentable.grass.state import MOST_COUNTED, Position, State


def why_not_deal_now(s: Position) -> int:
    """grass.deal.1: trades are allowed at any time in the turn; in classic only before the play.

    grass.deal.3: a house rule may limit the offers of a turn.
    """
    if s.played and not s.rules.trade_after_play:
        return Reason.NO_TRADE_AFTER_PLAY
    if s.rules.offers_per_turn != NONE and s.offers >= s.rules.offers_per_turn:
        return Reason.OFFERS_USED_UP
    return Reason.OK


def why_not_named(s: Position, seat: int, kind: int) -> int:
    """grass.deal.2: a given card must be in hand; in Hidden Deals (grass.variants.2) a claim."""
    if not s.rules.hidden_deals and kind < KINDS and s.hand[seat][kind] > 0:
        return Reason.OK  # by far the most common case, first
    if not is_in_deck(s, kind):
        return Reason.NOT_IN_DECK
    if not s.rules.hidden_deals:
        return Reason.NOT_IN_HAND
    return Reason.OK


def is_in_deck(s: Position, kind: int) -> bool:
    """grass.deal.2: an offer may want any kind of the deck."""
    if kind >= KINDS:
        return False
    return s.rules.deck[kind] > 0


def may_name_twice(s: Position) -> bool:
    """grass.variants.2: only claims may name one kind on both sides of a trade."""
    return bool(s.rules.hidden_deals)


def why_not_offer(s: Position, seat: int, give: int, want: int) -> int:
    """grass.deal.2: a card in hand, for another kind or for whatever the others offer for it."""
    reason = why_not_deal_now(s)
    if reason != Reason.OK:
        return reason
    reason = why_not_named(s, seat, give)
    if reason != Reason.OK or want == NOTHING:
        return reason
    if not is_in_deck(s, want):
        return Reason.NOT_IN_DECK
    if want == give and not may_name_twice(s):
        return Reason.SAME_KIND
    return Reason.OK


def offer(s: State, seat: int, give: int, want: int, to: int) -> None:
    """grass.deal.2: to one seat, or to the table; then the seats answer clockwise from the left."""
    if s.offers < MOST_COUNTED:
        s.offers += 1
    s.offer_give = give
    s.offer_want = want
    s.offer_to = to
    tell(s, What.OFFERED, seat, to, give, want, SEEN_BY_ALL)
    if not s.rules.hidden_deals:
        everyone_learns_of_one(s, seat, give)
    s.asked = left_of(s, seat) if to == EVERYONE else to
    s.phase = Phase.ANSWER


def why_not_accept(s: Position, seat: int) -> int:
    """grass.deal.2: accepting needs the wanted card, or the one that a counter asks for."""
    if s.phase == Phase.COUNTERED:
        return why_not_named(s, seat, given_for_counter(s))
    if s.offer_want == NOTHING:
        return Reason.NO_CARD_WANTED
    return why_not_named(s, seat, s.offer_want)


def given_for_counter(s: Position) -> int:
    """grass.deal.2: the card that a counter is for: the one offered, or another asked for."""
    if s.counter_ask == NOTHING:
        return s.offer_give
    return s.counter_ask


def accept(s: State, seat: int) -> None:
    """grass.deal.2: the first seat to accept trades; or the acting player takes the counter."""
    partner = s.turn + s.asked - seat
    tell(s, What.ACCEPTED, seat, partner, NOTHING, NOTHING, SEEN_BY_ALL)
    if s.rules.hidden_deals:
        begin_hidden_deal(s)
        return
    if s.phase == Phase.COUNTERED:
        trade(s, s.turn, given_for_counter(s), s.asked, s.counter)
    else:
        trade(s, s.turn, s.offer_give, s.asked, s.offer_want)
    resume_turn(s)


def trade(s: State, seat: int, give: int, partner: int, get: int) -> None:
    """grass.deal.1: one hand card for one hand card.

    grass.deal.4: both cards are shown to all, or to the traders only; all know what was agreed.
    """
    s.hand[seat][give] -= 1
    s.hand[partner][get] -= 1
    everyone_sees_leave(s, seat, give)
    everyone_sees_leave(s, partner, get)
    s.hand[seat][get] += 1
    s.hand[partner][give] += 1
    everyone_learns(s, seat, get)
    everyone_learns(s, partner, give)
    seen = SEEN_BY_ALL
    if not s.rules.open_trades:
        seen = 1 << seat | 1 << partner
    tell(s, What.TRADED, seat, partner, give, get, seen)


def decline(s: State, seat: int) -> None:
    """grass.deal.2: declining reveals nothing; an offer to the table goes on to the next seat."""
    tell(s, What.DECLINED, seat, s.turn + s.asked - seat, NOTHING, NOTHING, SEEN_BY_ALL)
    if s.phase == Phase.ANSWER:
        s.declined[seat][s.offer_give] |= 1 << min(s.offer_want, KINDS)
    s.counter = NOTHING
    s.counter_ask = NOTHING
    following = left_of(s, s.asked)
    if s.offer_to == EVERYONE and following != s.turn:
        s.asked = following
        s.phase = Phase.ANSWER
    else:
        resume_turn(s)


def why_not_counter(s: Position, seat: int, give: int, ask: int) -> int:
    """grass.deal.2: a kind in hand, for the card offered or for another kind that is asked for.

    The wanted kind can only be given for another card: for the one offered, that is to accept.
    """
    reason = why_not_given_in_counter(s, seat, give)
    if reason != Reason.OK:
        return reason
    if ask == NOTHING:
        if give == s.offer_want:
            return Reason.COUNTER_IN_OFFER
        return Reason.OK
    if ask == give and not may_name_twice(s):
        return Reason.SAME_KIND
    return why_not_asked_for(s, ask)


def why_not_given_in_counter(s: Position, seat: int, kind: int) -> int:
    """grass.deal.2: a card in hand, not of the offered kind unless it is a claim."""
    if kind == s.offer_give and not may_name_twice(s):
        return Reason.COUNTER_IN_OFFER
    return why_not_named(s, seat, kind)


def why_not_asked_for(s: Position, kind: int) -> int:
    """grass.deal.2: any kind of the deck except the one offered, which a counter need not name."""
    if kind == s.offer_give:
        return Reason.ASKS_FOR_OFFERED
    if not is_in_deck(s, kind):
        return Reason.NOT_IN_DECK
    return Reason.OK


def counter(s: State, seat: int, give: int, ask: int) -> None:
    """grass.deal.2: the acting player accepts or declines, and need not hold what it asks for."""
    s.counter = give
    s.counter_ask = ask
    tell(s, What.COUNTERED, seat, s.turn, give, ask, SEEN_BY_ALL)
    if not s.rules.hidden_deals:
        everyone_learns_of_one(s, seat, give)
    s.phase = Phase.COUNTERED


def why_not_swap_now(s: Position) -> int:
    """grass.deal.5: once per turn, in 2018 only."""
    if not s.rules.stash_swap:
        return Reason.NO_STASH_SWAP
    if s.swapped:
        return Reason.SWAP_USED
    return Reason.OK


def why_not_swap(s: Position, seat: int, give: int, take: int, target: int) -> int:
    """grass.deal.5: two different kinds, both unprotected, whatever the markets are.

    A house rule may require both Market Opens to be visible (`swap_under_heat` off).
    """
    reason = why_not_swap_now(s)
    if reason != Reason.OK:
        return reason
    if not s.rules.swap_under_heat and not (is_visible(s, seat) and is_visible(s, target)):
        return Reason.SWAP_NEEDS_MARKETS
    if give >= PEDDLES or s.stash[seat][give] == 0:
        return Reason.NOT_IN_STASH
    if take >= PEDDLES or s.stash[target][take] == 0:
        return Reason.NOT_IN_TARGETS_STASH
    if give == take:
        return Reason.SAME_KIND
    return Reason.OK


def swap(s: State, seat: int, give: int, take: int, target: int) -> None:
    """grass.deal.5: done without asking; the received Peddle is unprotected."""
    s.swapped = 1
    s.stash[seat][give] -= 1
    s.stash[target][give] += 1
    s.stash[target][take] -= 1
    s.stash[seat][take] += 1
    tell(s, What.SWAPPED, seat, target, give, take, SEEN_BY_ALL)
