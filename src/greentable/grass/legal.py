"""All legal moves of a seat, by asking the referee about every candidate.

Offers, and counters that ask for another card, are products: there can be thousands. They are left
to what may be named on each side (`may_offer_any`, `may_give`, `may_want`; `may_counter_any`,
`may_give_in_counter`, `may_ask`). In the compilable subset.
"""

from __future__ import annotations

from greentable.grass.cards import KINDS, NOTHING, PEDDLES
from greentable.grass.codes import (
    NOBODY,
    add_to_cover,
    bare,
    move_code,
    with_card,
    with_cheated,
    with_cover,
    with_protected,
)
from greentable.grass.constants import Choice, Hits, Kind, Phase, Reason, Verb
from greentable.grass.families import is_heat_on, is_paranoia, is_protection
from greentable.grass.referee import NATURE, why_not
from greentable.grass.rules.deal import (
    is_in_deck,
    why_not_asked_for,
    why_not_deal_now,
    why_not_given_in_counter,
    why_not_named,
    why_not_swap_now,
)
from greentable.grass.rules.turn import next_dealt
from greentable.grass.state import State

MOST_MOVES = 2048  # more than any seat ever has, products aside


def add_if_legal(s: State, seat: int, move: int, out: list[int], n: int) -> int:
    """Put a move into the list if the referee takes it; the new length."""
    if why_not(s, seat, move) == Reason.OK:
        out[n] = move
        return n + 1
    return n


def list_moves(s: State, seat: int, out: list[int]) -> int:
    """Fill `out` with the legal moves of a seat, products aside; how many there are."""
    if s.phase == Phase.TURN:
        return list_turn(s, seat, out)
    n = 0
    if seat == NATURE:
        return list_nature(s, out)
    if s.phase == Phase.ANSWER or s.phase == Phase.COUNTERED:
        n = add_if_legal(s, seat, bare(Verb.ACCEPT), out, n)
        n = add_if_legal(s, seat, bare(Verb.DECLINE), out, n)
        return list_cards(s, seat, Verb.COUNTER, out, n)
    if s.phase == Phase.GIVE:
        return list_cards(s, seat, Verb.GIVE, out, n)
    if s.phase == Phase.PASS:
        return list_cards(s, seat, Verb.PASS, out, n)
    if s.phase == Phase.HAND:
        return list_cards(s, seat, Verb.HAND, out, n)
    if s.phase == Phase.DRAFT:
        return list_cards(s, seat, Verb.KEEP, out, n)
    n = add_if_legal(s, seat, with_cheated(bare(Verb.SAY)), out, n)
    return add_if_legal(s, seat, bare(Verb.SAY), out, n)


def list_cards(s: State, seat: int, verb: int, out: list[int], n: int) -> int:
    """The moves that are a word and a card."""
    for kind in range(KINDS):
        n = add_if_legal(s, seat, with_card(verb, kind), out, n)
    return n


def list_nature(s: State, out: list[int]) -> int:
    """Whatever chance may bring."""
    n = 0
    if s.phase == Phase.DEALER:
        for seat in range(1, s.seats + 1):
            n = add_if_legal(s, NATURE, move_code(Verb.DEALER, NOTHING, seat, NOTHING), out, n)
    elif s.phase == Phase.DEAL:
        for kind in range(KINDS):
            move = move_code(Verb.DEAL, kind, next_dealt(s), NOTHING)
            n = add_if_legal(s, NATURE, move, out, n)
    elif s.phase == Phase.DRAW:
        n = list_cards(s, NATURE, Verb.DRAW, out, n)
    elif s.phase == Phase.LUCK:
        n = list_cards(s, NATURE, Verb.LUCK, out, n)
    return n


def list_turn(s: State, seat: int, out: list[int]) -> int:
    """Plays, discards, swaps and the end of the turn."""
    if seat != s.turn:
        return 0
    n = 0
    if not s.played:
        for kind in range(KINDS):
            if s.hand[seat][kind] > 0:
                n = list_plays(s, seat, kind, out, n)
        for kind in range(KINDS):
            if s.hand[seat][kind] > 0:
                n = add_if_legal(s, seat, with_card(Verb.DISCARD, kind), out, n)
    n = list_swaps(s, seat, out, n)
    return add_if_legal(s, seat, bare(Verb.END), out, n)


def list_plays(s: State, seat: int, kind: int, out: list[int], n: int) -> int:
    """Every way to play a card."""
    if is_protection(kind):
        return list_covers(s, seat, kind, out, n)
    if kind == Kind.PAY_FINE and s.rules.pay_fine == Choice.CHOSEN:
        for peddle in range(PEDDLES):
            move = move_code(Verb.PLAY, kind, NOBODY, peddle)
            n = add_if_legal(s, seat, move, out, n)
            n = add_if_legal(s, seat, with_protected(move), out, n)
        return n
    hits_other = is_paranoia(kind) and s.rules.paranoia_hits == Hits.OPPONENT
    if is_heat_on(kind) or hits_other or kind == Kind.STEAL:
        for target in range(1, s.seats + 1):
            if kind == Kind.STEAL and s.rules.steal == Choice.CHOSEN:
                for peddle in range(PEDDLES):
                    move = move_code(Verb.PLAY, kind, target, peddle)
                    n = add_if_legal(s, seat, move, out, n)
            else:
                move = move_code(Verb.PLAY, kind, target, NOTHING)
                n = add_if_legal(s, seat, move, out, n)
        return n
    return add_if_legal(s, seat, with_card(Verb.PLAY, kind), out, n)


def list_covers(s: State, seat: int, card: int, out: list[int], n: int) -> int:
    """Every choice of unprotected Peddle that a Protection can cover."""
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
                        n = add_if_legal(s, seat, with_cover(play, cover), out, n)
    return n


def list_swaps(s: State, seat: int, out: list[int], n: int) -> int:
    """Every stash swap."""
    if why_not_swap_now(s) != Reason.OK:
        return n
    for give in range(PEDDLES):
        if s.stash[seat][give] > 0:
            for target in range(1, s.seats + 1):
                for take in range(PEDDLES):
                    move = move_code(Verb.SWAP, give, target, take)
                    n = add_if_legal(s, seat, move, out, n)
    return n


def may_offer_any(s: State, seat: int) -> bool:
    """Whether this seat may make an offer now: what it may give for what may be wanted, or `?`."""
    if s.phase != Phase.TURN or seat != s.turn:
        return False
    return why_not_deal_now(s) == Reason.OK


def may_give(s: State, seat: int, kind: int) -> bool:
    """Whether an offer of this seat may give this kind."""
    return why_not_named(s, seat, kind) == Reason.OK


def may_want(s: State, kind: int) -> bool:
    """Whether an offer may want this kind, if it gives another or `may_name_twice`."""
    return is_in_deck(s, kind)


def may_counter_any(s: State, seat: int) -> bool:
    """Whether this seat may counter now: what it may give for what it may ask for."""
    if s.phase != Phase.ANSWER:
        return False
    return seat == s.asked


def may_give_in_counter(s: State, seat: int, kind: int) -> bool:
    """Whether a counter of this seat that asks for another card may give this kind."""
    return why_not_given_in_counter(s, seat, kind) == Reason.OK


def may_ask(s: State, kind: int) -> bool:
    """Whether a counter may ask for this kind, if it gives another or `may_name_twice`."""
    return why_not_asked_for(s, kind) == Reason.OK
