"""grass.turn.4 and 9 to 12: draw, play, end; what always holds."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.grass import Reason
from tests.grass.grass_table import legal, outcome, play, position, refused, show

EDITIONS = pytest.mark.parametrize("edition", ["2018", "classic"])
PARANOIA = ("SO", "DX", "UW")


@EDITIONS
def test_a_turn_is_a_draw_one_play_and_the_word_end(edition: str) -> None:
    """grass.turn.4."""
    start = f"""
        {edition}
        turn 1, to draw
        1: ... | market
        2: ...
        """
    assert outcome(start, "0 draw PA") == position(
        f"""
        {edition}
        turn 1
        1: PA ... | market
        2: ...
        """
    )
    assert outcome(start, "0 draw PA", "1 play PA") == position(
        f"""
        {edition}
        turn 1, played
        1: ... | market | stash PA
        2: ...
        """
    )
    assert outcome(start, "0 draw PA", "1 play PA", "1 end") == position(
        f"""
        {edition}
        turn 2, to draw
        1: ... | market | stash PA
        2: ...
        """
    )


@EDITIONS
def test_nobody_moves_before_the_draw_and_only_the_acting_seat_after_it(edition: str) -> None:
    """grass.turn.4."""
    start = f"""
        {edition}
        turn 1, to draw
        1: MO ...
        2: MO ...
        """
    assert refused(start, "1 play MO") == Reason.NOT_YOUR_TURN
    assert refused(start, "0 deal 1 PA") == Reason.NOT_NOW
    drawn = play(start, "0 draw PA")
    assert refused(drawn, "2 play MO") == Reason.NOT_YOUR_TURN
    assert refused(drawn, "0 draw PA") == Reason.NOT_YOUR_TURN
    assert refused(drawn, "1 pass MO") == Reason.NOT_NOW
    assert refused(drawn, "1 accept") == Reason.NOT_NOW


@EDITIONS
def test_exactly_one_card_is_played_or_discarded(edition: str) -> None:
    """grass.turn.4: and one that is held; only then can the turn end."""
    start = f"""
        {edition}
        turn 1
        1: MO HG ...
        2: ...
        """
    assert refused(start, "1 end") == Reason.NOT_PLAYED_YET
    assert refused(start, "1 play EU") == Reason.NOT_IN_HAND
    assert refused(start, "1 discard EU") == Reason.NOT_IN_HAND
    for first in ("1 play MO", "1 discard HG"):
        done = play(start, first)
        assert refused(done, "1 play IM") == Reason.ALREADY_PLAYED
        assert refused(done, "1 discard IM") == Reason.ALREADY_PLAYED
        assert legal(done, 1, "play", "discard", "end") == ["end"]


def test_deals_come_before_and_after_the_play() -> None:
    """grass.turn.4."""
    assert outcome(
        """
        2018
        turn 1
        1: MX MO ...
        2: HG JA ... | stash PA
        """,
        *("1 offer MX>HG@2", "2 accept", "1 play MO", "1 offer HG>JA@2", "2 accept", "1 end"),
    ) == position(
        """
        2018
        turn 2, to draw
        1: JA ... | market
        2: HG MX ... | stash PA
        """
    )


def test_nothing_else_happens_while_a_choice_or_an_answer_is_pending() -> None:
    """grass.turn.4: no deal, play or end."""
    start = """
        2018
        turn 1
        1: SH SO HG MX ... | market | stash HG
        2: PA ... | market | stash CO JA
        """
    answering = play(start, "1 offer HG>PA@2")
    giving = play(start, "1 play SH")
    passing = play(start, "1 play SO@2", "2 give CO")
    for pending in (answering, giving, passing):
        assert refused(pending, "0 draw MC") == Reason.NOT_YOUR_TURN
    for pending in (answering, giving):
        for move in ("play SO@2", "discard MX", "offer MX>PA@2", "swap HG>CO@2", "end"):
            assert refused(pending, f"1 {move}") == Reason.NOT_YOUR_TURN
    for move in ("play SH", "discard MX", "offer MX>PA@2", "swap HG>CO@2", "end"):
        assert refused(passing, f"1 {move}") == Reason.NOT_NOW
    assert refused(answering, "2 give CO") == Reason.NOT_NOW
    assert refused(giving, "2 pass PA") == Reason.NOT_NOW
    assert refused(passing, "2 decline") == Reason.NOT_NOW


def test_after_market_close_there_is_no_turn_left_to_end() -> None:
    """grass.turn.4."""
    after = play("2018\nturn 1\n1: MC ... | market\n2: ...", "1 play MC")
    assert grass.to_act(after) == [0]
    assert refused(after, "1 end") == Reason.NOT_YOUR_TURN


# Invariants


def test_every_seat_holds_six_cards_and_the_acting_one_seven_before_its_play() -> None:
    """grass.turn.9: and all cards of the deck are always somewhere, which `position` counts."""
    state = play(
        """
        2018
        turn 1, to draw
        1: SO ... | market
        2: JA ... | market | stash PA
        3: ...
        """
    )
    for moves, sizes in (
        (["0 draw HG", "1 offer HG>JA@2", "2 accept"], [7, 6, 6]),
        (["1 play SO@2", "2 give PA", "1 pass JA", "3 pass HE", "2 pass HG"], [6, 6, 6]),
        (["1 end"], [6, 6, 6]),
        (["0 draw PA", "2 offer PA>HG@*", "3 decline", "1 counter HE", "2 decline"], [6, 7, 6]),
        (["2 play PA", "2 end"], [6, 6, 6]),
    ):
        for move in moves:
            state = play(state, move)
            assert list(grass.view(state, 0).hand_sizes.values()) == sizes
            assert position(show(state)) == show(state)


def test_a_decision_is_asked_for_even_when_there_is_only_one_answer() -> None:
    """grass.turn.10: one Peddle to give, one to give up, one card to pass, nothing to accept."""
    start = """
        2018
        turn 1
        1: SH SO HG ... | market
        2: 5IM BF | stash PA
        """
    assert legal(play(start, "1 play SH"), 2) == ["give PA"]
    assert legal(play(start, "1 play SO@2"), 2) == ["give PA"]
    same = """
        2018 deck=HG:15,MO:1,SO:1
        turn 1
        1: SO 6HG | market
        2: 6HG
        """
    assert legal(play(same, "1 play SO@2"), 2) == ["pass HG"]
    assert legal(play(same, "1 offer SO>?@2"), 2) == ["counter HG", "counter HG>MO", "decline"]
    assert legal(play(same, "1 offer HG>SO@2"), 2) == ["decline"]


# The end of the game by rounds; lowest and highest


def test_the_richest_after_the_last_round_wins() -> None:
    """grass.turn.11: max_rounds."""
    start = """
        2018 max_rounds=2
        round 2, turn 1
        1: MC ... | market | total 20000
        2: ... | stash HG | total 90000
        """
    after = play(start, "1 play MC")
    assert grass.to_act(after) == []
    assert grass.returns(after) == [20_000, 120_000]
    assert grass.winners(after) == [2]
    assert refused(after, "0 deal 2 HG") == Reason.GAME_OVER
    assert play(start.replace("round 2", "round 1"), "1 play MC").round == 2
    assert play(start.replace(" max_rounds=2", ""), "1 play MC").round == 3


@pytest.mark.parametrize(
    ("card", "stash", "given"),
    [
        ("SH", "HG MX", "HG"),
        ("SH", "CO JA", "CO"),
        ("SH", "MX CO PA DF", "MX"),
        ("EU", "HG MX", "MX"),
        ("EU", "CO JA", "JA"),
        ("EU", "HG JA PA", "PA"),
        ("EU", "PA DF", "DF"),
    ],
)
def test_among_peddle_of_equal_value_the_order_of_the_deck_table_decides(
    card: str, stash: str, given: str
) -> None:
    """grass.turn.12: lowest is the first, highest the last."""
    rest = " ".join(code for code in stash.split() if code != given)
    assert outcome(
        f"""
        classic
        turn 1
        1: {card} ...
        2: ... | stash {stash}
        """,
        f"1 play {card}",
    ) == position(
        f"""
        classic
        turn 1, played, extra turn
        1: ... | stash {given}
        2: ... | stash {rest}
        ashtray {card}
        """
    )
