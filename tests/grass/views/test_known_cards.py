"""Cards that must be where a viewer knows them to be: determinized states leave them there."""

from __future__ import annotations

from greentable import grass
from greentable.core.shuffle import Stream
from greentable.grass import Kind, State, View
from tests.grass.grass_table import play


def draws(view: View, number: int) -> list[State]:
    rng = Stream(b"known", "")
    return [grass.determinize(view, rng) for _ in range(number)]


def always_in_hand(state: State, viewer: int, seat: int, kind: Kind) -> bool:
    """Whether every draw deals this card to this seat; the kind must be common enough not to."""
    return all(made.hand[seat][kind] > 0 for made in draws(grass.view(state, viewer), 40))


PASSING = """
    classic
    turn 1, played, passing
    1: UW ... | chooses
    2: HG ... | chooses
    3: DF ... | chooses
    ashtray DX
"""
PASSED = ("1 pass UW", "2 pass HG", "3 pass DF")


def test_a_card_that_was_passed_is_known_to_who_passed_it_and_to_nobody_else() -> None:
    after = play(PASSING, *PASSED)
    assert always_in_hand(after, 1, 2, Kind.WIPED_OUT)
    assert not always_in_hand(after, 3, 2, Kind.WIPED_OUT)
    assert not always_in_hand(after, 0, 2, Kind.WIPED_OUT)


def test_a_known_card_is_known_no_more_once_it_may_have_been_passed_on() -> None:
    passing = play(PASSING, *PASSED, "1 end", "0 draw SO", "2 play SO")
    assert always_in_hand(passing, 1, 2, Kind.WIPED_OUT)
    passed_on = play(passing, "1 pass DF", "2 pass UW", "3 pass HG")
    assert not always_in_hand(passed_on, 1, 2, Kind.WIPED_OUT)
    assert always_in_hand(passed_on, 2, 3, Kind.WIPED_OUT)


def test_the_seat_that_gets_a_card_from_a_hand_still_knows_the_rest_of_what_it_knew() -> None:
    known = play(
        """
        classic
        turn 1
        1: 2HG 3MO SO MX
        2: UW DF ...
        3: PF ...
        """,
        "1 offer HG>UW@2",  # 2 then holds a Home Grown
        "2 accept",
        "1 offer MX>EU@2",
        "2 counter DF",  # and Dr. Feelgood
        "1 decline",
        "1 play SO",
    )
    for viewer in (0, 1, 3):
        assert always_in_hand(known, viewer, 2, Kind.DR_FEELGOOD)
        assert always_in_hand(known, viewer, 2, Kind.HOME_GROWN)
    after = play(known, "1 pass MO", "2 pass HG", "3 pass PF")
    assert always_in_hand(after, 3, 2, Kind.DR_FEELGOOD)  # 3 saw what it was that left
    assert not always_in_hand(after, 0, 2, Kind.DR_FEELGOOD)
    assert not always_in_hand(after, 1, 2, Kind.DR_FEELGOOD)


def test_of_a_counter_only_what_it_gives_is_known_to_be_there() -> None:
    """grass.deal.2: what it asks for nobody need hold."""
    countered = play(
        """
        2018
        turn 1
        1: HG DF ...
        2: EU ...
        3: ...
        """,
        "1 offer HG>?@2",
        "2 counter EU>DF",
    )
    for viewer in (0, 3):
        assert always_in_hand(countered, viewer, 2, Kind.EUPHORIA)
        assert not always_in_hand(countered, viewer, 1, Kind.DR_FEELGOOD)
    traded = play(countered, "1 accept")
    for viewer in (0, 3):
        assert always_in_hand(traded, viewer, 2, Kind.DR_FEELGOOD)
        assert always_in_hand(traded, viewer, 1, Kind.EUPHORIA)
        assert always_in_hand(traded, viewer, 1, Kind.HOME_GROWN)


def test_a_card_that_was_traded_openly_is_known_to_all() -> None:
    after = play(
        """
        2018
        turn 1
        1: DF ...
        2: UW ...
        3: ...
        """,
        "1 offer DF>UW@2",
        "2 accept",
    )
    for viewer in (0, 1, 3):
        assert always_in_hand(after, viewer, 2, Kind.DR_FEELGOOD)
    for viewer in (0, 2, 3):
        assert always_in_hand(after, viewer, 1, Kind.WIPED_OUT)


def test_a_card_named_in_an_open_offer_or_counter_is_held() -> None:
    start = """
        2018
        turn 1
        1: DF ...
        2: UW ...
        3: ...
        """
    offered = play(start, "1 offer DF>EU@2")
    countered = play(offered, "2 counter UW")
    declined = play(countered, "1 decline")
    for viewer in (0, 3):
        assert always_in_hand(offered, viewer, 1, Kind.DR_FEELGOOD)
        assert always_in_hand(countered, viewer, 2, Kind.WIPED_OUT)
        assert always_in_hand(declined, viewer, 2, Kind.WIPED_OUT)
    gone = play(declined, "1 discard DF")
    assert grass.view(gone, 3).known[1] == (0,) * len(Kind)


def test_a_claim_in_a_hidden_deal_proves_nothing_and_the_cards_are_known_to_the_two() -> None:
    claimed = play(
        """
        2018 hidden_deals
        turn 1
        1: DF ...
        2: UW ...
        3: ...
        """,
        "1 offer EU>PA@2",
    )
    assert not always_in_hand(claimed, 3, 1, Kind.EUPHORIA)
    traded = play(claimed, "2 accept", "1 hand DF", "2 hand UW")
    assert always_in_hand(traded, 1, 2, Kind.DR_FEELGOOD)
    assert always_in_hand(traded, 2, 1, Kind.WIPED_OUT)
    assert not always_in_hand(traded, 3, 1, Kind.WIPED_OUT)
    assert not always_in_hand(traded, 0, 2, Kind.DR_FEELGOOD)


def test_a_card_that_was_taken_is_known_to_who_lost_it() -> None:
    after = play(
        """
        2018 lucky_or_not
        turn 1, played, 1 takes
        1: ...
        2: ...
        3: DF ...
        ashtray SO
        """,
        "0 luck DF",
    )
    assert always_in_hand(after, 3, 1, Kind.DR_FEELGOOD)
    assert not always_in_hand(after, 2, 1, Kind.DR_FEELGOOD)


def test_a_pack_that_was_passed_on_is_known_to_who_passed_it() -> None:
    after = play(
        """
        2018 give_me_five
        drafting
        1: | pack 2HG DF MX CO JA | chooses
        2: | pack 2HG PA MX CO JA | chooses
        3: | pack MO MC BU DE FE SS | chooses
        """,
        "1 keep HG",
        "2 keep HG",
        "3 keep MO",
    )
    for made in draws(grass.view(after, 1), 20):
        assert made.pack[2] == after.pack[2]
    assert len({tuple(made.pack[3]) for made in draws(grass.view(after, 1), 20)}) > 1


def test_a_seat_that_sees_a_pack_again_knows_what_was_kept_from_it() -> None:
    """grass.variants.1: of five cards that came back as four, the other seat has the fifth."""
    after = play(
        """
        2018 give_me_five
        drafting
        1: | pack HG MX CO JA PA DF | chooses
        2: | pack MO MC BU DE FE SS | chooses
        """,
        *("1 keep DF", "2 keep MO", "1 keep MC", "2 keep PA"),
    )
    assert always_in_hand(after, 1, 2, Kind.PANAMA)
    assert not always_in_hand(after, 1, 2, Kind.MARKET_OPEN), "kept from a pack not seen before"
    assert always_in_hand(after, 2, 1, Kind.MARKET_CLOSE)


def test_a_seat_that_has_not_chosen_yet_has_nothing_chosen_in_what_others_imagine() -> None:
    """Seat 1 has chosen, 2 and 3 have not: to 2 the choice of 1 is a secret, 3 has none."""
    after = play(PASSING, "1 pass UW")
    for made in draws(grass.view(after, 2), 20):
        assert made.waiting == after.waiting
        assert made.hand[1][made.chosen[1]] > 0
        assert made.chosen[2:4] == after.chosen[2:4]
