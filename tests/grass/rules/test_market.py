"""grass.market: opening and closing."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.grass import Reason
from tests.grass.grass_table import outcome, play, position, refused

EDITIONS = pytest.mark.parametrize("edition", ["2018", "classic"])
PEDDLE = ("HG", "MX", "CO", "JA", "PA", "DF")


@EDITIONS
def test_market_open_is_the_first_card_of_the_hassle_pile(edition: str) -> None:
    """grass.market.1: until it is there, no Peddle can be played."""
    start = f"""
        {edition}
        turn 1
        1: MO HG MX CO JA PA DF
        2: ...
        """
    for peddle in PEDDLE:
        assert refused(start, f"1 play {peddle}") == Reason.MARKET_NOT_OPEN
    assert outcome(start, "1 play MO") == position(
        f"""
        {edition}
        turn 1, played
        1: HG MX CO JA PA DF | market
        2: ...
        """
    )


@EDITIONS
@pytest.mark.parametrize("heat", ["", "FE"], ids=["open", "heat"])
def test_a_second_market_open_can_only_be_traded_or_discarded(edition: str, heat: str) -> None:
    """grass.market.1: one is enough."""
    start = f"""
        {edition}
        turn 1
        1: MO ... | market {heat}
        2: PA ...
        """
    assert refused(start, "1 play MO") == Reason.MARKET_IS_OPEN
    assert outcome(start, "1 discard MO") == position(
        f"""
        {edition}
        turn 1, played
        1: ... | market {heat}
        2: PA ...
        ashtray MO
        """
    )
    assert outcome(start, "1 offer MO>PA@2", "2 accept") == position(
        f"""
        {edition}
        turn 1, offers 1
        1: PA ... | market {heat}
        2: MO ...
        """
    )


def test_after_being_wiped_out_a_new_market_open_is_needed_and_can_be_played() -> None:
    """grass.market.1."""
    wiped_out = play(
        """
        classic
        turn 1
        1: UW MO PA ... | market
        2: ...
        """,
        *("1 play UW", "1 pass IM", "2 pass BF", "1 end"),
        *("0 draw HG", "2 discard HG", "2 end", "0 draw HG", "2 discard HG", "2 end"),
        *("0 draw HG", "2 discard HG", "2 end", "0 draw MX"),
    )
    assert refused(wiped_out, "1 play PA") == Reason.MARKET_NOT_OPEN
    assert outcome(wiped_out, "1 play MO") == position(
        """
        classic
        turn 1, played
        1: PA MX 3IM BF | market
        2: 2IM 4BF
        ashtray UW MO 3HG
        """
    )


@EDITIONS
def test_peddling_starts_with_the_turn_after_the_opening(edition: str) -> None:
    """grass.market.2: opening is that turn's play."""
    start = f"""
        {edition}
        turn 1
        1: MO PA ...
        2: ...
        """
    assert refused(play(start, "1 play MO"), "1 play PA") == Reason.ALREADY_PLAYED
    next_turn = ("1 end", "0 draw HG", "2 discard HG", "2 end", "0 draw MX", "1 play PA")
    assert outcome(start, "1 play MO", *next_turn) == position(
        f"""
        {edition}
        turn 1, played
        1: MX ... | market | stash PA
        2: ...
        ashtray HG
        """
    )


@EDITIONS
def test_peddling_starts_with_the_turn_after_the_cooling(edition: str) -> None:
    """grass.market.2: so is cooling heat."""
    start = f"""
        {edition}
        turn 1
        1: HE PA ... | market FE
        2: ...
        """
    assert refused(play(start, "1 play HE"), "1 play PA") == Reason.ALREADY_PLAYED


def test_the_next_turn_may_be_an_extra_turn() -> None:
    """grass.market.2: a classic Nirvana cools the heat and gives another turn."""
    assert outcome(
        """
        classic
        turn 1
        1: SH PA ... | market FE
        2: ...
        """,
        *("1 play SH", "1 end", "0 draw HG", "1 play PA"),
    ) == position(
        """
        classic
        turn 1, played
        1: HG ... | market | stash PA
        2: ...
        ashtray SH FE
        """
    )


@EDITIONS
def test_market_close_needs_an_open_market_without_heat(edition: str) -> None:
    """grass.market.3."""
    closed = f"{edition}\nturn 1\n1: MC ...\n2: ... | market"
    assert refused(closed, "1 play MC") == Reason.MARKET_NOT_OPEN
    hot = f"{edition}\nturn 1\n1: MC ... | market BU\n2: ... | market"
    assert refused(hot, "1 play MC") == Reason.UNDER_HEAT


@EDITIONS
def test_market_close_ends_the_round_at_once(edition: str) -> None:
    """grass.market.3: nobody deals or passes any more; it is scored and dealt anew."""
    assert outcome(
        f"""
        {edition}
        turn 1, dealer 3
        1: MC ... | market | stash HG PA | covered GS:CO
        2: ... | market FE | stash JA | under BU IM
        3: ... | misses 1 | total 10000
        ashtray SO
        """,
        "1 play MC",
    ) == position(
        f"""
        {edition}
        round 2, dealer 1, dealing
        1: | total 105000
        2: | total 25000
        3: | total 10000
        """
    )


@EDITIONS
def test_the_market_close_that_ends_the_game_lies_on_the_players_pile(edition: str) -> None:
    """grass.market.3: everybody sees it there."""
    after = play(
        f"""
        {edition} max_rounds=1
        turn 2
        1: ... | market
        2: MC ... | market | stash HG | under FE HE
        """,
        "2 play MC",
    )
    assert outcome(after) == position(
        f"""
        {edition} max_rounds=1
        played, over
        1: ... | market
        2: ... | market | stash HG | under FE HE | total 30000 | closed
        """
    )
    for viewer in range(3):
        view = grass.view(after, viewer)
        assert [view.tucked[seat][grass.read_card("MC")] for seat in (1, 2)] == [0, 1]


@EDITIONS
def test_market_close_can_be_discarded_without_effect(edition: str) -> None:
    """grass.market.3: the round goes on."""
    after = play(f"{edition}\nturn 1\n1: MC ... | market\n2: ...", "1 discard MC", "1 end")
    assert (after.round, after.turn, grass.to_act(after)) == (1, 2, [0])
