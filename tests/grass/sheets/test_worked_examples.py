"""The example of the 2018 sheets, move by move and line by line; and a score of our own."""

from __future__ import annotations

from greentable import grass
from tests.grass.grass_table import ledger, outcome, play, position

# The example of the sheets. Seats: 1 John, 2 Janis, 3 Bob, 4 Amy. They show what lies on the table
# and tell of the cards in hand that matter; the others here cost nothing. A Paranoia card hits
# the one who plays it in it, unlike in the card texts of the same sheets (grass.paranoia.1).
RULES = "2018 paranoia_hits=player"

BEFORE = f"""
    {RULES}
    turn 1
    1: FE LC IM BF HE CD PF | market | stash PA DF | covered CB:JA
    2: SO UW BK 2HG BU | market | covered GS:CO CB:MX
    3: PA JA CO IM BF SN
    4: MO MX DX MC IM BF | market | stash 2HG
    """

FIRST_TURN = (
    # John puts the heat on Janis and ends his turn.
    *("1 play FE@2", "1 end"),
    # Janis is stuck. She plays Sold Out, has nothing unprotected to give up, and all pass a card;
    # hers is Utterly Wiped Out, and Bob has it now.
    *("0 draw MX", "2 play SO"),
    *("1 pass IM", "2 pass UW", "3 pass SN", "4 pass BF", "2 end"),
    # Bob has no Market Open. He asks round the table, Panama for one; Amy takes it, he opens.
    *("0 draw DE", "3 offer PA>MO@*", "4 accept", "3 play MO", "3 end"),
    # Amy plays that Panama and then swaps her Home Grown for John's Dr. Feelgood.
    *("0 draw SS", "4 play PA", "4 swap HG>DF@1", "4 end"),
)

SECOND_TURN = (
    # John protects his Panama.
    *("0 draw CD", "1 play LC:PA", "1 end"),
    # Janis has just drawn what cools the Felony.
    *("0 draw HE", "2 play HE", "2 end"),
    # Bob sells his first: Jamaica.
    *("0 draw MO", "3 play JA", "3 end"),
    # Amy swaps her other Home Grown for it, and closes the market.
    *("0 draw CD", "4 swap HG>JA@3"),
)


def test_the_first_of_the_two_turns() -> None:
    """grass.heat.1, grass.paranoia.4, grass.deal.2 and grass.deal.5 in one round of the table."""
    assert outcome(BEFORE, *FIRST_TURN) == position(
        f"""
        {RULES}
        turn 1, to draw
        1: LC BF HE CD PF BF | market | stash PA HG | covered CB:JA
        2: IM MX BK 2HG BU | market FE | covered GS:CO CB:MX
        3: UW JA CO IM BF DE | market
        4: SN MX DX MC IM SS | market | stash HG PA DF
        ashtray SO
        """
    )


def test_the_second_of_the_two_turns() -> None:
    """grass.protection.1, grass.heat.3, grass.peddle.1 and grass.deal.5, up to Market Close."""
    assert outcome(BEFORE, *FIRST_TURN, *SECOND_TURN) == position(
        f"""
        {RULES}
        turn 4, swapped
        1: BF HE CD PF BF CD | market | stash HG | covered CB:JA LC:PA
        2: IM MX BK 2HG BU | market | covered GS:CO CB:MX | under FE HE
        3: UW CO IM BF DE MO | market | stash HG
        4: SN MX DX MC IM SS CD | market | stash PA DF JA
        ashtray SO
        """
    )


def test_the_score_of_the_2018_sheets() -> None:
    """grass.scoring.1 to 5: 75, 40, 0 and 140 thousand; and nobody has won (grass.scoring.7)."""
    moves = (*FIRST_TURN, *SECOND_TURN, "4 play MC")
    assert ledger(BEFORE, *moves) == {
        "protected": [75, 30, 0, 0],
        "at_risk": [5, 0, 5, 175],
        "banker": [-5, 15, -5, -5],
        "net_profit": [75, 45, 0, 170],
        "fines": [0, 0, -100, -50],
        "best_in_hand": [0, -5, -25, -5],
        "result": [75, 40, -125, 115],
        "bonus": [0, 0, 0, 25],
        "total": [75, 40, 0, 140],
    }
    assert outcome(BEFORE, *moves) == position(
        f"""
        {RULES}
        round 2, dealer 1, dealing
        1: | total 75000
        2: | total 40000
        3:
        4: | total 140000
        """
    )


def test_a_minus_in_a_later_round_is_taken_from_what_one_had() -> None:
    """grass.scoring.5: had it been Bob's second round, he would have lost 125 thousand."""
    later = BEFORE.replace("3: PA JA CO IM BF SN", "3: PA JA CO IM BF SN | total 200000")
    after = play(later, *FIRST_TURN, *SECOND_TURN, "4 play MC")
    assert grass.returns(after) == [75_000, 40_000, 75_000, 140_000]


# Of our own: the sheets have no example of this edition.
CLASSIC = """
    classic
    turn 1
    1: MC BK HG ... | market | stash PA DF HG MX
    2: SO ... | stash HG 2MX | covered LC:PA
    3: PA DX ... | stash 2PA 2CO HG 2MX
    4: CO UW ... | stash JA | covered LC:CO+JA
    """


def test_a_score_of_the_classic_edition() -> None:
    """grass.scoring.1 to 4: the Banker takes a fifth of what is at risk: 41 from three seats."""
    lines = ledger(CLASSIC, "1 play MC")
    tabled = zip(lines["protected"], lines["at_risk"], strict=True)
    assert [sum(profits) for profits in tabled] == [160, 65, 165, 75]
    assert lines["at_risk"][1:] == [15, 165, 25]
    assert lines["banker"] == [41, -3, -33, -5]
    assert lines["best_in_hand"] == [-5, 0, -50, -25]
    assert lines["fines"] == [0, -25, -50, -100]
    assert lines["result"] == [196, 37, 32, -55]
    assert lines["bonus"] == [25, 0, 0, 0]
    assert lines["total"] == [221, 37, 32, -55]
