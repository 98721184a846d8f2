"""grass.paranoia.4: everybody passes a card to the left."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.grass import Reason, What
from tests.grass.grass_table import outcome, play, position, refused, told

EDITIONS = pytest.mark.parametrize("edition", ["2018", "classic"])

PASSING = """
    2018
    turn 2, played, passing
    1: HG ... | chooses
    2: MX ... | market | chooses
    3: CO ... | chooses
    """


def test_every_seat_passes_a_card_to_the_left_all_at_once() -> None:
    """grass.paranoia.4: in whatever order they choose."""
    passed = position(
        """
        2018
        turn 2, played
        1: CO ...
        2: HG ... | market
        3: MX ...
        """
    )
    assert outcome(PASSING, "1 pass HG", "2 pass MX", "3 pass CO") == passed
    assert outcome(PASSING, "3 pass CO", "1 pass HG", "2 pass MX") == passed


def test_one_cannot_pass_on_what_one_is_about_to_receive() -> None:
    """grass.paranoia.4: nor choose twice."""
    chosen = play(PASSING, "1 pass HG")
    assert refused(chosen, "2 pass HG") == Reason.NOT_IN_HAND
    assert refused(chosen, "1 pass IM") == Reason.ALREADY_CHOSEN
    assert refused(chosen, "0 draw PA") == Reason.NOT_YOUR_TURN
    assert refused(chosen, "4 pass HG") == Reason.NOT_YOUR_TURN


def test_a_choice_is_secret_until_all_are_in() -> None:
    """grass.paranoia.4: the others see that one has chosen, not what."""
    one, other = play(PASSING, "1 pass HG"), play(PASSING, "1 pass IM")
    assert outcome(one) != outcome(other)
    for viewer in (0, 2, 3):
        assert grass.view(one, viewer) == grass.view(other, viewer)
        assert grass.view(one, viewer).to_act == (2, 3)
    (event,) = told(PASSING, "1 pass HG")
    assert (event.what, event.seat, event.card) == (What.CHOSE, 1, None)


def test_one_knows_what_one_passed_and_what_one_got_and_nobody_knows_more() -> None:
    """grass.paranoia.4."""
    events = told(PASSING, "1 pass HG", "2 pass MX", "3 pass CO")
    passes = [event for event in events if event.what == What.PASSED]
    assert [(event.seat, event.to, event.seen) for event in passes] == [
        (1, 2, (1, 2)),
        (2, 3, (2, 3)),
        (3, 1, (1, 3)),
    ]
    after = play(PASSING, "1 pass HG", "2 pass MX", "3 pass CO")
    hg, mx, co = (grass.read_card(code) for code in ("HG", "MX", "CO"))
    known = {viewer: grass.view(after, viewer).known for viewer in (0, 1, 2, 3)}
    assert [known[1][2][kind] for kind in (hg, mx, co)] == [1, 0, 0]
    assert [known[2][3][kind] for kind in (hg, mx, co)] == [0, 1, 0]
    assert [known[3][1][kind] for kind in (hg, mx, co)] == [0, 0, 1]
    assert sum(known[1][3]) == sum(known[2][1]) == sum(known[3][2]) == 0
    assert all(sum(row) == 0 for row in known[0].values())


@EDITIONS
def test_two_seats_exchange_a_card(edition: str) -> None:
    """grass.paranoia.4."""
    assert outcome(
        f"""
        {edition}
        turn 1, played, passing
        1: HG ... | market | chooses
        2: MX ... | chooses
        """,
        *("2 pass MX", "1 pass HG"),
    ) == position(
        f"""
        {edition}
        turn 1, played
        1: MX ... | market
        2: HG ...
        """
    )


def test_misses_count_from_the_next_turn_of_the_one_who_suffers() -> None:
    """grass.paranoia.4: in classic the player still ends the turn in which it was played."""
    start = "classic\nturn 1\n1: DX SO ... | market\n2: ..."
    after = play(start, "1 play SO", "1 pass IM", "2 pass BF", "1 end")
    assert (after.turn, after.missed[1]) == (2, 1)
    after = play(after, "0 draw HG", "2 discard HG", "2 end")
    assert (after.turn, after.missed[1]) == (2, 0)
    after = play(after, "0 draw HG", "2 discard HG", "2 end")
    assert after.turn == 1


@EDITIONS
def test_the_pass_takes_place_also_when_the_haystack_is_empty(edition: str) -> None:
    """grass.paranoia.4: then the round ends, and what was passed counts there."""
    token = "DX@2" if edition == "2018" else "DX"
    assert outcome(
        f"""
        {edition}
        turn 1
        1: DX UW ... | market
        2: ... | stash HG
        ashtray rest
        haystack empty
        """,
        *(f"1 play {token}", "2 pass BF", "1 pass UW", "1 end"),
    ) == position(
        f"""
        {edition}
        round 2, dealer 1, dealing
        1: | total 25000
        2:{"" if edition == "2018" else " | total -95000"}
        """
    )
