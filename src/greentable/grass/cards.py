"""The cards of Grass: 27 kinds, their families and figures.  Rules grass.deck.1 to 3.

Cards of a kind are interchangeable, so a pile is a count for each kind. The Peddle come first, in
the order of the deck table, so that a stash is an array of six.
"""

from __future__ import annotations

from enum import Enum, auto
from types import MappingProxyType

from greentable.core.fields import NamedNumber


class Kind(NamedNumber):
    """The kind of a card. The order inside each family is that of the deck table.

    `str()` gives the two letters used in notation.
    """

    HOME_GROWN = 0
    MEXICO = 1
    COLOMBIA = 2
    JAMAICA = 3
    PANAMA = 4
    DR_FEELGOOD = 5
    MARKET_OPEN = 6
    MARKET_CLOSE = 7
    BUST = 8
    DETAINED = 9
    FELONY = 10
    SEARCH_AND_SEIZURE = 11
    IMMUNITY = 12
    A_BREEZE_TO_FLY = 13
    HEARSAY_EVIDENCE = 14
    CHARGES_DROPPED = 15
    PAY_FINE = 16
    CATCH_A_BUZZ = 17
    GRAB_A_SNACK = 18
    LUST_CONQUERS_ALL = 19
    STEAL = 20
    BANKER = 21
    STONEHIGH = 22
    EUPHORIA = 23
    SOLD_OUT = 24
    DOUBLECROSSED = 25
    WIPED_OUT = 26

    def __str__(self) -> str:
        return CODES[self]


class Family(Enum):
    """The families of cards, in the words of the sheets and the order of their kinds."""

    PEDDLE = auto()
    MARKET = auto()
    HEAT_ON = auto()
    HEAT_OFF = auto()
    PROTECTION = auto()
    SKIM = auto()
    NIRVANA = auto()
    PARANOIA = auto()


KINDS = 27
PEDDLES = 6
COVERABLE = 5  # Dr. Feelgood, the last Peddle, is never protected (grass.protection.2)
NOTHING = 31  # in the place of a kind: no card
HEAT_KINDS = 4
HAND = 6  # cards in hand between turns (grass.turn.1)

VALUE = (5_000, 5_000, 25_000, 25_000, 50_000, 100_000)
"""The value of each Peddle, by kind (grass.deck.1)."""

COVERS = (25_000, 25_000, 50_000)
"""The value that each Protection covers, Catch a Buzz first (grass.deck.1)."""

FINE = (25_000, 50_000, 100_000)
"""The fine for each Paranoia left in hand at the end of a round, Sold Out first (grass.deck.1)."""

BANKER_FLAT = 5_000  # from each other seat with profit at risk, in 2018 (grass.scoring.2)
BANKER_PERCENT = 20  # of each other seat's profit at risk, in classic (grass.scoring.2)

CODES = (
    *("HG", "MX", "CO", "JA", "PA", "DF", "MO", "MC"),
    *("BU", "DE", "FE", "SS", "IM", "BF", "HE", "CD"),
    *("PF", "CB", "GS", "LC", "SN", "BK", "SH", "EU", "SO", "DX", "UW"),
)
"""The two letters of each kind in notation."""

KIND_OF_CODE = MappingProxyType({code: Kind(kind) for kind, code in enumerate(CODES)})

_LAST = MappingProxyType(
    {
        Family.PEDDLE: Kind.DR_FEELGOOD,
        Family.MARKET: Kind.MARKET_CLOSE,
        Family.HEAT_ON: Kind.SEARCH_AND_SEIZURE,
        Family.HEAT_OFF: Kind.PAY_FINE,
        Family.PROTECTION: Kind.LUST_CONQUERS_ALL,
        Family.SKIM: Kind.BANKER,
        Family.NIRVANA: Kind.EUPHORIA,
        Family.PARANOIA: Kind.WIPED_OUT,
    }
)


def family_of(kind: Kind) -> Family:
    """The family of a card. Pay Fine counts as a Heat Off, though it has no heat pair."""
    return next(family for family, last in _LAST.items() if kind <= last)


def figure_of(kind: Kind) -> int:
    """The figure printed on a card: value, cover or (negative) fine; 0 if it has none."""
    match family_of(kind):
        case Family.PEDDLE:
            return VALUE[kind]
        case Family.PROTECTION:
            return COVERS[kind - Kind.CATCH_A_BUZZ]
        case Family.PARANOIA:
            return -FINE[kind - Kind.SOLD_OUT]
        case _:
            return 0


def heat_partner(kind: Kind) -> Kind | None:
    """grass.deck.3: the other card of a heat pair; None for a card without a pair."""
    match family_of(kind):
        case Family.HEAT_ON:
            return Kind(kind + HEAT_KINDS)
        case Family.HEAT_OFF if kind is not Kind.PAY_FINE:
            return Kind(kind - HEAT_KINDS)
        case _:
            return None
