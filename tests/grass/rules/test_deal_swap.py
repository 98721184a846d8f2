"""grass.deal.5: the stash swap."""

from __future__ import annotations

import pytest

from greentable.grass import Reason
from tests.grass.grass_table import legal, outcome, play, position, refused

START = """
    {rules}
    turn 1
    1: LC MO ... {own} | stash HG CO
    2: ... {other} | stash DF
    3: ... | stash HG | covered LC:JA
    """


def start(rules: str = "2018", own: str = "| market", other: str = "| market") -> str:
    return START.format(rules=rules, own=own, other=other)


def test_one_peddle_is_exchanged_without_asking() -> None:
    """grass.deal.5: both lie unprotected."""
    assert outcome(start(), "1 swap HG>DF@2") == position(
        """
        2018
        turn 1, swapped
        1: LC MO ... | market | stash DF CO
        2: ... | market | stash HG
        3: ... | stash HG | covered LC:JA
        """
    )
    assert legal(start(), 1, "swap") == ["swap CO>DF@2", "swap CO>HG@3", "swap HG>DF@2"]


def test_both_peddle_are_in_the_stashes_unprotected_and_of_two_kinds() -> None:
    """grass.deal.5."""
    assert refused(start(), "1 swap PA>DF@2") == Reason.NOT_IN_STASH
    assert refused(start(), "1 swap MO>DF@2") == Reason.NOT_IN_STASH
    assert refused(start(), "1 swap HG>CO@2") == Reason.NOT_IN_TARGETS_STASH
    assert refused(start(), "1 swap HG>JA@3") == Reason.NOT_IN_TARGETS_STASH
    assert refused(start(), "1 swap HG>MO@2") == Reason.NOT_IN_TARGETS_STASH
    assert refused(start(), "1 swap HG>HG@3") == Reason.SAME_KIND
    assert refused(start(), "1 swap HG>CO@1") == Reason.OWN_SEAT
    assert refused(start(), "1 swap HG>CO@4") == Reason.NO_SUCH_SEAT
    covered = "2018\nturn 1\n1: ... | covered CB:HG\n2: ... | stash DF"
    assert refused(covered, "1 swap HG>DF@2") == Reason.NOT_IN_STASH


@pytest.mark.parametrize("before", [(), ("1 discard MO",)], ids=["before", "after"])
def test_once_a_turn_before_or_after_the_play(before: tuple[str, ...]) -> None:
    """grass.deal.5."""
    swapped = play(start(), *before, "1 swap HG>DF@2")
    assert refused(swapped, "1 swap DF>HG@2") == Reason.SWAP_USED
    assert legal(swapped, 1, "swap") == []


def test_the_next_turn_has_its_own_swap() -> None:
    """grass.deal.5."""
    after = play(start(), "1 swap HG>DF@2", "1 discard MO", "1 end", "0 draw PA")
    assert outcome(after, "2 swap HG>DF@1") == position(
        """
        2018
        turn 2, swapped
        1: LC ... | market | stash HG CO
        2: PA ... | market | stash DF
        3: ... | stash HG | covered LC:JA
        ashtray MO
        """
    )


def test_what_was_received_can_be_protected_by_the_same_turns_play() -> None:
    """grass.deal.5."""
    assert outcome(
        """
        2018
        turn 1
        1: LC ... | market | stash HG
        2: ... | stash PA
        """,
        *("1 swap HG>PA@2", "1 play LC:PA"),
    ) == position(
        """
        2018
        turn 1, played, swapped
        1: ... | market | covered LC:PA
        2: ... | stash HG
        """
    )


MARKETS = ["", "| market", "| market FE"]


@pytest.mark.parametrize("own", MARKETS, ids=["none", "open", "heat"])
@pytest.mark.parametrize("other", MARKETS, ids=["none", "open", "heat"])
def test_heat_and_closed_markets_do_not_matter_unless_a_house_rule_says_so(
    own: str, other: str
) -> None:
    """grass.deal.5: swap_under_heat; off = both Market Opens must be visible."""
    swapped = f"""
        2018
        turn 1, swapped
        1: LC MO ... {own} | stash DF CO
        2: ... {other} | stash HG
        3: ... | stash HG | covered LC:JA
        """
    assert outcome(start(own=own, other=other), "1 swap HG>DF@2") == position(swapped)
    strict = start("2018 swap_under_heat=off", own, other)
    if own == other == "| market":
        house = swapped.replace("2018", "2018 swap_under_heat=off")
        assert outcome(strict, "1 swap HG>DF@2") == position(house)
    else:
        assert refused(strict, "1 swap HG>DF@2") == Reason.SWAP_NEEDS_MARKETS


@pytest.mark.parametrize(
    ("rules", "may"),
    [
        ("2018", True),
        ("2018 stash_swap=off", False),
        ("classic", False),
        ("classic stash_swap", True),
    ],
)
def test_classic_knows_no_stash_swap(rules: str, may: bool) -> None:
    """grass.deal.5: stash_swap."""
    if may:
        assert play(start(rules), "1 swap HG>DF@2").stash[2][0] == 1
    else:
        assert refused(start(rules), "1 swap HG>DF@2") == Reason.NO_STASH_SWAP
        assert legal(start(rules), 1, "swap") == []
