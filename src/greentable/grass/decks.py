"""The named decks, and custom decks.  Rules grass.deck.1 and 2."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from greentable.core.reader import shown
from greentable.errors import UnsupportedRuleset
from greentable.grass.cards import CODES, HAND, KIND_OF_CODE, Kind
from greentable.words.messages import choices

MOST_OF_A_KIND = 60
MOST_PROTECTIONS = 12  # room in the state for what each Protection covers

_COMMON = {
    **{"MO": 10, "MC": 5, "HG": 6, "MX": 6, "CO": 5, "JA": 5, "PA": 5, "DF": 1},
    **{"BU": 3, "DE": 3, "FE": 3, "SS": 3, "IM": 5, "BF": 5, "HE": 5, "CD": 5},
    **{"PF": 4, "CB": 2, "GS": 2, "LC": 2, "SN": 4, "BK": 1, "SH": 5, "EU": 1},
    **{"SO": 4, "DX": 3, "UW": 1},
}

NAMED: Mapping[str, Mapping[str, int]] = MappingProxyType(
    {
        # The 2018 sheets count 29 Peddle and 4 Stonehigh, but do not say which Peddle is the 29th.
        "2018": MappingProxyType({**_COMMON, "HG": 7, "SH": 4}),
        "classic": MappingProxyType(_COMMON),
        # Attested for an Italian printing.
        "it2022": MappingProxyType({**_COMMON, "HG": 7, "MX": 7, "PA": 3}),
    }
)


def counts(deck: Mapping[str, int]) -> tuple[int, ...]:
    """The number of cards of each kind. Raises UnsupportedRuleset for an unplayable deck."""
    for code in deck:
        if code not in KIND_OF_CODE:
            raise UnsupportedRuleset("deck.unknown_card", code=shown(code), known=choices(CODES))
    made = tuple(deck.get(code, 0) for code in CODES)
    check(made)
    return made


def check(deck: tuple[int, ...]) -> None:
    """grass.deck.2: check that a deck is playable. Raises UnsupportedRuleset."""
    if len(deck) != len(CODES):
        raise UnsupportedRuleset("deck.kinds", counts=len(deck), kinds=len(CODES))
    for code, count in zip(CODES, deck, strict=True):
        if not 0 <= count <= MOST_OF_A_KIND:
            raise UnsupportedRuleset("deck.count", count=count, code=code, most=MOST_OF_A_KIND)
    if deck[Kind.MARKET_OPEN] == 0:
        raise UnsupportedRuleset("deck.no_market_open")
    protections = sum(deck[Kind.CATCH_A_BUZZ : Kind.LUST_CONQUERS_ALL + 1])
    if protections > MOST_PROTECTIONS:
        raise UnsupportedRuleset("deck.protections", count=protections, most=MOST_PROTECTIONS)


def check_enough(deck: tuple[int, ...], seats: int) -> None:
    """grass.deck.2: six cards for each seat and one to draw. Raises UnsupportedRuleset."""
    needed = HAND * seats + 1
    if sum(deck) < needed:
        raise UnsupportedRuleset("deck.too_small", cards=sum(deck), seats=seats, least=needed)


def deck_name(deck: tuple[int, ...]) -> str | None:
    """The name of the deck with these counts, if it has one."""
    return next((name for name, named in NAMED.items() if counts(named) == deck), None)
