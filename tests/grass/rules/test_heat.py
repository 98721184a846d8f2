"""grass.heat: putting it on, and taking it off."""

from __future__ import annotations

import pytest

from greentable.grass import Reason
from tests.grass.grass_table import legal, no_token, outcome, position, refused

EDITIONS = pytest.mark.parametrize("edition", ["2018", "classic"])
HEATS = pytest.mark.parametrize("heat", ["BU", "DE", "FE", "SS"])


@EDITIONS
@HEATS
@pytest.mark.parametrize("own", ["", "| market", "| market DE"], ids=["none", "open", "heat"])
def test_heat_is_played_on_an_opponent_whatever_ones_own_market_is(
    edition: str, heat: str, own: str
) -> None:
    """grass.heat.1."""
    assert outcome(
        f"""
        {edition}
        turn 1
        1: {heat} ... {own}
        2: ...
        3: ... | market | stash HG
        """,
        f"1 play {heat}@3",
    ) == position(
        f"""
        {edition}
        turn 1, played
        1: ... {own}
        2: ...
        3: ... | market {heat} | stash HG
        """
    )


@EDITIONS
@HEATS
def test_the_victims_market_open_must_be_visible(edition: str, heat: str) -> None:
    """grass.heat.1: never on other heat, never where no market is."""
    start = f"""
        {edition}
        turn 1
        1: {heat} ... | market
        2: ...
        3: ... | market SS
        """
    assert refused(start, f"1 play {heat}@2") == Reason.TARGET_MARKET_NOT_OPEN
    assert refused(start, f"1 play {heat}@3") == Reason.TARGET_UNDER_HEAT
    assert refused(start, f"1 play {heat}@1") == Reason.OWN_SEAT
    assert refused(start, f"1 play {heat}@4") == Reason.NO_SUCH_SEAT
    assert no_token(f"play {heat}")
    assert no_token(f"play {heat}@3:HG")


HOT_HAND = "PA LC MC SN HE PF BU"


@EDITIONS
def test_under_heat_no_business_is_done(edition: str) -> None:
    """grass.heat.2: no Peddle, no Protection, no Market Close, no Steal."""
    start = f"""
        {edition}
        turn 1
        1: {HOT_HAND} | market FE | stash HG
        2: ... | market | stash JA
        """
    steal = "SN@2:JA" if edition == "2018" else "SN@2"
    for token in ("PA", "MC", steal):
        assert refused(start, f"1 play {token}") == Reason.UNDER_HEAT
    # Of Protection only the sheets of 2018 say so.
    stopped = start.replace(edition, f"{edition} heat_stops_protection")
    assert refused(stopped, "1 play LC:HG") == Reason.UNDER_HEAT


@pytest.mark.parametrize("rules", ["classic", "2018 heat_stops_protection=off"])
def test_in_classic_heat_does_not_stop_a_protection(rules: str) -> None:
    """grass.heat.2: heat_stops_protection; the heat stays where it is (grass.protection.1)."""
    assert outcome(
        f"""
        {rules}
        turn 1
        1: LC ... | market FE | stash HG PA
        2: ...
        """,
        "1 play LC:PA",
    ) == position(
        f"""
        {rules}
        turn 1, played
        1: ... | market FE | stash HG | covered LC:PA
        2: ...
        """
    )


@EDITIONS
def test_under_heat_everything_else_goes_on(edition: str) -> None:
    """grass.heat.2: Heat Off, Pay Fine, Heat On, Nirvana, Paranoia, discard, and deals."""
    start = f"""
        {edition}
        turn 1
        1: HE PF BU SH EU SO DX | market FE | stash HG
        2: ... | market | stash JA
        """
    paranoia = ["play DX@2", "play SO@2"] if edition == "2018" else ["play DX", "play SO"]
    fine = "play PF:HG" if edition == "2018" else "play PF"
    assert legal(start, 1, "play") == sorted(
        [*paranoia, fine, "play BU@2", "play EU", "play HE", "play SH"]
    )
    discards = [f"discard {code}" for code in ("BU", "EU", "HE", "PF", "SH")]
    assert legal(start, 1, "discard") == discards
    assert legal(start, 1, "swap") == (["swap HG>JA@2"] if edition == "2018" else [])
    assert "offer HE>MO@2" in legal(start, 1, "offer")


@EDITIONS
def test_heat_off_takes_both_cards_under_the_pile(edition: str) -> None:
    """grass.heat.3: and the market is open again."""
    assert outcome(
        f"""
        {edition}
        turn 1
        1: HE PA ... | market FE | stash HG | under BU IM
        2: ... | market FE
        """,
        *("1 play HE", "1 end", "0 draw MX", "2 discard MX", "2 end", "0 draw MX", "1 play PA"),
    ) == position(
        f"""
        {edition}
        turn 1, played
        1: MX ... | market | stash HG PA | under BU IM FE HE
        2: ... | market FE
        ashtray MX
        """
    )


@EDITIONS
@pytest.mark.parametrize("cure", ["IM", "BF", "HE", "CD"])
def test_heat_off_without_its_heat_can_only_be_discarded(edition: str, cure: str) -> None:
    """grass.heat.3: neither on an open nor on a closed market, nor for somebody else."""
    start = f"""
        {edition}
        turn 1
        1: {cure} HG ... | market
        2: ... | market FE
        """
    assert refused(start, f"1 play {cure}") == Reason.NO_HEAT
    assert no_token(f"play {cure}@2")
    closed = start.replace("... | market\n", "...\n")
    assert refused(closed, f"1 play {cure}") == Reason.NO_HEAT
    assert outcome(start, f"1 discard {cure}") == position(
        f"""
        {edition}
        turn 1, played
        1: HG ... | market
        2: ... | market FE
        ashtray {cure}
        """
    )


def test_cooled_heat_can_be_followed_by_new_heat() -> None:
    """grass.heat.3: the pile keeps what was cancelled under it."""
    assert outcome(
        """
        2018
        turn 1
        1: HG ...
        2: HE ... | market FE | under DE BF
        """,
        *("1 discard HG", "1 end", "0 draw MX", "2 play HE", "2 end", "0 draw BU", "1 play BU@2"),
    ) == position(
        """
        2018
        turn 1, played
        1: ...
        2: MX ... | market BU | under DE BF FE HE
        ashtray HG
        """
    )
