"""The moves that can be written down: the finite universe against which legality is tested.

Made from the table of tokens alone; it knows nothing of what is legal. Covers go up to a value of
75,000, which is more than any Protection has room for; where only Peddle make sense, one other kind
stands for all the rest.
"""

from __future__ import annotations

import itertools
from functools import cache

from greentable.grass import EVERYONE, Kind, Move, Verb

SEATS = range(1, 7)
_HEAT_ON = (Kind.BUST, Kind.DETAINED, Kind.FELONY, Kind.SEARCH_AND_SEIZURE)
_PROTECTIONS = (Kind.CATCH_A_BUZZ, Kind.GRAB_A_SNACK, Kind.LUST_CONQUERS_ALL)
_ON_SEATS = (*_HEAT_ON, Kind.STEAL, Kind.SOLD_OUT, Kind.DOUBLECROSSED, Kind.WIPED_OUT)
_COVERABLE = {
    Kind.HOME_GROWN: 5,
    Kind.MEXICO: 5,
    Kind.COLOMBIA: 25,
    Kind.JAMAICA: 25,
    Kind.PANAMA: 50,
    Kind.DR_FEELGOOD: 100,
}
_STASHED = (*_COVERABLE, Kind.MARKET_OPEN)
_TOO_MUCH = 75
_BARE = (Verb.ACCEPT, Verb.DECLINE, Verb.END)
_WITH_CARD = (Verb.DISCARD, Verb.GIVE, Verb.PASS, Verb.KEEP, Verb.HAND)
_OF_NATURE = (Verb.DRAW, Verb.LUCK)
_KINDS_OR_NONE = (*Kind, None)


@cache
def covers() -> tuple[tuple[Kind, ...], ...]:
    """Sets of Peddle in the order of the deck table, worth at most 75,000; and Dr. Feelgood."""
    found = []
    for counts in itertools.product(range(16), range(16), range(4), range(4), range(2)):
        worth = sum(n * value for n, value in zip(counts, _COVERABLE.values(), strict=False))
        if 0 < worth <= _TOO_MUCH:
            kinds = zip(_COVERABLE, counts, strict=False)
            found.append(tuple(kind for kind, count in kinds for _ in range(count)))
    return (*found, (Kind.DR_FEELGOOD,), (Kind.HOME_GROWN, Kind.DR_FEELGOOD))


@cache
def well_formed() -> tuple[Move, ...]:
    """Moves that tokens can say, each once."""
    return (*plays(), *deals(), *others())


@cache
def plays() -> tuple[Move, ...]:
    """Plays of every card."""
    return tuple(play for card in Kind for play in plays_of(card))


@cache
def plays_of(card: Kind) -> tuple[Move, ...]:
    """Plays of a card: bare, on a seat, with a Peddle, protected or not, with a cover."""
    if card in _PROTECTIONS:
        return tuple(Move(Verb.PLAY, card, cover=cover) for cover in covers())
    on_seats = [Move(Verb.PLAY, card, seat) for seat in SEATS if card in _ON_SEATS]
    if card in _HEAT_ON:
        return tuple(on_seats)
    if card is Kind.STEAL:
        pairs = itertools.product(SEATS, _COVERABLE)
        return (*on_seats, *(Move(Verb.PLAY, card, seat, peddle) for seat, peddle in pairs))
    alone = Move(Verb.PLAY, card)
    if card is Kind.PAY_FINE:
        ways = itertools.product(_COVERABLE, (False, True))
        return (alone, *(Move(Verb.PLAY, card, other=kind, protected=own) for kind, own in ways))
    return (alone, *on_seats)


@cache
def deals() -> tuple[Move, ...]:
    """Offers to every seat and to the table, counters and stash swaps, of any kind for any kind."""
    made = [Move(Verb.COUNTER, give, other=ask) for give in Kind for ask in Kind]
    for give, want in itertools.product(Kind, _KINDS_OR_NONE):
        made += [Move(Verb.OFFER, give, seat, want) for seat in (*SEATS, EVERYONE)]
    for give, want in itertools.product(_STASHED, _STASHED):
        made += [Move(Verb.SWAP, give, seat, want) for seat in SEATS]
    return tuple(made)


@cache
def others() -> tuple[Move, ...]:
    """Answers, gifts, passes, words, and nature's moves."""
    made = [Move(verb) for verb in _BARE]
    made += [Move(verb, card) for verb in (*_WITH_CARD, *_OF_NATURE) for card in Kind]
    made += [Move(Verb.COUNTER, card) for card in Kind]
    made += [Move(Verb.SAY, cheated=cheated) for cheated in (False, True)]
    made += [Move(Verb.DEALER, seat=seat) for seat in SEATS]
    made += [Move(Verb.DEAL, card, seat) for card in Kind for seat in SEATS]
    return tuple(made)
