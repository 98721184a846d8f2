"""Every number and switch of the rules. A Ruleset is an edition, perhaps with house rules.

Each field names the rule that reads it. `EDITIONS` has the two printed editions;
`ruleset_text.py` has the text form (``2018 lucky_or_not target=300000 deck=it2022``).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from greentable.core.fields import NamedNumber
from greentable.core.reader import shown
from greentable.core.switches import NONE, about_switch, switch
from greentable.errors import UnsupportedRuleset
from greentable.grass import decks
from greentable.words.messages import say

FEWEST_SEATS = 2
MOST_SEATS = 6
SEATS = range(FEWEST_SEATS, MOST_SEATS + 1)
"""The possible numbers of seats (grass.turn.1)."""


class Choice(NamedNumber):
    """The selection of a Peddle: a player chooses it, or the rule takes the lowest or highest."""

    CHOSEN = 0
    LOWEST = 1
    HIGHEST = 2


class Hits(NamedNumber):
    """The player whom a Paranoia card hits."""

    OPPONENT = 0
    PLAYER = 1


class Banker(NamedNumber):
    """The Banker's share from every other seat with profit at risk: 5,000, or 20 % of it."""

    FLAT = 0
    PERCENT = 1


class NextDealer(NamedNumber):
    """The dealer of the next round."""

    LEFT = 0
    ROUND_WINNER = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """All switches; the defaults are the 2018 edition."""

    deck: tuple[int, ...] = switch(
        decks.counts(decks.NAMED["2018"]), "grass.deck.1", "the cards in the deck"
    )
    target: int = switch(
        250_000, "grass.scoring.6", "the total that ends the game", range(5_000, 10_000_001)
    )
    bonus: int = switch(
        25_000, "grass.scoring.4", "bonus for the best result of a round", range(1_000_001)
    )
    total_floor: int = switch(0, "grass.scoring.5", "lowest possible total", 0, NONE)
    next_dealer: NextDealer = switch(
        NextDealer.LEFT, "grass.turn.3", "who deals the next round", *NextDealer
    )
    max_rounds: int = switch(
        0, "grass.turn.11", "maximum number of rounds; 0 means no limit", range(1001)
    )
    heat_stops_protection: bool = switch(
        True, "grass.heat.2", "heat also blocks Protection cards", False, True
    )
    pay_fine: Choice = switch(
        Choice.CHOSEN,
        "grass.pay_fine.2",
        "which Peddle card you pay with Pay Fine",
        Choice.CHOSEN,
        Choice.LOWEST,
    )
    steal: Choice = switch(
        Choice.CHOSEN, "grass.steal.2", "which Peddle card is stolen", Choice.CHOSEN, Choice.HIGHEST
    )
    steal_needs_victim_market: bool = switch(
        True,
        "grass.steal.1",
        "you can only steal from players whose market is open and free of heat",
        False,
        True,
    )
    stonehigh: Choice = switch(
        Choice.CHOSEN,
        "grass.nirvana.1",
        "which Peddle card players give for Stonehigh",
        Choice.CHOSEN,
        Choice.LOWEST,
    )
    nirvana_lifts_heat: bool = switch(
        False, "grass.nirvana.3", "Nirvana cards remove the heat from your market", False, True
    )
    nirvana_extra_turn: bool = switch(
        False, "grass.nirvana.3", "Nirvana cards give you an extra turn", False, True
    )
    nirvana_needs_market: bool = switch(
        False, "grass.nirvana.4", "you need a Market Open to play Nirvana cards", False, True
    )
    misses: tuple[int, ...] = switch(
        (0, 1, 1),
        "grass.paranoia.2",
        "turns missed after Sold Out, Doublecrossed and Utterly Wiped Out",
        range(10),
    )
    sold_out: Choice = switch(
        Choice.CHOSEN,
        *("grass.paranoia.2", "which Peddle card Sold Out costs", Choice.CHOSEN, Choice.LOWEST),
    )
    paranoia_hits: Hits = switch(
        Hits.OPPONENT, "grass.paranoia.1", "who a Paranoia card hits", *Hits
    )
    paranoia_before_market: bool = switch(
        False, "grass.turn.6", "you can play Paranoia cards before your market is open", False, True
    )
    trade_after_play: bool = switch(
        True, "grass.deal.1", "you can also trade after playing a card", False, True
    )
    offers_per_turn: int = switch(
        NONE,
        "grass.deal.3",
        "maximum number of offers per turn; 0 means no trading",
        range(101),
        NONE,
    )
    open_trades: bool = switch(True, "grass.deal.4", "everyone sees traded cards", False, True)
    stash_swap: bool = switch(
        True, "grass.deal.5", "you can swap Peddle cards between stashes once per turn", False, True
    )
    swap_under_heat: bool = switch(
        True,
        "grass.deal.5",
        "you can swap Peddle cards even if a market is closed or under heat",
        False,
        True,
    )
    banker: Banker = switch(
        Banker.FLAT,
        "grass.scoring.2",
        "The Banker takes $5,000 or 20% of each opponent’s profit at risk",
        *Banker,
    )
    give_me_five: bool = switch(
        False, "grass.variants.1", "variant: draft your first six cards", False, True
    )
    hidden_deals: bool = switch(
        False, "grass.variants.2", "variant: trade cards face down", False, True
    )
    lucky_or_not: bool = switch(
        False, "grass.variants.3", "variant: take random cards instead of passing them", False, True
    )


EDITION_2018 = Ruleset()
EDITION_CLASSIC = Ruleset(
    deck=decks.counts(decks.NAMED["classic"]),
    total_floor=NONE,
    heat_stops_protection=False,
    pay_fine=Choice.LOWEST,
    steal=Choice.HIGHEST,
    steal_needs_victim_market=False,
    stonehigh=Choice.LOWEST,
    nirvana_lifts_heat=True,
    nirvana_extra_turn=True,
    misses=(1, 2, 2),
    sold_out=Choice.LOWEST,
    paranoia_hits=Hits.PLAYER,
    paranoia_before_market=True,
    trade_after_play=False,
    stash_swap=False,
    banker=Banker.PERCENT,
)
EDITIONS: Mapping[str, Ruleset] = MappingProxyType(
    {"2018": EDITION_2018, "classic": EDITION_CLASSIC}
)
EDITIONS_FORMAT_1: Mapping[str, Ruleset] = MappingProxyType(
    {
        name: dataclasses.replace(
            edition, offers_per_turn=8, total_floor=0, heat_stops_protection=True
        )
        for name, edition in EDITIONS.items()
    }
)
"""The editions as records of format 1 mean them: as they were when the format was current."""

VARIANTS = ("give_me_five", "hidden_deals", "lucky_or_not")


def check(ruleset: Ruleset, seats: int) -> None:
    """Check that these rules can be played at this many seats. Raises UnsupportedRuleset."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        game, limits = say("game-grass"), {"fewest": FEWEST_SEATS, "most": MOST_SEATS}
        raise UnsupportedRuleset("ruleset.seats", seats=seats, game=game, **limits)
    decks.check(ruleset.deck)
    decks.check_enough(ruleset.deck, seats)
    if len(ruleset.misses) != len(EDITION_2018.misses):
        raise UnsupportedRuleset("ruleset.misses")
    for one in dataclasses.fields(Ruleset):
        may = one.metadata["may"]
        value = getattr(ruleset, one.name)
        for number in value if isinstance(value, tuple) else (value,):
            if may and number not in may and not (isinstance(may[0], range) and number in may[0]):
                about, value = about_switch(one), shown(str(number))
                raise UnsupportedRuleset(
                    "ruleset.impossible", switch=one.name, value=value, about=about
                )
