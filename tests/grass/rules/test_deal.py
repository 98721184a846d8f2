"""grass.deal.1, 3 and 4: hand trades, how many offers there are, and who sees the cards."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.grass import Reason, What
from greentable.grass.cards import CODES
from greentable.grass.state import MOST_COUNTED
from tests.grass.grass_table import legal, outcome, play, position, refused, told

EDITIONS = pytest.mark.parametrize("edition", ["2018", "classic"])


@EDITIONS
@pytest.mark.parametrize("card", CODES)
@pytest.mark.parametrize("market", ["", "| market", "| market FE"], ids=["none", "open", "heat"])
def test_any_card_of_hand_is_traded_for_any_other(edition: str, card: str, market: str) -> None:
    """grass.deal.1: Paranoia too, whatever the markets are."""
    other = "HG" if card != "HG" else "UW"
    assert outcome(
        f"""
        {edition}
        turn 1
        1: {card} ... {market}
        2: {other} ...
        """,
        *(f"1 offer {card}>{other}@2", "2 accept"),
    ) == position(
        f"""
        {edition}
        turn 1, offers 1
        1: {other} ... {market}
        2: {card} ...
        """
    )


TRADERS = """
    {rules}
    turn 1
    1: HG MX ...
    2: CO ...
    3: JA ...
    """


def test_there_can_be_several_trades_in_a_turn() -> None:
    """grass.deal.1: also with the card just received."""
    assert outcome(
        TRADERS.format(rules="classic"),
        *("1 offer HG>CO@2", "2 accept", "1 offer CO>JA@3", "3 accept", "1 offer MX>HG@2"),
        "2 accept",
    ) == position(
        """
        classic
        turn 1, offers 3
        1: JA HG ...
        2: MX ...
        3: CO ...
        """
    )


@pytest.mark.parametrize(
    ("rules", "may"),
    [
        ("2018", True),
        ("2018 trade_after_play=off", False),
        ("classic", False),
        ("classic trade_after_play", True),
    ],
)
def test_whether_one_trades_after_the_play(rules: str, may: bool) -> None:
    """grass.deal.1: trade_after_play; in classic only while holding seven cards."""
    played = play(TRADERS.format(rules=rules), "1 discard MX")
    if may:
        assert outcome(played, "1 offer HG>JA@3", "3 accept") == position(
            f"""
            {rules}
            turn 1, played, offers 1
            1: JA ...
            2: CO ...
            3: HG ...
            ashtray MX
            """
        )
    else:
        assert refused(played, "1 offer HG>JA@3") == Reason.NO_TRADE_AFTER_PLAY
        assert legal(played, 1) == ["end"]


def test_only_the_acting_player_deals() -> None:
    """grass.deal.1."""
    start = TRADERS.format(rules="2018")
    assert refused(start, "2 offer CO>HG@1") == Reason.NOT_YOUR_TURN
    assert refused(start, "3 swap HG>JA@1") == Reason.NOT_YOUR_TURN
    offered = play(start, "1 offer HG>CO@2")
    assert refused(offered, "3 accept") == Reason.NOT_YOUR_TURN
    assert refused(offered, "1 accept") == Reason.NOT_YOUR_TURN
    assert refused(offered, "2 offer CO>HG@1") == Reason.NOT_NOW


@pytest.mark.parametrize(
    ("rules", "most"),
    [
        ("2018 offers_per_turn=8", 8),
        ("classic offers_per_turn=1", 1),
        ("2018 offers_per_turn=0", 0),
    ],
)
def test_offers_in_a_turn_are_limited_as_the_rules_say(rules: str, most: int) -> None:
    """grass.deal.3: a house rule; counted when made, one to the table once, counters not at all."""
    state = play(TRADERS.format(rules=rules))
    for number in range(most):
        moves = ["1 offer HG>PA@2", "2 decline"]
        if number % 2:
            moves = ["1 offer HG>PA@*", "2 counter CO", "1 decline", "3 decline"]
        state = play(state, *moves)
        assert state.offers == number + 1
    assert refused(state, "1 offer HG>PA@2") == Reason.OFFERS_USED_UP
    assert refused(state, "1 offer HG>PA@*") == Reason.OFFERS_USED_UP
    assert legal(state, 1, "offer") == []
    next_turn = play(state, "1 discard MX", "1 end", "0 draw MX")
    assert next_turn.offers == 0


@EDITIONS
def test_one_offers_as_often_as_one_likes(edition: str) -> None:
    """grass.deal.3: no edition names a limit; how many it were is counted as far as it goes."""
    state = play(TRADERS.format(rules=edition))
    for _ in range(MOST_COUNTED + 3):
        state, _ = grass.apply(state, 1, "offer HG>PA@2")
        state, _ = grass.apply(state, 2, "decline")
    assert state.offers == MOST_COUNTED
    assert outcome(state, "1 offer HG>CO@2", "2 accept") == position(
        f"""
        {edition}
        turn 1, offers {MOST_COUNTED}
        1: CO MX ...
        2: HG ... | declined HG>PA
        3: JA ...
        """
    )
    assert play(state, "1 discard MX", "1 end").offers == 0


@pytest.mark.parametrize(("rules", "seen"), [("2018", range(7)), ("2018 open_trades=off", (1, 3))])
def test_the_cards_of_a_trade_are_shown_to_all_or_to_both_traders(
    rules: str, seen: range | tuple[int, ...]
) -> None:
    """grass.deal.4: all, or (open_trades off) the two only."""
    start = TRADERS.format(rules=rules)
    *_, event = told(start, "1 offer HG>JA@3", "3 accept")
    assert (event.what, event.seat, event.to) == (What.TRADED, 1, 3)
    for viewer in range(4):
        shown = event.for_viewer(viewer)
        cards = (grass.read_card("HG"), grass.read_card("JA")) if viewer in seen else (None, None)
        assert (shown.card, shown.other) == cards


@pytest.mark.parametrize("rules", ["2018", "2018 open_trades=off"])
def test_what_was_agreed_in_public_is_remembered_by_all(rules: str) -> None:
    """grass.deal.4: everybody heard the offer and the answer."""
    after = play(TRADERS.format(rules=rules), "1 offer HG>JA@3", "3 accept")
    hg, ja = grass.read_card("HG"), grass.read_card("JA")
    for viewer in (0, 1, 2, 3):
        known = grass.view(after, viewer).known
        assert all(known[seat][kind] == 1 for seat, kind in ((1, ja), (3, hg)) if seat in known)
        assert sum(map(sum, known.values())) == len({1, 3} - {viewer})
