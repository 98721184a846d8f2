"""grass.variants.3: Lucky or Not; and all three variants together."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.grass import Reason, What
from tests.grass.grass_table import legal, outcome, play, position, refused, told

START = """
    2018 lucky_or_not
    turn 2
    1: HG ... | stash PA
    2: DX SO MX ... | market
    3: CO ... | stash JA DF
    """


def test_each_takes_a_random_card_from_the_right_beginning_with_the_player() -> None:
    """grass.variants.3: clockwise, instead of the pass."""
    picking = play(START, "2 play DX@1")
    assert outcome(picking) == position(
        """
        2018 lucky_or_not
        turn 2, played, 2 takes
        1: HG ... | misses 1
        2: SO MX ... | market
        3: CO ... | stash JA DF
        ashtray DX PA
        """
    )
    assert outcome(picking, "0 luck HG", "0 luck SO", "0 luck CO") == position(
        """
        2018 lucky_or_not
        turn 2, played
        1: CO ... | misses 1
        2: HG MX ... | market
        3: SO ... | stash JA DF
        ashtray DX PA
        """
    )


def test_a_card_can_travel_on() -> None:
    """grass.variants.3: one takes after the other."""
    assert outcome(START, "2 play DX@1", "0 luck HG", "0 luck HG", "0 luck HG") == position(
        """
        2018 lucky_or_not
        turn 2, played
        1: HG ... | misses 1
        2: SO MX ... | market
        3: CO ... | stash JA DF
        ashtray DX PA
        """
    )


def test_any_card_of_the_neighbour_to_the_right_may_come() -> None:
    """grass.variants.3: nature picks, and only from that hand."""
    picking = play(START, "2 play DX@1")
    assert legal(picking, 0) == ["luck HG", "luck IM"]
    assert refused(picking, "0 luck CO") == Reason.NOT_IN_HAND
    assert refused(picking, "0 draw HG") == Reason.NOT_NOW
    assert refused(picking, "2 pass MX") == Reason.NOT_YOUR_TURN
    assert refused(picking, "2 end") == Reason.NOT_YOUR_TURN


def test_only_the_two_neighbours_see_the_card() -> None:
    """grass.variants.3."""
    (event,) = told(START, "2 play DX@1", "0 luck HG")
    assert (event.what, event.seat, event.to, event.seen) == (What.TOOK, 2, 1, (1, 2))


def test_the_picks_come_after_the_choice_of_sold_out() -> None:
    """grass.variants.3."""
    asked = play(START, "2 play SO@3")
    assert grass.to_act(asked) == [3]
    assert outcome(asked, "3 give JA") == position(
        """
        2018 lucky_or_not
        turn 2, played, 2 takes
        1: HG ... | stash PA
        2: DX MX ... | market
        3: CO ... | stash DF
        ashtray SO JA
        """
    )


@pytest.mark.parametrize(
    ("edition", "token", "first", "second", "ashtray"),
    [
        ("2018", "UW@1", "| misses 1", "| market", "UW"),
        ("classic", "UW", "", "| misses 2", "UW MO"),
    ],
)
def test_with_two_seats_each_takes_from_the_other(
    edition: str, token: str, first: str, second: str, ashtray: str
) -> None:
    """grass.variants.3: in classic the player suffers the card as ever."""
    assert outcome(
        f"""
        {edition} lucky_or_not
        turn 2
        1: HG ...
        2: UW CO ... | market
        """,
        *(f"2 play {token}", "0 luck HG", "0 luck CO"),
    ) == position(
        f"""
        {edition} lucky_or_not
        turn 2, played
        1: CO ... {first}
        2: HG ... {second}
        ashtray {ashtray}
        """
    )


def test_the_last_turn_has_its_picks_too() -> None:
    """grass.variants.3: with an empty haystack they come before the round ends."""
    after = play(
        """
        2018 lucky_or_not
        turn 2
        1: UW ... | total 200000
        2: SO ... | market
        ashtray rest
        haystack empty
        """,
        *("2 play SO@1", "0 luck UW", "0 luck BF", "2 end"),
    )
    assert grass.returns(after) == [225_000, 0]


TOGETHER = "classic give_me_five hidden_deals lucky_or_not"
KEPT = (
    *("1 keep DF", "2 keep HG", "1 keep CD", "2 keep MX", "1 keep SO", "2 keep BU"),
    *("1 keep HE", "2 keep JA", "1 keep CO", "2 keep IM"),
)


def test_all_variants_can_be_played_together() -> None:
    """grass.variants.1 to 3: any combination."""
    drafted = play(
        f"""
        {TOGETHER}
        drafting
        1: | pack MX CO JA DF SO SS | chooses
        2: | pack HG BU IM HE CD BF | chooses
        """,
        *KEPT,
    )
    assert outcome(drafted) == position(
        f"""
        {TOGETHER}
        turn 1, to draw
        1: DF CD SO HE CO BF
        2: HG MX BU JA IM SS
        """
    )
    assert outcome(
        drafted,
        *("0 draw MO", "1 offer PA>DF@*", "2 accept", "2 hand MX", "1 hand DF"),
        *("1 say cheated", "2 say cheated", "1 play SO", "0 luck SS", "0 luck MX"),
    ) == position(
        f"""
        {TOGETHER}
        turn 1, played, offers 1
        1: CD HE CO BF MO SS | misses 1
        2: HG BU JA IM DF MX
        ashtray SO
        """
    )
