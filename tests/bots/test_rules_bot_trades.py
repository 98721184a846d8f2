"""`rules` and hand trades: what it offers, takes, counters and never gives."""

from __future__ import annotations

import pytest

from greentable.grass import State
from tests.bots.deciding import all_decisions, decides
from tests.grass.grass_table import play


def offers_in(position: str | State) -> set[str]:
    return {token for token in all_decisions(position) if token.startswith("offer")}


def test_without_a_market_it_asks_the_table_for_one() -> None:
    position = """
        2018
        turn 1
        1: MC LC SN FE IM BF HE
        2: ... | market | stash CO
        3: ... | market | stash CO
        4: ... | market | stash CO
        haystack rest
    """
    offers = offers_in(position)
    assert offers
    assert all(">MO@" in token for token in offers)


def test_it_does_not_offer_every_time() -> None:
    position = """
        2018
        turn 1
        1: MC LC SN FE IM BF HE
        2: ... | market | stash CO
        3: ... | market | stash CO
        haystack rest
    """
    assert not all(token.startswith("offer") for token in all_decisions(position))


WITHOUT_MARKET = """
    2018
    turn 1
    1: MC LC SN FE IM BF HE
    2: ... | market | stash CO
    3: ... | market | stash CO
    haystack rest
"""


def test_what_somebody_declined_is_not_offered_to_them_again_in_the_turn() -> None:
    first = offers_in(WITHOUT_MARKET)
    assert "offer LC>MO@*" in first
    asked = play(WITHOUT_MARKET, "1 offer LC>MO@*", "2 decline", "3 decline")
    assert not {"offer LC>MO@*", "offer LC>MO@2", "offer LC>MO@3"} & offers_in(asked)
    one = play(WITHOUT_MARKET, "1 offer LC>MO@2", "2 decline")
    assert not {"offer LC>MO@*", "offer LC>MO@2"} & offers_in(one)
    assert "offer LC>MO@3" in offers_in(one)


@pytest.mark.parametrize("made", [3, 8])
def test_it_makes_at_most_three_offers_in_a_turn(made: int) -> None:
    assert offers_in(WITHOUT_MARKET.replace("turn 1", "turn 1, offers 2"))
    assert offers_in(WITHOUT_MARKET.replace("turn 1", f"turn 1, offers {made}")) == set()


def test_it_accepts_what_helps_it() -> None:
    """Its market is open, and a spare Market Open is little to pay for a Protection."""
    position = """
        2018
        turn 2, offers 1, offer LC>MO@1, 1 answers
        1: MO MO IM BF HE CD | market | stash PA
        2: ...
        3: ... | market | stash CO | total 40000
        haystack rest
    """
    assert all_decisions(position) == {"accept"}


def test_it_says_what_it_would_give_where_nothing_is_wanted() -> None:
    """The spare Market Open for a Protection again; to accept is not possible."""
    position = """
        2018
        turn 2, offers 1, offer LC>?@1, 1 answers
        1: 2MO 3BU SS | market | stash PA
        2: ...
        3: ... | market | stash CO | total 40000
        haystack rest
    """
    assert all_decisions(position) == {"counter MO"}
    poor = position.replace("LC>?", "SO>?").replace("2MO 3BU SS", "DF 4PA JA")
    assert all_decisions(poor) == {"decline"}


ASKED = """
    2018
    turn 1, offers 1, offer {offer}@2, counter LC>{ask}, 2 countered
    1: 2MO IM BF HE CD PF | market | stash PA
    2: LC ...
    3: ... | market | stash CO | total 40000
    haystack rest
    """


def test_it_takes_a_counter_that_asks_for_what_it_can_spare() -> None:
    assert all_decisions(ASKED.format(offer="IM>DF", ask="MO")) == {"accept"}
    assert all_decisions(ASKED.format(offer="MO>DF", ask="PA")) == {"decline"}, "it has none"


def test_it_declines_what_does_not() -> None:
    position = """
        2018
        turn 2, offers 1, offer SO>PA@1, 1 answers
        1: PA IM BF HE CD PF | market
        2: ...
        3: ...
        haystack rest
    """
    assert all_decisions(position) == {"decline"}


@pytest.mark.parametrize(
    ("wanted", "pile"),
    [
        ("MO", ""),
        ("MC", "market |"),
        ("PA", "market |"),
        ("HE", "market FE |"),
        ("PF", "market FE | stash HG |"),
    ],
)
def test_it_never_gives_who_leads_what_wins(wanted: str, pile: str) -> None:
    """However good the price is."""
    position = f"""
        2018
        turn 2, offers 1, offer EU>{wanted}@1, 1 answers
        1: {wanted} {wanted} IM BF CD SS | market
        2: ... | {pile} total 180000
        3: ... | market | stash PA
        haystack rest
    """
    assert "accept" not in all_decisions(position)


def test_nobody_close_to_the_target_gets_anything() -> None:
    position = """
        2018
        turn 2, offers 1, offer EU>IM@1, 1 answers
        1: IM IM IM BF CD SS | market | total 240000
        2: ... | market | total 245000
        3: ... | market | stash PA
        haystack rest
    """
    assert all_decisions(position) == {"decline"}


def test_it_counters_with_a_card_that_it_can_spare() -> None:
    """Seat 2 is hot and offers what would cool seat 1, for a card that seat 1 needs itself."""
    position = """
        2018
        turn 2, offers 1, offer IM>SN@1, 1 answers
        1: SN CD CD CD BF BF | market BU | stash HG
        2: ... | market SS
        3: ... | market | stash PA
        haystack rest
    """
    assert decides(position) in {"accept", "counter CD"}


def test_it_takes_a_counter_that_helps_it_and_leaves_one_that_does_not() -> None:
    position = """
        2018
        turn 1, offers 1, offer LC>MO@2, counter {}, 2 countered
        1: LC IM BF HE CD SS MX
        2: {} ... | market | stash HG
        3: ... | market | stash PA
        haystack rest
    """
    assert all_decisions(position.replace("{}", "EU")) == {"accept"}
    assert all_decisions(position.replace("{}", "SO")) == {"decline"}


def test_between_two_it_gives_nothing_that_helps_the_other_more() -> None:
    position = """
        2018
        turn 2, offers 1, offer HG>MO@1, 1 answers
        1: MO MO IM BF HE CD | market | stash PA
        2: ...
        haystack rest
    """
    assert "accept" not in all_decisions(position)


HOT = """
    2018
    turn 1, swapped
    1: DF PA BF SN IM MO CD | market FE | covered LC:PA
    2: ... | market | stash HG
    3: ... | market | stash HG
    haystack rest
"""


def test_under_heat_it_asks_for_what_cools_its_market() -> None:
    asked = {token.split(">")[1] for token in offers_in(HOT)}
    assert asked == {"HE@*", "PF@*"}


def test_with_what_cools_its_market_in_hand_it_asks_for_no_more_of_it() -> None:
    asked = {token.split(">")[1][:2] for token in offers_in(HOT.replace("MO", "HE"))}
    assert not asked & {"HE", "PF"}


@pytest.mark.parametrize(
    ("offered", "pile"),
    [
        ("PA", ""),
        ("SN", ""),
        ("IM", "market | stash CO |"),
        ("CB", "market | stash CO |"),
        ("IM", "market DE | stash CO |"),
    ],
)
def test_dr_feelgood_is_not_sold_for_little(offered: str, pile: str) -> None:
    position = f"""
        2018
        turn 2, offers 1, offer {offered}>DF@1, 1 answers
        1: DF BU BF BF CD CD | {pile} total 85000
        2: ... | market | stash HG | total 80000
        3: ... | market | stash HG | total 120000
        4: ... | market | stash MX | total 80000
        haystack rest
    """
    assert all_decisions(position) == {"decline"}


def test_dr_feelgood_is_sold_when_it_would_only_cost() -> None:
    """The haystack is nearly empty and the market closed: it would cost 100,000."""
    position = """
        2018
        turn 2, offers 1, offer IM>DF@1, 1 answers
        1: DF BU BF BF CD CD | total 185000
        2: ... | stash HG | total 20000
        3: ... | market | stash HG | total 120000
        4: ... | market | stash MX | total 80000
        haystack HG MX HG
        ashtray rest
    """
    assert all_decisions(position) == {"accept"}
