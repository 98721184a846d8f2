"""grass.deal.2: offers, answers and counters."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.grass import Declined, Kind, Reason, What
from greentable.grass.cards import CODES
from tests.grass.grass_table import legal, no_token, outcome, play, position, refused, told

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
        for want in (*CODES, "?")
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
        *("offer HG>?@*", "offer HG>?@2", "offer HG>MO@*", "offer HG>MO@2"),
        *("offer MO>?@*", "offer MO>?@2", "offer MO>HG@*", "offer MO>HG@2"),
    ]
    offered = play(start, "1 offer MO>?@2")
    assert legal(offered, 2) == ["counter HG", "decline"]
    assert refused(offered, "2 counter HG>DF") == Reason.NOT_IN_DECK


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
        2: CO ... | declined HG>{card}
        3: JA ...
        """
    for card in ("JA", "CO"):
        moves = (f"1 offer HG>{card}@2", "2 decline")
        assert outcome(start, *moves) == position(declined.format(card=card))
    holding = play(start, "1 offer HG>CO@2", "2 decline")
    lacking = play(start.replace("2: CO", "2: JA"), "1 offer HG>CO@2", "2 decline")
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
        3: MX ... | declined HG>CO
        4: CO ...
        """
    )
    assert outcome(asked, "4 accept") == position(
        """
        2018
        turn 2, offers 1
        1: CO ...
        2: CO ...
        3: MX ... | declined HG>CO
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
        3: MX ... | declined HG>CO
        4: CO ... | declined HG>CO
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


def test_one_may_ask_what_one_gets() -> None:
    """grass.deal.2: an offer that names nothing wanted is never accepted, only countered."""
    start = TRADERS.format(rules="2018")
    asked = play(start, "1 offer HG>?@3")
    assert outcome(asked) == position(
        """
        2018
        turn 1, offers 1, offer HG>?@3, 3 answers
        1: HG MX ...
        2: CO ...
        3: JA ...
        """
    )
    (event,) = told(start, "1 offer HG>?@3")
    assert (event.what, event.card, event.other) == (What.OFFERED, grass.read_card("HG"), None)
    assert refused(asked, "3 accept") == Reason.NO_CARD_WANTED
    assert refused(asked, "3 counter HG") == Reason.COUNTER_IN_OFFER
    assert outcome(asked, "3 counter JA", "1 accept") == position(
        """
        2018
        turn 1, offers 1
        1: JA MX ...
        2: CO ...
        3: HG ...
        """
    )
    assert outcome(asked, "3 decline") == position(
        """
        2018
        turn 1, offers 1
        1: HG MX ...
        2: CO ...
        3: JA ... | declined HG>?
        """
    )


def test_the_whole_table_may_be_asked_what_one_gets() -> None:
    """grass.deal.2: each in turn; who made it may leave every counter."""
    start = TRADERS.format(rules="classic")
    moves = ("1 offer MX>?@*", "2 counter CO>HG", "1 decline", "3 counter JA")
    assert outcome(start, *moves) == position(
        """
        classic
        turn 1, offers 1, offer MX>?@*, counter JA, 3 countered
        1: HG MX ...
        2: CO ...
        3: JA ...
        """
    )


@EDITIONS
def test_it_is_public_for_a_turn_who_declined_which_offer(edition: str) -> None:
    """grass.deal.2: for each seat, the card offered and what was wanted for it."""
    moves = (
        *("1 offer HG>PA@*", "2 decline", "3 decline", "1 offer HG>?@2", "2 decline"),
        *("1 offer HG>PA@2", "2 decline", "1 offer MX>JA@3", "3 counter HE", "1 decline"),
        *("1 offer MX>CO@2", "2 accept"),
    )
    after = play(TRADERS.format(rules=edition), *moves)
    assert outcome(after) == position(
        f"""
        {edition}
        turn 1, offers 5
        1: HG CO ...
        2: MX ... | declined HG>PA HG>?
        3: JA ... | declined HG>PA
        """
    )
    home_grown, panama = Kind.HOME_GROWN, Kind.PANAMA
    for viewer in range(4):
        assert grass.view(after, viewer).declined == (
            Declined(2, home_grown, panama),
            Declined(2, home_grown, None),
            Declined(3, home_grown, panama),
        )
    assert not any(map(any, play(after, "1 discard HG", "1 end").declined))


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
    plain = [token for token in legal(offered, 2) if ">" not in token]
    assert plain == ["accept", "counter BF", "counter MX", "decline"]
    assert no_token("counter")
    assert no_token("counter >HG")
    assert no_token("counter MX>?")


ASKING = """
    2018
    turn 1
    1: HG FE ...
    2: MX JA HG PA ...
    3: ...
    """


def test_a_counter_may_ask_for_another_card() -> None:
    """grass.deal.2: the acting player takes it only if holding what it asks for."""
    offered = play(ASKING, "1 offer HG>PA@2")
    held = play(offered, "2 counter JA>FE")
    assert outcome(held) == position(
        ASKING.replace("turn 1", "turn 1, offers 1, offer HG>PA@2, counter JA>FE, 2 countered")
    )
    (event,) = told(offered, "2 counter JA>FE")
    assert (event.what, event.seat, event.to) == (What.COUNTERED, 2, 1)
    shown = event.for_viewer(0)
    assert (shown.card, shown.other) == (grass.read_card("JA"), grass.read_card("FE"))
    assert legal(held, 1) == ["accept", "decline"]
    (*_, traded) = told(held, "1 accept")
    assert (traded.what, traded.card, traded.other) == (What.TRADED, shown.other, shown.card)
    assert outcome(held, "1 accept") == position(
        """
        2018
        turn 1, offers 1
        1: HG JA ...
        2: MX FE HG PA ...
        3: ...
        """
    )
    lacking = play(offered, "2 counter JA>DF")
    assert legal(lacking, 1) == ["decline"]
    assert refused(lacking, "1 accept") == Reason.NOT_IN_HAND
    assert outcome(lacking, "1 decline") == position(ASKING.replace("turn 1", "turn 1, offers 1"))


def test_a_counter_asks_for_any_kind_but_the_one_offered_and_the_one_given() -> None:
    """grass.deal.2: the kind given may then be the one wanted."""
    offered = play(ASKING, "1 offer HG>PA@2")
    given, asked = ("MX", "JA", "PA", "BF"), [code for code in CODES if code != "HG"]
    assert {token for token in legal(offered, 2, "counter") if ">" in token} == {
        f"counter {give}>{ask}" for give in given for ask in asked if ask != give
    }
    assert refused(offered, "2 counter JA>HG") == Reason.ASKS_FOR_OFFERED
    assert refused(offered, "2 counter JA>JA") == Reason.SAME_KIND
    assert refused(offered, "2 counter HG>FE") == Reason.COUNTER_IN_OFFER
    assert refused(offered, "2 counter DF>FE") == Reason.NOT_IN_HAND
    assert outcome(offered, "2 counter PA>FE", "1 accept") == position(
        """
        2018
        turn 1, offers 1
        1: HG PA ...
        2: MX JA HG FE ...
        3: ...
        """
    )


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
