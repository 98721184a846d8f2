"""`rules` and Market Close: by what everybody would have."""

from __future__ import annotations

import pytest

from tests.bots.deciding import all_decisions


def test_it_closes_when_it_is_far_ahead_and_its_hand_promises_little() -> None:
    position = """
        2018
        turn 1, swapped, offers 8
        1: MC IM IM BF BF HE CD | market | stash PA PA | covered LC:PA
        2: ... | market | stash HG
        3: ... | market
        haystack rest
    """
    assert all_decisions(position) == {"play MC"}


@pytest.mark.parametrize("edition", ["2018", "classic"])
def test_it_does_not_close_when_it_is_behind(edition: str) -> None:
    position = f"""
        {edition}
        turn 1, swapped, offers 8
        1: MC IM IM BF BF HE CD | market | stash HG
        2: ... | market | stash CO | covered LC:PA
        3: ... | market
        haystack rest
    """
    assert "play MC" not in all_decisions(position)


def test_it_closes_with_a_small_lead_when_that_wins_the_game() -> None:
    position = """
        2018
        turn 1, swapped, offers 8
        1: MC IM IM BF BF HE CD | market | covered CB:CO | total 200000
        2: IM BF HE CD PF PF | market | stash HG | total 150000
        3: ... | market
        haystack rest
    """
    assert all_decisions(position) == {"play MC"}


def test_it_does_not_close_when_somebody_else_would_win_the_game() -> None:
    """Ahead in the round by 100,000, but seat 2 needs no more than it has."""
    position = """
        2018
        turn 1, swapped, offers 8
        1: MC IM IM BF BF HE CD | market | stash PA PA | covered LC:PA
        2: ... | market | covered CB:CO | total 245000
        3: ... | market
        haystack rest
    """
    assert "play MC" not in all_decisions(position)


def test_it_does_not_close_on_its_own_paranoia() -> None:
    """50,000 on the table, 100,000 in fines in hand."""
    position = """
        classic
        turn 1, offers 8
        1: MC UW IM BF BF HE CD | market | covered LC:PA | total 100000
        2: ... | market
        3: ... | market
        haystack rest
    """
    assert "play MC" not in all_decisions(position)


def test_in_the_last_round_it_closes_as_soon_as_it_would_win() -> None:
    position = """
        2018 max_rounds=1
        turn 1, swapped, offers 8
        1: MC PA PA LC SN HE CD | market | covered LC:PA CB:CO
        2: ... | market
        3: ... | market
        haystack rest
    """
    assert all_decisions(position) == {"play MC"}


def test_it_takes_the_best_by_a_swap_before_it_closes() -> None:
    position = """
        2018
        turn 1, offers 8
        1: MC IM IM BF BF HE CD | market | stash HG
        2: ... | market | stash DF
        3: ... | market
        haystack rest
    """
    assert all_decisions(position) == {"swap HG>DF@2"}
    closing = position.replace("offers 8", "swapped, offers 8").replace("stash DF", "stash MX")
    assert all_decisions(closing.replace("stash HG", "stash DF")) == {"play MC"}
