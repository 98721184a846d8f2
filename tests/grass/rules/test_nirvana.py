"""grass.nirvana: Stonehigh and Euphoria."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.grass import Reason, What
from tests.grass.grass_table import legal, no_token, outcome, play, position, refused, told

EDITIONS = pytest.mark.parametrize("edition", ["2018", "classic"])
CARDS = pytest.mark.parametrize("card", ["SH", "EU"])


# Giving


@pytest.mark.parametrize(
    ("rules", "extra"), [("2018", ""), ("classic stonehigh=chosen", ", extra turn")]
)
def test_the_givers_choose_one_after_the_other_clockwise(rules: str, extra: str) -> None:
    """grass.nirvana.1: from the player's left, openly; a player without any gives nothing."""
    start = f"""
        {rules}
        turn 3
        1: ... | market | stash HG PA
        2: ... | covered GS:CO
        3: SH ... | market | stash MX
        4: ... | stash JA DF | covered CB:JA
        5: ...
        """
    first = play(start, "3 play SH")
    assert outcome(first) == position(
        f"""
        {rules}
        turn 3, played{extra}, 4 gives to 3
        1: ... | market | stash HG PA
        2: ... | covered GS:CO
        3: ... | market | stash MX
        4: ... | stash JA DF | covered CB:JA
        5: ...
        ashtray SH
        """
    )
    assert legal(first, 4) == ["give DF", "give JA"]
    assert refused(first, "4 give HG") == Reason.NOT_IN_STASH
    assert refused(first, "4 give MO") == Reason.NOT_IN_STASH
    assert refused(first, "1 give HG") == Reason.NOT_YOUR_TURN
    second = play(first, "4 give JA")
    assert outcome(second) == position(
        f"""
        {rules}
        turn 3, played{extra}, 1 gives to 3
        1: ... | market | stash HG PA
        2: ... | covered GS:CO
        3: ... | market | stash MX JA
        4: ... | stash DF | covered CB:JA
        5: ...
        ashtray SH
        """
    )
    assert outcome(second, "1 give PA") == position(
        f"""
        {rules}
        turn 3, played{extra}
        1: ... | market | stash HG
        2: ... | covered GS:CO
        3: ... | market | stash MX JA PA
        4: ... | stash DF | covered CB:JA
        5: ...
        ashtray SH
        """
    )


@pytest.mark.parametrize(
    ("rules", "extra"), [("classic", ", extra turn"), ("2018 stonehigh=lowest", "")]
)
def test_the_lowest_is_given(rules: str, extra: str) -> None:
    """grass.nirvana.1: in classic nobody is asked."""
    assert outcome(
        f"""
        {rules}
        turn 2
        1: ... | stash CO JA
        2: SH ... | stash PA
        3: ... | market BU | stash PA DF | covered CB:HG
        4: ... | covered GS:CO
        """,
        "2 play SH",
    ) == position(
        f"""
        {rules}
        turn 2, played{extra}
        1: ... | stash JA
        2: ... | stash CO 2PA
        3: ... | market BU | stash DF | covered CB:HG
        4: ... | covered GS:CO
        ashtray SH
        """
    )


@EDITIONS
@CARDS
def test_when_nobody_has_anything_nobody_gives(edition: str, card: str) -> None:
    """grass.nirvana.1: the turn goes on."""
    extra = ", extra turn" if edition == "classic" else ""
    assert outcome(
        f"""
        {edition}
        turn 1
        1: {card} ... | stash HG
        2: ...
        3: ... | covered LC:PA
        """,
        f"1 play {card}",
    ) == position(
        f"""
        {edition}
        turn 1, played{extra}
        1: ... | stash HG
        2: ...
        3: ... | covered LC:PA
        ashtray {card}
        """
    )


@EDITIONS
def test_euphoria_takes_the_highest_of_everybody(edition: str) -> None:
    """grass.nirvana.2: nobody chooses in either edition."""
    extra = ", extra turn" if edition == "classic" else ""
    assert outcome(
        f"""
        {edition}
        turn 1
        1: EU ... | market
        2: ... | market | stash CO JA
        3: ... | stash HG PA DF
        4: ... | market SS | stash HG | covered LC:PA
        5: ...
        """,
        "1 play EU",
    ) == position(
        f"""
        {edition}
        turn 1, played{extra}
        1: ... | market | stash JA DF HG
        2: ... | market | stash CO
        3: ... | stash HG PA
        4: ... | market SS | covered LC:PA
        5: ...
        ashtray EU
        """
    )


# Heat and the extra turn


@CARDS
@pytest.mark.parametrize(
    ("rules", "lifts", "extra"),
    [
        ("classic", True, True),
        ("2018", False, False),
        ("2018 nirvana_lifts_heat", True, False),
        ("2018 nirvana_extra_turn", False, True),
        ("classic nirvana_lifts_heat=off", False, True),
        ("classic nirvana_extra_turn=off", True, False),
    ],
)
def test_classic_lifts_the_players_heat_and_gives_an_extra_turn(
    rules: str, lifts: bool, extra: bool, card: str
) -> None:
    """grass.nirvana.3: nirvana_lifts_heat (to the ashtray), nirvana_extra_turn."""
    start = f"""
        {rules}
        turn 1
        1: {card} ... | market DE | under FE HE
        2: ... | market BU
        """
    market, ashtray = ("market", f"{card} DE") if lifts else ("market DE", card)
    assert outcome(start, f"1 play {card}") == position(
        f"""
        {rules}
        turn 1, played{", extra turn" if extra else ""}
        1: ... | {market} | under FE HE
        2: ... | market BU
        ashtray {ashtray}
        """
    )
    assert outcome(start, f"1 play {card}", "1 end") == position(
        f"""
        {rules}
        turn {1 if extra else 2}, to draw
        1: ... | {market} | under FE HE
        2: ... | market BU
        ashtray {ashtray}
        """
    )


def test_an_extra_turn_is_a_full_turn() -> None:
    """grass.nirvana.3: a draw, offers and the swap start anew; then it is the next seat's turn."""
    start = """
        2018 nirvana_extra_turn offers_per_turn=1
        turn 1
        1: SH HG ... | stash HG
        2: ... | market | stash JA PA
        """
    first = play(start, "1 offer HG>CO@2", "2 decline", "1 swap HG>PA@2", "1 play SH", "2 give JA")
    assert refused(first, "1 offer HG>CO@2") == Reason.OFFERS_USED_UP
    assert refused(first, "1 swap PA>HG@2") == Reason.SWAP_USED
    again = ("1 end", "0 draw MO", "1 offer HG>CO@2", "2 decline", "1 swap PA>HG@2", "1 play MO")
    assert outcome(first, *again) == position(
        """
        2018 nirvana_extra_turn offers_per_turn=1
        turn 1, played, swapped, offers 1
        1: HG ... | market | stash HG JA
        2: ... | market | stash PA | declined HG>CO
        ashtray SH
        """
    )
    assert play(first, *again, "1 end").turn == 2


def test_a_second_nirvana_gives_a_second_extra_turn() -> None:
    """grass.nirvana.3: one for each."""
    start = "classic\nturn 1\n1: 2SH ...\n2: ..."
    after = play(start, "1 play SH", "1 end", "0 draw HG", "1 play SH", "1 end", "0 draw MX")
    assert after.turn == 1
    assert play(after, "1 discard MX", "1 end").turn == 2


def test_there_is_an_extra_turn_for_the_last_card_of_the_haystack() -> None:
    """grass.nirvana.3: one card is enough to draw."""
    start = "classic\nturn 1\n1: SH ...\n2: ... | stash HG\nashtray rest\nhaystack MX"
    after = play(start, "1 play SH", "1 end", "0 draw MX")
    assert (after.turn, after.extra_turn, after.haystack_size) == (1, 0, 0)


def test_there_is_no_extra_turn_when_the_haystack_is_empty() -> None:
    """grass.nirvana.3: none is promised, and the round ends."""
    start = """
        classic
        turn 1
        1: SH ...
        2: ... | stash HG
        ashtray rest
        haystack empty
        """
    assert play(start, "1 play SH").extra_turn == 0
    assert all(event.what is not What.EXTRA_TURN for event in told(start, "1 play SH", "1 end"))
    assert outcome(start, "1 play SH", "1 end") == position(
        """
        classic
        round 2, dealer 1, dealing
        1: | total 30000
        2:
        """
    )


# When


@EDITIONS
@CARDS
@pytest.mark.parametrize("market", ["", "| market", "| market FE"], ids=["none", "open", "heat"])
def test_nirvana_can_be_played_any_time(edition: str, card: str, market: str) -> None:
    """grass.nirvana.4: no condition on the market is printed."""
    start = f"{edition}\nturn 1\n1: {card} ... {market}\n2: ..."
    assert play(start, f"1 play {card}").played
    assert no_token(f"play {card}@2")


@EDITIONS
@CARDS
def test_nirvana_may_need_a_market(edition: str, card: str) -> None:
    """grass.nirvana.4: nirvana_needs_market; a Market Open in the pile, heat or not."""
    rules = f"{edition} nirvana_needs_market"
    closed = f"{rules}\nturn 1\n1: {card} ...\n2: ... | market"
    assert refused(closed, f"1 play {card}") == Reason.MARKET_NOT_OPEN
    for market in ("market", "market FE"):
        start = f"{rules}\nturn 1\n1: {card} ... | {market}\n2: ..."
        assert play(start, f"1 play {card}").ashtray[grass.read_card(card)] == 1
