"""Rulesets: the text form both ways, and everything that cannot be played."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path
from typing import Any

import pytest

from greentable import grass
from greentable.core.switches import NONE
from greentable.errors import UnsupportedRuleset
from greentable.grass import EDITION_2018, EDITION_CLASSIC, Kind, Ruleset
from greentable.grass.ruleset import Banker, Choice, Hits, NextDealer

DOCS = Path(__file__).parents[2] / "docs"


def code_of_refusal(text: str, seats: int = 4) -> str:
    """The code with which a ruleset in writing, or a game by it, is refused."""
    with pytest.raises(UnsupportedRuleset) as caught:
        grass.new_game(grass.read_ruleset(text), seats)
    return caught.value.code


# The editions


def test_the_editions_differ_in_these_switches() -> None:
    """Every switch of the table of editions, and no other."""
    both = {
        switch.name: (getattr(EDITION_2018, switch.name), getattr(EDITION_CLASSIC, switch.name))
        for switch in dataclasses.fields(Ruleset)
    }
    assert {name: pair for name, pair in both.items() if pair[0] != pair[1]} == {
        "deck": (EDITION_2018.deck, EDITION_CLASSIC.deck),
        "total_floor": (0, NONE),
        "heat_stops_protection": (True, False),
        "pay_fine": (Choice.CHOSEN, Choice.LOWEST),
        "steal": (Choice.CHOSEN, Choice.HIGHEST),
        "steal_needs_victim_market": (True, False),
        "stonehigh": (Choice.CHOSEN, Choice.LOWEST),
        "nirvana_lifts_heat": (False, True),
        "nirvana_extra_turn": (False, True),
        "misses": ((0, 1, 1), (1, 2, 2)),
        "sold_out": (Choice.CHOSEN, Choice.LOWEST),
        "paranoia_hits": (Hits.OPPONENT, Hits.PLAYER),
        "paranoia_before_market": (False, True),
        "trade_after_play": (True, False),
        "stash_swap": (True, False),
        "banker": (Banker.FLAT, Banker.PERCENT),
    }
    assert {name: pair[0] for name, pair in both.items() if pair[0] == pair[1]} == {
        "target": 250_000,
        "bonus": 25_000,
        "next_dealer": NextDealer.LEFT,
        "max_rounds": 0,
        "nirvana_needs_market": False,
        "offers_per_turn": NONE,
        "open_trades": True,
        "swap_under_heat": True,
        "give_me_five": False,
        "hidden_deals": False,
        "lucky_or_not": False,
    }


def test_records_of_format_1_mean_the_editions_as_they_then_were() -> None:
    then: dict[str, Any] = {"offers_per_turn": 8, "total_floor": 0, "heat_stops_protection": True}
    for name, edition in grass.EDITIONS.items():
        ruleset = grass.read_ruleset(name, record_format=1)
        assert ruleset == grass.EDITIONS_FORMAT_1[name] == dataclasses.replace(edition, **then)
        assert grass.read_ruleset(grass.write_ruleset(ruleset)) == ruleset
    today = "2018 offers_per_turn=none"
    assert grass.read_ruleset(today, record_format=1) == EDITION_2018


# Both ways


DOCUMENTED = [
    line.split("`")[1]
    for line in (DOCS / "notation.md").read_text(encoding="utf-8").splitlines()
    if re.match(r"\| `(2018|classic)", line)
]


@pytest.mark.parametrize("text", DOCUMENTED)
def test_a_documented_ruleset_reads_and_writes_back_to_itself(text: str) -> None:
    ruleset = grass.read_ruleset(text)
    written = grass.write_ruleset(ruleset)
    assert sorted(written.split()) == sorted(text.split())
    assert grass.read_ruleset(written) == ruleset
    assert grass.new_game(ruleset, 2).rules == ruleset


def test_the_documented_rulesets_are_found() -> None:
    assert len(DOCUMENTED) == 11


ODD_DECKS = (
    (0,) * 6 + (60,) * 11 + (0,) * 10,
    tuple(4 if kind in {17, 18, 19} else kind for kind in range(27)),
)


def some_values(switch: dataclasses.Field[object]) -> list[object]:
    """All that a switch may be; of numbers the least and the greatest."""
    if switch.name == "deck":
        return [EDITION_2018.deck, EDITION_CLASSIC.deck, *ODD_DECKS]
    may = switch.metadata["may"]
    if not isinstance(may[0], range):
        return list(may)
    least, greatest = may[0].start, may[0].stop - 1
    return [(least, 3, greatest)] if switch.name == "misses" else [least, greatest, *may[1:]]


@pytest.mark.parametrize("switch", dataclasses.fields(Ruleset), ids=lambda switch: switch.name)
@pytest.mark.parametrize("edition", ["2018", "classic"])
def test_every_value_of_every_switch_can_be_written_and_read(
    edition: str, switch: dataclasses.Field[object]
) -> None:
    for value in some_values(switch):
        changes: dict[str, Any] = {switch.name: value}
        ruleset = dataclasses.replace(grass.EDITIONS[edition], **changes)
        text = grass.write_ruleset(ruleset)
        again = grass.read_ruleset(text)
        assert again == ruleset, text
        assert type(getattr(again, switch.name)) is type(switch.default)
        assert grass.new_game(again, 3).rules == ruleset


def test_the_shortest_text_is_written() -> None:
    assert grass.write_ruleset(EDITION_2018) == "2018"
    assert grass.write_ruleset(EDITION_CLASSIC) == "classic"
    classic = dataclasses.replace(EDITION_CLASSIC, lucky_or_not=True, stash_swap=True)
    assert grass.write_ruleset(classic) == "classic stash_swap lucky_or_not"
    assert grass.write_ruleset(grass.read_ruleset("2018 open_trades=on")) == "2018"


def test_spaces_and_order_do_not_matter() -> None:
    one = grass.read_ruleset("2018 target=300000 lucky_or_not")
    assert grass.read_ruleset("  2018   lucky_or_not=on\ttarget=300000\n") == one


# Rulesets that cannot be played


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "ruleset.edition"),
        ("2019", "ruleset.edition"),
        ("Classic", "ruleset.edition"),
        ("lucky_or_not", "ruleset.edition"),
        ("2018 classic", "ruleset.switch"),
        ("2018 luck", "ruleset.switch"),
        ("2018 =on", "ruleset.switch"),
        ("2018 Target=300000", "ruleset.switch"),
        ("2018 rules=2018", "ruleset.switch"),
        ("2018 target=250000 target=250000", "ruleset.switch_twice"),
        ("2018 lucky_or_not lucky_or_not=off", "ruleset.switch_twice"),
        ("2018 stash_swap=maybe", "ruleset.value"),
        ("2018 stash_swap=", "ruleset.value"),
        ("2018 stash_swap=On", "ruleset.value"),
        ("2018 stash_swap=1", "ruleset.value"),
        ("2018 target", "ruleset.value"),
        ("2018 target=", "ruleset.value"),
        ("2018 target=4999", "ruleset.value"),
        ("2018 target=10000001", "ruleset.value"),
        ("2018 target=-250000", "ruleset.value"),
        ("2018 target=250,000", "ruleset.value"),
        ("2018 target=2e5", "ruleset.value"),
        ("2018 target=\N{SUPERSCRIPT TWO}50000", "ruleset.value"),
        ("2018 target=" + "9" * 5000, "ruleset.value"),
        ("2018 bonus=1000001", "ruleset.value"),
        ("2018 max_rounds=1001", "ruleset.value"),
        ("2018 max_rounds=none", "ruleset.value"),
        ("2018 offers_per_turn=101", "ruleset.value"),
        ("2018 offers_per_turn=-1", "ruleset.value"),
        ("2018 offers_per_turn=None", "ruleset.value"),
        ("2018 total_floor=1", "ruleset.value"),
        ("2018 total_floor=-1", "ruleset.value"),
        ("2018 total_floor", "ruleset.value"),
        ("2018 misses=1", "ruleset.value"),
        ("2018 misses=1,2", "ruleset.value"),
        ("2018 misses=1,2,3,4", "ruleset.value"),
        ("2018 misses=1,2,10", "ruleset.value"),
        ("2018 misses=1,,2", "ruleset.value"),
        ("2018 pay_fine=highest", "ruleset.value"),
        ("2018 steal=lowest", "ruleset.value"),
        ("2018 stonehigh=highest", "ruleset.value"),
        ("2018 sold_out=highest", "ruleset.value"),
        ("2018 paranoia_hits=everybody", "ruleset.value"),
        ("2018 banker=20", "ruleset.value"),
        ("2018 next_dealer=right", "ruleset.value"),
        ("2018 deck", "deck.unknown"),
        ("2018 deck=", "deck.unknown"),
        ("2018 deck=it2023", "deck.unknown"),
        ("2018 deck=MO", "deck.unknown"),
        ("2018 deck=MO:ten", "deck.unknown"),
        ("2018 deck=MO:-1", "deck.unknown"),
        ("2018 deck=MO:10,MO:10", "deck.unknown"),
        ("2018 deck=MO:10,", "deck.unknown"),
        ("2018 deck=MO:" + "9" * 5000, "deck.unknown"),
        ("2018 deck=MO:10,XX:20", "deck.unknown_card"),
        ("2018 deck=mo:40", "deck.unknown_card"),
        ("2018 deck=MO:61", "deck.count"),
        ("2018 deck=HG:60", "deck.no_market_open"),
        ("2018 deck=HG:60,MO:0", "deck.no_market_open"),
        ("2018 deck=HG:60,MO:10,CB:5,GS:4,LC:4", "deck.protections"),
        ("2018 deck=MO:24", "deck.too_small"),
    ],
    ids=lambda text: text[:40],
)
def test_a_ruleset_in_writing_that_cannot_be_played_is_refused(text: str, code: str) -> None:
    """grass.deck.2, and the limits of every switch."""
    assert code_of_refusal(text) == code


@pytest.mark.parametrize(("seats", "cards"), [(2, 13), (3, 19), (4, 25), (5, 31), (6, 37)])
def test_a_deck_has_six_cards_for_each_seat_and_one_to_draw(seats: int, cards: int) -> None:
    """grass.deck.2."""
    assert code_of_refusal(f"2018 deck=MO:{cards - 1}", seats) == "deck.too_small"
    assert grass.new_game(grass.read_ruleset(f"2018 deck=MO:{cards}"), seats).seats == seats


def test_twelve_protections_are_enough() -> None:
    """grass.deck.2: one more is refused above."""
    ruleset = grass.read_ruleset("2018 deck=HG:60,MO:10,CB:4,GS:4,LC:4")
    assert grass.new_game(ruleset, 6).rules.deck[Kind.LUST_CONQUERS_ALL] == 4


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
def test_grass_is_for_two_to_six(seats: int) -> None:
    """grass.turn.1."""
    assert code_of_refusal("2018", seats) == "ruleset.seats"
    assert code_of_refusal("classic", seats) == "ruleset.seats"


@pytest.mark.parametrize(
    ("ruleset", "code"),
    [
        (Ruleset(target=0), "ruleset.impossible"),
        (Ruleset(bonus=-1), "ruleset.impossible"),
        (Ruleset(offers_per_turn=-2), "ruleset.impossible"),
        (Ruleset(total_floor=5_000), "ruleset.impossible"),
        (Ruleset(steal=Choice.LOWEST), "ruleset.impossible"),
        (Ruleset(misses=(0, 1)), "ruleset.misses"),
        (Ruleset(misses=(0, 1, 10)), "ruleset.impossible"),
        (Ruleset(deck=(1,) * 26), "deck.kinds"),
        (Ruleset(deck=(-1, *(3,) * 26)), "deck.count"),
        (Ruleset(deck=(61, *EDITION_2018.deck[1:])), "deck.count"),
        (Ruleset(deck=(*EDITION_2018.deck[:6], 0, *EDITION_2018.deck[7:])), "deck.no_market_open"),
        (Ruleset(deck=(3,) * 16 + (5,) * 11), "deck.protections"),
        (Ruleset(deck=(0,) * 6 + (1,) * 11 + (0,) * 10), "deck.too_small"),
    ],
)
def test_a_ruleset_made_in_a_program_is_checked_too(ruleset: Ruleset, code: str) -> None:
    """grass.deck.2: when a game is begun with it."""
    with pytest.raises(UnsupportedRuleset) as caught:
        grass.new_game(ruleset, 4)
    assert caught.value.code == code


def test_a_deck_order_must_be_the_cards_of_the_deck() -> None:
    """grass.deck.1: nature deals no other."""
    nature = grass.Nature("", dealer=1, decks=[[Kind.PANAMA] * 104])
    state = grass.new_game(EDITION_2018, 2)
    state, _ = grass.apply(state, 0, nature.move(state))
    with pytest.raises(UnsupportedRuleset) as caught:
        nature.move(state)
    assert caught.value.code == "deck.order"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("2019", "unknown edition '2019' (available: 2018, classic)"),
        ("2018 luck", "unknown switch 'luck' (available: deck, target"),
        ("2018 target=1", "target=1: expected a number from 5000 to 10000000"),
        ("2018 misses=1", "misses=1: expected 3 numbers from 0 to 9, separated by commas"),
        ("2018 stash_swap=x", "stash_swap=x: expected off or on"),
        ("2018 offers_per_turn=x", "offers_per_turn=x: expected a number from 0 to 100, or none"),
        ("2018 total_floor=x", "total_floor=x: expected 0 or none"),
        ("2018 stash_swap=off stash_swap", "switch “stash_swap” is given twice"),
        ("2018 target=" + "9" * 5000, "…: expected a number from 5000 to 10000000"),
        ("2018 steal=lowest", "steal=lowest: expected chosen or highest"),
        ("2018 deck=x", "unknown deck 'x' (available: 2018, classic, it2022"),
        ("2018 deck=XX:3", "unknown card 'XX': expected one of HG, MX"),
        ("2018 deck=MO:61", "MO: expected 0 to 60 cards, got 61"),
        ("2018 deck=MO:5", "4 seats need at least 25 cards, but the deck has 5"),
    ],
)
def test_a_refusal_says_what_would_be_right(text: str, says: str) -> None:
    with pytest.raises(UnsupportedRuleset) as caught:
        grass.new_game(grass.read_ruleset(text), 4)
    assert says in caught.value.sentence
    assert len(caught.value.sentence) < 600, "only the beginning of what is long is quoted"


def test_every_code_of_a_refusal_is_documented() -> None:
    lines = (DOCS / "notation.md").read_text(encoding="utf-8").splitlines()
    documented = {m[1] for line in lines if (m := re.match(r"\| `((ruleset|deck)\.\w+)`", line))}
    source = Path(grass.__file__).parent
    found = {
        code
        for path in (*source.rglob("*.py"), source.parent / "core" / "switches.py")
        for code in re.findall(r'"((?:ruleset|deck)\.[a-z_]+)"', path.read_text(encoding="utf-8"))
    }
    assert documented == found
