"""grass.peddle: what makes the money."""

from __future__ import annotations

import pytest

from greentable.grass import Reason
from tests.grass.grass_table import no_token, outcome, position, refused

EDITIONS = pytest.mark.parametrize("edition", ["2018", "classic"])
PEDDLES = pytest.mark.parametrize("peddle", ["HG", "MX", "CO", "JA", "PA", "DF"])


@EDITIONS
@PEDDLES
def test_a_peddle_goes_into_ones_own_stash_unprotected(edition: str, peddle: str) -> None:
    """grass.peddle.1."""
    assert outcome(
        f"""
        {edition}
        turn 1
        1: {peddle} ... | market | covered LC:HG+CO
        2: ... | market | stash HG
        """,
        f"1 play {peddle}",
    ) == position(
        f"""
        {edition}
        turn 1, played
        1: ... | market | stash {peddle} | covered LC:HG+CO
        2: ... | market | stash HG
        """
    )


@EDITIONS
@PEDDLES
def test_market_open_must_be_visible(edition: str, peddle: str) -> None:
    """grass.peddle.1: not without a market, not under heat."""
    closed = f"{edition}\nturn 1\n1: {peddle} ...\n2: ..."
    assert refused(closed, f"1 play {peddle}") == Reason.MARKET_NOT_OPEN
    for heat in ("BU", "DE", "FE", "SS"):
        hot = f"{edition}\nturn 1\n1: {peddle} ... | market {heat}\n2: ..."
        assert refused(hot, f"1 play {peddle}") == Reason.UNDER_HEAT


def test_there_is_no_limit_to_the_stash() -> None:
    """grass.peddle.1: every Peddle of the deck but one, and then that one."""
    assert outcome(
        """
        2018
        turn 1
        1: DF ... | market | stash 7HG 6MX 5CO 5JA 5PA
        2: ...
        """,
        "1 play DF",
    ) == position(
        """
        2018
        turn 1, played
        1: ... | market | stash 7HG 6MX 5CO 5JA 5PA DF
        2: ...
        """
    )


def test_a_peddle_is_played_for_oneself() -> None:
    """grass.peddle.1: a token that names a seat or another card makes no sense."""
    assert no_token("play PA@2")
    assert no_token("play PA:HG")
