"""`rules` does not waste: no card for nothing, no big one for little.

`offers 8` means that no more can be made in this turn, so that nothing but the play is asked for.
"""

from __future__ import annotations

import pytest

from tests.bots.deciding import all_decisions


@pytest.mark.parametrize("nirvana", ["SH FE", "SH SH", "EU FE", "SH EU"])
def test_with_nothing_to_get_a_nirvana_is_not_played(nirvana: str) -> None:
    """All Peddle of the others are protected, and in 2018 there is nothing else in it."""
    position = f"""
        2018
        turn 1, offers 8
        1: {nirvana} PF LC MC SN DE
        2: ... | covered CB:CO
        3: ...
        haystack 4HG 3PA
        ashtray rest
    """
    assert not {"play SH", "play EU"} & all_decisions(position)


def test_heat_off_goes_before_a_nirvana_once_its_heat_is_gone() -> None:
    """Every Bust and every Detained lies in the ashtray."""
    position = """
        2018
        turn 1, offers 8
        1: SH SH IM IM BF PF LC | market
        2: ... | market | covered CB:CO
        3: ... | market
        haystack HG MX CO JA PA
        ashtray rest
    """
    assert all_decisions(position) == {"discard IM", "discard BF"}


@pytest.mark.parametrize("nirvana", ["SH", "EU"])
def test_in_classic_a_nirvana_is_played_to_lift_heat(nirvana: str) -> None:
    position = f"""
        classic
        turn 1, offers 8
        1: {nirvana} IM BF BF CD PA CO | market FE
        2: ... | market
        3: ...
        haystack rest
    """
    assert all_decisions(position) == {f"play {nirvana}"}


@pytest.mark.parametrize("protection", ["CB", "GS", "LC"])
def test_a_large_protection_waits_for_more_than_one_small_peddle(protection: str) -> None:
    position = f"""
        2018
        turn 1, offers 8
        1: HE CD CD IM BF {protection} SH | market | stash MX
        2: ... | market | covered CB:JA
        3: ... | market
        haystack rest
    """
    assert not any(token.startswith("play") for token in all_decisions(position))


def test_at_the_end_of_a_round_even_a_small_peddle_is_protected() -> None:
    """Nothing better will come, and the Banker takes from players with something at risk."""
    position = """
        2018
        turn 1, swapped, offers 8
        1: HE CD CD IM BF CB MX | market | stash HG HG
        2: ... | market | stash MX
        3: ... | market
        haystack IM BF
        ashtray rest
    """
    assert all_decisions(position) <= {"play CB:HG+HG", "play MX"}


def test_dr_feelgood_is_not_thrown_away_while_the_market_can_be_cooled() -> None:
    position = """
        2018
        turn 1, swapped, offers 8
        1: DF BU BF BF BF CD CD | market DE | stash CO | total 85000
        2: ... | market | stash HG | total 80000
        3: ... | market | stash HG | total 80000
        4: ... | market | stash MX | total 120000
        haystack rest
    """
    assert all_decisions(position) == {"play BF"}


def test_dr_feelgood_is_thrown_away_when_it_can_no_longer_be_played() -> None:
    position = """
        2018
        turn 1, offers 8
        1: DF BU BF BF BF CD IM | total 185000
        2: ... | total 80000
        3: ... | total 80000
        haystack HG MX
        ashtray rest
    """
    assert all_decisions(position) == {"discard DF"}
