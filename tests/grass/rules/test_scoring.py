"""grass.scoring: what a round brings, and when a game ends."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.grass import Reason
from tests.grass.grass_table import ledger, outcome, play, position, refused

EDITIONS = pytest.mark.parametrize("edition", ["2018", "classic"])


@EDITIONS
def test_profit_is_protected_or_at_risk(edition: str) -> None:
    """grass.scoring.1: by the values of the Peddle in the stash, and of nothing else."""
    assert ledger(
        f"""
        {edition}
        turn 1
        1: MC ... | market | stash 2HG MX | covered LC:CO+JA GS:HG
        2: ... | market BU | stash PA DF | under FE HE
        3: ...
        """,
        "1 play MC",
    ) == {
        "protected": [55, 0, 0],
        "at_risk": [15, 150, 0],
        "banker": [0, 0, 0],
        "net_profit": [70, 150, 0],
        "fines": [0, 0, 0],
        "best_in_hand": [0, 0, 0],
        "result": [70, 150, 0],
        "bonus": [0, 25, 0],
        "total": [70, 175, 0],
    }


BANKER = """
    {rules}
    turn 1
    1: MC ... | market | stash 2HG | covered LC:PA
    2: BK ... | stash JA
    3: ... | stash DF PA CO
    4: ... | covered GS:CO
    """


@pytest.mark.parametrize(
    ("rules", "banker", "net_profit"),
    [
        ("2018", [-5, 10, -5, 0], [55, 35, 170, 25]),
        ("classic banker=flat", [-5, 10, -5, 0], [55, 35, 170, 25]),
        ("classic", [-2, 37, -35, 0], [58, 62, 140, 25]),
        ("2018 banker=percent", [-2, 37, -35, 0], [58, 62, 140, 25]),
    ],
)
def test_the_banker_takes_from_every_other_seat_with_profit_at_risk(
    rules: str, banker: list[int], net_profit: list[int]
) -> None:
    """grass.scoring.2: banker; 5,000 from each, or 20 % of what is at risk."""
    lines = ledger(BANKER.format(rules=rules), "1 play MC")
    assert lines["banker"] == banker
    assert sum(banker) == 0
    assert lines["net_profit"] == net_profit


@EDITIONS
def test_the_banker_does_nothing_but_in_hand_at_the_end(edition: str) -> None:
    """grass.scoring.2: it can only be discarded, without effect."""
    start = f"""
        {edition}
        turn 1
        1: BK MC ... | market
        2: ... | stash JA
        """
    assert refused(start, "1 play BK") == Reason.BANKER_NOT_PLAYED
    assert outcome(start, "1 discard BK") == position(
        f"""
        {edition}
        turn 1, played
        1: MC ... | market
        2: ... | stash JA
        ashtray BK
        """
    )
    next_turn = ("0 draw HG", "2 discard HG", "2 end", "0 draw HG")
    lines = ledger(start, "1 discard BK", "1 end", *next_turn, "1 play MC")
    assert lines["banker"] == [0, 0]


@EDITIONS
def test_several_bankers_of_a_deck_of_ones_own_each_collect(edition: str) -> None:
    """grass.scoring.2: from each other too."""
    deck = "deck=MO:10,MC:1,BK:3,JA:4,IM:20"
    lines = ledger(
        f"""
        {edition} {deck}
        turn 1
        1: MC 2BK 4IM | market | stash JA
        2: BK 5IM | stash JA
        3: 6IM | stash 2JA
        """,
        "1 play MC",
    )
    assert lines["banker"] == ([15, 0, -15] if edition == "2018" else [25, 5, -30])


@EDITIONS
@pytest.mark.parametrize(
    ("hand", "fines", "best"),
    [
        ("", 0, 0),
        ("HG", 0, -5),
        ("2HG MX JA CO", 0, -25),
        ("PA HG", 0, -50),
        ("DF PA", 0, -100),
        ("SO", -25, 0),
        ("2SO DX", -100, 0),
        ("UW DX SO HG", -175, -5),
    ],
)
def test_paranoia_and_the_best_peddle_in_hand_cost(
    edition: str, hand: str, fines: int, best: int
) -> None:
    """grass.scoring.3: every Paranoia card, but only the single highest Peddle.

    The net profit is what one has before that, the result of the round what is left.
    """
    lines = ledger(
        f"""
        {edition}
        turn 1
        1: MC ... | market
        2: {hand} ... | stash PA | covered GS:CO
        """,
        "1 play MC",
    )
    assert (lines["fines"], lines["best_in_hand"]) == ([0, fines], [0, best])
    assert lines["net_profit"] == [0, 75]
    assert lines["result"] == [0, 75 + fines + best]


@pytest.mark.parametrize(
    ("stashes", "bonus"),
    [
        (("HG", "PA", "CO"), [0, 25, 0]),
        (("PA", "PA", "CO"), [25, 25, 0]),
        (("HG", "MX", "HG"), [25, 25, 25]),
    ],
)
@EDITIONS
def test_the_highest_net_of_the_round_gets_the_bonus(
    edition: str, stashes: tuple[str, ...], bonus: list[int]
) -> None:
    """grass.scoring.4: all who lead together."""
    lines = ledger(
        f"""
        {edition}
        turn 1
        1: MC ... | market | stash {stashes[0]}
        2: ... | stash {stashes[1]}
        3: ... | stash {stashes[2]}
        """,
        "1 play MC",
    )
    assert lines["bonus"] == bonus


@EDITIONS
def test_the_bonus_is_given_also_when_the_best_net_is_below_zero(edition: str) -> None:
    """grass.scoring.4: bonus; the total before does not matter."""
    start = f"""
        {edition}
        turn 1
        1: MC SO ... | market | total 10000
        2: DX ... | total 90000
        """
    lines = ledger(start, "1 play MC")
    assert (lines["result"], lines["bonus"], lines["total"]) == ([-25, -50], [25, 0], [10, 40])
    richer = ledger(start.replace(edition, f"{edition} bonus=60000"), "1 play MC")
    assert (richer["bonus"], richer["total"]) == ([60, 0], [45, 40])


DEBTS = """
    {rules}
    turn 1
    1: MC ... | market | stash HG | total 40000
    2: DX ... | total 60000
    3: UW ... | total 60000
    4: SO ...
    """


@pytest.mark.parametrize("rules", ["2018", "classic total_floor=0"])
def test_a_minus_is_taken_from_the_total_but_never_below_zero(rules: str) -> None:
    """grass.scoring.5: total_floor."""
    lines = ledger(DEBTS.format(rules=rules), "1 play MC")
    assert lines["result"] == [5, -50, -100, -25]
    assert lines["total"] == [70, 10, 0, 0]


@pytest.mark.parametrize("rules", ["classic", "2018 total_floor=none"])
def test_in_classic_a_total_can_fall_below_zero(rules: str) -> None:
    """grass.scoring.5: total_floor; and a debt is paid off by the rounds that follow."""
    lines = ledger(DEBTS.format(rules=rules), "1 play MC")
    assert lines["total"] == [70, 10, -40, -25]
    in_debt = DEBTS.format(rules=rules).replace("stash HG | total 40000", "total -40000")
    assert ledger(in_debt, "1 play MC")["total"] == [-15, 10, -40, -25]


def test_the_least_debt_wins_when_the_last_round_is_over_and_all_owe() -> None:
    """grass.scoring.6, with grass.turn.11."""
    after = play(
        """
        classic max_rounds=1
        turn 1
        1: MC UW ... | market | total -10000
        2: DX ... | total -20000
        3: SO ... | total -50000
        """,
        "1 play MC",
    )
    assert grass.returns(after) == [-110_000, -70_000, -50_000]
    assert grass.winners(after) == [3]


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ((195, 0, 0), []),
        ((200, 0, 0), [1]),
        ((200, 300, 0), [2]),
        ((0, 250, 250), [2, 3]),
        ((195, 255, 255), [2, 3]),
        ((225, 250, 249), [1]),
    ],
)
@EDITIONS
def test_the_game_ends_when_a_total_reaches_the_target(
    edition: str, totals: tuple[int, ...], winners: list[int]
) -> None:
    """grass.scoring.6: the highest total wins, a tie is shared. Seat 1 scores 50 here."""
    after = play(
        f"""
        {edition}
        turn 1
        1: MC ... | market | stash CO | total {totals[0]}000
        2: ... | total {totals[1]}000
        3: ... | total {totals[2]}000
        """,
        "1 play MC",
    )
    assert grass.winners(after) == winners
    assert (grass.to_act(after) == []) == bool(winners)


def test_the_target_is_a_switch() -> None:
    """grass.scoring.6: target."""
    start = """
        2018 target=30000
        turn 1
        1: MC ... | market | stash HG
        2: ...
        """
    after = play(start, "1 play MC")
    assert grass.winners(after) == [1]
    assert refused(after, "1 end") == refused(after, "0 deal 2 HG") == Reason.GAME_OVER
    assert grass.winners(play(start.replace("30000", "30001"), "1 play MC")) == []


def test_at_the_end_of_the_game_the_last_table_stays_as_it_is() -> None:
    """grass.scoring.6: and everybody sees all hands."""
    start = """
        2018
        turn 1
        1: MC PA ... | market | stash DF | total 240000
        2: HG ... | market FE | covered GS:CO
        """
    after = play(start, "1 play MC")
    assert outcome(after) == position(
        """
        2018
        played, over
        1: PA ... | market | stash DF | total 315000 | closed
        2: HG ... | market FE | covered GS:CO | total 20000
        """
    )
    hands = {seat: tuple(after.hand[seat]) for seat in (1, 2)}
    assert grass.view(after, 0).hands == hands


@EDITIONS
def test_else_all_cards_are_dealt_anew_and_every_market_is_closed(edition: str) -> None:
    """grass.scoring.7."""
    after = play(
        f"""
        {edition}
        turn 1, dealer 2
        1: MC HG ... | market | stash HG JA | covered GS:CO | under FE HE
        2: ... | market SS | stash HG | misses 1
        ashtray SN SO 2MX
        """,
        "1 play MC",
    )
    assert outcome(after) == position(
        f"""
        {edition}
        round 2, dealer 1, dealing
        1: | total 75000
        2: | total 5000
        """
    )
    assert after.haystack == list(after.rules.deck)
    assert all(sum(row) == 0 for row in after.known)
