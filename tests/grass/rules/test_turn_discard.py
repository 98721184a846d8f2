"""grass.turn.5 and 6: discarding, and Paranoia in hand."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.grass import Reason
from greentable.grass.cards import CODES
from tests.grass.grass_table import legal, outcome, play, position, refused

EDITIONS = pytest.mark.parametrize("edition", ["2018", "classic"])
PARANOIA = ("SO", "DX", "UW")


# Discarding


@EDITIONS
@pytest.mark.parametrize("market", ["", "| market", "| market FE"], ids=["none", "open", "heat"])
@pytest.mark.parametrize("card", [code for code in CODES if code not in PARANOIA])
def test_any_card_but_paranoia_can_be_discarded_without_effect(
    edition: str, market: str, card: str
) -> None:
    """grass.turn.5: whatever one's market is, also when a play is possible."""
    start = f"""
        {edition}
        turn 1
        1: {card} ... {market} | stash HG
        2: ... | market | stash JA
        """
    assert outcome(start, f"1 discard {card}") == position(
        f"""
        {edition}
        turn 1, played
        1: ... {market} | stash HG
        2: ... | market | stash JA
        ashtray {card}
        """
    )


def test_nobody_draws_from_the_ashtray() -> None:
    """grass.turn.5: it lies face up, and what is in it stays there."""
    start = """
        2018
        turn 1, to draw
        1: ...
        2: ...
        ashtray DF 5PA
        """
    assert refused(start, "0 draw DF") == Reason.NOT_IN_HAYSTACK
    assert refused(start, "0 draw PA") == Reason.NOT_IN_HAYSTACK
    assert all("DF" not in token and "PA" not in token for token in legal(start, 0))
    for viewer in (0, 1, 2):
        assert grass.view(play(start), viewer).ashtray[grass.read_card("PA")] == 5


# Paranoia in hand


@EDITIONS
@pytest.mark.parametrize("market", ["", "| market", "| market FE"], ids=["none", "open", "heat"])
@pytest.mark.parametrize("card", PARANOIA)
def test_paranoia_is_never_simply_discarded(edition: str, market: str, card: str) -> None:
    """grass.turn.6."""
    start = f"""
        {edition}
        turn 1
        1: {card} ... {market}
        2: ...
        """
    assert refused(start, f"1 discard {card}") == Reason.PARANOIA_NOT_DISCARDED


@pytest.mark.parametrize("card", PARANOIA)
def test_a_paranoia_card_that_is_not_held_is_simply_not_there(card: str) -> None:
    """grass.turn.5 and 6."""
    start = "2018\nturn 1\n1: 7HG\n2: ..."
    assert refused(start, f"1 discard {card}") == Reason.NOT_IN_HAND


def paranoia_token(edition: str, card: str) -> str:
    return f"play {card}@2" if edition.startswith("2018") else f"play {card}"


@pytest.mark.parametrize(
    ("rules", "may"),
    [
        ("2018", False),
        ("2018 paranoia_before_market", True),
        ("classic", True),
        ("classic paranoia_before_market=off", False),
    ],
)
@pytest.mark.parametrize("card", PARANOIA)
def test_whether_paranoia_can_be_played_while_looking_for_a_market(
    rules: str, may: bool, card: str
) -> None:
    """grass.turn.6: paranoia_before_market."""
    start = f"""
        {rules}
        turn 1
        1: {card} ...
        2: ...
        """
    token = paranoia_token(rules, card)
    if may:
        assert grass.to_act(play(start, f"1 {token}")) == [1, 2]  # both pass a card
    else:
        assert refused(start, f"1 {token}") == Reason.PARANOIA_NEEDS_MARKET


@EDITIONS
@pytest.mark.parametrize("card", PARANOIA)
def test_heat_does_not_keep_one_from_playing_paranoia(edition: str, card: str) -> None:
    """grass.turn.6: a Market Open in the pile is enough."""
    start = f"""
        {edition}
        turn 1
        1: {card} ... | market FE
        2: ...
        """
    assert grass.to_act(play(start, "1 " + paranoia_token(edition, card))) == [1, 2]


def test_a_wiped_out_player_looks_for_a_market_again() -> None:
    """grass.turn.6."""
    wiped_out = play(
        """
        2018
        turn 1
        1: UW ... | market
        2: SO ... | market | stash HG
        """,
        *("1 play UW@2", "1 pass IM", "2 pass BF", "1 end", "0 draw HG", "1 discard HG", "1 end"),
        "0 draw HG",
    )
    assert refused(wiped_out, "2 play SO@1") == Reason.PARANOIA_NEEDS_MARKET
    assert refused(wiped_out, "2 discard SO") == Reason.PARANOIA_NOT_DISCARDED


def test_a_player_with_nothing_but_paranoia_may_play_it_anyway() -> None:
    """grass.turn.6: else there would be no move at all; one other card, and it is refused."""
    only = """
        2018
        turn 1
        1: 4SO 3DX
        2: ...
        """
    assert legal(only, 1, "play", "discard", "end") == ["play DX@2", "play SO@2"]
    almost = """
        2018
        turn 1
        1: 4SO 2DX HG
        2: ...
        """
    assert refused(almost, "1 play SO@2") == Reason.PARANOIA_NEEDS_MARKET
    assert legal(almost, 1, "play", "discard", "end") == ["discard HG"]
