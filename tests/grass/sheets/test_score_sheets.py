"""Rounds that were played with printed cards."""

from __future__ import annotations

import msgspec
import pytest

from greentable import grass
from greentable.core.shuffle import Stream
from greentable.errors import GreentableError
from greentable.grass import PEDDLES, Kind, State, What, write_card
from greentable.grass.sheets.score_sheets import RoundScore, RoundSheet, SeatSheet, score_round
from greentable.table import open_table
from greentable.words.catalogue import Catalogue


def score(sheet: RoundSheet) -> RoundScore:
    return score_round(sheet, Catalogue().text)


def seats(*texts: str) -> tuple[SeatSheet, ...]:
    """Each seat as `stash | protected | hand`, cards by their letters."""
    return tuple(
        SeatSheet(stash=tuple(stash), protected=tuple(protected), hand=tuple(hand))
        for stash, protected, hand in (map(str.split, text.split("|")) for text in texts)
    )


def test_a_round_is_counted_line_by_line() -> None:
    """grass.scoring.1 to 4, as the 2018 sheet has it."""
    found = score(RoundSheet(seats=seats("JA PA | CO | BK", "HG | | SO PA", " | | ")))
    ann, ben, cem = found.seats
    assert msgspec.structs.astuple(ann) == (
        *(25_000, 75_000, 5_000, 105_000),
        *(0, 0, 105_000, 25_000, 130_000),
    )
    assert msgspec.structs.astuple(ben) == (
        *(0, 5_000, -5_000, 0),
        *(-25_000, -50_000, -75_000, 0, 0),
    )
    assert (cem.result, cem.total) == (0, 0)
    assert found.round_winners == (1,)
    assert (found.is_over, found.winners) == (False, ())


def test_totals_go_on_and_end_the_game() -> None:
    """grass.scoring.6: with the target."""
    rich, poor = seats("PA | | ", " | | ")
    rich = msgspec.structs.replace(rich, total=200_000)
    found = score(RoundSheet(seats=(poor, rich)))
    assert [one.total for one in found.seats] == [0, 275_000]
    assert (found.is_over, found.winners) == (True, (2,))


def test_the_last_round_ends_the_game() -> None:
    """grass.turn.11."""
    sheet = RoundSheet(ruleset="2018 max_rounds=3", round=3, seats=seats("HG | |", " | |"))
    assert score(sheet).is_over
    assert not score(msgspec.structs.replace(sheet, round=2)).is_over


@pytest.mark.parametrize(
    ("sheet", "code"),
    [
        (RoundSheet(seats=seats("MO | | ", " | | ")), "sheet.not_peddle"),
        (RoundSheet(seats=seats(" | UW | ", " | | ")), "sheet.not_peddle"),
        (RoundSheet(seats=seats(" | | BK", " | | BK")), "sheet.too_many"),
        (RoundSheet(seats=seats(" | | XX", " | | ")), "notation.card"),
        (RoundSheet(ruleset="1066", seats=seats(" | | ", " | | ")), "ruleset.edition"),
    ],
)
def test_what_cannot_be_is_refused(sheet: RoundSheet, code: str) -> None:
    with pytest.raises(GreentableError) as caught:
        score(sheet)
    assert caught.value.code == code
    assert str(caught.value)


def laid(state: State, seat: int, hand: tuple[Kind, ...], total: int) -> SeatSheet:
    """The cards that a seat of a game lays down at the end of a round."""
    view = grass.view(state, seat)
    stash = [Kind(kind) for kind in range(PEDDLES) for _ in range(state.stash[seat][kind])]
    protected = [
        Kind(kind)
        for slot in range(state.covers)
        if state.cover_owner[slot] == seat
        for kind in range(PEDDLES)
        for _ in range(state.covered[slot][kind])
    ]
    assert view.totals[seat] == total
    return SeatSheet(
        stash=tuple(map(write_card, stash)),
        protected=tuple(map(write_card, protected)),
        hand=tuple(map(write_card, hand)),
        total=total,
    )


@pytest.mark.parametrize("ruleset", ["2018 max_rounds=2", "classic max_rounds=2"])
def test_rounds_of_real_games_are_counted_as_the_game_counts_them(ruleset: str) -> None:
    rng = Stream(b"sheets", ruleset)
    table = open_table(grass, ruleset, ("Ann", "Ben", "Cem"), grass.Nature(ruleset)).table
    rounds = 0
    while not table.is_over:
        seat = table.to_act[0]
        moves = table.view(seat).legal.moves  # without offers, which make a game long
        step = table.play(seat, moves[rng.below(len(moves))])
        for ply in step.plies:
            hands = {one.seat: one.cards for one in ply.events if one.what is What.SHOWED}
            if not hands:
                continue
            rounds += 1
            before = ply.before
            found = score(
                RoundSheet(
                    ruleset=ruleset,
                    round=ply.moment.round,
                    seats=tuple(laid(before, at, hands[at], before.totals[at]) for at in (1, 2, 3)),
                )
            )
            totals = [one.amount for one in ply.events if one.what is What.TOTAL]
            assert [one.total for one in found.seats] == totals
            won = tuple(one.seat for one in ply.events if one.what is What.WON)
            assert found.winners == won
        table = step.table
    assert rounds == 2
