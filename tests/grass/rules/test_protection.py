"""grass.protection: Peddle out of everybody's reach."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.grass import Reason
from tests.grass.grass_table import legal, no_token, outcome, play, position, refused

EDITIONS = pytest.mark.parametrize("edition", ["2018", "classic"])


@EDITIONS
@pytest.mark.parametrize(
    ("card", "cover", "left"),
    [
        ("CB", "HG", "HG MX CO JA PA"),
        ("CB", "CO", "2HG MX JA PA"),
        ("GS", "JA", "2HG MX CO PA"),
        ("GS", "HG+HG+MX", "CO JA PA"),
        ("LC", "PA", "2HG MX CO JA"),
        ("LC", "CO+JA", "2HG MX PA"),
        ("LC", "HG+HG+MX+CO", "JA PA"),
    ],
)
def test_a_protection_covers_peddle_worth_at_most_its_figure(
    edition: str, card: str, cover: str, left: str
) -> None:
    """grass.protection.1: one or more of the own stash, less than the figure too."""
    assert outcome(
        f"""
        {edition}
        turn 1
        1: {card} ... | market | stash 2HG MX CO JA PA
        2: ...
        """,
        f"1 play {card}:{cover}",
    ) == position(
        f"""
        {edition}
        turn 1, played
        1: ... | market | stash {left} | covered {card}:{cover}
        2: ...
        """
    )


@EDITIONS
@pytest.mark.parametrize(
    ("card", "cover"),
    [
        ("CB", "PA"),
        ("GS", "HG+CO"),
        ("CB", "HG+HG+HG+MX+MX+MX"),
        ("LC", "HG+PA"),
        ("LC", "CO+CO+JA"),
        ("LC", "CO+CO+JA+JA+PA+PA"),
    ],
)
def test_more_than_its_figure_is_not_covered(edition: str, card: str, cover: str) -> None:
    """grass.protection.1."""
    start = f"""
        {edition}
        turn 1
        1: {card} ... | market | stash 3HG 3MX 2CO 2JA 2PA
        2: ...
        """
    assert refused(start, f"1 play {card}:{cover}") == Reason.COVER_TOO_SMALL


@EDITIONS
def test_only_what_lies_unprotected_in_ones_own_stash_is_covered(edition: str) -> None:
    """grass.protection.1: neither cards in hand nor the stash of somebody else."""
    start = f"""
        {edition}
        turn 1
        1: LC JA ... | market | stash HG
        2: ... | market | stash CO
        """
    assert refused(start, "1 play LC:JA") == Reason.NOT_IN_STASH
    assert refused(start, "1 play LC:CO") == Reason.NOT_IN_STASH
    assert refused(start, "1 play LC:HG+HG") == Reason.NOT_IN_STASH
    assert no_token("play LC@2:CO")
    assert legal(start, 1, "play") == ["play JA", "play LC:HG"]


@EDITIONS
def test_a_protection_needs_a_market_open_without_heat(edition: str) -> None:
    """grass.protection.1: in classic heat does not matter (grass.heat.2), but the market does."""
    closed = f"{edition}\nturn 1\n1: LC ... | stash HG\n2: ..."
    assert refused(closed, "1 play LC:HG") == Reason.MARKET_NOT_OPEN
    hot = f"{edition}\nturn 1\n1: LC ... | market DE | stash HG\n2: ..."
    if edition == "2018":
        assert refused(hot, "1 play LC:HG") == Reason.UNDER_HEAT
    else:
        assert legal(hot, 1, "play") == ["play BF", "play LC:HG"]


@EDITIONS
def test_every_cover_that_fits_is_listed_once(edition: str) -> None:
    """grass.protection.1: with one Protection of 25,000 and one of 50,000."""
    start = f"""
        {edition}
        turn 1
        1: GS LC ... | market | stash HG MX CO JA PA
        2: ...
        """
    small = ["HG", "MX", "HG+MX"]
    big = [*small, "HG+CO", "MX+CO", "HG+MX+CO", "HG+JA", "MX+JA", "HG+MX+JA", "CO+JA", "PA"]
    listed = [f"play GS:{cover}" for cover in (*small, "CO", "JA")]
    listed += [f"play LC:{cover}" for cover in (*big, "CO", "JA")]
    assert legal(start, 1, "play") == sorted(listed)


@EDITIONS
def test_dr_feelgood_is_never_protected(edition: str) -> None:
    """grass.protection.2: neither alone nor with others."""
    start = f"""
        {edition}
        turn 1
        1: LC ... | market | stash HG DF
        2: ...
        """
    assert refused(start, "1 play LC:DF") == Reason.NEVER_PROTECTED
    assert refused(start, "1 play LC:HG+DF") == Reason.NEVER_PROTECTED


@EDITIONS
def test_what_is_protected_is_not_protected_again(edition: str) -> None:
    """grass.protection.2."""
    start = f"""
        {edition}
        turn 1
        1: LC ... | market | stash HG | covered GS:CO
        2: ...
        """
    assert refused(start, "1 play LC:CO") == Reason.NOT_IN_STASH


def test_a_protection_covers_at_least_one_peddle_and_only_peddle() -> None:
    """grass.protection.2."""
    assert no_token("play LC")
    assert no_token("play LC:HG+MO")
    assert no_token("play LC:MO")


def safe(edition: str, hand: str) -> str:
    """Seat 1 attacks; what seat 2 has is protected but for one Home Grown."""
    return f"""
        {edition}
        turn 1
        1: {hand} ... | market | stash MX
        2: ... | market | stash HG | covered LC:CO+JA GS:MX
        """


def test_covered_peddle_are_safe_from_steal_and_swap() -> None:
    """grass.protection.3."""
    start = safe("2018", "SN")
    assert refused(start, "1 play SN@2:CO") == Reason.NOT_IN_TARGETS_STASH
    assert refused(start, "1 swap MX>CO@2") == Reason.NOT_IN_TARGETS_STASH
    assert legal(start, 1, "play", "swap") == ["play SN@2:HG", "swap MX>HG@2"]
    own = "2018\nturn 1\n1: ... | covered GS:MX\n2: ... | stash PA"
    assert refused(own, "1 swap MX>PA@2") == Reason.NOT_IN_STASH
    assert outcome(safe("classic", "SN"), "1 play SN@2") == position(
        """
        classic
        turn 1, played
        1: ... | market | stash HG MX
        2: ... | market | covered LC:CO+JA GS:MX
        ashtray SN
        """
    )


@EDITIONS
@pytest.mark.parametrize("card", ["SH", "EU"])
def test_covered_peddle_are_safe_from_nirvana(edition: str, card: str) -> None:
    """grass.protection.3."""
    start = safe(edition, card)
    moves = ["1 play SH", "2 give HG"] if (card, edition) == ("SH", "2018") else [f"1 play {card}"]
    extra = ", extra turn" if edition == "classic" else ""
    assert outcome(start, *moves) == position(
        f"""
        {edition}
        turn 1, played{extra}
        1: ... | market | stash HG MX
        2: ... | market | covered LC:CO+JA GS:MX
        ashtray {card}
        """
    )


@pytest.mark.parametrize(
    ("card", "market", "misses", "ashtray"),
    [
        ("SO", "| market", 0, "SO HG"),
        ("DX", "| market", 1, "DX HG"),
        ("UW", "", 1, "UW HG MO"),
    ],
)
def test_covered_peddle_are_safe_from_paranoia(
    card: str, market: str, misses: int, ashtray: str
) -> None:
    """grass.protection.3: even when all else is wiped out, the Protections stay."""
    moves = [f"1 play {card}@2", *(["2 give HG"] if card == "SO" else [])]
    assert outcome(safe("2018", card), *moves, "1 pass IM", "2 pass BF") == position(
        f"""
        2018
        turn 1, played
        1: 4IM 2BF | market | stash MX
        2: IM 3BF 2HE {market} | covered LC:CO+JA GS:MX | misses {misses}
        ashtray {ashtray}
        """
    )


@EDITIONS
def test_covered_peddle_are_safe_from_the_banker(edition: str) -> None:
    """grass.protection.3: only profit at risk is touched (grass.scoring.2)."""
    after = play(
        f"""
        {edition} bonus=0
        turn 1
        1: MC BK ... | market
        2: ... | covered LC:PA
        3: ... | stash CO
        """,
        "1 play MC",
    )
    assert grass.returns(after) == [5_000, 50_000, 20_000]


@EDITIONS
def test_peddle_that_come_later_are_not_covered(edition: str) -> None:
    """grass.protection.4: though there would be room."""
    assert outcome(
        f"""
        {edition}
        turn 1
        1: LC CO ... | market | stash HG
        2: ...
        """,
        *("1 play LC:HG", "1 end", "0 draw BU", "2 discard BU", "2 end", "0 draw MX", "1 play CO"),
    ) == position(
        f"""
        {edition}
        turn 1, played
        1: MX ... | market | stash CO | covered LC:HG
        2: ...
        ashtray BU
        """
    )
