"""grass.paranoia: Sold Out, Doublecrossed, Utterly Wiped Out."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.grass import Reason, What
from tests.grass.grass_table import legal, no_token, outcome, play, position, refused, told

EDITIONS = pytest.mark.parametrize("edition", ["2018", "classic"])
CARDS = pytest.mark.parametrize("card", ["SO", "DX", "UW"])


# Who suffers


@CARDS
@pytest.mark.parametrize("rules", ["2018", "classic paranoia_hits=opponent"])
def test_the_opponent_it_is_played_on_suffers(rules: str, card: str) -> None:
    """grass.paranoia.1: it names one."""
    start = f"""
        {rules}
        turn 1
        1: {card} ... | market | stash HG
        2: ... | stash MX
        3: ... | stash CO
        """
    assert legal(start, 1, "play") == [f"play {card}@2", f"play {card}@3"]
    assert refused(start, f"1 play {card}") == Reason.MALFORMED
    assert refused(start, f"1 play {card}@1") == Reason.OWN_SEAT
    assert refused(start, f"1 play {card}@4") == Reason.NO_SUCH_SEAT
    assert no_token(f"play {card}@2:MX")
    gives = ["3 give CO"] if card == "SO" and rules == "2018" else []
    after = play(start, f"1 play {card}@3", *gives)
    assert [sum(row) for row in after.stash[1:4]] == [1, 1, 0]


@CARDS
@pytest.mark.parametrize("rules", ["classic", "2018 paranoia_hits=player"])
def test_its_player_suffers(rules: str, card: str) -> None:
    """grass.paranoia.1: it names nobody."""
    start = f"""
        {rules}
        turn 1
        1: {card} ... | market | stash HG
        2: ... | stash MX
        3: ... | stash CO
        """
    assert legal(start, 1, "play") == [f"play {card}"]
    assert refused(start, f"1 play {card}@2") == Reason.MALFORMED
    gives = ["1 give HG"] if card == "SO" and rules.startswith("2018") else []
    after = play(start, f"1 play {card}", *gives)
    assert [sum(row) for row in after.stash[1:4]] == [0, 1, 1]


# Its effect


def test_sold_out_takes_a_peddle_of_the_sufferers_choice() -> None:
    """grass.paranoia.2: 2018; and no turn is missed."""
    start = """
        2018
        turn 1
        1: SO ... | market
        2: ... | market FE | stash HG PA | covered CB:JA
        """
    asked = play(start, "1 play SO@2")
    assert outcome(asked) == position(
        """
        2018
        turn 1, played, 2 gives up
        1: ... | market
        2: ... | market FE | stash HG PA | covered CB:JA
        ashtray SO
        """
    )
    assert legal(asked, 2) == ["give HG", "give PA"]
    assert refused(asked, "2 give JA") == Reason.NOT_IN_STASH
    assert refused(asked, "1 give PA") == Reason.NOT_YOUR_TURN
    assert outcome(asked, "2 give PA") == position(
        """
        2018
        turn 1, played, passing
        1: ... | market | chooses
        2: ... | market FE | stash HG | covered CB:JA | chooses
        ashtray SO PA
        """
    )


@pytest.mark.parametrize(
    ("rules", "misses"), [("classic", 1), ("2018 paranoia_hits=player sold_out=lowest", 0)]
)
def test_sold_out_takes_the_lowest(rules: str, misses: int) -> None:
    """grass.paranoia.2: classic misses a turn too."""
    assert outcome(
        f"""
        {rules}
        turn 1
        1: SO ... | market | stash MX CO | covered CB:HG
        2: ... | stash HG
        """,
        "1 play SO",
    ) == position(
        f"""
        {rules}
        turn 1, played, passing
        1: ... | market | stash CO | covered CB:HG | misses {misses} | chooses
        2: ... | stash HG | chooses
        ashtray SO MX
        """
    )


@pytest.mark.parametrize(
    ("rules", "token", "misses"),
    [
        ("2018", "DX@2", 1),
        ("classic paranoia_hits=opponent", "DX@2", 2),
        ("2018 misses=3,4,5", "DX@2", 4),
    ],
)
def test_doublecrossed_takes_the_highest(rules: str, token: str, misses: int) -> None:
    """grass.paranoia.2: misses."""
    assert outcome(
        f"""
        {rules}
        turn 1
        1: DX ... | market
        2: ... | market | stash HG CO JA | covered LC:PA
        """,
        f"1 play {token}",
    ) == position(
        f"""
        {rules}
        turn 1, played, passing
        1: ... | market | chooses
        2: ... | market | stash HG CO | covered LC:PA | misses {misses} | chooses
        ashtray DX JA
        """
    )


@pytest.mark.parametrize(
    ("rules", "misses"),
    [("2018", 1), ("classic paranoia_hits=opponent", 2), ("2018 misses=3,4,5", 5)],
)
def test_wiped_out_takes_all_unprotected_peddle_and_the_whole_hassle_pile(
    rules: str, misses: int
) -> None:
    """grass.paranoia.2: Market Open, the heat on it and all that is under it included."""
    assert outcome(
        f"""
        {rules}
        turn 1
        1: UW ... | market | stash PA | under BU IM
        2: ... | market FE | stash 2HG DF | covered LC:PA CB:HG | under BU IM SS PF
        3: ... | market | stash JA
        """,
        "1 play UW@2",
    ) == position(
        f"""
        {rules}
        turn 1, played, passing
        1: ... | market | stash PA | under BU IM | chooses
        2: ... | covered LC:PA CB:HG | misses {misses} | chooses
        3: ... | market | stash JA | chooses
        ashtray UW FE 2HG DF BU IM SS PF MO
        """
    )


def test_in_classic_the_player_is_wiped_out() -> None:
    """grass.paranoia.2: and misses two turns."""
    assert outcome(
        """
        classic
        turn 1
        1: UW ... | market DE | stash PA HG
        2: ... | market | stash JA
        """,
        "1 play UW",
    ) == position(
        """
        classic
        turn 1, played, passing
        1: ... | misses 2 | chooses
        2: ... | market | stash JA | chooses
        ashtray UW DE PA HG MO
        """
    )


@pytest.mark.parametrize(
    ("card", "misses"), [("SO", 0), ("DX", 1), ("UW", 1)], ids=["SO", "DX", "UW"]
)
def test_a_seat_with_nothing_to_give_up_suffers_the_rest(card: str, misses: int) -> None:
    """grass.paranoia.3: also without a market; there is no token for giving up nothing."""
    assert outcome(
        f"""
        2018
        turn 1
        1: {card} ... | market
        2: ... | covered LC:PA
        """,
        f"1 play {card}@2",
    ) == position(
        f"""
        2018
        turn 1, played, passing
        1: ... | market | chooses
        2: ... | covered LC:PA | misses {misses} | chooses
        ashtray {card}
        """
    )


def test_all_that_is_given_up_goes_to_the_ashtray_with_the_paranoia_card() -> None:
    """grass.paranoia.5: nothing of it comes to the player."""
    assert outcome(
        """
        2018
        turn 1
        1: SO HG ... | market
        2: MX ... | stash DF
        """,
        *("1 play SO@2", "2 give DF", "1 pass HG", "2 pass MX"),
    ) == position(
        """
        2018
        turn 1, played
        1: MX ... | market
        2: HG ...
        ashtray SO DF
        """
    )


@EDITIONS
@pytest.mark.parametrize(
    ("hand", "fine"),
    [("SO", 25), ("DX", 50), ("UW", 100), ("2SO", 50), ("SO DX UW", 175)],
)
def test_paranoia_in_hand_at_the_end_costs_its_fine(edition: str, hand: str, fine: int) -> None:
    """grass.paranoia.6."""
    after = play(
        f"""
        {edition}
        turn 1
        1: MC ... | market | stash DF
        2: {hand} ... | total 200000
        """,
        "1 play MC",
    )
    assert grass.returns(after) == [125_000, 200_000 - 1_000 * fine]


@pytest.mark.parametrize(("card", "missed"), [("SO", []), ("DX", [1]), ("UW", [1])])
def test_only_who_must_miss_a_turn_is_told_so(card: str, missed: list[int]) -> None:
    """grass.paranoia.2 to 4: in 2018 Sold Out costs no turn, and nothing is said of turns."""
    start = f"2018\nturn 1\n1: {card} ... | market\n2: ...\n3: ..."
    events = told(start, f"1 play {card}@2")
    assert [one.amount for one in events if one.what is What.MUST_MISS] == missed
