"""Every number and switch of the rules. An edition is a Ruleset; its deck is one of its fields.

Each field names the rule that reads it. `ruleset_text.py` has the text form (``house recipes``).
The number of players is not in it: a game is for one to four seats (grove.several.1).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from greentable.core.switches import switch
from greentable.errors import UnsupportedRuleset
from greentable.grove.cards import ALL_CARDS, CARDS, DECK
from greentable.grove.decks import check_deck, named_deck
from greentable.grove.recipes.books import check_book, named_book
from greentable.grove.recipes.recipe import codes_of
from greentable.words.messages import Argument, say

FEWEST_SEATS = 1
MOST_SEATS = 4
HOUSE = "house"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """All switches; the defaults are the house edition without recipes."""

    deck: tuple[int, ...] = switch(named_deck(HOUSE), "grove.cards.1", "the card faces")
    recipes: bool = switch(False, "grove.recipes.1", "the recipe challenge", False, True)
    book: tuple[int, ...] = switch(
        codes_of(named_book(HOUSE)), "grove.recipes.2", "the recipes on the backs of the cards"
    )
    aside: int = switch(0, "grove.setup.1", "the cards left out of the game")


HOUSE_EDITION = Ruleset()
EDITIONS: Mapping[str, Ruleset] = MappingProxyType({HOUSE: HOUSE_EDITION})
VARIANTS = ("recipes",)


def check(ruleset: Ruleset, seats: int) -> None:
    """Check that these rules can be played at this many seats (grove.several.1).

    Raises: UnsupportedRuleset.
    """
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        limits: dict[str, Argument] = {"fewest": FEWEST_SEATS, "most": MOST_SEATS}
        raise UnsupportedRuleset("ruleset.seats", seats=seats, game=say("game-grove"), **limits)
    if ruleset.recipes not in (False, True):
        raise UnsupportedRuleset("ruleset.recipes", found=repr(ruleset.recipes))
    _check_aside(ruleset)
    _check_data(ruleset.deck, ruleset.book)


def _check_aside(ruleset: Ruleset) -> None:
    """grove.setup.1: nine cards are needed; the recipe challenge has no other half."""
    if ruleset.aside & ~ALL_CARDS:
        raise UnsupportedRuleset("ruleset.aside_cards", most=CARDS)
    left = CARDS - ruleset.aside.bit_count()
    if left < DECK:
        raise UnsupportedRuleset("ruleset.aside_left", left=left, needed=DECK)
    if ruleset.aside and ruleset.recipes:
        raise UnsupportedRuleset("ruleset.aside_recipes")


@lru_cache(maxsize=16)
def _check_data(deck: tuple[int, ...], book: tuple[int, ...]) -> None:
    """Check deck and book. Cached, since many games are played with the same cards."""
    check_deck(deck)
    check_book(book)
