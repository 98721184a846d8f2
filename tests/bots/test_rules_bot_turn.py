"""`rules` in its turn: what it plays, swaps and throws away.

`offers 8` means that no more can be made in this turn, so that nothing but the play is asked for.
"""

from __future__ import annotations

import pytest

from tests.bots.deciding import all_decisions, decides


@pytest.mark.parametrize("edition", ["2018", "classic"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_opens_its_market_as_soon_as_it_can(edition: str, seats: int) -> None:
    others = [f"{seat}: ..." for seat in range(3, seats + 1)]
    first = "1: MO PA DF FE SN LC SH\n2: ... | market"
    position = "\n".join([edition, "turn 1, offers 8", first, *others, "haystack rest"])
    assert all_decisions(position) == {"play MO"}


@pytest.mark.parametrize("edition", ["2018", "classic"])
def test_it_cools_its_market_and_keeps_what_does_not_match(edition: str) -> None:
    position = f"""
        {edition}
        turn 1, offers 8
        1: IM HE PA CO FE LC MO | market FE | stash HG
        2: ... | market
        3: ...
        haystack rest
    """
    assert all_decisions(position) == {"play HE"}


def test_it_saves_the_fine_when_it_has_what_cools_for_nothing() -> None:
    position = """
        2018
        turn 1, offers 8
        1: PF HE PA CO FE LC MO | market FE | stash HG
        2: ... | market
        3: ...
        haystack rest
    """
    assert all_decisions(position) == {"play HE"}


def test_it_pays_a_fine_with_its_least_peddle() -> None:
    position = """
        2018
        turn 1, offers 8
        1: PF IM PA CO FE LC MO | market FE | stash HG CO PA | covered LC:PA
        2: ... | market
        3: ...
        haystack rest
    """
    assert all_decisions(position) == {"play PF:HG"}


def test_it_does_not_pay_a_fortune_to_cool_its_market_at_the_end_of_a_round() -> None:
    position = """
        classic
        turn 1, offers 8
        1: PF IM IM CB CB MO MO | market FE | stash PA | total 50000
        2: ... | market
        3: ...
        haystack HG MX
        ashtray rest
    """
    assert "play PF" not in all_decisions(position)


@pytest.mark.parametrize("edition", ["2018", "classic"])
def test_it_plays_its_best_peddle_when_the_round_is_at_its_end(edition: str) -> None:
    position = f"""
        {edition}
        turn 1, offers 8
        1: PA CO HG HG MX IM BF | market | total 50000
        2: ... | market
        3: ...
        haystack HG
        ashtray rest
    """
    assert all_decisions(position) == {"play PA"}


def test_it_protects_what_is_worth_most() -> None:
    position = """
        2018
        turn 1, swapped, offers 8
        1: LC IM IM BF BF HE CD | market | stash PA CO HG
        2: ... | market | stash HG
        3: ... | market | stash MX
        haystack rest
    """
    assert all_decisions(position) == {"play LC:PA"}


def test_it_fills_a_small_protection_as_far_as_it_goes() -> None:
    position = """
        2018
        turn 1, swapped, offers 8
        1: CB IM IM BF BF HE CD | market | stash PA JA 3HG
        2: ... | market | stash HG
        3: ... | market | stash MX
        haystack rest
    """
    assert all_decisions(position) == {"play CB:JA"}


def test_it_swaps_its_least_peddle_for_the_best_before_it_plays() -> None:
    position = """
        2018
        turn 1, offers 8
        1: LC IM IM BF BF HE CD | market | stash HG CO
        2: ... | market | stash CO
        3: ... | market | stash PA
        haystack rest
    """
    assert all_decisions(position) == {"swap HG>PA@3"}


def test_it_protects_in_the_same_turn_what_it_has_swapped_in() -> None:
    position = """
        2018
        turn 1, swapped, offers 8
        1: LC IM IM BF BF HE CO | market | stash PA CO
        2: ... | market | stash CO
        3: ... | market | stash HG
        haystack rest
    """
    assert all_decisions(position) == {"play LC:PA"}


def test_it_never_swaps_for_something_worse() -> None:
    position = """
        2018
        turn 1, played, offers 8
        1: IM IM BF BF HE CD | market | stash PA CO
        2: ... | market | stash HG
        3: ... | market | stash CO
        haystack rest
    """
    assert all_decisions(position) == {"end"}


def test_it_steals_the_best_from_who_leads() -> None:
    position = """
        2018
        turn 1, swapped, offers 8
        1: SN IM IM BF BF HE CD | market
        2: ... | market | stash PA HG | total 100000
        3: ... | market | stash PA CO
        haystack rest
    """
    assert all_decisions(position) == {"play SN@2:PA"}


def test_in_classic_it_steals_from_who_has_the_highest() -> None:
    position = """
        classic
        turn 1, offers 8
        1: SN IM IM BF BF HE CD | market
        2: ... | market | stash CO
        3: ... | market | stash DF
        haystack rest
    """
    assert all_decisions(position) == {"play SN@3"}


@pytest.mark.parametrize("leader", [2, 3, 4])
def test_it_puts_heat_on_who_leads(leader: int) -> None:
    totals = {seat: 150_000 if seat == leader else 10_000 for seat in (2, 3, 4)}
    position = f"""
        classic
        turn 1, offers 8
        1: FE IM IM BF BF HE CD
        2: ... | market | total {totals[2]}
        3: ... | market | total {totals[3]}
        4: ... | market | total {totals[4]}
        haystack rest
    """
    assert all_decisions(position) == {f"play FE@{leader}"}


@pytest.mark.parametrize("paranoia", ["DX", "UW"])
def test_in_2018_paranoia_hits_who_leads(paranoia: str) -> None:
    position = f"""
        2018
        turn 1, offers 8
        1: {paranoia} IM IM BF BF HE CD | market
        2: ... | market | stash HG PA
        3: ... | market | stash PA PA | total 100000
        haystack rest
    """
    assert all_decisions(position) == {f"play {paranoia}@3"}


def test_in_classic_it_gets_rid_of_paranoia_while_that_costs_little() -> None:
    position = """
        classic
        turn 1, offers 8
        1: UW IM IM BF BF HE CD | total 150000
        2: ... | market
        3: ...
        haystack rest
    """
    assert all_decisions(position) == {"play UW"}


def test_in_classic_it_keeps_paranoia_that_would_cost_more_than_its_fine() -> None:
    position = """
        classic
        turn 1, offers 8
        1: SO IM IM BF BF HE CD | market | stash PA
        2: ... | market
        3: ...
        haystack rest
    """
    assert all_decisions(position) != {"play SO"}


def test_euphoria_is_kept_for_richer_days_and_played_when_they_come() -> None:
    poor = """
        classic
        turn 1, offers 8
        1: EU HG IM BF HE CD FE | market
        2: ... | market FE | stash HG
        3: ...
        haystack rest
    """
    assert decides(poor) != "play EU"
    rich = poor.replace("stash HG", "stash DF").replace("3: ...", "3: ... | stash PA")
    assert all_decisions(rich) == {"play EU"}


def test_it_throws_away_what_it_has_twice_and_keeps_what_it_needs() -> None:
    position = """
        2018
        turn 1, offers 8
        1: 4IM PF LC MC
        2: ... | total 10000
        3: ...
        haystack rest
    """
    assert all_decisions(position) == {"discard IM"}


def test_it_ends_its_turn_when_nothing_is_left_to_do() -> None:
    position = """
        2018
        turn 1, played, swapped, offers 2
        1: IM IM BF BF HE CD | market | stash HG
        2: ... | market | stash PA
        3: ...
        haystack rest
    """
    assert all_decisions(position) == {"end"}


def test_it_does_not_swap_away_what_it_can_protect() -> None:
    position = """
        2018
        turn 1, offers 8
        1: LC IM IM BF BF HE CD | market | stash PA
        2: ... | market | stash DF
        3: ... | market | stash HG
        4: ... | market | stash MX
        haystack rest
    """
    assert all_decisions(position) == {"play LC:PA"}
