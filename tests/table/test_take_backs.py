"""Taking back: the table as it was, and when a seat may go back without asking."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from greentable.errors import UsageError
from greentable.table import AnyTable, may_take_back, new_table, open_table, take_back
from greentable.table.table import EVERY
from greentable.table.take_backs import last_ply_of
from tests.table.toy import TOY, Nature, bids_then_end

NAMES = ("Ann", "Ben")


@pytest.fixture
def tables() -> list[AnyTable]:
    """A whole game, the table after every move of a player; two cards are dealt at first."""
    tables = [open_table(TOY, "plain", NAMES, Nature("seed")).table]
    for seat, token in bids_then_end(2, 2):
        tables.append(tables[-1].play(seat, token).table)
    return tables


def test_any_earlier_table_comes_back_as_it_was(tables: list[AnyTable]) -> None:
    last = tables[-1]
    for table in tables:
        assert last.at(len(table.plies)) == table
    assert (last.at(0).plies, last.at(0).rounds) == ((), ())


def test_from_an_earlier_table_the_game_goes_on_as_it_did(tables: list[AnyTable]) -> None:
    again = tables[-1].at(len(tables[0].plies))
    for seat, token in bids_then_end(2, 2):
        again = again.play(seat, token).table
    assert again == tables[-1]


def test_what_happened_of_late_is_not_played_again_from_the_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Some states are kept: after a thousand moves, going back takes no longer than after ten."""
    table = open_table(TOY, "plain", NAMES, Nature("seed")).table
    for seat, token in [(2, "bid 1"), (1, "bid 2"), *[(1, "nod")] * 5 * EVERY]:
        table = table.play(seat, token).table
    last, without = len(table.plies), replace(table, earlier=())
    for ply in (0, 1, EVERY - 1, EVERY, EVERY + 1, last - 2 * EVERY, last - 1):
        assert table.at(ply) == without.at(ply)
        assert table.at(ply) == table.at(last - 1).at(ply) == without.at(last - 1).at(ply)
    played = list[int]()
    apply = TOY.apply

    def counted(*given: Any) -> Any:  # noqa: ANN401 - as the game has it
        played.append(1)
        return apply(*given)

    monkeypatch.setattr(TOY, "apply", counted)
    for back in range(2 * EVERY):
        played.clear()
        earlier = table.at(last - back)
        assert len(played) < EVERY
        assert earlier.at(len(earlier.plies) - 1).state.nods == earlier.state.nods - 1


def test_the_last_move_of_a_seat_is_found_wherever_it_is(tables: list[AnyTable]) -> None:
    for table in (*tables, tables[-1].at(1)):
        for seat in (0, 1, 2):
            own = [number for number, (who, _) in enumerate(table.plies, 1) if who == seat]
            assert last_ply_of(table, seat) == max(own, default=0)


@pytest.mark.parametrize("ply", [-1, 14])
def test_a_ply_that_was_not_played_is_a_usage_error(tables: list[AnyTable], ply: int) -> None:
    table = tables[-1]
    assert len(table.plies) < 14
    with pytest.raises(UsageError) as caught:
        table.at(ply)
    assert caught.value.code == "table.no_such_ply"
    assert f"0 to {len(table.plies)}" in caught.value.sentence


def test_the_last_move_of_a_seat_is_taken_back_with_all_that_came_after(
    tables: list[AnyTable],
) -> None:
    assert last_ply_of(tables[3], 2) == 3
    assert take_back(tables[3], 1) == tables[2]
    assert take_back(tables[3], 2) == tables[0]


def test_a_seat_that_has_not_moved_has_nothing_to_take_back(tables: list[AnyTable]) -> None:
    assert not may_take_back(tables[0], 1)
    assert last_ply_of(tables[0], 1) == 0
    with pytest.raises(UsageError) as caught:
        take_back(tables[0], 1)
    assert caught.value.code == "table.nothing_to_take_back"


def test_a_move_is_free_to_take_back_until_somebody_else_moves(tables: list[AnyTable]) -> None:
    """Seat 2 has bid; then seat 1 bids too."""
    assert may_take_back(tables[1], 2)
    assert not may_take_back(tables[2], 2)


def test_a_move_that_nature_answered_is_not_free(tables: list[AnyTable]) -> None:
    assert tables[3].plies[-1][0] == 0
    assert not may_take_back(tables[3], 1)


def test_a_choice_that_showed_the_others_choices_is_not_free(tables: list[AnyTable]) -> None:
    """Seat 1 bid last, and saw what seat 2 had bid."""
    assert tables[2].plies[-1] == (1, "bid 3")
    assert not may_take_back(tables[2], 1)


def test_a_look_at_a_hidden_card_is_not_free_and_a_nod_is(tables: list[AnyTable]) -> None:
    turn = tables[2]
    assert turn.to_act == [1]
    nodded = turn.play(1, "nod").table
    assert may_take_back(nodded, 1)
    assert may_take_back(nodded.play(1, "nod").table, 1)
    assert not may_take_back(nodded.play(1, "look").table, 1)
    assert may_take_back(turn.play(1, "look").table.play(1, "nod").table, 1), (
        "the nod, not the look"
    )


def test_alone_everything_is_foreseen_but_what_is_hidden() -> None:
    alone = open_table(TOY, "plain", ("Ann",), Nature("seed")).table
    bid = alone.play(1, "bid 2").table
    assert may_take_back(bid, 1)
    assert not may_take_back(bid.play(1, "look").table, 1)


def test_before_the_first_ply_there_is_nothing_to_take_back() -> None:
    table = new_table(TOY, "plain", NAMES, Nature("seed"))
    assert not may_take_back(table, 1)
