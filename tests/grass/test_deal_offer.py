"""grass.deal.2: offers, answers and counters."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.grass import Reason, What
from greentable.grass.cards import CODES
from tests.grass.table import legal, outcome, play, position, refused, told

EDITIONS = pytest.mark.parametrize("edition", ["2018", "classic"])
TRADERS = """
    {rules}
    turn 1
    1: HG MX ...
    2: CO ...
    3: JA ...
    """


def test_an_offer_names_a_card_held_another_kind_and_a_partner() -> None:
    """grass.deal.2."""
    start = TRADERS.format(rules="2018")
    assert refused(start, "1 offer PA>HG@2") == Reason.NOT_IN_HAND
    assert refused(start, "1 offer HG>HG@2") == Reason.SAME_KIND
    assert refused(start, "1 offer HG>CO@1") == Reason.OWN_SEAT
    assert refused(start, "1 offer HG>CO@4") == Reason.NO_SUCH_SEAT
    held = {"HG", "MX", "IM"}
    wanted = {
        f"offer {give}>{want}@{to}"
        for give in held
        for want in CODES
        for to in "23*"
        if want != give
    }
    assert set(legal(start, 1, "offer")) == wanted


def test_only_kinds_of_the_deck_can_be_named() -> None:
    """grass.deal.2."""
    start = """
        2018 deck=MO:10,HG:10
        turn 1
        1: HG 6MO
        2: 6HG
        """
    assert refused(start, "1 offer HG>DF@2") == Reason.NOT_IN_DECK
    assert refused(start, "1 offer DF>HG@2") == Reason.NOT_IN_DECK
    assert legal(start, 1, "offer") == [
        *("offer HG>MO@*", "offer HG>MO@2", "offer MO>HG@*", "offer MO>HG@2")
    ]


@EDITIONS
def test_an_offer_waits_for_its_answer(edition: str) -> None:
    """grass.deal.2: everybody hears it."""
    start = TRADERS.format(rules=edition)
    assert outcome(start, "1 offer HG>JA@3") == position(
        f"""
        {edition}
        turn 1, offers 1, offer HG>JA@3, 3 answers
        1: HG MX ...
        2: CO ...
        3: JA ...
        """
    )
    (event,) = told(start, "1 offer HG>JA@3")
    assert (event.what, event.seat, event.to) == (What.OFFERED, 1, 3)
    assert event.for_viewer(0).card == grass.read_card("HG")
    assert event.for_viewer(2).other == grass.read_card("JA")


def test_accepting_needs_the_card_wanted_and_declining_nothing() -> None:
    """grass.deal.2: declining says nothing about what one holds."""
    start = TRADERS.format(rules="2018")
    assert refused(play(start, "1 offer HG>JA@2"), "2 accept") == Reason.NOT_IN_HAND
    declined = """
        2018
        turn 1, offers 1
        1: HG MX ...
        2: CO ...
        3: JA ...
        """
    assert outcome(start, "1 offer HG>JA@2", "2 decline") == position(declined)
    assert outcome(start, "1 offer HG>CO@2", "2 decline") == position(declined)
    lacking, holding = (play(start, f"1 offer HG>{c}@2", "2 decline") for c in ("PA", "CO"))
    assert grass.view(lacking, 1) == grass.view(holding, 1)


def test_an_offer_to_the_table_is_answered_clockwise_from_the_left() -> None:
    """grass.deal.2: the first to accept has it."""
    start = """
        2018
        turn 2
        1: CO ...
        2: HG ...
        3: MX ...
        4: CO ...
        """
    offered = play(start, "2 offer HG>CO@*")
    assert grass.to_act(offered) == [3]
    asked = play(offered, "3 decline")
    assert outcome(asked) == position(
        """
        2018
        turn 2, offers 1, offer HG>CO@*, 4 answers
        1: CO ...
        2: HG ...
        3: MX ...
        4: CO ...
        """
    )
    assert outcome(asked, "4 accept") == position(
        """
        2018
        turn 2, offers 1
        1: CO ...
        2: CO ...
        3: MX ...
        4: HG ...
        """
    )
    last = play(asked, "4 decline")
    assert grass.to_act(last) == [1]
    assert outcome(last, "1 accept") == position(
        """
        2018
        turn 2, offers 1
        1: HG ...
        2: CO ...
        3: MX ...
        4: CO ...
        """
    )
    assert grass.to_act(play(last, "1 decline")) == [2]


@EDITIONS
def test_two_seats_can_be_the_whole_table(edition: str) -> None:
    """grass.deal.2."""
    start = f"{edition}\nturn 2\n1: CO ...\n2: HG ..."
    assert outcome(start, "2 offer HG>CO@*", "1 accept") == position(
        f"{edition}\nturn 2, offers 1\n1: HG ...\n2: CO ..."
    )


# Counters


def test_a_counter_is_another_card_for_the_same() -> None:
    """grass.deal.2: the acting player takes it or leaves it; it costs no offer."""
    start = """
        2018
        turn 1
        1: HG ...
        2: MX JA PA ...
        """
    offered = play(start, "1 offer HG>PA@2")
    countered = """
        2018
        turn 1, offers 1, offer HG>PA@2, counter JA, 2 countered
        1: HG ...
        2: MX JA PA ...
        """
    assert outcome(offered, "2 counter JA") == position(countered)
    answer = play(offered, "2 counter JA")
    assert legal(answer, 1) == ["accept", "decline"]
    assert refused(answer, "1 counter MX") == Reason.NOT_NOW
    assert refused(answer, "2 accept") == Reason.NOT_YOUR_TURN
    assert outcome(answer, "1 accept") == position(
        """
        2018
        turn 1, offers 1
        1: JA ...
        2: MX HG PA ...
        """
    )
    assert outcome(answer, "1 decline") == position(
        """
        2018
        turn 1, offers 1
        1: HG ...
        2: MX JA PA ...
        """
    )
    (event,) = told(offered, "2 counter JA")
    assert event.for_viewer(0).card == grass.read_card("JA")


def test_a_counter_names_a_kind_that_is_held_and_new_to_the_offer() -> None:
    """grass.deal.2."""
    offered = play("2018\nturn 1\n1: HG ...\n2: HG MX PA ...", "1 offer HG>PA@2")
    assert refused(offered, "2 counter PA") == Reason.COUNTER_IN_OFFER
    assert refused(offered, "2 counter HG") == Reason.COUNTER_IN_OFFER
    assert refused(offered, "2 counter DF") == Reason.NOT_IN_HAND
    assert legal(offered, 2) == ["accept", "counter BF", "counter MX", "decline"]


def test_when_a_counter_to_an_offer_to_the_table_is_left_the_next_seat_is_asked() -> None:
    """grass.deal.2: one counter for each seat and offer."""
    start = """
        2018
        turn 1
        1: HG ...
        2: MX ...
        3: JA PA ...
        """
    asked = play(start, "1 offer HG>PA@*", "2 counter MX", "1 decline")
    assert outcome(asked) == position(
        """
        2018
        turn 1, offers 1, offer HG>PA@*, 3 answers
        1: HG ...
        2: MX ...
        3: JA PA ...
        """
    )
    assert refused(asked, "2 counter BF") == Reason.NOT_YOUR_TURN
    assert outcome(asked, "3 counter JA", "1 accept") == position(
        """
        2018
        turn 1, offers 1
        1: JA ...
        2: MX ...
        3: HG PA ...
        """
    )
