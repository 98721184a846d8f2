"""grass.pay_fine: any heat for one Peddle."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.grass import Reason
from tests.grass.grass_table import legal, no_token, outcome, play, position, refused

LOWEST = pytest.mark.parametrize("rules", ["classic", "2018 pay_fine=lowest"])
CHOSEN = pytest.mark.parametrize("rules", ["2018", "classic pay_fine=chosen"])


@pytest.mark.parametrize("heat", ["BU", "DE", "FE", "SS"])
@pytest.mark.parametrize(("edition", "token"), [("2018", "PF:CO"), ("classic", "PF")])
def test_any_heat_is_cancelled_for_one_peddle(edition: str, token: str, heat: str) -> None:
    """grass.pay_fine.1: it goes to the ashtray, both cards under the pile (grass.heat.3)."""
    assert outcome(
        f"""
        {edition}
        turn 1
        1: PF ... | market {heat} | stash CO PA
        2: ... | market {heat} | stash JA
        """,
        f"1 play {token}",
    ) == position(
        f"""
        {edition}
        turn 1, played
        1: ... | market | stash PA | under {heat} PF
        2: ... | market {heat} | stash JA
        ashtray CO
        """
    )


def test_the_payer_chooses_which_peddle() -> None:
    """grass.pay_fine.2: any kind of the own stash, and only of that."""
    start = """
        2018
        turn 1
        1: PF ... | market FE | stash HG 2CO DF
        2: ... | stash JA
        """
    assert legal(start, 1, "play") == ["play PF:CO", "play PF:DF", "play PF:HG"]
    assert refused(start, "1 play PF:JA") == Reason.NOT_IN_STASH
    assert no_token("play PF:MO")
    assert refused(start, "1 play PF") == Reason.MALFORMED
    assert no_token("play PF@2:JA")
    assert outcome(start, "1 play PF:CO") == position(
        """
        2018
        turn 1, played
        1: ... | market | stash HG CO DF | under FE PF
        2: ... | stash JA
        ashtray CO
        """
    )


@CHOSEN
def test_both_forms_are_offered_when_a_kind_lies_protected_and_not(rules: str) -> None:
    """grass.pay_fine.3: the payer may give up a protected one."""
    start = f"""
        {rules}
        turn 1
        1: PF ... | market FE | stash HG JA | covered LC:HG+CO
        2: ...
        """
    assert legal(start, 1, "play") == ["play PF:CO*", "play PF:HG", "play PF:HG*", "play PF:JA"]
    assert refused(start, "1 play PF:JA*") == Reason.NOT_PROTECTED
    assert refused(start, "1 play PF:CO") == Reason.NOT_IN_STASH
    unprotected = f"""
        {rules}
        turn 1, played
        1: ... | market | stash JA | covered LC:HG+CO | under FE PF
        2: ...
        ashtray HG
        """
    assert outcome(start, "1 play PF:HG") == position(unprotected)
    protected = f"""
        {rules}
        turn 1, played
        1: ... | market | stash HG JA | covered LC:CO | under FE PF
        2: ...
        ashtray HG
        """
    assert outcome(start, "1 play PF:HG*") == position(protected)


@LOWEST
@pytest.mark.parametrize(
    ("stash", "covered", "stash_after", "covered_after", "paid"),
    [
        ("HG PA", "LC:CO", "PA", "LC:CO", "HG"),
        ("PA", "LC:CO", "PA", "", "CO LC"),
        ("MX", "LC:HG", "", "LC:HG", "MX"),
        ("HG", "LC:MX", "", "LC:MX", "HG"),
        ("JA", "LC:CO", "", "LC:CO", "JA"),
        ("CO", "LC:JA", "", "LC:JA", "CO"),
        ("HG MX", "", "MX", "", "HG"),
        ("CO JA", "", "JA", "", "CO"),
        ("PA", "LC:HG+MX", "PA", "LC:MX", "HG"),
        ("DF", "", "", "", "DF"),
        ("HG", "LC:HG", "", "LC:HG", "HG"),
    ],
)
def test_the_lowest_of_all_is_paid_protected_or_not(
    rules: str, stash: str, covered: str, stash_after: str, covered_after: str, paid: str
) -> None:
    """grass.pay_fine.2 and 3: on a tie an unprotected one first, then by grass.turn.12."""
    start = f"""
        {rules}
        turn 1
        1: PF ... | market FE | stash {stash} | covered {covered}
        2: ... | stash HG
        """
    assert legal(start, 1, "play") == ["play PF"]
    assert refused(start, "1 play PF:HG") == Reason.MALFORMED
    assert outcome(start, "1 play PF") == position(
        f"""
        {rules}
        turn 1, played
        1: ... | market | stash {stash_after} | covered {covered_after} | under FE PF
        2: ... | stash HG
        ashtray {paid}
        """
    )


@pytest.mark.parametrize(("edition", "token"), [("2018", "PF:HG"), ("classic", "PF")])
def test_it_needs_heat_and_a_peddle_in_the_stash(edition: str, token: str) -> None:
    """grass.pay_fine.4: a Peddle in hand pays nothing."""
    cool = f"{edition}\nturn 1\n1: PF ... | market | stash HG\n2: ... | market FE"
    assert refused(cool, f"1 play {token}") == Reason.NO_HEAT
    closed = f"{edition}\nturn 1\n1: PF ... | stash HG\n2: ... | market FE"
    assert refused(closed, f"1 play {token}") == Reason.NO_HEAT
    poor = f"{edition}\nturn 1\n1: PF HG ... | market FE\n2: ... | stash HG"
    assert refused(poor, f"1 play {token}") == Reason.NO_PEDDLE_TO_PAY


def test_a_protection_that_covers_nothing_any_more_goes_to_the_ashtray() -> None:
    """grass.pay_fine.5."""
    assert outcome(
        """
        2018
        turn 1
        1: PF ... | market FE | stash JA | covered GS:CO CB:HG
        2: ... | covered LC:PA
        """,
        "1 play PF:CO*",
    ) == position(
        """
        2018
        turn 1, played
        1: ... | market | stash JA | covered CB:HG | under FE PF
        2: ... | covered LC:PA
        ashtray CO GS
        """
    )


def test_room_that_was_freed_is_not_refilled() -> None:
    """grass.pay_fine.5: the Protection stays on what else it covers, and on nothing new."""
    assert outcome(
        """
        2018
        turn 1
        1: PF ... | market FE | stash HG | covered LC:HG+MX+CO
        2: ...
        """,
        *("1 play PF:CO*", "1 end", "0 draw BU", "2 discard BU", "2 end", "0 draw CO", "1 play CO"),
    ) == position(
        """
        2018
        turn 1, played
        1: ... | market | stash HG CO | covered LC:HG+MX | under FE PF
        2: ...
        ashtray CO BU
        """
    )


def test_the_protection_played_first_loses_the_peddle() -> None:
    """grass.pay_fine.5: where two cover the kind that is paid."""
    start = """
        2018
        turn 1
        1: PF ... | market FE | covered LC:MX+CO GS:CO
        2: ...
        """
    assert outcome(start, "1 play PF:CO*") == position(
        """
        2018
        turn 1, played
        1: ... | market | covered LC:MX GS:CO | under FE PF
        2: ...
        ashtray CO
        """
    )
    other_way_round = start.replace("LC:MX+CO GS:CO", "GS:CO LC:MX+CO")
    assert outcome(other_way_round, "1 play PF:CO*") == position(
        """
        2018
        turn 1, played
        1: ... | market | covered LC:MX+CO | under FE PF
        2: ...
        ashtray CO GS
        """
    )


def test_dr_feelgood_may_be_paid() -> None:
    """grass.pay_fine.5."""
    assert outcome(
        """
        2018
        turn 1
        1: PF ... | market FE | stash DF HG
        2: ...
        """,
        "1 play PF:DF",
    ) == position(
        """
        2018
        turn 1, played
        1: ... | market | stash HG | under FE PF
        2: ...
        ashtray DF
        """
    )


def test_a_protected_peddle_is_paid_from_the_protection_that_covers_it() -> None:
    """grass.pay_fine.5: also where another Protection was played before."""
    start = """
        2018
        turn 1
        1: PF ... | market BU | covered GS:MX CB:HG
        2: ...
        """
    after = play(start, "1 play PF:HG*")
    assert [(one.card.name, one.covered) for one in grass.view(after, 1).protections] == [
        (grass.read_card("GS").name, (grass.read_card("MX"),))
    ]


def test_of_as_many_protections_as_there_may_be_the_others_stay() -> None:
    """grass.pay_fine.3: one that has lost all that it covered goes, wherever it lay."""
    rules = "2018 deck=GS:12,CO:12,HG:20,MO:10,FE:5,PF:5"
    for mine, others in ((12, 0), (11, 1), (1, 11)):
        start = f"""
            {rules}
            turn 1
            1: PF ... | market FE | covered {" ".join(["GS:CO"] * mine)}
            2: ... | market{" | covered " * bool(others)}{" ".join(["GS:CO"] * others)}
            """
        after = play(start, "1 play PF:CO*")
        assert after.covers == 11
        assert after.cover_owner[:12] == [1] * (mine - 1) + [2] * others + [0]
