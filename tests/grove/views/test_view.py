"""Views: what each seat may see, and whole states that fit what it sees."""

from __future__ import annotations

import pickle

import msgspec
import pytest

from greentable import grove
from greentable.core.fields import VisibleTo
from greentable.core.shuffle import Stream
from greentable.game import SPECTATOR
from greentable.grove import Move, Phase, Standing, State, View
from greentable.grove.codes import NO_MOVE
from greentable.grove.moves import code_of
from tests.grove.grove_table import plain_rules, play, table
from tests.grove.grove_walk import positions

PUBLIC = [
    line.name for line in State.FIELDS if line.visible_to is VisibleTo.ALL and not line.scratch
]
TWO = """
        card 7  O1 Y2 G1 / -- G2 Y1
        card 8  Y1 Y2 G1 / -- O2 Y1
        deck 3
        seat 1 | hand 7 8
            0   1   2   3
        0   O1  .   .   Y1*
        seat 2 | hand 7 8
            0   1   2   3
        0   O1  .   .   Y1*
        """


def other_worlds(state: State, viewer: int) -> list[State]:
    """The same table with other secret choices: written from the rules, not from the view."""
    worlds = []
    for seat in range(1, state.seats + 1):
        if seat != viewer and state.chosen[seat] != NO_MOVE:
            asked = state.copy()
            asked.chosen[seat] = NO_MOVE
            asked.waiting |= 1 << seat
            for move in grove.legal_moves(asked, seat):
                world = state.copy()
                world.chosen[seat] = code_of(move)
                worlds.append(world)
    return worlds


def test_what_others_have_chosen_is_not_seen() -> None:
    """grove.several.2: in all worlds that differ only in that, the view is the same."""
    state = play(TWO, "2 7:0,0,0")
    for viewer in (SPECTATOR, 1):
        worlds = other_worlds(state, viewer)
        assert len(worlds) > 10
        assert {grove.view(world, viewer) == grove.view(state, viewer) for world in worlds} == {
            True
        }
        assert grove.view(state, viewer).chosen is None
    assert str(grove.view(state, 2).chosen) == "7:0,0,0"


@pytest.mark.parametrize("seats", [1, 3])
def test_two_worlds_look_alike_in_every_position_of_a_game(seats: int) -> None:
    """grove.several.2: for every viewer, whatever the others have chosen.

    Views, documents byte for byte, and explanations of moves that are legal or not.
    """
    for state in positions(plain_rules(), seats, "worlds"):
        for viewer in range(seats + 1):
            for world in other_worlds(state, viewer)[::29]:
                assert grove.view(world, viewer) == grove.view(state, viewer)
                assert grove.documents(world, [viewer]) == grove.documents(state, [viewer])
                assert explained(world, viewer) == explained(state, viewer)


def explained(state: State, viewer: int) -> list[bytes]:
    """Explanations for a viewer: some legal placements, the same one column on, a draw."""
    moves = [*grove.legal_moves(state, viewer)[::23], Move.draw(3), Move.lay(3, 0, 0)]
    moves += [Move.lay(move.card, move.column + 1, move.row, move.rotation) for move in moves]
    found = []
    for move in moves:
        explanation = grove.explain(state, viewer, move)
        assert explanation.is_legal == (grove.why_not(state, viewer, move) is None)
        found.append(msgspec.json.encode(grove.explanation_document(explanation)))
        if explanation.after is not None:
            found.append(pickle.dumps(explanation.after))
    return found


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("recipes", [False, True])
def test_a_determinized_state_looks_the_same_and_loses_nothing(
    seats: int, *, recipes: bool
) -> None:
    """Every public field is in the view, so it comes out as it was."""
    rng = Stream(b"determinize", "test")
    for state in positions(plain_rules(recipes=recipes), seats, f"sound {seats}"):
        for viewer in range(seats + 1):
            seen = grove.view(state, viewer)
            made = grove.determinize(seen, rng)
            assert grove.view(made, viewer) == seen
            assert {name: getattr(made, name) for name in PUBLIC} == {
                name: getattr(state, name) for name in PUBLIC
            }
            for seat in grove.to_act(made):
                assert seat == 0 or grove.legal_moves(made, seat)


def test_every_hidden_choice_turns_up() -> None:
    """Over many draws each move that the other may have chosen, and no other."""
    state = play(TWO, "2 7:0,0,0")
    rng = Stream(b"every", "choice")
    seen = grove.view(state, 1)
    made = {grove.determinize(seen, rng).chosen[2] for _ in range(400)}
    asked = play(TWO, "1 7:0,0,0")
    assert made == {code_of(move) for move in grove.legal_moves(asked, 2)}


def test_a_view_lists_the_legal_moves_of_its_seat() -> None:
    state = table(TWO)
    for seat in (1, 2):
        view = grove.view(state, seat)
        assert list(view.legal) == grove.legal_moves(state, seat)
        assert view.hand == (7, 8)
        assert view.grove == view.groves[seat]
    spectator = grove.view(state, SPECTATOR)
    assert (spectator.legal, spectator.hand, spectator.grove) == ((), (), None)
    assert grove.legal_moves(state, 0) == []


def test_a_view_tells_the_scores_the_target_and_the_deck() -> None:
    state = table(
        """
        recipes 3 4 | deck 3 | hand 7 8
            0     1
        0   O1/4  Y1*
        """
    )
    view = grove.view(state, 1)
    assert (view.scores, view.target, view.deck_size) == ({1: 4}, 60, 3)
    assert view.phase is Phase.PLAY
    assert view.recipes == (3, 4)
    assert set(view.unseen).isdisjoint({3, 4, 7, 8})


def test_a_view_tells_how_the_recipes_stand_with_every_seat() -> None:
    """grove.recipes.2: met or not, how much there is, the points; a multiplier has none itself."""
    state = table(
        """
        recipe 3  worth:30,count:dice,fruit:orange,least:2,bonus_each:3
        recipe 4  worth:30,count:cells,least:2,times:2,of:lemon
        recipes 3 4
        seat 1
           0     1
        0  O1/4  O1/2
        seat 2
           0
        0  O1/4
        """
    )
    standings = grove.view(state, 0).standings
    assert standings == {
        1: (
            Standing(3, met=True, counted=2, points=6, multiplies=False),
            Standing(4, met=True, counted=2, points=0, multiplies=True),
        ),
        2: (
            Standing(3, met=False, counted=1, points=0, multiplies=False),
            Standing(4, met=False, counted=1, points=0, multiplies=True),
        ),
    }
    assert grove.view(grove.new_game(plain_rules(), 1), 1).standings == {1: ()}


def test_every_event_is_for_everybody() -> None:
    """grove.several.2: that a choice was made is told, not which."""
    state = table(TWO)
    _, (event,) = grove.apply(state, 2, grove.read_move("7:0,0,0"))
    assert event.for_viewer(1) == event == grove.Event(grove.What.CHOSE, 2)


# A view is a value


def seen_by(viewer: int) -> View:
    return grove.view(play(TWO, "2 7:0,0,0"), viewer)


def test_views_are_equal_when_they_show_the_same() -> None:
    assert seen_by(1) == seen_by(1)
    assert hash(seen_by(1)) == hash(seen_by(1))
    assert seen_by(1) != seen_by(2)
    assert seen_by(1) != grove.view(table(TWO), 1)
    assert seen_by(1) != "a view"
    assert repr(seen_by(1)) == "<View of seat 1: play, 3 cards to draw>"


def test_the_fields_that_a_view_gives_away_are_a_copy() -> None:
    view = seen_by(1)
    fields = view.to_fields()
    fields.hand[1] = fields.grid[1][0] = 0
    assert view == seen_by(1)
    assert view.hand == (7, 8)


def test_a_grove_tells_where_squirrel_and_barrow_are() -> None:
    own = grove.view(table("   0     1      2\n0  O1*   Y1/15  O1/2"), 0).groves[1]
    assert own.squirrel is not None
    assert own.barrow is not None
    assert (own.squirrel.column, own.barrow.column) == (0, 1)
    empty = grove.view(grove.new_game(plain_rules(), 1), 0).groves[1]
    assert (empty.squirrel, empty.barrow, empty.cells, empty.cards) == (None, None, (), ())


@pytest.mark.parametrize("chooser", [1, 2])
def test_a_seat_that_has_chosen_has_chosen_something_that_may_be_laid(chooser: int) -> None:
    before = play(grove.new_game(plain_rules(), 2), "start 7", "draw 12", "draw 3")
    legal = {code_of(move) for move in grove.legal_moves(before, chooser)}
    state = play(before, f"{chooser} {grove.legal_moves(before, chooser)[0]}")
    view = grove.view(state, 3 - chooser)
    for number in range(5):
        made = grove.determinize(view, Stream(b"seed", str(number)))
        assert made.chosen[chooser] in legal
        assert made.chosen[3 - chooser] == NO_MOVE
