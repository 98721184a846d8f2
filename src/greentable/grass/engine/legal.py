"""All legal moves of a seat: asks the rules about every candidate, as the referee does.

Offers, and counters that ask for another card, are products with thousands of elements. They are
kept as the kinds that each side may name (`may_offer_any`, `may_give`, `may_want`;
`may_counter_any`, `may_give_in_counter`, `may_ask`). In the compilable subset.
"""

from __future__ import annotations

from greentable.grass.cards import KINDS, NOTHING, PEDDLES
from greentable.grass.codes import (
    NOBODY,
    add_to_cover,
    bare,
    move_code,
    verb_of,
    with_card,
    with_cheated,
    with_cover,
    with_protected,
)
from greentable.grass.constants import Choice, Hits, Kind, Phase, Reason, Verb
from greentable.grass.engine.plays import why_not_play, why_not_target
from greentable.grass.engine.referee import (
    NATURE,
    why_not_acting,
    why_not_answer,
    why_not_asked,
    why_not_nature,
)
from greentable.grass.families import is_heat_on, is_paranoia, is_protection
from greentable.grass.rules.deal import (
    is_in_deck,
    why_not_asked_for,
    why_not_deal_now,
    why_not_given_in_counter,
    why_not_named,
    why_not_swap,
    why_not_swap_now,
)
from greentable.grass.rules.turn import next_dealt, why_not_discard, why_not_end
from greentable.grass.state import Position, State

MOST_MOVES = 2048  # more than any seat ever has, products aside


def add_if_ok(reason: int, move: int, out: list[int], n: int) -> int:
    """Append a move to the list if its reason is OK; return the new length."""
    if reason == Reason.OK:
        out[n] = move
        return n + 1
    return n


def list_moves(s: State, seat: int, out: list[int]) -> int:
    """Fill `out` with the legal moves of a seat, without products; return their number."""
    if seat != NATURE:
        return list_choices(s, seat, out)
    if why_not_acting(s, seat) != Reason.OK:
        return 0
    return list_nature(s, out)


def list_choices(s: Position, seat: int, out: list[int]) -> int:
    """The same for a seat only, not for nature: for that, a position is enough."""
    if why_not_acting(s, seat) != Reason.OK:
        return 0
    if s.phase == Phase.TURN:
        return list_turn(s, seat, out)
    if s.phase == Phase.ANSWER or s.phase == Phase.COUNTERED:
        return list_answers(s, seat, out)
    if s.phase == Phase.GIVE:
        return list_cards(s, seat, Verb.GIVE, s.stash[seat], PEDDLES, out)
    if s.phase == Phase.PASS:
        return list_cards(s, seat, Verb.PASS, s.hand[seat], KINDS, out)
    if s.phase == Phase.HAND:
        return list_cards(s, seat, Verb.HAND, s.hand[seat], KINDS, out)
    if s.phase == Phase.DRAFT:
        return list_cards(s, seat, Verb.KEEP, s.pack[seat], KINDS, out)
    move = with_cheated(bare(Verb.SAY))
    n = add_if_ok(why_not_asked(s, seat, Verb.SAY, move), move, out, 0)
    move = bare(Verb.SAY)
    return add_if_ok(why_not_asked(s, seat, Verb.SAY, move), move, out, n)


def list_cards(
    s: Position, seat: int, verb: int, row: list[int], kinds: int, out: list[int]
) -> int:
    """List the moves of a verb and a card, for the cards in a row of this many kinds."""
    n = 0
    for kind in range(kinds):
        if row[kind] > 0:
            move = with_card(verb, kind)
            n = add_if_ok(why_not_asked(s, seat, verb, move), move, out, n)
    return n


def list_answers(s: Position, seat: int, out: list[int]) -> int:
    """List yes, no, and the counters that are for the card offered."""
    move = bare(Verb.ACCEPT)
    n = add_if_ok(why_not_answer(s, seat, Verb.ACCEPT, move), move, out, 0)
    move = bare(Verb.DECLINE)
    n = add_if_ok(why_not_answer(s, seat, Verb.DECLINE, move), move, out, n)
    for kind in range(KINDS):
        # In Hidden Deals the given card is a claim.
        if s.hand[seat][kind] > 0 or s.rules.hidden_deals:
            move = with_card(Verb.COUNTER, kind)
            n = add_if_ok(why_not_answer(s, seat, Verb.COUNTER, move), move, out, n)
    return n


def list_nature(s: State, out: list[int]) -> int:
    """List all possible moves of chance."""
    n = 0
    if s.phase == Phase.DEALER:
        for seat in range(1, s.seats + 1):
            move = move_code(Verb.DEALER, NOTHING, seat, NOTHING)
            n = add_if_ok(why_not_nature(s, Verb.DEALER, move), move, out, n)
        return n
    for kind in range(KINDS):
        move = with_card(Verb.DRAW, kind)
        if s.phase == Phase.DEAL:
            move = move_code(Verb.DEAL, kind, next_dealt(s), NOTHING)
        elif s.phase == Phase.LUCK:
            move = with_card(Verb.LUCK, kind)
        n = add_if_ok(why_not_nature(s, verb_of(move), move), move, out, n)
    return n


def list_turn(s: Position, seat: int, out: list[int]) -> int:
    """List plays, discards, swaps and the end of the turn."""
    n = 0
    if not s.played:
        hand = s.hand[seat]
        for kind in range(KINDS):
            if hand[kind] > 0:
                n = list_plays(s, seat, kind, out, n)
        for kind in range(KINDS):
            if hand[kind] > 0:
                move = with_card(Verb.DISCARD, kind)
                n = add_if_ok(why_not_discard(s, seat, kind), move, out, n)
    n = list_swaps(s, seat, out, n)
    return add_if_ok(why_not_end(s), bare(Verb.END), out, n)


def add_play(s: Position, seat: int, move: int, out: list[int], n: int) -> int:
    """Append a play to the list if it is legal; return the new length."""
    return add_if_ok(why_not_play(s, seat, move), move, out, n)


def list_plays(s: Position, seat: int, kind: int, out: list[int], n: int) -> int:
    """List every way to play a card."""
    if is_protection(kind):
        return list_covers(s, seat, kind, out, n)
    if kind == Kind.PAY_FINE and s.rules.pay_fine == Choice.CHOSEN:
        for peddle in range(PEDDLES):
            move = move_code(Verb.PLAY, kind, NOBODY, peddle)
            n = add_play(s, seat, move, out, n)
            n = add_play(s, seat, with_protected(move), out, n)
        return n
    hits_other = is_paranoia(kind) and s.rules.paranoia_hits == Hits.OPPONENT
    if is_heat_on(kind) or hits_other or kind == Kind.STEAL:
        for target in range(1, s.seats + 1):
            if kind == Kind.STEAL and s.rules.steal == Choice.CHOSEN:
                for peddle in range(PEDDLES):
                    move = move_code(Verb.PLAY, kind, target, peddle)
                    n = add_play(s, seat, move, out, n)
            else:
                move = move_code(Verb.PLAY, kind, target, NOTHING)
                n = add_play(s, seat, move, out, n)
        return n
    return add_play(s, seat, with_card(Verb.PLAY, kind), out, n)


def list_covers(s: Position, seat: int, card: int, out: list[int], n: int) -> int:
    """List every choice of unprotected Peddle that a Protection can cover."""
    play = with_card(Verb.PLAY, card)
    stash = s.stash[seat]
    # No Protection covers more than ten of 5,000, two of 25,000 or one of 50,000.
    for panama in range(min(stash[4], 1) + 1):
        for jamaica in range(min(stash[3], 2) + 1):
            for colombia in range(min(stash[2], 2) + 1):
                for mexico in range(min(stash[1], 10) + 1):
                    for home_grown in range(min(stash[0], 10) + 1):
                        cover = add_to_cover(0, Kind.HOME_GROWN, home_grown)
                        cover = add_to_cover(cover, Kind.MEXICO, mexico)
                        cover = add_to_cover(cover, Kind.COLOMBIA, colombia)
                        cover = add_to_cover(cover, Kind.JAMAICA, jamaica)
                        cover = add_to_cover(cover, Kind.PANAMA, panama)
                        n = add_play(s, seat, with_cover(play, cover), out, n)
    return n


def list_swaps(s: Position, seat: int, out: list[int], n: int) -> int:
    """List every stash swap."""
    if why_not_swap_now(s) != Reason.OK:
        return n
    for give in range(PEDDLES):
        if s.stash[seat][give] > 0:
            for target in range(1, s.seats + 1):
                if why_not_target(s, seat, target) == Reason.OK:
                    theirs = s.stash[target]
                    for take in range(PEDDLES):
                        if theirs[take] > 0:
                            move = move_code(Verb.SWAP, give, target, take)
                            reason = why_not_swap(s, seat, give, take, target)
                            n = add_if_ok(reason, move, out, n)
    return n


def may_offer_any(s: Position, seat: int) -> bool:
    """True if this seat may offer now: a kind of `may_give` for one of `may_want`, or for `?`."""
    if s.phase != Phase.TURN or seat != s.turn:
        return False
    return why_not_deal_now(s) == Reason.OK


def may_give(s: Position, seat: int, kind: int) -> bool:
    """True if an offer of this seat may give this kind."""
    return why_not_named(s, seat, kind) == Reason.OK


def may_want(s: Position, kind: int) -> bool:
    """True if an offer may want this kind, given that it gives another or `may_name_twice`."""
    return is_in_deck(s, kind)


def may_counter_any(s: Position, seat: int) -> bool:
    """True if this seat may counter now: `may_give_in_counter` for a kind of `may_ask`."""
    if s.phase != Phase.ANSWER:
        return False
    return seat == s.asked


def may_give_in_counter(s: Position, seat: int, kind: int) -> bool:
    """True if a counter of this seat that asks for another card may give this kind."""
    return why_not_given_in_counter(s, seat, kind) == Reason.OK


def may_ask(s: Position, kind: int) -> bool:
    """True if a counter may ask for this kind, given that it gives another or `may_name_twice`."""
    return why_not_asked_for(s, kind) == Reason.OK
