"""grass.steal: Steal Your Neighbor's Pot."""

from __future__ import annotations

import pytest

from greentable.grass import Reason
from tests.grass.grass_table import legal, no_token, outcome, position, refused

TOKENS = pytest.mark.parametrize(("edition", "token"), [("2018", "SN@2:HG"), ("classic", "SN@2")])


@TOKENS
def test_the_thiefs_own_market_open_must_be_visible(edition: str, token: str) -> None:
    """grass.steal.1."""
    closed = f"{edition}\nturn 1\n1: SN ...\n2: ... | market | stash HG"
    assert refused(closed, f"1 play {token}") == Reason.MARKET_NOT_OPEN
    hot = f"{edition}\nturn 1\n1: SN ... | market SS\n2: ... | market | stash HG"
    assert refused(hot, f"1 play {token}") == Reason.UNDER_HEAT


@pytest.mark.parametrize(
    ("rules", "needed"),
    [
        ("2018", True),
        ("2018 steal_needs_victim_market=off", False),
        ("classic", False),
        ("classic steal_needs_victim_market", True),
    ],
)
def test_whether_the_victims_market_open_must_be_visible(rules: str, needed: bool) -> None:
    """grass.steal.1: steal_needs_victim_market."""
    token = "SN@2:HG" if rules.startswith("2018") else "SN@2"
    closed = f"{rules}\nturn 1\n1: SN ... | market\n2: ... | stash HG"
    hot = f"{rules}\nturn 1\n1: SN ... | market\n2: ... | market SS | stash HG"
    if needed:
        assert refused(closed, f"1 play {token}") == Reason.TARGET_MARKET_NOT_OPEN
        assert refused(hot, f"1 play {token}") == Reason.TARGET_UNDER_HEAT
        return
    for start, market in ((closed, ""), (hot, "| market SS")):
        assert outcome(start, f"1 play {token}") == position(
            f"""
            {rules}
            turn 1, played
            1: ... | market | stash HG
            2: ... {market}
            ashtray SN
            """
        )


def test_the_thief_chooses_a_peddle_of_any_opponent() -> None:
    """grass.steal.2: it lies unprotected in the thief's stash; the card goes to the ashtray."""
    start = """
        2018
        turn 1
        1: SN ... | market | stash HG | covered LC:PA
        2: ... | market | stash HG JA
        3: ... | market | stash DF | covered GS:CO
        """
    assert legal(start, 1, "play") == ["play SN@2:HG", "play SN@2:JA", "play SN@3:DF"]
    assert outcome(start, "1 play SN@3:DF") == position(
        """
        2018
        turn 1, played
        1: ... | market | stash HG DF | covered LC:PA
        2: ... | market | stash HG JA
        3: ... | market | covered GS:CO
        ashtray SN
        """
    )
    assert refused(start, "1 play SN@2:PA") == Reason.NOT_IN_TARGETS_STASH
    assert refused(start, "1 play SN@1:HG") == Reason.OWN_SEAT
    assert refused(start, "1 play SN@4:HG") == Reason.NO_SUCH_SEAT
    assert refused(start, "1 play SN@2") == Reason.MALFORMED
    assert no_token("play SN@2:JA*")
    assert no_token("play SN:JA")
    assert no_token("play SN@2:MO")


@pytest.mark.parametrize("rules", ["classic", "2018 steal=highest"])
@pytest.mark.parametrize(
    ("stash", "taken", "left"),
    [("HG JA", "JA", "HG"), ("CO JA", "JA", "CO"), ("PA DF", "DF", "PA")],
)
def test_the_highest_is_stolen(rules: str, stash: str, taken: str, left: str) -> None:
    """grass.steal.2: in classic, and by grass.turn.12 among equals."""
    start = f"""
        {rules}
        turn 1
        1: SN ... | market
        2: ... | market | stash {stash} | covered LC:PA
        3: ... | market | covered GS:CO
        """
    assert legal(start, 1, "play") == ["play SN@2"]
    assert refused(start, f"1 play SN@2:{taken}") == Reason.MALFORMED
    assert outcome(start, "1 play SN@2") == position(
        f"""
        {rules}
        turn 1, played
        1: ... | market | stash {taken}
        2: ... | market | stash {left} | covered LC:PA
        3: ... | market | covered GS:CO
        ashtray SN
        """
    )


@TOKENS
def test_the_victim_must_have_an_unprotected_peddle(edition: str, token: str) -> None:
    """grass.steal.2."""
    start = f"{edition}\nturn 1\n1: SN ... | market\n2: HG ... | market | covered LC:HG"
    assert refused(start, f"1 play {token}") == Reason.TARGET_HAS_NO_PEDDLE
