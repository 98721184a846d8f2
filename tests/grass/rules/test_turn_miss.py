"""grass.turn.7 and 8: the last turn of a round, and turns that are missed."""

from __future__ import annotations

import pytest

from greentable.grass import Reason, What
from tests.grass.grass_table import outcome, play, position, refused, show, told

EDITIONS = pytest.mark.parametrize("edition", ["2018", "classic"])


# The last card


@EDITIONS
def test_the_player_who_takes_the_last_card_plays_the_turn_to_its_end(edition: str) -> None:
    """grass.turn.7: then the round is scored."""
    start = f"""
        {edition}
        turn 1, to draw
        1: ... | market
        2: ... | stash HG
        ashtray rest
        haystack PA
        """
    assert outcome(start, "0 draw PA", "1 play PA") == position(
        f"""
        {edition}
        turn 1, played
        1: ... | market | stash PA
        2: ... | stash HG
        ashtray rest
        haystack empty
        """
    )
    assert outcome(start, "0 draw PA", "1 play PA", "1 end") == position(
        f"""
        {edition}
        round 2, dealer 1, dealing
        1: | total 75000
        2: | total 5000
        """
    )


def test_deals_are_still_made_in_the_last_turn() -> None:
    """grass.turn.7: also after the play."""
    assert outcome(
        """
        2018
        turn 1, to draw
        1: HG ... | market | stash MX
        2: JA ... | stash DF
        ashtray rest
        haystack PA
        """,
        *("0 draw PA", "1 play PA", "1 offer HG>JA@2", "2 accept", "1 swap MX>DF@2", "1 end"),
    ) == position(
        """
        2018
        round 2, dealer 1, dealing
        1: | total 150000
        2: | total 0
        """
    )


# Missing turns


def test_a_seat_that_must_miss_is_passed_over() -> None:
    """grass.turn.8: without a token; it neither draws, plays nor deals."""
    start = """
        2018
        turn 1, played
        1: ...
        2: ... | misses 2
        3: ...
        """
    passed_over = """
        2018
        turn 3, to draw
        1: ...
        2: ... | misses 1
        3: ...
        """
    assert outcome(start, "1 end") == position(passed_over)
    assert refused(play(start, "1 end"), "2 end") == Reason.NOT_YOUR_TURN


def test_a_seat_that_must_miss_still_passes_is_attacked_answers_and_gives() -> None:
    """grass.turn.8: only its own turns are lost."""
    start = """
        2018
        turn 1
        1: FE SH SO SN HG ... | market
        2: MX ... | market | stash CO JA | misses 1
        """
    assert outcome(start, "1 play FE@2") == position(
        """
        2018
        turn 1, played
        1: SH SO SN HG ... | market
        2: MX ... | market FE | stash CO JA | misses 1
        """
    )
    assert outcome(start, "1 offer HG>MX@2", "2 accept", "1 play SN@2:CO") == position(
        """
        2018
        turn 1, played, offers 1
        1: FE SH SO MX ... | market | stash CO
        2: HG ... | market | stash JA | misses 1
        ashtray SN
        """
    )
    assert outcome(start, "1 play SH", "2 give JA") == position(
        """
        2018
        turn 1, played
        1: FE SO SN HG ... | market | stash JA
        2: MX ... | market | stash CO | misses 1
        ashtray SH
        """
    )
    assert outcome(start, "1 play SO@2", "2 give JA", "2 pass MX", "1 pass HG") == position(
        """
        2018
        turn 1, played
        1: FE SH SN MX ... | market
        2: HG ... | market | stash CO | misses 1
        ashtray SO JA
        """
    )


def test_missed_turns_add_up() -> None:
    """grass.turn.8."""
    start = """
        2018
        turn 1
        1: DX ... | market
        2: ... | market | misses 1
        3: ...
        """
    after = play(start, "1 play DX@2", "1 pass IM", "2 pass BF", "3 pass HE")
    assert after.missed == [0, 0, 2, 0, 0, 0, 0]


@EDITIONS
def test_missed_turns_lapse_at_the_end_of_the_round(edition: str) -> None:
    """grass.turn.8."""
    assert outcome(
        f"""
        {edition}
        turn 1
        1: MC ... | market | stash HG
        2: ... | misses 2
        """,
        "1 play MC",
    ) == position(
        f"""
        {edition}
        round 2, dealer 1, dealing
        1: | total 30000
        2:
        """
    )


def test_anothers_extra_turn_uses_up_no_miss() -> None:
    """grass.turn.8: only a turn that would reach the seat."""
    start = """
        classic
        turn 1
        1: SH ...
        2: ... | misses 1
        3: ...
        """
    extra = play(start, "1 play SH", "1 end", "0 draw HG")
    assert (extra.turn, extra.missed[2]) == (1, 1)
    after = play(extra, "1 discard HG", "1 end")
    assert (after.turn, after.missed[2]) == (3, 0)


@EDITIONS
def test_with_two_seats_the_other_simply_goes_on(edition: str) -> None:
    """grass.turn.8."""
    assert outcome(
        f"""
        {edition}
        turn 1, played
        1: ...
        2: ... | misses 2
        """,
        *("1 end", "0 draw HG", "1 discard HG", "1 end"),
    ) == position(
        f"""
        {edition}
        turn 1, to draw
        1: ...
        2: ...
        ashtray HG
        """
    )


@pytest.mark.parametrize(
    ("misses", "turn", "left"),
    [
        ((1, 1, 1), 2, (0, 0, 0)),
        ((2, 2, 2), 2, (0, 0, 0)),
        ((2, 1, 3), 2, (1, 0, 2)),
        ((1, 2, 3), 1, (0, 0, 1)),
        ((3, 3, 1), 3, (2, 1, 0)),
        ((1, 3, 2), 1, (0, 1, 0)),
    ],
)
def test_if_everyone_must_miss_the_misses_are_counted_down_round_the_table(
    misses: tuple[int, ...], turn: int, left: tuple[int, ...]
) -> None:
    """grass.turn.8: seat 1 ends its turn, so seat 2 is the first to miss."""
    after = play(
        f"""
        classic
        turn 1, played
        1: ... | misses {misses[0]}
        2: ... | misses {misses[1]}
        3: ... | misses {misses[2]}
        """,
        "1 end",
    )
    assert (after.turn, tuple(after.missed[1:4])) == (turn, left), show(after)


@pytest.mark.parametrize("laps", [1, 2])
def test_whole_laps_that_everyone_misses_are_told_at_once_from_seat_1_on(laps: int) -> None:
    """grass.turn.8."""
    start = f"""
        classic
        turn 1, played
        1: ... | misses {laps}
        2: ... | misses {laps}
        3: ... | misses {laps}
        """
    missed = [event for event in told(start, "1 end") if event.what is What.MISSED]
    assert [(event.seat, event.amount) for event in missed] == [(1, laps), (2, laps), (3, laps)]
