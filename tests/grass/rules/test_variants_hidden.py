"""grass.variants.2: Hidden Deals."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.grass import Reason, What
from greentable.grass.cards import CODES
from tests.grass.grass_table import legal, outcome, play, position, refused, show, told

START = """
    2018 hidden_deals
    turn 1
    1: HG DX ...
    2: MX UW ...
    3: ...
    """
AGREED = ("1 offer MO>PA@2", "2 accept")


def test_what_is_named_is_a_claim() -> None:
    """grass.variants.2: neither offer, counter nor acceptance is covered by one's hand.

    One kind may be named twice.
    """
    wants = (*CODES, "?")
    offers = {f"offer {give}>{want}@{to}" for give in CODES for want in wants for to in "23*"}
    assert set(legal(START, 1, "offer")) == offers
    offered = play(START, "1 offer MO>PA@2")
    counters = {f"counter {code}" for code in CODES if code != "PA"}
    asking = {f"counter {give}>{ask}" for give in CODES for ask in CODES if ask != "MO"}
    assert set(legal(offered, 2)) == {"accept", "decline"} | counters | asking
    assert refused(offered, "2 counter PA") == Reason.COUNTER_IN_OFFER
    assert refused(offered, "2 counter DF>MO") == Reason.ASKS_FOR_OFFERED
    for counter in ("DF", "MO", "PA>FE", "FE>FE"):
        assert legal(play(offered, f"2 counter {counter}"), 1) == ["accept", "decline"]
    twice = play(START, "1 offer MO>MO@2")
    assert refused(twice, "2 counter MO") == Reason.COUNTER_IN_OFFER
    assert grass.to_act(play(twice, "2 accept")) == [1, 2]
    assert refused(play(START, "1 offer MO>?@2"), "2 accept") == Reason.NO_CARD_WANTED


def test_nothing_that_is_named_is_known() -> None:
    """grass.variants.2."""
    countered = play(START, "1 offer HG>PA@2", "2 counter MX>DX")
    for viewer in range(4):
        assert all(sum(row) == 0 for row in grass.view(countered, viewer).known.values())


@pytest.mark.parametrize(
    "agreed",
    [
        ("1 offer MO>PA@2", "2 accept"),
        ("1 offer MO>PA@2", "2 counter JA", "1 accept"),
        ("1 offer MO>?@2", "2 counter MO>DF", "1 accept"),
    ],
    ids=["accepted", "countered", "another asked for"],
)
def test_on_acceptance_both_choose_secretly_which_card_they_really_give(
    agreed: tuple[str, ...],
) -> None:
    """grass.variants.2: any card of the hand, in any order."""
    handing = play(START, *agreed)
    assert grass.to_act(handing) == [1, 2]
    assert legal(handing, 2) == ["hand BF", "hand MX", "hand UW"]
    assert refused(handing, "2 hand PA") == Reason.NOT_IN_HAND
    assert refused(handing, "3 hand BF") == Reason.NOT_YOUR_TURN
    assert refused(handing, "1 play HG") == Reason.NOT_NOW
    assert refused(play(handing, "1 hand DX"), "1 hand HG") == Reason.ALREADY_CHOSEN
    traded = """
        2018 hidden_deals
        turn 1, offers 1
        1: HG UW ...
        2: MX DX ...
        3: ...
        """
    said = ("1 say nothing", "2 say nothing")
    assert outcome(handing, "1 hand DX", "2 hand UW", *said) == position(traded)
    assert outcome(handing, "2 hand UW", "1 hand DX", *said) == position(traded)


def test_a_choice_shows_nothing_until_both_are_in() -> None:
    """grass.variants.2."""
    one, other = (play(START, *AGREED, f"1 hand {code}") for code in ("DX", "HG"))
    assert show(one) != show(other)
    for viewer in (0, 2, 3):
        assert grass.view(one, viewer) == grass.view(other, viewer)


@pytest.mark.parametrize("switch", ["", " open_trades=off"])
def test_the_cards_are_never_shown_but_to_the_two(switch: str) -> None:
    """grass.variants.2: open_trades has no effect."""
    start = START.replace("2018 hidden_deals", f"2018 hidden_deals{switch}")
    events = told(start, *AGREED, "2 hand UW", "1 hand DX")
    (traded,) = [event for event in events if event.what == What.TRADED]
    assert traded.seen == (1, 2)
    after = play(start, *AGREED, "2 hand UW", "1 hand DX")
    dx, uw = grass.read_card("DX"), grass.read_card("UW")
    assert grass.view(after, 1).known[2][dx] == grass.view(after, 2).known[1][uw] == 1
    for viewer in (0, 3):
        assert all(sum(row) == 0 for row in grass.view(after, viewer).known.values())


@pytest.mark.parametrize("first", ["cheated", "nothing"])
@pytest.mark.parametrize("second", ["cheated", "nothing"])
def test_then_both_say_at_once_that_they_were_cheated_or_nothing(first: str, second: str) -> None:
    """grass.variants.2: truly or not."""
    saying = play(START, *AGREED, "1 hand DX", "2 hand UW")
    assert grass.to_act(saying) == [1, 2]
    assert legal(saying, 1) == legal(saying, 2) == ["say cheated", "say nothing"]
    assert refused(saying, "3 say cheated") == Reason.NOT_YOUR_TURN
    assert refused(saying, "1 hand HG") == Reason.NOT_NOW
    half = play(saying, f"2 say {second}")
    assert refused(half, "2 say nothing") == Reason.ALREADY_CHOSEN
    for viewer in (0, 1, 3):
        silent = play(saying, "2 say nothing")
        assert grass.view(half, viewer) == grass.view(silent, viewer)
    said = [event for event in told(half, f"1 say {first}") if event.what == What.SAID]
    assert [(event.seat, event.amount) for event in said] == [
        (1, int(first == "cheated")),
        (2, int(second == "cheated")),
    ]
    assert all(event.for_viewer(0) == event.for_viewer(3) for event in said)
    assert outcome(half, f"1 say {first}") == position(
        """
        2018 hidden_deals
        turn 1, offers 1
        1: HG UW ...
        2: MX DX ...
        3: ...
        """
    )


def test_an_offer_to_the_table_is_a_hidden_deal_with_its_taker() -> None:
    """grass.variants.2: also in classic, before the play."""
    start = START.replace("2018", "classic")
    moves = ("1 offer MO>PA@*", "2 decline", "3 accept", "1 hand DX", "3 hand HE")
    assert outcome(start, *moves, "3 say cheated") == position(
        """
        classic hidden_deals
        turn 1, offers 1, offer MO>PA@*, 3 says
        1: HG 5IM HE | chooses
        2: MX UW 4BF | declined MO>PA
        3: BF 4HE DX | chose cheated
        """
    )
    after = play(start, "1 discard HG")
    assert refused(after, "1 offer MO>PA@2") == Reason.NO_TRADE_AFTER_PLAY
