"""The list of moves says what each would bring or cost, and repeats nothing."""

from __future__ import annotations

import pytest

from greentable.terminal.grass.display.screen import heading
from greentable.terminal.grass.menu import menu
from tests.terminal.grass.seen_table import printed, seen
from tests.terminal.said import said

PLAYS = """2018
    turn 1
    1: SO DX SH EU PF SN ... | market | stash HG CO
    2: ... | market | stash MX PA
    3: ... | market | stash JA | covered LC:PA
    haystack rest"""
CLASSIC = PLAYS.replace("2018", "classic")
HOT = CLASSIC.replace("| market | stash HG CO", "| market FE | stash MX CO | covered CB:HG")
POOR = CLASSIC.replace("| stash HG CO", "").replace("| stash MX PA", "").replace("| stash JA", "")
WIPED = """2018
    turn 1
    1: UW ... | market
    2: ... | market | stash 2HG
    3: ...
    haystack rest"""

SAID = [
    (PLAYS, "play Sold Out on Ben SO@2 – loses a Peddle card"),
    (PLAYS, "play Doublecrossed on Ben DX@2 – loses Panama, misses a turn"),
    (PLAYS, "play Stonehigh SH – Ben and Cleo each give you a Peddle card of their choice"),
    (PLAYS, "play Euphoria EU – you get Panama and Jamaica"),
    (CLASSIC, "play Sold Out SO – you lose Home Grown and miss a turn"),
    (CLASSIC, "play Doublecrossed DX – you lose Colombia and miss 2 turns"),
    (CLASSIC, "play Stonehigh SH – you get Mexico and Jamaica and you get another turn"),
    (CLASSIC, "steal from Ben SN@2 – you get Panama"),
    (HOT, "pay the fine PF – costs you Mexico"),
    (POOR, "play Sold Out SO – you lose nothing and miss a turn"),
    (POOR, "play Euphoria EU – no one has a Peddle card to give and you get another turn"),
    (WIPED, "UW@2 – loses the market and 2 × Home Grown, misses a turn"),
    (WIPED, "UW@3 – loses nothing, misses a turn"),
]


@pytest.mark.parametrize(("text", "words"), SAID, ids=[words for _, words in SAID])
def test_an_entry_says_what_would_come_of_it(text: str, words: str) -> None:
    shown = printed(menu(*seen(text)), width=120)

    assert words in " ".join(shown.split())


def test_what_is_said_after_a_hidden_deal_is_said_once() -> None:
    text = (
        "2018 hidden_deals\nturn 2, offer PA>MO@1, 1 says\n1: ... | chooses\n2: ...\nhaystack rest"
    )

    shown = " ".join(printed(menu(*seen(text))).split())
    assert shown == "say 1 say that you were cheated 2 say nothing"


def test_in_hidden_deals_the_cards_that_one_really_holds_are_marked() -> None:
    text = (
        "2018 hidden_deals\nturn 2, offer PA>MO@1, 1 answers\n1: HE 2DX ...\n2: ...\nhaystack rest"
    )
    view, voice = seen(text)

    shown = " ".join(printed(menu(view, voice, everything=True)).split())

    assert "Hearsay Evidence HE (yours)" in shown
    assert "Doublecrossed DX (yours)" in shown
    assert "Euphoria EU (yours)" not in shown
    short = " ".join(printed(menu(view, voice)).split())
    assert all(f"{code} (yours)" in short for code in ("HE", "DX"))
    assert "Euphoria" not in short
    assert "Type “legal” to see them all." in short
    assert shown.endswith(said("terminal-claim-hint"))
    assert said("terminal-counter-hint", example="counter HG>MX") in shown


def test_how_to_ask_for_another_card_is_told_also_where_no_other_counter_is_possible() -> None:
    """Ana holds only what is offered and what is wanted; that she may give for another card."""
    rules = "2018 deck=MO:20,HG:20,PA:5"
    text = f"{rules}\nturn 2, offer HG>MO@1, 1 answers\n1: 3HG 3MO\n2: 7HG\nhaystack rest"
    shown = " ".join(printed(menu(*seen(text))).split())
    hint = said("terminal-counter-hint", example="counter MO>PA")
    assert shown == f"answer 1 accept 2 decline counter {hint}"


LIMITS = [
    ("2018", "type “offer” to trade a card play"),
    ("2018 offers_per_turn=3", "(3 offers left"),
]


@pytest.mark.parametrize(("rules", "words"), LIMITS)
def test_the_offers_that_are_left_are_told_where_there_is_a_limit(rules: str, words: str) -> None:
    shown = " ".join(printed(menu(*seen(PLAYS.replace("2018", rules)))).split())
    assert words in f"{shown} play"


def test_a_long_ruleset_leaves_round_and_turn_in_the_heading() -> None:
    view, voice = seen(
        PLAYS.replace("2018", "2018 hidden_deals lucky_or_not target=300000 bonus=0")
    )

    assert printed(heading(view, voice), width=60).startswith("Grass · round 1 · Ana’s turn · 2018")
