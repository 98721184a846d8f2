"""`rules` when it must let go of a card, or may keep one."""

from __future__ import annotations

import pytest

from tests.bots.deciding import all_decisions


def test_it_gives_its_least_peddle() -> None:
    position = """
        2018
        turn 2, played, 1 gives to 2
        1: ... | market | stash CO PA MX
        2: ... | market
        haystack rest
    """
    assert all_decisions(position) == {"give MX"}


def test_it_gives_up_its_least_peddle() -> None:
    position = """
        2018
        turn 2, played, 1 gives up
        1: ... | market | stash PA JA
        2: ... | market
        haystack rest
    """
    assert all_decisions(position) == {"give JA"}


@pytest.mark.parametrize("edition", ["2018", "classic"])
def test_it_passes_the_paranoia_that_costs_most(edition: str) -> None:
    position = f"""
        {edition}
        turn 2, played, passing
        1: SO UW IM BF HE CD | total 150000 | chooses
        2: ... | market | chooses
        3: ... | chooses
        haystack rest
    """
    assert all_decisions(position) == {"pass UW"}


def test_it_does_not_pass_the_left_neighbour_what_wins() -> None:
    """Left of it sits who leads, hot: the card that would cool it stays, another goes."""
    position = """
        2018
        turn 1, played, passing
        1: HE HE BF BF CD CD | market | chooses
        2: ... | market FE | stash PA | total 200000 | chooses
        3: ... | chooses
        haystack rest
    """
    assert "pass HE" not in all_decisions(position)


def test_it_keeps_market_open_from_a_pack() -> None:
    position = """
        2018 give_me_five
        drafting
        1: | pack MO DF SO IM LC MC | chooses
        2: | pack HG HG HG HG HG HG | chooses
        haystack rest
    """
    assert all_decisions(position) == {"keep MO"}


def test_it_keeps_no_second_market_open_and_no_paranoia_from_a_pack() -> None:
    position = """
        2018 give_me_five
        drafting
        1: MO | pack MO SO UW LC SS | chooses
        2: HG | pack HG HG HG HG HG | chooses
        haystack rest
    """
    kept = all_decisions(position)
    assert not kept & {"keep MO", "keep SO", "keep UW"}
