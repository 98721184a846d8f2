"""Questions about the families of cards. In the compilable subset."""

from __future__ import annotations

from greentable.grass.cards import HEAT_KINDS, PEDDLES
from greentable.grass.constants import Kind


def is_peddle(kind: int) -> bool:
    """Home Grown to Dr. Feelgood."""
    return kind < PEDDLES


def is_heat_on(kind: int) -> bool:
    """Bust, Detained, Felony, Search & Seizure."""
    return Kind.BUST <= kind <= Kind.SEARCH_AND_SEIZURE


def is_heat_off(kind: int) -> bool:
    """Immunity, A Breeze to Fly, Hearsay Evidence, Charges Dropped."""
    return Kind.IMMUNITY <= kind <= Kind.CHARGES_DROPPED


def is_protection(kind: int) -> bool:
    """Catch a Buzz, Grab a Snack, Lust Conquers All."""
    return Kind.CATCH_A_BUZZ <= kind <= Kind.LUST_CONQUERS_ALL


def is_nirvana(kind: int) -> bool:
    """Stonehigh, Euphoria."""
    return kind == Kind.STONEHIGH or kind == Kind.EUPHORIA


def is_paranoia(kind: int) -> bool:
    """Sold Out, Doublecrossed, Utterly Wiped Out."""
    return Kind.SOLD_OUT <= kind <= Kind.WIPED_OUT


def heat_off_for(heat_on: int) -> int:
    """grass.deck.3: the one Heat Off that cancels this Heat On."""
    return heat_on + HEAT_KINDS


def heat_cooled_by(heat_off: int) -> int:
    """grass.deck.3: the one Heat On that this Heat Off cancels."""
    return heat_off - HEAT_KINDS
