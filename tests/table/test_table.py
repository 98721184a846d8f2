"""A table is a value: a step is what a move would make of it, nature's answers included."""

from __future__ import annotations

import copy
from dataclasses import replace

import msgspec
import pytest

from greentable import grass, grove
from greentable.core.shuffle import Stream
from greentable.errors import IllegalMove, NotationError, UnsupportedRuleset, UsageError
from greentable.game import NATURE, AnyGame, Moment
from greentable.table import AnyTable, new_table, open_table
from tests.table.toy import GAMES, TOY, Move, Nature, What, bids_then_end

NAMES = ("Ann", "Ben")


@pytest.fixture
def table() -> AnyTable:
    """Two cards are dealt, and both seats are to bid."""
    return open_table(TOY, "plain", NAMES, Nature("seed")).table


def played(table: AnyTable, *moves: tuple[int, str]) -> AnyTable:
    for seat, token in moves:
        table = table.play(seat, token).table
    return table


# A step


def test_a_table_is_opened_with_natures_deal() -> None:
    step = open_table(TOY, "plain", NAMES, Nature("seed"))
    assert [(ply.number, ply.seat, ply.move.word) for ply in step.plies] == [
        (1, NATURE, "deal"),
        (2, NATURE, "deal"),
    ]
    assert step.table.to_act == [1, 2]
    assert step.table.plies == tuple((0, str(ply.move)) for ply in step.plies)
    assert step.plies[0].before == new_table(TOY, "plain", NAMES).state
    assert step.plies[0].state == step.plies[1].before
    assert step.plies[1].state == step.table.state


def test_playing_gives_a_step_and_leaves_the_table_as_it_was(table: AnyTable) -> None:
    before = replace(table, state=copy.deepcopy(table.state))
    step = table.play(2, "bid 1")
    assert table == before
    assert step.table != table
    assert step.table.plies == (*table.plies, (2, "bid 1"))
    assert [ply.number for ply in step.plies] == [3]
    assert table.play(2, "bid 1") == step, "and can be played again"


def test_a_move_and_its_token_make_the_same_step(table: AnyTable) -> None:
    assert table.play(1, Move("bid", 3)) == table.play(1, "bid 3")


def test_nature_answers_within_the_step(table: AnyTable) -> None:
    table = played(table, (1, "bid 3"), (2, "bid 1"))
    step = table.play(1, "end")
    assert [ply.seat for ply in step.plies] == [1, NATURE, NATURE]
    assert step.table.to_act == [1, 2]
    assert step.events[:2] == step.plies[0].events
    assert [event.what for event in step.events] == [What.SCORED] * 2 + [What.DEALT] * 2


def test_without_a_nature_seat_0_plays_like_any_other() -> None:
    table = new_table(TOY, "plain", NAMES)
    assert table.nature_plays().table is table
    assert table.nature_plays().plies == ()
    assert table.play(NATURE, "deal 4").table.to_act == [NATURE]


def test_a_refused_move_changes_nothing(table: AnyTable) -> None:
    before = replace(table, state=copy.deepcopy(table.state))
    for seat, token, error in (
        (1, "end", IllegalMove),
        (3, "bid 1", IllegalMove),
        (-1, "bid 1", IllegalMove),
        (NATURE, "deal 1", IllegalMove),
        (1, "sing", NotationError),
    ):
        with pytest.raises(error):
            table.play(seat, token)
    assert table == before


class Spent:
    """A nature that has nothing left after two cards."""

    def move(self, state: object) -> Move:
        del state
        raise UnsupportedRuleset("deck.used_up")


def test_when_nature_fails_there_is_no_half_step(table: AnyTable) -> None:
    table = replace(played(table, (1, "bid 3"), (2, "bid 1")), nature=Spent())
    before = replace(table, state=copy.deepcopy(table.state))
    with pytest.raises(UnsupportedRuleset):
        table.play(1, "end")
    assert table == before


# When something happened


def test_every_event_knows_its_ply_round_and_turn(table: AnyTable) -> None:
    step = played(table, (1, "bid 3"), (2, "bid 1"), (1, "nod")).play(1, "end")
    assert [(one.ply, one.moment) for one in step.happenings] == [
        (6, Moment(1, 1, 1)),
        (6, Moment(1, 1, 1)),
        (7, Moment(2, 0, 0)),
        (8, Moment(2, 0, 0)),
    ]


def test_happenings_are_documents_without_what_the_viewer_may_not_know(table: AnyTable) -> None:
    step = played(table, (1, "bid 3"), (2, "bid 1")).play(1, "look")
    card = step.plies[0].before.cards[0]
    document = {"ply": 5, "round": 1, "turn": 1, "turn_of": 1}
    for viewer, number in ((1, card), (2, None), (0, None)):
        event = {"event": "looked", "seat": 1, "number": number}
        assert step.documents(viewer) == [{**document, "event": event}]
    assert step.table.play(1, "end").documents(0)[-1]["turn_of"] is None


def test_rounds_begin_where_the_game_says(table: AnyTable) -> None:
    assert table.rounds == ()
    table = played(table, *bids_then_end(2, 1))
    assert table.rounds == (6,)
    assert table.plies[5][1].startswith("deal ")
    over = played(table, *bids_then_end(2, 1))
    assert over.is_over
    assert over.rounds == (6, 11), "with the round that would have come"


# Views


def test_views_and_documents_are_those_of_the_game(table: AnyTable) -> None:
    assert table.view(1) == TOY.view(table.state, 1)
    assert table.documents([0, 2]) == [
        msgspec.json.encode(table.view(0)),
        msgspec.json.encode(table.view(2)),
    ]
    with pytest.raises(UsageError) as caught:
        table.view(3)
    assert caught.value.code == "view.viewer"


def test_the_result_is_there_at_the_end_and_not_before(table: AnyTable) -> None:
    assert (table.is_over, table.result, table.moment.round) == (False, None, 1)
    table = played(table, *bids_then_end(2, 2))
    assert table.is_over
    assert table.result == tuple(TOY.returns(table.state))


# Opening


@pytest.mark.parametrize(
    ("names", "code"),
    [
        ((), "table.seats"),
        (("A", "B", "C", "D"), "table.seats"),
        (("Ann", ""), "table.name"),
        (("Ann", " Ben"), "table.name"),
        (("Ann", "Ben\nresult: 1"), "table.name"),
        (("Ann", "B\u202en"), "table.name"),
        (("Ann", "x" * 61), "table.name"),
    ],
)
def test_names_that_no_record_could_keep_are_refused(names: tuple[str, ...], code: str) -> None:
    with pytest.raises(UsageError) as caught:
        new_table(TOY, "plain", names)
    assert caught.value.code == code
    assert caught.value.sentence


def test_an_error_about_too_many_names_says_how_many_there_may_be() -> None:
    with pytest.raises(UsageError) as caught:
        new_table(TOY, "plain", ("A", "B", "C", "D"))
    fewest, most = TOY.SEATS[0], TOY.SEATS[-1]
    assert caught.value.message.arguments == {"seats": 4, "fewest": fewest, "most": most}


def test_a_ruleset_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(UnsupportedRuleset):
        new_table(TOY, "fancy", NAMES)


def test_a_ruleset_may_be_given_as_its_text() -> None:
    assert new_table(TOY, "plain", NAMES) == new_table(TOY, TOY.EDITIONS["plain"], NAMES)
    assert set(GAMES) == {"toy"}


# The games of the house


@pytest.mark.parametrize(
    ("game", "ruleset", "seats"),
    [(grass, "2018 max_rounds=1", 3), (grove, "house", 2)],
    ids=["grass", "grove"],
)
def test_a_whole_game_is_played_with_nature_and_replays_to_the_same_table(
    game: AnyGame, ruleset: str, seats: int
) -> None:
    rng = Stream(b"table", "moves")
    table = open_table(game, ruleset, ("Ann", "Ben", "Cem")[:seats], game.Nature("whole")).table
    for _ in range(200):
        if table.is_over:
            break
        seat = table.to_act[rng.below(len(table.to_act))]
        moves = game.legal_moves(table.state, seat)
        step = table.play(seat, moves[rng.below(len(moves))])
        assert step.plies[0].seat == seat
        assert all(ply.seat == NATURE for ply in step.plies[1:])
        assert NATURE not in step.table.to_act
        table = step.table
    assert table.at(len(table.plies)) == table
