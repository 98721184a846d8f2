"""Strategies for property tests and machine-made games: rulesets, decks, numbers of seats."""

from __future__ import annotations

import dataclasses
import itertools
from typing import Any

from hypothesis import strategies as st

from greentable.core.generator import STATE, seed
from greentable.core.switches import NONE
from greentable.grass import EDITIONS, Ruleset, read_ruleset
from greentable.grass.decks import NAMED

SEATS = range(2, 7)

RULESETS = tuple(
    dataclasses.replace(edition, give_me_five=five, hidden_deals=hidden, lucky_or_not=lucky)
    for edition in EDITIONS.values()
    for five, hidden, lucky in itertools.product((False, True), repeat=3)
)
"""Both editions with every combination of the variants."""

BUSY_DECK = read_ruleset(
    "2018 deck=MO:9,MC:1,HG:5,MX:3,CO:3,JA:2,PA:3,DF:1,BU:2,DE:1,FE:2,SS:1,IM:2,BF:1,HE:2,CD:1,"
    "PF:4,CB:1,GS:1,LC:2,SN:3,BK:1,SH:3,EU:1,SO:3,DX:2,UW:2"
).deck
"""A custom deck of 62 cards in which something happens every turn."""

POOR_DECK = read_ruleset("2018 deck=MO:6,HG:9,PA:3,BU:3,PF:4,LC:3,SO:6,DX:3,EU:2,SN:3").deck
"""A custom deck of 42 cards that lacks most kinds."""

ALL_DECKS = (*(read_ruleset(f"2018 deck={name}").deck for name in NAMED), BUSY_DECK, POOR_DECK)

# Every switch turned the other way round in one of these, over both editions.
HOUSE_RULES = (
    "2018 paranoia_hits=player paranoia_before_market next_dealer=round_winner misses=2,3,9",
    "2018 swap_under_heat=off open_trades=off offers_per_turn=2 nirvana_needs_market",
    "2018 pay_fine=lowest steal=highest stonehigh=lowest sold_out=lowest trade_after_play=off",
    "2018 stash_swap=off bonus=0 target=30000",
    "2018 steal_needs_victim_market=off nirvana_lifts_heat nirvana_extra_turn banker=percent",
    "classic pay_fine=chosen steal=chosen stonehigh=chosen sold_out=chosen stash_swap",
    "2018 total_floor=none heat_stops_protection=off offers_per_turn=1 hidden_deals",
    "classic total_floor=0 heat_stops_protection",
    "classic paranoia_hits=opponent paranoia_before_market=off trade_after_play offers_per_turn=0",
    "classic bonus=0 banker=flat open_trades=off nirvana_lifts_heat=off misses=0,0,0",
)


def generator(number: int) -> list[int]:
    """A quick generator for random play, by the rules as Python runs them."""
    rng = [0] * STATE
    seed(rng, number)
    return rng


def with_deck(ruleset: Ruleset, deck: tuple[int, ...]) -> Ruleset:
    return dataclasses.replace(ruleset, deck=deck)


def shortened(ruleset: Ruleset, rounds: int) -> Ruleset:
    """The same rules, over after `rounds` if nobody has the target before."""
    return dataclasses.replace(ruleset, max_rounds=rounds)


def _values(switch: dataclasses.Field[Any]) -> st.SearchStrategy[Any]:
    may = switch.metadata["may"]
    if switch.name == "deck":
        return st.sampled_from(ALL_DECKS)
    if switch.name == "target":
        return st.sampled_from([5_000, 25_000, 100_000, 250_000])
    if switch.name == "max_rounds":
        return st.integers(1, 2)  # so that every game has an end within reach
    if switch.name == "offers_per_turn":
        return st.sampled_from([NONE, *range(9)])
    if switch.name == "misses":
        return st.tuples(*[st.integers(0, 4)] * 3)
    if isinstance(may[0], range):
        return st.sampled_from(may[0])
    return st.sampled_from(may)


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    """An edition with variants and house rules, over after two rounds at the latest."""
    edition = draw(st.sampled_from(RULESETS))
    switches = {switch.name: switch for switch in dataclasses.fields(Ruleset)}
    house = draw(st.sets(st.sampled_from(sorted(set(switches) - {"max_rounds"}))))
    changes = {name: draw(_values(switches[name])) for name in sorted({*house, "max_rounds"})}
    return dataclasses.replace(edition, **changes)


def seats() -> st.SearchStrategy[int]:
    return st.sampled_from(SEATS)


def seeds() -> st.SearchStrategy[str]:
    return st.integers(0, 2**32 - 1).map(str)
